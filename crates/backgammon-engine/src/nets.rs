//! The judge: a net for each class of positions.

use crate::bearoff::Tables;
use crate::class::Class;
use crate::inputs::{Contact, Race, Side, Sparse};
use crate::net::{Hidden, Net, Possible};
use crate::{Evaluator, Outputs};
use pulp::{Arch, Simd, WithSimd};
use std::sync::LazyLock;
use yonban_backgammon::{Board, Variant};

/// Three nets, for contact, crashed positions and races: the judge at ply 0.
///
/// Finished games have their exact result. Where all checkers of both sides are at home, the
/// [bear-off tables](Tables::shared) answer; the first such question waits until they are computed. What a board rules out has no chance: no gammon against a
/// side with a checker off, no backgammon in a race against a side that has nobody in the winner's home
/// board.
///
/// ```
/// use yonban_backgammon::{Board, Variant};
/// use yonban_backgammon_engine::{Evaluator, Nets};
///
/// let outputs = Nets::shipped().evaluate(&Board::start(Variant::Standard));
/// // Whoever throws first has a small advantage.
/// assert!((0.5..0.56).contains(&outputs.win), "{outputs:?}");
/// assert!((0.0..0.15).contains(&outputs.equity()), "{outputs:?}");
/// ```
#[derive(Clone, Debug)]
pub struct Nets {
    pub(crate) variant: Variant,
    pub(crate) contact: Net,
    pub(crate) crashed: Net,
    pub(crate) race: Net,
    pub(crate) arch: Arch,
    /// Whether bear-offs are looked up.
    pub(crate) bearoff: bool,
}

/// The bytes of [`Nets::shipped`].
static SHIPPED: &[u8] = include_bytes!("../weights/standard.ybnw");

impl Nets {
    /// The nets of this program, for all variants with fifteen checkers; read at the first call.
    /// `weights/STRENGTH.md` says how they were made and how well they play.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    #[must_use]
    pub fn shipped() -> &'static Nets {
        static NETS: LazyLock<Nets> = LazyLock::new(|| {
            Nets::read(SHIPPED).unwrap_or_else(|error| panic!("the nets of this program: {error}"))
        });
        &NETS
    }
}

/// Work space of evaluations.
#[derive(Clone, Debug)]
pub(crate) struct Work {
    pub(crate) inputs: Sparse,
    pub(crate) hidden: Hidden,
}

impl Work {
    pub(crate) const fn new() -> Work {
        Work {
            inputs: Sparse::new(),
            hidden: Hidden::new(),
        }
    }
}

impl Default for Work {
    fn default() -> Work {
        Work::new()
    }
}

/// One evaluation for every vector machine.
struct One<'a> {
    nets: &'a Nets,
    board: &'a Board,
    work: &'a mut Work,
}

impl WithSimd for One<'_> {
    type Output = Outputs;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> Outputs {
        self.nets.one(simd, self.board, self.work)
    }
}

impl Nets {
    /// How many checkers a side begins with.
    pub(crate) const fn men(&self) -> u8 {
        self.variant.checkers()
    }

    /// The same, without the tables of bearing off: their nets alone.
    #[must_use]
    pub const fn without_tables(mut self) -> Nets {
        self.bearoff = false;
        self
    }

    /// The tables, which are for games with fifteen checkers.
    #[inline(always)]
    fn tables(&self) -> Option<&'static Tables> {
        (self.bearoff && self.men() == 15).then(Tables::shared)
    }

    #[inline(always)]
    fn one<S: Simd>(&self, simd: S, board: &Board, work: &mut Work) -> Outputs {
        if board.other().is_empty() {
            return Outputs::won(board.turned().won_kind(self.variant)).turned();
        }
        if board.own().is_empty() {
            return Outputs::won(board.won_kind(self.variant));
        }
        let (own, other) = (Side::of(board.own()), Side::of(board.other()));
        let class = Class::of_sides(&own, &other);
        if let (Class::Race, Some(tables)) = (class, self.tables())
            && own.rear().max(other.rear()) <= 6
            && let Some(outputs) = tables.outputs(board)
        {
            return outputs;
        }
        let possible = Possible::of(&own, &other, self.men(), class == Class::Race);
        let net = match class {
            Class::Over | Class::Race => {
                Race::write(&own, &other, &mut work.inputs);
                &self.race
            }
            Class::Crashed => {
                Contact::write(&own, &other, &mut work.inputs);
                &self.crashed
            }
            Class::Contact => {
                Contact::write(&own, &other, &mut work.inputs);
                &self.contact
            }
        };
        Outputs::of_exclusive(net.forward(simd, &work.inputs, possible, &mut work.hidden))
    }

    /// [`evaluate`](Evaluator::evaluate) with work space that is kept.
    pub(crate) fn evaluate_with(&self, board: &Board, work: &mut Work) -> Outputs {
        self.arch.dispatch(One {
            nets: self,
            board,
            work,
        })
    }
}

impl Evaluator for Nets {
    fn evaluate(&self, board: &Board) -> Outputs {
        self.evaluate_with(board, &mut Work::new())
    }

    fn evaluate_all(&self, boards: &[Board], out: &mut Vec<Outputs>) {
        let mut work = Work::new();
        out.extend(
            boards
                .iter()
                .map(|board| self.evaluate_with(board, &mut work)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Class;
    use crate::random::Random;
    use yonban_backgammon::Dice;

    /// Positions of random games of a variant, finished ones among them.
    fn boards(variant: Variant, games: u64) -> Vec<Board> {
        let mut boards = Vec::new();
        for game in 0..games {
            let mut random = Random::split(11, game);
            let mut board = Board::start(variant);
            while !board.is_finished() {
                boards.push(board);
                let dice = Dice::new(random.below(6) as u8 + 1, random.below(6) as u8 + 1);
                let plays = board.plays(dice.expect("two dice"));
                if let Some(play) = plays.get(random.below(plays.len())) {
                    board = board.after(play);
                }
                board = board.turned();
            }
            boards.push(board);
        }
        boards
    }

    #[test]
    fn the_shipped_nets_are_whole() {
        let nets = Nets::shipped();
        assert_eq!(nets.men(), 15);
        assert_eq!(
            Nets::read(&nets.bytes()).map(|nets| nets.bytes()),
            Ok(SHIPPED.to_vec())
        );
    }

    #[test]
    fn outputs_agree_with_themselves_and_with_the_board() {
        let mut seen = std::collections::BTreeSet::new();
        for variant in Variant::ALL {
            let nets = Nets {
                variant,
                ..Nets::shipped().clone().without_tables()
            };
            for board in boards(variant, 40) {
                let outputs = nets.evaluate(&board);
                let Outputs {
                    win,
                    win_gammon,
                    win_backgammon,
                    lose_gammon,
                    lose_backgammon,
                } = outputs;
                seen.insert(Class::of(&board));
                let falls = |chances: [f32; 4]| chances.is_sorted_by(|more, less| more >= less);
                assert!(
                    falls([1.0 + 1e-6, win, win_gammon, win_backgammon]),
                    "{board}: {outputs:?}"
                );
                assert!(
                    falls([1.0 - win + 1e-6, lose_gammon, lose_backgammon, 0.0]),
                    "{board}: {outputs:?}"
                );
                assert!(win_backgammon >= 0.0, "{board}: {outputs:?}");
                let men = variant.checkers();
                assert!(
                    board.own().total() == men || lose_gammon == 0.0,
                    "{board}: {outputs:?}"
                );
                assert!(
                    board.other().total() == men || win_gammon == 0.0,
                    "{board}: {outputs:?}"
                );
                if board.is_finished() {
                    assert_eq!(win, if board.own().is_empty() { 1.0 } else { 0.0 });
                    assert_eq!(outputs.equity().fract(), 0.0);
                }
                assert_eq!(nets.evaluate(&board), outputs);
            }
        }
        assert_eq!(seen.len(), 4, "{seen:?}");
    }

    #[test]
    fn many_at_once_are_the_same_as_one_by_one() {
        let nets = Nets::shipped().clone().without_tables();
        let boards = boards(Variant::Standard, 3);
        let mut outputs = Vec::new();
        nets.evaluate_all(&boards, &mut outputs);
        assert!(boards.iter().map(|board| nets.evaluate(board)).eq(outputs));
    }

    #[test]
    fn classes_are_those_of_the_rules_and_of_both_players() {
        for board in Variant::ALL
            .into_iter()
            .flat_map(|variant| boards(variant, 20))
        {
            let class = Class::of(&board);
            assert_eq!(class, Class::of(&board.turned()), "{board}");
            assert_eq!(class == Class::Over, board.is_finished(), "{board}");
            assert_eq!(
                class == Class::Race,
                board.is_race() && !board.is_finished(),
                "{board}"
            );
        }
    }

    #[test]
    fn bear_offs_are_looked_up() {
        let nets = Nets::shipped();
        let board =
            yonban_backgammon::notation::position_id::read("IAAAgAAAAAAAAA", Variant::Standard);
        let board = board.expect("one checker each on the six point");
        assert!((nets.evaluate(&board).win - 13.0 / 16.0).abs() < 1e-6);
    }
}
