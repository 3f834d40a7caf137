//! GNU Backgammon's Match ID: cube, dice, score, and who does what.
//!
//! Nine bytes, bits numbered from the least significant of the first. Its player 1 is our seat A, its
//! player 0 our seat B. Source: GNU Backgammon manual, "A technical description of the Match ID"; bit 66
//! is newer than the manual.

use super::base64::{self, Base64Error};
use crate::cube::Cube;
use crate::dice::Dice;
use crate::kind::Kind;
use yonban_rules::{Reason, Seat};

/// Whether a game is under way, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameState {
    /// It has not begun: the opening throw is due.
    NotBegun,
    /// It is being played.
    Playing,
    /// A side has borne off its last checker.
    Over,
    /// A side has resigned.
    Resigned,
    /// A side has dropped a double.
    Dropped,
}

impl GameState {
    const ALL: [GameState; 5] = [
        GameState::NotBegun,
        GameState::Playing,
        GameState::Over,
        GameState::Resigned,
        GameState::Dropped,
    ];

    /// Whether nothing more is played in this game.
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, GameState::NotBegun | GameState::Playing)
    }
}

/// What a Match ID says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchId {
    /// The cube.
    pub cube: Cube,
    /// The player whose turn it is.
    pub on_roll: Seat,
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// Whether the game is under way.
    pub state: GameState,
    /// The player who decides: another than the one on roll where he answers.
    pub decides: Seat,
    /// Whether a double is offered.
    pub doubled: bool,
    /// The resignation that is offered, or was accepted.
    pub resigned: Option<Kind>,
    /// The throw to be played, the larger die first.
    pub dice: Option<Dice>,
    /// The points that win the match, up to 32,767; 0 for money.
    pub length: u16,
    /// The points of seat A and of seat B, up to 32,767.
    pub score: [u16; 2],
    /// Whether Jacoby's rule is on.
    pub jacoby: bool,
}

/// Why a text is no Match ID.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchIdError {
    /// Not 12 characters.
    #[error("a Match ID has 12 characters")]
    BadLength,
    /// A character that is not of the standard base64 alphabet.
    #[error("a Match ID is written with A-Z, a-z, 0-9, + and /")]
    BadAlphabet,
    /// Bits 67 to 71 are set.
    #[error("the last bits of the Match ID mean nothing")]
    SpareBits,
    /// The owner of the cube is neither a player nor nobody.
    #[error("the Match ID names no owner of the cube")]
    BadOwner,
    /// None of the five states.
    #[error("the Match ID names no state of the game")]
    BadState,
    /// A die beyond 6, or one die alone.
    #[error("the Match ID shows impossible dice")]
    BadDice,
    /// A Crawford game without a side one point away.
    #[error("no side of the Match ID is one point away, as in a Crawford game one is")]
    BadCrawford,
    /// The match is over, but the game is not.
    #[error("a side of the Match ID has as many points as win the match")]
    ScoreBeyondLength,
}

impl Reason for MatchIdError {
    fn reason(&self) -> &'static str {
        match self {
            MatchIdError::BadLength => "bad_length",
            MatchIdError::BadAlphabet => "bad_alphabet",
            MatchIdError::SpareBits => "spare_bits",
            MatchIdError::BadOwner => "bad_owner",
            MatchIdError::BadState => "bad_state",
            MatchIdError::BadDice => "bad_dice",
            MatchIdError::BadCrawford => "bad_crawford",
            MatchIdError::ScoreBeyondLength => "score_beyond_length",
        }
    }
}

impl From<Base64Error> for MatchIdError {
    fn from(error: Base64Error) -> Self {
        match error {
            Base64Error::BadLength => MatchIdError::BadLength,
            Base64Error::BadAlphabet => MatchIdError::BadAlphabet,
            // Nine bytes fill twelve characters.
            Base64Error::SpareBits => MatchIdError::SpareBits,
        }
    }
}

/// Player 1 is seat A.
const fn player(seat: Seat) -> u128 {
    match seat {
        Seat::A => 1,
        Seat::B => 0,
    }
}

const fn seat(player: u128) -> Seat {
    match player {
        0 => Seat::B,
        _ => Seat::A,
    }
}

impl MatchId {
    /// The text.
    ///
    /// ```
    /// use yonban_backgammon::notation::match_id::MatchId;
    ///
    /// let id = MatchId::read("UYkqAUAAEAAE")?;
    /// assert_eq!((id.length, id.score, id.cube.value()), (9, [2, 4], 2));
    /// assert_eq!(id.write(), "UYkqAUAAEAAE");
    /// # Ok::<(), yonban_backgammon::notation::match_id::MatchIdError>(())
    /// ```
    #[must_use]
    pub fn write(&self) -> String {
        let dice = self.dice.map(Dice::sorted);
        let die = |of: fn(Dice) -> u8| u128::from(dice.map_or(0, of));
        let [score_a, score_b] = self.score.map(|points| u128::from(points & 0x7FFF));
        let fields = [
            (0, u128::from(self.cube.power())),
            (4, self.cube.owner().map_or(3, player)),
            (6, player(self.on_roll)),
            (7, u128::from(self.crawford)),
            (8, self.state as u128),
            (11, player(self.decides)),
            (12, u128::from(self.doubled)),
            (13, self.resigned.map_or(0, |kind| u128::from(kind.times()))),
            (15, die(Dice::first)),
            (18, die(Dice::second)),
            (21, u128::from(self.length & 0x7FFF)),
            (36, score_b),
            (51, score_a),
            (66, u128::from(!self.jacoby)),
        ];
        let bits = fields
            .iter()
            .fold(0, |bits, (at, field)| bits | field << at);
        base64::write(&bits.to_le_bytes()[..9])
    }

    /// Reads a text.
    ///
    /// # Errors
    ///
    /// It is no Match ID, or says what cannot be.
    pub fn read(text: &str) -> Result<MatchId, MatchIdError> {
        let bytes: [u8; 9] = base64::read(text)?;
        let mut wide = [0; 16];
        wide[..9].copy_from_slice(&bytes);
        let bits = u128::from_le_bytes(wide);
        let field = |at: u32, width: u32| bits >> at & ((1 << width) - 1);
        // Fields of 15 bits.
        let number = |at: u32| field(at, 15) as u16;
        if field(67, 5) != 0 {
            return Err(MatchIdError::SpareBits);
        }
        let owner = match field(4, 2) {
            2 => return Err(MatchIdError::BadOwner),
            3 => None,
            one => Some(seat(one)),
        };
        let cube = Cube::new(field(0, 4) as u8, owner).ok_or(MatchIdError::BadOwner)?;
        let state = GameState::ALL.get(field(8, 3) as usize);
        let state = *state.ok_or(MatchIdError::BadState)?;
        let dice = match (field(15, 3) as u8, field(18, 3) as u8) {
            (0, 0) => None,
            (first, second) => Some(Dice::new(first, second).ok_or(MatchIdError::BadDice)?),
        };
        let id = MatchId {
            cube,
            on_roll: seat(field(6, 1)),
            crawford: field(7, 1) == 1,
            state,
            decides: seat(field(11, 1)),
            doubled: field(12, 1) == 1,
            resigned: match field(13, 2) {
                0 => None,
                times => Kind::ALL.get(times as usize - 1).copied(),
            },
            dice: dice.map(Dice::sorted),
            length: number(21),
            score: [number(51), number(36)],
            jacoby: field(66, 1) == 0,
        };
        id.checked()
    }

    fn checked(self) -> Result<MatchId, MatchIdError> {
        let one_away = |points: &u16| points.checked_add(1) == Some(self.length);
        if self.state.is_over() {
            return Ok(self);
        }
        if self.length > 0 && self.score.iter().any(|points| *points >= self.length) {
            return Err(MatchIdError::ScoreBeyondLength);
        }
        if self.crawford && (self.length == 0 || !self.score.iter().any(one_away)) {
            return Err(MatchIdError::BadCrawford);
        }
        Ok(self)
    }
}
