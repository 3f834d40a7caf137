//! Record formats, one file each: bytes in, [`Record`]s out, and back.
//!
//! Reading never fails for what a part of a file is worth: it keeps what could be read and tells the
//! rest as a list of [`Loss`]es. Writing tells in the same way what the format cannot hold.
//!
//! ```
//! use yonban_gomoku::notation::{self, Format, Options};
//!
//! let options = Options::default();
//! let file = b"(;GM[4]SZ[15]RU[Renju];B[hh];W[hg]C[direct])";
//! let reading = notation::read(None, file, &options)?;
//! assert_eq!(reading.format, Format::Sgf);
//! let text = notation::write(Format::Moves, &reading.records[0], &options)?;
//! assert_eq!(text.bytes, b"h8h9\n");
//! assert!(text.losses.iter().any(|loss| loss.what.contains("comment")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod decisions;
pub mod moves;
pub mod openings;
pub mod psq;
pub mod record;
pub mod renlib;
pub mod rif;
pub mod sgf;

pub use record::{By, Finish, Node, NodeId, Pen, Record};
pub use yonban_sgf::Charset;

use crate::rules::{Preset, Rules};
use std::fmt;
use std::str::FromStr;

/// The largest file that is read, in bytes: 64 MiB (SGF: 16 MiB).
pub const MAX_BYTES: usize = 64 << 20;

/// The most nodes of one record, and the most records of one file: what is beyond is told and left
/// out.
pub const MAX_NODES: usize = 500_000;

/// A record format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// Moves as one text, a game a line: `h8i9h10`.
    Moves,
    /// Gomocup opening lines: offsets from the center.
    Openings,
    /// Piskvorky.
    Psq,
    /// SGF, `GM[4]`.
    Sgf,
    /// RenLib.
    RenLib,
    /// The RenjuNet database; read only.
    Rif,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] = [
        Format::Moves,
        Format::Openings,
        Format::Psq,
        Format::Sgf,
        Format::RenLib,
        Format::Rif,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Moves => "moves",
            Format::Openings => "openings",
            Format::Psq => "psq",
            Format::Sgf => "sgf",
            Format::RenLib => "lib",
            Format::Rif => "rif",
        }
    }

    /// The ending of file names, without a dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Moves | Format::Openings => "txt",
            Format::Psq => "psq",
            Format::Sgf => "sgf",
            Format::RenLib => "lib",
            Format::Rif => "rif",
        }
    }

    /// Whether it can be read: all can.
    #[must_use]
    pub const fn reads(self) -> bool {
        true
    }

    /// Whether it can be written.
    #[must_use]
    pub const fn writes(self) -> bool {
        !matches!(self, Format::Rif)
    }

    /// Whether a file holds several records.
    #[must_use]
    pub const fn holds_several(self) -> bool {
        matches!(
            self,
            Format::Moves | Format::Openings | Format::Sgf | Format::Rif
        )
    }

    /// The format that these bytes look like.
    #[must_use]
    pub fn detect(bytes: &[u8]) -> Option<Format> {
        if bytes.starts_with(renlib::MAGIC) {
            return Some(Format::RenLib);
        }
        let text = bytes
            .strip_prefix(b"\xef\xbb\xbf")
            .unwrap_or(bytes)
            .trim_ascii_start();
        if text.starts_with(b"<") {
            return Some(Format::Rif);
        }
        if text
            .get(..9)
            .is_some_and(|word| word.eq_ignore_ascii_case(b"piskvorky"))
        {
            return Some(Format::Psq);
        }
        let line = text
            .split(|byte| *byte == b'\n' || *byte == b'\r')
            .next()
            .unwrap_or_default();
        let line = String::from_utf8_lossy(line);
        if openings::looks_like(&line) {
            return Some(Format::Openings);
        }
        if moves::parse(&line).is_ok_and(|list| !list.is_empty()) {
            return Some(Format::Moves);
        }
        let opens =
            |at: usize| text[at] == b'(' && text[at + 1..].trim_ascii_start().starts_with(b";");
        (yonban_sgf::Charset::of_mark(bytes).is_some_and(|(set, _)| set != Charset::UTF_8)
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
#[error("no record format is called `{0}`; there are moves, openings, psq, sgf, lib, rif")]
pub struct UnknownFormat(pub String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = Format::ALL.into_iter().find(|format| format.name() == text);
        known.ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

/// How to read and write what a file leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The rules of a file that names none. Without it: renju with claims for `.lib` and `.rif`,
    /// freestyle for the others.
    pub rules: Option<Rules>,
    /// The character set of a file that declares none, and that of a `.lib` that is written. Without
    /// it UTF-8, and where a file is no UTF-8, Windows-1252.
    pub charset: Option<Charset>,
    /// Move texts count their ranks from the top.
    pub ranks_from_top: bool,
}

/// Where something was lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The file or the record as a whole.
    Whole,
    /// A line and a column of a text, both from 1.
    Line {
        /// The line.
        line: u32,
        /// The column, in characters.
        column: u32,
    },
    /// So many bytes from the start.
    Byte(usize),
    /// An action of a record by its number in its line, from 1.
    Action(usize),
}

impl Place {
    pub(crate) fn line(line: usize, column: usize) -> Place {
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Place::Line {
            line: small(line),
            column: small(column),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => f.write_str("as a whole"),
            Place::Line { line, column } => write!(f, "line {line}, column {column}"),
            Place::Byte(at) => write!(f, "byte {at}"),
            Place::Action(number) => write!(f, "action {number}"),
        }
    }
}

/// Something that could not be read or kept, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Where.
    pub at: Place,
    /// Whether the rules refuse what the file says was played.
    pub illegal: bool,
    /// What, in words for people. A refused move is named with the rule that refuses it.
    pub what: String,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Place::Whole => f.write_str(&self.what),
            at => write!(f, "{at}: {}", self.what),
        }
    }
}

/// Losses with an end, so that a broken file does not fill the memory.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    list: Vec<Loss>,
    unlisted: usize,
    illegal_unlisted: bool,
}

impl Losses {
    const MAX: usize = 1_000;

    pub(crate) fn add(&mut self, at: Place, what: impl Into<String>) {
        self.push(at, false, what.into());
    }

    /// Adds what the rules refuse.
    pub(crate) fn refuse(&mut self, at: Place, what: impl Into<String>) {
        self.push(at, true, what.into());
    }

    pub(crate) fn push(&mut self, at: Place, illegal: bool, what: String) {
        self.illegal_unlisted |= illegal && self.list.len() >= Self::MAX;
        if self.list.len() < Self::MAX {
            self.list.push(Loss { at, illegal, what });
        } else {
            self.unlisted += 1;
        }
    }

    pub(crate) fn finish(mut self) -> Vec<Loss> {
        if self.unlisted > 0 {
            let what = format!("{} more losses are not listed", self.unlisted);
            self.list.push(Loss {
                at: Place::Whole,
                illegal: self.illegal_unlisted,
                what,
            });
        }
        self.list
    }
}

/// What was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The format it was read as.
    pub format: Format,
    /// The records, at least one.
    pub records: Vec<Record>,
    /// What could not be read or kept; at most 1,000 and the number of the others.
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
    #[error("the file looks like no record format: name it (moves, openings, psq, sgf, lib, rif)")]
    Unrecognised,
    /// The file is too large.
    #[error("the file has {bytes} bytes; {limit} are read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size.
        limit: usize,
    },
    /// The file is not of the format.
    #[error("no {format} file: {what}")]
    NotThatFormat {
        /// The format.
        format: Format,
        /// What is wrong.
        what: String,
    },
}

/// Why nothing was written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// The format can only be read.
    #[error("{0} is only read, not written")]
    ReadOnly(Format),
    /// The format has no board of that size.
    #[error("{format} has no board of {size} lines")]
    Size {
        /// The format.
        format: Format,
        /// The lines a side.
        size: u8,
    },
    /// The format starts from the empty board.
    #[error("{0} starts from the empty board; this record starts from a position")]
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
    let records = match format {
        Format::Moves => moves::read(bytes, options, &mut losses),
        Format::Openings => openings::read(bytes, options, &mut losses),
        Format::Psq => psq::read(bytes, options, &mut losses),
        Format::Sgf => sgf::read(bytes, options, &mut losses),
        Format::RenLib => renlib::read(bytes, options, &mut losses),
        Format::Rif => rif::read(bytes, options, &mut losses),
    }?;
    Ok(Reading {
        format,
        records,
        losses: losses.finish(),
    })
}

/// Writes one record.
///
/// # Errors
///
/// The format is not written, or not from such a board.
pub fn write(format: Format, record: &Record, options: &Options) -> Result<Writing, WriteError> {
    let mut losses = Losses::default();
    if record.is_set_up() && format != Format::Sgf {
        return Err(WriteError::Position(format));
    }
    let bytes = match format {
        Format::Moves => moves::write(record, options, &mut losses),
        Format::Openings => openings::write(record, &mut losses),
        Format::Psq => psq::write(record, &mut losses),
        Format::Sgf => sgf::write(record, &mut losses),
        Format::RenLib => renlib::write(record, options, &mut losses)?,
        Format::Rif => return Err(WriteError::ReadOnly(format)),
    };
    Ok(Writing {
        bytes,
        losses: losses.finish(),
    })
}

/// Writes several records to one file; a format that holds one gets the first.
///
/// # Errors
///
/// As [`write`](write()), or there is no record.
pub fn write_all(
    format: Format,
    records: &[Record],
    options: &Options,
) -> Result<Writing, WriteError> {
    let (first, others) = records.split_first().ok_or(WriteError::Nothing)?;
    let mut all = write(format, first, options)?;
    if !others.is_empty() && !format.holds_several() {
        let what = format!(
            "{format} holds one game: {} more are left out",
            others.len()
        );
        all.losses.push(Loss {
            at: Place::Whole,
            illegal: false,
            what,
        });
        return Ok(all);
    }
    for (number, record) in others.iter().enumerate() {
        let one = write(format, record, options)?;
        all.bytes.extend(one.bytes);
        all.losses.extend(one.losses.into_iter().map(|loss| Loss {
            at: loss.at,
            illegal: loss.illegal,
            what: format!("game {}: {}", number + 2, loss.what),
        }));
    }
    Ok(all)
}

/// The text of a file, and what was wrong with its bytes told.
pub(crate) fn decoded(bytes: &[u8], options: &Options, losses: &mut Losses) -> String {
    let (charset, skip) = Charset::of_mark(bytes).unwrap_or_else(|| {
        let utf_8 = std::str::from_utf8(bytes).is_ok();
        let charset = match options.charset {
            Some(charset) => charset,
            None if utf_8 => Charset::UTF_8,
            None => {
                losses.add(
                    Place::Whole,
                    "the bytes are no UTF-8 and no character set was named: read as Windows-1252",
                );
                Charset::LATIN_1
            }
        };
        (charset, 0)
    });
    let (text, bad) = charset.decode(&bytes[skip..]);
    if bad > 0 {
        losses.add(
            Place::Whole,
            format!(
                "{bad} places are no {}: U+FFFD stands there",
                charset.name()
            ),
        );
    }
    text
}

/// The rules of a file that names none, told.
pub(crate) fn rules_left_open(default: Preset, options: &Options, losses: &mut Losses) -> Rules {
    if let Some(rules) = options.rules {
        return decisions::plain(&rules, losses);
    }
    let rules = match Rules::from(default) {
        rules if default.is_renju() => rules
            .with(crate::rules::Key::Judging, "claim")
            .unwrap_or(rules),
        rules => rules,
    };
    losses.add(
        Place::Whole,
        format!("the file names no rules: read as {rules}"),
    );
    rules
}
