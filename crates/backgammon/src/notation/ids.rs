//! One position as a file: a line that holds an XGID, an OGID, or a Position ID with or without a Match
//! ID behind it.

use super::diagram::{Diagram, Omission, fitting};
use super::loss::{LossKind, Losses};
use super::match_id::MatchId;
use super::record::{GameRecord, Record};
use super::{Format, ReadError, ogid, position_id, xgid};
use crate::game::Backgammon;
use crate::rules::{Preset, Rules, Variant};
use yonban_rules::{Game, PositionText};

/// The longest text that is looked at, in bytes.
const LONGEST: usize = 400;

/// The only line that holds something.
fn line(text: &str) -> Option<&str> {
    let text = text.trim();
    (text.len() <= LONGEST && !text.is_empty() && !text.contains('\n')).then_some(text)
}

/// The format that a text looks like.
pub(super) fn detect(text: &str) -> Option<Format> {
    let text = line(text)?;
    let shape = text.split(':').next().unwrap_or_default();
    let is_id = shape.len() == 14
        && shape
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '+' || c == '/');
    if text.starts_with("XGID=") {
        Some(Format::Xgid)
    } else if is_id && !text.contains(' ') && text.matches(':').count() <= 2 {
        Some(Format::GnubgId)
    } else if text.matches(':').count() >= 7 && !text.contains(' ') {
        Some(Format::Ogid)
    } else {
        None
    }
}

pub(super) fn read(format: Format, text: &str) -> Result<Record, ReadError> {
    let text = line(text).ok_or(ReadError::NotThatFormat)?;
    let bad = |error: &dyn std::fmt::Display| ReadError::Id(error.to_string());
    let game = match format {
        Format::Xgid => xgid::read(text, Variant::Standard)
            .map_err(|error| bad(&error))?
            .game()
            .map_err(|error| bad(&error))?,
        Format::Ogid => ogid::read(text, Variant::Standard)
            .map_err(|error| bad(&error))?
            .game()
            .map_err(|error| bad(&error))?,
        Format::GnubgId => of_ids(text)?,
        Format::Mat | Format::Sgf => return Err(ReadError::NotThatFormat),
    };
    let from = Some(game.clone());
    Ok(Record {
        rules: *game.rules(),
        names: [String::new(), String::new()],
        facts: Vec::new(),
        games: vec![GameRecord {
            score: game.score(),
            crawford: game.is_crawford(),
            from,
            ..GameRecord::default()
        }],
    })
}

/// A Position ID, with a Match ID for match and cube behind it.
fn of_ids(text: &str) -> Result<Backgammon, ReadError> {
    let bad = |error: &dyn std::fmt::Display| ReadError::Id(error.to_string());
    let mut parts = text.split(':');
    position_id::read(parts.next().unwrap_or_default(), Variant::Standard)
        .map_err(|error| bad(&error))?;
    let rules = match parts.next() {
        None => Rules::from(Preset::Money),
        Some(id) => rules_of(&MatchId::read(id).map_err(|error| bad(&error))?)?,
    };
    Backgammon::from_position(&rules, text).map_err(|error| bad(&error))
}

/// Rules under which a Match ID can be: it says nothing of beavers and of the largest cube.
fn rules_of(id: &MatchId) -> Result<Rules, ReadError> {
    let most = id.cube.value().max(1024);
    fitting(id.length, (id.jacoby, 0), id.cube, most, Variant::Standard)
        .ok_or(ReadError::TooLong(u32::from(id.length)))
}

/// The last position in which something is due.
pub(super) fn write(format: Format, record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut lose = |what: &str| losses.add(LossKind::NoPlace, 0, what);
    let actions = record.entries().count();
    let mut states = record
        .games
        .iter()
        .flat_map(|game| game.states(&record.rules));
    let last = states.rfind(|state| !state.turn().is_over());
    let Some((state, (diagram, omissions))) =
        last.and_then(|state| Diagram::of(&state).map(|diagram| (state, diagram)))
    else {
        lose("there is no position in which something is due");
        return Vec::new();
    };
    if actions > 0 {
        lose(&format!(
            "one position is written, the {actions} actions and throws are not"
        ));
    }
    let text = match format {
        Format::Xgid => xgid::write(&diagram),
        Format::Ogid => ogid::write(&diagram),
        Format::GnubgId | Format::Mat | Format::Sgf => state.position(),
    };
    if format != Format::GnubgId {
        omissions.iter().for_each(|omission| lose(told(*omission)));
    }
    format!("{text}\n").into_bytes()
}

const fn told(omission: Omission) -> &'static str {
    match omission {
        Omission::OpeningThrow => "that the opening throw is due",
        Omission::ThrowDue => "that the throw is due and nothing else",
        Omission::Resignation => "the offer to resign",
        Omission::Redoubles => "how many redoubles there were",
        Omission::Score => "the score",
        Omission::Beavers => "how many beavers are allowed",
        Omission::NoCube => "that there is no cube",
        Omission::AutoDoubles => "what ties of the opening throw do",
        Omission::CrawfordRule => "that the Crawford rule is off",
    }
}
