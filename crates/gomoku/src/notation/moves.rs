//! Moves as one text: `h8i9h10...`, letter and number, nothing between them, case ignored; `pass`
//! is a pass. The format of several engines and of web addresses.
//!
//! Ranks count from the bottom; files of programs that count them from the top are read with an
//! option. The text holds stones and passes only: rules, swaps, numbers and offers of an opening,
//! names and remarks are lost. A file has a game a line.

use crate::action::Action;
use crate::notation::record::Said;
use crate::notation::{
    Format, Losses, MAX_NODES, Options, Place, ReadError, Record, decoded, rules_left_open,
};
use crate::point::Point;
use crate::rules::{Key, Preset, Rules};

/// A stone or a pass. Colors alternate, Black first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A stone.
    Place(Point),
    /// A pass.
    Pass,
}

/// A text that is no list of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no move can be read at byte {at}: moves are written `h8i9h10`")]
pub struct ParseMovesError {
    /// Where reading stopped, in bytes from the start.
    pub at: usize,
}

/// Reads a list of moves. Blanks between moves are skipped.
///
/// ```
/// use yonban_gomoku::notation::moves::{self, Move};
///
/// let list = moves::parse("h8I9pass")?;
/// assert_eq!(list[2], Move::Pass);
/// assert_eq!(moves::print(&list), "h8i9pass");
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
        let length = if rest
            .get(..4)
            .is_some_and(|word| word.eq_ignore_ascii_case("pass"))
        {
            moves.push(Move::Pass);
            4
        } else {
            let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
            let word = rest.get(..1 + digits).ok_or(here)?;
            moves.push(Move::Place(word.parse().map_err(|_| here)?));
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
) -> Result<Vec<Record>, ReadError> {
    let text = decoded(bytes, options, losses);
    let rules = rules_left_open(Preset::Freestyle, options, losses);
    let mut records = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        if records.len() == MAX_NODES {
            losses.add(
                Place::line(number + 1, 1),
                format!("more than {MAX_NODES} games: the others are left out"),
            );
            break;
        }
        let list = match parse(line) {
            Ok(list) => list,
            Err(ParseMovesError { at }) => {
                let column = line[..at].chars().count() + 1;
                losses.add(
                    Place::line(number + 1, column),
                    "no move can be read from here to the end of the line",
                );
                parse(&line[..at]).unwrap_or_default()
            }
        };
        if list.is_empty() {
            continue;
        }
        let points = list.iter().filter_map(|one| match one {
            Move::Place(point) => Some(*point),
            Move::Pass => None,
        });
        let rules = grown(rules, points, options);
        let line_of = |one: &Move| Said {
            action: match *one {
                Move::Pass => Action::Pass,
                Move::Place(point) => Action::Place(if options.ranks_from_top {
                    let rank = i16::from(rules.size()) - 1 - i16::from(point.rank());
                    point
                        .offset(0, rank - i16::from(point.rank()))
                        .unwrap_or(point)
                } else {
                    point
                }),
            },
            time_ms: None,
            at: Place::line(number + 1, 1),
        };
        let line: Vec<Said> = list.iter().map(line_of).collect();
        let mut record = Record::new(&with_passes(rules, &line));
        record.add_line(&line, losses);
        record.finish_by_rules();
        records.push(record);
    }
    if records.is_empty() {
        return Err(ReadError::NotThatFormat {
            format: Format::Moves,
            what: "no move can be read: moves are written `h8i9h10`".to_owned(),
        });
    }
    Ok(records)
}

/// The rules with a board on which the points have room, where no rules were asked for.
pub(crate) fn grown(rules: Rules, points: impl Iterator<Item = Point>, options: &Options) -> Rules {
    let needed = points
        .map(|point| point.file().max(point.rank()) + 1)
        .max()
        .unwrap_or(0);
    if options.rules.is_some() || needed <= rules.size() {
        return rules;
    }
    rules.with(Key::Size, &needed.to_string()).unwrap_or(rules)
}

/// The rules with passes, where a file that names no rules has some.
pub(crate) fn with_passes(rules: Rules, line: &[Said]) -> Rules {
    let passes = line.iter().any(|said| said.action == Action::Pass);
    if passes {
        rules.with(Key::Pass, "yes").unwrap_or(rules)
    } else {
        rules
    }
}

/// Writes the stones and passes of a game as one line.
pub(crate) fn write(record: &Record, options: &Options, losses: &mut Losses) -> Vec<u8> {
    let size = record.rules().size();
    let mut list = Vec::new();
    let mut decisions = 0_usize;
    for action in record.actions() {
        match action {
            Action::Place(point) | Action::Pick(point) => {
                let up = i16::from(size) - 1 - 2 * i16::from(point.rank());
                let mirrored = point.offset(0, up).unwrap_or(point);
                list.push(Move::Place(if options.ranks_from_top {
                    mirrored
                } else {
                    point
                }));
            }
            Action::Pass => list.push(Move::Pass),
            Action::Swap
            | Action::Keep
            | Action::Declare(_)
            | Action::Offer(_)
            | Action::Black
            | Action::White
            | Action::More
            | Action::Claim => decisions += 1,
        }
    }
    let rules = record.rules();
    losses.add(
        Place::Whole,
        format!("a move text does not say the rules ({rules})"),
    );
    if decisions > 0 {
        losses.add(
            Place::Whole,
            format!("a move text holds stones and passes: {decisions} decisions are left out"),
        );
    }
    record.tell_facts("a move text", losses);
    record.tell_remarks("a move text", false, losses);
    let mut text = print(&list);
    text.push('\n');
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_where_reading_stopped() {
        assert_eq!(parse(""), Ok(vec![]));
        assert_eq!(
            parse("h8 i9\n").map(|list| print(&list)),
            Ok("h8i9".to_owned())
        );
        for (text, at) in [
            ("h8x", 2),
            ("8h", 0),
            ("h8pas", 2),
            ("h8h100", 2),
            ("h8é9", 2),
            ("h0", 0),
        ] {
            assert_eq!(parse(text), Err(ParseMovesError { at }), "{text}");
        }
    }
}
