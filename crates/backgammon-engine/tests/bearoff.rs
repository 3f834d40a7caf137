//! The tables of bearing off against exact arithmetic, and against the rules crate's plays.

mod pack;

use pack::{board, rows, side};
use yonban_backgammon::{Board, Checkers, Dice, Variant};
use yonban_backgammon_engine::bearoff::{Exact, Tables};
use yonban_backgammon_engine::{CubeDecision, Ladder, Outputs, Owner, Stakes, cubeful_equity};

fn close(value: f64, expected: &str, within: f64, what: &str) {
    let expected: f64 = expected.parse().unwrap();
    assert!(
        (value - expected).abs() < within,
        "{what}: {value}, not {expected}"
    );
}

#[test]
fn the_pack_of_exact_values() {
    let tables = Tables::shared();
    let mut seen = 0;
    for row in rows("bearoff.tsv") {
        let what = format!("{row:?}");
        let own = side(&row["roller"]);
        let one = tables.one_sided();
        match row["kind"].as_str() {
            "off_in_one_roll" => {
                let off = one.off_within(&own, 1).unwrap();
                // 16 bits.
                close(off.into(), &row["value"], 1e-5, &what);
            }
            "mean_rolls" => close(one.mean(&own).unwrap(), &row["value"], 1e-6, &what),
            "epc" => close(
                one.effective_pips(&own).unwrap(),
                &row["value"],
                1e-5,
                &what,
            ),
            "two_sided" => {
                let race = board(&row["roller"], &row["opponent"]);
                let exact = tables.two_sided().exact(&race).unwrap();
                for (value, column) in [
                    (exact.win, "value"),
                    (exact.mine, "hold_own"),
                    (exact.centered, "hold_centered"),
                    (exact.theirs, "opponent_owns"),
                ] {
                    close(value.into(), &row[column], 1e-6, &what);
                }
                let outputs = tables.outputs(&race).unwrap();
                assert_eq!(
                    outputs,
                    Outputs {
                        win: exact.win,
                        ..Outputs::default()
                    }
                );
            }
            other => panic!("{other}"),
        }
        seen += 1;
    }
    assert_eq!(seen, 794);
}

/// Home boards picked evenly from all with some checkers.
fn homes(checkers: u8, count: usize) -> Vec<Checkers> {
    fn all(counts: &mut [u8; 25], point: usize, left: u8, to: &mut Vec<Checkers>) {
        if point == 5 {
            counts[5] = left;
            to.push(Checkers::from_counts(counts).unwrap());
            return;
        }
        for count in 0..=left {
            counts[point] = count;
            all(counts, point + 1, left - count, to);
        }
        counts[point] = 0;
    }
    let mut boards = Vec::new();
    all(&mut [0; 25], 0, checkers, &mut boards);
    let every = boards.len().div_ceil(count);
    boards.into_iter().step_by(every).collect()
}

/// The mean over all throws of the best over the plays of the rules.
fn over_throws(board: &Board, best: impl Fn(&Board) -> f64) -> f64 {
    let throws = Dice::rolls().map(|(dice, times)| {
        let plays = board.plays(dice);
        let after = plays.iter().map(|play| best(&board.after(play)));
        times as f64 * after.fold(f64::NEG_INFINITY, f64::max)
    });
    throws.sum::<f64>() / 36.0
}

#[test]
fn fewest_throws_by_the_plays_of_the_rules() {
    let one = Tables::shared().one_sided();
    let other = side("1:1");
    for checkers in 1..=15 {
        for own in homes(checkers, 12) {
            let board = Board::new(own, other, Variant::Standard).unwrap();
            let expected = 1.0 - over_throws(&board, |after| -one.mean(after.own()).unwrap());
            let mean = one.mean(&own).unwrap();
            assert!((mean - expected).abs() < 1e-9, "{board}: {mean} {expected}");
            // The mean of the distribution is the mean.
            let left = (0..32).map(|throws| 1.0 - one.off_within(&own, throws).unwrap());
            let mean = left.sum::<f32>() as f64;
            assert!((mean - expected).abs() < 1e-3, "{board}: {mean} {expected}");
        }
    }
}

#[test]
fn exact_races_by_the_plays_of_the_rules() {
    let tables = Tables::shared();
    let exact = |board: &Board| tables.two_sided().exact(board);
    let doubled = |race: &Exact| f64::from(race.theirs * 2.0).min(1.0);
    for own in (1..=6).flat_map(|checkers| homes(checkers, 6)) {
        for other in (1..=6).flat_map(|checkers| homes(checkers, 6)) {
            let board = Board::new(own, other, Variant::Standard).unwrap();
            let race = exact(&board).unwrap();
            let after = |value: &dyn Fn(&Exact) -> f64| {
                over_throws(&board, |after| {
                    exact(&after.turned()).map_or(1.0, |race| -value(&race))
                })
            };
            let win = (after(&|race| f64::from(2.0 * race.win - 1.0)) + 1.0) / 2.0;
            let mine = after(&|race| race.theirs.into());
            let centered = after(&|race| f64::from(race.centered).max(doubled(race)));
            let theirs = after(&|race| f64::from(race.mine).max(doubled(race)));
            for (value, expected) in [
                (race.win, win),
                (race.mine, mine),
                (race.centered, centered),
                (race.theirs, theirs),
            ] {
                assert!(
                    (f64::from(value) - expected).abs() < 2e-6,
                    "{board}: {race:?}"
                );
            }
        }
    }
}

#[test]
fn gammons_by_hand() {
    let tables = Tables::shared();
    let outputs = |own, other| tables.outputs(&board(own, other)).unwrap();
    let chance = |value: f32, of_36: f32, what: &str| {
        assert!((value - of_36 / 36.0).abs() < 1e-4, "{what}: {value}");
    };
    // He is off before the other throws.
    let at_once = outputs("1:1", "6:15");
    assert_eq!((at_once.win, at_once.win_gammon), (1.0, 1.0));
    // Four on the ace point need a doublet or a second throw; from 15 on the six point one comes off with
    // any 6, 5-1, 4-2, 3-3 and 2-2: 17 of 36.
    let soon = outputs("1:4", "6:15");
    chance(soon.win_gammon, 6.0 + 30.0 * 19.0 / 36.0, "win");
    let late = outputs("6:15", "1:1");
    chance(late.lose_gammon, 19.0, "lose");
    assert_eq!(late.win, 0.0);
    // One of fifteen is off: no gammon.
    let safe = outputs("6:14", "1:1");
    assert_eq!((safe.lose_gammon, safe.win_gammon), (0.0, 0.0));
    let first = tables.one_sided().first_off_within(&side("6:15"), 1);
    chance(first.unwrap(), 17.0, "first");
    assert_eq!(
        tables.one_sided().first_off_within(&side("6:14"), 0),
        Some(1.0)
    );
}

#[test]
fn finished_games_and_others() {
    let tables = Tables::shared();
    let none = Checkers::default();
    let finished = |other: &str| Board::new(none, side(other), Variant::Standard).unwrap();
    for (other, equity) in [
        ("6:14", 1.0),
        ("6:15", 2.0),
        ("6:14 24:1", 3.0),
        ("24:14", 1.0),
    ] {
        let board = finished(other);
        assert_eq!(tables.outputs(&board).unwrap().equity(), equity, "{board}");
        assert_eq!(tables.outputs(&board.turned()).unwrap().equity(), -equity);
    }
    assert_eq!(tables.outputs(&Board::start(Variant::Standard)), None);
    assert_eq!(tables.outputs(&board("7:1", "6:15")), None);
    assert_eq!(tables.two_sided().exact(&board("6:7", "1:1")), None);
    assert_eq!(tables.two_sided().exact(&finished("1:1")), None);
    assert_eq!(tables.one_sided().mean(&none), Some(0.0));
    assert_eq!(tables.one_sided().mean(&side("7:1")), None);
}

#[test]
fn distributions_are_close_to_the_exact_chances() {
    let tables = Tables::shared();
    let (mut worst, mut sum, mut count) = (0.0_f32, 0.0, 0.0);
    for own in homes(6, 60) {
        for other in homes(6, 60) {
            let board = Board::new(own, other, Variant::Standard).unwrap();
            let exact = tables.two_sided().exact(&board).unwrap().win;
            let close = tables.one_sided().outputs(&board).unwrap().win;
            let error = (exact - close).abs();
            worst = worst.max(error);
            sum += error;
            count += 1.0;
        }
    }
    assert!(worst < 0.015, "{worst}");
    assert!(sum / count < 0.0015, "{}", sum / count);
}

#[test]
fn chances_are_chances() {
    let tables = Tables::shared();
    for own in [7, 12, 14, 15]
        .into_iter()
        .flat_map(|checkers| homes(checkers, 40))
    {
        let mut last = -1.0;
        // More on the opponent's board: more for the player.
        for other in ["1:1", "3:3", "4:7", "5:10 6:2", "6:15"] {
            let board = Board::new(own, side(other), Variant::Standard).unwrap();
            let outputs = tables.outputs(&board).unwrap();
            for way in outputs.exclusive() {
                assert!((0.0..=1.0).contains(&way), "{board}: {outputs:?}");
            }
            assert!(outputs.win >= last, "{board}");
            last = outputs.win;
            let turned = tables.outputs(&board.turned()).unwrap();
            // To throw first is never worse.
            assert!(outputs.win + turned.win >= 1.0 - 1e-6, "{board}");
            assert!(outputs.win_gammon <= outputs.win);
        }
    }
}

#[test]
fn the_cube_of_the_table() {
    // 4:2 3:1 against the same: worth cashing.
    let race = board("4:2 3:1", "4:2 3:1");
    let exact = Tables::shared().two_sided().exact(&race).unwrap();
    let stakes = |owner, most| Stakes::Money {
        jacoby: true,
        beavers: 0,
        cube: 1,
        owner,
        most,
    };
    let ladder = Ladder::new(&stakes(Owner::Centered, 1024));
    let holds = ladder.exact(&exact).unwrap();
    let decision = CubeDecision::of(&ladder, &holds);
    assert_eq!(decision.to_string(), "double, drop");
    assert_eq!(decision.no_double, exact.centered);
    assert_eq!(decision.double_take, 2.0 * exact.theirs);
    let values = ladder.choose(&holds);
    assert_eq!(
        [values.with(Owner::Centered), values.with(Owner::Mine)],
        [1.0, 1.0]
    );
    assert_eq!(values.with(Owner::Theirs), exact.theirs);
    // A cube that can go no further is another matter.
    assert_eq!(Ladder::new(&stakes(Owner::Centered, 2)).exact(&exact), None);
}

/// Janowski's mixture is near the truth where it is known.
#[test]
fn the_judgement_of_the_cube_is_close_to_the_exact_one() {
    let tables = Tables::shared();
    let (mut sum, mut count) = (0.0, 0.0);
    for own in homes(6, 40) {
        for other in homes(6, 40) {
            let board = Board::new(own, other, Variant::Standard).unwrap();
            let exact = tables.two_sided().exact(&board).unwrap();
            let outputs = tables.outputs(&board).unwrap();
            for owner in [Owner::Mine, Owner::Centered, Owner::Theirs] {
                let stakes = Stakes::Money {
                    jacoby: false,
                    beavers: 0,
                    cube: 1,
                    owner,
                    most: 1024,
                };
                let ladder = Ladder::new(&stakes);
                let best = ladder.choose(&ladder.exact(&exact).unwrap());
                let judged = cubeful_equity(&outputs, 0.6, &stakes);
                sum += (ladder.equity(&best) - judged).abs();
                count += 1.0;
            }
        }
    }
    assert!(sum / count < 0.05, "{}", sum / count);
}
