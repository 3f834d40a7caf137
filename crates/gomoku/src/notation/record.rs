//! A game on paper: who, when, under which rules, and a tree of actions with remarks.

use crate::action::Action;
use crate::game::Gomoku;
use crate::illegal::Illegal;
use crate::notation::{Losses, Place};
use crate::point::Point;
use crate::rules::Rules;
use yonban_rules::{Game, Reason, Seat, Turn, Verdict};

/// A node of one record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of every record: no action yet.
    pub const ROOT: NodeId = NodeId(0);
}

/// A record: a tree of legal actions from a start, and what is said about the game.
///
/// Texts are empty where a file says nothing.
///
/// ```
/// use yonban_gomoku::notation::{NodeId, Record};
/// use yonban_gomoku::{Action, Preset, Rules};
///
/// let mut record = Record::new(&Rules::from(Preset::Swap1));
/// let stone = record.play(NodeId::ROOT, Action::Place("h8".parse()?))?;
/// record.play(stone, Action::Swap)?;
/// assert_eq!(record.play(stone, Action::Pass).unwrap_err().to_string(),
///     "these rules know no pass");
/// assert_eq!(record.actions().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    start: Gomoku,
    /// The players' names, seat a first.
    pub players: [String; 2],
    /// Tournament or occasion.
    pub event: String,
    /// Round.
    pub round: String,
    /// Date, `2026-05-01` where it is known whole.
    pub date: String,
    /// How the game ended, where that is known.
    pub result: Option<Finish>,
    nodes: Vec<Node>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finish {
    /// Who won.
    pub verdict: Verdict,
    /// By what, where that is known.
    pub by: Option<By>,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The rules of the game, as the last action shows.
    Rules,
    /// Resignation.
    Resignation,
    /// Time.
    Time,
    /// Leaving, or a decision of the house.
    Forfeit,
}

impl By {
    const NAMES: [(By, &'static str); 4] = [
        (By::Rules, "rules"),
        (By::Resignation, "resignation"),
        (By::Time, "time"),
        (By::Forfeit, "forfeit"),
    ];
}

impl Finish {
    /// `a`, `b time`, `draw rules`: for the private lines of formats that have no place for it.
    pub(crate) fn text(self) -> String {
        let by = By::NAMES.iter().find(|(by, _)| Some(*by) == self.by);
        match by {
            Some((_, name)) => format!("{} {name}", self.verdict),
            None => self.verdict.to_string(),
        }
    }

    pub(crate) fn from_text(text: &str) -> Option<Finish> {
        let (verdict, by) = match text.split_once(' ') {
            Some((verdict, by)) => (verdict, Some(By::NAMES.iter().find(|(_, n)| *n == by)?.0)),
            None => (text, None),
        };
        Some(Finish {
            verdict: verdict.parse().ok()?,
            by,
        })
    }
}

/// One action of a record, or its start, with remarks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    action: Option<Action>,
    /// What is said here.
    pub comment: String,
    /// Short texts on points of the board.
    pub labels: Vec<(Point, String)>,
    /// How long the action took, in milliseconds.
    pub time_ms: Option<u64>,
    /// Whether the node is marked as worth a look.
    pub marked: bool,
}

impl Node {
    /// The action; none at the start.
    #[must_use]
    pub const fn action(&self) -> Option<Action> {
        self.action
    }

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

    /// Adds to the comment, on a new line.
    pub(crate) fn remark(&mut self, text: &str) {
        if !self.comment.is_empty() && !text.is_empty() {
            self.comment.push('\n');
        }
        self.comment.push_str(text);
    }
}

impl Record {
    /// An empty record from the start of a game.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        Record::from_start(Gomoku::new(rules))
    }

    /// An empty record from a position.
    #[must_use]
    pub fn from_start(start: Gomoku) -> Self {
        Record {
            start,
            players: [String::new(), String::new()],
            event: String::new(),
            round: String::new(),
            date: String::new(),
            result: None,
            nodes: vec![Node::default()],
        }
    }

    /// A record of one line.
    ///
    /// # Errors
    ///
    /// The number of the first refused action, from 0, and why it is refused.
    pub fn from_actions(rules: &Rules, actions: &[Action]) -> Result<Self, (usize, Illegal)> {
        let mut record = Record::new(rules);
        let mut game = record.start.clone();
        let mut last = NodeId::ROOT;
        for (number, action) in actions.iter().enumerate() {
            game.check(action).map_err(|illegal| (number, illegal))?;
            game.play_unchecked(action);
            last = record.add(last, *action);
        }
        Ok(record)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.start.rules()
    }

    /// The game before the first action.
    #[must_use]
    pub const fn start(&self) -> &Gomoku {
        &self.start
    }

    /// Whether it starts from a position that is not that of the rules.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        self.start != Gomoku::new(self.rules())
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

    /// A node, to change its remarks.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0]
    }

    /// The nodes of the game: the start, its first child, and so on.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        let next = |id: &NodeId| self.node(*id).children.first().copied();
        std::iter::successors(Some(NodeId::ROOT), next).collect()
    }

    /// The actions of the game.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        self.main_line()
            .into_iter()
            .filter_map(|id| self.node(id).action)
            .collect()
    }

    /// The game after the action of a node.
    #[must_use]
    pub fn game_at(&self, id: NodeId) -> Gomoku {
        let mut line: Vec<Action> = Vec::new();
        let mut at = Some(id);
        while let Some(id) = at {
            line.extend(self.node(id).action);
            at = self.node(id).parent;
        }
        let mut game = self.start.clone();
        for action in line.iter().rev() {
            game.play_unchecked(action);
        }
        game
    }

    /// The game after its last action.
    #[must_use]
    pub fn final_game(&self) -> Gomoku {
        self.game_at(self.main_line().last().copied().unwrap_or(NodeId::ROOT))
    }

    /// Adds an action after `parent`, or finds it there.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it.
    pub fn play(&mut self, parent: NodeId, action: Action) -> Result<NodeId, Illegal> {
        if let Some(known) = self.find(parent, action) {
            return Ok(known);
        }
        self.game_at(parent).check(&action)?;
        Ok(self.add(parent, action))
    }

    /// A pen at the start, to write a tree without replaying the line before each action.
    pub fn pen(&mut self) -> Pen<'_> {
        let line = vec![(NodeId::ROOT, self.start.clone())];
        Pen { record: self, line }
    }

    /// The child of `parent` with this action.
    pub(crate) fn find(&self, parent: NodeId, action: Action) -> Option<NodeId> {
        let children = self.node(parent).children.iter().copied();
        children
            .into_iter()
            .find(|id| self.node(*id).action == Some(action))
    }

    /// Adds an action that was checked.
    pub(crate) fn add(&mut self, parent: NodeId, action: Action) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node {
            parent: Some(parent),
            action: Some(action),
            ..Node::default()
        });
        self.nodes[parent.0].children.push(id);
        id
    }

    /// All nodes, parents before their children.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (NodeId, &Node)> {
        self.nodes
            .iter()
            .enumerate()
            .map(|(n, node)| (NodeId(n), node))
    }

    /// The result, if the game was ended by the rules or the record says so.
    pub(crate) fn finish_by_rules(&mut self) {
        if let (None, Turn::Over(outcome)) = (self.result, self.final_game().turn()) {
            self.result = Some(Finish {
                verdict: outcome.verdict,
                by: Some(By::Rules),
            });
        }
    }

    /// The names by color, Black first, as the colors are after the last action.
    pub(crate) fn names_by_color(&self) -> [&str; 2] {
        let game = self.final_game();
        let name = |color| self.players[game.seat_of(color).index()].as_str();
        crate::Color::BOTH.map(name)
    }

    /// Gives the names by color, Black first, to the seats that hold the colors in the end.
    pub(crate) fn name_colors(&mut self, names: [String; 2]) {
        let black = self.final_game().seat_of(crate::Color::Black);
        let [first, second] = names;
        self.players = match black {
            Seat::A => [first, second],
            Seat::B => [second, first],
        };
    }

    /// Adds a line of actions to an empty record, up to the first that is refused.
    pub(crate) fn add_line(&mut self, line: &[Said], losses: &mut Losses) {
        let mut game = self.start.clone();
        let mut last = NodeId::ROOT;
        for (number, said) in line.iter().enumerate() {
            let action = said.action;
            if let Err(illegal) = game.check(&action) {
                let left = line.len() - number - 1;
                losses.refuse(said.at, refused(number + 1, action, &illegal, left));
                return;
            }
            game.play_unchecked(&action);
            last = self.add(last, action);
            self.node_mut(last).time_ms = said.time_ms;
        }
    }

    /// Tells what a format without remarks and variations cannot hold.
    pub(crate) fn tell_remarks(&self, format: &str, with_times: bool, losses: &mut Losses) {
        let main = self.main_line();
        let aside = self.len() - main.len();
        if aside > 0 {
            losses.add(
                Place::Whole,
                format!("{format} holds no variations: {aside} nodes are left out"),
            );
        }
        for (number, id) in main.iter().enumerate() {
            let node = self.node(*id);
            let mut lost = Vec::new();
            if !node.comment.is_empty() {
                lost.push("comment");
            }
            if !node.labels.is_empty() {
                lost.push("board text");
            }
            if node.marked {
                lost.push("mark");
            }
            if node.time_ms.is_some() && !with_times {
                lost.push("time");
            }
            if !lost.is_empty() {
                losses.add(
                    Place::Action(number),
                    format!("{format} has no place for the {}", lost.join(", ")),
                );
            }
        }
    }

    /// Tells which facts about the game a format has no place for.
    pub(crate) fn tell_facts(&self, format: &str, losses: &mut Losses) {
        let facts = [
            ("names", !self.players.concat().is_empty()),
            ("event", !self.event.is_empty()),
            ("round", !self.round.is_empty()),
            ("date", !self.date.is_empty()),
            ("result", self.result.is_some()),
        ];
        let lost: Vec<&str> = facts
            .iter()
            .filter(|(_, is)| *is)
            .map(|(name, _)| *name)
            .collect();
        if !lost.is_empty() {
            losses.add(
                Place::Whole,
                format!("{format} has no place for: {}", lost.join(", ")),
            );
        }
    }
}

/// A place in a record and the games on the way to it, to write whole trees.
///
/// ```
/// use yonban_gomoku::notation::Record;
/// use yonban_gomoku::{Preset, Rules};
///
/// let mut record = Record::new(&Rules::from(Preset::Freestyle));
/// let mut pen = record.pen();
/// pen.play("h8".parse()?)?;
/// pen.play("h9".parse()?)?;
/// pen.back();
/// pen.play("i9".parse()?)?;
/// assert_eq!(pen.depth(), 2);
/// assert_eq!(record.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Pen<'a> {
    record: &'a mut Record,
    /// The nodes from the start to here, each with the game after it; never empty.
    line: Vec<(NodeId, Gomoku)>,
}

impl Pen<'_> {
    /// How many actions lie before this place.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.line.len() - 1
    }

    /// The node at this place.
    pub fn node_mut(&mut self) -> &mut Node {
        let at = self.line.last().map_or(NodeId::ROOT, |(at, _)| *at);
        self.record.node_mut(at)
    }

    /// Adds an action here and goes there. It is a new node also where one beside it has the same
    /// action, as files of other programs have it.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it. The pen stays.
    pub fn play(&mut self, action: Action) -> Result<NodeId, Illegal> {
        let (at, mut game) = match self.line.last() {
            Some((at, game)) => (*at, game.clone()),
            None => (NodeId::ROOT, self.record.start.clone()),
        };
        game.check(&action)?;
        game.play_unchecked(&action);
        let id = self.record.add(at, action);
        self.line.push((id, game));
        Ok(id)
    }

    /// Goes back one action; stays at the start.
    pub fn back(&mut self) {
        if self.line.len() > 1 {
            self.line.pop();
        }
    }
}

/// An action that a file says, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    pub(crate) action: Action,
    pub(crate) time_ms: Option<u64>,
    pub(crate) at: Place,
}

/// The words for a refused action.
pub(crate) fn refused(number: usize, action: Action, illegal: &Illegal, left: usize) -> String {
    let rule = illegal.reason();
    let mut text = format!("action {number}, {action}, is refused: {illegal} ({rule})");
    if left > 0 {
        text.push_str(&format!("; the {left} after it are left out"));
    }
    text
}
