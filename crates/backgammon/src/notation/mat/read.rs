//! Reading `.mat`.

use super::super::diagram::number;
use super::super::loss::{LossKind, Losses, Place};
use super::super::record::{GameRecord, Record, playable};
use super::super::replay::{Did, Next, Replay};
use super::super::{MAX_GAMES, ReadError, text_of};
use super::{POSITION, RULES, TIES};
use crate::dice::Dice;
use crate::game::Backgammon;
use crate::rules::{Rules, Variant};
use std::fmt::Write;
use yonban_rules::{PositionText, Seat};

/// The column, from 0, before which a cell that stands alone is in the left column.
const MIDDLE: usize = 24;
/// A backgammon with the largest cube.
const MOST_POINTS: u32 = 3 << 15;

/// Whether a text looks like this format.
pub(in super::super) fn looks_like(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .by_ref()
        .find(|line| !line.starts_with(';'))
        .is_some_and(|line| read_length(line).is_some())
}

/// ` 7 point match` or `Match of 7 points`.
fn read_length(line: &str) -> Option<u32> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let is = |word: &str, wanted: &str| word.eq_ignore_ascii_case(wanted);
    match words[..] {
        [number, point, end] if is(end, "match") && (is(point, "point") || is(point, "points")) => {
            number.parse().ok()
        }
        [start, of, number, ..] if is(start, "match") && is(of, "of") => number.parse().ok(),
        _ => None,
    }
}

/// A part of a game, and where it stands in the file.
struct Row {
    at: Place,
    what: What,
}

enum What {
    Cell(Seat, Did),
    Wins(Seat, u32),
    Comment(String),
    Ended(String),
}

/// A game before it is played again.
#[derive(Default)]
struct RawGame {
    line: usize,
    names: [String; 2],
    score: [u32; 2],
    ties: Vec<Dice>,
    position: Option<String>,
    comment: Vec<String>,
    rows: Vec<Row>,
}

/// Reads a file.
pub(in super::super) fn read(bytes: &[u8], losses: &mut Losses) -> Result<Record, ReadError> {
    let text = text_of(bytes);
    let mut facts: Vec<(String, String)> = Vec::new();
    let mut length = None;
    let mut games: Vec<RawGame> = Vec::new();
    let mut before = RawGame::default();
    let mut in_game = false;
    for (at, line) in (1..).zip(text.lines()) {
        let trimmed = line.trim();
        if let Some(comment) = trimmed.strip_prefix(';') {
            let comment = comment.trim();
            if let Some(fact) = read_fact(comment) {
                facts.push(fact);
            } else if let Some(ties) = read_ties(comment) {
                before.ties = ties;
                in_game = false;
            } else if let Some(position) = comment.strip_prefix(POSITION) {
                before.position = Some(position.trim().to_owned());
                in_game = false;
            } else if let (true, Some(game)) = (in_game, games.last_mut()) {
                let what = What::Comment(comment.to_owned());
                game.rows.push(Row {
                    at: at.into(),
                    what,
                });
            } else {
                before.comment.push(comment.to_owned());
            }
        } else if trimmed.is_empty() {
            in_game &= games
                .last()
                .is_some_and(|game| !game.rows.iter().any(is_end));
        } else if let Some(points) = read_length(trimmed).filter(|_| games.is_empty()) {
            // Before the first game: a name may look alike.
            length = Some(points);
        } else if is_game_head(trimmed) {
            before.line = at;
            games.push(std::mem::take(&mut before));
            in_game = true;
        } else if let Some(game) = games.last_mut() {
            let is_head = game.rows.is_empty() && game.names.iter().all(String::is_empty);
            if let Some((names, score)) = read_players(trimmed).filter(|_| is_head) {
                (game.names, game.score) = (names, score);
                continue;
            }
            read_row(line, at, game, losses);
        } else {
            let what = format!("`{trimmed}` stands before the first game");
            losses.add(LossKind::Unreadable, at, what);
        }
        if games.len() > MAX_GAMES {
            return Err(ReadError::TooMany);
        }
    }
    let length = length.ok_or(ReadError::NotThatFormat)?;
    let rules = read_rules(length, &facts, losses)?;
    facts.retain(|(key, _)| !is_rule_fact(key));
    if games.is_empty() {
        return Err(ReadError::NoGame);
    }
    Ok(build(&rules, &facts, &games, losses))
}

fn is_end(row: &Row) -> bool {
    matches!(row.what, What::Wins(..))
}

fn build(
    rules: &Rules,
    facts: &[(String, String)],
    raw: &[RawGame],
    losses: &mut Losses,
) -> Record {
    let mut games: Vec<GameRecord> = Vec::new();
    let mut was_one_away = false;
    for game in raw {
        let mut expected = games.last().map_or([0, 0], |last| last.score);
        if let Some((winner, points)) = games.last().and_then(|last| last.result) {
            let sum = &mut expected[winner.index()];
            *sum = sum.saturating_add(points);
        }
        if !games.is_empty() && expected != game.score {
            let [a, b] = expected;
            let what = format!("the games before come to {a}-{b}, not to this score");
            losses.add(LossKind::Mismatch, game.line, what);
        }
        let score = playable(rules, game.score).unwrap_or_else(|| {
            let taken = playable(rules, expected).unwrap_or_default();
            let ([a, b], [c, d]) = (game.score, taken);
            let what = format!("at {a}-{b} the match is over: the game is read as one at {c}-{d}");
            losses.add(LossKind::Mismatch, game.line, what);
            taken
        });
        let one_away = GameRecord {
            score,
            ..GameRecord::default()
        }
        .start(rules)
        .one_away();
        let start = GameRecord {
            score,
            crawford: rules.crawford() && one_away && !was_one_away,
            comment: game.comment.join("\n"),
            ..GameRecord::default()
        };
        let start = with_position(start, game, rules, losses);
        was_one_away = one_away;
        let mut replay = Replay::new(rules, start, losses);
        game.ties.iter().for_each(|dice| replay.tie(*dice));
        for (n, row) in game.rows.iter().enumerate() {
            match &row.what {
                What::Cell(side, did) => {
                    let mut rest = game.rows[n + 1..].iter();
                    let next = rest.find(|row| !matches!(row.what, What::Comment(_)));
                    let next = match next.map(|row| &row.what) {
                        None => Next::Nothing,
                        Some(What::Wins(..) | What::Ended(_)) => Next::End,
                        Some(What::Cell(..) | What::Comment(_)) => Next::Play,
                    };
                    replay.take(*side, did, next, row.at);
                }
                What::Wins(winner, points) => replay.result(*winner, *points, row.at),
                What::Comment(text) | What::Ended(text) => replay.comment(text),
            }
        }
        games.push(replay.finish());
    }
    let names = raw
        .first()
        .map(|game| game.names.clone())
        .unwrap_or_default();
    Record {
        rules: *rules,
        names,
        facts: facts.to_vec(),
        games,
    }
}

/// The game with the position that it begins with, if the file names one that can be set up.
fn with_position(
    mut start: GameRecord,
    game: &RawGame,
    rules: &Rules,
    losses: &mut Losses,
) -> GameRecord {
    let Some(text) = &game.position else {
        return start;
    };
    match Backgammon::from_position(rules, text) {
        Ok(position) => {
            start.score = position.score();
            start.crawford = position.is_crawford();
            start.from = Some(position);
        }
        Err(error) => {
            let what = format!("the position {text}: {error}");
            losses.add(LossKind::Illegal, game.line, what);
        }
    }
    start
}

/// `[Key "value"]`.
fn read_fact(text: &str) -> Option<(String, String)> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inner.split_once('"')?;
    let value = value.strip_suffix('"')?;
    Some((key.trim().to_owned(), value.to_owned()))
}

/// `Ties: 4-4 2-2`, which we write.
fn read_ties(text: &str) -> Option<Vec<Dice>> {
    let list = text.strip_prefix(TIES)?;
    list.split_ascii_whitespace()
        .map(|tie| match *tie.as_bytes() {
            [first, b'-', second] if first == second => {
                Dice::new(first.wrapping_sub(b'0'), second.wrapping_sub(b'0'))
            }
            _ => None,
        })
        .collect()
}

fn is_game_head(line: &str) -> bool {
    let number = line.strip_prefix("Game ").map(str::trim);
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}

/// ` alpha : 0                      beta : 0`.
fn read_players(line: &str) -> Option<([String; 2], [u32; 2])> {
    for (at, _) in line.match_indices(':') {
        let rest = line[at + 1..].trim_start();
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        let (first, others) = rest.split_at(end);
        let Some((second_name, second)) = others.rsplit_once(':') else {
            continue;
        };
        let scores = (number(first), number(second.trim()));
        if let (Some(first), Some(second)) = scores {
            let names = [line[..at].trim(), second_name.trim()].map(str::to_owned);
            return Some((names, [first, second].map(u32::from)));
        }
    }
    None
}

/// A row of two cells, or the line of the result.
fn read_row(line: &str, number: usize, game: &mut RawGame, losses: &mut Losses) {
    let words = words(line);
    if let Some(at) = words.iter().position(|(_, word)| *word == "Wins") {
        let points = words
            .get(at + 1)
            .and_then(|(_, points)| points.parse().ok());
        let points = points.filter(|points: &u32| *points <= MOST_POINTS);
        let side = if words[at].0 < MIDDLE {
            Seat::A
        } else {
            Seat::B
        };
        match points {
            Some(points) => game.rows.push(Row {
                at: number.into(),
                what: What::Wins(side, points),
            }),
            None => losses.add(LossKind::Unreadable, number, "a result without points"),
        }
        return;
    }
    // The number of the row ends with a bracket.
    let first = words
        .iter()
        .position(|(_, word)| word.ends_with(')'))
        .map_or(0, |at| at + 1);
    let mut cells: Vec<(usize, Vec<&str>)> = Vec::new();
    for &(column, word) in &words[first..] {
        match cells.last_mut() {
            // What the cube shows may look like dice.
            Some((_, cell)) if !begins_cell(word) || cell.last() == Some(&"=>") => cell.push(word),
            None if !begins_cell(word) => {
                let at = Place {
                    line: number,
                    column: column + 1,
                };
                let what = format!("`{word}` is no part of a row");
                losses.add(LossKind::Unreadable, at, what);
            }
            _ => cells.push((column, vec![word])),
        }
    }
    let alone = cells.len() == 1;
    for (n, (column, cell)) in cells.into_iter().enumerate() {
        let right = if alone { column >= MIDDLE } else { n > 0 };
        let side = if right { Seat::B } else { Seat::A };
        let at = Place {
            line: number,
            column: column + 1,
        };
        match read_cell(&cell) {
            Some(what) => {
                let what = what.map_or_else(What::Ended, |did| What::Cell(side, did));
                game.rows.push(Row { at, what });
            }
            None => {
                let what = format!("`{}` is no cell", cell.join(" "));
                losses.add(LossKind::Unreadable, at, what);
            }
        }
    }
}

/// The words of a line with their columns, in characters.
fn words(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    let ends = line.char_indices().enumerate();
    for (column, (at, c)) in ends {
        match (c.is_whitespace(), start) {
            (false, None) => start = Some((column, at)),
            (true, Some((column, from))) => {
                words.push((column, &line[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some((column, from)) = start {
        words.push((column, &line[from..]));
    }
    words
}

/// `62:`, `62` or `62:13/7`: the dice and what follows them at once.
fn read_dice(word: &str) -> Option<(Dice, &str)> {
    let bytes = word.as_bytes();
    let digit = |at: usize| bytes.get(at).map(|byte| byte.wrapping_sub(b'0'));
    let dice = Dice::new(digit(0)?, digit(1)?)?;
    match bytes.get(2) {
        None => Some((dice, "")),
        Some(b':') => Some((dice, &word[3..])),
        Some(_) => None,
    }
}

fn begins_cell(word: &str) -> bool {
    const WORDS: [&str; 11] = [
        "doubles",
        "redoubles",
        "takes",
        "accepts",
        "drops",
        "passes",
        "beavers",
        "raccoons",
        "resigned",
        "resigns",
        "forfeits",
    ];
    let lower = word.to_ascii_lowercase();
    read_dice(word).is_some() || WORDS.contains(&lower.as_str()) || lower == "lost"
}

/// What a cell says; the words of a game that ended otherwise are an `Err`.
fn read_cell(words: &[&str]) -> Option<Result<Did, String>> {
    let (first, rest) = words.split_first()?;
    if let Some((dice, joined)) = read_dice(first) {
        let mut text = joined.to_owned();
        for word in rest {
            text.push(' ');
            text.push_str(word);
        }
        return Some(Ok(Did::Threw(dice, text.trim().to_owned())));
    }
    Some(match first.to_ascii_lowercase().as_str() {
        "doubles" | "redoubles" => {
            let shows = rest.last().and_then(|shows| shows.parse().ok());
            Ok(Did::Doubled(shows))
        }
        "takes" | "accepts" => Ok(Did::Took),
        "drops" | "passes" => Ok(Did::Dropped),
        "beavers" | "raccoons" => Ok(Did::Redoubled),
        "resigned" | "resigns" | "forfeits" | "lost" => Err(words.join(" ")),
        _ => return None,
    })
}

fn is_rule_fact(key: &str) -> bool {
    let keys = [
        "Variation",
        "Crawford",
        "Jacoby",
        "Beaver",
        "CubeLimit",
        RULES,
    ];
    keys.iter().any(|known| known.eq_ignore_ascii_case(key))
}

/// The rules of the length and of what the header says.
fn read_rules(
    length: u32,
    facts: &[(String, String)],
    losses: &mut Losses,
) -> Result<Rules, ReadError> {
    let fact = |wanted: &str| {
        let found = facts
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(wanted));
        found.map(|(_, value)| value.to_ascii_lowercase())
    };
    // Our own text says all, if it is of such a match.
    if let Some(rules) = fact(RULES).and_then(|text| text.parse::<Rules>().ok())
        && u32::from(rules.length().unwrap_or(0)) == length
    {
        return Ok(rules);
    }
    let on = |key| match fact(key).as_deref() {
        Some("on" | "true" | "yes" | "1") => Some("yes"),
        Some("off" | "false" | "no" | "0") => Some("no"),
        _ => None,
    };
    let mut text = match length {
        0 => {
            if on("Jacoby").is_none() {
                let what = "the file does not say whether Jacoby's rule is on: read as off";
                losses.add(LossKind::Assumed, 0, what);
            }
            let jacoby = on("Jacoby").unwrap_or("no");
            let beavers = if on("Beaver") == Some("yes") { 6 } else { 0 };
            format!("money,jacoby={jacoby},beavers={beavers}")
        }
        length if length <= u32::from(Rules::LONGEST_MATCH) => {
            let crawford = on("Crawford").unwrap_or("yes");
            format!("match,length={length},crawford={crawford}")
        }
        _ => return Err(ReadError::TooLong(length)),
    };
    if let Some(name) = fact("Variation") {
        let known = Variant::ALL
            .into_iter()
            .find(|variant| variant.name() == name);
        match (known, name.as_str()) {
            (Some(variant), _) => {
                // Writing to a string cannot fail.
                let _infallible = write!(text, ",variant={variant}");
            }
            (None, "backgammon") => {}
            (None, _) => return Err(ReadError::UnknownVariant(name)),
        }
    }
    let limit = fact("CubeLimit").and_then(|limit| limit.parse::<u32>().ok());
    if let Some(limit) = limit.filter(|limit| limit.is_power_of_two() && *limit <= 32_768) {
        let _infallible = write!(text, ",maxcube={limit}");
    }
    text.parse().map_err(|_| ReadError::NotThatFormat)
}
