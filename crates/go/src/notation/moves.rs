//! Moves as one text: `d4q16pass`, letter (without `i`) and number, nothing between them, case ignored;
//! `pass` is a pass. Colors alternate from the side that the rules let begin. A file has a game a line.
//!
//! The text holds stones and passes only: rules, set-ups, acts, names and remarks are lost.

use super::loss::{LossKind, Losses, Place};
use super::position::Position;
use super::record::{Entry, NodeId, Record};
use super::{Charset, Fact, Format, MAX_NODES, Options, ReadError, WriteError, rules_left_open};
use crate::color::Color;
use crate::point::Point;
use crate::rules::{Key, Preset, Rules};
use crate::size::Size;
use crate::start;

/// A stone or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A stone.
    Place(Point),
    /// A pass.
    Pass,
}

/// A text that is no list of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no move can be read at byte {at}: moves are written `d4q16pass`, without a column `i`")]
pub struct ParseMovesError {
    /// Where reading stopped, in bytes from the start.
    pub at: usize,
}

/// Reads a list of moves. Blanks between moves are skipped.
///
/// ```
/// use yonban_go::notation::moves::{self, Move};
///
/// let list = moves::parse("d4 Q16pass")?;
/// assert_eq!(list[2], Move::Pass);
/// assert_eq!(moves::print(&list), "d4q16pass");
/// # Ok::<(), moves::ParseMovesError>(())
/// ```
///
/// # Errors
///
/// Where the first thing stands that is no move.
pub fn parse(text: &str) -> Result<Vec<Move>, ParseMovesError> {
    let mut moves = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let here = ParseMovesError {
            at: text.len() - rest.len(),
        };
        let is_pass = |word: &str| word.eq_ignore_ascii_case("pass");
        let length = if rest.get(..4).is_some_and(is_pass) {
            moves.push(Move::Pass);
            4
        } else {
            let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
            let word = rest.get(..1 + digits).ok_or(here)?;
            let point: Point = word.parse().map_err(|_| here)?;
            if point.row() >= Size::MAX {
                return Err(here);
            }
            moves.push(Move::Place(point));
            word.len()
        };
        rest = rest[length..].trim_start();
    }
    Ok(moves)
}

/// Writes a list of moves.
#[must_use]
pub fn print(moves: &[Move]) -> String {
    moves
        .iter()
        .map(|one| match one {
            Move::Place(point) => point.to_string(),
            Move::Pass => "pass".to_owned(),
        })
        .collect()
}

/// Reads a file: a game a line.
pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let (charset, text) = decoded(bytes, options, losses);
    let rules = match options.rules {
        Some(rules) => rules,
        None => rules_left_open(Preset::Chinese, options, Place::Whole, losses),
    };
    let mut records = Vec::new();
    let mut nodes = 0;
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let list = match parse(line) {
            Ok(list) => list,
            Err(ParseMovesError { at }) => {
                let column = line[..at].chars().count() + 1;
                let what = "no move can be read from here to the end of the line";
                losses.add(LossKind::BadValue, Place::line(number + 1, column), what);
                parse(&line[..at]).unwrap_or_default()
            }
        };
        if list.is_empty() {
            continue;
        }
        nodes += list.len() + 1;
        if nodes > MAX_NODES {
            let what =
                format!("more than {MAX_NODES} moves: this game and the others are left out");
            losses.add(LossKind::TooMuch, Place::line(number + 1, 1), what);
            break;
        }
        let rules = grown(&rules, &list, options);
        let game = records.len();
        records.push(record(&rules, &list, game, number + 1, losses));
    }
    if records.is_empty() {
        return Err(ReadError::NotThatFormat {
            format: Format::Moves,
            what: "no move can be read: moves are written `d4q16pass`".to_owned(),
        });
    }
    Ok((charset, records))
}

/// A line of moves as a record.
fn record(rules: &Rules, list: &[Move], game: usize, line: usize, losses: &mut Losses) -> Record {
    let mut record = Record::new(rules);
    let mut position = Position::new(rules);
    let mut last = NodeId::ROOT;
    for (number, one) in list.iter().enumerate() {
        let color = on_turn(number, position.to_move, rules);
        let entry = match one {
            Move::Pass => Entry::Pass(color),
            Move::Place(point) if position.board.contains(*point) => Entry::Stone(color, *point),
            Move::Place(point) => {
                let left = list.len() - number - 1;
                let what = format!(
                    "move {}, {point}, is off a board of {}; the {left} after it are left out",
                    number + 1,
                    rules.size()
                );
                losses.add(LossKind::PointOffBoard, Place::line(line, 1), what);
                break;
            }
        };
        let breach = position.carry_out(&entry, rules);
        last = record.add(last, entry);
        if let Some(breach) = breach {
            let kind = LossKind::from(breach);
            let what = format!(
                "move {}: {breach} ({}); it is kept",
                number + 1,
                kind.name()
            );
            losses.push(kind, Place::line(line, 1), Some((game, last)), what);
        }
    }
    record
}

/// Whose the move of a number is, from 0: first Black places the handicap stones that it owes.
fn on_turn(number: usize, alternate: Color, rules: &Rules) -> Color {
    let owed = usize::from(start::owed(rules));
    if owed == 0 || number > owed {
        alternate
    } else if number < owed {
        Color::Black
    } else {
        Color::White
    }
}

/// The rules with a board on which the points have room, where no rules were asked for.
fn grown(rules: &Rules, list: &[Move], options: &Options) -> Rules {
    let needed = list
        .iter()
        .map(|one| match one {
            Move::Place(point) => point.column().max(point.row()) + 1,
            Move::Pass => 0,
        })
        .max()
        .unwrap_or(0);
    if options.rules.is_some() || rules.size().lines().is_some_and(|lines| needed <= lines) {
        return *rules;
    }
    rules.with(Key::Size, &needed.to_string()).unwrap_or(*rules)
}

/// Writes the stones and passes of the game as one line.
pub(crate) fn write(record: &Record, losses: &mut Losses) -> Result<Vec<u8>, WriteError> {
    let rules = record.rules();
    if record.start() != Position::new(rules) {
        return Err(WriteError::Position(Format::Moves));
    }
    let tell = |losses: &mut Losses, what: String| {
        losses.add(LossKind::NotKept, Place::Whole, what);
    };
    tell(
        losses,
        format!("a move text does not say the rules ({rules})"),
    );
    let mut list = Vec::new();
    let mut acts = 0_usize;
    let mut to_move = record.start().to_move;
    let line = record.main_line();
    for (number, id) in line.iter().enumerate() {
        let (color, one) = match &record.node(*id).entry {
            Entry::Stone(color, point) => (*color, Move::Place(*point)),
            Entry::Pass(color) => (*color, Move::Pass),
            Entry::Act(_) => {
                acts += 1;
                continue;
            }
            Entry::SetUp(_) if number > 0 => {
                let what = "a move text holds no set-up inside the game: what follows is left out";
                losses.add(LossKind::NotKept, Place::Node(id.index()), what);
                break;
            }
            Entry::SetUp(_) | Entry::Remark => continue,
        };
        if color != on_turn(list.len(), to_move, rules) {
            let what = format!(
                "a move text holds no two moves of one side in a row: {color}'s move and what follows are left out"
            );
            losses.add(LossKind::NotKept, Place::Node(id.index()), what);
            break;
        }
        list.push(one);
        to_move = color.other();
    }
    if acts > 0 {
        tell(
            losses,
            format!("a move text holds stones and passes: {acts} other acts are left out"),
        );
    }
    if record.len() > line.len() {
        let aside = record.len() - line.len();
        tell(
            losses,
            format!("a move text holds no variations: {aside} nodes are left out"),
        );
    }
    tell_facts(record, losses);
    tell_remarks(record, &line, losses);
    let mut text = print(&list);
    text.push('\n');
    Ok(text.into_bytes())
}

/// Tells which facts about the game are lost.
fn tell_facts(record: &Record, losses: &mut Losses) {
    let said = [Fact::Application, Fact::Rules, Fact::Komi, Fact::Handicap];
    let lost: Vec<&str> = record
        .facts()
        .filter(|(fact, _)| !said.contains(fact))
        .map(|(fact, _)| fact.property())
        .collect();
    if !lost.is_empty() {
        let what = format!("a move text has no place for: {}", lost.join(", "));
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
}

/// Tells what is said in the nodes of the game and lost.
fn tell_remarks(record: &Record, line: &[NodeId], losses: &mut Losses) {
    for id in line {
        let node = record.node(*id);
        let said = [
            ("name", !node.name.is_empty()),
            ("comment", !node.comment.is_empty()),
            ("marks", !node.marks.is_empty()),
            ("labels", !node.labels.is_empty()),
            ("lines", !node.strokes.is_empty()),
            ("time", node.time_ms.is_some()),
            ("other properties", !node.kept.is_empty()),
        ];
        let lost: Vec<&str> = said
            .iter()
            .filter(|(_, is)| *is)
            .map(|(name, _)| *name)
            .collect();
        if !lost.is_empty() {
            let what = format!("a move text has no place for the {}", lost.join(", "));
            losses.add(LossKind::NotKept, Place::Node(id.index()), what);
        }
    }
}

/// The text of a file, and what was wrong with its bytes told.
fn decoded(bytes: &[u8], options: &Options, losses: &mut Losses) -> (Charset, String) {
    let (charset, skip) = Charset::of_mark(bytes).unwrap_or_else(|| {
        let utf_8 = std::str::from_utf8(bytes).is_ok();
        let other = if utf_8 {
            Charset::UTF_8
        } else {
            Charset::LATIN_1
        };
        (options.charset.unwrap_or(other), 0)
    });
    let (text, bad) = charset.decode(&bytes[skip..]);
    if bad > 0 {
        let what = format!(
            "{bad} places are no {}: U+FFFD stands there",
            charset.name()
        );
        losses.add(LossKind::Charset, Place::Whole, what);
    }
    (charset, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_where_reading_stopped() {
        assert_eq!(parse(""), Ok(vec![]));
        let again = parse("d4 Q16\n").map(|list| print(&list));
        assert_eq!(again, Ok("d4q16".to_owned()));
        for (text, at) in [
            ("d4x", 2),
            ("4d", 0),
            ("d4pas", 2),
            ("d4i4", 2),
            ("d4e26", 2),
            ("d4é9", 2),
            ("d0", 0),
        ] {
            assert_eq!(parse(text), Err(ParseMovesError { at }), "{text}");
        }
    }

    #[test]
    fn colors_alternate_from_the_side_that_begins() {
        let rules: Rules = "chinese,size=9,handicap=2".parse().unwrap();
        let list = parse("e5e6pass").unwrap();
        let record = record(&rules, &list, 0, 1, &mut Losses::default());
        let colors: Vec<&Entry> = record.nodes().map(|(_, node)| &node.entry).collect();
        assert!(matches!(colors[1], Entry::Stone(Color::White, _)));
        assert!(matches!(colors[3], Entry::Pass(Color::White)));
    }
}
