//! The RenjuNet database, `.rif`: XML, read only. Lists of rules, players and tournaments, then games
//! that refer to them by number.
//!
//! A game says its rule, the fifth moves that were offered (`alt`), whether colors were exchanged
//! (`swap`), and the stones. Where that is enough for the rule's opening, the record holds every
//! action of it; where it is not, the game is read as plain renju, and what the file says of the
//! opening is kept in the comment.

use crate::action::Action;
use crate::game::Gomoku;
use crate::notation::decisions::{has_decisions, named};
use crate::notation::moves::{self, Move};
use crate::notation::record::Said;
use crate::notation::{
    Charset, Finish, Format, Losses, MAX_NODES, NodeId, Options, Place, ReadError, Record, decoded,
};
use crate::opening::Step;
use crate::point::{Color, Point};
use crate::rules::{Key, Preset, Rules};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::BTreeMap;
use yonban_rules::{Game, Verdict};

type Attributes = BTreeMap<String, String>;

/// The lists that games refer to.
#[derive(Default)]
struct Lists {
    rules: BTreeMap<String, Attributes>,
    players: BTreeMap<String, Attributes>,
    tournaments: BTreeMap<String, Attributes>,
}

/// A game of the file.
#[derive(Default)]
struct Entry {
    attributes: Attributes,
    at: Option<Place>,
    moves: String,
    info: String,
}

/// Lines of a text by byte.
struct Lines<'a> {
    text: &'a str,
    line: usize,
    seen: usize,
}

impl Lines<'_> {
    /// The line of a byte that is not before the last one asked for.
    fn place(&mut self, byte: u64) -> Place {
        let byte = usize::try_from(byte)
            .unwrap_or(usize::MAX)
            .min(self.text.len());
        if byte > self.seen {
            let between = &self.text.as_bytes()[self.seen..byte];
            self.line += between.iter().filter(|b| **b == b'\n').count();
            self.seen = byte;
        }
        let before = &self.text.as_bytes()[..self.seen];
        let start = before
            .iter()
            .rposition(|b| *b == b'\n')
            .map_or(0, |n| n + 1);
        Place::line(self.line + 1, self.seen - start + 1)
    }
}

/// The character set that the XML declaration names.
fn declared(bytes: &[u8]) -> Option<Charset> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
    let head = &head[..head.find("?>")?];
    let rest = head[head.find("encoding")? + 8..]
        .trim_start()
        .strip_prefix('=')?
        .trim_start();
    let quote = rest.chars().next().filter(|c| ['"', '\''].contains(c))?;
    Charset::named(rest[1..].split(quote).next()?)
}

pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<Vec<Record>, ReadError> {
    let mut options = *options;
    options.charset = options.charset.or_else(|| declared(bytes));
    let text = decoded(bytes, &options, losses);
    let mut lines = Lines {
        text: &text,
        line: 0,
        seen: 0,
    };
    let mut reader = Reader::from_str(&text);
    reader.config_mut().check_end_names = false;
    let mut lists = Lists::default();
    let mut games: Vec<Entry> = Vec::new();
    let mut open: Option<Entry> = None;
    // The child of a game that text belongs to.
    let mut inside = String::new();
    loop {
        let before = reader.buffer_position();
        let event = match reader.read_event() {
            Ok(event) => event,
            Err(error) => {
                let at = lines.place(reader.error_position());
                losses.add(
                    at,
                    format!("no XML from here: {error}; the rest is left out"),
                );
                break;
            }
        };
        match event {
            Event::Start(tag) => {
                let at = lines.place(before);
                let name = name_of(&tag);
                let attributes = attributes(&tag, at, losses);
                match name.as_str() {
                    "game" => {
                        games.extend(open.take());
                        open = Some(Entry {
                            attributes,
                            at: Some(at),
                            ..Entry::default()
                        });
                    }
                    "move" | "info" => inside = name,
                    _ => lists.add(&name, attributes, at, losses),
                }
            }
            Event::Empty(tag) => {
                let at = lines.place(before);
                let name = name_of(&tag);
                let attributes = attributes(&tag, at, losses);
                if name == "game" {
                    games.extend(open.take());
                    games.push(Entry {
                        attributes,
                        at: Some(at),
                        ..Entry::default()
                    });
                } else {
                    lists.add(&name, attributes, at, losses);
                }
            }
            Event::End(tag) => {
                let name = tag.name().as_ref().to_lowercase();
                if name == "game" {
                    games.extend(open.take());
                }
                inside.clear();
            }
            Event::Text(part) => {
                add_text(&mut open, &inside, &part);
            }
            Event::CData(part) => {
                add_text(&mut open, &inside, &part);
            }
            Event::GeneralRef(part) => {
                let name = part.to_string();
                let letter = match part.resolve_char_ref() {
                    Ok(Some(letter)) => letter.to_string(),
                    _ => match quick_xml::escape::resolve_predefined_entity(&name) {
                        Some(text) => text.to_owned(),
                        None => format!("&{name};"),
                    },
                };
                add_text(&mut open, &inside, &letter);
            }
            Event::Eof => {
                if open.is_some() {
                    let at = lines.place(reader.buffer_position());
                    losses.add(at, "the file ends inside a game");
                }
                break;
            }
            _ => {}
        }
        if games.len() >= MAX_NODES {
            let at = lines.place(reader.buffer_position());
            losses.add(
                at,
                format!("more than {MAX_NODES} games: the others are left out"),
            );
            break;
        }
    }
    games.extend(open);
    if games.is_empty() {
        return Err(ReadError::NotThatFormat {
            format: Format::Rif,
            what: "it holds no `game` element".to_owned(),
        });
    }
    let times = games.iter().filter(|game| {
        ["btime", "wtime"].iter().any(|key| {
            game.attributes
                .get(*key)
                .is_some_and(|text| !["", "0"].contains(&text.as_str()))
        })
    });
    let timed = times.count();
    if timed > 0 {
        losses.add(
            Place::Whole,
            format!("the times of {timed} games are not kept"),
        );
    }
    Ok(games
        .iter()
        .map(|game| record(game, &lists, &options, losses))
        .collect())
}

/// The longest text of a list entry, in characters: every game of the file may repeat it.
const LONGEST: usize = 300;

impl Lists {
    fn add(&mut self, name: &str, mut attributes: Attributes, at: Place, losses: &mut Losses) {
        let Some(id) = attributes.get("id").cloned() else {
            return;
        };
        let list = match name {
            "rule" => &mut self.rules,
            "player" => &mut self.players,
            "tournament" => &mut self.tournaments,
            _ => return,
        };
        for (key, value) in &mut attributes {
            if let Some((end, _)) = value.char_indices().nth(LONGEST) {
                value.truncate(end);
                losses.add(at, format!("{key} is cut to {LONGEST} characters"));
            }
        }
        list.insert(id, attributes);
    }
}

fn name_of(tag: &BytesStart<'_>) -> String {
    tag.name().as_ref().to_lowercase()
}

fn add_text(open: &mut Option<Entry>, inside: &str, text: &str) {
    if let Some(game) = open {
        match inside {
            "move" => game.moves.push_str(text),
            "info" => game.info.push_str(text),
            _ => {}
        }
    }
}

fn attributes(tag: &BytesStart<'_>, at: Place, losses: &mut Losses) -> Attributes {
    let mut list = Attributes::new();
    for attribute in tag.attributes().with_checks(false) {
        match attribute {
            Ok(attribute) => {
                let key = attribute.key.as_ref().to_lowercase();
                let raw = attribute.value.clone().into_owned();
                let value = quick_xml::escape::unescape(&raw)
                    .map_or_else(|_| raw.clone(), std::borrow::Cow::into_owned);
                list.insert(key, value);
            }
            Err(error) => losses.add(at, format!("an attribute cannot be read: {error}")),
        }
    }
    list
}

/// What the attributes of a game say of its opening.
struct Opening {
    alternatives: Vec<Point>,
    swaps: String,
}

fn record(game: &Entry, lists: &Lists, options: &Options, losses: &mut Losses) -> Record {
    let at = game.at.unwrap_or(Place::Whole);
    let attribute = |key: &str| {
        game.attributes
            .get(key)
            .map(|text| text.trim())
            .unwrap_or_default()
    };
    let listed = |list: &BTreeMap<String, Attributes>, key: &str, field: &str| -> String {
        let entry = list.get(attribute(key));
        entry
            .and_then(|entry| entry.get(field))
            .cloned()
            .unwrap_or_default()
    };
    let stones = points(&game.moves, at, "moves", losses);
    let opening = Opening {
        alternatives: points(attribute("alt"), at, "alt", losses)
            .into_iter()
            .filter_map(|one| match one {
                Move::Place(point) => Some(point),
                Move::Pass => None,
            })
            .collect(),
        swaps: attribute("swap").to_owned(),
    };
    let rule = listed(&lists.rules, "rule", "name");
    let mut record = match named(&rule)
        .or(options.rules)
        .filter(|rules| rules.size() == 15)
    {
        Some(rules) if has_decisions(rules.preset()) => opened(&rules, &stones, &opening, at)
            .unwrap_or_else(|| {
                losses.add(
                    at,
                    format!("the file does not say all decisions of {rules}: read as renju"),
                );
                let mut record = plain_record(&stones, at, losses);
                tell_opening(&mut record, &opening);
                record
            }),
        Some(rules) => {
            let mut record = Record::new(&rules);
            record.add_line(&line(&stones, at), losses);
            tell_opening(&mut record, &opening);
            record
        }
        None => {
            losses.add(at, format!("the rule {rule:?} is not known: read as renju"));
            let mut record = plain_record(&stones, at, losses);
            tell_opening(&mut record, &opening);
            record
        }
    };
    let player = |key: &str| {
        let (name, surname) = (
            listed(&lists.players, key, "name"),
            listed(&lists.players, key, "surname"),
        );
        let whole = format!("{name} {surname}").trim().to_owned();
        if whole.is_empty() {
            attribute(key).to_owned()
        } else {
            whole
        }
    };
    record.name_colors([player("black"), player("white")]);
    record.event = listed(&lists.tournaments, "tournament", "name");
    record.round = attribute("round").to_owned();
    record.date = date(lists.tournaments.get(attribute("tournament")));
    let black = record.final_game().seat_of(Color::Black);
    record.result = match attribute("bresult") {
        "1" => Some(Verdict::Win(black)),
        "0" => Some(Verdict::Win(black.other())),
        "0.5" | "0,5" => Some(Verdict::Draw),
        "" => None,
        other => {
            losses.add(at, format!("the result {other:?} is not understood"));
            None
        }
    }
    .map(|verdict| Finish { verdict, by: None });
    let info = game.info.trim();
    if !info.is_empty() {
        record.node_mut(NodeId::ROOT).remark(info);
    }
    record
}

/// `2007-08`, as far as the tournament says it.
fn date(tournament: Option<&Attributes>) -> String {
    let field = |key: &str| {
        tournament
            .and_then(|entry| entry.get(key))
            .map(|text| text.trim())
            .unwrap_or_default()
    };
    if field("start").len() == 10 {
        return field("start").to_owned();
    }
    match (field("year"), field("month").parse::<u8>()) {
        ("", _) => String::new(),
        (year, Ok(month @ 1..=12)) => format!("{year}-{month:02}"),
        (year, _) => year.to_owned(),
    }
}

/// Moves between blanks, up to the first that is none.
fn points(text: &str, at: Place, what: &str, losses: &mut Losses) -> Vec<Move> {
    let joined = text.replace(',', " ");
    moves::parse(&joined).unwrap_or_else(|error| {
        losses.add(
            at,
            format!(
                "{what}: no move can be read at byte {}: the rest is left out",
                error.at
            ),
        );
        moves::parse(&joined[..error.at]).unwrap_or_default()
    })
}

fn line(stones: &[Move], at: Place) -> Vec<Said> {
    let said = |one: &Move| Said {
        action: match *one {
            Move::Place(point) => Action::Place(point),
            Move::Pass => Action::Pass,
        },
        time_ms: None,
        at,
    };
    stones.iter().map(said).collect()
}

fn plain_record(stones: &[Move], at: Place, losses: &mut Losses) -> Record {
    let rules = Rules::from(Preset::Renju);
    let mut record = Record::new(&rules.with(Key::Judging, "claim").unwrap_or(rules));
    record.add_line(&line(stones, at), losses);
    record
}

/// Keeps what the file says of an opening that could not be played out.
fn tell_opening(record: &mut Record, opening: &Opening) {
    let mut words = Vec::new();
    if !opening.alternatives.is_empty() {
        let list: Vec<String> = opening.alternatives.iter().map(Point::to_string).collect();
        words.push(format!("Fifth moves offered: {}.", list.join(", ")));
    }
    if !opening.swaps.is_empty() && opening.swaps.chars().any(|c| c != '0') {
        words.push(format!("Exchange of colors: {}.", opening.swaps));
    }
    record.node_mut(NodeId::ROOT).remark(&words.join("\n"));
}

/// The game with every action of its opening, if the file says them all and the rules allow them.
fn opened(rules: &Rules, stones: &[Move], opening: &Opening, at: Place) -> Option<Record> {
    let mut game = Gomoku::new(rules);
    let mut actions = Vec::new();
    let mut next = stones.iter();
    let decisions = count_swaps(rules.preset());
    let mut swaps = swaps(&opening.swaps, decisions)?.into_iter();
    let fifth = match stones.get(4) {
        Some(Move::Place(point)) => Some(*point),
        _ => None,
    };
    let mut offers = opening.alternatives.clone();
    if let Some(point) = fifth.filter(|point| !offers.contains(point)) {
        offers.push(point);
    }
    let number = u8::try_from(offers.len()).ok()?;
    let mut offered = offers.into_iter();
    loop {
        let action = match game.step() {
            Step::Play | Step::Over => break,
            Step::Place { .. } => match next.next() {
                Some(Move::Place(point)) => Action::Place(*point),
                Some(Move::Pass) => return None,
                None => break,
            },
            Step::SwapOrKeep => {
                if swaps.next()? {
                    Action::Swap
                } else {
                    Action::Keep
                }
            }
            Step::Declare { .. } => Action::Declare(number),
            Step::PlaceOrOffer { .. } if number <= 1 => match next.next() {
                Some(Move::Place(point)) => Action::Place(*point),
                _ => break,
            },
            Step::Offer { .. } | Step::PlaceOrOffer { .. } => {
                fifth?;
                Action::Offer(offered.next()?)
            }
            Step::Pick { .. } => {
                next.next();
                Action::Pick(fifth?)
            }
            Step::Choose { .. } => return None,
        };
        game.check(&action).ok()?;
        game.play_unchecked(&action);
        actions.push(action);
    }
    let mut record = Record::new(rules);
    let mut all: Vec<Said> = actions
        .into_iter()
        .map(|action| Said {
            action,
            time_ms: None,
            at,
        })
        .collect();
    let rest: Vec<Move> = next.copied().collect();
    all.extend(line(&rest, at));
    let mut trouble = Losses::default();
    record.add_line(&all, &mut trouble);
    trouble.finish().is_empty().then_some(record)
}

/// How many times the opening asks for an exchange of colors, at most.
const fn count_swaps(preset: Preset) -> usize {
    match preset {
        Preset::Tarannikov | Preset::Taraguchi | Preset::Taraguchi10 => 5,
        Preset::Jonsson | Preset::Soosorv | Preset::Soosorv8 => 2,
        _ => 1,
    }
}

/// The exchanges, one digit each; nothing or a single 0 says that there was none.
fn swaps(text: &str, decisions: usize) -> Option<Vec<bool>> {
    let digits: Vec<bool> = match text.to_ascii_lowercase().as_str() {
        "" | "0" | "no" | "false" => vec![false; decisions],
        "1" | "yes" | "true" if decisions == 1 => vec![true],
        digits if digits.len() <= decisions && digits.bytes().all(|b| b == b'0' || b == b'1') => {
            let mut list: Vec<bool> = digits.bytes().map(|b| b == b'1').collect();
            if list.len() < 2 {
                return None;
            }
            list.resize(decisions, false);
            list
        }
        _ => return None,
    };
    Some(digits)
}
