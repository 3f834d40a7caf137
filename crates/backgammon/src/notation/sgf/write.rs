//! Writing SGF.

use super::super::loss::{LossKind, Losses};
use super::super::record::{GameRecord, Kept, Noted, Record, stops_within_turn, won};
use super::{FACTS, OUR_ACT, OUR_POSITION, OURS, setup, write_place};
use crate::action::Action;
use crate::dice::{Dice, Throw};
use crate::entry::Entry;
use crate::game::Phase;
use crate::play::Play;
use crate::rules::Variant;
use yonban_rules::{Game, PositionText, Seat};
use yonban_sgf::{Collection, Node, NodeId, Tree, Value};

/// Writes a record.
pub(in super::super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
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
    if let Some(position) = &game.from {
        put(OUR_POSITION, &position.position());
        setup::write(node, position);
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
    let mut thrown = game.dice().map(|dice| (game.on_roll(), dice));
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
    if stops_within_turn(&game) {
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
