//! The board as KIF and KI2 draw it: hands, nine rows between lines, and who is to move.

use super::kanji;
use crate::{Board, Color, Hand, Kind, Piece, Square, Strictness};

/// The lines of a board that were read so far.
#[derive(Debug, Default)]
pub(crate) struct Block {
    pieces: Vec<(Square, Piece)>,
    rows: u8,
    hands: [Hand; 2],
    side: Option<Color>,
    /// Whether the sides have the names of a handicap game, 上手 and 下手.
    handicap: bool,
    /// What is wrong with it, the first thing.
    wrong: Option<String>,
}

/// The side that a name of KIF means, and whether it is one of a handicap game.
pub(crate) fn side(name: &str) -> Option<(Color, bool)> {
    Some(match name {
        "先手" => (Color::Black, false),
        "下手" => (Color::Black, true),
        "後手" => (Color::White, false),
        "上手" => (Color::White, true),
        _ => return None,
    })
}

/// The name of a side.
pub(crate) const fn side_name(color: Color, handicap: bool) -> &'static str {
    match (color, handicap) {
        (Color::Black, false) => "先手",
        (Color::Black, true) => "下手",
        (Color::White, false) => "後手",
        (Color::White, true) => "上手",
    }
}

impl Block {
    /// Takes a line if it is one of a board.
    pub(crate) fn take(&mut self, line: &str) -> bool {
        let line = line.trim_matches(kanji::is_space);
        let is_frame = line.starts_with("+--");
        let is_files = line.starts_with(['９', '9']) && {
            let digits: String = line.chars().filter(|c| !kanji::is_space(*c)).collect();
            digits == "９８７６５４３２１" || digits == "987654321"
        };
        if is_frame || is_files {
            return true;
        }
        if let Some(row) = line.strip_prefix('|') {
            self.row(row);
            return true;
        }
        if let Some((color, _)) = line.strip_suffix('番').and_then(side) {
            self.side = Some(color);
            return true;
        }
        let Some((key, value)) = line.split_once(['：', ':']) else {
            return false;
        };
        let key = key
            .strip_suffix("の持駒")
            .or_else(|| key.strip_suffix("の持ち駒"));
        let Some((color, handicap)) = key.and_then(side) else {
            return false;
        };
        self.handicap |= handicap;
        match hand(value) {
            Ok(hand) => self.hands[color.index()] = hand,
            Err(what) => self.fail(what),
        }
        true
    }

    fn fail(&mut self, what: String) {
        self.wrong.get_or_insert(what);
    }

    /// `・v香 ...|一`.
    fn row(&mut self, row: &str) {
        let (cells, tail) = row.split_once('|').unwrap_or((row, ""));
        self.rows = self.rows.saturating_add(1);
        let named = tail.trim_matches(kanji::is_space).chars().next();
        let rank = named.and_then(kanji::digit).unwrap_or(self.rows);
        let (mut file, mut color) = (9_u8, Color::Black);
        for c in cells.chars() {
            if kanji::is_space(c) {
                continue;
            }
            match c {
                'v' | 'V' | '▽' => {
                    color = Color::White;
                    continue;
                }
                '^' | '▲' => continue,
                '・' | '･' | '·' => {}
                c => match kanji::kind(c.encode_utf8(&mut [0; 4])) {
                    Some((kind, _)) => {
                        let Some(square) = Square::new(file, rank) else {
                            return self.fail(format!("row {rank} of the board is too long"));
                        };
                        self.pieces.push((square, Piece::new(color, kind)));
                    }
                    None => return self.fail(format!("{c:?} on row {rank} is no piece")),
                },
            }
            if file == 0 {
                return self.fail(format!("row {rank} of the board is too long"));
            }
            (file, color) = (file - 1, Color::Black);
        }
        if file != 0 {
            self.fail(format!("row {rank} of the board is too short"));
        }
    }

    /// Whether there is a board.
    pub(crate) const fn is_there(&self) -> bool {
        self.rows > 0
    }

    /// Whether it names the sides as in a handicap game.
    pub(crate) const fn is_handicap(&self) -> bool {
        self.handicap
    }

    /// The side that a line names.
    pub(crate) const fn side(&self) -> Option<Color> {
        self.side
    }

    /// The position, with this side to move unless a line says otherwise.
    pub(crate) fn board(&self, side: Color) -> Result<Board, String> {
        if let Some(what) = &self.wrong {
            return Err(what.clone());
        }
        if self.rows != 9 {
            return Err(format!("the board has {} rows", self.rows));
        }
        let side = self.side.unwrap_or(side);
        let pieces = self.pieces.iter().copied();
        Board::setup(pieces, self.hands, side, Strictness::Problem)
            .map_err(|error| error.to_string())
    }
}

/// `飛　角　歩十七`, `なし`.
fn hand(text: &str) -> Result<Hand, String> {
    let mut hand = Hand::EMPTY;
    let mut rest = text.trim_matches(kanji::is_space);
    if rest == "なし" || rest == "無し" {
        return Ok(hand);
    }
    while !rest.is_empty() {
        let bad = || format!("{} is no hand", super::loss::excerpt(text));
        let (kind, after) = kanji::kind(rest).ok_or_else(bad)?;
        let number = after
            .find(|c: char| kanji::digit(c).is_none() && !matches!(c, '十' | '0' | '０'))
            .unwrap_or(after.len());
        let (number, after) = after.split_at(number);
        let count = if number.is_empty() {
            1
        } else {
            kanji::count(number).ok_or_else(bad)?
        };
        if kind.is_promoted() || kind == Kind::King {
            return Err(format!("no hand holds {}", kanji::name(kind)));
        }
        if hand.count(kind).saturating_add(count) > kind.in_set() {
            return Err(format!(
                "{count} {} are more than there are",
                kanji::name(kind)
            ));
        }
        for _ in 0..count {
            hand.add(kind);
        }
        rest = after.trim_start_matches(kanji::is_space);
    }
    Ok(hand)
}

fn hand_text(hand: Hand) -> String {
    let kinds: Vec<String> = hand
        .iter()
        .map(|(kind, count)| format!("{}{}", kanji::name(kind), kanji::count_text(count)))
        .collect();
    if kinds.is_empty() {
        "なし".to_owned()
    } else {
        kinds.join("\u{3000}")
    }
}

/// The lines of a board, with the names of a handicap game or not.
pub(crate) fn lines(board: &Board, handicap: bool) -> Vec<String> {
    let hand = |color| {
        let name = side_name(color, handicap);
        format!("{name}の持駒：{}", hand_text(board.hand(color)))
    };
    let frame = "+---------------------------+".to_owned();
    let mut lines = vec![
        hand(Color::White),
        "  ９ ８ ７ ６ ５ ４ ３ ２ １".to_owned(),
        frame.clone(),
    ];
    for rank in 1..=9 {
        let cells: String = (1..=9)
            .rev()
            .filter_map(|file| Square::new(file, rank))
            .map(|square| match board.piece(square) {
                None => " ・".to_owned(),
                Some(piece) => {
                    let mark = match piece.color {
                        Color::Black => ' ',
                        Color::White => 'v',
                    };
                    format!("{mark}{}", kanji::cell(piece.kind))
                }
            })
            .collect();
        lines.push(format!("|{cells}|{}", kanji::RANKS[usize::from(rank) - 1]));
    }
    lines.push(frame);
    lines.push(hand(Color::Black));
    lines.push(format!("{}番", side_name(board.side(), handicap)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[String]) -> Result<Board, String> {
        let mut block = Block::default();
        for line in lines {
            assert!(block.take(line), "{line}");
        }
        block.board(Color::Black)
    }

    #[test]
    fn boards_read_back() {
        for sfen in [
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "3g1k3/1rs3s1+R/l1np+L2p1/2p2S1np/p3B4/1PP2P2P/P2PP2P1/2SGK4/LN1G2G1L b B5Pn 1",
            "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1",
            "7nl/7k1/6p1p/9/9/9/9/9/9 b RGr2b3g4s3n3l16p 1",
        ] {
            let (board, _) = Board::from_sfen(sfen, Strictness::Problem).unwrap();
            for handicap in [false, true] {
                assert_eq!(read(&lines(&board, handicap)).unwrap(), board);
            }
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let good = lines(&Board::start(), false);
        for (line, text, word) in [
            (0, "後手の持駒：歩十九", "more than"),
            (0, "後手の持駒：玉", "no hand holds"),
            (0, "後手の持駒：歩百", "no hand"),
            (3, "|v香v桂|一", "too short"),
            (3, "|v香v桂v銀v金v玉v金v銀v桂v香v香|一", "too long"),
            (3, "|v香v桂v銀v金v玉v金v銀v桂v犬|一", "no piece"),
        ] {
            let mut bad = good.clone();
            bad[line] = text.to_owned();
            let error = read(&bad).unwrap_err();
            assert!(error.contains(word), "{error}");
        }
        assert!(read(&good[..6]).is_err());
        let mut none = Block::default();
        for line in ["", "先手：甲", "手合割：平手", "   1 ７六歩(77)"] {
            assert!(!none.take(line), "{line}");
        }
    }
}
