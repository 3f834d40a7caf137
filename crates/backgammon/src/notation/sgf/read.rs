//! Reading SGF.

use super::super::loss::{LossKind, Losses, Place};
use super::super::record::{GameRecord, Kept, Record, playable};
use super::super::replay::{Did, Next, Replay};
use super::super::{MAX_GAMES, ReadError, diagram};
use super::setup::SetUp;
use super::{FACTS, OUR_ACT, OUR_POSITION, OURS, read_place};
use crate::dice::Dice;
use crate::game::Backgammon;
use crate::rules::{Rules, Variant};
use std::fmt::Write;
use yonban_rules::{PositionText, Seat};
use yonban_sgf::{Node, NodeId, Tree, Value};

/// Root properties that are read, or written anew.
const KNOWN_ROOT: [&str; 10] = ["FF", "GM", "CA", "MI", "PW", "PB", "RU", "RE", OURS, "C"];

/// Reads a file.
pub(in super::super) fn read(bytes: &[u8], losses: &mut Losses) -> Result<Record, ReadError> {
    let reading = yonban_sgf::read(bytes, &yonban_sgf::Options::default())
        .map_err(|error| ReadError::Sgf(error.to_string()))?;
    for loss in &reading.losses {
        losses.add(LossKind::Unreadable, loss.at, loss.what.as_str());
    }
    let trees = &reading.collection.trees;
    if trees.len() > MAX_GAMES {
        return Err(ReadError::TooMany);
    }
    for tree in trees {
        if let Some(game) = tree.root().value("GM").map(Value::simple_text)
            && game.trim() != "6"
        {
            return Err(ReadError::WrongGame(game));
        }
    }
    let first = trees.first().ok_or(ReadError::NotThatFormat)?.root();
    let rules = read_rules(first, losses)?;
    let name = |key| first.value(key).map(Value::simple_text).unwrap_or_default();
    let facts = FACTS.iter().filter_map(|(key, fact)| {
        let value = first.value(key)?.simple_text();
        Some(((*fact).to_owned(), value))
    });
    let mut record = Record {
        rules,
        names: [name("PW"), name("PB")],
        facts: facts.collect(),
        games: Vec::new(),
    };
    for tree in trees {
        let start = read_start(tree.root(), &rules, losses);
        record.games.push(read_game(tree, &rules, start, losses));
    }
    Ok(record)
}

/// The values of `MI` by name.
fn match_info(root: &Node, wanted: &str) -> Option<u16> {
    let values = root.property("MI")?.values().iter();
    values
        .filter_map(|value| {
            let text = value.simple_text();
            let (key, number) = text.split_once(':')?;
            (key.trim() == wanted).then(|| diagram::number(number.trim()))?
        })
        .next()
}

fn rule_words(root: &Node) -> Vec<String> {
    let text = root.value("RU").map(Value::simple_text).unwrap_or_default();
    text.split(':')
        .map(|word| word.trim().to_ascii_lowercase())
        .collect()
}

fn read_rules(root: &Node, losses: &mut Losses) -> Result<Rules, ReadError> {
    let length = match_info(root, "length").unwrap_or(0);
    let ours = root
        .value(OURS)
        .and_then(|text| text.simple_text().parse::<Rules>().ok());
    if let Some(rules) = ours.filter(|rules| u16::from(rules.length().unwrap_or(0)) == length) {
        return Ok(rules);
    }
    let words = rule_words(root);
    let has = |word: &str| words.iter().any(|known| known == word);
    let mut text = match length {
        0 => {
            let jacoby = if has("jacoby") { "yes" } else { "no" };
            let what = "the file does not say whether beavers are allowed: read as six";
            losses.add(LossKind::Assumed, 0, what);
            format!("money,jacoby={jacoby},beavers=6")
        }
        length if length <= u16::from(Rules::LONGEST_MATCH) => {
            let crawford = if has("crawford") { "yes" } else { "no" };
            format!("match,length={length},crawford={crawford}")
        }
        _ => return Err(ReadError::TooLong(u32::from(length))),
    };
    if let Some(variant) = Variant::ALL.into_iter().find(|variant| has(variant.name())) {
        // Writing to a string cannot fail.
        let _infallible = write!(text, ",variant={variant}");
    }
    text.parse().map_err(|_| ReadError::NotThatFormat)
}

fn read_start(root: &Node, rules: &Rules, losses: &mut Losses) -> GameRecord {
    let score = ["ws", "bs"].map(|key| u32::from(match_info(root, key).unwrap_or(0)));
    let score = playable(rules, score).unwrap_or_else(|| {
        let [a, b] = score;
        let what = format!("at {a}-{b} the match is over: the game is read as one at 0-0");
        losses.add(LossKind::Mismatch, 0, what);
        [0, 0]
    });
    let mut start = GameRecord {
        score,
        ..GameRecord::default()
    };
    let words = rule_words(root);
    let said = words.iter().any(|word| word == "crawfordgame");
    let one_away = start.start(rules).one_away();
    start.crawford = rules.crawford() && one_away && said;
    start.comment = root.value("C").map(Value::text).unwrap_or_default();
    start
}

/// `W+4`, `B+2R`.
fn read_result(root: &Node) -> Option<(Seat, u32)> {
    let text = root.value("RE")?.simple_text();
    let (side, points) = text.trim().split_once('+')?;
    let winner = match side {
        "W" => Seat::A,
        "B" => Seat::B,
        _ => return None,
    };
    let points = points.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let points: u32 = points.parse().ok()?;
    (points <= 3 << 15).then_some((winner, points))
}

fn read_game(tree: &Tree, rules: &Rules, start: GameRecord, losses: &mut Losses) -> GameRecord {
    let result = read_result(tree.root());
    let at = Place::from(tree.root().at());
    let mut kept = Vec::new();
    let nodes: Vec<NodeId> = tree.main_line().collect();
    if nodes.len() < tree.len() {
        losses.add(LossKind::NoPlace, at, "variations are not kept");
    }
    let (start, refused) = with_position(tree, &nodes, rules, start);
    let mut replay = Replay::new(rules, start, losses);
    if let Some(what) = refused {
        replay.unreadable(&what, at);
    }
    let last = nodes.len() - 1;
    let mut begun = false;
    for (n, id) in nodes.into_iter().enumerate() {
        let node = tree.node(id);
        let at = Place::from(node.at());
        let next = if n < last { Next::Play } else { Next::End };
        begun |= acts(node);
        for property in node.properties() {
            let key = property.identifier();
            let value = property
                .values()
                .first()
                .map(Value::simple_text)
                .unwrap_or_default();
            match key {
                "B" | "W" => {
                    let side = if key == "W" { Seat::A } else { Seat::B };
                    match read_move(side, &value) {
                        Some(did) => replay.take(side, &did, next, at),
                        None => replay.unreadable(&format!("{key}[{value}]"), at),
                    }
                }
                OUR_ACT => replay.act(&value, at),
                OUR_POSITION if n == 0 => {}
                _ if SetUp::KEYS.contains(&key) => {
                    if begun {
                        replay.unreadable(&format!("the set-up {key}[{value}] in play"), at);
                    }
                }
                "C" if n > 0 => {
                    let text = property
                        .values()
                        .first()
                        .map(Value::text)
                        .unwrap_or_default();
                    replay.comment(&text);
                }
                _ if n == 0 && is_known_root(key) => {}
                _ => kept.push(Kept {
                    node: n,
                    key: key.to_owned(),
                    values: property.values().to_vec(),
                }),
            }
        }
    }
    if let Some((winner, points)) = result {
        replay.result(winner, points, at);
    }
    let mut record = replay.finish();
    record.kept = kept;
    record
}

/// Whether something happens in a node.
fn acts(node: &Node) -> bool {
    ["B", "W", OUR_ACT]
        .iter()
        .any(|key| node.property(key).is_some())
}

/// The game with the position that it begins with, if the file names one; what is wrong with it.
fn with_position(
    tree: &Tree,
    nodes: &[NodeId],
    rules: &Rules,
    mut start: GameRecord,
) -> (GameRecord, Option<String>) {
    let ours = tree.root().value(OUR_POSITION).map(Value::simple_text);
    let position = match ours {
        Some(text) => Backgammon::from_position(rules, &text).map_err(|error| error.to_string()),
        None => {
            let mut set_up = SetUp::new(rules.variant());
            let before = nodes
                .iter()
                .map(|id| tree.node(*id))
                .take_while(|node| !acts(node));
            for property in before.flat_map(Node::properties) {
                if set_up.take(property).is_none() {
                    let what = format!("the set-up {}", property.identifier());
                    return (start, Some(what));
                }
            }
            match set_up.position(rules, &start) {
                None => return (start, None),
                Some(position) => position,
            }
        }
    };
    match position {
        Ok(position) => {
            start.score = position.score();
            start.crawford = position.is_crawford();
            start.from = Some(position);
            (start, None)
        }
        Err(error) => (start, Some(format!("the set-up ({error})"))),
    }
}

fn is_known_root(key: &str) -> bool {
    KNOWN_ROOT.contains(&key) || FACTS.iter().any(|(known, _)| *known == key)
}

/// `62lrsu`, `double`, `take`, `drop`.
fn read_move(side: Seat, text: &str) -> Option<Did> {
    let text = text.trim();
    match text.to_ascii_lowercase().as_str() {
        "double" => return Some(Did::Doubled(None)),
        "take" => return Some(Did::Took),
        "drop" => return Some(Did::Dropped),
        _ => {}
    }
    let (dice, legs) = text.as_bytes().split_at_checked(2)?;
    let dice = Dice::new(dice[0].wrapping_sub(b'0'), dice[1].wrapping_sub(b'0'))?;
    let (pairs, []) = legs.as_chunks::<2>() else {
        return None;
    };
    let mut steps = Vec::new();
    for [from, to] in pairs {
        let from = read_place(side, *from)?;
        let to = read_place(side, *to)?;
        steps.push(format!("{from}/{to}"));
    }
    Some(Did::Threw(dice, steps.join(" ")))
}
