//! Piskvorky records, `.psq`.
//!
//! Line 1 `Piskvorky WxH, a:b, s` (the players' kinds, and who starts); then a move a line, `x,y,ms`,
//! both from 1, from the top left; then, in tournaments, two names and a code, `-1` where nothing
//! went wrong. Readers stop at the first line that is no move, so what we add after the code disturbs
//! nobody: lines `yonban KEY TEXT` with the rules, event, round, date and result, and, where stones
//! do not say everything, all actions as `yonban act TEXT [MS]`.

use crate::action::Action;
use crate::notation::record::{Finish, Said};
use crate::notation::{
    Format, Losses, NodeId, Options, Place, ReadError, Record, decoded, moves, rules_left_open,
};
use crate::point::Point;
use crate::rules::{Key, Preset, Rules};
use crate::{MAX_SIZE, MIN_SIZE};

/// The most lines of a file that are looked at.
const MAX_LINES: usize = 10_000;

/// `x,y[,ms]`.
fn a_move(line: &str) -> Option<(u8, u8, Option<u64>)> {
    let mut parts = line.split(',').map(str::trim);
    let (x, y) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let time = match parts.next() {
        Some(text) => Some(text.parse().ok()?),
        None => None,
    };
    parts.next().is_none().then_some((x, y, time))
}

/// Width, height and who starts, of the first line.
fn header(line: &str) -> Option<(u8, u8, bool)> {
    let rest = line
        .get(9..)
        .filter(|_| line[..9].eq_ignore_ascii_case("piskvorky"))?;
    let mut parts = rest.split(',').map(str::trim);
    let (width, height) = parts.next()?.split_once(['x', 'X'])?;
    let second_starts = parts.nth(1) == Some("1");
    Some((
        width.trim().parse().ok()?,
        height.trim().parse().ok()?,
        second_starts,
    ))
}

pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<Vec<Record>, ReadError> {
    let text = decoded(bytes, options, losses);
    let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let mut lines = text.lines().enumerate().take(MAX_LINES).peekable();
    let first = lines.next().map(|(_, line)| line).unwrap_or_default();
    let not_psq = || ReadError::NotThatFormat {
        format: Format::Psq,
        what: "the first line is not `Piskvorky 15x15, 0:0, 0`".to_owned(),
    };
    let starts_so = first.get(..9).ok_or_else(not_psq)?;
    if !starts_so.eq_ignore_ascii_case("piskvorky") {
        return Err(not_psq());
    }
    let (width, height, second_starts) = header(first).unwrap_or_else(|| {
        losses.add(Place::line(1, 1), "the size cannot be read: 15x15 is taken");
        (15, 15, false)
    });
    let size = width.max(height).clamp(MIN_SIZE, MAX_SIZE);
    if (width, height) != (size, size) {
        losses.add(
            Place::line(1, 1),
            format!(
                "there is no {width}x{height} board here: read on {size}x{size}, from the top left"
            ),
        );
    }
    let mut stones = Vec::new();
    while let Some((number, line)) = lines.peek() {
        let Some((x, y, time_ms)) = a_move(line) else {
            break;
        };
        let at = Place::line(number + 1, 1);
        let point = i16::from(x)
            .checked_sub(1)
            .and_then(|file| Point::new(0, 0).offset(file, i16::from(size) - i16::from(y)));
        match point {
            Some(point) => stones.push(Said {
                action: Action::Place(point),
                time_ms,
                at,
            }),
            None => {
                losses.add(
                    at,
                    format!("{x},{y} is off the board: it and the moves after it are left out"),
                );
                while lines.next_if(|(_, line)| a_move(line).is_some()).is_some() {}
                break;
            }
        }
        lines.next();
    }
    let mut tail = Tail::default();
    for (number, line) in lines {
        tail.line(number + 1, line.trim(), losses);
    }
    let rules = tail
        .rules
        .and_then(|rules| match rules.with(Key::Size, &size.to_string()) {
            Ok(rules) => Some(rules),
            Err(error) => {
                losses.add(Place::line(1, 1), error.to_string());
                None
            }
        });
    let mut record = record_of(rules, size, &stones, &tail, options, losses);
    record.players = tail.names;
    if second_starts {
        record.players.swap(0, 1);
    }
    record.event = tail.event;
    record.round = tail.round;
    record.date = tail.date;
    record.result = tail.result;
    record.finish_by_rules();
    Ok(vec![record])
}

/// The record of the actions that are written out, or of the stones.
fn record_of(
    rules: Option<Rules>,
    size: u8,
    stones: &[Said],
    tail: &Tail,
    options: &Options,
    losses: &mut Losses,
) -> Record {
    if let (Some(rules), false) = (rules, tail.actions.is_empty()) {
        let mut record = Record::new(&rules);
        let mut trouble = Losses::default();
        record.add_line(&tail.actions, &mut trouble);
        let placed = record.final_game();
        let same = placed.stones().len() == stones.len()
            && placed
                .stones()
                .iter()
                .zip(stones)
                .all(|(a, b)| Some(a.1) == b.action.point());
        let trouble = trouble.finish();
        if same && trouble.is_empty() {
            return record;
        }
        for loss in trouble {
            losses.push(loss.at, loss.illegal, loss.what);
        }
        losses.add(
            Place::Whole,
            "the actions written out do not agree with the moves: the moves are read",
        );
    }
    let rules = match rules {
        Some(rules) if tail.actions.is_empty() => rules,
        Some(rules) => crate::notation::decisions::plain(&rules, losses),
        None => {
            let rules = rules_left_open(Preset::Freestyle, options, losses);
            rules
                .with(Key::Size, &size.to_string())
                .unwrap_or_else(|error| {
                    losses.add(Place::Whole, error.to_string());
                    rules
                })
        }
    };
    let mut record = Record::new(&moves::with_passes(rules, &[]));
    record.add_line(stones, losses);
    record
}

/// What stands after the moves.
#[derive(Default)]
struct Tail {
    plain_lines: usize,
    names: [String; 2],
    rules: Option<Rules>,
    event: String,
    round: String,
    date: String,
    result: Option<Finish>,
    actions: Vec<Said>,
}

impl Tail {
    fn line(&mut self, number: usize, line: &str, losses: &mut Losses) {
        let at = Place::line(number, 1);
        if let Some(rest) = line.strip_prefix("yonban ") {
            let (key, text) = rest.split_once(' ').unwrap_or((rest, ""));
            if !self.ours(key, text, at) {
                losses.add(at, format!("{line:?} cannot be read"));
            }
            return;
        }
        match self.plain_lines {
            place @ (0 | 1) => line.clone_into(&mut self.names[place]),
            2 if line == "-1" => {}
            2 if line.parse::<i32>().is_ok() => {
                losses.add(at, format!("the tournament's code {line} is not kept"));
            }
            _ if line.is_empty() => {}
            _ => losses.add(at, format!("the line {line:?} is not kept")),
        }
        self.plain_lines += 1;
    }

    /// Reads one of our own lines.
    fn ours(&mut self, key: &str, text: &str, at: Place) -> bool {
        match key {
            "rules" => self.rules = text.parse().ok(),
            "event" => text.clone_into(&mut self.event),
            "round" => text.clone_into(&mut self.round),
            "date" => text.clone_into(&mut self.date),
            "result" => self.result = Finish::from_text(text),
            "act" => {
                let (action, time_ms) = match text.rsplit_once(" ms ") {
                    Some((action, time)) => (action, time.parse().ok()),
                    None => (text, None),
                };
                let Ok(action) = action.parse() else {
                    return false;
                };
                self.actions.push(Said {
                    action,
                    time_ms,
                    at,
                });
            }
            _ => return false,
        }
        match key {
            "rules" => self.rules.is_some(),
            "result" => self.result.is_some(),
            _ => true,
        }
    }
}

/// A text for one line.
fn one_line(name: &str, text: &str, losses: &mut Losses) -> String {
    let line: String = text.split(['\r', '\n']).collect::<Vec<_>>().join(" ");
    let line = line.trim();
    if line != text {
        losses.add(
            Place::Whole,
            format!("psq: the {name} is written on one line, trimmed"),
        );
    }
    line.to_owned()
}

pub(crate) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let rules = record.rules();
    let size = rules.size();
    let mut lines = vec![format!("Piskvorky {size}x{size}, 0:0, 0")];
    let main = record.main_line();
    let nodes = || main.iter().map(|id| record.node(*id));
    for node in nodes() {
        let Some(Action::Place(point) | Action::Pick(point)) = node.action() else {
            continue;
        };
        let mut line = format!("{},{}", point.file() + 1, size - point.rank());
        if let Some(time) = node.time_ms {
            line.push_str(&format!(",{time}"));
        }
        lines.push(line);
    }
    for (name, text) in ["name of seat a", "name of seat b"]
        .iter()
        .zip(&record.players)
    {
        let mut line = one_line(name, text, losses);
        if a_move(&line).is_some() || line.starts_with("yonban ") {
            losses.add(
                Place::Whole,
                format!("psq: the {name}, {line}, would read as a move"),
            );
            line.insert(0, '*');
        }
        lines.push(line);
    }
    lines.push("-1".to_owned());
    lines.push(format!("yonban rules {rules}"));
    for (name, text) in [
        ("event", &record.event),
        ("round", &record.round),
        ("date", &record.date),
    ] {
        if !text.is_empty() {
            lines.push(format!("yonban {name} {}", one_line(name, text, losses)));
        }
    }
    if let Some(result) = record.result {
        lines.push(format!("yonban result {}", result.text()));
    }
    if nodes()
        .filter_map(|node| node.action())
        .any(|action| !matches!(action, Action::Place(_)))
    {
        for node in nodes() {
            let Some(action) = node.action() else {
                continue;
            };
            let time = node
                .time_ms
                .map_or_else(String::new, |time| format!(" ms {time}"));
            lines.push(format!("yonban act {action}{time}"));
        }
    }
    if record.node(NodeId::ROOT).time_ms.is_some() {
        losses.add(
            Place::Action(0),
            "psq has no place for a time before the first action",
        );
    }
    record.tell_remarks("psq", true, losses);
    let mut text = lines.join("\n");
    text.push('\n');
    text.into_bytes()
}
