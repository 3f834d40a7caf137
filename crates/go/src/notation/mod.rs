//! Record formats, one file each: bytes in, [`Record`]s out, and back.
//!
//! Reading refuses only what holds no game. It keeps what could be read and tells the rest as a list of
//! [`Loss`]es; moves that the rules refuse are kept, and told too. Writing tells in the same way what
//! the format cannot hold.
//!
//! ```
//! use yonban_go::notation::{self, Format, LossKind, Options};
//!
//! let options = Options::default();
//! let file = b"(;GM[1]SZ[9]RU[Chinese]KM[7];B[ee];W[ee]C[on a stone])";
//! let reading = notation::read(None, file, &options)?;
//! assert_eq!(reading.format, Format::Sgf);
//! assert_eq!(reading.losses[0].kind, LossKind::Occupied);
//! let record = &reading.records[0];
//! assert_eq!(record.final_position().to_string(), "9/9/9/9/4W4/9/9/9/9 b 0 0 -");
//! let text = notation::write(Format::Moves, record)?;
//! assert_eq!(text.bytes, b"e5e5\n");
//! assert!(text.losses.iter().any(|loss| loss.what.contains("comment")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod facts;
mod foreign;
pub mod gib;
mod judge;
mod loss;
pub mod moves;
pub mod ngf;
mod position;
mod record;
pub mod sgf;

pub use facts::{By, Fact, Finish, ParseFinishError};
pub use judge::{Judged, NoTree, Played, Refusal, RefusedAct};
pub use loss::{Loss, LossKind, Place};
pub use position::{Breach, Position};
pub use record::{Act, Entry, Mark, Node, NodeId, ParseActError, Record, SetUp, Stroke};
pub use yonban_sgf::Charset;

use crate::rules::{Preset, Rules};
use loss::Losses;
use std::fmt;
use std::str::FromStr;

/// The largest file that is read, in bytes: 16 MiB.
pub const MAX_BYTES: usize = 16 << 20;

/// The most records of one file, and the most nodes of all of them: what is beyond is refused in SGF,
/// told and left out in the other formats.
pub const MAX_NODES: usize = 100_000;

/// A record format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// SGF, `GM[1]`.
    Sgf,
    /// Moves as one text, a game a line: `d4q16pass`.
    Moves,
    /// NGF of wBaduk; read only.
    Ngf,
    /// GIB of Tygem; read only.
    Gib,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Sgf, Format::Moves, Format::Ngf, Format::Gib];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Sgf => "sgf",
            Format::Moves => "moves",
            Format::Ngf => "ngf",
            Format::Gib => "gib",
        }
    }

    /// The ending of file names, without a dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Sgf => "sgf",
            Format::Moves => "txt",
            Format::Ngf => "ngf",
            Format::Gib => "gib",
        }
    }

    /// Whether it can be written.
    #[must_use]
    pub const fn writes(self) -> bool {
        matches!(self, Format::Sgf | Format::Moves)
    }

    /// Whether a file holds several records.
    #[must_use]
    pub const fn holds_several(self) -> bool {
        matches!(self, Format::Sgf | Format::Moves)
    }

    /// The format that these bytes look like.
    #[must_use]
    pub fn detect(bytes: &[u8]) -> Option<Format> {
        let text = bytes
            .strip_prefix(b"\xef\xbb\xbf")
            .unwrap_or(bytes)
            .trim_ascii_start();
        let opens =
            |at: usize| text[at] == b'(' && text[at + 1..].trim_ascii_start().starts_with(b";");
        if !text.is_empty() && opens(0) {
            return Some(Format::Sgf);
        }
        if gib::looks_like(text) {
            return Some(Format::Gib);
        }
        if ngf::looks_like(text) {
            return Some(Format::Ngf);
        }
        let line = text
            .split(|byte| *byte == b'\n' || *byte == b'\r')
            .next()
            .unwrap_or_default();
        if moves::parse(&String::from_utf8_lossy(line)).is_ok_and(|list| !list.is_empty()) {
            return Some(Format::Moves);
        }
        (Charset::of_mark(bytes).is_some_and(|(set, _)| set != Charset::UTF_8)
            || (0..text.len()).any(opens))
        .then_some(Format::Sgf)
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
#[error("no record format of Go is called `{0}`; there are sgf, moves, ngf, gib")]
pub struct UnknownFormat(pub String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = Format::ALL.into_iter().find(|format| format.name() == text);
        known.ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

/// How to read what a file leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The rules of a file that names none; its size, komi and handicap are its own. Without it:
    /// `japanese`, for move texts `chinese`. A record that is read so names these rules.
    pub rules: Option<Rules>,
    /// The character set of a file that declares none and is no UTF-8. Without it ISO-8859-1 for SGF
    /// and move texts; NGF and GIB are searched for Korean letters.
    pub charset: Option<Charset>,
}

/// What was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The format it was read as.
    pub format: Format,
    /// The character set that the bytes were read in.
    pub charset: Charset,
    /// The records, at least one.
    pub records: Vec<Record>,
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
    #[error("the file looks like no record format of Go: name it (sgf, moves, ngf, gib)")]
    Unrecognised,
    /// The file is too large.
    #[error("the file has {bytes} bytes; {limit} are read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size.
        limit: usize,
    },
    /// An SGF file has no tree.
    #[error("there is no game tree: SGF begins with `(;`")]
    NoTree,
    /// An SGF file ends inside a value: nobody knows what is missing.
    #[error("{0}: a value that is never closed")]
    UnclosedValue(Place),
    /// An SGF file of another game.
    #[error("GM[{0}] is another game than Go, GM[1]")]
    WrongGame(String),
    /// The size of the board cannot be read.
    #[error("SZ[{0}] is no size of a board")]
    BadSize(String),
    /// There is no such board here.
    #[error("there is no board of {0} lines here, only 1 to 25")]
    SizeNotSupported(String),
    /// The file is not of the format, or beyond its limits.
    #[error("no {format} file: {what}")]
    NotThatFormat {
        /// The format.
        format: Format,
        /// What is wrong.
        what: String,
    },
}

impl ReadError {
    /// The name in `snake_case`, for machines.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            ReadError::Unrecognised => "unrecognised",
            ReadError::TooLarge { .. } => "too_large",
            ReadError::NoTree => "no_tree",
            ReadError::UnclosedValue(_) => "unclosed_value",
            ReadError::WrongGame(_) => "wrong_game",
            ReadError::BadSize(_) => "bad_size",
            ReadError::SizeNotSupported(_) => "size_not_supported",
            ReadError::NotThatFormat { .. } => "not_that_format",
        }
    }
}

/// Why nothing was written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// The format can only be read.
    #[error("{0} is only read, not written")]
    ReadOnly(Format),
    /// The format starts from the position of the rules.
    #[error("{0} starts from the start of the rules; this record starts from a set-up")]
    Position(Format),
    /// There is nothing to write.
    #[error("there is no record to write")]
    Nothing,
}

/// Reads a file. Without a format it is told by the bytes.
///
/// # Errors
///
/// Nothing of the file can be read: it looks like no format, is too large, or is not of the format.
pub fn read(format: Option<Format>, bytes: &[u8], options: &Options) -> Result<Reading, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge {
            bytes: bytes.len(),
            limit: MAX_BYTES,
        });
    }
    let format = format
        .or_else(|| Format::detect(bytes))
        .ok_or(ReadError::Unrecognised)?;
    let mut losses = Losses::default();
    let (charset, records) = match format {
        Format::Sgf => sgf::read(bytes, options, &mut losses),
        Format::Moves => moves::read(bytes, options, &mut losses),
        Format::Ngf => ngf::read(bytes, options, &mut losses),
        Format::Gib => gib::read(bytes, options, &mut losses),
    }?;
    Ok(Reading {
        format,
        charset,
        records,
        losses: losses.finish(),
    })
}

/// Writes one record.
///
/// # Errors
///
/// The format is not written, or not from such a start.
pub fn write(format: Format, record: &Record) -> Result<Writing, WriteError> {
    let mut losses = Losses::default();
    let bytes = match format {
        Format::Sgf => sgf::write(record, &mut losses),
        Format::Moves => moves::write(record, &mut losses)?,
        Format::Ngf | Format::Gib => return Err(WriteError::ReadOnly(format)),
    };
    Ok(Writing {
        bytes,
        losses: losses.finish(),
    })
}

/// Writes several records to one file.
///
/// # Errors
///
/// As [`write`](write()), or there is no record.
pub fn write_all(format: Format, records: &[Record]) -> Result<Writing, WriteError> {
    let (first, others) = records.split_first().ok_or(WriteError::Nothing)?;
    let mut all = write(format, first)?;
    for (number, record) in others.iter().enumerate() {
        let one = write(format, record)?;
        all.bytes.extend(one.bytes);
        all.losses.extend(one.losses.into_iter().map(|loss| Loss {
            what: format!("game {}: {}", number + 2, loss.what),
            ..loss
        }));
    }
    Ok(all)
}

/// The rules of a file that names none, told.
pub(crate) fn rules_left_open(
    default: Preset,
    options: &Options,
    at: Place,
    losses: &mut Losses,
) -> Rules {
    if let Some(rules) = options.rules {
        return record::plain(&rules);
    }
    let rules = Rules::from(default);
    losses.add(
        LossKind::RulesLeftOpen,
        at,
        format!("the file names no rules: read as {rules}"),
    );
    rules
}
