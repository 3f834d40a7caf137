//! Writing `.mat`.

use super::super::loss::{LossKind, Losses};
use super::super::record::{GameRecord, Noted, Record, stops_within_turn, won};
use super::{LEFT_WIDTH, POSITION, RULES, TIES};
use crate::action::Action;
use crate::dice::{Dice, Throw};
use crate::entry::Entry;
use crate::game::Phase;
use crate::play::Play;
use crate::point::{Destination, Origin};
use crate::rules::{Rules, Variant};
use std::fmt::Write;
use yonban_rules::{Game, PositionText, Seat};

/// Writes a record.
pub(in super::super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
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
    let mut thrown = game.dice().map(|dice| (game.on_roll(), dice));
    // A double that is offered in the position is not written again.
    let mut doubled_before = matches!(game.phase(), Phase::Doubled { .. });
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
                if !doubled_before {
                    rows.cell(doubler, format!(" Doubles => {shows}"));
                }
                doubled_before = false;
                if redoubled {
                    lost(format!("redoubles at once stand as one double to {shows}"));
                }
                rows.cell(doubler.other(), " Takes".to_owned());
            }
            (Entry::Action(Action::Drop), Phase::Doubled { redoubles }) => {
                if redoubles == 0 || doubled_before {
                    let doubler = actor.map_or(Seat::A, Seat::other);
                    if !doubled_before {
                        rows.cell(doubler, format!(" Doubles => {}", cube.value() * 2));
                    }
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
    if matches!(game.phase(), Phase::Doubled { .. }) || stops_within_turn(&game) {
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
    if record.from.is_some() {
        lost("the position that it begins with stands as a comment".to_owned());
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
    if let Some(position) = &record.from {
        let _infallible = writeln!(text, "; {POSITION} {}", position.position());
    }
    if !ties.is_empty() {
        let _infallible = writeln!(text, "; {TIES} {}", ties.join(" "));
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
