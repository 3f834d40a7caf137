//! A game on paper: who, when, from which start, and a tree of what was played and said.

use super::finish::{Finish, Winner};
use super::walk::Walk;
use crate::{Board, Color, Handicap, Illegal, Kind, Move, SetupError, Strictness};

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
}

/// What a node does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Entry {
    /// The start.
    #[default]
    Start,
    /// A legal move.
    Move(Move),
    /// A move that the rules refuse, with the piece that the record names. It is not carried out, and
    /// nothing but a [`Finish`] follows it.
    Foul(Move, Kind),
    /// The line ends here.
    Finish(Finish),
}

/// What is done and said at one place of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    depth: u32,
    entry: Entry,
    comments: Vec<String>,
    bookmark: String,
    /// How long the act took, in milliseconds.
    pub time_ms: Option<u64>,
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

    /// How many nodes are before it on its line: 0 for the start, the ply for a move.
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.depth
    }

    /// What it does.
    #[must_use]
    pub const fn entry(&self) -> Entry {
        self.entry
    }

    /// What is said here, line by line.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// Says more here; each line of the text becomes one.
    pub fn say(&mut self, text: &str) {
        let text = text.replace("\r\n", "\n");
        self.comments
            .extend(text.split(['\n', '\r']).map(str::to_owned));
    }

    /// Takes the last line back if it is this one; whether it was.
    pub(crate) fn unsay(&mut self, line: &str) -> bool {
        self.comments.pop_if(|last| *last == *line).is_some()
    }

    /// The name of a bookmark, empty without one.
    #[must_use]
    pub fn bookmark(&self) -> &str {
        &self.bookmark
    }

    /// Puts a bookmark: one line; an empty one takes it away.
    pub fn set_bookmark(&mut self, name: &str) {
        self.bookmark = name.replace(['\n', '\r'], " ");
    }
}

/// Where a record starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    board: Board,
    number: u32,
    handicap: Option<Handicap>,
}

impl Start {
    /// The start of an even game.
    #[must_use]
    pub fn even() -> Start {
        Start {
            board: Board::start(),
            number: 1,
            handicap: None,
        }
    }

    /// A board, and the number that SFEN gives its first move. Where it is that of a handicap game, it
    /// is one.
    #[must_use]
    pub fn new(board: Board, number: u32) -> Start {
        let handicap = |one: &Handicap| Start::from(*one).board == board;
        Start {
            handicap: Handicap::ALL.into_iter().find(handicap),
            board,
            number,
        }
    }

    /// A position text. A problem, without Black's king, is one too.
    ///
    /// # Errors
    ///
    /// It cannot be set up even as a problem.
    pub fn from_sfen(text: &str) -> Result<Start, SetupError> {
        let (board, number) = Board::from_sfen(text, Strictness::Problem)?;
        Ok(Start::new(board, number))
    }

    /// The position text.
    #[must_use]
    pub fn to_sfen(&self) -> String {
        self.board.to_sfen(self.number)
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The number that SFEN gives the first move.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The handicap that it is the start of.
    #[must_use]
    pub const fn handicap(&self) -> Option<Handicap> {
        self.handicap
    }

    /// Whether it is the start of an even game.
    #[must_use]
    pub fn is_even(&self) -> bool {
        self.board == Board::start()
    }

    /// Whether a side has no king: only a problem starts so.
    #[must_use]
    pub fn is_problem(&self) -> bool {
        Color::BOTH
            .into_iter()
            .any(|color| self.board.king(color).is_none())
    }
}

impl From<Handicap> for Start {
    fn from(handicap: Handicap) -> Self {
        let (board, number) = Board::from_sfen(&handicap.sfen(), Strictness::Game)
            .expect("the starts of handicaps are positions");
        Start {
            board,
            number,
            handicap: Some(handicap),
        }
    }
}

/// A record: a tree of moves, and what is said about the game.
///
/// Its moves are legal, but for fouls, which are kept as such. How it ends is what it claims.
///
/// ```
/// use yonban_shogi::notation::{Finish, NodeId, Record, Start, Winner};
///
/// let mut record = Record::new(Start::even());
/// let push = record.play(NodeId::ROOT, "7g7f".parse()?);
/// record.play(NodeId::ROOT, "2g2f".parse()?);
/// record.end(push, Finish::Resign);
/// assert_eq!(record.moves().len(), 1);
/// assert_eq!(record.winner(), Winner::Side(yonban_shogi::Color::Black));
/// # Ok::<(), yonban_shogi::ParseActionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    start: Start,
    names: [String; 2],
    headers: Vec<(String, String)>,
    nodes: Vec<Node>,
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(start: Start) -> Self {
        Record {
            start,
            names: [String::new(), String::new()],
            headers: Vec::new(),
            nodes: vec![Node::default()],
        }
    }

    /// Where it starts.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The name of a side's player, empty where it is not known.
    #[must_use]
    pub fn name(&self, color: Color) -> &str {
        &self.names[color.index()]
    }

    /// Names a side's player, in one line.
    pub fn set_name(&mut self, color: Color, name: &str) {
        self.names[color.index()] = one_line(name);
    }

    /// What is said of the game as a whole, in its order, under KIF's keys (`棋戦`, `開始日時`);
    /// keywords that CSA alone has begin with `$`. The names of the players and the start are not among
    /// them.
    #[must_use]
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }

    /// The value of a key.
    #[must_use]
    pub fn header(&self, key: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers
            .find(|(known, _)| known == key)
            .map(|(_, value)| value.as_str())
    }

    /// Says a value under a key, in one line each: in the place of the one before, or last. An empty
    /// value takes the key away.
    pub fn set_header(&mut self, key: &str, value: &str) {
        let (key, value) = (one_line(key), one_line(value));
        let at = self.headers.iter().position(|(known, _)| *known == key);
        match at {
            Some(at) if value.is_empty() => {
                self.headers.remove(at);
            }
            Some(at) => self.headers[at].1 = value,
            None if value.is_empty() || key.is_empty() => {}
            None => self.headers.push((key, value)),
        }
    }

    /// Says a value under a key that may stand there already: both are kept.
    pub(crate) fn push_header(&mut self, key: &str, value: &str) {
        self.headers.push((one_line(key), one_line(value)));
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
        let nodes = self.nodes.iter().enumerate();
        nodes.map(|(number, node)| (NodeId(number), node))
    }

    /// Adds a move after the other children of `parent`: a foul where it is not legal there. An end or
    /// a foul stands for the node before it: nothing is played after them. The line to `parent` is
    /// played again; who adds many moves keeps a [`Walk`] and tells [`Walk::play`].
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    pub fn play(&mut self, parent: NodeId, action: Move) -> NodeId {
        let mut walk = Walk::new(self);
        walk.go(self, parent);
        let kind = walk.kind_of(action).unwrap_or(Kind::Pawn);
        walk.play(self, action, kind).0
    }

    /// Says that the line ends after `parent`; an end stands for the node before it.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    pub fn end(&mut self, parent: NodeId, finish: Finish) -> NodeId {
        self.add(parent, Entry::Finish(finish))
    }

    /// Whether something can follow a node.
    fn is_open(&self, id: NodeId, entry: Entry) -> bool {
        match self.node(id).entry {
            Entry::Start | Entry::Move(_) => true,
            Entry::Foul(..) => matches!(entry, Entry::Finish(_)),
            Entry::Finish(_) => false,
        }
    }

    pub(crate) fn add(&mut self, mut parent: NodeId, entry: Entry) -> NodeId {
        while !self.is_open(parent, entry) {
            parent = self.node(parent).parent.unwrap_or(NodeId::ROOT);
        }
        let id = NodeId(self.nodes.len());
        let above = &mut self.nodes[parent.0];
        above.children.push(id);
        let depth = above.depth + 1;
        self.nodes.push(Node {
            parent: Some(parent),
            depth,
            entry,
            ..Node::default()
        });
        id
    }

    /// The nodes of the game: the start, its first child, and so on.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(NodeId::ROOT)
    }

    /// A node, its first child, and so on.
    pub(crate) fn line_from(&self, id: NodeId) -> Vec<NodeId> {
        let next = |id: &NodeId| self.node(*id).children.first().copied();
        std::iter::successors(Some(id), next).collect()
    }

    /// The nodes from the start to one, both included.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let before = |id: &NodeId| self.node(*id).parent;
        let mut line: Vec<NodeId> = std::iter::successors(Some(id), before).collect();
        line.reverse();
        line
    }

    /// The legal moves of the game.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.moves_of(&self.main_line())
    }

    /// The legal moves of a line.
    #[must_use]
    pub fn moves_of(&self, line: &[NodeId]) -> Vec<Move> {
        line.iter()
            .filter_map(|id| match self.node(*id).entry {
                Entry::Move(action) => Some(action),
                Entry::Start | Entry::Foul(..) | Entry::Finish(_) => None,
            })
            .collect()
    }

    /// The ends of the variations in the order in which they were read: of each child but the first,
    /// the last node of its line.
    #[must_use]
    pub fn branches(&self) -> Vec<NodeId> {
        let mut heads: Vec<NodeId> = self
            .nodes
            .iter()
            .flat_map(|node| node.children.iter().skip(1).copied())
            .collect();
        heads.sort_unstable();
        heads
            .into_iter()
            .map(|head| self.line_from(head).last().copied().unwrap_or(head))
            .collect()
    }

    /// How the game ends, where the record says it.
    #[must_use]
    pub fn finish(&self) -> Option<Finish> {
        match self.node(*self.main_line().last()?).entry {
            Entry::Finish(finish) => Some(finish),
            Entry::Start | Entry::Move(_) | Entry::Foul(..) => None,
        }
    }

    /// Whose turn it is after a node, or at the end that it tells: after a foul the other side's.
    #[must_use]
    pub fn to_move(&self, id: NodeId) -> Color {
        let node = self.node(id);
        let plies = match node.entry {
            Entry::Finish(_) => node.depth - 1,
            Entry::Start | Entry::Move(_) | Entry::Foul(..) => node.depth,
        };
        let first = self.start.board.side();
        if plies.is_multiple_of(2) {
            first
        } else {
            first.other()
        }
    }

    /// Who won, by the record's words; nobody where it says no end.
    #[must_use]
    pub fn winner(&self) -> Winner {
        let line = self.main_line();
        match (self.finish(), line.last()) {
            (Some(finish), Some(last)) => finish.winner(self.to_move(*last)),
            _ => Winner::Nobody,
        }
    }

    /// The board after a node, fouls not carried out.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    #[must_use]
    pub fn board_at(&self, id: NodeId) -> Board {
        let mut walk = Walk::new(self);
        walk.go(self, id);
        walk.board().clone()
    }

    /// The fouls, and the rules that they break.
    #[must_use]
    pub fn fouls(&self) -> Vec<(NodeId, Illegal)> {
        let mut walk = Walk::new(self);
        let fouls = self.nodes().filter_map(|(id, node)| match node.entry {
            Entry::Foul(action, _) => Some((id, action)),
            Entry::Start | Entry::Move(_) | Entry::Finish(_) => None,
        });
        let fouls: Vec<(NodeId, Move)> = fouls.collect();
        fouls
            .into_iter()
            .filter_map(|(id, action)| {
                walk.go(self, id);
                Some((id, walk.board().refusal(action)?))
            })
            .collect()
    }

    /// How long a side took until a node, in milliseconds: the sums of the acts of the node's own side
    /// to it, by number of the node.
    pub(crate) fn totals_ms(&self) -> Vec<u64> {
        let mut totals: Vec<u64> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let before = node.parent.and_then(|parent| self.node(parent).parent);
            let before = before.map_or(0, |id| totals[id.0]);
            totals.push(before.saturating_add(node.time_ms.unwrap_or(0)));
        }
        totals
    }
}

fn one_line(text: &str) -> String {
    let text = text.trim_matches(|c: char| c.is_whitespace());
    text.replace(['\n', '\r'], " ")
}
