//! A game of training on its way.

use super::labels::Ahead;
use super::setups::setup;
use super::turn::{opening, start, throw};
use crate::Nets;
use crate::random::Random;
use yonban_backgammon::{Board, Dice, Variant};

/// A position and the throw that is to be played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub(super) board: Board,
    pub(super) dice: Dice,
    /// How far off the side that has thrown judges its plays at most, and the other, in points.
    errors: [f32; 2],
}

impl Game {
    /// Begins at a set-up of fifteen checkers or at a start of `variant`.
    pub(super) fn begin(
        variant: Variant,
        set_up: bool,
        errors: [f32; 2],
        random: &mut Random,
    ) -> Game {
        let (board, dice) = if set_up {
            (setup(random), throw(random))
        } else {
            (Board::start(start(variant, random)), opening(random))
        };
        Game {
            board,
            dice,
            errors,
        }
    }

    /// Plays the throw, as well as the side can, and throws for the other.
    pub(super) fn play(&mut self, nets: &Nets, ahead: &mut Ahead, random: &mut Random) {
        let board = ahead.play(nets, &self.board, self.dice, self.errors[0], random);
        self.come_to(board, random);
    }

    /// Throws for the other side, after a play that led to `board`.
    pub(super) fn come_to(&mut self, board: Board, random: &mut Random) {
        self.board = board;
        self.dice = throw(random);
        self.errors.reverse();
    }
}

/// The errors of the two sides of a game: none at all, little ones, or as if it hardly knew the game. What good play
/// avoids has to be judged too, and by good play alone it is not seen.
pub(super) fn errors(random: &mut Random) -> [f32; 2] {
    [0; 2].map(|_| [0.0, 0.0, 0.05, 0.15, 0.4, 1.5][random.below(6)])
}
