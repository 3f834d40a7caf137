//! The nets play well, and learning makes them play better.

use yonban_backgammon::Variant;
use yonban_backgammon_engine::training::arena::{Anything, Static, play};
use yonban_backgammon_engine::training::fit::Plan;
use yonban_backgammon_engine::training::labels::{self, label, positions};
use yonban_backgammon_engine::training::linear::imitate;
use yonban_backgammon_engine::training::td::{Sizes, Td};
use yonban_backgammon_engine::{Class, Evaluator, Linear, Nets};

const SMALL: Sizes = Sizes {
    contact: 16,
    prime: 16,
    back: 16,
    crashed: 16,
    race: 16,
};

/// 400 games with fixed dice. The standard error is 0.06: the bound is far below what 20,000 games gave
/// (`weights/STRENGTH.md`).
#[test]
fn the_shipped_nets_beat_the_baseline() {
    let nets = Nets::shipped().clone().without_tables();
    let score = play(
        &mut Static::new(&nets),
        &mut Linear::shipped(),
        Variant::Standard,
        200,
        1,
    );
    assert!(score.mean > 0.3, "{score:?}");
    assert!((0.15..0.45).contains(&score.gammons), "{score:?}");
}

/// 1,000 games each with fixed dice, against nets that do not know what a gammon is here, and against
/// random play.
#[test]
fn the_nets_of_hypergammon_play_it_better() {
    let variant = Variant::Hypergammon;
    let mut nets = Static::new(Nets::of(variant));
    let score = play(
        &mut nets,
        &mut Static::new(Nets::shipped()),
        variant,
        500,
        1,
    );
    assert!(score.mean > 0.05, "{score:?}");
    let score = play(&mut nets, &mut Anything::new(4), variant, 500, 1);
    assert!(score.mean > 0.7, "{score:?}");
}

#[test]
fn the_baseline_beats_whoever_plays_anything() {
    let mut random = Anything::new(3);
    let score = play(
        &mut Linear::shipped(),
        &mut random,
        Variant::Standard,
        100,
        1,
    );
    assert!(score.mean > 2.0, "{score:?}");
}

#[test]
fn equal_players_are_equal() {
    let score = play(
        &mut Linear::shipped(),
        &mut Linear::shipped(),
        Variant::Standard,
        50,
        1,
    );
    // Each pair is the same game twice.
    assert_eq!((score.mean, score.error), (0.0, 0.0));
}

/// A short run of everything, twice.
#[test]
fn a_small_run_learns_and_is_the_same_again() {
    let run = || {
        let mut td = Td::new(Nets::random(Variant::Standard, SMALL, 1), 0, 2);
        for _ in 0..400 {
            td.game(0.02);
        }
        let mut nets = td.nets.without_tables();
        let boards = positions(&nets, 300, 3, &Class::WITH_NET);
        let samples = label(&nets, &boards, 1.0, 2);
        let plan = Plan {
            epochs: 20,
            rate: 2e-3,
            batch: 32,
            decay: 1e-4,
            seed: 4,
        };
        let before = nets.loss(Class::Contact, &samples);
        let learned = nets.clone();
        nets.fit(Class::Contact, &samples, &plan, &mut |_, _| {});
        let after = nets.loss(Class::Contact, &samples);
        assert!(after.excess < before.excess / 2.0, "{before:?} {after:?}");
        (learned, nets, samples)
    };
    let (learned, fitted, samples) = run();
    let (_, again, _) = run();
    assert_eq!(fitted.bytes(), again.bytes());

    let score = play(
        &mut Static::new(&learned),
        &mut Anything::new(1),
        Variant::Standard,
        100,
        5,
    );
    assert!(score.mean > 1.0, "{score:?}");

    let mut bytes = Vec::new();
    labels::write(&samples, &mut bytes).expect("memory");
    let read = labels::read(Variant::Standard, &mut bytes.as_slice());
    assert_eq!(read.expect("memory"), samples);
    bytes[0] = 16;
    assert!(labels::read(Variant::Standard, &mut bytes.as_slice()).is_err());
}

#[test]
fn comparison_training_finds_a_player() {
    let nets = Nets::shipped().clone().without_tables();
    let linear = imitate(&nets, 30, 0.1, 6);
    let score = play(
        &mut &linear,
        &mut Anything::new(2),
        Variant::Standard,
        100,
        7,
    );
    assert!(score.mean > 1.5, "{score:?}");
}

/// Different threads divide the work and change nothing.
#[test]
fn labels_do_not_depend_on_threads() {
    let nets = Nets::random(Variant::Hypergammon, SMALL, 9);
    let boards = positions(&nets, 40, 1, &Class::WITH_NET);
    assert_eq!(label(&nets, &boards, 1.0, 1), label(&nets, &boards, 1.0, 3));
}

#[test]
fn labels_are_as_far_beyond_as_asked() {
    let nets = Nets::shipped().clone().without_tables();
    let boards = positions(&nets, 20, 1, &Class::WITH_CONTACT);
    let [none, one, three] = [0.0, 1.0, 3.0].map(|times| label(&nets, &boards, times, 1));
    let mut way = 0.0;
    for ((none, one), three) in none.iter().zip(&one).zip(&three) {
        let static_equity = nets.evaluate(&none.board).equity();
        assert!((none.target.equity() - static_equity).abs() < 1e-5);
        let [none, one, three] = [none, one, three].map(|sample| sample.target.equity());
        assert!((three - none - 3.0 * (one - none)).abs() < 1e-4);
        way += (one - none).abs();
    }
    assert!(way > 0.05, "{way}");
}
