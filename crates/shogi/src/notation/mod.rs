//! How moves and games are written down: move texts in the field's styles, and record formats, one
//! file each: bytes in, [`Record`]s out, and back.
//!
//! Reading refuses only what holds no game. It keeps what could be read and tells the rest as a list of
//! [`Loss`]es; a move that the rules refuse is kept as a foul and told too, and nothing is played after
//! it. Writing tells in the same way what the format cannot hold.
//!
//! ```
//! use yonban_shogi::notation::{self, Finish, Format, Options};
//!
//! let file = "手合割：平手\n先手：甲\n   1 ７六歩(77) ( 0:03/00:00:03)\n   2 投了\n";
//! let reading = notation::read(None, file.as_bytes(), &Options::default())?;
//! assert_eq!((reading.format, reading.losses.len()), (Format::Kifu, 0));
//! let record = &reading.records[0];
//! assert_eq!(record.finish(), Some(Finish::Resign));
//! let text = notation::write(Format::Usi, record)?;
//! assert_eq!(text.bytes, b"position startpos moves 7g7f\n");
//! assert!(text.losses.iter().any(|loss| loss.what.contains("times")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board_block;
mod charset;
pub mod csa;
mod csa_start;
mod finish;
mod head;
mod japanese;
mod jkf;
mod jkf_read;
mod json;
mod judge;
mod kanji;
mod ki2;
mod kif;
mod lines;
mod loss;
mod move_text;
mod record;
mod usi;
mod walk;

pub use finish::{Finish, Winner};
pub use judge::{Judged, NoTree, Played, RefusedAction, ending_of};
pub use loss::{Loss, LossKind, Place};
pub use move_text::{Style, written};
pub use record::{Entry, Node, NodeId, Record, Start};
pub use walk::Walk;
pub use yonban_sgf::Charset;

use crate::Rules;
use loss::Losses;
use std::fmt;
use std::str::FromStr;

/// The largest file that is read, in bytes: 16 MiB.
pub const MAX_BYTES: usize = 16 << 20;

/// The most nodes of all records of a file: what is beyond is told and left out.
pub const MAX_NODES: usize = 100_000;

/// The most headers of a record: what is beyond is told and left out.
pub const MAX_HEADERS: usize = 1_000;

/// A record format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// USI's `position` lines, a game a line.
    Usi,
    /// KIF, written in Shift-JIS.
    Kif,
    /// KIF, written in UTF-8.
    Kifu,
    /// KI2, written in Shift-JIS.
    Ki2,
    /// CSA, versions 2.2 and 3.
    Csa,
    /// JKF.
    Jkf,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] = [
        Format::Usi,
        Format::Kif,
        Format::Kifu,
        Format::Ki2,
        Format::Csa,
        Format::Jkf,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Usi => "usi",
            Format::Kif => "kif",
            Format::Kifu => "kifu",
            Format::Ki2 => "ki2",
            Format::Csa => "csa",
            Format::Jkf => "jkf",
        }
    }

    /// The ending of file names, without a dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        self.name()
    }

    /// Whether it can be written: all can.
    #[must_use]
    pub const fn writes(self) -> bool {
        true
    }

    /// Whether a file holds several records.
    #[must_use]
    pub const fn holds_several(self) -> bool {
        matches!(self, Format::Usi | Format::Csa)
    }

    /// The format that these bytes look like.
    #[must_use]
    pub fn detect(bytes: &[u8]) -> Option<Format> {
        // The first lines tell; a file may be long.
        const ENOUGH: usize = 64 << 10;
        let beginning = &bytes[..bytes.len().min(ENOUGH)];
        let (text, charset) = charset::decode(beginning, None, &mut Losses::default());
        let first = text.trim_start();
        if first.starts_with('{') {
            return looks_like_jkf(first).then_some(Format::Jkf);
        }
        let first = first.lines().next().unwrap_or_default();
        if usi::looks_like(first) {
            return Some(Format::Usi);
        }
        let kif = if charset == Charset::UTF_8 {
            Format::Kifu
        } else {
            Format::Kif
        };
        let mut head = false;
        for line in text.lines() {
            if csa::looks_like(line) {
                return Some(Format::Csa);
            }
            let line = line.trim_matches(kanji::is_space);
            if kif::looks_like(line) {
                return Some(kif);
            }
            if ki2::looks_like(line) {
                return Some(Format::Ki2);
            }
            head |= head::looks_like(line);
        }
        head.then_some(kif)
    }
}

/// Whether a JSON text names what a JKF has.
fn looks_like_jkf(text: &str) -> bool {
    ["\"moves\"", "\"initial\"", "\"header\""]
        .iter()
        .any(|key| text.contains(key))
}

/// Prints the name.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no record format of shogi is called `{0}`; there are usi, kif, kifu, ki2, csa, jkf")]
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
    /// The rules of a file that names none. Without it the even game, or that of the handicap. A
    /// record that is read so names these rules, unless they are for another handicap.
    pub rules: Option<Rules>,
    /// The character set of a file that has no byte order mark and is no UTF-8. Without it code page
    /// 932.
    pub charset: Option<Charset>,
}

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    #[error(
        "the file looks like no record format of shogi: name it (usi, kif, kifu, ki2, csa, jkf)"
    )]
    Unrecognised,
    /// PGN, as some sites write it: with the squares of chess.
    #[error("PGN names squares as chess does and is not read: take KIF, CSA or USI from there")]
    Pgn,
    /// The file is too large.
    #[error("the file has {bytes} bytes; {limit} are read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size.
        limit: usize,
    },
    /// The file is not of the format, or its start cannot be set up.
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
            ReadError::Pgn => "pgn",
            ReadError::TooLarge { .. } => "too_large",
            ReadError::NotThatFormat { .. } => "not_that_format",
        }
    }
}

/// Why nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
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
    let Some(format) = format.or_else(|| Format::detect(bytes)) else {
        let tagged = bytes.trim_ascii_start().starts_with(b"[Event ");
        return Err(if tagged {
            ReadError::Pgn
        } else {
            ReadError::Unrecognised
        });
    };
    let mut losses = Losses::default();
    let (charset, mut records) = match format {
        Format::Usi => usi::read(bytes, options, &mut losses),
        Format::Kif | Format::Kifu => kif::read(format, bytes, options, &mut losses),
        Format::Ki2 => ki2::read(bytes, options, &mut losses),
        Format::Csa => csa::read(bytes, options, &mut losses),
        Format::Jkf => jkf::read(bytes, options, &mut losses),
    }?;
    if let Some(rules) = &options.rules {
        for record in &mut records {
            let handicap = rules.preset().handicap();
            let fits = handicap.is_none() || handicap == record.start().handicap();
            if fits && record.named_rules().is_none() {
                record.set_rules(rules);
            }
        }
    }
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
/// None: every format holds every record, or tells what it loses.
pub fn write(format: Format, record: &Record) -> Result<Writing, WriteError> {
    write_all(format, std::slice::from_ref(record))
}

/// Writes several records to one file; a format that holds one gets the first, and the others are told.
///
/// # Errors
///
/// There is no record.
pub fn write_all(format: Format, records: &[Record]) -> Result<Writing, WriteError> {
    let (first, others) = records.split_first().ok_or(WriteError::Nothing)?;
    let mut all = one(format, first);
    for (number, record) in others.iter().enumerate() {
        if !format.holds_several() {
            let what = format!("{format} holds one game: {} are left out", others.len());
            all.losses.push(Loss {
                kind: LossKind::GameLeftOut,
                illegal: false,
                at: Place::Whole,
                node: None,
                what,
            });
            break;
        }
        let writing = one(format, record);
        if format == Format::Csa {
            all.bytes.extend_from_slice(b"/\n");
        }
        all.bytes.extend(writing.bytes);
        all.losses
            .extend(writing.losses.into_iter().map(|loss| Loss {
                what: format!("game {}: {}", number + 2, loss.what),
                ..loss
            }));
    }
    Ok(all)
}

fn one(format: Format, record: &Record) -> Writing {
    let mut losses = Losses::default();
    let bytes = match format {
        Format::Usi => usi::write(record, &mut losses),
        Format::Kif | Format::Kifu => kif::write(format, record, &mut losses),
        Format::Ki2 => ki2::write(record, &mut losses),
        Format::Csa => csa::write(record, &mut losses),
        Format::Jkf => jkf::write(record, &mut losses),
    };
    Writing {
        bytes,
        losses: losses.finish(),
    }
}

/// The digits behind a decimal point as milliseconds; finer parts are cut off.
fn milliseconds(part: &str) -> Option<u64> {
    if !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits = part.bytes().chain(std::iter::repeat(b'0')).take(3);
    Some(digits.fold(0, |sum, byte| sum * 10 + u64::from(byte - b'0')))
}
