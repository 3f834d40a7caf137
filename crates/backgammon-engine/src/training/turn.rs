//! One throw of a game.

use crate::random::Random;
use yonban_backgammon::{Board, Dice, Play, Variant};

/// A throw.
pub(super) fn throw(random: &mut Random) -> Dice {
    loop {
        let (first, second) = (random.below(6) as u8 + 1, random.below(6) as u8 + 1);
        if let Some(dice) = Dice::new(first, second) {
            return dice;
        }
    }
}

/// An opening throw: no doublet.
pub(super) fn opening(random: &mut Random) -> Dice {
    loop {
        let dice = throw(random);
        if !dice.is_doublet() {
            return dice;
        }
    }
}

/// The positions that a throw leads to, with the opponent about to throw. Never empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Results {
    plays: Vec<Play>,
    pub(super) boards: Vec<Board>,
}

impl Results {
    pub(super) fn of(&mut self, board: &Board, dice: Dice) -> &[Board] {
        board.plays_into(dice, &mut self.plays);
        self.boards.clear();
        let after = self.plays.iter().map(|play| board.after(play).turned());
        self.boards.extend(after);
        if self.boards.is_empty() {
            self.boards.push(board.turned());
        }
        &self.boards
    }
}

/// From where a game of training starts: of sixteen standard games one is nackgammon and one
/// longgammon, which lead to positions that are rare otherwise.
pub(super) fn start(variant: Variant, random: &mut Random) -> Variant {
    match (variant, random.below(16)) {
        (Variant::Standard, 0) => Variant::Nackgammon,
        (Variant::Standard, 1) => Variant::Longgammon,
        _ => variant,
    }
}
