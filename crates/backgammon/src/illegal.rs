//! Why an act is refused.

use crate::game::Phase;
use crate::kind::Kind;
use crate::play::{Play, Step};
use crate::point::{Origin, Point};
use std::fmt;
use yonban_rules::{Reason, Seat};

/// One variant per rule that refuses an act. Where several apply, the first in this order is the
/// reason; of a play, the first step that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nobody acts any more.
    #[error("the game is over")]
    GameOver,
    /// Something else is due.
    #[error("that is not what is due now: {due}")]
    NotNow {
        /// What is.
        due: Phase,
    },
    /// `cocked`, but the house throws the dice.
    #[error("the house throws the dice: they are never cocked")]
    CockedNotAllowed,
    /// There is no cube: the rules have none, or the match is to one point.
    #[error("there is no cube in this game")]
    NoCube,
    /// The Crawford game: the first one that began with a side one point away.
    #[error("nobody doubles in the Crawford game")]
    Crawford,
    /// The cube is the opponent's.
    #[error("the cube is the opponent's")]
    NotCubeOwner,
    /// Turned once more it would show too much.
    #[error("the cube goes no higher than {most}")]
    CubeLimit {
        /// The largest value.
        most: u32,
    },
    /// `beaver` or `raccoon`, but the rules allow no redouble at once, or no further one.
    #[error("{}", no_beaver(*.most))]
    BeaverNotAllowed {
        /// How many an exchange may have.
        most: u8,
    },
    /// A resignation for more than can be lost.
    #[error("no more than a {most} can be lost here")]
    ResignTooHigh {
        /// The most.
        most: Kind,
    },
    /// `reject` of an offer for which no more can be had.
    #[error("no more can be won than the {kind} that is offered: it cannot be rejected")]
    ResignSufficient {
        /// What is offered.
        kind: Kind,
    },
    /// At a table: a resignation no larger than one that was rejected, and nothing was thrown or played
    /// since.
    #[error("the resignation of a {rejected} was rejected: offer more, or play on first")]
    ResignRepeated {
        /// What was rejected.
        rejected: Kind,
    },
    /// `nomove` although a number can be used.
    #[error("a number can be used: {instead} is legal")]
    MustMove {
        /// A play that obeys.
        instead: Play,
    },
    /// A play although no number can be used.
    #[error("no number can be used: only `nomove` is legal")]
    NoLegalPlay,
    /// A checker on the bar must enter first.
    #[error("{step}: a checker on the bar must enter first")]
    MustEnter {
        /// The step.
        step: Step,
    },
    /// None stands where the step begins.
    #[error("{step}: no checker of yours is on {}", on(*.step))]
    NoChecker {
        /// The step.
        step: Step,
    },
    /// No number is left for this step.
    #[error("{step}: {}", no_number(*.step, .left))]
    WrongNumber {
        /// The step.
        step: Step,
        /// The numbers that are left.
        left: Vec<u8>,
    },
    /// Two or more enemies hold the point.
    #[error("{step}: the opponent holds point {point} with {enemies} checkers")]
    Blocked {
        /// The step.
        step: Step,
        /// The point.
        point: Point,
        /// How many.
        enemies: u8,
    },
    /// Borne off while a checker is not home.
    #[error("{step}: the checker on {outside} is not home yet")]
    BearOffNotHome {
        /// The step.
        step: Step,
        /// The farthest checker.
        outside: Origin,
    },
    /// Borne off with a larger number while a checker is farther away.
    #[error("{step}: the {number} bears off no nearer checker while one is on point {behind}")]
    BearOffHigherBehind {
        /// The step.
        step: Step,
        /// The number.
        number: u8,
        /// The farthest checker.
        behind: Origin,
    },
    /// A star is missing, or stands where nothing is hit.
    #[error("{}", wrong_star(*.step))]
    HitMark {
        /// The step with the star wrong.
        step: Step,
    },
    /// One checker uses both numbers, with the same result either way; the text has the larger one
    /// first.
    #[error("this play is written {instead}")]
    NotCanonical {
        /// The text.
        instead: Play,
    },
    /// More numbers can be used.
    #[error("{}: {instead} is legal", more_numbers(*.used, *.most))]
    MustUseAll {
        /// How many the play uses.
        used: u8,
        /// How many can be.
        most: u8,
        /// A play that obeys.
        instead: Play,
    },
    /// Either of two numbers can be used, but not both: the larger must be.
    #[error("only one number can be used, and the {number} must be: {instead} is legal")]
    MustUseHigher {
        /// The larger number.
        number: u8,
        /// A play that obeys.
        instead: Play,
    },
}

fn no_beaver(most: u8) -> String {
    match most {
        0 => "these rules know no redouble at once".to_owned(),
        1 => "one redouble at once is all that these rules allow".to_owned(),
        most => format!("{most} redoubles at once are all that these rules allow"),
    }
}

fn on(step: Step) -> String {
    match step.from() {
        Origin::Bar => "the bar".to_owned(),
        Origin::Point(point) => format!("point {point}"),
    }
}

fn no_number(step: Step, left: &[u8]) -> String {
    let left: Vec<String> = left.iter().map(u8::to_string).collect();
    let length = step.length();
    let wanted = match step.to() {
        crate::point::Destination::Off => format!("no {length} or larger number is left"),
        crate::point::Destination::Point(_) => format!("no {length} is left"),
    };
    if left.is_empty() {
        format!("{wanted}, all numbers are used")
    } else {
        format!("{wanted}, only {}", left.join(" and "))
    }
}

fn wrong_star(step: Step) -> String {
    if step.hits() {
        format!("{step} hits nothing: it is written without a star")
    } else {
        format!("{step} hits a blot: it is written with a star")
    }
}

fn more_numbers(used: u8, most: u8) -> String {
    match most {
        2 => "both numbers can be used".to_owned(),
        _ => format!("{most} of the four numbers can be used, this play uses {used}"),
    }
}

/// Says what is due, in a few words.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::OpeningThrow => f.write_str("the opening throw"),
            Phase::Turn => f.write_str("`roll` or `double`"),
            Phase::Throw => f.write_str("the dice"),
            Phase::Play(dice) => write!(f, "the play of {dice}"),
            Phase::Doubled { .. } => f.write_str("the answer to a double"),
            Phase::Resigning { kind, .. } => write!(f, "the answer to `resign {kind}`"),
            Phase::Over(_) => f.write_str("nothing"),
        }
    }
}

impl Illegal {
    /// The step that it is about.
    #[must_use]
    pub const fn step(&self) -> Option<Step> {
        match self {
            Illegal::MustEnter { step }
            | Illegal::NoChecker { step }
            | Illegal::WrongNumber { step, .. }
            | Illegal::Blocked { step, .. }
            | Illegal::BearOffNotHome { step, .. }
            | Illegal::BearOffHigherBehind { step, .. }
            | Illegal::HitMark { step } => Some(*step),
            _ => None,
        }
    }

    /// A play that obeys the rule, where it asks for another play.
    #[must_use]
    pub const fn instead(&self) -> Option<Play> {
        match self {
            Illegal::MustMove { instead }
            | Illegal::NotCanonical { instead }
            | Illegal::MustUseAll { instead, .. }
            | Illegal::MustUseHigher { instead, .. } => Some(*instead),
            _ => None,
        }
    }
}

impl Reason for Illegal {
    fn reason(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::NotNow { .. } => "not_now",
            Illegal::CockedNotAllowed => "cocked_not_allowed",
            Illegal::NoCube => "no_cube",
            Illegal::Crawford => "crawford",
            Illegal::NotCubeOwner => "not_cube_owner",
            Illegal::CubeLimit { .. } => "cube_limit",
            Illegal::BeaverNotAllowed { .. } => "beaver_not_allowed",
            Illegal::ResignTooHigh { .. } => "resign_too_high",
            Illegal::ResignSufficient { .. } => "resign_sufficient",
            Illegal::ResignRepeated { .. } => "resign_repeated",
            Illegal::MustMove { .. } => "must_move",
            Illegal::NoLegalPlay => "no_legal_play",
            Illegal::MustEnter { .. } => "must_enter",
            Illegal::NoChecker { .. } => "no_checker",
            Illegal::WrongNumber { .. } => "wrong_number",
            Illegal::Blocked { .. } => "blocked",
            Illegal::BearOffNotHome { .. } => "bear_off_not_home",
            Illegal::BearOffHigherBehind { .. } => "bear_off_higher_behind",
            Illegal::HitMark { .. } => "hit_mark",
            Illegal::NotCanonical { .. } => "not_canonical",
            Illegal::MustUseAll { .. } => "must_use_all",
            Illegal::MustUseHigher { .. } => "must_use_higher",
        }
    }
}

/// The seat's name as the messages of the house write it.
pub(crate) const fn side(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "White",
        Seat::B => "Black",
    }
}
