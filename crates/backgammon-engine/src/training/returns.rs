//! Labels from games played to their end: what a position came to, with the luck of the dice taken off.
//!
//! The games are played by the static judgement. At every turn the look ahead of one throw says what the
//! 21 throws bring on average, and thereby how lucky the one that fell was. The label of a position is its
//! look-ahead, and a share of what the label of the next one differs from the static judgement of that:
//! a return of temporal differences (Sutton 1988) with each step's luck removed. A share of 0 is the
//! look-ahead alone; at 1 the label is the result of the game less all luck.

use super::game::{Game, errors};
use super::labels::{Ahead, Sample, by_threads};
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
    let wanted = |board: &Board| plan.classes.contains(&Class::of(board));
    let set_up = random.below(2) != 0;
    let mut game = Game::begin(Variant::Standard, set_up, errors(random), random);
    // The turns of players who err are not labelled: what came of them is not what good play would bring. They
    // go on until there is something to label.
    let mut left = [0_u32, 0, 5, 10, 20, 40][random.below(6)];
    while left > 0 || !wanted(&game.board) {
        if game.board.is_finished() {
            return Vec::new();
        }
        game.play(nets, ahead, random);
        left = left.saturating_sub(1);
    }
    let (mut turns, mut aside): (Vec<Turn>, _) = (Vec::new(), 0);
    // The judgement of a race is good, that of a finished game is the result, and where its end is all but
    // certain, a gammon or not, little is left to learn.
    while !matches!(Class::of(&game.board), Class::Race | Class::Over) && turns.len() < MOST_TURNS {
        let board = game.board;
        aside = if wanted(&board) { 0 } else { aside + 1 };
        let judged = ahead.judge(nets, &board);
        let is_decided = judged.exclusive().iter().any(|way| *way > DECIDED);
        if (is_decided && !turns.is_empty()) || aside > MOST_ASIDE {
            break;
        }
        let (mean, next) = ahead.look(nets, &board, Some(game.dice));
        turns.push(Turn {
            board,
            mean,
            judged,
        });
        game.come_to(next, random);
    }
    let mut judged = ahead.judge(nets, &game.board);
    let mut label = judged;
    let mut samples = Vec::with_capacity(turns.len());
    for turn in turns.into_iter().rev() {
        let (after, before) = (label.turned().exclusive(), judged.turned().exclusive());
        let mean = turn.mean.exclusive();
        let ways = std::array::from_fn(|k| mean[k] + plan.share * (after[k] - before[k]));
        label = Outputs::of_exclusive(ways);
        judged = turn.judged;
        if wanted(&turn.board) {
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

/// A game is broken off where so many turns were of no class that is labelled.
const MOST_ASIDE: usize = 6;

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
        // Of one class alone: games go on until they come to it.
        for class in Class::WITH_CONTACT {
            let plan = Plan {
                classes: &[class],
                games: 20,
                ..plan
            };
            let own = games(&nets, &plan, 2);
            assert!(!own.is_empty(), "{class:?}");
            assert!(own.iter().all(|sample| Class::of(&sample.board) == class));
        }
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
