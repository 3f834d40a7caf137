//! The search against a slow, obvious twin, and what it promises.

mod judge;

use judge::PLAIN;
use yonban_backgammon::notation::position_id;
use yonban_backgammon::{Board, Checkers, Dice, Play, Variant};
use yonban_backgammon_engine::search::{Filters, Searcher};
use yonban_backgammon_engine::{
    Answer, Crawford, CubeAction, Evaluator, Nets, Outputs, Owner, Stakes, cubeful_equity,
    efficiency,
};
use yonban_search::{Budget, Stop};

const MONEY: Stakes = Stakes::Money {
    jacoby: true,
    beavers: 0,
    cube: 1,
    owner: Owner::Centered,
    most: 1024,
};
const OWNED: Stakes = Stakes::Money {
    jacoby: true,
    beavers: 0,
    cube: 4,
    owner: Owner::Mine,
    most: 1024,
};
const MATCH: Stakes = Stakes::Match {
    away: [3, 5],
    crawford: Crawford::Before,
    cube: 2,
    owner: Owner::Theirs,
    most: 1024,
};
const POSITIONS: [&str; 4] = [
    "4HPwATDgc/ABMA",
    "HmsgiDE2PiMAUQ",
    "v+0CAIDbXgAAAA",
    "ewAABLC7FQEJAA",
];

fn board(id: &str) -> Board {
    position_id::read(id, Variant::Standard).expect("a board")
}

/// Both sides choose by the judge; nothing is remembered, nothing done at once.
struct Twin;

impl Twin {
    fn replies(&self, board: &Board, stakes: &Stakes) -> Vec<(Board, f32)> {
        let rolls = Dice::rolls().map(|(dice, times)| {
            let mut plays = board.plays(dice);
            if plays.is_empty() {
                plays.push(Play::NO_MOVE);
            }
            let after = plays.iter().map(|play| board.after(play).turned());
            // Equal ones by what they are worth without a cube.
            let worth = |board: &Board| {
                let outputs = PLAIN.evaluate(board);
                let cubeful = cubeful_equity(&outputs, efficiency(board), &stakes.turned());
                cubeful + 1e-3 * outputs.equity()
            };
            let mut best: Option<(Board, f32)> = None;
            for board in after {
                let worth = worth(&board);
                if best.is_none_or(|(_, least)| worth < least) {
                    best = Some((board, worth));
                }
            }
            (best.expect("one at least").0, times as f32 / 36.0)
        });
        rolls.collect()
    }

    /// What the player who throws now wins, by a look of at least one ply.
    fn hold(&self, board: &Board, choice: &Stakes, stakes: &Stakes, plies: u8) -> f32 {
        let replies = self.replies(board, choice).into_iter();
        let worth = replies.map(|(board, share)| {
            -share * self.decide(&board, &choice.turned(), &stakes.turned(), plies - 1)
        });
        worth.sum()
    }

    /// What the player wins who may double first.
    fn decide(&self, board: &Board, choice: &Stakes, stakes: &Stakes, plies: u8) -> f32 {
        if plies == 0 || board.is_finished() {
            return cubeful_equity(&PLAIN.evaluate(board), efficiency(board), stakes);
        }
        let held = self.hold(board, choice, stakes, plies);
        let Some(doubled) = doubled(stakes) else {
            return held;
        };
        let taken = self.hold(board, choice, &doubled, plies);
        let taken = match stakes {
            Stakes::Money { .. } => 2.0 * taken,
            // Twice the cube is what a gammon is now.
            Stakes::Match { .. } => {
                let gammon = Outputs::won(yonban_backgammon::Kind::Gammon);
                let most = cubeful_equity(&gammon, 0.5, stakes);
                let least = cubeful_equity(&gammon.turned(), 0.5, stakes);
                least + (most - least) * (taken + 1.0) / 2.0
            }
        };
        held.max(taken.min(1.0))
    }
}

fn doubled(stakes: &Stakes) -> Option<Stakes> {
    let mut after = *stakes;
    let may = match &mut after {
        Stakes::Money {
            cube, owner, most, ..
        } => {
            let may = *owner != Owner::Theirs && *cube * 2 <= *most;
            (*cube, *owner) = (*cube * 2, Owner::Theirs);
            may
        }
        Stakes::Match {
            cube,
            owner,
            most,
            away,
            crawford,
        } => {
            let may = *owner != Owner::Theirs
                && *cube * 2 <= *most
                && *crawford != Crawford::Now
                && away[0] > *cube;
            (*cube, *owner) = (*cube * 2, Owner::Theirs);
            may
        }
    };
    may.then_some(after)
}

#[test]
fn plays_are_worth_what_the_slow_twin_says() {
    for (id, stakes, plies) in [
        (POSITIONS[0], MONEY, 1),
        (POSITIONS[1], MATCH, 1),
        (POSITIONS[2], OWNED, 2),
        (POSITIONS[3], MATCH, 2),
        (POSITIONS[2], MATCH.turned(), 3),
    ] {
        let board = board(id);
        let dice = Dice::new(5, 2).expect("dice");
        let mut plays = board.plays(dice);
        plays.truncate(if plies == 3 { 1 } else { 3 });
        let mut searcher = Searcher::new(&PLAIN, Variant::Standard);
        let candidates = searcher
            .evaluate_plays(&board, &plays, &stakes, plies)
            .expect("no limit");
        for one in candidates {
            let after = board.after(&one.play).turned();
            let turned = stakes.turned();
            let slow = -Twin.decide(&after, &turned, &turned, plies);
            assert!(
                (one.equity - slow).abs() < 2e-5,
                "{id} {} {stakes:?} {plies}: {} for {slow}",
                one.play,
                one.equity
            );
        }
    }
}

#[test]
fn cube_decisions_are_what_the_slow_twin_says() {
    for (id, stakes, plies) in [
        (POSITIONS[0], MONEY, 1),
        (POSITIONS[1], MONEY, 2),
        (POSITIONS[2], OWNED, 2),
        (POSITIONS[3], MATCH.turned(), 2),
    ] {
        let board = board(id);
        let mut searcher = Searcher::new(&PLAIN, Variant::Standard);
        let decision = searcher.cube_at(&board, &stakes, plies).expect("no limit");
        let held = Twin.hold(&board, &stakes, &stakes, plies);
        assert!((decision.no_double - held).abs() < 2e-5, "{id} {plies}");
        let doubled = doubled(&stakes).expect("he may");
        let taken = Twin.hold(&board, &stakes, &doubled, plies);
        if let Stakes::Money { .. } = stakes {
            let slow = 2.0 * taken;
            assert!((decision.double_take - slow).abs() < 4e-5, "{id} {plies}");
        }
    }
}

#[test]
fn threads_and_memories_change_nothing() {
    let board = board(POSITIONS[1]);
    let dice = Dice::new(6, 2).expect("dice");
    let mut one = Searcher::new(&PLAIN, Variant::Standard);
    let first = one.rank_plays(&board, dice, &MONEY, 2);
    let mut many = Searcher::new(&PLAIN, Variant::Standard).with_threads(3);
    assert_eq!(many.rank_plays(&board, dice, &MONEY, 2), first);
    // Now from memory, and after other questions.
    let _other = one.rank_plays(&board, dice, &MATCH, 2);
    assert_eq!(one.rank_plays(&board, dice, &MONEY, 2), first);
    assert_eq!(many.cube(&board, &MONEY, 2), one.cube(&board, &MONEY, 2));
}

#[test]
fn every_play_stands_once_the_deepest_first() {
    for id in POSITIONS {
        let board = board(id);
        for (dice, _) in Dice::rolls() {
            let mut searcher = Searcher::new(&PLAIN, Variant::Standard);
            let ranked = searcher.rank_plays(&board, dice, &MONEY, 1);
            let mut plays: Vec<String> = ranked.iter().map(|one| one.play.to_string()).collect();
            let mut legal: Vec<String> =
                board.plays(dice).iter().map(ToString::to_string).collect();
            if legal.is_empty() {
                legal.push("nomove".to_owned());
            }
            plays.sort_unstable();
            legal.sort_unstable();
            assert_eq!(plays, legal);
            assert!(ranked.is_sorted_by(|one, next| one.plies > next.plies
                || one.plies == next.plies && one.equity >= next.equity));
            assert_eq!(ranked[0].plies, 1);
        }
    }
}

#[test]
fn without_filters_all_are_looked_at_equally() {
    let board = board(POSITIONS[3]);
    let dice = Dice::new(2, 1).expect("dice");
    let mut searcher = Searcher::new(&PLAIN, Variant::Standard).with_filters(Filters::none());
    let ranked = searcher.rank_plays(&board, dice, &MONEY, 1);
    assert!(ranked.len() > 10 && ranked.iter().all(|one| one.plies == 1));
}

#[test]
fn a_search_that_is_stopped_says_what_it_knows() {
    let board = Board::start(Variant::Standard);
    let dice = Dice::new(4, 3).expect("dice");
    let stop = Stop::new();
    stop.set();
    let mut searcher = Searcher::new(&PLAIN, Variant::Standard);
    searcher.limit(&Budget::default(), &stop);
    let ranked = searcher.rank_plays(&board, dice, &MONEY, 3);
    assert_eq!(ranked.len(), board.plays(dice).len());
    assert!(ranked.iter().all(|one| one.plies == 0));
    // Nodes: the static look and one of one ply, no more.
    searcher.limit(&Budget::nodes(8_000), &Stop::new());
    let ranked = searcher.rank_plays(&board, dice, &MONEY, 3);
    assert_eq!(ranked[0].plies, 1);
    assert!(
        (8_000..10_000).contains(&searcher.nodes()),
        "{}",
        searcher.nodes()
    );
}

/// A board by points and numbers.
fn sides(own: &[(usize, u8)], other: &[(usize, u8)], variant: Variant) -> Board {
    let [own, other] = [own, other].map(|places| {
        let mut counts = [0; 25];
        places.iter().for_each(|(point, n)| counts[point - 1] = *n);
        Checkers::from_counts(&counts).expect("a side")
    });
    Board::new(own, other, variant).expect("a board")
}

#[test]
fn a_finished_game_is_worth_what_it_is() {
    let dice = Dice::new(1, 2).expect("dice");
    let board = sides(&[(1, 1)], &[(1, 1)], Variant::Standard);
    let mut searcher = Searcher::new(&PLAIN, Variant::Standard);
    for plies in 0..=3 {
        let best = searcher.rank_plays(&board, dice, &MONEY, plies)[0];
        assert_eq!((best.equity, best.outputs.win), (1.0, 1.0));
    }
    // Three checkers are all that a side of this game has: a gammon, and one that counts once the cube
    // was turned.
    let board = sides(&[(1, 1)], &[(10, 3)], Variant::Hypergammon);
    let mut searcher = Searcher::new(&PLAIN, Variant::Hypergammon);
    for (stakes, worth) in [(MONEY, 1.0), (OWNED, 2.0)] {
        let best = searcher.rank_plays(&board, dice, &stakes, 0)[0];
        assert_eq!((best.equity, best.outputs.win_gammon), (worth, 1.0));
    }
}

#[test]
fn small_races_are_played_and_doubled_exactly() {
    // 4:2 3:1 against the same, the worked example of the spec: a cash.
    let board = sides(&[(4, 2), (3, 1)], &[(4, 2), (3, 1)], Variant::Standard);
    for plies in 0..=3 {
        let mut searcher = Searcher::new(Nets::shipped(), Variant::Standard);
        for (owner, held) in [(Owner::Centered, 0.66737), (Owner::Mine, 0.67694)] {
            let stakes = Stakes::Money {
                jacoby: true,
                beavers: 0,
                cube: 2,
                owner,
                most: 1 << 15,
            };
            let cube = searcher.cube(&board, &stakes, plies);
            assert!(
                (cube.no_double - held).abs() < 1e-4,
                "{plies} {owner:?}: {cube:?}"
            );
            // A look ahead has one reply for all states of the cube: the best one without a double.
            let near = if plies == 0 { 2e-4 } else { 5e-3 };
            let taken = 2.0 * 0.52613;
            assert!(
                (cube.double_take - taken).abs() < near,
                "{plies} {owner:?}: {cube:?}"
            );
            let verdict = (cube.action, cube.answer);
            assert_eq!(verdict, (CubeAction::Double, Answer::Drop));
        }
    }
}
