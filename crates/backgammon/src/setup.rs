//! Positions as text: `PositionID:MatchID[:STEP]`.

use crate::board::Board;
use crate::ending::Ending;
use crate::game::{Backgammon, Phase};
use crate::notation::match_id::{GameState, MatchId, MatchIdError};
use crate::notation::position_id::{self, PositionIdError};
use crate::rules::Rules;
use crate::story::Story;
use yonban_rules::{Game, PositionText, Reason, Seat};

/// Why a position cannot be set up. Where several reasons apply, the first in this order is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The Position ID cannot be read.
    #[error(transparent)]
    PositionId(#[from] PositionIdError),
    /// The Match ID cannot be read.
    #[error(transparent)]
    MatchId(#[from] MatchIdError),
    /// Nobody would act: a side has nothing left, or the Match ID says that the game is over.
    #[error("the game of this position is over")]
    StartIsOver,
    /// The Match ID is one of a game under other rules.
    #[error("the position is of a game under other rules: {0} differs")]
    DiffersFromRules(&'static str),
    /// What the parts say cannot be together.
    #[error("this position cannot be: {0}")]
    BadPosition(&'static str),
}

impl Reason for SetupError {
    fn reason(&self) -> &'static str {
        match self {
            SetupError::PositionId(error) => error.reason(),
            SetupError::MatchId(error) => error.reason(),
            SetupError::StartIsOver => "start_is_over",
            SetupError::DiffersFromRules(_) => "start_differs_from_rules",
            SetupError::BadPosition(_) => "bad_position",
        }
    }
}

/// What the Match ID has no room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Suffix {
    None,
    Roll,
    Redouble(u8),
}

fn read_suffix(text: Option<&str>) -> Result<Suffix, SetupError> {
    match text {
        None => Ok(Suffix::None),
        Some("roll") => Ok(Suffix::Roll),
        Some(text) => match text.strip_prefix("redouble=").map(str::as_bytes) {
            Some(&[digit @ b'1'..=b'6']) => Ok(Suffix::Redouble(digit - b'0')),
            _ => Err(SetupError::BadPosition(
                "after the IDs stands `roll`, `redouble=N`, or nothing",
            )),
        },
    }
}

/// `Ok` where `holds`.
const fn unless(holds: bool, what: &'static str) -> Result<(), SetupError> {
    if holds {
        Ok(())
    } else {
        Err(SetupError::BadPosition(what))
    }
}

impl Backgammon {
    /// GNU Backgammon's Match ID of this state. It has no room for the largest cube, beavers, the
    /// variant, a throw that is due, and redoubles that are answered.
    #[must_use]
    pub fn match_id(&self) -> MatchId {
        let state = match self.phase {
            Phase::OpeningThrow => GameState::NotBegun,
            Phase::Over(outcome) => match outcome.ending {
                Ending::BorneOff(_) => GameState::Over,
                Ending::Resigned(_) => GameState::Resigned,
                Ending::Drop => GameState::Dropped,
            },
            _ => GameState::Playing,
        };
        let resigned = match self.phase {
            Phase::Resigning { kind, .. } => Some(kind),
            Phase::Over(outcome) => match outcome.ending {
                Ending::Resigned(kind) => Some(kind),
                Ending::BorneOff(_) | Ending::Drop => None,
            },
            _ => None,
        };
        MatchId {
            cube: self.cube,
            on_roll: self.on_roll,
            crawford: self.crawford,
            state,
            decides: self.turn().seat().unwrap_or(self.on_roll),
            doubled: matches!(self.phase, Phase::Doubled { .. }),
            resigned,
            dice: self.dice(),
            length: u16::from(self.rules.length().unwrap_or(0)),
            // Only a finished match can have more points than the field holds.
            score: self
                .score
                .map(|points| u16::try_from(points).map_or(0x7FFF, |points| points.min(0x7FFF))),
            jacoby: self.rules.jacoby(),
        }
    }

    /// What the Match ID says, on a board, under rules with which it agrees.
    fn from_ids(
        rules: &Rules,
        board: Board,
        id: &MatchId,
        suffix: Suffix,
    ) -> Result<Backgammon, SetupError> {
        let mut game = Backgammon {
            rules: *rules,
            board,
            on_roll: id.on_roll,
            phase: Phase::Turn,
            cube: id.cube,
            score: id.score.map(u32::from),
            crawford: id.crawford,
            story: Story::NEW,
        };
        let both = Seat::BOTH.map(|seat| game.away(seat)) == [Some(1); 2];
        unless(
            !game.crawford || !both,
            "both sides are one point away in the Crawford game",
        )?;
        game.check_cube()?;
        game.phase = match id.state {
            GameState::NotBegun => game.not_begun(id, suffix)?,
            _ => game.under_way(id, suffix)?,
        };
        unless(
            id.decides == game.turn().seat().unwrap_or(game.on_roll),
            "another player decides",
        )?;
        Ok(game)
    }

    /// That the cube can stand as it does.
    fn check_cube(&self) -> Result<(), SetupError> {
        unless(
            self.cube.value() <= self.rules.maxcube(),
            "the cube shows more than its largest value",
        )?;
        match self.cube.owner() {
            Some(_) => unless(
                self.rules.has_cube() && !self.crawford && self.cube.power() > 0,
                "nobody can own the cube",
            ),
            None => unless(
                self.cube.power() <= self.most_autodoubles(),
                "ties cannot have turned the cube so often",
            ),
        }
    }

    fn not_begun(&self, id: &MatchId, suffix: Suffix) -> Result<Phase, SetupError> {
        let is_plain = suffix == Suffix::None
            && id.dice.is_none()
            && id.resigned.is_none()
            && !id.doubled
            && id.on_roll == Seat::A
            && id.cube.owner().is_none()
            && self.board == Board::start(self.rules.variant());
        unless(is_plain, "more has happened than before an opening throw")?;
        Ok(Phase::OpeningThrow)
    }

    fn under_way(&self, id: &MatchId, suffix: Suffix) -> Result<Phase, SetupError> {
        match (id.doubled, id.resigned, id.dice, suffix) {
            (true, None, None, Suffix::None) => self.doubled(0),
            (true, None, None, Suffix::Redouble(redoubles)) => self.doubled(redoubles),
            (false, Some(kind), dice, Suffix::None) => {
                unless(
                    kind <= self.largest_loss(),
                    "more is resigned than can be lost",
                )?;
                Ok(Phase::Resigning { kind, dice })
            }
            (false, None, Some(dice), Suffix::None) => Ok(Phase::Play(dice)),
            (false, None, None, Suffix::None) => Ok(Phase::Turn),
            (false, None, None, Suffix::Roll) => Ok(Phase::Throw),
            _ => Err(SetupError::BadPosition(
                "doubles, resignations, dice and steps that do not go together",
            )),
        }
    }

    /// A double that is answered after so many redoubles.
    fn doubled(&self, redoubles: u8) -> Result<Phase, SetupError> {
        let (owner, doubler) = (self.cube.owner(), self.on_roll);
        let owner_fits = match redoubles {
            0 => owner != Some(doubler.other()),
            _ => owner == Some(doubler.other()) && self.cube.power() >= redoubles,
        };
        let can_double = self.rules.has_cube()
            && !self.crawford
            && redoubles <= self.rules.beavers()
            && self.cube.value() * 2 <= self.rules.maxcube();
        unless(owner_fits && can_double, "this double cannot be offered")?;
        Ok(Phase::Doubled { redoubles })
    }
}

/// That a Match ID is one of a game under these rules.
fn agrees(rules: &Rules, id: &MatchId) -> Result<(), SetupError> {
    let length = u16::from(rules.length().unwrap_or(0));
    let what = if id.length != length {
        "the length"
    } else if length == 0 && id.score != [0, 0] {
        "the score"
    } else if id.jacoby != rules.jacoby() {
        "Jacoby's rule"
    } else if id.crawford && (!rules.crawford() || length == 1) {
        "the Crawford rule"
    } else {
        return Ok(());
    };
    Err(SetupError::DiffersFromRules(what))
}

impl PositionText for Backgammon {
    type SetupError = SetupError;

    fn position(&self) -> String {
        let board = position_id::write(&self.board);
        let id = self.match_id().write();
        match self.phase {
            Phase::Throw => format!("{board}:{id}:roll"),
            Phase::Doubled { redoubles } if redoubles > 0 => {
                format!("{board}:{id}:redouble={redoubles}")
            }
            _ => format!("{board}:{id}"),
        }
    }

    fn from_position(rules: &Rules, text: &str) -> Result<Self, SetupError> {
        let mut parts = text.splitn(3, ':');
        let board = position_id::read(parts.next().unwrap_or_default(), rules.variant())?;
        let id = parts.next().map(MatchId::read).transpose()?;
        if board.is_finished() || id.is_some_and(|id| id.state.is_over()) {
            return Err(SetupError::StartIsOver);
        }
        let Some(id) = id else {
            return Ok(Backgammon {
                board,
                phase: Phase::Turn,
                ..Backgammon::new(rules)
            });
        };
        agrees(rules, &id)?;
        Backgammon::from_ids(rules, board, &id, read_suffix(parts.next())?)
    }
}
