//! What the skill levels mean for this engine: how far a level looks, and how blurred its eye is.
//!
//! The weak levels judge every position statically and misjudge it by a fixed error of its own: a
//! normal one, drawn by the position. The same level makes the same play whenever it is asked.

use crate::random::Random;
use yonban_backgammon::{Board, Checkers};
use yonban_search::{Budget, Level};

/// What a level looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// Plies, at most; see [`search`](crate::search).
    pub plies: u8,
    /// The standard deviation of its misjudgement of a position, in points per unit of the cube.
    pub noise: f32,
    /// What it overlooks, for people.
    pub sentence: &'static str,
}

/// Every level sees what the one below it sees, and more.
///
/// Measured with the nets shipped, 64 money games of a level against itself judged at one ply
/// (`examples/levels.rs`): ratings 27.9, 23.1, 17.0, 12.9, 9.4, 5.4, 3.5 and, without a blur, 1.3. Points a game
/// against the next lower level, the luck taken off (`examples/duel.rs`, seed 11, 2,000 games each): level 2
/// +0.31 ± 0.03, 3 +0.43 ± 0.02, 4 +0.19 ± 0.02, 5 +0.21 ± 0.01, 6 +0.24 ± 0.01, 7 +0.13 ± 0.01, 8 +0.14 ± 0.01, and 9,
/// as two plies against none, +0.13 ± 0.01. Level 10 against 9 over 400 games: +0.01 ± 0.02; what three plies add is
/// less than so few games can show.
///
/// Of 40 decisions of a match, level 10 with two seconds and one thread looked three plies ahead in all 29
/// that it searched; a decision took 0.19 s on average. Where its time ends early it has looked two plies
/// ahead, at more plays than level 9.
#[must_use]
pub const fn skill(level: Level) -> Skill {
    let (plies, noise, sentence) = match level.get() {
        0 | 1 => (
            0,
            0.158,
            "Moves by a vague feeling and leaves much standing.",
        ),
        2 => (
            0,
            0.138,
            "Knows where points are good, and forgets it often.",
        ),
        3 => (0, 0.104, "Builds its board, but misjudges races and risks."),
        4 => (0, 0.086, "Plays the openings well and loses its way later."),
        5 => (0, 0.068, "Sound in simple positions, unsure with the cube."),
        6 => (
            0,
            0.044,
            "A good club player's eye; errs where plans are long.",
        ),
        7 => (0, 0.028, "Seldom far from the best play."),
        8 => (0, 0.0, "Judges each position well, without looking ahead."),
        9 => (2, 0.0, "Looks at every answer and at its own next throw."),
        _ => (3, 0.0, "Everything the engine can do in its time."),
    };
    Skill {
        plies,
        noise,
        sentence,
    }
}

impl Skill {
    /// The plies within a budget.
    #[must_use]
    pub fn plies_within(&self, budget: &Budget) -> u8 {
        let depth = budget
            .depth
            .map_or(u8::MAX, |depth| u8::try_from(depth).unwrap_or(u8::MAX));
        self.plies.min(depth)
    }

    /// How much it misjudges a position, in points per unit of the cube; `seed` makes another player of
    /// the same skill.
    pub(crate) fn blur(&self, board: &Board, seed: u64) -> f32 {
        if self.noise == 0.0 {
            return 0.0;
        }
        self.noise * normal(&mut Random::split(seed, number(board)))
    }
}

/// A number that stands for a board: the same everywhere.
fn number(board: &Board) -> u64 {
    let fold = |hash: u64, side: &Checkers| {
        let start = Random::new(hash).bits();
        side.places().fold(start, |hash, (place, count)| {
            Random::new(hash ^ (u64::from(place.pips()) << 4 | u64::from(count))).bits()
        })
    };
    fold(fold(0, board.own()), board.other())
}

/// A number of the standard normal distribution: the sum of twelve even ones, less their mean.
fn normal(random: &mut Random) -> f32 {
    (0..12).map(|_| random.unit()).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::{Dice, Variant};

    #[test]
    fn every_level_has_a_sentence_of_its_own_and_sees_no_less_than_the_one_below() {
        let skills: Vec<Skill> = Level::all().map(skill).collect();
        for pair in skills.windows(2) {
            assert_ne!(pair[0].sentence, pair[1].sentence);
            assert!(pair[1].plies >= pair[0].plies && pair[1].noise <= pair[0].noise);
            assert!((pair[1].plies, -pair[1].noise) != (pair[0].plies, -pair[0].noise));
        }
        let full = skill(Level::FULL);
        assert_eq!(full.plies_within(&Budget::default()), 3);
        assert_eq!(full.plies_within(&Budget::depth(1)), 1);
    }

    #[test]
    fn the_blur_is_fixed_by_the_position_and_normal() {
        let skill = skill(Level::LOWEST);
        let start = Board::start(Variant::Standard);
        let mut blurs = Vec::new();
        for (dice, _) in Dice::rolls() {
            for play in start.plays(dice) {
                let board = start.after(&play);
                for (next, _) in Dice::rolls() {
                    let boards = board.turned().plays(next).into_iter();
                    let boards = boards.map(|play| board.turned().after(&play));
                    blurs.extend(boards.map(|board| skill.blur(&board, 7)));
                }
                assert_eq!(skill.blur(&board, 7), skill.blur(&board, 7));
                assert_ne!(skill.blur(&board, 7), skill.blur(&board, 8));
            }
        }
        let n = blurs.len() as f32;
        let mean = blurs.iter().sum::<f32>() / n;
        let square = blurs.iter().map(|blur| (blur - mean).powi(2)).sum::<f32>() / n;
        assert!(mean.abs() < 0.01 && (square.sqrt() / skill.noise - 1.0).abs() < 0.05);
    }
}
