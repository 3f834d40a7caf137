//! `.mat`, the text that nearly every backgammon program reads: games in two columns.
//!
//! Sources: the spec, section 20; bkgm.com on the fields of the header; files of GNU Backgammon.

use super::diagram::number;
use super::loss::{LossKind, Losses};
use super::record::{GameRecord, Noted, Record, won};
use super::replay::{Did, Replay};
use super::{ReadError, text_of};
use crate::action::Action;
use crate::dice::{Dice, Throw};
use crate::entry::Entry;
use crate::game::Phase;
use crate::play::Play;
use crate::point::{Destination, Origin};
use crate::rules::{Rules, Variant};
use std::fmt::Write;
use yonban_rules::{Game, Seat};

/// The column, from 0, before which a cell that stands alone is in the left column.
const MIDDLE: usize = 24;
/// Where the right column begins, after the number of the row.
const LEFT_WIDTH: usize = 28;
/// A backgammon with the largest cube.
const MOST_POINTS: u32 = 3 << 15;
/// The header key that holds our rules text.
const RULES: &str = "Rules";

/// Whether a text looks like this format.
pub(super) fn looks_like(text: &str) -> bool {
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

/// A line of a game, with its number in the file.
struct Row {
    line: usize,
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
    comment: Vec<String>,
    rows: Vec<Row>,
}

/// Reads a file.
pub(super) fn read(bytes: &[u8], losses: &mut Losses) -> Result<Record, ReadError> {
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
            } else if let (true, Some(game)) = (in_game, games.last_mut()) {
                let what = What::Comment(comment.to_owned());
                game.rows.push(Row { line: at, what });
            } else {
                before.comment.push(comment.to_owned());
            }
        } else if trimmed.is_empty() {
            in_game &= games
                .last()
                .is_some_and(|game| !game.rows.iter().any(is_end));
        } else if let Some(points) = read_length(trimmed) {
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
        if games.len() > super::MAX_GAMES {
            return Err(ReadError::TooMany);
        }
    }
    let length = length.ok_or(ReadError::NotThatFormat)?;
    let rules = read_rules(length, &facts, losses)?;
    facts.retain(|(key, _)| !is_rule_fact(key));
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
        let one_away = GameRecord {
            score: game.score,
            ..GameRecord::default()
        }
        .start(rules)
        .one_away();
        if let Some(last) = games.last() {
            let mut expected = last.score;
            if let Some((winner, points)) = last.result {
                let sum = &mut expected[winner.index()];
                *sum = sum.saturating_add(points);
            }
            if expected != game.score {
                let [a, b] = expected;
                let what = format!("the games before come to {a}-{b}, not to this score");
                losses.add(LossKind::Mismatch, game.line, what);
            }
        }
        let start = GameRecord {
            score: game.score,
            crawford: rules.crawford() && one_away && !was_one_away,
            comment: game.comment.join("\n"),
            ..GameRecord::default()
        };
        was_one_away = one_away;
        let mut replay = Replay::new(rules, start, losses);
        game.ties.iter().for_each(|dice| replay.tie(*dice));
        for (n, row) in game.rows.iter().enumerate() {
            match &row.what {
                What::Cell(side, did) => {
                    let mut rest = game.rows[n + 1..].iter();
                    let next = rest.find(|row| !matches!(row.what, What::Comment(_)));
                    replay.take(*side, did, next.is_none_or(is_end), row.line);
                }
                What::Wins(winner, points) => replay.result(*winner, *points, row.line),
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

/// `[Key "value"]`.
fn read_fact(text: &str) -> Option<(String, String)> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inner.split_once('"')?;
    let value = value.strip_suffix('"')?;
    Some((key.trim().to_owned(), value.to_owned()))
}

/// `Ties: 4-4 2-2`, which we write.
fn read_ties(text: &str) -> Option<Vec<Dice>> {
    let list = text.strip_prefix("Ties:")?;
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
                line: number,
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
                let what = format!("`{word}` is no part of a row");
                losses.add(LossKind::Unreadable, number, what);
            }
            _ => cells.push((column, vec![word])),
        }
    }
    let alone = cells.len() == 1;
    for (n, (column, cell)) in cells.into_iter().enumerate() {
        let right = if alone { column >= MIDDLE } else { n > 0 };
        let side = if right { Seat::B } else { Seat::A };
        match read_cell(&cell) {
            Some(what) => {
                let what = what.map_or_else(What::Ended, |did| What::Cell(side, did));
                game.rows.push(Row { line: number, what });
            }
            None => {
                let what = format!("`{}` is no cell", cell.join(" "));
                losses.add(LossKind::Unreadable, number, what);
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
        1..=25 => {
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

/// Writes a record.
pub(super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut text = String::new();
    let facts = record
        .facts
        .iter()
        .map(|(key, value)| (key.clone(), value.clone()));
    for (key, value) in facts.chain(rule_facts(&record.rules)) {
        let value = one_line(&value).replace('"', "'");
        let _infallible = writeln!(text, "; [{} \"{value}\"]", one_line(&key));
    }
    let length = record.rules.length().unwrap_or(0);
    let _infallible = write!(text, "\n {length} point match\n");
    let names = [0, 1].map(|at| {
        let name = one_line(&record.names[at]);
        if name.is_empty() {
            ["White", "Black"][at].to_owned()
        } else {
            name
        }
    });
    for (number, game) in record.games.iter().enumerate() {
        write_game(&mut text, number + 1, game, &names, &record.rules, losses);
    }
    text.into_bytes()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn rule_facts(rules: &Rules) -> Vec<(String, String)> {
    let on = |yes: bool| if yes { "On" } else { "Off" }.to_owned();
    let variation = match rules.variant() {
        Variant::Standard => "Backgammon",
        Variant::Nackgammon => "Nackgammon",
        Variant::Hypergammon => "Hypergammon",
        Variant::Longgammon => "Longgammon",
    };
    [
        ("Variation", variation.to_owned()),
        ("Crawford", on(rules.crawford())),
        ("Jacoby", on(rules.jacoby())),
        ("Beaver", on(rules.beavers() > 0)),
        ("CubeLimit", rules.maxcube().to_string()),
        (RULES, rules.to_string()),
    ]
    .map(|(key, value)| (key.to_owned(), value))
    .to_vec()
}

/// The rows of a game as they grow.
#[derive(Default)]
struct Rows {
    rows: Vec<[Option<String>; 2]>,
    /// The comments after each row.
    comments: Vec<(usize, String)>,
}

impl Rows {
    fn cell(&mut self, side: Seat, cell: String) {
        let at = side.index();
        let free = self
            .rows
            .last()
            .is_some_and(|row| row[at..].iter().all(Option::is_none));
        if !free {
            self.rows.push([None, None]);
        }
        if let Some(row) = self.rows.last_mut() {
            row[at] = Some(cell);
        }
    }

    fn comment(&mut self, text: &str) {
        for line in text.lines() {
            self.comments.push((self.rows.len(), line.to_owned()));
        }
    }
}

fn write_game(
    text: &mut String,
    number: usize,
    record: &GameRecord,
    names: &[String; 2],
    rules: &Rules,
    losses: &mut Losses,
) {
    let mut game = record.start(rules);
    let mut rows = Rows::default();
    let mut ties = Vec::new();
    let mut redoubled = false;
    let mut lost =
        |what: String| losses.add(LossKind::NoPlace, 0, format!("game {number}: {what}"));
    let mut thrown: Option<(Seat, Dice)> = None;
    for Noted { entry, comment } in &record.entries {
        let (phase, actor, cube) = (game.phase(), game.turn().seat(), game.cube());
        if game.take(entry).is_err() {
            lost(format!(
                "`{entry}` is refused, the game is written no further"
            ));
            break;
        }
        match (entry, phase) {
            (Entry::Throw(Throw::Dice(dice)), Phase::OpeningThrow) if dice.is_doublet() => {
                ties.push(dice.to_string());
            }
            // The first dice of a game: the larger one in front, on whichever side.
            (Entry::Throw(Throw::Dice(dice)), Phase::OpeningThrow) => {
                thrown = Some((game.on_roll(), dice.sorted()));
            }
            (Entry::Throw(Throw::Dice(dice)), _) => thrown = Some((game.on_roll(), *dice)),
            (Entry::Throw(Throw::Cocked), _) => lost("a cocked throw".to_owned()),
            (Entry::Action(Action::Play(play)), _) => {
                if let Some((side, dice)) = thrown.take() {
                    rows.cell(side, dice_cell(dice, play));
                }
            }
            (Entry::Action(Action::Double), _) => {
                redoubled = false;
            }
            (Entry::Action(Action::Beaver | Action::Raccoon), _) => redoubled = true,
            (Entry::Action(Action::Take), _) => {
                let doubler = game.on_roll();
                let shows = game.cube().value();
                rows.cell(doubler, format!(" Doubles => {shows}"));
                if redoubled {
                    lost(format!("redoubles at once stand as one double to {shows}"));
                }
                rows.cell(doubler.other(), " Takes".to_owned());
            }
            (Entry::Action(Action::Drop), Phase::Doubled { redoubles }) => {
                if redoubles == 0 {
                    let doubler = actor.map_or(Seat::A, Seat::other);
                    rows.cell(doubler, format!(" Doubles => {}", cube.value() * 2));
                    rows.cell(doubler.other(), " Drops".to_owned());
                } else {
                    lost("a redouble that was dropped stands as a resignation".to_owned());
                }
            }
            (Entry::Action(Action::Reject), _) => {
                rows.comment("an offer to resign was rejected");
                lost("an offer to resign that was rejected stands as a comment".to_owned());
            }
            (Entry::Action(_), _) => {}
        }
        if !comment.is_empty() {
            rows.comment(comment);
        }
    }
    if matches!(
        game.phase(),
        Phase::Throw | Phase::Doubled { .. } | Phase::Resigning { .. }
    ) {
        lost("it stops within a turn".to_owned());
    }
    // A throw whose play was never made: resigned, or not finished.
    if let Some((side, dice)) = thrown {
        rows.cell(side, format!("{}{}: ", dice.first(), dice.second()));
    }
    let result = record.result.or_else(|| won(record.score, game.score()));
    write_rows(text, number, record, names, &ties, &rows, (result, rules));
    if result.is_none() {
        lost("it has no result".to_owned());
    }
    if !ties.is_empty() {
        lost("ties of the opening throw stand as a comment".to_owned());
    }
}

fn write_rows(
    text: &mut String,
    number: usize,
    record: &GameRecord,
    names: &[String; 2],
    ties: &[String],
    rows: &Rows,
    (result, rules): (Option<(Seat, u32)>, &Rules),
) {
    text.push('\n');
    for line in record.comment.lines() {
        // Writing to a string cannot fail.
        let _infallible = writeln!(text, "; {line}");
    }
    if !ties.is_empty() {
        let _infallible = writeln!(text, "; Ties: {}", ties.join(" "));
    }
    let [score_a, score_b] = record.score;
    let left = format!("{} : {score_a}", names[0]);
    let width = LEFT_WIDTH + 3;
    let _infallible = writeln!(
        text,
        " Game {number}\n {left:<width$} {} : {score_b}",
        names[1]
    );
    let mut comments = rows.comments.iter().peekable();
    for at in 0..=rows.rows.len() {
        while let Some((_, line)) = comments.next_if(|(after, _)| *after <= at) {
            let _infallible = writeln!(text, "; {line}");
        }
        let Some([left, right]) = rows.rows.get(at) else {
            break;
        };
        let row = at + 1;
        let left = left.as_deref().unwrap_or_default();
        let line = match right {
            Some(right) => format!("{row:>3}) {left:<LEFT_WIDTH$}{}{right}", gap(left)),
            None => format!("{row:>3}) {left}"),
        };
        let _infallible = writeln!(text, "{}", line.trim_end());
    }
    if let Some((winner, points)) = result {
        let column = match winner {
            Seat::A => 6,
            Seat::B => 5 + LEFT_WIDTH + 1,
        };
        let plural = if points == 1 { "point" } else { "points" };
        let whole = rules.length().map(u32::from);
        let wins = whole.is_some_and(|whole| record.score[winner.index()] + points >= whole);
        let end = if wins { " and the match" } else { "" };
        let _infallible = writeln!(text, "{:column$}Wins {points} {plural}{end}", "");
    }
}

/// A blank where the left cell reaches into the right column.
const fn gap(left: &str) -> &'static str {
    if left.len() >= LEFT_WIDTH { " " } else { "" }
}

fn dice_cell(dice: Dice, play: &Play) -> String {
    let mut cell = format!("{}{}:", dice.first(), dice.second());
    for step in play.steps() {
        let from = match step.from() {
            Origin::Bar => "25".to_owned(),
            Origin::Point(point) => point.to_string(),
        };
        let to = match step.to() {
            Destination::Off => "0".to_owned(),
            Destination::Point(point) => point.to_string(),
        };
        let star = if step.hits() { "*" } else { "" };
        let _infallible = write!(cell, " {from}/{to}{star}");
    }
    cell
}
