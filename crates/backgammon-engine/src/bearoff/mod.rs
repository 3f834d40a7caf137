//! Bearing off, from tables instead of judgement.
//!
//! [`OneSided`] knows how many throws each of the 54,264 home boards takes; [`TwoSided`] knows the exact
//! value, cube included, of each race between two home boards of at most six checkers. [`Tables::shared`]
//! has both; they are computed at first use, in a few seconds of one core. They take a side to have
//! fifteen checkers: what is not on the board has been borne off. [`Races`] knows the exact chances of every
//! race of three checkers a side, gammons and backgammons included.

mod cache;
mod home;
mod one_sided;
mod races;
mod two_sided;

pub use cache::{CacheError, Origin};
pub use one_sided::OneSided;
pub use races::Races;
pub use two_sided::{Exact, TwoSided};

use crate::Outputs;
use std::path::PathBuf;
use std::sync::OnceLock;
use yonban_backgammon::{Board, Variant};

/// The tables of bearing off fifteen checkers.
///
/// ```
/// use yonban_backgammon::notation::position_id;
/// use yonban_backgammon::Variant;
/// use yonban_backgammon_engine::bearoff::Tables;
///
/// // One checker each on the six point.
/// let board = position_id::read("IAAAgAAAAAAAAA", Variant::Standard)?;
/// let outputs = Tables::shared().outputs(&board).expect("both are at home");
/// assert!((outputs.win - 13.0 / 16.0).abs() < 1e-6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(PartialEq, Debug)]
pub struct Tables {
    one_sided: OneSided,
    two_sided: TwoSided,
}

static SHARED: OnceLock<Tables> = OnceLock::new();

/// Where they are kept, if anywhere.
static DIRECTORY: OnceLock<PathBuf> = OnceLock::new();

impl Tables {
    /// Computes them, on two threads.
    #[must_use]
    pub fn build() -> Tables {
        std::thread::scope(|scope| {
            let one_sided = scope.spawn(OneSided::build);
            let two_sided = TwoSided::build();
            let one_sided = one_sided.join();
            Tables {
                one_sided: one_sided.unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                two_sided,
            }
        })
    }

    /// The tables of this process, computed by whoever asks first while all others wait; or read from a
    /// file, see [`Tables::keep_in`].
    #[must_use]
    pub fn shared() -> &'static Tables {
        SHARED.get_or_init(|| match DIRECTORY.get() {
            Some(directory) => Tables::load_in(directory).0,
            None => Tables::build(),
        })
    }

    /// The throws that home boards take.
    #[must_use]
    pub const fn one_sided(&self) -> &OneSided {
        &self.one_sided
    }

    /// The exact values of small races.
    #[must_use]
    pub const fn two_sided(&self) -> &TwoSided {
        &self.two_sided
    }

    /// How a game will end in which both sides have all their checkers at home, or which is over; `None`
    /// for others. Exact where neither has more than six checkers.
    #[must_use]
    pub fn outputs(&self, board: &Board) -> Option<Outputs> {
        if board.own().is_empty() {
            return Some(Outputs::won(board.won_kind(Variant::Standard)));
        }
        if board.other().is_empty() {
            let won = Outputs::won(board.turned().won_kind(Variant::Standard));
            return Some(won.turned());
        }
        match self.two_sided.exact(board) {
            Some(exact) => Some(Outputs {
                win: exact.win,
                ..Outputs::default()
            }),
            None => self.one_sided.outputs(board),
        }
    }
}
