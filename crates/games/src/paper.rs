//! Records of any game, read and written by the names of their formats.
//!
//! Each game has formats of its own, and some names are those of several: SGF of gomoku is not SGF of
//! Go. A file is read as a game that is named, or as the first one that can read it.
//!
//! ```
//! use yonban_games::GameKind;
//! use yonban_games::paper::{self, AnyFormat, Options};
//!
//! let file = b"(;GM[1]SZ[9]RU[Chinese];B[ee];W[gc])";
//! let reading = paper::read(None, None, file, &Options::default())?;
//! assert_eq!(reading.format.kind(), GameKind::Go);
//! let moves = AnyFormat::named(GameKind::Go, "moves")?;
//! let writing = paper::write(moves, &reading.records, &Options::default())?;
//! assert_eq!(writing.bytes, b"e5g7\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::GameKind;
use std::fmt::{self, Display};
use yonban_backgammon::notation as backgammon;
use yonban_go::notation as go;
use yonban_gomoku::notation as gomoku;
use yonban_rules::{Game, Reason, Turn, Verdict};
use yonban_shogi::notation as shogi;

pub use yonban_gomoku::notation::Charset;

/// The largest file that some game reads, in bytes.
pub const MAX_BYTES: usize = gomoku::MAX_BYTES;

/// A record of some game.
#[derive(Clone, PartialEq, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "a record is small beside the nodes that it points to"
)]
pub enum AnyRecord {
    /// Of gomoku and renju.
    Gomoku(gomoku::Record),
    /// Of Go.
    Go(go::Record),
    /// Of shogi.
    Shogi(shogi::Record),
    /// Of backgammon: a whole match.
    Backgammon(backgammon::Record),
}

/// A record format of some game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyFormat {
    /// Of gomoku and renju.
    Gomoku(gomoku::Format),
    /// Of Go.
    Go(go::Format),
    /// Of shogi.
    Shogi(shogi::Format),
    /// Of backgammon.
    Backgammon(backgammon::Format),
}

/// Does something with a format, whatever its game.
macro_rules! forward {
    ($format:expr, $name:ident => $what:expr) => {
        match $format {
            AnyFormat::Gomoku($name) => $what,
            AnyFormat::Go($name) => $what,
            AnyFormat::Shogi($name) => $what,
            AnyFormat::Backgammon($name) => $what,
        }
    };
}

impl AnyFormat {
    /// The formats of a game, in the order of its list.
    #[must_use]
    pub fn all(kind: GameKind) -> Vec<AnyFormat> {
        match kind {
            GameKind::Gomoku => gomoku::Format::ALL.map(AnyFormat::Gomoku).to_vec(),
            GameKind::Go => go::Format::ALL.map(AnyFormat::Go).to_vec(),
            GameKind::Shogi => shogi::Format::ALL.map(AnyFormat::Shogi).to_vec(),
            GameKind::Backgammon => backgammon::Format::ALL.map(AnyFormat::Backgammon).to_vec(),
        }
    }

    /// The format of this name.
    ///
    /// # Errors
    ///
    /// The game has none.
    pub fn named(kind: GameKind, name: &str) -> Result<AnyFormat, UnknownFormat> {
        let all = AnyFormat::all(kind);
        let known = all.into_iter().find(|format| format.name() == name);
        known.ok_or_else(|| UnknownFormat {
            name: name.to_owned(),
            kinds: vec![kind],
        })
    }

    /// Which game's it is.
    #[must_use]
    pub const fn kind(self) -> GameKind {
        match self {
            AnyFormat::Gomoku(_) => GameKind::Gomoku,
            AnyFormat::Go(_) => GameKind::Go,
            AnyFormat::Shogi(_) => GameKind::Shogi,
            AnyFormat::Backgammon(_) => GameKind::Backgammon,
        }
    }

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        forward!(self, format => format.name())
    }

    /// The ending of file names, without a dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        forward!(self, format => format.extension())
    }

    /// Whether it can be written; all can be read.
    #[must_use]
    pub const fn writes(self) -> bool {
        forward!(self, format => format.writes())
    }
}

/// Prints the name.
impl Display for AnyFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no record format is called `{name}`; there are {}", names(kinds))]
pub struct UnknownFormat {
    /// The text.
    pub name: String,
    /// The games that were asked.
    pub kinds: Vec<GameKind>,
}

/// The names of the formats of these games, game by game if there are several.
fn names(kinds: &[GameKind]) -> String {
    let names = |kind: &GameKind| {
        let names: Vec<&str> = AnyFormat::all(*kind)
            .into_iter()
            .map(AnyFormat::name)
            .collect();
        names.join(", ")
    };
    if let [kind] = kinds {
        return names(kind);
    }
    let games = kinds.iter().map(|kind| format!("{kind}: {}", names(kind)));
    games.collect::<Vec<_>>().join("; ")
}

/// How to read and write what a file leaves open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The rules of a file that names none, as text. Without it each game's own.
    pub rules: Option<String>,
    /// The character set of a file that declares none, and that of a `.lib` that is written.
    pub charset: Option<Charset>,
    /// Move texts of gomoku count their ranks from the top.
    pub ranks_from_top: bool,
}

impl Options {
    fn gomoku(&self) -> Result<gomoku::Options, String> {
        Ok(gomoku::Options {
            rules: parsed(self.rules.as_deref())?,
            charset: self.charset,
            ranks_from_top: self.ranks_from_top,
        })
    }

    fn go(&self) -> Result<go::Options, String> {
        Ok(go::Options {
            rules: parsed(self.rules.as_deref())?,
            charset: self.charset,
        })
    }

    fn shogi(&self) -> Result<shogi::Options, String> {
        Ok(shogi::Options {
            rules: parsed(self.rules.as_deref())?,
            charset: self.charset,
        })
    }
}

fn parsed<R: std::str::FromStr<Err: Display>>(text: Option<&str>) -> Result<Option<R>, String> {
    let rules = text.map(|text| text.parse().map_err(|error: R::Err| error.to_string()));
    rules.transpose()
}

/// Something that could not be read or kept as it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Where: `line 3, column 7`, `byte 120`, `action 5`; `None` for the file as a whole.
    pub place: Option<String>,
    /// Whether the rules refuse what the file says was played.
    pub illegal: bool,
    /// The record and the node that it is told of, by their numbers from 0, where that is known.
    pub node: Option<(usize, usize)>,
    /// What, for people.
    pub what: String,
}

/// Prints the place, if there is one, and what.
impl Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(place) => write!(f, "{place}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl From<gomoku::Loss> for Loss {
    fn from(loss: gomoku::Loss) -> Self {
        Loss {
            place: (loss.at != gomoku::Place::Whole).then(|| loss.at.to_string()),
            illegal: loss.illegal,
            node: None,
            what: loss.what,
        }
    }
}

impl From<go::Loss> for Loss {
    fn from(loss: go::Loss) -> Self {
        Loss {
            place: (loss.at != go::Place::Whole).then(|| loss.at.to_string()),
            illegal: loss.illegal,
            node: loss.node.map(|(record, node)| (record, node.index())),
            what: loss.what,
        }
    }
}

impl From<shogi::Loss> for Loss {
    fn from(loss: shogi::Loss) -> Self {
        Loss {
            place: (loss.at != shogi::Place::Whole).then(|| loss.at.to_string()),
            illegal: loss.illegal,
            node: loss.node.map(|(record, node)| (record, node.index())),
            what: loss.what,
        }
    }
}

impl From<backgammon::Loss> for Loss {
    fn from(loss: backgammon::Loss) -> Self {
        Loss {
            place: (loss.at.line > 0).then(|| loss.at.to_string()),
            illegal: loss.kind == backgammon::LossKind::Illegal,
            node: None,
            what: loss.what,
        }
    }
}

/// What was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The format it was read as.
    pub format: AnyFormat,
    /// The records, at least one.
    pub records: Vec<AnyRecord>,
    /// What could not be read or kept.
    pub losses: Vec<Loss>,
}

impl Reading {
    /// What the rules refuse: acts that are not legal, starts that cannot be set up, results that are
    /// not those of the rules. It plays every game again.
    #[must_use]
    pub fn objections(&self) -> Vec<Objection> {
        let illegal = self.losses.iter().filter(|loss| loss.illegal);
        let mut objections: Vec<Objection> = illegal
            .map(|loss| Objection {
                place: loss.place.clone(),
                reason: "illegal",
                message: loss.what.clone(),
            })
            .collect();
        for (number, record) in self.records.iter().enumerate() {
            let known = |node| {
                let mut losses = self.losses.iter();
                losses.any(|loss| loss.illegal && loss.node == Some((number, node)))
            };
            match record {
                // What is refused is left out of these records: the losses tell it.
                AnyRecord::Gomoku(record) => objections.extend(other_result(number, record)),
                // Here it is kept: the referee looks at every node.
                AnyRecord::Go(record) => objections.extend(refused_nodes(number, record, known)),
                AnyRecord::Shogi(record) => {
                    objections.extend(refused_moves(number, record, known));
                }
                // What is refused stands as a comment: the losses tell it.
                AnyRecord::Backgammon(record) => objections.extend(other_points(record)),
            }
        }
        objections
    }
}

/// Something that the rules do not agree with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// Where, if that is known.
    pub place: Option<String>,
    /// In `snake_case`.
    pub reason: &'static str,
    /// For people.
    pub message: String,
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
    /// No game has such a format.
    #[error(transparent)]
    Format(#[from] UnknownFormat),
    /// No game has such rules.
    #[error("{0}")]
    Rules(String),
    /// The file is too large.
    #[error("{0}")]
    TooLarge(String),
    /// The bytes look like no format.
    #[error("{0}")]
    Unrecognised(String),
    /// The file is not of the format, or of no game here.
    #[error("{0}")]
    Unreadable(String),
}

impl From<gomoku::ReadError> for ReadError {
    fn from(error: gomoku::ReadError) -> Self {
        let text = error.to_string();
        match error {
            gomoku::ReadError::TooLarge { .. } => ReadError::TooLarge(text),
            gomoku::ReadError::Unrecognised => ReadError::Unrecognised(text),
            gomoku::ReadError::NotThatFormat { .. } => ReadError::Unreadable(text),
        }
    }
}

impl From<go::ReadError> for ReadError {
    fn from(error: go::ReadError) -> Self {
        let text = error.to_string();
        match error {
            go::ReadError::TooLarge { .. } => ReadError::TooLarge(text),
            go::ReadError::Unrecognised => ReadError::Unrecognised(text),
            _ => ReadError::Unreadable(text),
        }
    }
}

impl From<shogi::ReadError> for ReadError {
    fn from(error: shogi::ReadError) -> Self {
        let text = error.to_string();
        match error {
            shogi::ReadError::TooLarge { .. } => ReadError::TooLarge(text),
            shogi::ReadError::Unrecognised => ReadError::Unrecognised(text),
            shogi::ReadError::Pgn | shogi::ReadError::NotThatFormat { .. } => {
                ReadError::Unreadable(text)
            }
        }
    }
}

impl From<backgammon::ReadError> for ReadError {
    fn from(error: backgammon::ReadError) -> Self {
        let text = error.to_string();
        match error {
            backgammon::ReadError::TooLarge { .. } => ReadError::TooLarge(text),
            backgammon::ReadError::Unrecognised => ReadError::Unrecognised(text),
            _ => ReadError::Unreadable(text),
        }
    }
}

/// Why nothing was written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// The format cannot hold the game at all.
    #[error("{0}")]
    Unwritable(String),
    /// The records are of another game than the format.
    #[error("{format} of {} holds no game of {kind}", format.kind())]
    OtherGame {
        /// The format.
        format: AnyFormat,
        /// The game of a record.
        kind: GameKind,
    },
}

/// Reads a file. Without a game it is read as the first one that can; without a format that is told by
/// the bytes. If no game can, the one that the file says it is of tells why.
///
/// # Errors
///
/// No game has a format or rules of these names, or can read the file.
pub fn read(
    kind: Option<GameKind>,
    format: Option<&str>,
    bytes: &[u8],
    options: &Options,
) -> Result<Reading, ReadError> {
    let mut kinds = kind.map_or_else(|| GameKind::ALL.to_vec(), |kind| vec![kind]);
    if let Some(name) = format {
        let asked = kinds.clone();
        kinds.retain(|kind| AnyFormat::named(*kind, name).is_ok());
        if kinds.is_empty() {
            let name = name.to_owned();
            return Err(UnknownFormat { name, kinds: asked }.into());
        }
    }
    let mut refusals = Vec::new();
    for kind in kinds {
        match read_as(kind, format, bytes, options) {
            Ok(reading) => return Ok(reading),
            Err(error) => refusals.push((kind, error)),
        }
    }
    Err(refusal(refusals, format, bytes))
}

/// Why a file was not read, of what each game said.
fn refusal(
    mut refusals: Vec<(GameKind, ReadError)>,
    format: Option<&str>,
    bytes: &[u8],
) -> ReadError {
    if refusals.len() > 1
        && format.is_none_or(|name| name == "sgf")
        && let Some(number) = sgf_game(bytes)
    {
        let Some(kind) = game_of(&number) else {
            let text = "is no game here: SGF has gomoku as GM[4], go as GM[1], backgammon as GM[6]";
            return ReadError::Unreadable(format!("GM[{number}] {text}"));
        };
        refusals.retain(|(of, _)| *of == kind);
    }
    // A game that knows the bytes or the rules says more than one that knows neither.
    let says_more = |(_, error): &(GameKind, ReadError)| {
        !matches!(error, ReadError::Unrecognised(_) | ReadError::Rules(_))
    };
    let most = refusals.iter().position(says_more).unwrap_or_default();
    let kinds: Vec<GameKind> = refusals.iter().map(|(kind, _)| *kind).collect();
    match refusals.into_iter().nth(most) {
        Some((_, ReadError::Unrecognised(_))) if kinds.len() > 1 => {
            let names = names(&kinds);
            ReadError::Unrecognised(format!(
                "the file looks like no record format: name it ({names})"
            ))
        }
        Some((_, error)) => error,
        None => ReadError::Unrecognised("no game here reads such a file".to_owned()),
    }
}

/// Of which game an SGF file says that it is: the text of its first `GM`.
fn sgf_game(bytes: &[u8]) -> Option<String> {
    let reading = yonban_sgf::read(bytes, &yonban_sgf::Options::default()).ok()?;
    let mut roots = reading.collection.trees.iter().map(yonban_sgf::Tree::root);
    let number = roots.find_map(|root| root.value("GM"))?.simple_text();
    let number: String = number.trim().chars().take(20).collect();
    Some(number)
}

/// The game of a number in SGF; shogi is written otherwise here.
fn game_of(number: &str) -> Option<GameKind> {
    match number {
        "1" => Some(GameKind::Go),
        "4" => Some(GameKind::Gomoku),
        "6" => Some(GameKind::Backgammon),
        _ => None,
    }
}

fn read_as(
    kind: GameKind,
    format: Option<&str>,
    bytes: &[u8],
    options: &Options,
) -> Result<Reading, ReadError> {
    let format = format
        .map(|name| AnyFormat::named(kind, name))
        .transpose()?;
    match kind {
        GameKind::Gomoku => {
            let options = options.gomoku().map_err(ReadError::Rules)?;
            let format = format.and_then(|format| match format {
                AnyFormat::Gomoku(format) => Some(format),
                AnyFormat::Go(_) | AnyFormat::Shogi(_) | AnyFormat::Backgammon(_) => None,
            });
            let reading = gomoku::read(format, bytes, &options)?;
            Ok(Reading {
                format: AnyFormat::Gomoku(reading.format),
                records: reading.records.into_iter().map(AnyRecord::Gomoku).collect(),
                losses: reading.losses.into_iter().map(Loss::from).collect(),
            })
        }
        GameKind::Go => {
            let options = options.go().map_err(ReadError::Rules)?;
            let format = format.and_then(|format| match format {
                AnyFormat::Go(format) => Some(format),
                AnyFormat::Gomoku(_) | AnyFormat::Shogi(_) | AnyFormat::Backgammon(_) => None,
            });
            let reading = go::read(format, bytes, &options)?;
            Ok(Reading {
                format: AnyFormat::Go(reading.format),
                records: reading.records.into_iter().map(AnyRecord::Go).collect(),
                losses: reading.losses.into_iter().map(Loss::from).collect(),
            })
        }
        GameKind::Shogi => {
            let options = options.shogi().map_err(ReadError::Rules)?;
            let format = format.and_then(|format| match format {
                AnyFormat::Shogi(format) => Some(format),
                AnyFormat::Gomoku(_) | AnyFormat::Go(_) | AnyFormat::Backgammon(_) => None,
            });
            let reading = shogi::read(format, bytes, &options)?;
            Ok(Reading {
                format: AnyFormat::Shogi(reading.format),
                records: reading.records.into_iter().map(AnyRecord::Shogi).collect(),
                losses: reading.losses.into_iter().map(Loss::from).collect(),
            })
        }
        GameKind::Backgammon => {
            // These files say their rules themselves; only their names are asked for.
            parsed::<yonban_backgammon::Rules>(options.rules.as_deref())
                .map_err(ReadError::Rules)?;
            let format = format.and_then(|format| match format {
                AnyFormat::Backgammon(format) => Some(format),
                AnyFormat::Gomoku(_) | AnyFormat::Go(_) | AnyFormat::Shogi(_) => None,
            });
            let reading = backgammon::read(format, bytes)?;
            Ok(Reading {
                format: AnyFormat::Backgammon(reading.format),
                records: vec![AnyRecord::Backgammon(reading.record)],
                losses: reading.losses.into_iter().map(Loss::from).collect(),
            })
        }
    }
}

/// Writes records to one file; a format that holds one gets the first.
///
/// # Errors
///
/// The format is not written, or cannot hold such a game.
pub fn write(
    format: AnyFormat,
    records: &[AnyRecord],
    options: &Options,
) -> Result<Writing, WriteError> {
    let unwritable = |error: &dyn Display| WriteError::Unwritable(error.to_string());
    match format {
        AnyFormat::Gomoku(name) => {
            let options = options.gomoku().map_err(|error| unwritable(&error))?;
            let records = of_one_game(format, records, |record| match record {
                AnyRecord::Gomoku(record) => Some(record.clone()),
                AnyRecord::Go(_) | AnyRecord::Shogi(_) | AnyRecord::Backgammon(_) => None,
            })?;
            let writing = gomoku::write_all(name, &records, &options);
            let writing = writing.map_err(|error| unwritable(&error))?;
            Ok(Writing {
                bytes: writing.bytes,
                losses: writing.losses.into_iter().map(Loss::from).collect(),
            })
        }
        AnyFormat::Go(name) => {
            let records = of_one_game(format, records, |record| match record {
                AnyRecord::Go(record) => Some(record.clone()),
                AnyRecord::Gomoku(_) | AnyRecord::Shogi(_) | AnyRecord::Backgammon(_) => None,
            })?;
            let writing = go::write_all(name, &records).map_err(|error| unwritable(&error))?;
            Ok(Writing {
                bytes: writing.bytes,
                losses: writing.losses.into_iter().map(Loss::from).collect(),
            })
        }
        AnyFormat::Shogi(name) => {
            let records = of_one_game(format, records, |record| match record {
                AnyRecord::Shogi(record) => Some(record.clone()),
                AnyRecord::Gomoku(_) | AnyRecord::Go(_) | AnyRecord::Backgammon(_) => None,
            })?;
            let writing = shogi::write_all(name, &records).map_err(|error| unwritable(&error))?;
            Ok(Writing {
                bytes: writing.bytes,
                losses: writing.losses.into_iter().map(Loss::from).collect(),
            })
        }
        AnyFormat::Backgammon(name) => {
            let records = of_one_game(format, records, |record| match record {
                AnyRecord::Backgammon(record) => Some(record.clone()),
                AnyRecord::Gomoku(_) | AnyRecord::Go(_) | AnyRecord::Shogi(_) => None,
            })?;
            // A file is one match.
            let record = records
                .first()
                .ok_or_else(|| unwritable(&"there is no record"))?;
            let writing = backgammon::write(name, record);
            Ok(Writing {
                bytes: writing.bytes,
                losses: writing.losses.into_iter().map(Loss::from).collect(),
            })
        }
    }
}

fn of_one_game<R>(
    format: AnyFormat,
    records: &[AnyRecord],
    own: impl Fn(&AnyRecord) -> Option<R>,
) -> Result<Vec<R>, WriteError> {
    let own = |record: &AnyRecord| {
        own(record).ok_or_else(|| WriteError::OtherGame {
            format,
            kind: record.kind(),
        })
    };
    records.iter().map(own).collect()
}

impl AnyRecord {
    /// Which game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyRecord::Gomoku(_) => GameKind::Gomoku,
            AnyRecord::Go(_) => GameKind::Go,
            AnyRecord::Shogi(_) => GameKind::Shogi,
            AnyRecord::Backgammon(_) => GameKind::Backgammon,
        }
    }

    /// The rules, canonically.
    #[must_use]
    pub fn rules(&self) -> String {
        match self {
            AnyRecord::Gomoku(record) => record.rules().to_string(),
            AnyRecord::Go(record) => record.rules().to_string(),
            AnyRecord::Shogi(record) => record.rules().to_string(),
            AnyRecord::Backgammon(record) => record.rules.to_string(),
        }
    }

    /// How many acts it holds, variations included.
    #[must_use]
    pub fn acts(&self) -> usize {
        match self {
            AnyRecord::Gomoku(record) => record.len() - 1,
            AnyRecord::Go(record) => {
                let acts = |entry: &go::Entry| {
                    matches!(
                        entry,
                        go::Entry::Stone(..) | go::Entry::Pass(_) | go::Entry::Act(_)
                    )
                };
                record.nodes().filter(|(_, node)| acts(&node.entry)).count()
            }
            AnyRecord::Shogi(record) => {
                let acts = |entry| matches!(entry, shogi::Entry::Move(_) | shogi::Entry::Foul(..));
                let nodes = record.nodes();
                nodes.filter(|(_, node)| acts(node.entry())).count()
            }
            AnyRecord::Backgammon(record) => {
                let acts = |entry: &yonban_backgammon::Entry| {
                    matches!(entry, yonban_backgammon::Entry::Action(_))
                };
                record.entries().filter(acts).count()
            }
        }
    }
}

impl Objection {
    /// The start of a game is refused.
    fn of_start(number: usize, refused: &impl Reason) -> Objection {
        Objection {
            place: Some(format!("game {}", number + 1)),
            reason: "start",
            message: format!("the start is refused: {refused} ({})", refused.reason()),
        }
    }

    /// What happened at a node of a game is refused.
    fn of_node(number: usize, node: usize, refused: &impl Reason) -> Objection {
        Objection {
            place: Some(format!("game {}, node {node}", number + 1)),
            reason: "illegal",
            message: format!("{refused} ({})", refused.reason()),
        }
    }
}

/// A result that is not that of the rules.
fn dispute(number: usize, said: &dyn Display, rules: &dyn Display) -> Objection {
    Objection {
        place: Some(format!("game {}", number + 1)),
        reason: "result",
        message: format!("the record says {said}, the rules say {rules}"),
    }
}

fn other_result(number: usize, record: &gomoku::Record) -> Option<Objection> {
    let finish = record.result?;
    let Turn::Over(outcome) = record.final_game().turn() else {
        return None;
    };
    let rules = format!("{} ({})", outcome.verdict, outcome.ending);
    (outcome.verdict != finish.verdict).then(|| dispute(number, &finish.verdict, &rules))
}

/// What the rules refuse of a record of Go; `known` are the nodes that the reader has told.
fn refused_nodes(
    number: usize,
    record: &go::Record,
    known: impl Fn(usize) -> bool,
) -> Vec<Objection> {
    let judged = match record.judge() {
        Ok(judged) => judged,
        Err(error) => return vec![Objection::of_start(number, &error)],
    };
    let mut objections = Vec::new();
    for (node, judged) in judged.iter().enumerate() {
        // A set-up inside a game is no play that could be illegal.
        if let go::Judged::Refused(refusal) = judged
            && *refusal != go::Refusal::SetUp
            && !known(node)
        {
            objections.push(Objection::of_node(number, node, refusal));
        }
    }
    let end = record
        .played()
        .ok()
        .filter(|played| played.stopped.is_none());
    let end = end.and_then(|played| go::Finish::of(&played.game));
    if let (Some(said), Some(rules)) = (record.finish(), end)
        && !agree(said, rules)
    {
        objections.push(dispute(number, &said, &rules));
    }
    objections
}

/// What the rules refuse of a record of shogi; `known` are the nodes that the reader has told.
fn refused_moves(
    number: usize,
    record: &shogi::Record,
    known: impl Fn(usize) -> bool,
) -> Vec<Objection> {
    // A problem is no game: its moves were looked at by the reader.
    if record.start().is_problem() {
        return Vec::new();
    }
    let judged = match record.judge() {
        Ok(judged) => judged,
        Err(error) => return vec![Objection::of_start(number, &error)],
    };
    let mut objections = Vec::new();
    for (node, judged) in judged.iter().enumerate() {
        if let shogi::Judged::Refused(illegal) = judged
            && !known(node)
        {
            objections.push(Objection::of_node(number, node, illegal));
        }
    }
    let end = record.played().ok();
    let end = end.filter(|played| played.stopped.is_none());
    if let Some(Turn::Over(outcome)) = end.map(|played| played.game.turn())
        && record.finish().is_some()
    {
        let rules = match outcome.verdict {
            Verdict::Win(seat) => shogi::Winner::Side(side_of(seat)),
            Verdict::Draw | Verdict::NoResult => shogi::Winner::Nobody,
        };
        let said = record.winner();
        if said != shogi::Winner::Unsaid && said != rules {
            let rules = format!("{} ({})", outcome.verdict, outcome.ending);
            let said = record.finish().map_or("", shogi::Finish::name);
            objections.push(dispute(number, &said, &rules));
        }
    }
    objections
}

/// The games of a match that were won otherwise than the rules count.
fn other_points(record: &backgammon::Record) -> Vec<Objection> {
    let mut objections = Vec::new();
    for (number, game) in record.games.iter().enumerate() {
        let states = game.states(&record.rules);
        let (Some(said), Some(last)) = (game.result, states.last()) else {
            continue;
        };
        let Some(end) = last.story().last_game.filter(|_| states.len() > 1) else {
            continue;
        };
        if said != (end.winner, end.points) {
            let told = |(winner, points): (yonban_rules::Seat, u32)| format!("{winner}+{points}");
            let rules = format!("{} ({})", told((end.winner, end.points)), end.ending);
            objections.push(dispute(number, &told(said), &rules));
        }
    }
    objections
}

/// Seat A is Black, seat B White.
const fn side_of(seat: yonban_rules::Seat) -> yonban_shogi::Color {
    match seat {
        yonban_rules::Seat::A => yonban_shogi::Color::Black,
        yonban_rules::Seat::B => yonban_shogi::Color::White,
    }
}

/// Whether a result is that of the rules, as far as it goes.
fn agree(said: go::Finish, rules: go::Finish) -> bool {
    match (said, rules) {
        (
            go::Finish::Win { winner, by },
            go::Finish::Win {
                winner: other,
                by: other_by,
            },
        ) => {
            let points = |by| matches!(by, go::By::Points(_));
            winner == other && (!points(by) || !points(other_by) || by == other_by)
        }
        (said, rules) => said == rules,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind_of(bytes: &[u8], options: &Options) -> GameKind {
        let reading = read(None, None, bytes, options).unwrap();
        assert!(
            reading
                .records
                .iter()
                .all(|one| one.kind() == reading.format.kind())
        );
        reading.format.kind()
    }

    #[test]
    fn a_file_finds_its_game() {
        let open = Options::default();
        assert_eq!(kind_of(b"(;GM[4];B[hh])", &open), GameKind::Gomoku);
        assert_eq!(kind_of(b"(;GM[1];B[hh])", &open), GameKind::Go);
        assert_eq!(kind_of(b"(;SZ[9];B[hh])", &open), GameKind::Go);
        assert_eq!(kind_of(b"h8i9", &open), GameKind::Gomoku);
        assert_eq!(kind_of(b"x\n19\nBo\nAda\nPMABBQEEQ\n", &open), GameKind::Go);
        assert_eq!(kind_of(b"\\HS\nSTO 0 2 1 15 3\n", &open), GameKind::Go);
        let pack = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/shogi/formats");
        let mut files = 0;
        for entry in std::fs::read_dir(pack).unwrap() {
            let path = entry.unwrap().path();
            let ending = path.extension().unwrap().to_str().unwrap();
            if AnyFormat::named(GameKind::Shogi, ending).is_ok() {
                let bytes = std::fs::read(&path).unwrap();
                assert_eq!(kind_of(&bytes, &open), GameKind::Shogi, "{path:?}");
                files += 1;
            }
        }
        assert_eq!(files, 69);
        let rules = Options {
            rules: Some("chinese".to_owned()),
            ..Options::default()
        };
        assert_eq!(kind_of(b"h8j9", &rules), GameKind::Go);
    }

    #[test]
    fn errors_come_from_the_game_that_knows_most() {
        let open = Options::default();
        let error = |kind, format, bytes: &[u8], options: &Options| {
            read(kind, format, bytes, options).unwrap_err()
        };
        assert!(matches!(
            error(None, None, b"what", &open),
            ReadError::Unrecognised(_)
        ));
        let unknown = error(None, Some("pgn"), b"h8", &open).to_string();
        assert_eq!(
            unknown,
            "no record format is called `pgn`; there are gomoku: moves, openings, psq, sgf, lib, rif; \
             go: sgf, moves, ngf, gib; shogi: usi, kif, kifu, ki2, csa, jkf; \
             backgammon: mat, sgf, xgid, ogid, gnubgid"
        );
        let unknown = error(Some(GameKind::Go), Some("psq"), b"h8", &open).to_string();
        assert!(
            unknown.ends_with("there are sgf, moves, ngf, gib"),
            "{unknown}"
        );
        let checkers = Options {
            rules: Some("checkers".to_owned()),
            ..Options::default()
        };
        assert!(matches!(
            error(None, None, b"h8", &checkers),
            ReadError::Rules(_)
        ));
        let other = error(None, None, b"(;GM[3];B[hh])", &open);
        assert!(matches!(other, ReadError::Unreadable(_)), "{other:?}");
        let bytes = vec![b' '; gomoku::MAX_BYTES + 1];
        assert!(matches!(
            error(None, None, &bytes, &open),
            ReadError::TooLarge(_)
        ));
    }

    /// Whatever game is tried first: the answer is that of the game that the file names.
    #[test]
    fn an_sgf_file_that_cannot_be_read_is_told_by_its_own_game() {
        let open = Options::default();
        for (file, kind) in [
            ("(;GM[6]MI[length:99];W[31hegf])", GameKind::Backgammon),
            ("(;GM[6]RU[x]MI[length:26])", GameKind::Backgammon),
            ("(;GM[1]SZ[0];B[aa])", GameKind::Go),
            ("(;GM[1]SZ[99])", GameKind::Go),
            ("(;GM[4]SZ[99])", GameKind::Gomoku),
        ] {
            let own = read(Some(kind), Some("sgf"), file.as_bytes(), &open).unwrap_err();
            for format in [None, Some("sgf")] {
                let told = read(None, format, file.as_bytes(), &open).unwrap_err();
                assert_eq!(told, own, "{file}");
            }
        }
        // Rules that its game does not have, though another has.
        let renju = Options {
            rules: Some("renju".to_owned()),
            ..Options::default()
        };
        let told = read(None, None, b"(;GM[6];W[31hegf])", &renju);
        assert!(matches!(told, Err(ReadError::Rules(_))), "{told:?}");
        for format in [None, Some("sgf")] {
            let told = read(None, format, b"(;GM[2];B[e4])", &open).unwrap_err();
            let told = told.to_string();
            assert!(told.starts_with("GM[2] is no game here"), "{told}");
        }
        // A game that was named speaks for itself.
        let told = read(Some(GameKind::Go), None, b"(;GM[6])", &open).unwrap_err();
        assert!(told.to_string().contains("another game than Go"), "{told}");
        for (number, file) in [("1", "(;GM[1])"), ("4", "(;GM[4])"), ("6", "(;GM[6])")] {
            assert_eq!(game_of(number), Some(kind_of(file.as_bytes(), &open)));
        }
    }

    /// A name or a file that nobody knows is answered with the formats of every game, none before others.
    #[test]
    fn lists_of_formats_are_by_game() {
        let open = Options::default();
        let told = [
            read(None, Some("pgn"), b"h8", &open),
            read(None, None, b"what", &open),
        ];
        for told in told.map(|told| told.unwrap_err().to_string()) {
            for kind in GameKind::ALL {
                let all = names(&[kind]);
                assert!(told.contains(&format!("{kind}: {all}")), "{told}");
            }
        }
        // A format of one game only is refused by that game.
        let own = read(Some(GameKind::Backgammon), Some("mat"), b"what", &open);
        assert_eq!(read(None, Some("mat"), b"what", &open), own);
    }

    #[test]
    fn every_format_has_a_name_in_its_game() {
        for kind in GameKind::ALL {
            for format in AnyFormat::all(kind) {
                assert_eq!(AnyFormat::named(kind, format.name()), Ok(format));
                assert_eq!(format.kind(), kind);
            }
        }
        let go = read(None, None, b"(;GM[1];B[hh])", &Options::default()).unwrap();
        let lib = AnyFormat::named(GameKind::Gomoku, "lib").unwrap();
        let error = write(lib, &go.records, &Options::default()).unwrap_err();
        assert_eq!(error.to_string(), "lib of gomoku holds no game of go");
        let gib = AnyFormat::named(GameKind::Go, "gib").unwrap();
        let error = write(gib, &go.records, &Options::default()).unwrap_err();
        assert_eq!(error.to_string(), "gib is only read, not written");
    }

    #[test]
    fn what_the_rules_refuse_is_objected_to() {
        let objections = |file: &[u8]| -> Vec<(String, &'static str, String)> {
            let reading = read(None, None, file, &Options::default()).unwrap();
            let list = reading.objections().into_iter();
            list.map(|o| (o.place.unwrap_or_default(), o.reason, o.message))
                .collect()
        };
        assert_eq!(
            objections(b"(;GM[1]SZ[9]RU[NZ];B[ee];W[cc];AE[ee];B[ee])"),
            []
        );
        let found = objections(b"(;GM[1]SZ[9]RU[NZ];B[ee];W[ee])");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].2.contains("(occupied)"));
        let found = objections(b"(;GM[1]SZ[9]RU[NZ];B[ee];B[cc])");
        assert_eq!(found[0].0, "game 1, node 2");
        assert_eq!(found[0].2, "it is not black's turn (not_your_turn)");
        let found = objections(b"(;GM[1]SZ[5]RU[NZ]AB[aa]AW[ab][ba])");
        assert_eq!((found[0].0.as_str(), found[0].1), ("game 1", "start"));
        let game = "(;GM[1]SZ[5]YONBAN[tromp-taylor,size=5]RE[X];B[cc];W[];B[])";
        for (result, well) in [
            ("B+17.5", true),
            ("B+R", true),
            ("B+1", false),
            ("W+", false),
        ] {
            let found = objections(game.replace('X', result).as_bytes());
            assert_eq!(found.is_empty(), well, "{result}: {found:?}");
        }
    }

    #[test]
    fn what_the_rules_of_shogi_refuse_is_objected_to() {
        let objections = |file: &str| -> Vec<(&'static str, String)> {
            let reading = read(None, None, file.as_bytes(), &Options::default()).unwrap();
            let list = reading.objections().into_iter();
            list.map(|o| (o.reason, o.message)).collect()
        };
        assert_eq!(objections("PI\n+\n+7776FU\n-3334FU\n%TORYO\n"), []);
        let found = objections("PI\n+\n+7776FU\n-3334FU\n+0055FU\n%+ILLEGAL_ACTION\n");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].1.contains("(not_in_hand)"));
        // The game is over by repetition; a move more is none, another winner is not the rules'.
        let lap = "+2838HI\n-8272HI\n+3828HI\n-7282HI\n".repeat(3);
        assert_eq!(objections(&format!("PI\n+\n{lap}%SENNICHITE\n")), []);
        let found = objections(&format!("PI\n+\n{lap}+7776FU\n"));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].1.contains("(game_over)"));
        let found = objections(&format!("PI\n+\n{lap}%TORYO\n"));
        assert_eq!(found[0].0, "result");
        // A game by the rules of its file.
        let draw = objections(&format!("V3.0\n$MAX_MOVES:4\nPI\n+\n{lap}%JISHOGI\n"));
        assert!(draw[0].1.contains("(game_over)"), "{draw:?}");
        let problem = "sfen 7nl/7k1/6p1p/9/9/9/9/9/9 b RGr2b3g4s3n3l16p 1 moves G*2c";
        assert_eq!(objections(problem), []);
    }
}
