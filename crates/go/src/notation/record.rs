//! A game on paper: who, when, under which rules, and a tree of what was done and said.

use super::facts::{Fact, Finish, points_of};
use super::position::{Breach, Position};
use crate::action::{Action, Nigiri};
use crate::color::Color;
use crate::half_points::HalfPoints;
use crate::point::Point;
use crate::rules::{Key, Preset, Rules, Start};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use yonban_sgf::Property;

/// A node of one record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of every record.
    pub const ROOT: NodeId = NodeId(0);

    /// Its number: nodes are numbered from 0 in the order in which they were read or added, parents
    /// before their children.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }

    pub(crate) const fn of_index(index: usize) -> Self {
        NodeId(index)
    }
}

/// A record: a tree of moves, set-ups and acts, and what is said about the game.
///
/// What a record says is carried out, not judged: files hold moves on occupied points, two moves of
/// one color, stones that appear. [`breaches`](Record::breaches) names the moves that break a rule.
///
/// ```
/// use yonban_go::notation::{Entry, NodeId, Record};
/// use yonban_go::{Color, Preset, Rules};
///
/// let mut record = Record::new(&Rules::from(Preset::Capture));
/// let stone = record.add(NodeId::ROOT, Entry::Stone(Color::Black, "e5".parse()?));
/// record.add(stone, Entry::Pass(Color::White));
/// assert_eq!(record.position_at(stone).to_string(), "9/9/9/9/4B4/9/9/9/9 w 0 0 -");
/// assert_eq!(record.main_line().len(), 3);
/// # Ok::<(), yonban_go::ParsePointError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    rules: Rules,
    rules_named: bool,
    facts: BTreeMap<Fact, String>,
    nodes: Vec<Node>,
}

/// What a node does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Entry {
    /// Nothing: a start or a remark.
    #[default]
    Remark,
    /// Stones are put and taken away, or the side to move is named.
    SetUp(SetUp),
    /// A stone.
    Stone(Color, Point),
    /// A pass.
    Pass(Color),
    /// An act that is no stone and no pass.
    Act(Act),
}

/// An act that is no move: it leaves the board as it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// What a seat does: `end`, `agree`, `dead d4`, `accept`, `resume`, `black`, `white`, `swap`.
    Seat(Action),
    /// What chance does.
    Chance(Nigiri),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Seat(action) => action.fmt(f),
            Act::Chance(nigiri) => nigiri.fmt(f),
        }
    }
}

/// A text that is no act of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no act that is neither a stone nor a pass")]
pub struct ParseActError;

impl FromStr for Act {
    type Err = ParseActError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Ok(nigiri) = text.parse() {
            return Ok(Act::Chance(nigiri));
        }
        match text.parse() {
            Ok(Action::Place(_) | Action::Pass) | Err(_) => Err(ParseActError),
            Ok(action) => Ok(Act::Seat(action)),
        }
    }
}

/// Stones that are put or taken away without a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SetUp {
    /// The points in their order, each with the color that stands there then, or empty; those of one
    /// kind one after the other.
    pub stones: Vec<(Option<Color>, Point)>,
    /// Who is to move.
    pub to_move: Option<Color>,
    /// The enemy stones that Black and White have taken so far, where that is said.
    pub captures: Option<[u32; 2]>,
    /// Where the side to move is barred by the basic ko.
    pub ko: Option<Point>,
}

impl SetUp {
    /// Whether it changes nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == SetUp::default()
    }

    /// The set-up that makes a position out of an empty board.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let stones = position.board.stones();
        let mut stones: Vec<_> = stones.map(|(color, at)| (Some(color), at)).collect();
        stones.sort_unstable();
        SetUp {
            stones,
            to_move: Some(position.to_move),
            captures: (position.captures != [0, 0]).then_some(position.captures),
            ko: position.ko,
        }
    }
}

/// A mark on a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// A cross.
    Cross,
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// Selected.
    Selected,
    /// Black's territory, dead white stones included.
    BlackTerritory,
    /// White's territory, dead black stones included.
    WhiteTerritory,
}

impl Mark {
    /// All of them, in the order in which they are written.
    pub const ALL: [Mark; 7] = [
        Mark::Cross,
        Mark::Circle,
        Mark::Square,
        Mark::Triangle,
        Mark::Selected,
        Mark::BlackTerritory,
        Mark::WhiteTerritory,
    ];

    /// The SGF property.
    #[must_use]
    pub const fn property(self) -> &'static str {
        match self {
            Mark::Cross => "MA",
            Mark::Circle => "CR",
            Mark::Square => "SQ",
            Mark::Triangle => "TR",
            Mark::Selected => "SL",
            Mark::BlackTerritory => "TB",
            Mark::WhiteTerritory => "TW",
        }
    }

    /// The mark that an SGF property puts.
    #[must_use]
    pub fn of_property(identifier: &str) -> Option<Mark> {
        let mut all = Mark::ALL.into_iter();
        all.find(|mark| mark.property() == identifier)
    }
}

/// A line between two points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stroke {
    /// Whether it has a head at its end.
    pub arrow: bool,
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

/// What is done and said at one place of a record. Texts are empty where nothing is said.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    /// What is done.
    pub entry: Entry,
    /// A name for the place.
    pub name: String,
    /// What is said here.
    pub comment: String,
    /// Marks, grouped by their kind in the order of [`Mark::ALL`].
    pub marks: Vec<(Mark, Point)>,
    /// Short texts on points.
    pub labels: Vec<(Point, String)>,
    /// Lines and arrows, lines first.
    pub strokes: Vec<Stroke>,
    /// How long the act took, in milliseconds.
    pub time_ms: Option<u64>,
    /// Properties of an SGF file that say nothing to this crate, as they stood and in their order:
    /// annotations, clock readings, print settings, those of other programs.
    pub kept: Vec<Property>,
}

impl Node {
    /// The node before it.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What follows: the game first, then the variations.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// Whether it was marked as worth a look (SGF `HO`).
    #[must_use]
    pub fn is_hotspot(&self) -> bool {
        self.kept.iter().any(|kept| kept.identifier() == "HO")
    }

    /// Marks it as worth a look, or no longer.
    pub fn set_hotspot(&mut self, hot: bool) {
        if hot && !self.is_hotspot() {
            let mut node = yonban_sgf::Tree::new().root().clone();
            node.push("HO", yonban_sgf::Value::new("1"));
            self.kept.extend(node.remove("HO"));
        } else if !hot {
            self.kept.retain(|kept| kept.identifier() != "HO");
        }
    }
}

impl Record {
    /// An empty record of a game under these rules; it names them.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let mut record = Record::bare(rules);
        record.rules_named = true;
        record.set_fact(Fact::Application, "Yonban:1");
        record.set_fact(Fact::Rules, words(rules.preset()));
        if Key::Komi.applies(rules.preset()) && rules.with(Key::Komi, "0.5").is_ok() {
            record.set_fact(Fact::Komi, &rules.komi().to_string());
        }
        if rules.handicap() > 0 {
            record.set_fact(Fact::Handicap, &rules.handicap().to_string());
        }
        record
    }

    /// An empty record of a file that does not say its rules as we do.
    pub(crate) fn bare(rules: &Rules) -> Self {
        Record {
            rules: *rules,
            rules_named: false,
            facts: BTreeMap::new(),
            nodes: vec![Node::default()],
        }
    }

    /// The rules that the record names, or those that are assumed for it.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether the record says exactly these rules. Where it does, a start without a set-up is that of
    /// the rules; where it does not, it is an empty board.
    #[must_use]
    pub const fn names_rules(&self) -> bool {
        self.rules_named
    }

    pub(crate) const fn name_rules(&mut self) {
        self.rules_named = true;
    }

    /// A fact about the game.
    #[must_use]
    pub fn fact(&self, fact: Fact) -> Option<&str> {
        self.facts.get(&fact).map(String::as_str)
    }

    /// The facts in their order.
    pub fn facts(&self) -> impl Iterator<Item = (Fact, &str)> {
        self.facts.iter().map(|(fact, text)| (*fact, text.as_str()))
    }

    /// Tells a fact; an empty text takes it out.
    pub fn set_fact(&mut self, fact: Fact, text: &str) {
        if text.is_empty() {
            self.facts.remove(&fact);
        } else {
            self.facts.insert(fact, text.to_owned());
        }
    }

    /// How the game ended, where the record tells it in words that are understood.
    #[must_use]
    pub fn finish(&self) -> Option<Finish> {
        self.fact(Fact::Result)?.parse().ok()
    }

    /// The komi that the record tells.
    #[must_use]
    pub fn komi(&self) -> Option<HalfPoints> {
        points_of(self.fact(Fact::Komi)?)
    }

    /// The handicap that the record tells; 0 where it tells none.
    #[must_use]
    pub fn handicap(&self) -> u32 {
        let text = self.fact(Fact::Handicap).unwrap_or_default();
        text.trim().parse().unwrap_or(0)
    }

    /// How many nodes there are, at least one.
    #[expect(clippy::len_without_is_empty, reason = "the start is always there")]
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// A node.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// A node, to change what it says.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0]
    }

    /// All nodes, parents before their children.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (NodeId, &Node)> {
        self.nodes
            .iter()
            .enumerate()
            .map(|(n, node)| (NodeId(n), node))
    }

    /// Adds a node after the other children of `parent`.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    pub fn add(&mut self, parent: NodeId, entry: Entry) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node {
            parent: Some(parent),
            entry,
            ..Node::default()
        });
        self.nodes[parent.0].children.push(id);
        id
    }

    /// The nodes of the game: the start, its first child, and so on.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        let next = |id: &NodeId| self.node(*id).children.first().copied();
        std::iter::successors(Some(NodeId::ROOT), next).collect()
    }

    /// The nodes from the start to one, both included.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let before = |id: &NodeId| self.node(*id).parent;
        let mut line: Vec<NodeId> = std::iter::successors(Some(id), before).collect();
        line.reverse();
        line
    }

    /// Whether a set-up of the root only repeats what the rules that the record names put there.
    pub(crate) fn repeats_rules(&self, set_up: &SetUp) -> bool {
        let mut set = Position::empty(&self.rules);
        set.carry_out(&Entry::SetUp(set_up.clone()), &self.rules);
        self.rules_named && set == Position::new(&self.rules)
    }

    /// What stands on the board before the first node says anything.
    fn ground(&self) -> Position {
        let sets_up = matches!(self.nodes[0].entry, Entry::SetUp(_));
        if self.rules_named && !sets_up {
            Position::new(&self.rules)
        } else {
            Position::empty(&self.rules)
        }
    }

    /// The position at the start, after the set-up of the root.
    #[must_use]
    pub fn start(&self) -> Position {
        self.position_at(NodeId::ROOT)
    }

    /// The position after what a node does.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    #[must_use]
    pub fn position_at(&self, id: NodeId) -> Position {
        let mut position = self.ground();
        for id in self.line_to(id) {
            position.carry_out(&self.node(id).entry, &self.rules);
        }
        position
    }

    /// The position at the end of the game.
    #[must_use]
    pub fn final_position(&self) -> Position {
        self.position_at(self.main_line().last().copied().unwrap_or(NodeId::ROOT))
    }

    /// The moves that break a rule that a look at the board shows, in the order of the nodes.
    #[must_use]
    pub fn breaches(&self) -> Vec<(NodeId, Breach)> {
        let mut found = Vec::new();
        let mut todo = vec![(NodeId::ROOT, self.ground())];
        while let Some((id, mut position)) = todo.pop() {
            let node = self.node(id);
            if let Some(breach) = position.carry_out(&node.entry, &self.rules) {
                found.push((id, breach));
            }
            // The last child takes the position along: a long line is walked without a copy.
            if let Some((first, others)) = node.children.split_first() {
                todo.extend(others.iter().rev().map(|id| (*id, position.clone())));
                todo.push((*first, position));
            }
        }
        found.sort_unstable_by_key(|(id, _)| *id);
        found
    }
}

/// The rules in the words of SGF's `RU`.
pub(crate) const fn words(preset: Preset) -> &'static str {
    match preset {
        Preset::Capture | Preset::FirstCapture | Preset::CaptureRace => "capture",
        Preset::Chinese => "Chinese",
        Preset::Japanese => "Japanese",
        Preset::Korean => "Korean",
        Preset::Aga => "AGA",
        Preset::NewZealand => "NZ",
        Preset::TrompTaylor => "Tromp-Taylor",
    }
}

/// Words in which files name rules, in lower case, without blanks and hyphens.
const WORDS: [(&str, Preset); 11] = [
    ("capture", Preset::Capture),
    ("capturego", Preset::Capture),
    ("firstcapture", Preset::FirstCapture),
    ("capturerace", Preset::CaptureRace),
    ("chinese", Preset::Chinese),
    ("japanese", Preset::Japanese),
    ("korean", Preset::Korean),
    ("aga", Preset::Aga),
    ("nz", Preset::NewZealand),
    ("newzealand", Preset::NewZealand),
    ("tromptaylor", Preset::TrompTaylor),
];

/// The preset that free words name, where that is clear.
pub(crate) fn named(words: &str) -> Option<Preset> {
    let key: String = words
        .to_lowercase()
        .chars()
        .filter(|c| !c.is_whitespace() && !['-', '_'].contains(c))
        .collect();
    let key = key.strip_suffix("rules").unwrap_or(&key);
    WORDS
        .iter()
        .find(|(word, _)| *word == key)
        .map(|(_, preset)| *preset)
}

/// The rules without what a file of another program never means by them: an empty board, the colors
/// as they are.
pub(crate) fn plain(rules: &Rules) -> Rules {
    let mut plain = *rules;
    if rules.start() != Start::Empty {
        plain = plain.with(Key::Start, "empty").unwrap_or(plain);
    }
    for (key, value) in [(Key::Handicap, "0"), (Key::Colors, "fixed")] {
        plain = plain.with(key, value).unwrap_or(plain);
    }
    plain
}
