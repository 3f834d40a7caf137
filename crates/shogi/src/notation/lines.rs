//! What KIF and KI2 share line by line: comments, bookmarks, variations, sentences at the end, and the
//! order in which a tree is written.

use super::board_block;
use super::finish::{Finish, Winner};
use super::head::{Head, names_handicap};
use super::japanese::Told;
use super::loss::{LossKind, Losses, Place, excerpt};
use super::record::{Entry, NodeId, Record};
use super::walk::Walk;
use super::{Format, MAX_NODES, ReadError};
use crate::{Color, Move};
use yonban_rules::Reason;

/// A record while it is read.
#[derive(Debug)]
pub(crate) struct Lines<'l> {
    format: Format,
    losses: &'l mut Losses,
    head: Head,
    /// What is said before the start is known.
    said: Vec<String>,
    bookmark: String,
    /// From the first move on.
    game: Option<(Record, Walk)>,
    /// Whether what follows on this line of play cannot be placed.
    lost: bool,
    full: bool,
}

impl<'l> Lines<'l> {
    pub(crate) fn new(format: Format, losses: &'l mut Losses) -> Self {
        Lines {
            format,
            losses,
            head: Head::default(),
            said: Vec::new(),
            bookmark: String::new(),
            game: None,
            lost: false,
            full: false,
        }
    }

    pub(crate) fn tell(&mut self, kind: LossKind, at: Place, what: impl Into<String>) {
        self.losses.add(kind, at, what);
    }

    fn bad(&self, what: String) -> ReadError {
        ReadError::NotThatFormat {
            format: self.format,
            what,
        }
    }

    /// The game, begun with what stands in the head.
    fn game(&mut self) -> Result<&mut (Record, Walk), ReadError> {
        if self.game.is_none() {
            let head = std::mem::take(&mut self.head);
            let mut record = head.record(self.losses).map_err(|what| self.bad(what))?;
            let root = record.node_mut(NodeId::ROOT);
            for line in self.said.drain(..) {
                root.say(&line);
            }
            root.set_bookmark(&self.bookmark);
            let walk = Walk::new(&record);
            self.game = Some((record, walk));
        }
        self.game.as_mut().ok_or(ReadError::Unrecognised)
    }

    /// Takes a line that means the same in KIF and KI2: a comment, a bookmark, a variation, a sentence.
    pub(crate) fn take(&mut self, line: &str, at: Place) -> Result<bool, ReadError> {
        if line.starts_with('#') {
            return Ok(true);
        }
        if let Some(text) = line.strip_prefix('*') {
            match &mut self.game {
                Some((record, walk)) if !self.lost => record.node_mut(walk.node()).say(text),
                Some(_) => {}
                None => self.said.push(text.to_owned()),
            }
            return Ok(true);
        }
        if let Some(name) = line.strip_prefix('&') {
            match &mut self.game {
                Some((record, walk)) if !self.lost => {
                    record.node_mut(walk.node()).set_bookmark(name);
                }
                Some(_) => {}
                None => name.clone_into(&mut self.bookmark),
            }
            return Ok(true);
        }
        let line = line.trim_matches(super::kanji::is_space);
        if let Some(number) = line.strip_prefix("変化") {
            self.variation(number, at)?;
            return Ok(true);
        }
        if let Some(sentence) = line.strip_prefix("まで") {
            self.sentence(sentence, at)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Takes a line of the head; a line that is none is told.
    pub(crate) fn head(&mut self, line: &str, at: Place) {
        if self.game.is_some() || !self.head.take(line, at, self.losses) {
            let what = format!("the line {} cannot be read", excerpt(line));
            self.tell(LossKind::BadValue, at, what);
        }
    }

    /// `：12手`: what follows branches off before that move of the line that was read last.
    fn variation(&mut self, text: &str, at: Place) -> Result<(), ReadError> {
        let text = text.trim_start_matches(['：', ':', ' ', '\u{3000}']);
        let number = text
            .split('手')
            .next()
            .and_then(|text| text.trim().parse().ok());
        let Some(number) = number.and_then(|n: usize| n.checked_sub(1)) else {
            self.tell(
                LossKind::BadValue,
                at,
                format!("the variation {} cannot be read", excerpt(text)),
            );
            self.lost = true;
            return Ok(());
        };
        let (_, walk) = self.game()?;
        let deep = walk.depth() >= number;
        walk.back_to(number);
        self.lost = !deep;
        if !deep {
            let what = format!("no move {number} is before the variation: it is left out");
            self.tell(LossKind::UnclearMove, at, what);
        }
        Ok(())
    }

    /// Whether something more can stand here; tells it once where not.
    fn open(&mut self, finish: bool, at: Place) -> Result<bool, ReadError> {
        if self.lost {
            return Ok(false);
        }
        let (record, walk) = self.game()?;
        let len = record.len();
        let ended = match record.node(walk.node()).entry() {
            Entry::Finish(_) => true,
            Entry::Foul(..) => !finish,
            Entry::Start | Entry::Move(_) => false,
        };
        if ended {
            self.lost = true;
            self.tell(
                LossKind::AfterEnd,
                at,
                "what stands after the end of the game is left out",
            );
        } else if len >= MAX_NODES {
            self.lost = true;
            if !self.full {
                self.tell(
                    LossKind::TooMuch,
                    at,
                    format!("{MAX_NODES} moves are read, the others are left out"),
                );
            }
            self.full = true;
        }
        Ok(!self.lost)
    }

    /// A move as it is told; `side` where a mark names the mover.
    pub(crate) fn told(
        &mut self,
        told: &Told,
        side: Option<Color>,
        time_ms: Option<u64>,
        text: &str,
        at: Place,
    ) -> Result<(), ReadError> {
        if !self.open(false, at)? {
            return Ok(());
        }
        let (record, walk) = self.game()?;
        let unclear = match told.on(walk.board(), walk.before(record)) {
            _ if side.is_some_and(|side| side != walk.board().side()) => {
                format!("it is not {}'s turn", walk.board().side().other())
            }
            Ok(action) => {
                let stands = walk.kind_of(action);
                let id = self.play(action, told, time_ms, at)?;
                if let Some(stands) = stands.filter(|kind| *kind != told.kind) {
                    let what = format!("{}: the piece is a {}", excerpt(text), stands.name());
                    self.losses
                        .push(LossKind::Contradiction, at, Some((0, id)), what);
                }
                return Ok(());
            }
            Err(unclear) => unclear.to_string(),
        };
        self.lose(text, &unclear, at);
        Ok(())
    }

    /// Something that stands for a move and names none.
    pub(crate) fn unclear(&mut self, text: &str, at: Place) {
        if !self.lost {
            self.lose(text, "no move is written so", at);
        }
    }

    fn lose(&mut self, text: &str, why: &str, at: Place) {
        self.lost = true;
        let what = format!("{}: {why}; it and what follows are left out", excerpt(text));
        self.tell(LossKind::UnclearMove, at, what);
    }

    fn play(
        &mut self,
        action: Move,
        told: &Told,
        time_ms: Option<u64>,
        at: Place,
    ) -> Result<NodeId, ReadError> {
        let (record, walk) = self.game()?;
        let (id, illegal) = walk.play(record, action, told.kind);
        record.node_mut(id).time_ms = time_ms;
        if let Some(illegal) = illegal {
            let what = format!("{action} is a foul: {illegal} ({})", illegal.reason());
            self.losses.push(LossKind::Foul, at, Some((0, id)), what);
        }
        Ok(id)
    }

    /// An end that a line tells.
    pub(crate) fn finish(
        &mut self,
        finish: Finish,
        time_ms: Option<u64>,
        at: Place,
    ) -> Result<(), ReadError> {
        if self.open(true, at)? {
            let (record, walk) = self.game()?;
            let id = walk.end(record, finish);
            record.node_mut(id).time_ms = time_ms;
        }
        Ok(())
    }

    /// How many moves are on this line so far, and who is to move; `None` where what was read last has
    /// no place.
    pub(crate) fn here(&mut self) -> Result<Option<(usize, Color)>, ReadError> {
        if self.lost {
            return Ok(None);
        }
        let (record, walk) = self.game()?;
        let ended = matches!(record.node(walk.node()).entry(), Entry::Finish(_));
        let plies = walk.depth() - usize::from(ended);
        Ok(Some((plies, record.to_move(walk.node()))))
    }

    /// `77手で先手の勝ち`: the end, unless a line has told it.
    fn sentence(&mut self, text: &str, at: Place) -> Result<(), ReadError> {
        let Some((plies, to_move)) = self.here()? else {
            return Ok(());
        };
        let (number, rest) = text.split_once('手').unwrap_or(("", text));
        if number.trim().parse().is_ok_and(|n: usize| n != plies) {
            let what = format!("the end is said to be after {number} moves, not {plies}");
            self.tell(LossKind::Contradiction, at, what);
        }
        let rest = rest.strip_prefix('で').unwrap_or(rest);
        let Some((finish, winner)) = of_sentence(rest, to_move) else {
            let what = format!("the end {} cannot be read", excerpt(text));
            self.tell(LossKind::BadValue, at, what);
            return Ok(());
        };
        let (record, walk) = self.game()?;
        let known = match record.node(walk.node()).entry() {
            Entry::Finish(known) => Some(known),
            Entry::Start | Entry::Move(_) | Entry::Foul(..) => None,
        };
        let told = known.unwrap_or(finish);
        if known.is_none() {
            self.finish(finish, None, at)?;
        }
        if let (Some(said), Winner::Side(color)) = (winner, told.winner(to_move))
            && said != color
        {
            let what = format!("the sentence says that {said} won, the end is {told}");
            self.tell(LossKind::Contradiction, at, what);
        }
        Ok(())
    }

    /// The record, once the file is at its end.
    pub(crate) fn end(mut self) -> Result<Record, ReadError> {
        if self.game.is_none() && self.head.is_empty() && self.said.is_empty() {
            return Err(self.bad("it has no headers and no moves".to_owned()));
        }
        self.game()?;
        let (record, _) = self.game.ok_or(ReadError::Unrecognised)?;
        Ok(record)
    }
}

/// Who won by the words of a sentence: the name before the last word of winning or losing says whose it
/// is, as in 先手の反則により後手の勝ち. Without such a word, the name before what a side does or suffers.
fn winner_of(text: &str) -> Option<Color> {
    const VERDICTS: [(&str, bool); 3] = [("勝", true), ("負", false), ("敗", false)];
    const CAUSES: [(&str, bool); 7] = [
        ("反則", false),
        ("切れ", false),
        ("投了", false),
        ("連続王手", false),
        ("入玉", true),
        ("宣言", true),
        ("トライ", true),
    ];
    let last = |words: &[(&str, bool)]| {
        let found = words.iter().filter_map(|(word, wins)| {
            let at = text.rfind(word)?;
            Some((at, *wins))
        });
        found.max()
    };
    let (at, wins) = last(&VERDICTS).or_else(|| last(&CAUSES))?;
    let before = text.get(..at)?;
    let names = ["先手", "下手", "後手", "上手"];
    let named = names
        .into_iter()
        .filter_map(|name| Some((before.rfind(name)?, name)));
    let (color, _) = named.max().and_then(|(_, name)| board_block::side(name))?;
    Some(if wins { color } else { color.other() })
}

/// What a sentence says without its number, and who won by its words.
fn of_sentence(text: &str, to_move: Color) -> Option<(Finish, Option<Color>)> {
    let text = text.trim_matches(super::kanji::is_space);
    let has = |word: &str| text.contains(word);
    let winner = winner_of(text);
    let finish = if has("中断") {
        Finish::Interrupted
    } else if has("連続王手") {
        Finish::PerpetualCheck
    } else if has("千日手") {
        Finish::Repetition
    } else if has("持将棋") {
        Finish::Impasse
    } else if has("最大手数") {
        Finish::MoveLimit
    } else if has("引き分け") || has("引分") {
        Finish::Draw
    } else if has("反則") {
        match winner {
            Some(winner) if winner == to_move => Finish::FoulByOpponent,
            Some(_) => Finish::FoulByMover,
            None if has("反則勝ち") => Finish::FoulByOpponent,
            None => Finish::FoulByMover,
        }
    } else if has("切れ") {
        Finish::TimeUp
    } else if has("入玉") || has("宣言") {
        Finish::Declaration
    } else if has("トライ") {
        Finish::Try
    } else if has("不戦") {
        let to_move_wins = winner.map_or(has("不戦勝"), |winner| winner == to_move);
        if to_move_wins {
            Finish::WinByDefault
        } else {
            Finish::LossByDefault
        }
    } else if has("不詰") {
        Finish::NoMate
    } else if has("詰") {
        Finish::Mate
    } else if has("投了") || has("勝") || has("負け") {
        Finish::Resign
    } else {
        return None;
    };
    Some((finish, winner))
}

/// The end as KIF and KI2 can say it.
pub(crate) fn sayable(finish: Finish, to_move: Color) -> Finish {
    match finish.by_turn(to_move) {
        Finish::PerpetualCheck => Finish::Repetition,
        Finish::Draw => Finish::Impasse,
        Finish::TakenBack | Finish::Error => Finish::Interrupted,
        other => other,
    }
}

/// The sentence of an end.
pub(crate) fn sentence(record: &Record, id: NodeId, finish: Finish) -> String {
    let to_move = record.to_move(id);
    let plies = record.node(id).depth().saturating_sub(1);
    let name = |color| board_block::side_name(color, names_handicap(record));
    let (mover, other) = (name(to_move), name(to_move.other()));
    let tail = match sayable(finish, to_move) {
        Finish::Resign => format!("{other}の勝ち"),
        Finish::TimeUp => format!("時間切れにより{other}の勝ち"),
        Finish::FoulByMover => format!("{mover}の反則負け"),
        Finish::FoulByOpponent => format!("{mover}の反則勝ち"),
        Finish::Declaration => format!("{mover}の入玉勝ち"),
        Finish::Try => format!("{other}のトライ勝ち"),
        Finish::WinByDefault => format!("{mover}の不戦勝"),
        Finish::LossByDefault => format!("{mover}の不戦敗"),
        said => said.kif().unwrap_or("中断").to_owned(),
    };
    format!("まで{plies}手で{tail}")
}

/// Tells where an end loses what only other formats say.
pub(crate) fn tell_end(finish: Finish, to_move: Color, id: NodeId, losses: &mut Losses) -> Finish {
    let said = sayable(finish, to_move);
    if said != finish.by_turn(to_move) {
        let what = format!("the end {finish} is written as {said}");
        losses.add(LossKind::NotKept, Place::Node(id.index()), what);
    }
    said
}

/// The lines of play in the order in which they are written: the game, then from the deepest ply to
/// the shallowest what branches off, each followed by its own branches. Each line is given by its
/// first node; that of the game is the start.
pub(crate) fn order(record: &Record) -> Vec<NodeId> {
    let mut order = Vec::new();
    let mut todo = vec![NodeId::ROOT];
    while let Some(head) = todo.pop() {
        order.push(head);
        for id in record.line_from(head) {
            let others = record.node(id).children().iter().skip(1).rev();
            todo.extend(others.copied());
        }
    }
    order
}

/// The lines that are said at a node.
pub(crate) fn said(record: &Record, id: NodeId) -> Vec<String> {
    let node = record.node(id);
    let comments = node.comments().iter().map(|line| format!("*{line}"));
    let bookmark = Some(node.bookmark()).filter(|name| !name.is_empty());
    comments
        .chain(bookmark.map(|name| format!("&{name}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_before_the_verdict_says_who_won() {
        let (black, white) = (Some(Color::Black), Some(Color::White));
        for (text, finish, winner) in [
            ("先手の勝ち", Finish::Resign, black),
            ("上手の勝ち", Finish::Resign, white),
            ("先手の負け", Finish::Resign, white),
            ("先手の投了により後手の勝ち", Finish::Resign, white),
            ("後手の投了", Finish::Resign, black),
            ("先手の反則により後手の勝ち", Finish::FoulByOpponent, white),
            ("後手の反則により先手の勝ち", Finish::FoulByMover, black),
            ("先手の反則負け", Finish::FoulByOpponent, white),
            ("先手の反則勝ち", Finish::FoulByMover, black),
            ("先手の反則", Finish::FoulByOpponent, white),
            ("反則勝ち", Finish::FoulByOpponent, None),
            ("反則負け", Finish::FoulByMover, None),
            ("時間切れにより先手の勝ち", Finish::TimeUp, black),
            ("後手の時間切れにより先手の勝ち", Finish::TimeUp, black),
            ("先手の時間切れ負け", Finish::TimeUp, white),
            ("下手の切れ負け", Finish::TimeUp, white),
            ("上手の時間切れ", Finish::TimeUp, black),
            ("切れ負け", Finish::TimeUp, None),
            (
                "先手の連続王手の千日手により後手の勝ち",
                Finish::PerpetualCheck,
                white,
            ),
            ("先手の入玉勝ち", Finish::Declaration, black),
            ("後手の入玉宣言", Finish::Declaration, white),
            ("先手のトライ勝ち", Finish::Try, black),
            ("先手の不戦勝", Finish::LossByDefault, black),
            ("先手の不戦敗", Finish::WinByDefault, white),
            ("千日手", Finish::Repetition, None),
            ("詰み", Finish::Mate, None),
            ("中断", Finish::Interrupted, None),
        ] {
            assert_eq!(
                of_sentence(text, Color::White),
                Some((finish, winner)),
                "{text}"
            );
        }
        assert_eq!(of_sentence("先手", Color::White), None);
    }
}
