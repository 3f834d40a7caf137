//! Rollouts against what is known exactly.

mod judge;

use judge::PLAIN;
use yonban_backgammon::{Board, Checkers, Dice, Variant};
use yonban_backgammon_engine::bearoff::Tables;
use yonban_backgammon_engine::rollout::{Line, Settings, roll_out, roll_out_cube, roll_out_plays};
use yonban_backgammon_engine::{Evaluator, Outputs, Owner, Stakes};
use yonban_search::Stop;

const fn money(owner: Owner, most: u32) -> Stakes {
    Stakes::Money {
        jacoby: false,
        beavers: 0,
        cube: 1,
        owner,
        most,
    }
}

fn board(own: &[(usize, u8)], other: &[(usize, u8)]) -> Board {
    let [own, other] = [own, other].map(|places| {
        let mut counts = [0; 25];
        places.iter().for_each(|(point, n)| counts[point - 1] = *n);
        Checkers::from_counts(&counts).expect("a side")
    });
    Board::new(own, other, Variant::Standard).expect("a board")
}

/// A judge of small races who is never quite right, but plays them well.
struct Wrong;

impl Evaluator for Wrong {
    fn evaluate(&self, board: &Board) -> Outputs {
        let mut outputs = Tables::shared().outputs(board).expect("a small race");
        if !board.is_finished() {
            outputs.win = 0.1 + 0.7 * outputs.win;
        }
        outputs
    }
}

const fn settings(trials: u32, seed: u64) -> Settings {
    Settings {
        trials,
        plies: 0,
        cut: None,
        error: None,
        clear: None,
        seed,
        threads: 1,
    }
}

/// Races of at most six checkers a side.
fn races() -> Vec<Board> {
    vec![
        board(&[(6, 2), (5, 1), (3, 1)], &[(4, 2), (2, 2)]),
        board(&[(4, 2), (3, 1)], &[(6, 1), (5, 2), (1, 1)]),
        board(&[(6, 3), (2, 2)], &[(6, 2), (5, 2), (4, 1), (3, 1)]),
    ]
}

#[test]
fn small_races_without_a_cube_come_out_as_the_tables_say() {
    let mut off = 0.0;
    for (n, board) in races().into_iter().enumerate() {
        let exact = Tables::shared().outputs(&board).expect("a small race");
        let line = Line {
            board,
            stakes: money(Owner::Centered, 1),
            may_double: false,
        };
        let settings = settings(1_296, n as u64);
        let stop = Stop::new();
        let rolled = roll_out(
            &Wrong,
            Variant::Standard,
            &[line],
            &settings,
            &stop,
            &mut |_| {},
        );
        let (win, error) = (rolled[0].outputs.win, rolled[0].errors.win);
        assert!(
            (win - exact.win).abs() < 3.0 * error,
            "{board}: {win} for {}",
            exact.win
        );
        // A coin would have 0.014.
        assert!(error > 0.0 && error < 0.008, "{error}");
        assert!((rolled[0].equity.mean - (2.0 * win - 1.0)).abs() < 1e-4);
        off += (win - exact.win) / error;
    }
    assert!(off.abs() < 3.5, "leaning to one side: {off}");
}

#[test]
fn a_right_judge_has_no_luck_left() {
    // The tables know what each throw brings: all luck is taken off, every trial ends alike.
    struct Right;
    impl Evaluator for Right {
        fn evaluate(&self, board: &Board) -> Outputs {
            Tables::shared().outputs(board).expect("a small race")
        }
    }
    let board = races()[0];
    let exact = Tables::shared().outputs(&board).expect("a small race");
    let line = Line {
        board,
        stakes: money(Owner::Centered, 1),
        may_double: false,
    };
    for cut in [None, Some(1), Some(3)] {
        let settings = Settings {
            cut,
            ..settings(72, 3)
        };
        let stop = Stop::new();
        let rolled = roll_out(
            &Right,
            Variant::Standard,
            &[line],
            &settings,
            &stop,
            &mut |_| {},
        );
        assert!((rolled[0].outputs.win - exact.win).abs() < 1e-4);
        assert!(rolled[0].errors.win < 1e-4);
    }
}

#[test]
fn cubes_of_small_races_come_out_as_the_tables_say() {
    for (n, board) in races().into_iter().enumerate() {
        let exact = Tables::shared()
            .two_sided()
            .exact(&board)
            .expect("a small race");
        let stop = Stop::new();
        struct Right;
        impl Evaluator for Right {
            fn evaluate(&self, board: &Board) -> Outputs {
                Tables::shared().outputs(board).expect("a small race")
            }
        }
        let stakes = money(Owner::Centered, 1024);
        let cube = roll_out_cube(
            &Right,
            Variant::Standard,
            &board,
            &stakes,
            &settings(1_296, n as u64),
            &stop,
        );
        // Both double by a formula, not by the tables: they lose a little by that, either of them.
        let close = |rolled: f32, exact: f32, error: f32| {
            assert!(
                (rolled - exact).abs() < 3.0 * error + 0.03,
                "{board}: {rolled} for {exact}, {error}"
            );
        };
        let [held, taken] = [cube.no_double, cube.double_take].map(|one| one.equity);
        close(held.mean, exact.centered, held.error);
        close(taken.mean, 2.0 * exact.theirs, taken.error);
    }
}

#[test]
fn threads_change_nothing_and_seeds_do() {
    let start = Board::start(Variant::Standard);
    let dice = Dice::new(3, 1).expect("dice");
    let plays = &start.plays(dice)[..2];
    let stakes = money(Owner::Centered, 1024);
    let roll = |settings: &Settings| {
        let stop = Stop::new();
        roll_out_plays(
            &PLAIN,
            Variant::Standard,
            &start,
            plays,
            &stakes,
            settings,
            &stop,
        )
    };
    let one = Settings {
        cut: Some(7),
        ..settings(72, 11)
    };
    let first = roll(&one);
    let many = Settings {
        threads: 3,
        ..one.clone()
    };
    assert_eq!(roll(&many), first);
    assert_ne!(roll(&Settings { seed: 12, ..one }), first);
}

#[test]
fn a_rollout_ends_when_it_is_enough_or_stopped() {
    let board = races()[1];
    let line = Line {
        board,
        stakes: money(Owner::Centered, 1),
        may_double: false,
    };
    let roll = |settings: &Settings, stop: &Stop| {
        roll_out(
            &Wrong,
            Variant::Standard,
            &[line],
            settings,
            stop,
            &mut |_| {},
        )[0]
    };
    let settings = Settings {
        error: Some(0.03),
        ..settings(1_296, 0)
    };
    let rolled = roll(&settings, &Stop::new());
    assert!(rolled.trials < 1_296 && rolled.trials.is_multiple_of(36));
    assert!(rolled.equity.error <= 0.03);
    let stop = Stop::new();
    stop.set();
    assert_eq!(roll(&settings, &stop).trials, 0);
}

#[test]
fn the_clearly_best_play_ends_it() {
    // To bear off two checkers, or to stay with one.
    let board = board(&[(2, 1), (6, 1)], &[(1, 2)]);
    let dice = Dice::new(6, 2).expect("dice");
    let plays = board.plays(dice);
    assert_eq!(plays.len(), 2);
    let settings = Settings {
        clear: Some(3.0),
        ..settings(1_296, 0)
    };
    let stakes = money(Owner::Centered, 1024);
    let stop = Stop::new();
    let rolled = roll_out_plays(
        &Wrong,
        Variant::Standard,
        &board,
        &plays,
        &stakes,
        &settings,
        &stop,
    );
    assert!(rolled.iter().all(|one| one.trials == 72));
    let best = rolled.iter().position(|one| one.equity.mean == 1.0);
    assert_eq!(plays[best.expect("one wins")].to_string(), "6/off 2/off");
}
