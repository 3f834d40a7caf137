//! Labels from games played to their end: what a position came to, with the luck of the dice taken off.
//!
//! The games are played by the static judgement. At every turn the look ahead of one throw says what the
//! 21 throws bring on average, and thereby how lucky the one that fell was. The label of a position is its
//! look-ahead, and a share of what the label of the next one differs from the static judgement of that:
//! a return of temporal differences (Sutton 1988) with each step's luck removed. A share of 0 is the
//! look-ahead alone; at 1 the label is the result of the game less all luck.

use super::labels::{Ahead, Sample, by_threads, errors};
use super::setups::begin;
use super::turn::throw;
use crate::class::Class;
use crate::random::Random;
use crate::{Nets, Outputs};
use yonban_backgammon::{Board, Variant};

/// One turn of a game.
struct Turn {
    board: Board,
    /// The look ahead.
    mean: Outputs,
    /// The static judgement.
    judged: Outputs,
}

/// Some games with everything that their labels depend on.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The share of a label that goes on to the position before, 0 to 1.
    pub share: f32,
    /// How many games.
    pub games: u64,
    /// Where their dice come from.
    pub seed: u64,
    /// Positions of these classes are labelled.
    pub classes: &'a [Class],
}

/// Labelled positions of some games, on several threads, whose number does not matter. Of two games one begins
/// at a set-up, see `setups`, and most go on for some turns between players who err.
///
/// Labels of this kind bring nearer what lies many throws ahead, and they are noisy: a round of
/// look-ahead labels after them takes the noise out again, for each is a mean of 21 judgements.
#[must_use]
pub fn games(nets: &Nets, plan: &Plan<'_>, threads: usize) -> Vec<Sample> {
    let numbers: Vec<u64> = (0..plan.games).collect();
    by_threads(&numbers, threads, |numbers| {
        let mut ahead = Ahead::default();
        let play = |&n: &u64| game(nets, plan, &mut Random::split(plan.seed, n), &mut ahead);
        numbers.iter().flat_map(play).collect()
    })
}

fn game(nets: &Nets, plan: &Plan<'_>, random: &mut Random, ahead: &mut Ahead) -> Vec<Sample> {
    let set_up = random.below(2) != 0;
    let (mut board, mut dice) = begin(Variant::Standard, set_up, random);
    // The turns of players who err are not labelled: what came of them is not what good play would bring.
    let mut errors = errors(random);
    for _ in 0..[0, 0, 5, 10, 20, 40][random.below(6)] {
        if board.is_finished() {
            break;
        }
        board = ahead.play(nets, &board, dice, errors[0], random);
        errors.reverse();
        dice = throw(random);
    }
    let mut turns: Vec<Turn> = Vec::new();
    // The judgement of a race is good, that of a finished game is the result, and where its end is all but
    // certain, a gammon or not, little is left to learn.
    while !matches!(Class::of(&board), Class::Race | Class::Over) && turns.len() < MOST_TURNS {
        let judged = ahead.judge(nets, &board);
        let is_decided = judged.exclusive().iter().any(|way| *way > DECIDED);
        if is_decided && !turns.is_empty() {
            break;
        }
        let (mean, next) = ahead.look(nets, &board, Some(dice));
        turns.push(Turn {
            board,
            mean,
            judged,
        });
        board = next;
        dice = throw(random);
    }
    let mut judged = ahead.judge(nets, &board);
    let mut label = judged;
    let mut samples = Vec::with_capacity(turns.len());
    for turn in turns.into_iter().rev() {
        let (after, before) = (label.turned().exclusive(), judged.turned().exclusive());
        let mean = turn.mean.exclusive();
        let ways = std::array::from_fn(|k| mean[k] + plan.share * (after[k] - before[k]));
        label = Outputs::of_exclusive(ways);
        judged = turn.judged;
        if plan.classes.contains(&Class::of(&turn.board)) {
            samples.push(Sample {
                board: turn.board,
                target: label,
            });
        }
    }
    samples
}

/// A game is broken off where one way to end it has at least this chance.
const DECIDED: f32 = 0.94;

/// Longer games are broken off with the judgement of where they are, for little of what comes later goes back to
/// their beginning; a usual one has sixty turns.
const MOST_TURNS: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::labels::look_ahead;

    #[test]
    fn labels_are_means_whatever_the_threads() {
        let nets = Nets::shipped().clone().without_tables();
        let plan = Plan {
            share: 0.95,
            games: 6,
            seed: 3,
            classes: &Class::WITH_CONTACT,
        };
        let samples = games(&nets, &plan, 1);
        assert_eq!(samples, games(&nets, &plan, 4));
        let classes = &plan.classes[..1];
        let fewer = games(&nets, &Plan { classes, ..plan }, 1);
        assert!(fewer.len() < samples.len());
        assert!(fewer.iter().all(|sample| samples.contains(sample)));
        assert!(samples.len() > 60, "{}", samples.len());
        let mut ahead = Ahead::default();
        let (mut far, mut ways) = (0.0, 0.0);
        for sample in &samples {
            let near = look_ahead(&nets, &sample.board, &mut ahead);
            far += sample.target.equity() - near.equity();
            ways += sample.target.exclusive().iter().sum::<f32>();
        }
        let count = samples.len() as f32;
        // What is taken off the luck has a mean of nothing; the chances still are chances of everything.
        assert!((far / count).abs() < 0.25, "{}", far / count);
        assert!((ways / count - 1.0).abs() < 1e-4);
    }
}
