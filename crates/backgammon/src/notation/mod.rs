//! How other programs and people write positions, plays and games.
//!
//! The action and position texts of the rules are in the crate's root; what is here needs a position to
//! be read, or loses something. Records are bytes in, a [`Record`] out, and back: reading refuses only
//! what holds no game, and tells the rest as a list of [`Loss`]es; writing tells in the same way what the
//! format cannot hold.
//!
//! ```
//! use yonban_backgammon::notation::{self, Format, Record};
//!
//! let rules = "match,length=3".parse()?;
//! let record = Record::of_texts(&rules, &["dice 6 4", "24/18 18/14", "double", "drop"])?;
//! let mat = notation::write(Format::Mat, &record);
//! assert!(mat.losses.is_empty());
//! let reading = notation::read(None, &mat.bytes)?;
//! assert_eq!(reading.format, Format::Mat);
//! assert_eq!(reading.record.games[0].entries, record.games[0].entries);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod base64;
mod diagram;
pub mod fibs;
mod id_error;
mod ids;
mod loss;
mod mat;
pub mod match_id;
pub mod move_text;
pub mod ogid;
pub mod position_id;
mod record;
mod replay;
mod sgf;
pub mod xgid;

pub use diagram::{Diagram, Due, Omission};
pub use id_error::IdError;
pub use loss::{Loss, LossKind, Place};
pub use record::{GameRecord, Kept, Noted, Record, RefusedEntry};

use crate::rules::Rules;
use loss::Losses;
use std::fmt;
use std::str::FromStr;

/// The largest file that is read, in bytes: 16 MiB.
pub const MAX_BYTES: usize = 16 << 20;

/// The most games of one file.
pub const MAX_GAMES: usize = 10_000;

/// A record format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// `.mat`: games in two columns.
    Mat,
    /// SGF, `GM[6]`.
    Sgf,
    /// One position as an XGID.
    Xgid,
    /// One position as an OGID.
    Ogid,
    /// One position as GNU Backgammon's Position ID with a Match ID, which may be missing.
    GnubgId,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 5] = [
        Format::Mat,
        Format::Sgf,
        Format::Xgid,
        Format::Ogid,
        Format::GnubgId,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Mat => "mat",
            Format::Sgf => "sgf",
            Format::Xgid => "xgid",
            Format::Ogid => "ogid",
            Format::GnubgId => "gnubgid",
        }
    }

    /// The ending of file names, without a dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        self.name()
    }

    /// Whether it can be written; all can be read.
    #[must_use]
    pub const fn writes(self) -> bool {
        match self {
            Format::Mat | Format::Sgf | Format::Xgid | Format::Ogid | Format::GnubgId => true,
        }
    }

    /// Whether it holds games; the others hold one position.
    #[must_use]
    pub const fn holds_games(self) -> bool {
        matches!(self, Format::Mat | Format::Sgf)
    }

    /// The format that these bytes look like.
    #[must_use]
    pub fn detect(bytes: &[u8]) -> Option<Format> {
        let start = bytes
            .strip_prefix(b"\xef\xbb\xbf")
            .unwrap_or(bytes)
            .trim_ascii_start();
        let tree = start.strip_prefix(b"(").map(<[u8]>::trim_ascii_start);
        if tree.is_some_and(|tree| tree.starts_with(b";")) {
            return Some(Format::Sgf);
        }
        let text = text_of(bytes);
        if mat::looks_like(&text) {
            return Some(Format::Mat);
        }
        ids::detect(&text)
    }
}

/// Prints the name.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no record format of backgammon is called `{0}`; there are mat, sgf, xgid, ogid, gnubgid")]
pub struct UnknownFormat(pub String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = Format::ALL.into_iter().find(|format| format.name() == text);
        known.ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The format it was read as.
    pub format: Format,
    /// The match, or the games for points.
    pub record: Record,
    /// What could not be read or kept as it stood; at most 1,000 and the number of the others.
    pub losses: Vec<Loss>,
}

/// What was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Writing {
    /// The file.
    pub bytes: Vec<u8>,
    /// What the format cannot hold.
    pub losses: Vec<Loss>,
}

/// Why nothing was read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// The bytes look like no format.
    #[error(
        "the file looks like no record format of backgammon: name it (mat, sgf, xgid, ogid, gnubgid)"
    )]
    Unrecognised,
    /// The file is too large.
    #[error("the file has {bytes} bytes; {limit} are read", limit = MAX_BYTES)]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
    /// It holds too many games.
    #[error("the file has more than {MAX_GAMES} games")]
    TooMany,
    /// It is not of the format.
    #[error("the file is not of this format")]
    NotThatFormat,
    /// It holds no game.
    #[error("the file holds no game")]
    NoGame,
    /// The text is no position.
    #[error("{0}")]
    Id(String),
    /// The SGF syntax is broken beyond repair.
    #[error("{0}")]
    Sgf(String),
    /// An SGF file of another game.
    #[error("GM[{0}] is another game than backgammon, GM[6]")]
    WrongGame(String),
    /// A match that is longer than any here.
    #[error(
        "there are matches to 1 to {longest} points here, not to {0}",
        longest = Rules::LONGEST_MATCH
    )]
    TooLong(u32),
    /// A variant that is not played here.
    #[error("`{0}` is not played here")]
    UnknownVariant(String),
}

impl ReadError {
    /// The name in `snake_case`, for machines.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            ReadError::Unrecognised => "unrecognised",
            ReadError::TooLarge { .. } => "too_large",
            ReadError::TooMany => "too_many",
            ReadError::NotThatFormat => "not_that_format",
            ReadError::NoGame => "no_game",
            ReadError::Id(_) => "bad_id",
            ReadError::Sgf(_) => "bad_sgf",
            ReadError::WrongGame(_) => "wrong_game",
            ReadError::TooLong(_) => "too_long",
            ReadError::UnknownVariant(_) => "unknown_variant",
        }
    }
}

/// Reads a file. Without a format it is told by the bytes.
///
/// # Errors
///
/// Nothing of the file can be read: it looks like no format, is too large, or is not of the format.
pub fn read(format: Option<Format>, bytes: &[u8]) -> Result<Reading, ReadError> {
    if bytes.len() > MAX_BYTES {
        let bytes = bytes.len();
        return Err(ReadError::TooLarge { bytes });
    }
    let format = format
        .or_else(|| Format::detect(bytes))
        .ok_or(ReadError::Unrecognised)?;
    let mut losses = Losses::default();
    let record = match format {
        Format::Mat => mat::read(bytes, &mut losses),
        Format::Sgf => sgf::read(bytes, &mut losses),
        Format::Xgid | Format::Ogid | Format::GnubgId => ids::read(format, &text_of(bytes)),
    }?;
    Ok(Reading {
        format,
        record,
        losses: losses.finish(),
    })
}

/// Writes a record.
#[must_use]
pub fn write(format: Format, record: &Record) -> Writing {
    let mut losses = Losses::default();
    let bytes = match format {
        Format::Mat => mat::write(record, &mut losses),
        Format::Sgf => sgf::write(record, &mut losses),
        Format::Xgid | Format::Ogid | Format::GnubgId => ids::write(format, record, &mut losses),
    };
    Writing {
        bytes,
        losses: losses.finish(),
    }
}

/// UTF-8, or ISO-8859-1 where it is none.
fn text_of(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}
