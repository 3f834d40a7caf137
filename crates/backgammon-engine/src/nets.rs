//! The judge: a net for each class of positions.

use crate::bearoff::{Races, Tables};
use crate::class::Class;
use crate::inputs::{Side, Sparse};
use crate::net::{Hidden, Net, Possible};
use crate::{Evaluator, Outputs};
use pulp::{Arch, Simd, WithSimd};
use std::sync::LazyLock;
use yonban_backgammon::{Board, Variant};

/// A net for each [class](Class::WITH_NET) of positions: the judge at ply 0.
///
/// Finished games have their exact result. Where all checkers of both sides are at home, the
/// [bear-off tables](Tables::shared) answer, and in hypergammon the [exact races](Races::shared), wherever the
/// checkers stand; the first such question waits until they are computed. What a board rules out has no
/// chance: no gammon against a side with a checker off, no backgammon in a race against a side that has nobody
/// in the winner's home board.
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
    /// In the order of [`Class::WITH_NET`].
    pub(crate) nets: [Net; Class::WITH_NET.len()],
    pub(crate) arch: Arch,
    /// Whether what tables know is looked up.
    pub(crate) bearoff: bool,
}

/// The bytes of [`Nets::shipped`].
static SHIPPED: &[u8] = include_bytes!("../weights/standard.ybnw");
/// The bytes of the nets for three checkers a side.
static HYPER: &[u8] = include_bytes!("../weights/hypergammon.ybnw");

impl Nets {
    /// The nets of this program for all variants with fifteen checkers; read at the first call.
    /// `weights/STRENGTH.md` says how they were made and how well they play.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    #[must_use]
    pub fn shipped() -> &'static Nets {
        static NETS: LazyLock<Nets> = LazyLock::new(|| Nets::of_program(SHIPPED));
        &NETS
    }

    /// The nets of this program for a variant: hypergammon has its own, all others share
    /// [`shipped`](Nets::shipped). With fewer checkers the same board can be another ending: whoever judges a
    /// game asks here.
    ///
    /// ```
    /// use yonban_backgammon::{Board, Checkers, Variant};
    /// use yonban_backgammon_engine::{Evaluator, Nets};
    ///
    /// // The opponent has borne his last checker off, and none of the three is: a gammon.
    /// let side = |counts| Checkers::from_counts(&counts).expect("a side");
    /// let mut counts = [0; 25];
    /// counts[9] = 3;
    /// let board = Board::new(side(counts), side([0; 25]), Variant::Hypergammon)?;
    /// assert_eq!(Nets::of(Variant::Hypergammon).evaluate(&board).equity(), -2.0);
    /// assert_eq!(Nets::shipped().evaluate(&board).equity(), -1.0);
    /// # Ok::<(), yonban_backgammon::BoardError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    #[must_use]
    pub fn of(variant: Variant) -> &'static Nets {
        static NETS: LazyLock<Nets> = LazyLock::new(|| Nets::of_program(HYPER));
        match variant {
            Variant::Hypergammon => &NETS,
            Variant::Standard | Variant::Nackgammon | Variant::Longgammon => Nets::shipped(),
        }
    }

    fn of_program(bytes: &[u8]) -> Nets {
        Nets::read(bytes).unwrap_or_else(|error| panic!("the nets of this program: {error}"))
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

    /// The net of a class.
    #[inline(always)]
    pub(crate) const fn net(&self, class: Class) -> &Net {
        &self.nets[class.net()]
    }

    /// The same, without tables: their nets alone.
    #[must_use]
    pub const fn without_tables(mut self) -> Nets {
        self.bearoff = false;
        self
    }

    /// What the tables know of a race.
    fn looked_up(&self, board: &Board, own: &Side, other: &Side) -> Option<Outputs> {
        if !self.bearoff {
            return None;
        }
        match self.variant {
            Variant::Hypergammon => Races::shared().outputs(board),
            Variant::Standard | Variant::Nackgammon | Variant::Longgammon => {
                let at_home = own.rear().max(other.rear()) <= 6;
                at_home.then(|| Tables::shared().outputs(board))?
            }
        }
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
        if class == Class::Race
            && let Some(outputs) = self.looked_up(board, &own, &other)
        {
            return outputs;
        }
        let possible = Possible::of(&own, &other, self.men(), class == Class::Race);
        class.write(&own, &other, &mut work.inputs);
        let net = self.net(class);
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
    use yonban_backgammon::{Checkers, Dice};

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
        for variant in Variant::ALL {
            let nets = Nets::of(variant);
            assert_eq!(nets.men(), variant.checkers());
            let bytes = if nets.men() == 3 { HYPER } else { SHIPPED };
            assert_eq!(
                Nets::read(&nets.bytes()).map(|nets| nets.bytes()),
                Ok(bytes.to_vec())
            );
        }
    }

    #[test]
    fn outputs_agree_with_themselves_and_with_the_board() {
        let mut seen = std::collections::BTreeSet::new();
        for variant in Variant::ALL {
            let nets = Nets::of(variant).clone().without_tables();
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
        assert_eq!(seen.len(), Class::WITH_NET.len() + 1, "{seen:?}");
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

    /// A board of hypergammon by points and numbers.
    fn three(own: &[(usize, u8)], other: &[(usize, u8)]) -> Board {
        let [own, other] = [own, other].map(|places| {
            let mut counts = [0; 25];
            for (point, count) in places {
                counts[point - 1] = *count;
            }
            Checkers::from_counts(&counts).expect("a side")
        });
        Board::new(own, other, Variant::Hypergammon).expect("a board")
    }

    #[test]
    fn three_checkers_lose_gammons() {
        let nets = Nets::of(Variant::Hypergammon);
        // Finished: with the loser's three checkers outside, in the winner's home board, and one off.
        for (other, times) in [
            (&[(10, 3)][..], 2.0),
            (&[(10, 2), (24, 1)], 3.0),
            (&[(10, 2)], 1.0),
        ] {
            assert_eq!(nets.evaluate(&three(&[], other)).equity(), times);
            assert_eq!(nets.evaluate(&three(other, &[])).equity(), -times);
        }
        // Two throws bear all off, and one brings nobody of the other's off.
        let sure = nets.evaluate(&three(&[(1, 3)], &[(12, 3)]));
        assert!(sure.win > 0.98 && sure.win_gammon > 0.9, "{sure:?}");
        // The other has two off in time, unless the first throw is a doublet, and then needs one himself.
        let saved = nets.evaluate(&three(&[(1, 3)], &[(1, 3)]));
        assert!((saved.win_gammon - 1.0 / 6.0).abs() < 1e-6, "{saved:?}");
        assert!((saved.win - 31.0 / 36.0).abs() < 1e-6, "{saved:?}");
        // A checker that is off saves for sure; the race itself is all but won.
        let off = nets.evaluate(&three(&[(1, 3)], &[(12, 2)]));
        assert!(off.win > 0.85 && off.win_gammon == 0.0, "{off:?}");
    }

    /// The chances of the start are those of games of the nets against themselves.
    #[test]
    fn the_start_of_hypergammon_ends_as_the_nets_say() {
        const GAMES: u64 = 1_500;
        let (variant, mut work) = (Variant::Hypergammon, Work::new());
        let nets = Nets::of(variant);
        let mut counts = [0.0_f32; 3];
        for game in 0..GAMES {
            let mut random = Random::split(23, game);
            let (mut board, mut turn) = (Board::start(variant), 0);
            while !board.is_finished() {
                let dice = Dice::new(random.below(6) as u8 + 1, random.below(6) as u8 + 1);
                let plays = board.plays(dice.expect("two dice"));
                let results = plays.iter().map(|play| board.after(play).turned());
                let worth =
                    |board: &Board, work: &mut Work| nets.evaluate_with(board, work).equity();
                let judged = results.map(|board| (worth(&board, &mut work), board));
                let best = judged.min_by(|one, other| one.0.total_cmp(&other.0));
                board = best.map_or(board.turned(), |(_, board)| board);
                turn ^= 1;
            }
            let times = board.turned().won_kind(variant).times();
            // `turn` is who would throw next: the loser.
            counts[0] += if turn == 1 { 1.0 } else { 0.0 };
            counts[if turn == 1 { 1 } else { 2 }] += if times > 1 { 1.0 } else { 0.0 };
        }
        let [win, win_gammon, lose_gammon] = counts.map(|count| count / GAMES as f32);
        let said = nets.evaluate(&Board::start(variant));
        // One standard error of each is below 0.013.
        for (said, found) in [
            (said.win, win),
            (said.win_gammon, win_gammon),
            (said.lose_gammon, lose_gammon),
        ] {
            assert!((said - found).abs() < 0.045, "{said} {found}");
        }
        assert!(win_gammon > 0.1, "{win_gammon}");
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
