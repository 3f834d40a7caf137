//! Why an act is refused.

use crate::color::Color;
use crate::point::Point;
use yonban_rules::Reason;

/// One variant per rule that refuses an act. Where several apply, the first in this order is the
/// reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nobody acts any more.
    #[error("the game is over")]
    GameOver,
    /// The board has no such point.
    #[error("{0} is off the board")]
    OffBoard(Point),
    /// Nothing of the kind is asked for now.
    #[error("that is not what is asked for now: {asked}")]
    NotNow {
        /// What is.
        asked: Step,
    },
    /// `agree`, but the other seat has not just proposed that play is over.
    #[error("the other side has not proposed that play is over")]
    NoOffer,
    /// `end`, but the rules know no such proposal.
    #[error("these rules know no proposal that play is over")]
    EndNotOffered,
    /// An empty move that is not allowed.
    #[error("{0}")]
    PassNotAllowed(NoPass),
    /// `accept`, but nothing is proposed.
    #[error("nothing is proposed")]
    NoProposal,
    /// A proposal of dead stones names an empty point.
    #[error("{0} holds no stone")]
    NotAStone(Point),
    /// A stone is there.
    #[error("{point} is occupied by {color}")]
    Occupied {
        /// Where.
        point: Point,
        /// Its color.
        color: Color,
    },
    /// The own chain would have no liberty and nothing is taken (rule R7 of capture Go).
    #[error("no liberties: a stone on {point} would take nothing and have none")]
    Suicide {
        /// Where the stone would be.
        point: Point,
        /// The chain that would stand without liberties, the new stone included.
        chain: Vec<Point>,
        /// The enemy stones next to it.
        enemies: Vec<Point>,
    },
    /// The basic ko: the stone that was just taken alone may not be taken back at once.
    #[error("ko: the stone on {taker} has just taken one on {point}")]
    Ko {
        /// Where the stone would be, and where the one taken was.
        point: Point,
        /// The stone that took it.
        taker: Point,
        /// The number of the act that took it, from 1; 0 where the position was set up so.
        act: u32,
    },
    /// The whole board would stand as it stood before (rule R8 of capture Go).
    #[error("{point} would repeat the board after act {act}")]
    Superko {
        /// Where the stone would be.
        point: Point,
        /// The number of the act after which the same board stood, from 1; 0 is the start.
        act: u32,
        /// Whether the same side was to move then, which is what the rule looks at.
        situational: bool,
    },
}

/// Why the side to move may not place a stone on an empty point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forbidden {
    /// The own chain would have no liberty and nothing is taken.
    Suicide,
    /// The basic ko.
    Ko,
    /// The board would repeat.
    Superko {
        /// The number of the act after which it stood, from 1; 0 is the start.
        act: u32,
    },
}

impl Forbidden {
    /// The rule: `suicide`, `ko`, `superko`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Forbidden::Suicide => "suicide",
            Forbidden::Ko => "ko",
            Forbidden::Superko { .. } => "superko",
        }
    }
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance gives Black to a seat.
    Nigiri,
    /// Seat A chooses a color.
    ChooseColor,
    /// Black places handicap stones.
    Handicap {
        /// How many are owed.
        owed: u8,
    },
    /// A stone or an empty move.
    Play,
    /// The dead stones are settled.
    Settle,
    /// Nothing: the game is over.
    Over,
}

/// Says what is asked for, in a few words.
impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Nigiri => f.write_str("the colors are drawn"),
            Step::ChooseColor => f.write_str("a color is chosen"),
            Step::Handicap { owed: 1 } => f.write_str("a handicap stone is placed"),
            Step::Handicap { owed } => write!(f, "{owed} handicap stones are placed"),
            Step::Play => f.write_str("a stone is placed or a side passes"),
            Step::Settle => f.write_str("the dead stones are settled"),
            Step::Over => f.write_str("nothing"),
        }
    }
}

/// Why an empty move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoPass {
    /// `pass=none`.
    #[error("nobody passes under these rules")]
    Never,
    /// `pass=limited`: all used up.
    #[error("no empty move is left")]
    UsedUp,
    /// `tie=play-on`: both have passed at equal captures.
    #[error("both sides have passed at equal captures: a stone must be placed")]
    MustPlace,
}

impl Reason for Illegal {
    fn reason(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::OffBoard(_) => "off_board",
            Illegal::NotNow { .. } => "not_now",
            Illegal::NoOffer => "no_offer",
            Illegal::EndNotOffered => "end_not_offered",
            Illegal::PassNotAllowed(_) => "pass_not_allowed",
            Illegal::NoProposal => "no_proposal",
            Illegal::NotAStone(_) => "not_a_stone",
            Illegal::Occupied { .. } => "occupied",
            Illegal::Suicide { .. } => "suicide",
            Illegal::Ko { .. } => "ko",
            Illegal::Superko { .. } => "superko",
        }
    }
}
