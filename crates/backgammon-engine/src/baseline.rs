//! The linear player that strength is measured against.
//!
//! It is of the kind of Gerald Tesauro's public evaluator of 1993 ("pubeval"), which programs have
//! compared themselves with ever since: two weight vectors, one for positions with contact and one for
//! races, over the same 122 inputs that describe the position *after* the own play; the play with the
//! largest product is made. The inputs are the published ones. The weights are not his but ours, found as
//! his were, by comparison training: the linear player learned to prefer the plays that our own nets
//! preferred in games of their own (`cargo xtask train backgammon baseline`). `weights/STRENGTH.md` says
//! with which nets, games and rates.

use std::sync::LazyLock;
use yonban_backgammon::{Board, Dice, Origin, Play};

/// Inputs of a position.
pub(crate) const INPUTS: usize = 122;

/// The linear player.
#[derive(Clone, PartialEq, Debug)]
pub struct Linear {
    pub(crate) contact: [f32; INPUTS],
    pub(crate) race: [f32; INPUTS],
}

/// The bytes of [`Linear::shipped`].
static SHIPPED: &[u8] = include_bytes!("../weights/baseline.yblw");

impl Linear {
    /// The baseline of this program.
    ///
    /// # Panics
    ///
    /// Never: a test reads it.
    #[must_use]
    pub fn shipped() -> &'static Linear {
        static LINEAR: LazyLock<Linear> = LazyLock::new(|| {
            Linear::read(SHIPPED).unwrap_or_else(|error| panic!("the linear player: {error}"))
        });
        &LINEAR
    }

    /// What it thinks of a position in which the player of `board.own()` has just played: about the
    /// points he will win. Only the order means something.
    #[must_use]
    pub fn value(&self, board: &Board) -> f32 {
        let weights = if board.is_race() {
            &self.race
        } else {
            &self.contact
        };
        inputs(board).map(|(n, input)| weights[n] * input).sum()
    }

    /// Its play of a throw, the first of the best; `None` where no number can be used.
    #[must_use]
    pub fn choose(&self, board: &Board, dice: Dice) -> Option<Play> {
        let plays = board.plays(dice);
        let valued = plays
            .iter()
            .map(|play| (self.value(&board.after(play)), play));
        let best = valued.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, play)| *play)
    }
}

/// Those of the 122 inputs that are not zero, each with its index: for each point, from the own ace
/// point up, whether exactly one enemy is there, exactly one own checker, two or more, exactly three,
/// and `(n - 3) / 2` for four or more; then minus half the enemies on the bar; then the share of 15 own
/// checkers that is off.
pub(crate) fn inputs(board: &Board) -> impl Iterator<Item = (usize, f32)> + use<> {
    let blots = board
        .other()
        .places()
        .filter_map(|(place, count)| match place {
            Origin::Point(point) if count == 1 => {
                Some((120 - 5 * usize::from(point.number()), 1.0))
            }
            Origin::Point(_) | Origin::Bar => None,
        });
    let points = board
        .own()
        .places()
        .filter_map(|(place, count)| match place {
            Origin::Point(point) => {
                let first = 5 * (usize::from(point.number()) - 1);
                Some(match count {
                    1 => [(first + 1, 1.0), (0, 0.0)],
                    2 => [(first + 2, 1.0), (0, 0.0)],
                    3 => [(first + 2, 1.0), (first + 3, 1.0)],
                    _ => [(first + 2, 1.0), (first + 4, f32::from(count - 3) / 2.0)],
                })
            }
            Origin::Bar => None,
        });
    let bar = -f32::from(board.other().on_bar()) / 2.0;
    let off = f32::from(15u8.saturating_sub(board.own().total())) / 15.0;
    let all = blots
        .chain(points.flatten())
        .chain([(120, bar), (121, off)]);
    all.filter(|(_, input)| *input != 0.0)
}
