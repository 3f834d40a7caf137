//! The marks that tell pieces of a kind apart, and the reading of a move in Japanese words, with or
//! without the square that it comes from.

use super::kanji;
use crate::bitboard::Bitboard;
use crate::{Board, Color, Kind, Move, Square};

/// Where the piece goes, seen by the mover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Direction {
    /// 上: towards the enemy.
    Forward,
    /// 寄: sideways.
    Sideways,
    /// 引: back.
    Back,
}

/// Where the piece comes from, seen by the mover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Side {
    /// 左.
    Left,
    /// 直: straight behind the target.
    Straight,
    /// 右.
    Right,
}

/// What tells one piece of its kind from the others that could go there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Marks {
    /// Its side.
    pub(crate) side: Option<Side>,
    /// Its direction.
    pub(crate) direction: Option<Direction>,
}

impl Side {
    pub(crate) const fn word(self) -> char {
        match self {
            Side::Left => '左',
            Side::Straight => '直',
            Side::Right => '右',
        }
    }
}

impl Direction {
    pub(crate) const fn word(self) -> char {
        match self {
            Direction::Forward => '上',
            Direction::Sideways => '寄',
            Direction::Back => '引',
        }
    }
}

/// The file and rank of `from` as steps to the left of `to` and behind it, seen by the mover.
fn offset(color: Color, from: Square, to: Square) -> (i8, i8) {
    let step = |a: u8, b: u8| a.cast_signed() - b.cast_signed();
    let (left, behind) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    match color {
        Color::Black => (left, behind),
        Color::White => (-left, -behind),
    }
}

fn direction(color: Color, from: Square, to: Square) -> Direction {
    match offset(color, from, to).1.signum() {
        1 => Direction::Forward,
        0 => Direction::Sideways,
        _ => Direction::Back,
    }
}

/// Rooks and bishops, promoted or not.
const fn is_slider(kind: Kind) -> bool {
    matches!(kind.base(), Kind::Rook | Kind::Bishop)
}

/// Which side a piece of a pair or a crowd comes from. Rooks and bishops, promoted or not, are two at
/// most: the one further left is left, and none is straight.
fn side(color: Color, kind: Kind, from: Square, to: Square, others: &[Square]) -> Option<Side> {
    let (left, behind) = offset(color, from, to);
    if is_slider(kind) {
        let other = others.iter().find(|other| **other != from)?;
        return match (left - offset(color, *other, to).0).signum() {
            1 => Some(Side::Left),
            -1 => Some(Side::Right),
            _ => None,
        };
    }
    match left.signum() {
        1 => Some(Side::Left),
        -1 => Some(Side::Right),
        _ if behind > 0 => Some(Side::Straight),
        _ => None,
    }
}

/// The squares of the mover's pieces of a kind that reach a square; pins do not count.
pub(crate) fn reaching(board: &Board, kind: Kind, to: Square) -> Vec<Square> {
    let color = board.side();
    let attackers = board.attackers(color, to).iter();
    attackers
        .filter(|from| board.piece(*from).is_some_and(|piece| piece.kind == kind))
        .collect()
}

/// Whether a board move of this kind may promote.
pub(crate) fn may_promote(color: Color, kind: Kind, from: Square, to: Square) -> bool {
    let zone = Bitboard::zone(color);
    kind.promoted().is_some() && (zone.contains(from) || zone.contains(to))
}

impl Marks {
    /// The marks of a move on the board among `all` pieces of its kind that reach its target: none for
    /// one piece alone; the direction if it alone singles the piece out; else the side; else both.
    pub(crate) fn of(color: Color, kind: Kind, from: Square, to: Square, all: &[Square]) -> Marks {
        let own = Marks {
            side: side(color, kind, from, to, all),
            direction: Some(direction(color, from, to)),
        };
        let only = |marks: Marks| {
            let fitting = all
                .iter()
                .filter(|at| marks.fit(color, kind, **at, to, all));
            fitting.count() == 1
        };
        let by_direction = Marks { side: None, ..own };
        let by_side = Marks {
            direction: None,
            ..own
        };
        if all.len() < 2 {
            Marks::default()
        } else if only(by_direction) {
            by_direction
        } else if own.side.is_some() && (own.side == Some(Side::Straight) || only(by_side)) {
            by_side
        } else {
            own
        }
    }

    /// Whether a piece fits these marks.
    fn fit(self, color: Color, kind: Kind, from: Square, to: Square, all: &[Square]) -> bool {
        let well = |said: Direction| said == direction(color, from, to);
        let on_side = |said: Side| match side(color, kind, from, to, all) {
            Some(own) => own == said,
            // Said of a rook or bishop that is alone: idle, but not wrong.
            None => is_slider(kind) && all.len() < 2,
        };
        self.direction.is_none_or(well) && self.side.is_none_or(on_side)
    }

    /// Whether there are none.
    pub(crate) const fn is_empty(self) -> bool {
        self.side.is_none() && self.direction.is_none()
    }
}

/// Prints `左上`, or nothing.
impl std::fmt::Display for Marks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words = [
            self.side.map(Side::word),
            self.direction.map(Direction::word),
        ];
        for word in words.into_iter().flatten() {
            write!(f, "{word}")?;
        }
        Ok(())
    }
}

/// A move as words tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// Where it goes; `None` for 同, the target of the move before.
    pub(crate) to: Option<Square>,
    /// The piece, before promotion.
    pub(crate) kind: Kind,
    /// What tells it from others.
    pub(crate) marks: Marks,
    /// 成 or 不成, where it is said.
    pub(crate) promotes: Option<bool>,
    /// 打: it is dropped.
    pub(crate) drops: bool,
    /// Where it comes from, where that is said.
    pub(crate) from: Option<Square>,
}

/// Why words name no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unclear {
    /// 同, and no move before.
    NoTarget,
    /// No piece does that.
    Nothing,
    /// More than one move fits.
    Several(usize),
}

impl std::fmt::Display for Unclear {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unclear::NoTarget => {
                f.write_str("同 names the target of the move before, and there is none")
            }
            Unclear::Nothing => f.write_str("no piece can do that"),
            Unclear::Several(n) => write!(f, "{n} moves fit it"),
        }
    }
}

impl Told {
    /// The move that a text begins with, without ▲ or △, and what follows.
    pub(crate) fn parse(text: &str) -> Option<(Told, &str)> {
        let (to, rest) = match text.strip_prefix('同') {
            Some(rest) => (None, rest),
            None => {
                let mut chars = text.chars();
                let to = kanji::square_of(chars.next()?, chars.next()?)?;
                (Some(to), chars.as_str())
            }
        };
        let (kind, mut rest) = kanji::kind(rest.trim_start_matches(kanji::is_space))?;
        let mut told = Told {
            to,
            kind,
            marks: Marks::default(),
            promotes: None,
            drops: false,
            from: None,
        };
        loop {
            if let Some(after) = rest.strip_prefix("不成") {
                told.promotes = Some(false);
                rest = after;
                continue;
            }
            let mut chars = rest.chars();
            match chars.next() {
                Some('左') => told.marks.side = Some(Side::Left),
                Some('直') => told.marks.side = Some(Side::Straight),
                Some('右') => told.marks.side = Some(Side::Right),
                Some('上' | '行' | '入') => told.marks.direction = Some(Direction::Forward),
                Some('寄') => told.marks.direction = Some(Direction::Sideways),
                Some('引' | '下') => told.marks.direction = Some(Direction::Back),
                Some('成') => told.promotes = Some(true),
                Some('生') => told.promotes = Some(false),
                Some('打') => told.drops = true,
                _ => break,
            }
            rest = chars.as_str();
        }
        if let Some((from, after)) = origin(rest) {
            told.from = Some(from);
            rest = after;
        }
        Some((told, rest))
    }

    /// The move that is meant on this board, legal or not: the only legal one that fits, or else the
    /// only one that a piece could make at all.
    pub(crate) fn on(&self, board: &Board, before: Option<Square>) -> Result<Move, Unclear> {
        let to = self.to.or(before).ok_or(Unclear::NoTarget)?;
        let drop = || Move::drop(self.kind, to).ok_or(Unclear::Nothing);
        let promotes = self.promotes == Some(true);
        if let Some(from) = self.from {
            return Ok(Move::board(from, to, promotes));
        }
        if self.drops {
            return drop();
        }
        let color = board.side();
        let all = reaching(board, self.kind, to);
        let fitting = |at: &Square| self.marks.fit(color, self.kind, *at, to, &all);
        let moves = all.iter().copied().filter(fitting);
        let moves: Vec<Move> = moves.map(|from| Move::board(from, to, promotes)).collect();
        let legal = moves.iter().filter(|one| board.refusal(**one).is_none());
        let legal: Vec<Move> = legal.copied().collect();
        let in_hand =
            self.marks.is_empty() && self.promotes.is_none() && board.hand(color).has(self.kind);
        match (&legal[..], &moves[..]) {
            ([one], _) => Ok(*one),
            ([_, ..], _) => Err(Unclear::Several(legal.len())),
            // A pinned piece may hide behind the words; then a drop is meant.
            ([], []) if in_hand => drop(),
            ([], _) if in_hand && drop().is_ok_and(|one| board.refusal(one).is_none()) => drop(),
            ([], [one]) => Ok(*one),
            ([], []) => Err(Unclear::Nothing),
            ([], _) => Err(Unclear::Several(moves.len())),
        }
    }
}

/// `(77)`, and what follows.
fn origin(text: &str) -> Option<(Square, &str)> {
    let inside = text
        .trim_start_matches(kanji::is_space)
        .strip_prefix(['(', '（'])?;
    let mut chars = inside.chars();
    let from = kanji::square_of(chars.next()?, chars.next()?)?;
    let rest = chars.as_str().strip_prefix([')', '）'])?;
    Some((from, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> (Told, &str) {
        Told::parse(text).unwrap()
    }

    #[test]
    fn words_are_read_in_every_spelling() {
        let (seven, rest) = told("７六歩(77) ( 0:01/00:00:01)");
        assert_eq!(seven.to, Square::new(7, 6));
        assert_eq!(seven.from, Square::new(7, 7));
        assert_eq!(rest, " ( 0:01/00:00:01)");
        assert_eq!(told("76歩(77)").0, seven);
        assert_eq!(told("７６歩（７七）").0, seven);
        for text in ["同　桂成(45)", "同 桂成(45)", "同桂成(45)"] {
            let (told, rest) = told(text);
            assert_eq!((told.to, told.kind, rest), (None, Kind::Knight, ""));
            assert_eq!(told.promotes, Some(true));
        }
        let (told, rest) = told("５二成銀右上不成打x");
        assert_eq!(told.kind, Kind::PromotedSilver);
        assert_eq!(told.marks.to_string(), "右上");
        assert_eq!((told.promotes, told.drops, rest), (Some(false), true, "x"));
        for text in ["", "同", "７", "７六", "７x歩", "０六歩", "投了"] {
            assert_eq!(Told::parse(text), None, "{text}");
        }
    }

    /// Positions of every kind, crowds of generals among them.
    #[test]
    fn every_legal_move_is_read_from_its_own_text() {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../data/shogi/positions_random_dev.tsv"
        );
        let rows = String::from_utf8(std::fs::read(file).unwrap()).unwrap();
        let mut seen = 0;
        for row in rows.lines().skip(1) {
            let sfen = row.split('\t').next().unwrap();
            let (board, _) = Board::from_sfen(sfen, crate::Strictness::Game).unwrap();
            let moves = board.moves();
            let mut texts = std::collections::BTreeSet::new();
            for action in &moves {
                // Whether the target is that of the move before or not.
                for before in [None, Some(action.to())] {
                    let text = super::super::Style::Japanese
                        .text(&board, *action, before)
                        .unwrap();
                    let (told, rest) = told(text.get('▲'.len_utf8()..).unwrap());
                    assert_eq!(rest, "");
                    assert_eq!(told.on(&board, before), Ok(*action), "{sfen} {text}");
                    if before.is_none() {
                        assert!(texts.insert(text.clone()), "{sfen} {text}");
                    }
                }
            }
            seen += moves.len();
        }
        assert!(seen > 100_000, "{seen}");
    }
}
