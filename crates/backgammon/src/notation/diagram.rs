//! What XGID and OGID tell alike: a position with cube and score, and what is due.

use super::id_error::IdError;
use super::match_id::{GameState, MatchId};
use super::position_id;
use crate::board::Board;
use crate::cube::Cube;
use crate::dice::Dice;
use crate::game::{Backgammon, Phase};
use crate::rules::{AutoDoubles, Preset, Rules, Variant};
use crate::setup::SetupError;
use yonban_rules::{Game, PositionText, Seat};

/// What is due in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The player on roll throws or doubles.
    RollOrDouble,
    /// He plays this throw.
    Dice(Dice),
    /// His double is answered, or the last of so many redoubles.
    Answer {
        /// How many redoubles followed the double at once, 0 to 2.
        redoubles: u8,
    },
}

/// A position as players show it to each other: checkers, cube, score, and what is due. Seat A is X and
/// White, seat B is O and Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The board, seen by seat A.
    pub board: Board,
    /// How many checkers a side has.
    pub variant: Variant,
    /// The cube. While a double is answered it shows what dropping loses.
    pub cube: Cube,
    /// The player on roll, also while the other one answers.
    pub on_roll: Seat,
    /// What is due.
    pub due: Due,
    /// The points of seat A and of seat B.
    pub score: [u16; 2],
    /// The points that win the match; 0 for money.
    pub length: u16,
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// Money: whether gammons count single until a double has been taken.
    pub jacoby: bool,
    /// Money: whether a double may be redoubled at once.
    pub beavers: bool,
    /// The largest cube as a power of two, 0 to 15.
    pub maxcube: u8,
}

/// Something that a format has no word for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Omission {
    /// The opening throw is due.
    OpeningThrow,
    /// The throw of the player on roll is due.
    ThrowDue,
    /// An offer to resign is answered.
    Resignation,
    /// More redoubles than the format knows.
    Redoubles,
    /// More points than the format has room for.
    Score,
    /// How many beavers are allowed, if more than one.
    Beavers,
    /// Whether there is a cube at all.
    NoCube,
    /// What ties of the opening throw do.
    AutoDoubles,
    /// Whether the Crawford rule is on in a game that is not the Crawford game.
    CrawfordRule,
}

impl Diagram {
    /// The position of a game, with what a diagram cannot say. A finished game has none.
    #[must_use]
    pub fn of(game: &Backgammon) -> Option<(Diagram, Vec<Omission>)> {
        let rules = game.rules();
        let mut losses = Vec::new();
        let due = match game.phase() {
            Phase::Over(_) => return None,
            Phase::OpeningThrow => {
                losses.push(Omission::OpeningThrow);
                Due::RollOrDouble
            }
            Phase::Turn => Due::RollOrDouble,
            Phase::Throw => {
                losses.push(Omission::ThrowDue);
                Due::RollOrDouble
            }
            Phase::Play(dice) => Due::Dice(dice),
            Phase::Doubled { redoubles } => {
                if redoubles > 2 {
                    losses.push(Omission::Redoubles);
                }
                // The same player answers, as far as the format can say.
                Due::Answer {
                    redoubles: if redoubles > 2 {
                        2 - redoubles % 2
                    } else {
                        redoubles
                    },
                }
            }
            Phase::Resigning { dice, .. } => {
                losses.push(Omission::Resignation);
                dice.map_or(Due::RollOrDouble, Due::Dice)
            }
        };
        if rules.beavers() > 1 {
            losses.push(Omission::Beavers);
        }
        if !rules.has_cube() && rules.length() != Some(1) {
            losses.push(Omission::NoCube);
        }
        if rules.autodoubles() != AutoDoubles::None {
            losses.push(Omission::AutoDoubles);
        }
        if rules.length().is_some_and(|length| length > 1) && !rules.crawford() {
            losses.push(Omission::CrawfordRule);
        }
        let score = game
            .score()
            .map(|points| u16::try_from(points).unwrap_or(u16::MAX));
        let diagram = Diagram {
            board: game.board_of(Seat::A),
            variant: rules.variant(),
            cube: game.cube(),
            on_roll: game.on_roll(),
            due,
            score,
            length: u16::from(rules.length().unwrap_or(0)),
            crawford: game.is_crawford(),
            jacoby: rules.jacoby(),
            beavers: rules.beavers() > 0,
            maxcube: rules.maxcube().ilog2() as u8,
        };
        Some((diagram, losses))
    }

    /// The board, seen by the player on roll.
    #[must_use]
    pub const fn board_on_roll(&self) -> Board {
        match self.on_roll {
            Seat::A => self.board,
            Seat::B => self.board.turned(),
        }
    }

    /// The same with the seats exchanged: what X had is O's.
    #[must_use]
    pub const fn turned(self) -> Diagram {
        let [score_a, score_b] = self.score;
        Diagram {
            board: self.board.turned(),
            cube: self.cube.given_to(match self.cube.owner() {
                Some(owner) => Some(owner.other()),
                None => None,
            }),
            on_roll: self.on_roll.other(),
            score: [score_b, score_a],
            ..self
        }
    }

    /// The Match ID.
    #[must_use]
    pub fn match_id(&self) -> MatchId {
        let decides = match self.due {
            Due::Answer { redoubles } if redoubles.is_multiple_of(2) => self.on_roll.other(),
            Due::RollOrDouble | Due::Dice(_) | Due::Answer { .. } => self.on_roll,
        };
        MatchId {
            cube: self.cube,
            on_roll: self.on_roll,
            crawford: self.crawford,
            state: GameState::Playing,
            decides,
            doubled: matches!(self.due, Due::Answer { .. }),
            resigned: None,
            dice: match self.due {
                Due::Dice(dice) => Some(dice),
                Due::RollOrDouble | Due::Answer { .. } => None,
            },
            length: self.length,
            score: self.score,
            jacoby: self.jacoby,
        }
    }

    /// The position text of our own.
    #[must_use]
    pub fn position_text(&self) -> String {
        let board = position_id::write(&self.board_on_roll());
        let id = self.match_id().write();
        match self.due {
            Due::Answer { redoubles } if redoubles > 0 => {
                format!("{board}:{id}:redouble={redoubles}")
            }
            Due::RollOrDouble | Due::Dice(_) | Due::Answer { .. } => format!("{board}:{id}"),
        }
    }

    /// The rules that fit: a match or money with what the diagram says of it, everything else as the
    /// preset has it. `None` for a match that is longer than 25 points.
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        let beavers = match self.due {
            Due::Answer { redoubles } => redoubles.max(u8::from(self.beavers)),
            Due::RollOrDouble | Due::Dice(_) => u8::from(self.beavers),
        };
        let money = (self.jacoby, beavers);
        fitting(
            self.length,
            money,
            self.cube,
            1 << self.maxcube,
            self.variant,
        )
    }

    /// A game that goes on from here under [`rules`](Diagram::rules). The points that players have from
    /// earlier games for money are no part of it.
    ///
    /// # Errors
    ///
    /// The parts do not go together, or a side has nothing left.
    pub fn game(&self) -> Result<Backgammon, SetupError> {
        let rules = self
            .rules()
            .ok_or(SetupError::DiffersFromRules("the length"))?;
        let score = match self.length {
            0 => [0, 0],
            _ => self.score,
        };
        Backgammon::from_position(&rules, &Diagram { score, ..*self }.position_text())
    }

    /// That score, length and Crawford game go together.
    pub(super) fn checked(self) -> Result<Diagram, IdError> {
        let one_away = |points: &u16| points.checked_add(1) == Some(self.length);
        if self.length > 0 && self.score.iter().any(|points| *points >= self.length) {
            return Err(IdError::ScoreBeyondLength);
        }
        if self.crawford && (self.length == 0 || !self.score.iter().any(one_away)) {
            return Err(IdError::BadCrawford);
        }
        Ok(self)
    }
}

/// The rules that fit what an ID tells: the length, 0 for money; for money Jacoby's rule and how many
/// beavers; the cube as it stands and its largest value. `None` for a match that is longer than 25 points.
pub(super) fn fitting(
    length: u16,
    (jacoby, beavers): (bool, u8),
    cube: Cube,
    maxcube: u32,
    variant: Variant,
) -> Option<Rules> {
    let (preset, mut text) = match length {
        0 => {
            let jacoby = if jacoby { "yes" } else { "no" };
            (Preset::Money, format!(",jacoby={jacoby},beavers={beavers}"))
        }
        length => (Preset::Match, format!(",length={length}")),
    };
    // A centered cube above 1 comes from ties.
    if cube.owner().is_none() && cube.power() > 0 {
        text += ",autodoubles=unlimited";
    }
    format!("{preset}{text},maxcube={maxcube},variant={variant}")
        .parse()
        .ok()
}

/// A number of the range of scores and lengths, without sign or leading zeros.
pub(super) fn number(text: &str) -> Option<u16> {
    let number: u16 = text.parse().ok()?;
    (number <= 0x7FFF && number.to_string() == text).then_some(number)
}
