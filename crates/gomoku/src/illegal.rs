//! Why an action is refused.

use crate::forbidden::Forbidden;
use crate::opening::Area;
use crate::opening::symmetry::Symmetry;
use crate::point::Point;
use yonban_rules::Reason;

/// One variant per rule that refuses an action. Where several apply, the first in this order is the
/// reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nobody acts any more.
    #[error("the game is over")]
    GameOver,
    /// The rules know no pass.
    #[error("these rules know no pass")]
    PassNotAllowed,
    /// The opening is under way, or fewer than three stones stand (RIF rules 12.9).
    #[error("nobody passes before the opening is over and three stones stand")]
    PassInOpening,
    /// Nothing of the kind is asked for now.
    #[error("that is not what is asked for now")]
    WrongStep,
    /// The rules know no claim: nothing is forbidden, or what is forbidden is judged at once.
    #[error("nothing is claimed under these rules")]
    ClaimNotInMode,
    /// Only White claims, on its turn.
    #[error("only White claims, on its own turn")]
    ClaimNotWhite,
    /// There is nothing to claim, or the right to it has lapsed.
    #[error("the claim does not hold")]
    ClaimUnfounded,
    /// The board has no such point.
    #[error("{0} is off the board")]
    OffBoard(Point),
    /// A stone is there.
    #[error("{0} is occupied")]
    Occupied(Point),
    /// The opening rule wants the stone elsewhere.
    #[error("this stone goes {0}")]
    OutsideArea(Area),
    /// The opening rule wants the stone outside a square.
    #[error("this stone goes {0}")]
    InsideArea(Area),
    /// The number is not one of those allowed.
    #[error("the number of fifth moves is 1 to {max}")]
    DeclareOutOfRange {
        /// The largest number.
        max: u8,
    },
    /// The point is offered already.
    #[error("{0} is offered already")]
    OfferDuplicate(Point),
    /// The offer repeats an earlier one in another orientation (RIF rules 12.7).
    #[error("{point} is {earlier} again ({symmetry})")]
    OfferSymmetric {
        /// The point.
        point: Point,
        /// The offer that it repeats.
        earlier: Point,
        /// How.
        symmetry: Symmetry,
    },
    /// The point is not among the offers.
    #[error("{0} is not offered")]
    PickNotOffered(Point),
    /// The point is forbidden (RIF rules 9.2, 9.3).
    #[error("{point} is forbidden: {}", text(*kind))]
    Forbidden {
        /// The point.
        point: Point,
        /// Why.
        kind: Forbidden,
    },
}

const fn text(kind: Forbidden) -> &'static str {
    match kind {
        Forbidden::Overline => "overline",
        Forbidden::DoubleFour => "double-four",
        Forbidden::DoubleThree => "double-three",
    }
}

impl Reason for Illegal {
    fn reason(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::PassNotAllowed => "pass_not_allowed",
            Illegal::PassInOpening => "pass_in_opening",
            Illegal::WrongStep => "wrong_step",
            Illegal::ClaimNotInMode => "claim_not_in_mode",
            Illegal::ClaimNotWhite => "claim_not_white",
            Illegal::ClaimUnfounded => "claim_unfounded",
            Illegal::OffBoard(_) => "off_board",
            Illegal::Occupied(_) => "occupied",
            Illegal::OutsideArea(_) => "outside_area",
            Illegal::InsideArea(_) => "inside_area",
            Illegal::DeclareOutOfRange { .. } => "declare_out_of_range",
            Illegal::OfferDuplicate(_) => "offer_duplicate",
            Illegal::OfferSymmetric { .. } => "offer_symmetric",
            Illegal::PickNotOffered(_) => "pick_not_offered",
            Illegal::Forbidden { kind, .. } => kind.name(),
        }
    }
}
