//! How the field writes a move, in each of its styles.
//!
//! ```
//! use yonban_shogi::Board;
//! use yonban_shogi::notation::Style;
//!
//! let (board, push) = (Board::start(), "7g7f".parse()?);
//! let texts = Style::ALL.map(|style| style.text(&board, push, None).unwrap_or_default());
//! assert_eq!(texts, ["▲７六歩", "P-7f", "歩76", "+7776FU"]);
//! # Ok::<(), yonban_shogi::ParseActionError>(())
//! ```

use super::japanese::{self, Marks};
use super::kanji;
use crate::{Action, Board, Kind, Move, Square};

/// A way to write moves. USI's is the text of the move itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Style {
    /// `▲７六歩`, `△同　銀成`, `▲５八金右`: Japanese, with KI2's marks, so that every legal move of a
    /// position has a text of its own.
    Japanese,
    /// `P-7f`, `Bx2b+`, `S*5b`, `P-3c=`, `G6i-5h`: letters, the origin only where several pieces could
    /// go there.
    Western,
    /// `歩76`, `角x22+`, `銀*52`, `歩33=`, `金(69)58`: as Kitao and Kawasaki write.
    Kitao,
    /// `+7776FU`: CSA's.
    Csa,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 4] = [Style::Japanese, Style::Western, Style::Kitao, Style::Csa];

    /// The name in `snake_case`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Japanese => "japanese",
            Style::Western => "western",
            Style::Kitao => "kitao",
            Style::Csa => "csa",
        }
    }

    /// A move of the side to move. It need not be legal; `None` where nothing stands at its origin.
    /// `before` is the target of the move before: Japanese writes 同 for it.
    #[must_use]
    pub fn text(self, board: &Board, action: Move, before: Option<Square>) -> Option<String> {
        let kind = match action.from() {
            Some(from) => board.piece(from)?.kind,
            None => action.dropped()?,
        };
        Some(match self {
            Style::Japanese => japanese(board, action, kind, before),
            Style::Western => western(board, action, kind),
            Style::Kitao => kitao(board, action, kind),
            Style::Csa => csa(board, action, kind),
        })
    }
}

/// What the field writes for an action of the side to move, in each style that has a text for it:
/// the style's name and the text. A declaration has one in Japanese only.
#[must_use]
pub fn written(
    board: &Board,
    action: &Action,
    before: Option<Square>,
) -> Vec<(&'static str, String)> {
    match action {
        Action::Move(action) => {
            let texts = Style::ALL.map(|style| (style.name(), style.text(board, *action, before)));
            let texts = texts.into_iter();
            texts
                .filter_map(|(name, text)| Some((name, text?)))
                .collect()
        }
        Action::Declare => {
            let text = format!("{}入玉宣言", kanji::mark(board.side()));
            vec![(Style::Japanese.name(), text)]
        }
    }
}

fn japanese(board: &Board, action: Move, kind: Kind, before: Option<Square>) -> String {
    let color = board.side();
    let to = action.to();
    let place = place(to, before);
    let name = kanji::name(kind);
    let all = japanese::reaching(board, kind, to);
    let tail = match action.from() {
        None if all.is_empty() => String::new(),
        None => "打".to_owned(),
        Some(from) => {
            let marks = Marks::of(color, kind, from, to, &all);
            let promotion = if action.promotes() {
                "成"
            } else if japanese::may_promote(color, kind, from, to) {
                "不成"
            } else {
                ""
            };
            format!("{marks}{promotion}")
        }
    };
    format!("{}{place}{name}{tail}", kanji::mark(color))
}

/// `７六歩(77)`, `同　桂成(45)`, `５五角打`: as KIF writes it, with the square that it comes from.
pub(crate) fn origin_text(action: Move, kind: Kind, before: Option<Square>) -> String {
    let to = action.to();
    let place = place(to, before);
    let name = kanji::name(kind);
    match action.from() {
        None => format!("{place}{name}打"),
        Some(from) => {
            let promotion = if action.promotes() { "成" } else { "" };
            format!("{place}{name}{promotion}({})", kanji::digits(from))
        }
    }
}

/// `７六`, or `同　` for the target of the move before.
fn place(to: Square, before: Option<Square>) -> String {
    if before == Some(to) {
        "同\u{3000}".to_owned()
    } else {
        kanji::square(to)
    }
}

/// Whether the origin must be told: another piece of the kind reaches the target.
fn several(board: &Board, kind: Kind, to: Square) -> bool {
    japanese::reaching(board, kind, to).len() > 1
}

/// `+`, `=` or nothing.
fn promotion(board: &Board, action: Move, kind: Kind) -> &'static str {
    match action.from() {
        _ if action.promotes() => "+",
        Some(from) if japanese::may_promote(board.side(), kind, from, action.to()) => "=",
        _ => "",
    }
}

fn western(board: &Board, action: Move, kind: Kind) -> String {
    let to = action.to();
    let tail = promotion(board, action, kind);
    let Some(from) = action.from() else {
        return format!("{kind}*{to}");
    };
    let origin = if several(board, kind, to) {
        from.to_string()
    } else {
        String::new()
    };
    let way = if board.piece(to).is_some() { 'x' } else { '-' };
    format!("{kind}{origin}{way}{to}{tail}")
}

fn kitao(board: &Board, action: Move, kind: Kind) -> String {
    let to = action.to();
    let name = kanji::name(kind).replace('成', "+");
    let tail = promotion(board, action, kind);
    let target = kanji::digits(to);
    let Some(from) = action.from() else {
        return format!("{name}*{target}");
    };
    let origin = if several(board, kind, to) {
        format!("({})", kanji::digits(from))
    } else {
        String::new()
    };
    let way = if board.piece(to).is_some() { "x" } else { "" };
    format!("{name}{origin}{way}{target}{tail}")
}

fn csa(board: &Board, action: Move, kind: Kind) -> String {
    let after = kind
        .promoted()
        .filter(|_| action.promotes())
        .unwrap_or(kind);
    let origin = action.from().map_or_else(|| "00".to_owned(), kanji::digits);
    format!(
        "{}{origin}{}{}",
        kanji::sign(board.side()),
        kanji::digits(action.to()),
        kanji::code(after)
    )
}
