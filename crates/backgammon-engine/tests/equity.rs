//! The cube against the figures that players know, and what must hold for every position and score.

mod pack;

use std::path::Path;
use yonban_backgammon_engine::{
    Answer, Crawford, CubeAction, CubeDecision, Ladder, MatchEquity, Outputs, Owner, Stakes,
    cubeful_equity,
};

const OWNERS: [Owner; 3] = [Owner::Mine, Owner::Centered, Owner::Theirs];

fn money(owner: Owner) -> Stakes {
    Stakes::Money {
        jacoby: false,
        beavers: 0,
        cube: 1,
        owner,
        most: 1024,
    }
}

fn jacoby(owner: Owner) -> Stakes {
    Stakes::Money {
        jacoby: true,
        beavers: 0,
        cube: 1,
        owner,
        most: 1024,
    }
}

fn score(own: u32, other: u32, cube: u32, owner: Owner, crawford: Crawford) -> Stakes {
    Stakes::Match {
        away: [own, other],
        crawford,
        cube,
        owner,
        most: 1024,
    }
}

fn single(win: f32) -> Outputs {
    Outputs {
        win,
        ..Outputs::default()
    }
}

/// Chances of winning with gammons and backgammons in proportion.
fn mixed(win: f32, won: [f32; 2], lost: [f32; 2]) -> Outputs {
    let lose = 1.0 - win;
    Outputs {
        win,
        win_gammon: won[0] * win,
        win_backgammon: won[1] * win,
        lose_gammon: lost[0] * lose,
        lose_backgammon: lost[1] * lose,
    }
}

/// Some kinds of games: shares of gammons and backgammons among those won and those lost.
const GAMES: [[[f32; 2]; 2]; 5] = [
    [[0.0, 0.0], [0.0, 0.0]],
    [[0.27, 0.013], [0.27, 0.013]],
    [[0.7, 0.1], [0.05, 0.0]],
    [[0.05, 0.0], [0.6, 0.2]],
    [[1.0, 0.5], [0.0, 0.0]],
];

fn close(value: f32, expected: f32, what: &str) {
    assert!(
        (value - expected).abs() < 1e-4,
        "{what}: {value}, not {expected}"
    );
}

#[test]
fn take_points_of_money_play() {
    let ladder = Ladder::new(&money(Owner::Centered));
    let take = |x| ladder.take_point(&single(0.5), x).unwrap();
    close(take(0.0), 0.25, "dead");
    close(take(1.0), 0.2, "live");
    close(take(0.68), 0.2137, "between");
    close(ladder.cash_point(&single(0.5), 1.0).unwrap(), 0.8, "cash");
    close(ladder.gammon_price(), 0.5, "gammon");
    assert_eq!(Ladder::new(&jacoby(Owner::Centered)).gammon_price(), 0.0);
    close(
        Ladder::new(&jacoby(Owner::Mine)).gammon_price(),
        0.5,
        "turned",
    );
    // W = 1.4, L = 1.1.
    let outputs = mixed(0.5, [0.3, 0.1], [0.1, 0.0]);
    close(ladder.take_point(&outputs, 0.0).unwrap(), 0.6 / 2.5, "dead");
    close(ladder.take_point(&outputs, 1.0).unwrap(), 0.6 / 3.0, "live");
    close(ladder.cash_point(&outputs, 1.0).unwrap(), 2.1 / 3.0, "cash");
}

#[test]
fn a_limit_of_the_cube_leads_to_the_endless_one() {
    let take = |most| {
        let stakes = Stakes::Money {
            jacoby: false,
            beavers: 0,
            cube: 1,
            owner: Owner::Centered,
            most,
        };
        Ladder::new(&stakes).take_point(&single(0.5), 1.0)
    };
    assert_eq!(take(1), None);
    // Doubled once, the cube is dead; each further double comes four times as close.
    for (most, expected) in [(2, 0.25), (4, 0.1875), (8, 0.203_125), (16, 0.199_218_75)] {
        close(take(most).unwrap(), expected, &most.to_string());
    }
    for win in [0.1, 0.22, 0.5, 0.77, 0.9] {
        let stakes = |most| Stakes::Money {
            jacoby: true,
            beavers: 0,
            cube: 4,
            owner: Owner::Mine,
            most,
        };
        for [won, lost] in GAMES {
            let outputs = mixed(win, won, lost);
            let [limited, endless] =
                [128, 256].map(|most| cubeful_equity(&outputs, 0.68, &stakes(most)));
            assert!((limited - endless).abs() < 2e-3, "{limited} {endless}");
        }
    }
}

#[test]
fn janowski_by_hand() {
    // W = 1.25, L = 1.1: take point 0.6 / 2.85, cash point 2.1 / 2.85.
    let outputs = mixed(0.6, [0.25, 0.0], [0.1, 0.0]);
    let (take, cash) = (0.6 / 2.85, 2.1 / 2.85);
    let dead = 0.6 * 2.35 - 1.1;
    let x = 0.68;
    let holds = |stakes| {
        let ladder = Ladder::new(&stakes);
        ladder.equity(&ladder.holds(&outputs, x))
    };
    let live = -1.1 + 0.6 / cash * 2.1;
    close(
        holds(money(Owner::Mine)),
        x * live + (1.0 - x) * dead,
        "own",
    );
    let live = -1.0 + (0.6 - take) / (1.0 - take) * 2.25;
    close(
        holds(money(Owner::Theirs)),
        x * live + (1.0 - x) * dead,
        "theirs",
    );
    let live = -1.0 + (0.6 - take) / (cash - take) * 2.0;
    close(
        holds(money(Owner::Centered)),
        x * live + (1.0 - x) * dead,
        "center",
    );
    close(
        holds(jacoby(Owner::Centered)),
        x * live + (1.0 - x) * 0.2,
        "Jacoby",
    );
    close(
        holds(jacoby(Owner::Mine)),
        holds(money(Owner::Mine)),
        "turned",
    );
}

#[test]
fn jacoby_without_a_cube_counts_single_games() {
    let stakes = Stakes::Money {
        jacoby: true,
        beavers: 0,
        cube: 1,
        owner: Owner::Centered,
        most: 1,
    };
    let outputs = mixed(0.6, [0.5, 0.1], [0.1, 0.0]);
    close(cubeful_equity(&outputs, 0.68, &stakes), 0.2, "single");
    let decision = CubeDecision::at_leaf(&outputs, 0.68, &stakes);
    assert!(!decision.allowed);
    assert_eq!(decision.action, CubeAction::NoDouble);
}

#[test]
fn what_the_owner_can_do_shows() {
    for x in [0.0, 0.6, 0.68, 1.0] {
        for [won, lost] in GAMES {
            for percent in 0..=100_u8 {
                let outputs = mixed(f32::from(percent) / 100.0, won, lost);
                let by_owner = |stakes: fn(Owner) -> Stakes| {
                    OWNERS.map(|owner| cubeful_equity(&outputs, x, &stakes(owner)))
                };
                let [mine, centered, theirs] = by_owner(money);
                assert!(mine >= centered - 1e-6, "{outputs:?}: {mine} {centered}");
                assert!(
                    centered >= theirs - 1e-6,
                    "{outputs:?}: {centered} {theirs}"
                );
                // The opponent's view with the roles exchanged, nobody having doubled yet.
                let held = |stakes: Stakes, outputs: &Outputs| {
                    let ladder = Ladder::new(&stakes);
                    ladder.equity(&ladder.holds(outputs, x))
                };
                for stakes in [money, jacoby] {
                    for owner in OWNERS {
                        let stakes = stakes(owner);
                        let there = held(stakes.turned(), &outputs.turned());
                        let here = held(stakes, &outputs);
                        assert!((here + there).abs() < 1e-5, "{outputs:?} {owner:?}");
                    }
                }
            }
        }
    }
}

/// Every score that a match can have, with the states of its cube.
fn scores() -> impl Iterator<Item = Stakes> {
    let score_of = |own, other| {
        let crawfords: &[Crawford] = if own == 1 || other == 1 {
            &[Crawford::Before, Crawford::Now, Crawford::After]
        } else {
            &[Crawford::Before]
        };
        crawfords.iter().flat_map(move |&crawford| {
            [1, 2, 4, 8, 32, 1024].into_iter().flat_map(move |cube| {
                OWNERS.map(move |owner| score(own, other, cube, owner, crawford))
            })
        })
    };
    (1..=25).flat_map(move |own| (1..=25).flat_map(move |other| score_of(own, other)))
}

#[test]
fn every_score_has_an_answer() {
    for stakes in scores() {
        let ladder = Ladder::new(&stakes);
        let turned = Ladder::new(&stakes.turned());
        let unturned = turned.turned();
        for [won, lost] in &GAMES[1..4] {
            let mut last = f32::NEG_INFINITY;
            for win in [0.0, 0.004, 0.15, 0.24, 0.5, 0.71, 0.8, 0.96, 1.0] {
                let outputs = mixed(win, *won, *lost);
                let holds = ladder.holds(&outputs, 0.68);
                let equity = ladder.equity(&holds);
                // At scores with a dead cube a loss of the match may be worth many units.
                assert!(equity.is_finite(), "{stakes:?} {outputs:?}: {equity}");
                assert!(
                    equity >= last - 1e-3,
                    "{stakes:?} {outputs:?}: {last} {equity}"
                );
                last = equity;
                let chance = ladder.match_chance(equity).unwrap();
                assert!((0.0..=1.0).contains(&chance), "{stakes:?}: {chance}");
                let [mine, centered, theirs] = OWNERS.map(|owner| holds.with(owner));
                let slack = 1e-4 * (1.0 + equity.abs());
                assert!(
                    mine >= centered - slack,
                    "{stakes:?} {outputs:?}: {mine} {centered}"
                );
                assert!(centered >= theirs - slack, "{stakes:?} {outputs:?}");
                let other = turned.holds(&outputs.turned(), 0.68);
                let there = turned.equity(&other);
                assert!(
                    (equity + there).abs() < slack,
                    "{stakes:?}: {equity} {there}"
                );
                let again = unturned.equity(&unturned.holds(&outputs, 0.68));
                assert!((equity - again).abs() < slack, "{stakes:?}");
                let decision = CubeDecision::of(&ladder, &holds);
                let best = ladder.equity(&ladder.choose(&holds));
                assert!(
                    (decision.best() - best).abs() < slack,
                    "{stakes:?} {decision:?}"
                );
                assert!(best >= equity, "{stakes:?}: {best} {equity}");
            }
        }
    }
}

#[test]
fn equity_is_money_for_the_present_cube() {
    let stakes = score(5, 3, 2, Owner::Mine, Crawford::Before);
    let table = MatchEquity::shared();
    let ladder = Ladder::new(&stakes);
    let won = ladder.match_chance(1.0).unwrap();
    let lost = ladder.match_chance(-1.0).unwrap();
    close(won, table.chance([3, 3], Crawford::Before) as f32, "won");
    close(lost, table.chance([5, 1], Crawford::Now) as f32, "lost");
    close(cubeful_equity(&single(1.0), 0.68, &stakes), 1.0, "won");
    close(cubeful_equity(&single(0.0), 0.68, &stakes), -1.0, "lost");
    assert_eq!(Ladder::new(&money(Owner::Mine)).match_chance(1.0), None);
}

#[test]
fn the_table_of_the_crate_is_that_of_the_pack() {
    let [own, pack] = ["tables", "../../data/backgammon"].map(|directory| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
        std::fs::read_to_string(path.join("met_kazaross_xg2.tsv")).unwrap()
    });
    let lines = own.lines().filter(|line| !line.starts_with('#'));
    assert!(lines.eq(pack.lines()));
}

#[test]
fn take_points_of_matches() {
    let table = MatchEquity::shared();
    let take = |stakes: Stakes, x| Ladder::new(&stakes).take_point(&single(0.5), x);
    // Two away each: whoever doubles plays for the match, so that the cube is dead at once.
    let even = score(2, 2, 1, Owner::Centered, Crawford::Before);
    let drop = table.chance([2, 1], Crawford::Now) as f32;
    for x in [0.0, 0.68, 1.0] {
        close(take(even, x).unwrap(), drop, "2-2");
    }
    // The rule of the dead cube: (drop - lose) / (win - lose), all in chances of the match.
    let stakes = score(7, 5, 1, Owner::Centered, Crawford::Before);
    let [drop, lose, win] =
        [[7, 4], [7, 3], [5, 5]].map(|away| table.chance(away, Crawford::Before));
    let expected = ((drop - lose) / (win - lose)) as f32;
    close(take(stakes, 0.0).unwrap(), expected, "7-5");
    assert!(take(stakes, 1.0).unwrap() < expected);
    // Gammons: two away with a cube of 1 they win the match; on a cube that does, they are worthless.
    let price = |stakes: Stakes| Ladder::new(&stakes).gammon_price();
    let [win, lose] = [[1, 2], [2, 1]].map(|away| table.chance(away, Crawford::Now));
    close(
        price(even),
        ((1.0 - win) / (win - lose)) as f32,
        "gammon at 2-2",
    );
    close(
        price(score(2, 2, 2, Owner::Mine, Crawford::Before)),
        0.0,
        "dead",
    );
}

/// Far from the end a match is played for points.
#[test]
fn a_long_match_is_close_to_money() {
    let (mut worst, mut last) = (0.0_f32, 0.0_f32);
    for owner in OWNERS {
        for [won, lost] in &GAMES[..4] {
            for percent in 0..=100_u8 {
                let outputs = mixed(f32::from(percent) / 100.0, *won, *lost);
                let long = score(25, 25, 1, owner, Crawford::Before);
                let short = score(5, 5, 1, owner, Crawford::Before);
                let [long, short, money] = [long, short, money(owner)]
                    .map(|stakes| cubeful_equity(&outputs, 0.68, &stakes));
                worst = worst.max((long - money).abs());
                last = last.max((short - money).abs());
            }
        }
    }
    assert!(worst < 0.1, "{worst}");
    // Near the end it is another game.
    assert!(last > 2.0 * worst, "{last} {worst}");
}

#[test]
fn a_cube_that_decides_is_dead() {
    // Four away with a cube of 4, the other with more to go: doubling can only hurt.
    let stakes = score(4, 9, 4, Owner::Mine, Crawford::Before);
    let decision = CubeDecision::at_leaf(&single(0.7), 0.68, &stakes);
    assert!(decision.allowed);
    assert_eq!(decision.action, CubeAction::NoDouble);
    assert!(decision.double_take < decision.no_double);
    // Dead for both: no difference.
    let stakes = score(4, 3, 4, Owner::Mine, Crawford::Before);
    let decision = CubeDecision::at_leaf(&single(0.7), 0.68, &stakes);
    assert!(decision.allowed);
    assert_eq!(decision.action, CubeAction::NoDouble);
    assert_eq!(decision.double_take, decision.no_double);
}

#[test]
fn the_trailer_doubles_after_the_crawford_game() {
    let trailer = |away, crawford| score(away, 1, 1, Owner::Centered, crawford);
    for win in [0.45, 0.5, 0.6] {
        let at = |stakes| CubeDecision::at_leaf(&single(win), 0.68, &stakes);
        let during = at(trailer(4, Crawford::Now));
        assert!(!during.allowed);
        let after = at(trailer(4, Crawford::After));
        assert_eq!(after.action, CubeAction::Double, "{after:?}");
        // The leader has one free drop when the trailer needs an even number of points.
        let two = at(trailer(2, Crawford::After));
        assert_eq!(two.answer == Answer::Drop, win > 0.49, "{two:?}");
        let three = at(trailer(3, Crawford::After));
        assert_eq!(three.answer, Answer::Take, "{three:?}");
    }
    // The leader never doubles: he needs no more.
    let leader = score(1, 4, 1, Owner::Centered, Crawford::After);
    let decision = CubeDecision::at_leaf(&single(0.7), 0.68, &leader);
    assert_eq!(decision.action, CubeAction::NoDouble);
}

#[test]
fn verdicts_of_money_play() {
    let verdict = |outputs: &Outputs, stakes: Stakes| {
        CubeDecision::at_leaf(outputs, 0.68, &stakes).to_string()
    };
    let centered = money(Owner::Centered);
    assert_eq!(verdict(&single(0.6), centered), "no double, take");
    assert_eq!(verdict(&single(0.76), centered), "double, take");
    assert_eq!(verdict(&single(0.82), centered), "double, drop");
    let gammons = mixed(0.85, [0.6, 0.02], [0.1, 0.0]);
    assert_eq!(verdict(&gammons, centered), "too good, drop");
    // Under Jacoby nobody is too good for a cube in the middle.
    assert_eq!(verdict(&gammons, jacoby(Owner::Centered)), "double, drop");
    let theirs = CubeDecision::at_leaf(&single(0.76), 0.68, &money(Owner::Theirs));
    assert_eq!(
        (theirs.allowed, theirs.action),
        (false, CubeAction::NoDouble)
    );
}

#[test]
fn beavers() {
    let stakes = |beavers, most| Stakes::Money {
        jacoby: true,
        beavers,
        cube: 1,
        owner: Owner::Centered,
        most,
    };
    let bad = mixed(0.45, [0.25, 0.0], [0.25, 0.0]);
    let at = |beavers, most| CubeDecision::at_leaf(&bad, 0.68, &stakes(beavers, most));
    assert_eq!(at(0, 1024).answer, Answer::Take);
    assert_eq!(at(1, 1024).answer, Answer::Beaver);
    // With a cube that goes to 4 a beaver would give away the redouble, unless much is won, ...
    assert_eq!(at(1, 4).answer, Answer::Take);
    let awful = CubeDecision::at_leaf(&single(0.2), 0.68, &stakes(1, 4));
    assert_eq!(awful.answer, Answer::Beaver);
    // ... and with one that goes to 2 there is none.
    assert_eq!(at(1, 2).answer, Answer::Take);
    // Nobody beavers a double that is a little ahead.
    let fair = CubeDecision::at_leaf(&single(0.6), 0.68, &stakes(1, 1024));
    assert_eq!(fair.answer, Answer::Take);
}

#[test]
fn verdicts_follow_from_the_equities_of_the_pack() {
    let cubes = pack::cubes();
    assert_eq!(cubes.len(), 103);
    for row in cubes {
        let decision = CubeDecision::of_equities(row.no_double, row.double_take, None);
        assert_eq!(decision.to_string(), row.verdict, "{row:?}");
        assert!(Ladder::new(&row.stakes).may_double(), "{row:?}");
        assert!(row.margin >= 0.06, "{row:?}");
    }
}

#[test]
fn the_matrix_of_scores() {
    let outputs = mixed(0.72, [0.25, 0.0], [0.15, 0.0]);
    let matrix = CubeDecision::matrix(&outputs, 0.68, 7);
    assert_eq!(matrix.len(), 7);
    assert!(matrix.iter().all(|row| row.len() == 7));
    let direct = score(3, 5, 1, Owner::Centered, Crawford::Before);
    assert_eq!(matrix[2][4], CubeDecision::at_leaf(&outputs, 0.68, &direct));
    assert_eq!(matrix[6][0].action, CubeAction::Double);
    assert_eq!(matrix[0][6].action, CubeAction::NoDouble);
}

#[test]
fn odd_stakes_and_odd_chances_are_answered() {
    let odd = [0, 1, 3, 26, 64, u32::MAX];
    let outputs = [
        Outputs::default(),
        single(1.0),
        mixed(0.5, [1.0, 1.0], [1.0, 1.0]),
        Outputs {
            win: 1.2,
            win_gammon: -0.1,
            win_backgammon: 0.3,
            lose_gammon: 0.4,
            lose_backgammon: 0.9,
        },
    ];
    for away in odd.iter().flat_map(|&own| odd.map(|other| [own, other])) {
        for crawford in [Crawford::Before, Crawford::Now, Crawford::After] {
            for (cube, most) in odd.iter().flat_map(|&cube| odd.map(|most| (cube, most))) {
                let of_match = Stakes::Match {
                    away,
                    crawford,
                    cube,
                    owner: Owner::Mine,
                    most,
                };
                let of_money = Stakes::Money {
                    jacoby: true,
                    beavers: 6,
                    cube,
                    owner: Owner::Centered,
                    most,
                };
                for stakes in [of_match, of_money] {
                    for outputs in &outputs {
                        let decision = CubeDecision::at_leaf(outputs, 0.68, &stakes);
                        assert!(decision.best().is_finite(), "{stakes:?} {decision:?}");
                    }
                }
            }
        }
    }
}
