//! SGF, `GM[6]`: one tree a game.
//!
//! Points are letters in White's numbering for both sides: `a` to `x` are 1 to 24, `y` is the bar, `z`
//! off. White is seat A. Ties and redoubles at once, for which SGF has no word, stand in our own property
//! `YONBANACT`, the rules text in `YONBAN`; other readers keep or skip them. Offers to resign that were
//! rejected stand as comments. Source: red-bean.com, "SGF user guide: Backgammon"; files of GNU Backgammon.

use super::ReadError;
use super::loss::{LossKind, Losses};
use super::record::{GameRecord, Kept, Noted, Record, won};
use super::replay::{Did, Replay};
use crate::action::Action;
use crate::dice::{Dice, Throw};
use crate::entry::Entry;
use crate::game::Phase;
use crate::play::Play;
use crate::point::{BAR, OFF};
use crate::rules::{Rules, Variant};
use std::fmt::Write;
use yonban_rules::{Game, Seat};
use yonban_sgf::{Collection, Node, NodeId, Tree, Value};

const OURS: &str = "YONBAN";
const OUR_ACT: &str = "YONBANACT";
/// Root properties that are read, or written anew.
const KNOWN_ROOT: [&str; 10] = ["FF", "GM", "CA", "MI", "PW", "PB", "RU", "RE", OURS, "C"];
/// Root properties that tell of the event, by SGF's names.
const FACTS: [(&str, &str); 6] = [
    ("DT", "EventDate"),
    ("EV", "Event"),
    ("PC", "Site"),
    ("RO", "Round"),
    ("AN", "Annotator"),
    ("SO", "Source"),
];

/// Reads a file.
pub(super) fn read(bytes: &[u8], losses: &mut Losses) -> Result<Record, ReadError> {
    let reading = yonban_sgf::read(bytes, &yonban_sgf::Options::default())
        .map_err(|error| ReadError::Sgf(error.to_string()))?;
    for loss in &reading.losses {
        losses.add(
            LossKind::Unreadable,
            loss.at.line as usize,
            loss.to_string(),
        );
    }
    let trees = &reading.collection.trees;
    if trees.len() > super::MAX_GAMES {
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
    let mut was_one_away = false;
    for tree in trees {
        let start = read_start(tree.root(), &rules, was_one_away);
        was_one_away = start.start(&rules).one_away();
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
            (key.trim() == wanted).then(|| super::diagram::number(number.trim()))?
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
        1..=25 => {
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

fn read_start(root: &Node, rules: &Rules, was_one_away: bool) -> GameRecord {
    let score = ["ws", "bs"].map(|key| u32::from(match_info(root, key).unwrap_or(0)));
    let mut start = GameRecord {
        score,
        ..GameRecord::default()
    };
    let words = rule_words(root);
    let said = words.iter().any(|word| word == "crawfordgame");
    let one_away = start.start(rules).one_away();
    // A file of ours or of a whole match need not say it.
    start.crawford = rules.crawford() && one_away && (said || !was_one_away);
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
    let line = tree.root().at().line as usize;
    let mut kept = Vec::new();
    let nodes: Vec<NodeId> = tree.main_line().collect();
    if nodes.len() < tree.len() {
        losses.add(LossKind::NoPlace, line, "variations are not kept");
    }
    let mut replay = Replay::new(rules, start, losses);
    let last = nodes.len() - 1;
    for (n, id) in nodes.into_iter().enumerate() {
        let node = tree.node(id);
        let line = node.at().line as usize;
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
                        Some(did) => replay.take(side, &did, n == last, line),
                        None => replay.unreadable(&format!("{key}[{value}]"), line),
                    }
                }
                OUR_ACT => replay.act(&value, line),
                "AE" | "AW" | "AB" | "CV" | "CO" | "DI" | "PL" => {
                    replay.unreadable(&format!("the set-up {key}[{value}]"), line);
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
        replay.result(winner, points, line);
    }
    let mut record = replay.finish();
    record.kept = kept;
    record
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

/// A letter as the number of the side that moves: 25 for the bar, 0 for off.
fn read_place(side: Seat, letter: u8) -> Option<u8> {
    let letter = letter.to_ascii_lowercase();
    match (letter, side) {
        (b'y', _) => Some(BAR),
        (b'z', _) => Some(OFF),
        (b'a'..=b'x', Seat::A) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Seat::B) => Some(24 - (letter - b'a')),
        _ => None,
    }
}

fn write_place(side: Seat, place: u8) -> char {
    let letter = match (place, side) {
        (BAR, _) => b'y',
        (OFF, _) => b'z',
        (point, Seat::A) => b'a' + point - 1,
        (point, Seat::B) => b'a' + 24 - point,
    };
    char::from(letter)
}

/// Writes a record.
pub(super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let games = record.games.iter().enumerate();
    let trees = games.map(|(number, game)| write_game(record, number, game, losses));
    let collection = Collection {
        trees: trees.collect(),
    };
    yonban_sgf::print(&collection).into_bytes()
}

fn write_root(node: &mut Node, record: &Record, number: usize, game: &GameRecord) {
    let rules = &record.rules;
    let mut put = |key: &str, text: &str| node.push(key, Value::new(text));
    put("FF", "4");
    put("GM", "6");
    put("CA", "UTF-8");
    let [white, black] = game.score;
    let length = rules.length().unwrap_or(0);
    for (key, value) in [
        ("length", u32::from(length)),
        // A file has at most `MAX_GAMES` games.
        ("game", number as u32),
        ("ws", white),
        ("bs", black),
    ] {
        put("MI", &format!("{key}:{value}"));
    }
    put("PW", &record.names[0]);
    put("PB", &record.names[1]);
    for (key, fact) in FACTS {
        if let Some(value) = record.fact(fact) {
            put(key, value);
        }
    }
    let mut words = Vec::new();
    if rules.crawford() {
        words.push("Crawford".to_owned());
    }
    if game.crawford {
        words.push("CrawfordGame".to_owned());
    }
    if rules.jacoby() {
        words.push("Jacoby".to_owned());
    }
    if rules.variant() != Variant::Standard {
        words.push(rules.variant().to_string());
    }
    if !words.is_empty() {
        put("RU", &words.join(":"));
    }
    put(OURS, &rules.to_string());
    if !game.comment.is_empty() {
        put("C", &game.comment);
    }
}

/// The nodes of a game as they grow.
struct Nodes<'a> {
    tree: Tree,
    last: NodeId,
    /// How many there are, the root included.
    count: usize,
    kept: &'a [Kept],
}

impl Nodes<'_> {
    fn keep(&mut self) {
        let at = self.count - 1;
        let node = self.tree.node_mut(self.last);
        for kept in self.kept.iter().filter(|kept| kept.node == at) {
            for value in &kept.values {
                node.push(&kept.key, value.clone());
            }
        }
    }

    fn add(&mut self, key: &str, text: &str) {
        self.last = self.tree.add(self.last);
        self.count += 1;
        self.tree.node_mut(self.last).push(key, Value::new(text));
        self.keep();
    }

    fn comment(&mut self, text: &str) {
        self.tree.node_mut(self.last).push("C", Value::new(text));
    }
}

fn write_game(record: &Record, number: usize, one: &GameRecord, losses: &mut Losses) -> Tree {
    let rules = &record.rules;
    let mut nodes = Nodes {
        tree: Tree::new(),
        last: NodeId::ROOT,
        count: 1,
        kept: &one.kept,
    };
    write_root(nodes.tree.node_mut(NodeId::ROOT), record, number, one);
    let mut lost = |what: &str| {
        losses.add(LossKind::NoPlace, 0, format!("game {}: {what}", number + 1));
    };
    let mut game = one.start(rules);
    let mut thrown: Option<(Seat, Dice)> = None;
    let mut comments = Vec::new();
    let mut resigned = false;
    let mut entries = one.entries.iter().peekable();
    while let Some(Noted { entry, comment }) = entries.next() {
        let (phase, actor) = (game.phase(), game.turn().seat().unwrap_or(game.on_roll()));
        if game.take(entry).is_err() {
            lost(&format!(
                "`{entry}` is refused, the game is written no further"
            ));
            break;
        }
        if !comment.is_empty() {
            comments.push(comment.clone());
        }
        let key = color(actor);
        match (entry, phase) {
            (Entry::Throw(Throw::Dice(dice)), Phase::OpeningThrow) if dice.is_doublet() => {
                nodes.add(OUR_ACT, &entry.to_string());
                lost("a tie of the opening throw stands in our own property");
            }
            (Entry::Throw(Throw::Dice(dice)), Phase::OpeningThrow) => {
                thrown = Some((game.on_roll(), dice.sorted()));
                continue;
            }
            (Entry::Throw(Throw::Dice(dice)), _) => {
                thrown = Some((game.on_roll(), *dice));
                continue;
            }
            (Entry::Action(Action::Play(play)), _) => {
                if let Some((side, dice)) = thrown.take() {
                    nodes.add(color(side), &move_value(side, dice, play));
                }
            }
            (Entry::Action(Action::Roll), _) => continue,
            (Entry::Action(Action::Double), _) => nodes.add(key, "double"),
            (Entry::Action(Action::Take), _) => nodes.add(key, "take"),
            (Entry::Action(Action::Drop), _) => nodes.add(key, "drop"),
            // The last offer and its acceptance are the result.
            (Entry::Action(Action::Resign(_)), _)
                if entries.peek().is_some_and(|next| is_accept(&next.entry)) => {}
            (Entry::Action(Action::Accept), _) => resigned = true,
            (Entry::Action(Action::Beaver | Action::Raccoon), _) => {
                nodes.add(OUR_ACT, &entry.to_string());
                lost(&format!("`{entry}` stands in our own property"));
            }
            (
                Entry::Action(Action::Resign(_) | Action::Reject) | Entry::Throw(Throw::Cocked),
                _,
            ) => {
                comments.push(entry.to_string());
                lost(&format!("`{entry}` stands as a comment"));
                continue;
            }
        }
        if !comments.is_empty() {
            nodes.comment(&comments.join("\n"));
            comments.clear();
        }
    }
    if matches!(game.phase(), Phase::Throw | Phase::Resigning { .. }) {
        lost("it stops within a turn");
    }
    // Resigned after the throw, or not finished.
    if let Some((side, dice)) = thrown {
        nodes.add(color(side), &format!("{}{}", dice.first(), dice.second()));
    }
    if !comments.is_empty() {
        nodes.comment(&comments.join("\n"));
    }
    let result = one.result.or_else(|| won(one.score, game.score()));
    let root = nodes.tree.node_mut(NodeId::ROOT);
    if let Some((winner, points)) = result {
        let end = if resigned { "R" } else { "" };
        root.push(
            "RE",
            Value::new(&format!("{}+{points}{end}", color(winner))),
        );
    }
    for kept in one.kept.iter().filter(|kept| kept.node == 0) {
        for value in &kept.values {
            root.push(&kept.key, value.clone());
        }
    }
    nodes.tree
}

const fn color(side: Seat) -> &'static str {
    match side {
        Seat::A => "W",
        Seat::B => "B",
    }
}

fn is_accept(entry: &Entry) -> bool {
    matches!(entry, Entry::Action(Action::Accept))
}

fn move_value(side: Seat, dice: Dice, play: &Play) -> String {
    let mut value = format!("{}{}", dice.first(), dice.second());
    for step in play.steps() {
        value.push(write_place(side, step.origin()));
        value.push(write_place(side, step.target()));
    }
    value
}
