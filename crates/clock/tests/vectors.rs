//! Every row of `data/clock`.

use yonban_clock::{Control, LagQuota, SeatClock, Speed, TurnCharge};

const VECTORS: &str = include_str!("../../../data/clock/vectors.tsv");
const LAG: &str = include_str!("../../../data/clock/lag.tsv");
const SPEEDS: &str = include_str!("../../../data/clock/speeds.tsv");

fn rows(table: &'static str) -> Vec<Vec<&'static str>> {
    let lines = table.lines().skip(1);
    lines.map(|line| line.split('\t').collect()).collect()
}

/// `2000+2999-c150-k35000`
fn turn(text: &str) -> TurnCharge {
    let mut turn = TurnCharge::default();
    let mut parts = text.split('-');
    for span in parts.next().unwrap().split('+') {
        turn.add_span(span.parse().unwrap());
    }
    for relief in parts {
        match relief.split_at(1) {
            ("c", n) => turn.add_compensation(n.parse().unwrap()),
            ("k", n) => turn.add_credit(n.parse().unwrap()),
            _ => panic!("{text}"),
        }
    }
    turn
}

#[test]
fn every_vector_holds() {
    let rows = rows(VECTORS);
    assert_eq!(rows.len(), 108);
    for row in rows {
        let [
            id,
            control_text,
            before,
            span,
            charged,
            result,
            after,
            deadline,
            _,
        ] = row.as_slice()
        else {
            panic!("{row:?}");
        };
        let control: Control = control_text.parse().unwrap();
        assert_eq!(control.to_string(), *control_text, "{id}");
        let before: SeatClock = before.parse().unwrap();
        assert!(control.fits(&before), "{id}");
        if let Some(gift) = span.strip_prefix("give ") {
            let given = control.give(&before, gift.parse().unwrap()).unwrap();
            assert_eq!(given.to_string(), *after, "{id}");
            continue;
        }
        if *span == "first" {
            // The table never shows a first decision to the clock.
            assert_eq!(before.to_string(), *after, "{id}");
            continue;
        }
        let turn = turn(span);
        assert_eq!(turn.charge().to_string(), *charged, "{id}");
        let due = control.deadline(&before);
        let due_text = due.map_or("never".to_owned(), |due| due.to_string());
        assert_eq!(due_text, *deadline, "{id}");
        match control.spend(&before, turn.charge()) {
            Ok(state) => {
                assert_eq!(*result, "ok", "{id}");
                assert_eq!(state.to_string(), *after, "{id}");
                assert!(control.fits(&state), "{id}");
                assert!(due.is_none_or(|due| turn.until(due) > 0), "{id}");
            }
            Err(_) => {
                assert_eq!(*result, "flag", "{id}");
                assert_eq!(turn.until(due.unwrap()), 0, "{id}");
            }
        }
    }
}

#[test]
fn every_lag_row_holds() {
    let rows = rows(LAG);
    assert_eq!(rows.len(), 20);
    for row in rows {
        let [
            id,
            kind,
            estimate,
            before,
            lag,
            rtt,
            limit,
            compensation,
            after,
            _,
        ] = row.as_slice()
        else {
            panic!("{row:?}");
        };
        let quota = LagQuota::new(estimate.parse().unwrap());
        if *kind == "setup" {
            // The rows write the gain in the column of the compensation.
            assert_eq!(quota.gain().to_string(), *compensation, "{id}");
            assert_eq!(quota.left().to_string(), *after, "{id}");
            assert_eq!(quota.with_left(u64::MAX).left(), 7 * quota.gain(), "{id}");
            continue;
        }
        let quota = quota.with_left(before.parse().unwrap());
        assert_eq!(quota.left().to_string(), *before, "{id}");
        let limit = (*limit != "-").then(|| limit.parse().unwrap());
        let done = quota.compensate(lag.parse().unwrap(), rtt.parse().unwrap(), limit);
        assert_eq!(done.compensation.to_string(), *compensation, "{id}");
        assert_eq!(done.quota.left().to_string(), *after, "{id}");
    }
}

/// Expected moves of one player, as `data/clock/README.md` lists them.
fn moves(game: &str) -> u32 {
    match game {
        "gomoku" => 20,
        "renju" | "go-9" => 30,
        "capture-go" => 25,
        "go-13" | "shogi" => 60,
        "go-19" => 110,
        match_of => {
            let points: u32 = match_of
                .strip_prefix("backgammon-")
                .unwrap()
                .parse()
                .unwrap();
            25 * (2 * points).div_ceil(3)
        }
    }
}

#[test]
fn every_speed_row_holds() {
    let rows = rows(SPEEDS);
    assert_eq!(rows.len(), 26);
    for row in rows {
        let [id, game, control, estimate, speed] = row.as_slice() else {
            panic!("{row:?}");
        };
        let control: Control = control.parse().unwrap();
        let expected = (*estimate != "-").then(|| estimate.parse().unwrap());
        assert_eq!(control.estimate(moves(game)), expected, "{id}");
        assert_eq!(control.speed(moves(game)).to_string(), *speed, "{id}");
    }
}

#[test]
fn start_timers_and_graces_follow_the_speed() {
    use yonban_clock::Occasion::{Casual, Tournament};
    let all = [
        (Speed::Ultra, 15, 11, 30),
        (Speed::Bullet, 20, 16, 30),
        (Speed::Blitz, 25, 21, 40),
        (Speed::Rapid, 30, 25, 80),
        (Speed::Classical, 35, 30, 120),
    ];
    for (speed, casual, tournament, absence) in all {
        assert_eq!(speed.start_timer(Casual), Some(casual * 1000));
        assert_eq!(speed.start_timer(Tournament), Some(tournament * 1000));
        assert_eq!(speed.absence_grace(), Some(absence * 1000));
    }
    assert_eq!(Speed::Correspondence.start_timer(Casual), None);
    assert_eq!(Speed::Correspondence.absence_grace(), None);
}
