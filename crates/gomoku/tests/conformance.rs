//! The promises of `Game` under every preset, by the kit of `yonban-rules`.

use yonban_gomoku::{Action, Gomoku, Point, Preset};
use yonban_rules::Game;
use yonban_rules::conformance::Conformance;

/// Every action that the alphabet can spell on this board and one line beyond it, and some farther.
fn samples(game: &Gomoku) -> Vec<Action> {
    let size = game.board().size();
    let mut actions = Action::WORDS.to_vec();
    actions.extend((0..=21).chain([255]).map(Action::Declare));
    let near = (0..=size).flat_map(|rank| (0..=size).map(move |file| Point::new(file, rank)));
    for point in near.chain([Point::new(25, 8), Point::new(25, 98)]) {
        actions.extend([
            Action::Place(point),
            Action::Offer(point),
            Action::Pick(point),
        ]);
    }
    actions
}

fn prove(rules: &str, games: u32) {
    Conformance::<Gomoku>::new(rules)
        .games(games)
        .max_actions(1_200)
        .run(samples);
}

#[test]
fn every_preset() {
    for preset in Preset::ALL {
        prove(preset.name(), 2);
    }
}

#[test]
fn every_judging_mode() {
    for judging in ["claim", "lose"] {
        prove(&format!("renju,judging={judging}"), 6);
        prove(&format!("soosorv8,judging={judging},pass=no"), 3);
    }
    prove("professional,pass=no", 3);
    prove("national,first=any,pass=no", 6);
    prove("omok,judging=lose", 3);
}

#[test]
fn every_key() {
    for rules in [
        "freestyle,size=22",
        "freestyle,size=14,first=center,pass=yes",
        "standard,size=13",
        "caro,five=more",
        "renju,pass=no",
        "omok,size=13,first=center,pass=yes",
        "swap2,five=more",
        "pro,size=13,second=adjacent",
        "longpro,size=21",
        "yamaguchi,fifths=20",
        "taraguchi,fifths=1",
        "taraguchi10,fifths=20",
        "jonsson,fifths=1",
    ] {
        prove(rules, 1);
    }
}

#[test]
fn a_position_text_denotes_the_same_future() {
    use yonban_rules::PositionText;
    use yonban_rules::conformance::Dice;
    for preset in Preset::ALL {
        let rules = preset.name().parse().unwrap();
        let mut dice = Dice::new(7);
        let mut game = Gomoku::new(&rules);
        for _ in 0..120 {
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            let text = game.position();
            assert_eq!(
                Gomoku::from_position(&rules, &text).as_ref(),
                Ok(&game),
                "{text}"
            );
            game.play_unchecked(&legal[dice.below(legal.len())]);
        }
    }
}
