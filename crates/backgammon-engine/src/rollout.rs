//! Rollouts: a position is played to its end many times, and the mean is what it is worth.
//!
//! *The same dice.* Everything that is compared is rolled out on the same throws, which a seed fixes;
//! the first two throws of 1,296 trials are each of the 36 x 36 pairs once.
//!
//! *Less luck.* At every throw a trial notes how much better the throw was than the mean of all, by the
//! static judgement, and at the end takes that off its result. The mean stays what it is, for luck has
//! none, and the error becomes a sixth.
//!
//! *Cut off.* A trial may end after a number of throws with a judgement instead of a result.
//!
//! *The cube.* Both sides double, take and drop as the static judgement says; all equities are in units of
//! the cube at the beginning.
//!
//! Source of the scheme: `spec/backgammon.md` 28.

use crate::equity::{Answer, CubeAction, Ladder};
use crate::random::Random;
use crate::search::{Filters, Searcher, Thrown};
use crate::{Evaluator, Outputs, Owner, Stakes};
use std::sync::atomic::{AtomicUsize, Ordering};
use yonban_backgammon::{Board, Play, Variant};
use yonban_search::Stop;

/// How a rollout is made.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The most trials.
    pub trials: u32,
    /// The plies by which plays are chosen, see [`search`](crate::search).
    pub plies: u8,
    /// After how many throws a trial is cut off; `None` plays to the end.
    pub cut: Option<u32>,
    /// Ends before the last trial when every standard error of an equity is at most this.
    pub error: Option<f32>,
    /// Ends before the last trial when the best is ahead of every other by so many standard errors of
    /// the difference.
    pub clear: Option<f32>,
    /// Where the dice come from.
    pub seed: u64,
    /// How many threads, at least one. They do not change the result.
    pub threads: usize,
}

/// 1,296 trials to the end, plays by the static judgement, one thread.
impl Default for Settings {
    fn default() -> Self {
        Settings {
            trials: 1_296,
            plies: 0,
            cut: None,
            error: None,
            clear: None,
            seed: 0,
            threads: 1,
        }
    }
}

/// What is rolled out: the player about to throw, and what he plays for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// The position.
    pub board: Board,
    /// Seen by the player about to throw.
    pub stakes: Stakes,
    /// Whether he may double before his first throw.
    pub may_double: bool,
}

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f32,
    /// Its standard error; 0 for a single trial.
    pub error: f32,
}

/// What came of a rollout of one line, seen by the player about to throw at its beginning.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rolled {
    /// How the games ended. Where a double was dropped, how they would have by the static judgement.
    pub outputs: Outputs,
    /// The standard errors of these.
    pub errors: Outputs,
    /// What they were worth with the cube, in units of the cube at the beginning; in a match equivalent
    /// to money.
    pub equity: Estimate,
    /// How many trials there were.
    pub trials: u32,
}

/// A cube decision by rollout, for the player about to throw; both on the same dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RolledCube {
    /// He throws now.
    pub no_double: Rolled,
    /// He doubles and the other takes; the equity in units of the cube before the double.
    pub double_take: Rolled,
}

/// How many trials are made between two looks at whether it is enough.
const BATCH: u32 = 36;

/// Rolls out lines on the same dice; the results in their order. `progress` is told what is known after
/// every 36 trials. Where `stop` is set, what is known then is the result; with no trial made that is a
/// [`Rolled`] of none.
pub fn roll_out(
    judge: &dyn Evaluator,
    variant: Variant,
    lines: &[Line],
    settings: &Settings,
    stop: &Stop,
    progress: &mut dyn FnMut(&[Rolled]),
) -> Vec<Rolled> {
    let threads = settings.threads.max(1);
    let mut searchers: Vec<Searcher<'_>> = (0..threads)
        .map(|_| Searcher::new(judge, variant).with_filters(Filters::narrow()))
        .collect();
    let mut sums = vec![Sums::default(); lines.len()];
    let mut made = 0;
    while made < settings.trials && !stop.is_set() {
        let batch = made..settings.trials.min(made + BATCH);
        let Some(results) = trials(&mut searchers, lines, settings, batch.clone(), stop) else {
            break;
        };
        for trial in results.chunks_exact(lines.len()) {
            for (sum, result) in sums.iter_mut().zip(trial) {
                sum.add(result);
            }
        }
        made = batch.end;
        let rolled: Vec<Rolled> = sums.iter().map(Sums::rolled).collect();
        progress(&rolled);
        if made >= 2 * BATCH && is_enough(&rolled, settings) {
            break;
        }
    }
    sums.iter().map(Sums::rolled).collect()
}

/// Rolls out plays of a throw, for the player who makes them; outputs and equities are his.
pub fn roll_out_plays(
    judge: &dyn Evaluator,
    variant: Variant,
    board: &Board,
    plays: &[Play],
    stakes: &Stakes,
    settings: &Settings,
    stop: &Stop,
) -> Vec<Rolled> {
    let line = |play| Line {
        board: board.after(play).turned(),
        stakes: stakes.turned(),
        may_double: true,
    };
    let lines: Vec<Line> = plays.iter().map(line).collect();
    let rolled = roll_out(judge, variant, &lines, settings, stop, &mut |_| {});
    rolled.iter().map(Rolled::turned).collect()
}

/// Rolls out "no double" and "double, take" on the same dice.
pub fn roll_out_cube(
    judge: &dyn Evaluator,
    variant: Variant,
    board: &Board,
    stakes: &Stakes,
    settings: &Settings,
    stop: &Stop,
) -> RolledCube {
    let line = |stakes| Line {
        board: *board,
        stakes,
        may_double: false,
    };
    let taken = after_take(stakes, 1);
    let lines = [line(*stakes), line(taken)];
    let rolled = roll_out(judge, variant, &lines, settings, stop, &mut |_| {});
    let scale = Scale::START.after(stakes, &taken);
    RolledCube {
        no_double: rolled[0],
        double_take: Rolled {
            equity: Estimate {
                mean: scale.equity(rolled[1].equity.mean),
                error: scale.factor * rolled[1].equity.error,
            },
            ..rolled[1]
        },
    }
}

impl Rolled {
    /// The same seen by the other player.
    #[must_use]
    pub const fn turned(&self) -> Rolled {
        let errors = &self.errors;
        Rolled {
            outputs: self.outputs.turned(),
            errors: Outputs {
                win: errors.win,
                win_gammon: errors.lose_gammon,
                win_backgammon: errors.lose_backgammon,
                lose_gammon: errors.win_gammon,
                lose_backgammon: errors.win_backgammon,
            },
            equity: Estimate {
                mean: -self.equity.mean,
                error: self.equity.error,
            },
            trials: self.trials,
        }
    }
}

/// Whether more trials are not needed.
fn is_enough(rolled: &[Rolled], settings: &Settings) -> bool {
    let small = |most: f32| rolled.iter().all(|one| one.equity.error <= most);
    if settings.error.is_some_and(small) {
        return true;
    }
    // The lines of plays belong to the other player: the best one for a player is either end.
    let is_clear = |times: f32| {
        let ahead = |best: &Rolled| {
            let others = rolled.iter().filter(|one| !std::ptr::eq(*one, best));
            others.clone().count() > 0
                && [1.0, -1.0].iter().any(|sign| {
                    others.clone().all(|one| {
                        let error = best.equity.error.hypot(one.equity.error);
                        sign * (best.equity.mean - one.equity.mean) > times * error
                    })
                })
        };
        rolled.iter().any(ahead)
    };
    settings.clear.is_some_and(is_clear)
}

/// What one trial brought.
#[derive(Clone, Copy, Debug, Default)]
struct Trial {
    /// The five outputs and the equity.
    values: [f32; 6],
}

fn values(outputs: &Outputs, equity: f32) -> [f32; 6] {
    [
        outputs.win,
        outputs.win_gammon,
        outputs.win_backgammon,
        outputs.lose_gammon,
        outputs.lose_backgammon,
        equity,
    ]
}

/// Sums over trials.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    count: u32,
    sum: [f64; 6],
    squares: [f64; 6],
}

impl Sums {
    fn add(&mut self, trial: &Trial) {
        self.count += 1;
        for (at, value) in trial.values.iter().enumerate() {
            let value = f64::from(*value);
            self.sum[at] += value;
            self.squares[at] += value * value;
        }
    }

    fn estimate(&self, at: usize) -> Estimate {
        if self.count == 0 {
            return Estimate::default();
        }
        let n = f64::from(self.count);
        let mean = self.sum[at] / n;
        let variance = (self.squares[at] / n - mean * mean).max(0.0);
        let error = if self.count > 1 {
            (variance / (n - 1.0)).sqrt()
        } else {
            0.0
        };
        Estimate {
            mean: mean as f32,
            error: error as f32,
        }
    }

    fn rolled(&self) -> Rolled {
        let five = |value: fn(Estimate) -> f32| {
            let [
                win,
                win_gammon,
                win_backgammon,
                lose_gammon,
                lose_backgammon,
            ] = std::array::from_fn(|at| value(self.estimate(at)));
            Outputs {
                win,
                win_gammon,
                win_backgammon,
                lose_gammon,
                lose_backgammon,
            }
        };
        Rolled {
            outputs: five(|estimate| estimate.mean),
            errors: five(|estimate| estimate.error),
            equity: self.estimate(5),
            trials: self.count,
        }
    }
}

/// The trials of a range, each with all lines, in order; `None` if `stop` was set on the way.
fn trials(
    searchers: &mut [Searcher<'_>],
    lines: &[Line],
    settings: &Settings,
    range: std::ops::Range<u32>,
    stop: &Stop,
) -> Option<Vec<Trial>> {
    let next = AtomicUsize::new(0);
    let tasks = range.len() * lines.len();
    let work = |searcher: &mut Searcher<'_>| {
        let mut done = Vec::new();
        loop {
            let task = next.fetch_add(1, Ordering::Relaxed);
            if task >= tasks || stop.is_set() {
                return done;
            }
            // Fewer than 36 in a batch.
            let number = range.start + (task / lines.len()) as u32;
            let line = &lines[task % lines.len()];
            done.push((task, trial(searcher, line, settings, number)));
        }
    };
    let work = &work;
    let mut done = match searchers {
        [only] => work(only),
        _ => std::thread::scope(|scope| {
            let helpers: Vec<_> = searchers
                .iter_mut()
                .map(|searcher| scope.spawn(move || work(searcher)))
                .collect();
            let done = helpers.into_iter().map(|helper| {
                let done = helper.join();
                done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            done.flatten().collect()
        }),
    };
    done.sort_unstable_by_key(|(task, _)| *task);
    (done.len() == tasks).then(|| done.into_iter().map(|(_, trial)| trial).collect())
}

/// From equities of the stakes that a trial has come to, seen by its player about to throw, to those of
/// the beginning, seen by the player about to throw then.
#[derive(Clone, Copy, Debug)]
struct Scale {
    factor: f32,
    offset: f32,
}

impl Scale {
    const START: Scale = Scale {
        factor: 1.0,
        offset: 0.0,
    };

    fn equity(&self, equity: f32) -> f32 {
        self.factor.mul_add(equity, self.offset)
    }

    /// The other player is about to throw.
    const fn turned(self) -> Scale {
        Scale {
            factor: -self.factor,
            offset: self.offset,
        }
    }

    /// The cube was turned, from one stake to another of the same player.
    fn after(self, before: &Stakes, after: &Stakes) -> Scale {
        let ladders = [before, after].map(Ladder::new);
        let chances = ladders.map(|ladder| {
            let [lost, won] = [-1.0, 1.0].map(|equity| ladder.match_chance(equity));
            lost.zip(won)
        });
        let (factor, offset) = match chances {
            // Equities are linear in the chance of winning the match.
            [Some((low, high)), Some((lost, won))] if high > low => {
                let equity = |chance: f32| (2.0 * chance - low - high) / (high - low);
                let (lost, won) = (equity(lost), equity(won));
                ((won - lost) / 2.0, (won + lost) / 2.0)
            }
            _ => (after.cube() as f32 / before.cube() as f32, 0.0),
        };
        Scale {
            factor: self.factor * factor,
            offset: self.factor.mul_add(offset, self.offset),
        }
    }
}

/// The stakes after a double and so many turns of the cube in all, the first player's opponent owning it.
fn after_take(stakes: &Stakes, turns: u32) -> Stakes {
    let mut stakes = *stakes;
    let (Stakes::Money { cube, owner, .. } | Stakes::Match { cube, owner, .. }) = &mut stakes;
    *cube <<= turns;
    *owner = Owner::Theirs;
    stakes
}

/// The five outputs and the equity, as the first player sees them.
fn seen(outputs: &Outputs, equity: f32, first: bool, scale: &Scale) -> [f32; 6] {
    let outputs = if first { *outputs } else { outputs.turned() };
    values(&outputs, scale.equity(equity))
}

/// One trial of a line.
fn trial(searcher: &mut Searcher<'_>, line: &Line, settings: &Settings, number: u32) -> Trial {
    let mut dice = Throws::new(settings.seed, number);
    let (mut board, mut stakes) = (line.board, line.stakes);
    let mut scale = Scale::START;
    // Whether the player about to throw is the one of the beginning.
    let mut first = true;
    let mut luck = [0.0; 6];
    let mut throws = 0;
    let (outputs, equity) = loop {
        if throws > 0 || line.may_double {
            match double(searcher, &board, &stakes) {
                Double::No => {}
                Double::Dropped(outputs) => break (outputs, 1.0),
                Double::Taken(after) => {
                    scale = scale.after(&stakes, &after);
                    stakes = after;
                }
            }
        }
        if board.is_finished() || settings.cut == Some(throws) {
            let known = searcher.position(&board, &stakes, 0);
            break known.unwrap_or_default();
        }
        let all = searcher.throws(&board, &stakes);
        let thrown = &all[dice.next(throws)];
        let value = |one: &Thrown| seen(&one.outputs, one.equity, first, &scale);
        for (luck, own) in luck.iter_mut().zip(value(thrown)) {
            *luck += own;
        }
        for one in &all {
            for (luck, other) in luck.iter_mut().zip(value(one)) {
                *luck -= one.times / 36.0 * other;
            }
        }
        board = match settings.plies {
            0 => thrown.board,
            plies => {
                let ranked = searcher.rank_plays(&board, thrown.dice, &stakes, plies);
                let best = ranked.first().map(|best| board.after(&best.play).turned());
                best.unwrap_or(thrown.board)
            }
        };
        stakes = stakes.turned();
        scale = scale.turned();
        first = !first;
        throws += 1;
    };
    let mut values = seen(&outputs, equity, first, &scale);
    for (value, luck) in values.iter_mut().zip(luck) {
        *value -= luck;
    }
    Trial { values }
}

/// What is done with the cube before a throw.
enum Double {
    No,
    /// How the game would have ended.
    Dropped(Outputs),
    /// What is played for now.
    Taken(Stakes),
}

/// Both do with the cube what the static judgement says.
fn double(searcher: &mut Searcher<'_>, board: &Board, stakes: &Stakes) -> Double {
    if stakes.owner() == Owner::Theirs || board.is_finished() {
        return Double::No;
    }
    let cube = searcher.cube(board, stakes, 0);
    match (cube.action, cube.answer) {
        (CubeAction::Double, Answer::Take) => Double::Taken(after_take(stakes, 1)),
        (CubeAction::Double, Answer::Beaver) => Double::Taken(after_take(stakes, 2)),
        (CubeAction::Double, Answer::Drop) => Double::Dropped(searcher.evaluate(board, 0)),
        (CubeAction::NoDouble | CubeAction::TooGood, _) => Double::No,
    }
}

/// The throws of a trial.
struct Throws {
    /// The first two, of the 36 each.
    strata: [usize; 2],
    random: Random,
}

impl Throws {
    fn new(seed: u64, number: u32) -> Throws {
        let (block, within) = (number / 1_296, (number % 1_296) as usize);
        let place = |way: u64, at: usize| {
            let way = u64::from(block) << 32 | way;
            shuffled(&mut Random::split(seed, u64::MAX - way))[at]
        };
        let first = place(36, within % 36);
        Throws {
            strata: [first, place(first as u64, within / 36)],
            random: Random::split(seed, u64::from(number)),
        }
    }

    /// The next one, after so many, as a place in `Dice::rolls`.
    fn next(&mut self, throws: u32) -> usize {
        let drawn = self.random.below(36);
        let throw = match throws {
            0 | 1 => self.strata[throws as usize],
            _ => drawn,
        };
        let (one, other) = (throw / 6, throw % 6);
        let (high, low) = (one.max(other), one.min(other));
        high * (high + 1) / 2 + low
    }
}

/// The numbers from 0 to 35 in another order.
fn shuffled(random: &mut Random) -> [usize; 36] {
    let mut all = std::array::from_fn(|n| n);
    for last in (1..36).rev() {
        all.swap(last, random.below(last + 1));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::Dice;

    #[test]
    fn the_first_two_throws_of_a_block_are_each_pair_once() {
        for block in [0, 3] {
            let mut seen = [[0; 21]; 21];
            for number in 0..1_296 {
                let mut dice = Throws::new(5, 1_296 * block + number);
                seen[dice.next(0)][dice.next(1)] += 1;
            }
            let rolls: Vec<u64> = Dice::rolls().map(|(_, times)| times).collect();
            for (first, row) in seen.iter().enumerate() {
                for (second, count) in row.iter().enumerate() {
                    assert_eq!(*count, rolls[first] * rolls[second]);
                }
            }
        }
        // The first 36 have each first throw once.
        let mut firsts = [0; 21];
        (0..36).for_each(|number| firsts[Throws::new(9, number).next(0)] += 1);
        assert!(Dice::rolls().zip(firsts).all(|((_, times), n)| n == times));
    }

    #[test]
    fn throws_after_the_second_are_even() {
        let mut counts = [0_u32; 21];
        for number in 0..2_000 {
            let mut dice = Throws::new(1, number);
            (0..20).for_each(|throws| {
                let place = dice.next(throws);
                counts[place] += u32::from(throws > 1);
            });
        }
        let square: f64 = Dice::rolls()
            .zip(counts)
            .map(|((_, times), n)| {
                let expected = 1_000.0 * times as f64;
                (f64::from(n) - expected).powi(2) / expected
            })
            .sum();
        // 20 degrees of freedom: above 45 once in a thousand.
        assert!(square < 45.0, "{square}");
    }

    #[test]
    fn a_turned_cube_changes_the_scale() {
        let money = Stakes::Money {
            jacoby: true,
            beavers: 0,
            cube: 2,
            owner: Owner::Mine,
            most: 1024,
        };
        let scale = Scale::START.after(&money, &after_take(&money, 1));
        assert_eq!(scale.equity(0.5), 1.0);
        let scale = scale.turned();
        assert_eq!(scale.equity(0.5), -1.0);
        // 2 away against 2 away: a cube at 2 decides the match.
        let game = Stakes::Match {
            away: [2, 2],
            crawford: crate::Crawford::Before,
            cube: 1,
            owner: Owner::Centered,
            most: 1024,
        };
        let taken = after_take(&game, 1);
        let scale = Scale::START.after(&game, &taken);
        let before = Ladder::new(&game);
        let won = before.match_chance(scale.equity(1.0));
        assert!((scale.equity(0.0)).abs() < 1e-5);
        // Match chances are held between 0 and 1.
        assert!(won.is_some_and(|chance| chance > 0.999));
        assert!(scale.equity(1.0) > 1.5);
    }
}
