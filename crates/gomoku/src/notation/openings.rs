//! Gomocup opening lines: one opening a line, the offsets of its stones from the center, Black first:
//! `0,0, 1,-1, 2,0`. The first number counts to the right, the second down. On a board with an even
//! number of lines the center is the lower right one of the four.
//!
//! The format holds stones only.

use crate::action::Action;
use crate::notation::moves::grown;
use crate::notation::record::Said;
use crate::notation::{
    Format, Losses, MAX_NODES, Options, Place, ReadError, Record, decoded, rules_left_open,
};
use crate::point::Point;
use crate::rules::Preset;

/// The numbers of a line; where the first thing stands that is none, in characters from 1.
fn numbers(line: &str) -> (Vec<i16>, Option<usize>) {
    let mut list = Vec::new();
    let mut at = 0;
    for part in line.split(|c: char| c == ',' || c.is_whitespace()) {
        if !part.is_empty() {
            match part.parse() {
                Ok(number) => list.push(number),
                Err(_) => return (list, Some(at + 1)),
            }
        }
        at += part.chars().count() + 1;
    }
    (list, None)
}

/// Whether a line is an opening line.
pub(crate) fn looks_like(line: &str) -> bool {
    let (list, bad) = numbers(line);
    bad.is_none() && line.contains(',') && list.len() >= 2 && list.len().is_multiple_of(2)
}

/// The point at an offset from the center of a board.
fn point(size: u8, dx: i16, dy: i16) -> Option<Point> {
    let center = i16::from(size / 2);
    Point::new(0, 0).offset(
        center.checked_add(dx)?,
        i16::from(size) - 1 - center.checked_add(dy)?,
    )
}

pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<Vec<Record>, ReadError> {
    let text = decoded(bytes, options, losses);
    let rules = rules_left_open(Preset::Freestyle, options, losses);
    let mut records = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if records.len() == MAX_NODES {
            losses.add(
                Place::line(number + 1, 1),
                format!("more than {MAX_NODES} openings: the others are left out"),
            );
            break;
        }
        let (list, bad) = numbers(line);
        if let Some(column) = bad {
            losses.add(
                Place::line(number + 1, column),
                "no number; the rest of the line is left out",
            );
        }
        if !list.len().is_multiple_of(2) {
            losses.add(
                Place::line(number + 1, 1),
                "the last stone has one number only: left out",
            );
        }
        let mut rules = rules;
        let far = list
            .iter()
            .map(|offset| offset.unsigned_abs())
            .max()
            .unwrap_or(0);
        if far > 7 {
            // Only a larger board has room for it: the smallest odd one.
            let needed = u8::try_from(far.min(12) * 2 + 1).unwrap_or(u8::MAX);
            rules = grown(
                rules,
                Point::new(0, 0)
                    .offset(0, i16::from(needed.min(22)) - 1)
                    .into_iter(),
                options,
            );
        }
        let mut said = Vec::new();
        for pair in list.chunks_exact(2) {
            let Some(point) = point(rules.size(), pair[0], pair[1]) else {
                losses.add(
                    Place::line(number + 1, 1),
                    format!(
                        "{},{} is off the board: it and what follows are left out",
                        pair[0], pair[1]
                    ),
                );
                break;
            };
            said.push(Said {
                action: Action::Place(point),
                time_ms: None,
                at: Place::line(number + 1, 1),
            });
        }
        if said.is_empty() {
            continue;
        }
        let mut record = Record::new(&rules);
        record.add_line(&said, losses);
        record.finish_by_rules();
        records.push(record);
    }
    if records.is_empty() {
        return Err(ReadError::NotThatFormat {
            format: Format::Openings,
            what: "no line of offsets such as `0,0, 1,-1`".to_owned(),
        });
    }
    Ok(records)
}

pub(crate) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let size = record.rules().size();
    let center = i16::from(size / 2);
    let mut stones = Vec::new();
    for (number, action) in record.actions().into_iter().enumerate() {
        match action {
            Action::Place(point) | Action::Pick(point) => {
                let dx = i16::from(point.file()) - center;
                let dy = i16::from(size) - 1 - i16::from(point.rank()) - center;
                stones.push(format!("{dx},{dy}"));
            }
            other => losses.add(
                Place::Action(number + 1),
                format!("an opening line holds stones: {other} is left out"),
            ),
        }
    }
    losses.add(
        Place::Whole,
        format!(
            "an opening line does not say the rules ({})",
            record.rules()
        ),
    );
    record.tell_facts("an opening line", losses);
    record.tell_remarks("an opening line", false, losses);
    let mut text = stones.join(", ");
    text.push('\n');
    text.into_bytes()
}
