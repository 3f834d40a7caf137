//! The analysis of matches.

mod judge;

use judge::PLAIN;
use yonban_backgammon::notation::{self, Record, position_id};
use yonban_backgammon::{Action, Backgammon, Board, Checkers, Kind, Phase, Rules};
use yonban_backgammon_engine::analysis::{
    Choice as Offered, Decided, Figures, Mark, MatchReport, Part, PartError, Settings, analyse,
    situation,
};
use yonban_backgammon_engine::search::Searcher;
use yonban_backgammon_engine::{Answer, BackgammonEngine, CubeAction, Options, Stakes};
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, Seat, Turn};
use yonban_search::{Budget, Choice, Engine, Stop, Task};

const SAMPLE: &[u8] = include_bytes!("../../../data/backgammon/sample_match.mat");

fn sample() -> Record {
    notation::read(None, SAMPLE).expect("a match").record
}

fn report(parts: &[Part], plies: u8, threads: usize) -> MatchReport {
    let settings = Settings { plies, threads };
    analyse(&PLAIN, parts, &settings, &Stop::new(), &mut |_, _| {})
}

fn close(one: f32, other: f32) -> bool {
    (one - other).abs() < 1e-3
}

#[test]
fn the_sample_match_adds_up() {
    let parts = Part::of_record(&sample());
    let report = report(&parts, 0, 1);
    assert_eq!((report.undone, report.refused.len()), (0, 0));
    // Counted by hand from the states: plays with a choice, cube actions, throws.
    let (mut plays, mut doubles, mut answers, mut throws) = ([0; 2], [0; 2], [0; 2], 0);
    for part in &parts {
        let mut game = part.start.clone();
        for entry in &part.entries {
            let seat = game.turn().seat().map(Seat::index);
            match game.phase() {
                Phase::Play(_) if game.plays().len() > 1 => plays[seat.expect("a seat")] += 1,
                Phase::Turn if game.check(&Action::Double).is_ok() => {
                    doubles[seat.expect("a seat")] += 1;
                }
                Phase::Doubled { .. } => answers[seat.expect("a seat")] += 1,
                Phase::Throw | Phase::OpeningThrow => throws += 1,
                _ => {}
            }
            game.take(entry).expect("a sound match");
        }
    }
    assert_eq!(report.throws.len(), throws);
    for seat in Seat::BOTH {
        let at = seat.index();
        let own = || report.decisions.iter().filter(|one| one.seat == seat);
        let count = |kind: fn(&Decided) -> bool| own().filter(|one| kind(&one.what)).count();
        assert_eq!(
            count(|what| matches!(what, Decided::Play { .. })),
            plays[at]
        );
        assert_eq!(
            count(|what| matches!(what, Decided::Double { .. })),
            doubles[at]
        );
        assert_eq!(
            count(|what| matches!(what, Decided::Answer { .. })),
            answers[at]
        );
        let sums = &report.seats[at];
        assert_eq!(sums.plays.count as usize, plays[at]);
        assert!(sums.doubles.count as usize <= doubles[at]);
        let loss: f32 = own().filter(|one| one.counted).map(|one| one.loss).sum();
        assert!(close(loss, sums.counted().loss));
        let cost: f32 = own().map(|one| one.cost).sum();
        assert!(close(cost, sums.cost));
        let bad = own()
            .filter(|one| one.mark() == Some(Mark::VeryBad))
            .count();
        assert_eq!(sums.marks[2] as usize, bad);
        assert!(bad > 5, "the plays were random");
        let luck = || report.throws.iter().filter(|one| one.seat == seat);
        assert!(close(luck().map(|one| one.luck).sum(), sums.luck));
        assert!(close(luck().map(|one| one.gain).sum(), sums.gain));
        let rate = 1_000.0 * loss / sums.counted().count as f32;
        assert!(close(sums.error_rate().expect("decisions"), rate));
        assert!(close(sums.rating().expect("decisions"), rate / 2.0));
    }
    // 7-2.
    let [a, b] = report.seats;
    assert_eq!((a.result, b.result), (Some(1.0), Some(0.0)));
    let [a, b] = [a, b].map(|sums| sums.adjusted.expect("it is over"));
    assert!(close(a + b, 1.0), "{a} {b}");
}

#[test]
fn threads_change_nothing_and_a_look_ahead_does() {
    let parts = &Part::of_record(&sample())[1..2];
    let one = report(parts, 1, 1);
    assert_eq!(report(parts, 1, 3), one);
    let quick = report(parts, 0, 1);
    assert_eq!(quick.decisions.len(), one.decisions.len());
    assert_ne!(quick.seats, one.seats);
    for judged in &one.decisions {
        if let Decided::Play { played, best, .. } = &judged.what {
            assert!(best.len() <= 5 && best.iter().all(|one| one.plies == played.plies));
            assert!(close(
                judged.loss,
                (best[0].equity - played.equity).max(0.0)
            ));
        }
    }
}

/// A game in which every legal action is as likely as any other of its kind, without the cube.
fn wild(rules: &str, seed: u64) -> Vec<String> {
    let mut game = Backgammon::new(&rules.parse().expect("rules"));
    let mut dice = Dice::new(seed);
    let mut actions = Vec::new();
    while actions.len() < 120 && !matches!(game.turn(), Turn::Over(_)) {
        let text = match game.phase() {
            Phase::Turn => Action::Roll.to_string(),
            _ if game.turn() == Turn::Chance => {
                let chances = game.chances();
                chances[dice.below(chances.len())].0.to_string()
            }
            _ => {
                let plays = game.plays();
                let any = plays.get(dice.below(plays.len().max(1)));
                any.map_or("no move".to_owned(), ToString::to_string)
            }
        };
        game.enter(&text).expect("legal");
        actions.push(text);
    }
    actions
}

#[test]
fn a_mistake_is_known_by_the_full_look_and_all_its_plays_are() {
    let rules = "money".parse().expect("rules");
    let mut mistakes = 0;
    for seed in 0..3 {
        let part = Part::of_texts(&rules, &wild("money", seed)).expect("texts");
        for judged in &report(&[part], 1, 2).decisions {
            let Decided::Play { played, best, .. } = &judged.what else {
                continue;
            };
            assert!(best.iter().all(|one| one.plies == judged.plies));
            assert_eq!(played.plies, judged.plies);
            assert!(best.is_sorted_by(|one, next| one.equity >= next.equity));
            assert!(close(judged.loss, best[0].equity - played.equity));
            mistakes += usize::from(judged.loss > 0.0);
            assert!(judged.loss == 0.0 || judged.plies == 1, "{judged:?}");
        }
    }
    assert!(mistakes > 60, "{mistakes}");
}

/// A match of the engine against itself, as it is asked to play.
fn played(rules: &str, seed: u64) -> Vec<String> {
    let parsed: Rules = rules.parse().expect("rules");
    let mut engine = BackgammonEngine::with_judge(Options::default(), &PLAIN);
    let mut game = Backgammon::new(&parsed);
    let mut dice = Dice::new(seed);
    let mut actions: Vec<String> = Vec::new();
    loop {
        let text = match game.turn() {
            Turn::Over(_) => return actions,
            Turn::Chance => {
                let chances = game.chances();
                chances[dice.below(chances.len())].0.to_string()
            }
            Turn::Seat(seat) => {
                let task = Task::new(rules, seat)
                    .with_actions(actions.iter().cloned())
                    .with_budget(Budget::depth(0));
                let answer = engine.think(&task, &mut |_| {}, &Stop::new());
                let Choice::Play(text) = answer.expect("an answer").choice else {
                    panic!("gave up");
                };
                text
            }
        };
        game.enter(&text).expect("legal");
        actions.push(text);
    }
}

#[test]
fn whoever_plays_as_the_judge_says_loses_nothing() {
    for (n, rules) in ["match,length=5", "money", "money,beavers=1,jacoby=no"]
        .into_iter()
        .enumerate()
    {
        let actions = played(rules, n as u64);
        let part = Part::of_texts(&rules.parse().expect("rules"), &actions).expect("texts");
        let report = report(&[part], 0, 1);
        for sums in &report.seats {
            assert!(sums.counted().count > 10, "{rules}");
            assert!(sums.counted().loss < 1e-4, "{rules}: {sums:?}");
            assert_eq!(sums.marks, [0; 3]);
        }
        // What was won without error was luck.
        if rules.starts_with("match") {
            let adjusted = report.seats[0].adjusted.expect("it is over");
            assert!((0.0..1.0).contains(&adjusted), "{adjusted}");
        }
    }
}

#[test]
fn a_missed_double_counts_and_one_that_was_far_does_not() {
    // Seat A is ahead in the race, 68 pips to 79.
    let rules: Rules = "money,jacoby=no".parse().expect("rules");
    let [own, other] = [[(6, 8), (5, 4)], [(6, 9), (5, 5)]].map(|places| {
        let mut counts = [0; 25];
        places.iter().for_each(|(point, n)| counts[point - 1] = *n);
        Checkers::from_counts(&counts).expect("a side")
    });
    let board = Board::new(own, other, rules.variant()).expect("a board");
    let position = &position_id::write(&board);
    let game = Part::of_position::<&str>(&rules, position, &[]).expect("a position");
    let cube = Searcher::new(&PLAIN, rules.variant()).cube(
        game.start.board(),
        &Stakes::of(&game.start),
        0,
    );
    assert_eq!(
        (cube.action, cube.answer),
        (CubeAction::Double, Answer::Take)
    );
    let missed = Part::of_position(&rules, position, &["roll", "dice 2 1"]).expect("texts");
    let report = analyse_one(missed);
    let [judged] = &report.decisions[..] else {
        panic!("{report:?}");
    };
    assert!(matches!(
        judged.what,
        Decided::Double { doubled: false, .. }
    ));
    assert!(judged.counted && close(judged.loss, cube.best() - cube.no_double));
    let made = Part::of_position(&rules, position, &["double", "take"]).expect("texts");
    let report = analyse_one(made);
    assert_eq!(report.seats[0].doubles.loss, 0.0);
    assert_eq!(report.seats[0].doubles.count, 1);
    let answer = &report.decisions[1];
    assert!(answer.loss == 0.0 && answer.seat == Seat::B);
    let dropped = Part::of_position(&rules, position, &["double", "drop"]).expect("texts");
    let report = analyse_one(dropped);
    assert!(close(report.decisions[1].loss, 1.0 - cube.double_take));
    // Nobody thinks of doubling the first throw of a game.
    let start = Part::of_texts(&rules, &["dice 3 1", "8/5 6/5", "roll"]).expect("texts");
    let report = analyse_one(start);
    assert_eq!(
        (report.seats[1].doubles.count, report.decisions.len()),
        (0, 2)
    );
}

fn analyse_one(part: Part) -> MatchReport {
    report(&[part], 0, 1)
}

#[test]
fn resignations_are_judged_and_not_counted() {
    let rules: Rules = "money,jacoby=no".parse().expect("rules");
    let texts = ["dice 3 1", "resign gammon", "accept"];
    let report = analyse_one(Part::of_texts(&rules, &texts).expect("texts"));
    let [offer, answer] = &report.decisions[..] else {
        panic!("{report:?}");
    };
    assert!(matches!(
        offer.what,
        Decided::Resigned {
            kind: Kind::Gammon,
            ..
        }
    ));
    assert!(offer.loss > 1.5 && !offer.counted && answer.loss == 0.0);
    assert_eq!(report.seats[0].result, Some(-2.0));
    assert_eq!(report.seats[0].counted().count, 0);
    assert_eq!(report.seats[0].rating(), None);
}

#[test]
fn in_every_state_all_that_is_legal_is_offered() {
    let mut searcher = Searcher::new(&PLAIN, yonban_backgammon::Variant::Standard);
    let mut seen = [0; 5];
    for (rules, seed) in [("money,beavers=3", 1), ("match,length=3", 2), ("casual", 3)]
        .into_iter()
        .cycle()
        .zip(0..60)
        .map(|((rules, own), seed)| (rules, own + 10 * seed))
    {
        let mut game = Backgammon::new(&rules.parse().expect("rules"));
        let mut dice = Dice::new(seed);
        for _ in 0..40 {
            let legal = game.legal_actions();
            let known = situation(&mut searcher, &game, 0);
            let mut wanted: Vec<Action> = legal.clone();
            wanted.retain(|action| !matches!(action, Action::Resign(_)));
            wanted.sort_by_key(ToString::to_string);
            let phase = game.phase();
            match (known, phase) {
                (None, Phase::OpeningThrow | Phase::Over(_)) => seen[0] += 1,
                (Some(known), _) => {
                    let who = game.turn().seat().unwrap_or(game.on_roll());
                    assert_eq!((known.seat, known.plies), (who, 0));
                    let mut offered: Vec<Action> = match &known.choice {
                        Offered::Play(plays) => {
                            seen[1] += 1;
                            assert!(plays.is_sorted_by(|one, next| one.equity >= next.equity));
                            assert_eq!(known.outputs, plays[0].outputs);
                            plays.iter().map(|one| Action::Play(one.play)).collect()
                        }
                        Offered::Double(cube) => {
                            seen[2] += 1;
                            assert_eq!(cube.allowed, wanted.contains(&Action::Double));
                            wanted.clone()
                        }
                        Offered::Answer(worths) => {
                            seen[3] += 1;
                            assert!(worths.is_sorted_by(|one, next| one.1 >= next.1));
                            let drop = worths.iter().find(|one| one.0 == Action::Drop);
                            assert!(drop.is_none_or(|drop| drop.1 == -1.0));
                            worths.iter().map(|one| one.0).collect()
                        }
                        Offered::Throw(equity) => {
                            seen[4] += 1;
                            assert!(phase == Phase::Throw && equity.abs() < 4.0);
                            Vec::new()
                        }
                    };
                    offered.sort_by_key(ToString::to_string);
                    assert_eq!(offered, wanted, "{phase:?}");
                }
                (None, _) => panic!("nothing is known of {phase:?}"),
            }
            let text = match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chances = game.chances();
                    chances[dice.below(chances.len())].0.to_string()
                }
                Turn::Seat(_) => legal[dice.below(legal.len())].to_string(),
            };
            game.enter(&text).expect("legal");
        }
    }
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

#[test]
fn what_is_not_legal_is_told_and_what_is_stopped_is_left() {
    let rules: Rules = "money".parse().expect("rules");
    let texts = [
        "dice 3 1",
        "8/5 6/5",
        "roll",
        "dice 6 4",
        "24/18 13/10",
        "roll",
    ];
    let report = analyse_one(Part::of_texts(&rules, &texts).expect("texts"));
    assert_eq!(report.decisions.len(), 2);
    let [refused] = &report.refused[..] else {
        panic!("{report:?}");
    };
    assert_eq!((refused.at, refused.reason), (4, "wrong_number"));
    let error = Part::of_texts(&rules, &["dice 3 1", "pass"]).expect_err("no text");
    assert!(matches!(error, PartError::Text { at: 1, .. }));
    let stop = Stop::new();
    stop.set();
    let parts = Part::of_record(&sample());
    let report = analyse(&PLAIN, &parts, &Settings::default(), &stop, &mut |_, _| {});
    assert!(report.undone > 100 && report.decisions.is_empty());
    assert_eq!(report.seats[0].result, None);
}

#[test]
fn progress_is_told() {
    let parts = &Part::of_record(&sample())[3..];
    let mut told = Vec::new();
    let settings = Settings {
        plies: 0,
        threads: 2,
    };
    let mut tell = |done, all| told.push((done, all));
    let report = analyse(&PLAIN, parts, &settings, &Stop::new(), &mut tell);
    assert_eq!(report.undone, 0);
    let (last, all) = *told.last().expect("some");
    assert_eq!((last, told.len()), (all, all));
}

#[test]
fn the_figures_of_a_situation_are_those_of_its_choice() {
    let figures = |rules: &str, texts: &[&str]| {
        let mut game = Backgammon::new(&rules.parse().expect("rules"));
        for text in texts {
            game.enter(text).expect("legal");
        }
        let mut searcher = Searcher::new(&PLAIN, game.rules().variant());
        let known = situation(&mut searcher, &game, 0).expect("somebody decides");
        known.figures(&game)
    };
    let play = figures("match,length=5", &["dice 3 1"]);
    assert_eq!((play.takes, play.scores.len()), ([None; 2], 0));
    let [lost, won] = play.match_chances.expect("a match");
    // At equal scores what one wins the other loses.
    assert!(close(lost + won, 1.0) && won > 0.5, "{lost} {won}");
    assert!(close(play.gammon_prices[0], play.gammon_prices[1]));

    let money = figures("money,jacoby=no", &["dice 3 1", "8/5 6/5"]);
    assert_eq!(money.match_chances, None);
    assert!(money.gammon_prices.iter().all(|price| close(*price, 0.5)));
    let side = Figures::SCORES as usize;
    assert!(money.scores.len() == side && money.scores.iter().all(|row| row.len() == side));
    // With a throw on the board the chances are not those of a double, whatever is answered.
    let offer = figures("match,length=5", &["dice 3 1", "resign single"]);
    assert_eq!((offer.takes, offer.scores.len()), ([None; 2], 0));
    // A cube that was taken is turned by its owner alone, and in a match to one point there is none.
    let taken = figures("match,length=5", &["dice 3 1", "8/5 6/5", "double", "take"]);
    let [other, own] = taken.takes;
    assert!(other.is_none() && own.is_some(), "{other:?} {own:?}");
    for rules in ["match,length=1", "money,cube=no"] {
        let bare = figures(rules, &["dice 3 1", "8/5 6/5"]);
        assert_eq!((bare.takes, bare.scores.len()), ([None; 2], 0), "{rules}");
    }
    let answer = figures("match,length=5", &["dice 3 1", "8/5 6/5", "double"]);
    assert_eq!(answer.scores.len(), 5);
    assert!(
        answer
            .takes
            .iter()
            .flatten()
            .all(|take| (0.1..0.5).contains(take))
    );
}
