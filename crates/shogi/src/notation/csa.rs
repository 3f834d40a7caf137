//! CSA's record format, versions 2.2 (2008) and 3 (2024), by the Computer Shogi Association
//! (computer-shogi.org/protocol).

use super::charset;
use super::csa_start::{self, Layout};
use super::finish::Finish;
use super::kanji;
use super::loss::{LossKind, Losses, Place, excerpt};
use super::move_text::Style;
use super::record::{Entry, NodeId, Record, Start};
use super::walk::Walk;
use super::{Charset, Format, MAX_HEADERS, MAX_NODES, Options, ReadError, Writing};
use crate::{Color, Kind, Move};
use yonban_rules::Reason;

/// A version of the format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Version {
    /// 2.2: times in whole seconds.
    V2_2,
    /// 3: times to the millisecond, more words for rules and ends.
    V3,
}

/// CSA's keywords for what KIF has a key for.
const KEYS: [(&str, &str); 6] = [
    ("EVENT", "棋戦"),
    ("SITE", "場所"),
    ("START_TIME", "開始日時"),
    ("END_TIME", "終了日時"),
    ("OPENING", "戦型"),
    ("NOTE", NOTE),
];

/// The keywords that only version 3 knows.
const KEYS_OF_3: [&str; 7] = [
    "$TIME",
    "$TIME+",
    "$TIME-",
    "$MAX_MOVES",
    "$JISHOGI",
    "$NOTE",
    NOTE,
];

/// KIF's key of what version 3 calls a note.
const NOTE: &str = "備考";

/// The comment before `%KACHI` that makes it a try: the format has no word for one.
const TRY: &str = "トライ";

/// Whether a line is one of this format: its version, its character set, a start or a move.
pub(super) fn looks_like(line: &str) -> bool {
    let line = line.trim_end();
    let statement = line.split(',').next().unwrap_or_default();
    [
        "'CSA encoding",
        "V2",
        "V3",
        "N+",
        "N-",
        "PI",
        "P1-",
        "P1+",
        "P1 *",
    ]
    .iter()
    .any(|word| line.starts_with(word))
        || (statement.starts_with(['+', '-']) && statement.len() == 7 && parse(statement).is_some())
}

/// Reads the games of a file.
pub(super) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let (text, charset) = charset::decode(bytes, options.charset, losses);
    let mut records = Vec::new();
    let mut nodes = 0;
    let mut refused = None;
    let mut game = Reading::new(0, 0);
    let mut ends = |game: Reading, records: &mut Vec<Record>, losses: &mut Losses| {
        let (at, said) = (game.at, game.said);
        match game.end(losses) {
            Ok(record) => {
                nodes += record.len();
                records.push(record);
            }
            Err(what) if said => {
                losses.add(
                    LossKind::GameLeftOut,
                    at,
                    format!("a game is left out: {what}"),
                );
                refused.get_or_insert(what);
            }
            Err(_) => {}
        }
        nodes
    };
    for (index, line) in text.lines().enumerate() {
        let at = Place::line(index);
        if game.nodes_before >= MAX_NODES && !line.trim().is_empty() {
            let what = format!("{MAX_NODES} moves are read, the other games are left out");
            losses.add(LossKind::TooMuch, at, what);
            break;
        }
        if line.trim() == "/" {
            let nodes = ends(game, &mut records, losses);
            game = Reading::new(records.len(), nodes);
        } else {
            game.line(line, at, losses);
        }
    }
    ends(game, &mut records, losses);
    if records.is_empty() {
        return Err(ReadError::NotThatFormat {
            format: Format::Csa,
            what: refused.unwrap_or_else(|| "it sets up no board and has no moves".to_owned()),
        });
    }
    Ok((charset, records))
}

/// A game while it is read.
struct Reading {
    number: usize,
    nodes_before: usize,
    at: Place,
    /// Whether anything of a game stood there.
    said: bool,
    names: [String; 2],
    headers: Vec<(String, String)>,
    comments: Vec<String>,
    layout: Layout,
    wrong: Option<String>,
    game: Option<(Record, Walk)>,
    lost: bool,
}

impl Reading {
    fn new(number: usize, nodes_before: usize) -> Self {
        Reading {
            number,
            nodes_before,
            at: Place::Whole,
            said: false,
            names: [String::new(), String::new()],
            headers: Vec::new(),
            comments: Vec::new(),
            layout: Layout::default(),
            wrong: None,
            game: None,
            lost: false,
        }
    }

    fn line(&mut self, line: &str, at: Place, losses: &mut Losses) {
        if line.trim().is_empty() {
            return;
        }
        if let Some(comment) = line.strip_prefix('\'') {
            self.comment(comment);
            return;
        }
        if !self.said {
            (self.said, self.at) = (true, at);
        }
        if line.starts_with('V') {
            return;
        }
        if let Some(name) = line.strip_prefix('N') {
            let mut chars = name.chars();
            if let Some(color) = chars.next().and_then(kanji::of_sign) {
                chars.as_str().clone_into(&mut self.names[color.index()]);
                return;
            }
        }
        if let Some(header) = line.strip_prefix('$') {
            self.header(header, at, losses);
            return;
        }
        let mut rest = line;
        while !rest.is_empty() {
            if let Some(comment) = rest.strip_prefix('\'') {
                self.comment(comment);
                return;
            }
            let (statement, after) = rest.split_once(',').unwrap_or((rest, ""));
            self.statement(statement.trim_end(), at, losses);
            rest = after;
        }
    }

    /// `*text` is kept, other comments are for nobody.
    fn comment(&mut self, text: &str) {
        let Some(text) = text.strip_prefix('*') else {
            return;
        };
        match &mut self.game {
            Some((record, walk)) if !self.lost => record.node_mut(walk.node()).say(text),
            Some(_) => {}
            None => self.comments.push(text.to_owned()),
        }
    }

    fn header(&mut self, header: &str, at: Place, losses: &mut Losses) {
        let Some((key, value)) = header.split_once(':') else {
            let what = format!("{} has no value", excerpt(header));
            losses.add(LossKind::BadValue, at, what);
            return;
        };
        let known = KEYS.into_iter().find(|(known, _)| *known == key);
        let (key, value) = match known {
            // More than a line is for CSA alone.
            Some(("NOTE", _)) if has_lines(value) => ("$NOTE".to_owned(), value.to_owned()),
            Some(("NOTE", kif)) => (kif.to_owned(), value.replace("\\\\", "\\")),
            Some((_, kif)) => (kif.to_owned(), value.to_owned()),
            None if key.is_ascii() => (format!("${key}"), value.to_owned()),
            None => (key.to_owned(), value.to_owned()),
        };
        let read = match &self.game {
            Some((record, _)) => record.headers().len(),
            None => self.headers.len(),
        };
        match &mut self.game {
            _ if read >= MAX_HEADERS => losses.too_many_headers(at),
            Some((record, _)) => record.push_header(&key, &value),
            None => self.headers.push((key, value)),
        }
    }

    fn begin(&mut self, side: Color, losses: &mut Losses) -> Result<(), String> {
        if let Some(wrong) = &self.wrong {
            return Err(wrong.clone());
        }
        let start = if self.layout.is_said() {
            self.layout.start(side)?
        } else {
            let what = "no start is told: read as an even game";
            losses.add(LossKind::BadValue, self.at, what);
            Start::even()
        };
        let mut record = Record::new(start);
        for (color, name) in Color::BOTH.into_iter().zip(&self.names) {
            record.set_name(color, name);
        }
        for (key, value) in self.headers.drain(..) {
            record.push_header(&key, &value);
        }
        for line in self.comments.drain(..) {
            record.node_mut(NodeId::ROOT).say(&line);
        }
        let walk = Walk::new(&record);
        self.game = Some((record, walk));
        Ok(())
    }

    fn statement(&mut self, statement: &str, at: Place, losses: &mut Losses) {
        let text = statement.trim();
        let side = match text {
            "+" => Some(Color::Black),
            "-" => Some(Color::White),
            _ => None,
        };
        let first = text.chars().next();
        if text.is_empty() || self.wrong.is_some() {
        } else if first == Some('P') && self.game.is_none() {
            // A row begins with blanks behind its number.
            self.wrong = self.layout.take(statement.trim_start()).err();
        } else if let Some(side) = side {
            if self.game.is_none() {
                self.wrong = self.begin(side, losses).err();
            }
        } else if let Some(word) = text.strip_prefix('%') {
            self.finish(word, at, losses);
        } else if let Some(time) = text.strip_prefix('T') {
            self.time(time, at, losses);
        } else if let Some(color) = first.and_then(kanji::of_sign) {
            self.mv(color, text, at, losses);
        } else {
            let what = format!("the statement {} cannot be read", excerpt(text));
            losses.add(LossKind::BadValue, at, what);
        }
    }

    /// The game, begun where the side line is missing.
    fn game(&mut self, side: Color, losses: &mut Losses) -> Option<&mut (Record, Walk)> {
        if self.game.is_none() {
            self.wrong = self.begin(side, losses).err();
        }
        self.game.as_mut()
    }

    fn time(&mut self, text: &str, at: Place, losses: &mut Losses) {
        let Some((record, walk)) = self.game.as_mut().filter(|_| !self.lost) else {
            return;
        };
        let node = record.node_mut(walk.node());
        match seconds(text) {
            Some(time) if node.time_ms.is_none() && node.parent().is_some() => {
                node.time_ms = Some(time);
            }
            _ => {
                let what = format!("the time {} belongs to no move", excerpt(text));
                losses.add(LossKind::BadValue, at, what);
            }
        }
    }

    fn open(&mut self, finish: bool, at: Place, losses: &mut Losses) -> bool {
        let Some((record, walk)) = self.game.as_ref().filter(|_| !self.lost) else {
            return false;
        };
        let ended = match record.node(walk.node()).entry() {
            Entry::Finish(_) => true,
            Entry::Foul(..) => !finish,
            Entry::Start | Entry::Move(_) => false,
        };
        let full = self.nodes_before + record.len() >= MAX_NODES;
        if ended {
            let what = "what stands after the end of the game is left out";
            losses.add(LossKind::AfterEnd, at, what);
        } else if full {
            let what = format!("{MAX_NODES} moves are read, the others are left out");
            losses.add(LossKind::TooMuch, at, what);
        }
        self.lost = ended || full;
        !self.lost
    }

    fn finish(&mut self, word: &str, at: Place, losses: &mut Losses) {
        let Some(finish) = Finish::from_csa(word) else {
            let what = format!("the end {} is not known", excerpt(word));
            losses.add(LossKind::BadValue, at, what);
            return;
        };
        self.game(Color::Black, losses);
        if self.open(true, at, losses)
            && let Some((record, walk)) = &mut self.game
        {
            let tries = finish == Finish::Declaration && record.node_mut(walk.node()).unsay(TRY);
            walk.end(record, if tries { Finish::Try } else { finish });
        }
    }

    fn mv(&mut self, color: Color, text: &str, at: Place, losses: &mut Losses) {
        let number = self.number;
        self.game(color, losses);
        if !self.open(false, at, losses) {
            return;
        }
        let Some((record, walk)) = &mut self.game else {
            return;
        };
        let why = match parse(text) {
            None => "no move is written so".to_owned(),
            Some(_) if walk.board().side() != color => format!("it is not {color}'s turn"),
            Some(told) => match told.on(walk) {
                Some((action, kind)) => {
                    let (id, illegal) = walk.play(record, action, kind);
                    if let Some(illegal) = illegal {
                        let what = format!("{action} is a foul: {illegal} ({})", illegal.reason());
                        losses.push(LossKind::Foul, at, Some((number, id)), what);
                    }
                    return;
                }
                None => format!("the piece is no {}", told.kind.name()),
            },
        };
        self.lost = true;
        let what = format!("{}: {why}; it and what follows are left out", excerpt(text));
        losses.add(LossKind::UnclearMove, at, what);
    }

    fn end(mut self, losses: &mut Losses) -> Result<Record, String> {
        if self.game.is_none() && self.said {
            self.begin(Color::Black, losses)?;
        }
        let (record, _) = self.game.ok_or("it is empty")?;
        Ok(record)
    }
}

/// Whether a note has more than one line: `\n` that is no `\\n`.
fn has_lines(note: &str) -> bool {
    note.replace("\\\\", "").contains("\\n")
}

/// `12`, `12.345`: milliseconds.
fn seconds(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let whole: u64 = whole.parse().ok()?;
    whole
        .checked_mul(1_000)?
        .checked_add(super::milliseconds(part)?)
}

/// A move as CSA tells it: the piece is that after the move.
struct Told {
    from: Option<crate::Square>,
    to: crate::Square,
    kind: Kind,
}

/// `+7776FU`.
fn parse(text: &str) -> Option<Told> {
    let body = text.get(1..)?;
    let (squares, code) = (body.get(..4)?, body.get(4..)?);
    let at: Vec<char> = squares.chars().collect();
    let &[a, b, c, d] = &at[..] else { return None };
    let from = match (a, b) {
        ('0', '0') => None,
        _ => Some(kanji::square_of(a, b)?),
    };
    let to = kanji::square_of(c, d)?;
    let kind = kanji::of_code(code)?;
    Some(Told { from, to, kind })
}

impl Told {
    /// The move and the piece before it; `None` where the piece cannot become what is told.
    fn on(&self, walk: &Walk) -> Option<(Move, Kind)> {
        let Some(from) = self.from else {
            return Some((Move::drop(self.kind, self.to)?, self.kind));
        };
        let action = |promotes| Move::board(from, self.to, promotes);
        match walk.kind_of(action(false)) {
            // Nothing stands there: a foul.
            None => Some((action(false), self.kind)),
            Some(kind) if kind == self.kind => Some((action(false), kind)),
            Some(kind) if kind.promoted() == Some(self.kind) => Some((action(true), kind)),
            Some(_) => None,
        }
    }
}

/// The older version, where it says all of the game.
fn version(record: &Record) -> Version {
    let line = record.main_line();
    let parts = line.iter().any(|id| {
        let time = record.node(*id).time_ms;
        time.is_some_and(|time| time % 1_000 != 0)
    });
    let mut keys = record.headers().iter();
    let keys = keys.any(|(key, _)| KEYS_OF_3.contains(&key.as_str()));
    if parts || keys || record.finish() == Some(Finish::MoveLimit) {
        Version::V3
    } else {
        Version::V2_2
    }
}

/// Writes a record in a version of the format.
#[must_use]
pub fn write_as(version: Version, record: &Record) -> Writing {
    let mut losses = Losses::default();
    let bytes = text(version, record, &mut losses);
    Writing {
        bytes,
        losses: losses.finish(),
    }
}

/// Writes a record, in the older version where it holds all of it.
pub(super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    text(version(record), record, losses)
}

fn text(version: Version, record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut out = vec![
        match version {
            Version::V2_2 => "V2.2",
            Version::V3 => "V3.0",
        }
        .to_owned(),
    ];
    for color in Color::BOTH {
        if !record.name(color).is_empty() {
            out.push(format!("N{}{}", kanji::sign(color), record.name(color)));
        }
    }
    headers(version, record, &mut out, losses);
    if record.start().number() != 1 {
        let what = format!("that the first move is number {}", record.start().number());
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    out.extend(csa_start::lines(record.start()));
    let line = record.main_line();
    let mut walk = Walk::new(record);
    for id in &line {
        let node = record.node(*id);
        match node.entry() {
            Entry::Start => {}
            Entry::Move(action) => {
                out.extend(Style::Csa.text(walk.board(), action, None));
            }
            Entry::Foul(action, kind) => {
                let stands = walk.kind_of(action);
                let promotes = stands.and_then(Kind::promoted).is_some() || !action.promotes();
                if stands.is_some_and(|stands| stands != kind) || !promotes {
                    let what = format!("what piece the foul {action} moves or becomes");
                    losses.add(LossKind::NotKept, Place::Node(id.index()), what);
                }
                out.push(foul(&walk, action, kind));
            }
            Entry::Finish(finish) => end(version, record, *id, finish, &mut out, losses),
        }
        walk.go(record, *id);
        if let Some(time) = node.time_ms {
            out.push(format!("T{}", time_text(version, time)));
        }
        out.extend(node.comments().iter().map(|line| format!("'*{line}")));
    }
    lost(version, record, &line, losses);
    let mut text = out.join("\n");
    text.push('\n');
    if version == Version::V3 || !text.is_ascii() {
        text.insert_str(0, "'CSA encoding=UTF-8\n");
    }
    text.into_bytes()
}

fn headers(version: Version, record: &Record, out: &mut Vec<String>, losses: &mut Losses) {
    for (key, value) in record.headers() {
        if version == Version::V2_2 && ["$NOTE", NOTE].contains(&key.as_str()) {
            out.push(format!("'*{NOTE}：{value}"));
            let what = format!("the header {} is written as a comment", excerpt(key));
            losses.add(LossKind::NotKept, Place::Whole, what);
            continue;
        }
        let known = KEYS.into_iter().find(|(_, kif)| kif == key);
        let word = known.map_or(key.as_str(), |(word, _)| word);
        let word = word.strip_prefix('$').unwrap_or(word);
        let value = if word == "NOTE" && known.is_some() {
            value.replace('\\', "\\\\")
        } else {
            value.clone()
        };
        // What would come back under another key.
        let taken = KEYS.iter().any(|(taken, _)| *taken == word);
        let note = key == "$NOTE" && has_lines(&value);
        let turned = known.is_none() && (taken && !note || key.starts_with('$') != word.is_ascii());
        if word.is_empty() || word.contains(':') || turned {
            let what = format!("the header {} cannot stand here", excerpt(key));
            losses.add(LossKind::NotKept, Place::Whole, what);
        } else {
            out.push(format!("${word}:{value}"));
        }
    }
}

/// A foul: the board may say another piece than the record.
fn foul(walk: &Walk, action: Move, kind: Kind) -> String {
    let after = kind.promoted().filter(|_| action.promotes());
    format!(
        "{}{}{}{}",
        kanji::sign(walk.board().side()),
        action.from().map_or_else(|| "00".to_owned(), kanji::digits),
        kanji::digits(action.to()),
        kanji::code(after.unwrap_or(kind))
    )
}

/// `12`, or `12.345` without zeros at its end.
fn time_text(version: Version, time: u64) -> String {
    let (whole, part) = (time / 1_000, time % 1_000);
    if version == Version::V2_2 || part == 0 {
        return whole.to_string();
    }
    let text = format!("{whole}.{part:03}");
    text.trim_end_matches('0').to_owned()
}

fn end(
    version: Version,
    record: &Record,
    id: NodeId,
    finish: Finish,
    out: &mut Vec<String>,
    losses: &mut Losses,
) {
    let to_move = record.to_move(id);
    let (said, exact) = match finish {
        Finish::FoulByOpponent => (Finish::FoulBy(to_move.other()), true),
        Finish::Try => {
            out.push(format!("'*{TRY}"));
            (Finish::Declaration, true)
        }
        Finish::WinByDefault | Finish::LossByDefault => (Finish::Interrupted, false),
        Finish::MoveLimit if version == Version::V2_2 => (Finish::Impasse, false),
        Finish::TakenBack if version == Version::V3 => (Finish::Interrupted, false),
        other => (other, true),
    };
    let before = record.node(id).parent().map(|before| record.node(before));
    let said_try = before.is_some_and(|node| node.comments().last().is_some_and(|one| one == TRY));
    if finish == Finish::Declaration && said_try {
        let what = format!("the comment {TRY} before a declaration will be read as a try");
        losses.add(LossKind::NotKept, Place::Node(id.index()), what);
    }
    if !exact {
        let word = finish.kif().unwrap_or(finish.name());
        out.push(format!("'*{word}"));
        let what = format!("the end {finish} is written as {said}, with a comment");
        losses.add(LossKind::NotKept, Place::Node(id.index()), what);
    }
    out.push(format!("%{}", said.csa().unwrap_or("CHUDAN")));
}

/// Tells what CSA cannot hold.
fn lost(version: Version, record: &Record, line: &[NodeId], losses: &mut Losses) {
    let mut tell = |count: usize, what: &str| {
        if count > 0 {
            losses.add(LossKind::NotKept, Place::Whole, format!("{count} {what}"));
        }
    };
    tell(record.len() - line.len(), "moves of variations");
    let nodes = || line.iter().map(|id| record.node(*id));
    let bookmarks = nodes().filter(|node| !node.bookmark().is_empty());
    tell(bookmarks.count(), "bookmarks");
    let parts = nodes().filter(|node| node.time_ms.is_some_and(|time| time % 1_000 != 0));
    if version == Version::V2_2 {
        tell(parts.count(), "times, written in whole seconds");
    }
}
