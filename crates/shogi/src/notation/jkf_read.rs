//! The reading of JKF: what is missing or null is worked out where it can be.

use super::board_block;
use super::finish::Finish;
use super::japanese::{Direction, Marks, Side, Told};
use super::jkf::PRESETS;
use super::json::{Document, Value};
use super::kanji;
use super::loss::{LossKind, Losses, Place, excerpt};
use super::record::{Entry, NodeId, Record, Start};
use super::walk::Walk;
use super::{MAX_HEADERS, MAX_NODES};
use crate::{Board, Color, Hand, Handicap, Kind, Piece, Square, Strictness};
use yonban_rules::Reason;

/// A document while it is read.
pub(crate) struct Reader<'d> {
    document: &'d Document,
    losses: &'d mut Losses,
    /// Where the next node would stand, for messages.
    element: usize,
}

impl<'d> Reader<'d> {
    pub(crate) fn new(document: &'d Document, losses: &'d mut Losses) -> Self {
        Reader {
            document,
            losses,
            element: 0,
        }
    }

    fn tell(&mut self, kind: LossKind, what: impl Into<String>) {
        self.losses.add(kind, Place::Node(self.element), what);
    }

    /// The record.
    pub(crate) fn read(mut self) -> Result<Record, String> {
        let document = self.document;
        let moves = document.get(0, "moves").ok_or("it has no `moves`")?;
        let Value::List(moves) = document.value(moves) else {
            return Err("its `moves` are no list".to_owned());
        };
        let mut record = Record::new(self.start()?);
        self.headers(&mut record);
        let mut walk = Walk::new(&record);
        // The first element is the start, unless it is a move already.
        let first = moves.first().copied();
        let starts = first.filter(|first| {
            document.get(*first, "move").is_none() && document.get(*first, "special").is_none()
        });
        if let Some(first) = starts {
            self.comments(first, &mut record, NodeId::ROOT);
        }
        // Lists of elements, each with the node before its first.
        let mut todo: Vec<(&[usize], NodeId)> =
            vec![(&moves[usize::from(starts.is_some())..], NodeId::ROOT)];
        while let Some((elements, parent)) = todo.pop() {
            walk.go(&record, parent);
            let mut forks = Vec::new();
            for element in elements {
                if record.len() >= MAX_NODES {
                    self.tell(
                        LossKind::TooMuch,
                        format!("{MAX_NODES} moves are read, the others are left out"),
                    );
                    return Ok(record);
                }
                self.element = record.len();
                let here = walk.node();
                let went_on = self.element(*element, &mut record, &mut walk);
                if let Some(list) = document.get(*element, "forks") {
                    let list = document.list(list).iter();
                    forks.extend(list.map(|fork| (document.list(*fork), here)));
                }
                if !went_on {
                    break;
                }
            }
            todo.extend(forks.into_iter().rev());
        }
        Ok(record)
    }

    fn headers(&mut self, record: &mut Record) {
        let Some(header) = self.document.get(0, "header") else {
            return;
        };
        for (key, value) in self.document.members(header) {
            let value = match self.document.value(*value) {
                Value::Text(text) | Value::Number(text) => text.as_str(),
                Value::Null => continue,
                Value::Bool(_) | Value::List(_) | Value::Object(_) => {
                    let what = format!("the header {} is no text", excerpt(key));
                    self.tell(LossKind::BadValue, what);
                    continue;
                }
            };
            match board_block::side(key) {
                Some((color, _)) if record.name(color).is_empty() => record.set_name(color, value),
                // The start is told elsewhere.
                _ if key == "手合割" => {}
                _ if record.headers().len() == MAX_HEADERS => {
                    self.losses.too_many_headers(Place::Node(self.element));
                }
                _ => record.push_header(key, value),
            }
        }
    }

    fn start(&mut self) -> Result<Start, String> {
        let document = self.document;
        let Some(initial) = document.get(0, "initial") else {
            let header = document.get(0, "header");
            let named = header.and_then(|header| document.text(header, "手合割"));
            let handicap = named.and_then(|name| Handicap::from_kif(name.trim()));
            return Ok(handicap.map_or_else(Start::even, Start::from));
        };
        let preset = document.text(initial, "preset").unwrap_or("OTHER");
        if let Some((_, handicap)) = PRESETS.into_iter().find(|(name, _)| *name == preset) {
            return Ok(handicap.map_or_else(Start::even, Start::from));
        }
        if preset != "OTHER" {
            self.tell(
                LossKind::BadValue,
                format!("the start {} is not known", excerpt(preset)),
            );
        }
        let data = document.get(initial, "data");
        self.layout(data.ok_or("its start has no board")?)
    }

    fn color(&self, object: usize) -> Option<Color> {
        match self.document.number(object, "color")? {
            0 => Some(Color::Black),
            1 => Some(Color::White),
            _ => None,
        }
    }

    fn layout(&self, data: usize) -> Result<Start, String> {
        let document = self.document;
        let mut pieces = Vec::new();
        let board = document
            .get(data, "board")
            .ok_or("its start has no board")?;
        let files = document.list(board);
        if files.len() != 9 {
            return Err(format!("its board has {} files", files.len()));
        }
        for (file, ranks) in (1..=9).zip(files) {
            let ranks = document.list(*ranks);
            if ranks.len() > 9 {
                return Err(format!("file {file} has {} squares", ranks.len()));
            }
            for (rank, cell) in (1..=9).zip(ranks) {
                let Some(code) = document.text(*cell, "kind") else {
                    continue;
                };
                let bad = || format!("{} is no piece", excerpt(code));
                let kind = kanji::of_code(code).ok_or_else(bad)?;
                let color = self.color(*cell).ok_or_else(bad)?;
                let square = Square::new(file, rank).ok_or_else(bad)?;
                pieces.push((square, Piece::new(color, kind)));
            }
        }
        let mut hands = [Hand::EMPTY; 2];
        if let Some(told) = document.get(data, "hands") {
            for (hand, told) in hands.iter_mut().zip(document.list(told)) {
                let members = document.members(*told);
                if members.len() > Kind::HAND.len() {
                    return Err(format!("a hand has {} kinds of pieces", members.len()));
                }
                for (code, _) in members {
                    let kind = kanji::of_code(code).filter(|kind| Kind::HAND.contains(kind));
                    let count = document.number(*told, code).unwrap_or(0);
                    let kind = kind.ok_or_else(|| format!("no hand holds {}", excerpt(code)))?;
                    if count > u64::from(kind.in_set() - hand.count(kind)) {
                        return Err(format!("{count} {code} are more than there are"));
                    }
                    for _ in 0..count {
                        hand.add(kind);
                    }
                }
            }
        }
        let side = self.color(data).unwrap_or(Color::Black);
        Board::setup(pieces, hands, side, Strictness::Problem)
            .map(|board| Start::new(board, 1))
            .map_err(|error| error.to_string())
    }

    /// What an element says; whether the line goes on after it.
    fn element(&mut self, element: usize, record: &mut Record, walk: &mut Walk) -> bool {
        let document = self.document;
        let mut goes_on = true;
        let here = record.node(walk.node()).entry();
        if let Some(told) = document.get(element, "move") {
            if matches!(here, Entry::Finish(_) | Entry::Foul(..)) {
                self.after_end();
                return false;
            }
            goes_on = self.mv(told, record, walk);
            if !goes_on {
                return false;
            }
        }
        if let Some(word) = document.text(element, "special") {
            let word = word.strip_prefix('%').unwrap_or(word);
            match Finish::from_csa(word).or_else(|| Finish::from_kif(word)) {
                Some(_) if matches!(here, Entry::Finish(_)) => {
                    self.after_end();
                    return false;
                }
                Some(finish) => {
                    walk.end(record, finish);
                }
                None => {
                    let what = format!("the end {} is not known", excerpt(word));
                    self.tell(LossKind::BadValue, what);
                }
            }
        }
        self.comments(element, record, walk.node());
        if let Some(time) = document.get(element, "time")
            && let Some(now) = document.get(time, "now")
            && walk.node() != NodeId::ROOT
        {
            let part = |key| document.number(now, key).unwrap_or(0);
            let minutes = part("h").saturating_mul(60).saturating_add(part("m"));
            let seconds = minutes.saturating_mul(60).saturating_add(part("s"));
            record.node_mut(walk.node()).time_ms = Some(seconds.saturating_mul(1_000));
        }
        goes_on
    }

    fn after_end(&mut self) {
        self.tell(
            LossKind::AfterEnd,
            "what stands after the end of the game is left out",
        );
    }

    /// The comments of an element; one that begins with `&` is a bookmark.
    fn comments(&mut self, element: usize, record: &mut Record, id: NodeId) {
        let Some(comments) = self.document.get(element, "comments") else {
            return;
        };
        for comment in self.document.list(comments) {
            let Value::Text(text) = self.document.value(*comment) else {
                self.tell(LossKind::BadValue, "a comment is no text");
                continue;
            };
            match text.strip_prefix('&') {
                Some(name) => record.node_mut(id).set_bookmark(name),
                None => record.node_mut(id).say(text),
            }
        }
    }

    fn square(&self, object: usize, key: &str) -> Option<Square> {
        let place = self.document.get(object, key)?;
        let part = |key| u8::try_from(self.document.number(place, key)?).ok();
        Square::new(part("x")?, part("y")?)
    }

    fn mv(&mut self, told: usize, record: &mut Record, walk: &mut Walk) -> bool {
        let document = self.document;
        let (to, from) = (self.square(told, "to"), self.square(told, "from"));
        let before = walk.before(record);
        let relative = document.text(told, "relative").unwrap_or_default();
        let stands = from
            .and_then(|from| walk.board().piece(from))
            .map(|p| p.kind);
        let named = document.text(told, "piece").and_then(kanji::of_code);
        let why = match (named.or(stands), to.or(before)) {
            _ if self
                .color(told)
                .is_some_and(|color| color != walk.board().side()) =>
            {
                format!("it is not {}'s turn", walk.board().side().other())
            }
            (None, _) => "no piece is named".to_owned(),
            (_, None) => "no target is named".to_owned(),
            (Some(kind), Some(to)) => {
                let marks = marks(relative);
                let words = Told {
                    to: Some(to),
                    kind,
                    marks,
                    promotes: document.bool(told, "promote"),
                    // Without an origin it is a drop, unless marks tell a piece.
                    drops: from.is_none() && marks.is_empty(),
                    from,
                };
                match words.on(walk.board(), before) {
                    Ok(action) => {
                        let (id, illegal) = walk.play(record, action, kind);
                        if let Some(illegal) = illegal {
                            let reason = illegal.reason();
                            let what = format!("{action} is a foul: {illegal} ({reason})");
                            let at = Place::Node(id.index());
                            self.losses.push(LossKind::Foul, at, Some((0, id)), what);
                        }
                        if let Some(stands) = stands.filter(|stands| *stands != kind) {
                            let (stands, kind) = (stands.name(), kind.name());
                            self.tell(
                                LossKind::Contradiction,
                                format!("{action}: the piece is a {stands}, not a {kind}"),
                            );
                        }
                        return true;
                    }
                    Err(unclear) => unclear.to_string(),
                }
            }
        };
        self.tell(
            LossKind::UnclearMove,
            format!("{why}; the move and what follows are left out"),
        );
        false
    }
}

/// The marks of `LU` and the like; `H` says a drop.
fn marks(relative: &str) -> Marks {
    let mut marks = Marks::default();
    for letter in relative.chars() {
        match letter {
            'L' => marks.side = Some(Side::Left),
            'C' => marks.side = Some(Side::Straight),
            'R' => marks.side = Some(Side::Right),
            'U' => marks.direction = Some(Direction::Forward),
            'M' => marks.direction = Some(Direction::Sideways),
            'D' => marks.direction = Some(Direction::Back),
            _ => {}
        }
    }
    marks
}
