//! Plays as people and programs write them: `24/14`, `13/11(2)`, `bar/18*`, `5-3`.
//!
//! Such a text needs the position and the dice to be read: it joins the steps of one checker, leaves
//! stars out, and names them in any order. For the canonical text see [`Play`].

use crate::board::Board;
use crate::dice::Dice;
use crate::play::{Play, Step};
use crate::point::{BAR, OFF};
use std::fmt::Write;
use yonban_rules::Reason;

/// Why a text is no legal play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveTextError {
    /// It is not written like a play.
    #[error("a play is written like `24/18*/13`, `13/11(2) 6/4`, `bar/20`, `6/off` or `-`")]
    BadText,
    /// No legal play is written so.
    #[error("no legal play of this throw is written so")]
    Illegal,
    /// Several are, and they hit different checkers.
    #[error("several legal plays are written so: stars or the points on the way tell them apart")]
    Ambiguous,
    /// Not to move, although a number can be used.
    #[error("a number can be used")]
    MustMove,
    /// To move, although no number can be used.
    #[error("no number can be used")]
    NoLegalPlay,
}

impl Reason for MoveTextError {
    fn reason(&self) -> &'static str {
        match self {
            MoveTextError::BadText => "bad_text",
            MoveTextError::Illegal => "illegal",
            MoveTextError::Ambiguous => "ambiguous",
            MoveTextError::MustMove => "must_move",
            MoveTextError::NoLegalPlay => "no_legal_play",
        }
    }
}

/// Writes a play as people do: the steps of one checker joined, equal ones counted, the points on the
/// way kept where they hit.
///
/// ```
/// use yonban_backgammon::notation::move_text;
///
/// assert_eq!(move_text::write(&"24/18 18/14".parse()?), "24/14");
/// assert_eq!(move_text::write(&"24/18* 18/14".parse()?), "24/18*/14");
/// assert_eq!(move_text::write(&"13/11 13/11 6/4 6/4".parse()?), "13/11(2) 6/4(2)");
/// # Ok::<(), yonban_backgammon::ParsePlayError>(())
/// ```
#[must_use]
pub fn write(play: &Play) -> String {
    if play.is_no_move() {
        return play.to_string();
    }
    let mut ways: Vec<Vec<Step>> = Vec::new();
    for &step in play.steps() {
        let goes_on = |way: &&mut Vec<Step>| {
            let end = way.last().map_or(OFF, |last| last.target());
            end != OFF && end == step.origin()
        };
        match ways.iter_mut().find(goes_on) {
            Some(way) => way.push(step),
            None => ways.push(vec![step]),
        }
    }
    // The places of each way, those on it only where it hits.
    let mut texts: Vec<(String, u32)> = Vec::new();
    for way in ways {
        let last = way.len() - 1;
        let mut text = way[0].from().to_string();
        for (n, step) in way.iter().enumerate() {
            if n == last || step.hits() {
                let star = if step.hits() { "*" } else { "" };
                // Writing to a string cannot fail.
                let _infallible = write!(text, "/{}{star}", step.to());
            }
        }
        // Two checkers to one point: the first one hits.
        let known = texts
            .iter_mut()
            .find(|(known, _)| known.trim_end_matches('*') == text.trim_end_matches('*'));
        match known {
            Some((_, times)) => *times += 1,
            None => texts.push((text, 1)),
        }
    }
    let texts = texts.into_iter().map(|(text, times)| match times {
        1 => text,
        times => format!("{text}({times})"),
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// What is written of one checker: places from the farthest on, with the stars of those it comes to.
#[derive(Clone)]
struct Way {
    from: u8,
    to: Vec<(u8, bool)>,
}

/// Reads a play of this throw.
///
/// # Errors
///
/// The text is no play, none that is legal, or more than one.
pub fn read(text: &str, board: &Board, dice: Dice) -> Result<Play, MoveTextError> {
    let text = text.trim().to_ascii_lowercase();
    let plays = board.plays(dice);
    if ["nomove", "no move", "-", "can't move", "cannot move"].contains(&text.as_str()) {
        return if plays.is_empty() {
            Ok(Play::NO_MOVE)
        } else {
            Err(MoveTextError::MustMove)
        };
    }
    let ways = read_ways(&text).ok_or(MoveTextError::BadText)?;
    if plays.is_empty() {
        return Err(MoveTextError::NoLegalPlay);
    }
    let mut stars: Vec<u8> = Vec::new();
    for (to, star) in ways.iter().flat_map(|way| &way.to) {
        if *star && !stars.contains(to) {
            stars.push(*to);
        }
    }
    let hits = |play: &Play| -> Vec<u8> {
        let hits = play.steps().iter().filter(|step| step.hits());
        hits.map(|step| step.target()).collect()
    };
    let written = |play: &Play| {
        let is_written = |one: &Play| groups(one.steps(), &ways);
        let other_way = board.smaller_first(dice, play);
        let hit = hits(play);
        stars.iter().all(|star| hit.contains(star))
            && (is_written(play) || other_way.is_some_and(|other| is_written(&other)))
    };
    let mut found: Vec<Play> = plays.into_iter().filter(written).collect();
    if found.is_empty() {
        return Err(MoveTextError::Illegal);
    }
    // Several: those that hit what the stars say, else those that hit nothing in passing.
    if found.len() > 1 {
        let ends: Vec<u8> = ways
            .iter()
            .flat_map(|way| &way.to)
            .map(|(to, _)| *to)
            .collect();
        let as_starred = |play: &&Play| hits(play).len() == stars.len();
        let not_in_passing = |play: &&Play| hits(play).iter().all(|hit| ends.contains(hit));
        let exact: Vec<Play> = found.iter().filter(as_starred).copied().collect();
        found = match exact[..] {
            [] => found.iter().filter(not_in_passing).copied().collect(),
            _ => exact,
        };
    }
    match found[..] {
        [play] => Ok(play),
        _ => Err(MoveTextError::Ambiguous),
    }
}

fn read_ways(text: &str) -> Option<Vec<Way>> {
    let mut ways = Vec::new();
    for part in text.split_ascii_whitespace() {
        let (part, times) = match part.strip_suffix(')') {
            Some(counted) => {
                let (part, times) = counted.split_once('(')?;
                let times = times.parse().ok().filter(|times| (1..=4).contains(times))?;
                (part, times)
            }
            None => (part, 1),
        };
        let mut places = part.split(['/', '-']);
        let from = match read_place(places.next()?)? {
            (OFF, _) | (_, true) => return None,
            (from, false) => from,
        };
        let mut to = Vec::new();
        let mut last = from;
        for place in places {
            let (place, star) = read_place(place)?;
            if place >= last {
                return None;
            }
            last = place;
            to.push((place, star));
        }
        if to.is_empty() {
            return None;
        }
        ways.extend(vec![Way { from, to }; times]);
    }
    (1..=4).contains(&ways.len()).then_some(ways)
}

/// `bar`, `off`, or a number from 0 to 25, with or without a star.
fn read_place(text: &str) -> Option<(u8, bool)> {
    let (text, star) = match text.strip_suffix('*') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let place = match text {
        "bar" => BAR,
        "off" => OFF,
        number if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            number.parse().ok().filter(|place| *place <= BAR)?
        }
        _ => return None,
    };
    Some((place, star))
}

/// Whether all steps can be grouped into the ways that are written: between two places of a way one
/// checker may make several steps.
fn groups(steps: &[Step], ways: &[Way]) -> bool {
    let legs: Vec<(u8, u8)> = ways
        .iter()
        .flat_map(|way| {
            let ends = way.to.iter().map(|(to, _)| *to);
            std::iter::once(way.from).chain(ends.clone()).zip(ends)
        })
        .collect();
    let mut used = [false; 4];
    group(steps, &legs, None, &mut used)
}

/// `at` is where the checker of the first leg has come to.
fn group(steps: &[Step], legs: &[(u8, u8)], at: Option<u8>, used: &mut [bool; 4]) -> bool {
    let Some((&(from, to), rest)) = legs.split_first() else {
        return used[..steps.len()].iter().all(|used| *used);
    };
    let at = at.unwrap_or(from);
    for (n, step) in steps.iter().enumerate() {
        if used[n] || step.origin() != at || step.target() < to {
            continue;
        }
        used[n] = true;
        let done = if step.target() == to {
            group(steps, rest, None, used)
        } else {
            group(steps, legs, Some(step.target()), used)
        };
        if done {
            return true;
        }
        used[n] = false;
    }
    false
}

/// Writes a play in plain steps, as the protocols of programs do: `bar` and `off`, no stars, no counts;
/// empty if nothing is moved.
#[must_use]
pub fn write_plain(play: &Play) -> String {
    let plain = |step: &Step| format!("{}/{}", step.from(), step.to());
    let steps: Vec<String> = play.steps().iter().map(plain).collect();
    steps.join(" ")
}
