//! The promises of `Game` under every preset and odd options, by the kit of `yonban-rules`.

mod pack;

use yonban_go::{Action, DeadStones, Go, Point, Preset};
use yonban_rules::conformance::{Conformance, Dice};
use yonban_rules::{AtTable, Game, PositionText, Turn};

/// Every act that the alphabet can spell on this board and one line beyond it, and some farther.
fn samples(game: &Go) -> Vec<Action> {
    let size = game.board().size();
    let mut actions = Action::WORDS.to_vec();
    actions.push(Action::Dead(DeadStones::default()));
    let near = (0..=size.rows())
        .flat_map(|row| (0..=size.columns().min(24)).map(move |column| Point::new(column, row)));
    for point in near.chain([Point::new(24, 8), Point::new(24, 98)]) {
        actions.push(Action::Place(point));
        actions.push(Action::Dead(DeadStones::new([point])));
    }
    let all = game.board().stones().map(|(_, point)| point);
    actions.push(Action::Dead(DeadStones::new(all)));
    actions
}

/// Whole games on a small board.
fn prove(rules: &str, games: u32) {
    Conformance::<Go>::new(rules).games(games).run(samples);
}

/// Random games of ordinary Go on a large board hardly end: they are left unfinished.
fn begin(rules: &str, acts: usize) {
    Conformance::<Go>::new(rules)
        .games(1)
        .stop_after(acts)
        .position_every(7)
        .run(samples);
}

#[test]
fn every_preset() {
    for preset in Preset::ALL {
        begin(preset.name(), if pack::soak() { 2_000 } else { 150 });
        prove(&format!("{preset},size=4"), 20);
    }
}

#[test]
fn every_ko_with_and_without_suicide() {
    for ko in ["positional", "situational", "simple"] {
        for suicide in ["yes", "no"] {
            for size in ["2", "3", "3x2", "5"] {
                let capture = format!("size={size},capture=99,ko={ko},suicide={suicide},agree=no");
                let rules: yonban_go::Rules = format!("capture,{capture}").parse().unwrap();
                prove(&rules.to_string(), 3);
                let scored = format!("chinese,size={size},ko={ko},suicide={suicide}");
                let rules: yonban_go::Rules = scored.parse().unwrap();
                prove(&rules.to_string(), 3);
            }
        }
    }
}

#[test]
fn odd_options() {
    for rules in [
        "capture,size=1",
        "capture,size=1x2",
        "capture,size=2x1,pass=none",
        "first-capture,size=1",
        "first-capture,size=1x7",
        "first-capture,size=25x1",
        "capture,size=5,capture=2:7,suicide=yes,pass=prisoner",
        "capture,size=4,capture=3,pass=limited:2",
        "capture,size=4,capture=99,pass=limited:0:2,tie=play-on",
        "capture,size=4,capture=99,ko=simple,pass=limited:99,tie=white",
        "capture,size=4,capture=99,tie=play-on",
        "capture,size=5,capture=99,tie=area,komi=2.5",
        "capture,size=5,colors=choose",
        "capture,size=5,colors=nigiri",
        "capture,size=5,colors=pie",
        "capture,size=6,start=crosscut2,colors=pie",
        "capture,size=7,handicap=3,placement=free,colors=choose",
        "capture,size=7,handicap=4",
        "chinese,size=4,start=crosscut,colors=nigiri",
        "chinese,size=4,agree=yes,colors=pie",
        "chinese,size=5,handicap=12,placement=free",
        "japanese,size=4,ko=positional,suicide=yes",
        "japanese,size=3,pass=prisoner",
        "aga,size=5,pass=prisoner,scoring=territory",
        "new-zealand,size=4,handicap=2",
        "tromp-taylor,size=3,settle=agree",
        "tromp-taylor,size=4x3,agree=yes,colors=nigiri",
    ] {
        prove(rules, 8);
    }
}

/// Every act of a bound is counted: without passes a game of capture Go lasts at most as many plies as
/// there are points and captures before the last (spec, section 14).
#[test]
fn capture_games_without_passes_end_in_time() {
    for (size, target) in [(3, 1), (4, 2), (5, 5), (5, 9)] {
        Conformance::<Go>::new(
            &format!("first-capture,size={size},capture={target}").replace(",capture=1", ""),
        )
        .games(30)
        .max_actions(size * size + 2 * target - 1)
        .run(samples);
    }
}

/// Where a position text holds all, what it reads back to is equal; and where two states are equal,
/// so is what they list.
#[test]
fn a_whole_position_text_denotes_the_same_future() {
    let mut whole = 0;
    for rules in [
        "capture,size=5,ko=simple",
        "first-capture",
        "first-capture,ko=simple",
    ] {
        let rules = rules.parse().unwrap();
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let mut game = Go::new(&rules);
            while !game.turn().is_over() {
                if game.position_is_whole() {
                    let read = Go::from_position(&rules, &game.position()).unwrap();
                    assert_eq!(read, game);
                    whole += 1;
                }
                let legal = game.legal_actions();
                game.play_unchecked(&legal[dice.below(legal.len())]);
            }
        }
    }
    assert!(whole > 500, "{whole}");
}

/// An agreement that play is over is carried out by `end` and `agree`, and ends play.
#[test]
fn an_agreed_end_ends_play() {
    for (rules, acts) in [
        ("capture,size=5", 2),
        ("chinese,size=5,agree=yes", 2),
        ("capture,size=5,tie=play-on", 2),
        ("chinese,size=5", 0),
        ("first-capture", 0),
    ] {
        let mut game = Go::new(&rules.parse().unwrap());
        let mut made = 0;
        while let Some(action) = game.agreed_end() {
            let Turn::Seat(seat) = game.turn() else {
                panic!("{rules}: an act is named where nobody acts")
            };
            game.play(seat, &action).unwrap();
            made += 1;
        }
        assert_eq!(made, acts, "{rules}");
        assert_eq!(game.step() == yonban_go::Step::Play, acts == 0, "{rules}");
    }
}
