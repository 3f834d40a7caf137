//! Monte-Carlo tree search with RAVE, proofs in the tree, and playouts that know captures.

mod expand;
mod node;

pub use expand::Sight;

use crate::dice::Dice;
use crate::objective::Objective;
use crate::playout::{self, Habits, Trace};
use crate::position::{BLACK, EMPTY, NONE, Position};
use crate::score;
use crate::solver::{PassRule, Tie};
use expand::Seen;
use node::{Node, Prior, Proof};
use yonban_go::rules::Ko;
use yonban_search::Deadline;

/// More nodes than this are not made: about 170 MB.
const MOST_NODES: usize = 4_000_000;

/// What is asked.
#[derive(Debug)]
pub struct Problem<'a> {
    /// The board, and whose move it is.
    pub position: &'a Position,
    /// What wins.
    pub objective: &'a Objective,
    /// The empty moves each side has left, where they are counted.
    pub left: [u8; 2],
    /// The cells that may be played first; [`NONE`] among them: the empty move.
    pub allowed: &'a [usize],
    /// Keys of the earlier boards ([`Position::board_key`], for situational superko xor
    /// [`side_key`]), sorted.
    pub history: &'a [u64],
    /// Which repetitions are forbidden.
    pub ko: Ko,
}

/// How the searcher thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// What it sees of a position.
    pub sight: Sight,
    /// How its playouts play.
    pub habits: Habits,
    /// Whether all moves of a playout count as first ones.
    pub rave: bool,
    /// Playouts through a node before its moves are listed.
    pub patience: u32,
    /// The weight of curiosity.
    pub exploration: f32,
}

impl Style {
    /// Full strength.
    pub const FULL: Style = Style {
        sight: Sight {
            ladders: 40,
            atari: true,
            shapes: true,
        },
        habits: Habits::FULL,
        rave: true,
        patience: 2,
        exploration: 0.0,
    };
    /// Plain UCT with light playouts, as a measure.
    pub const PLAIN: Style = Style {
        sight: Sight {
            ladders: 0,
            atari: false,
            shapes: false,
        },
        habits: Habits::LIGHT,
        rave: false,
        patience: 1,
        exploration: 0.5,
    };
}

/// A first move and what became of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// The cell, [`NONE`] for the empty move.
    pub point: usize,
    /// Playouts through it.
    pub visits: u32,
    /// The share it won for the side to move, 0 to 1.
    pub rate: f32,
    /// `Some(true)`: a certain win, `Some(false)`: a certain loss.
    pub proved: Option<bool>,
    /// What it was worth at first sight, 0 to 1.
    pub prior: f32,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The first moves, best first; not empty unless nothing was allowed.
    pub moves: Vec<Tried>,
    /// The expected line, the best move first.
    pub line: Vec<usize>,
    /// Playouts.
    pub playouts: u64,
    /// For each cell the mean owner at the end of playouts, from -1 (White) to 1 (Black); empty in
    /// capture games.
    pub ownership: Vec<f32>,
}

/// What makes a situation of a board: xor it where White is to move.
#[must_use]
pub fn side_key(side: u8) -> u64 {
    if side == BLACK {
        0
    } else {
        0x6a09_e667_f3bc_c909
    }
}

/// A search under way.
#[derive(Debug)]
pub struct Search<'a> {
    problem: Problem<'a>,
    style: Style,
    dice: Dice,
    nodes: Vec<Node>,
    playouts: u64,
    owners: Vec<f32>,
    // Kept between playouts, so that nothing is allocated.
    position: Position,
    trace: Trace,
    path: Vec<u32>,
    keys: Vec<u64>,
    first: Vec<u8>,
}

impl<'a> Search<'a> {
    /// Sets up a search; `seed` starts its dice.
    #[must_use]
    pub fn new(problem: Problem<'a>, style: Style, seed: u64) -> Self {
        let cells = problem.position.shape().cells();
        let owned = matches!(problem.objective, Objective::Score(_));
        Search {
            position: problem.position.clone(),
            style,
            dice: Dice::new(seed),
            nodes: vec![Node::new(NONE, Prior::EVEN)],
            playouts: 0,
            owners: vec![0.0; if owned { cells } else { 0 }],
            trace: Trace::new(),
            path: Vec::new(),
            keys: Vec::new(),
            first: vec![EMPTY; cells],
            problem,
        }
    }

    /// Searches until the deadline, or until the first move is certain. `report` is called now and
    /// then.
    pub fn run(&mut self, deadline: &mut Deadline, report: &mut dyn FnMut(&Search<'_>, &Deadline)) {
        self.open_root();
        let mut next_report = 256;
        while self.nodes[0].proof == Proof::None && self.nodes[0].count > 1 {
            self.playout();
            if deadline.tick() {
                break;
            }
            if self.playouts >= next_report {
                next_report = (2 * next_report).min(next_report + 512);
                report(self, deadline);
            }
            if self.playouts.is_multiple_of(256) && self.is_settled(deadline) {
                break;
            }
        }
    }

    /// What was found so far.
    #[must_use]
    pub fn found(&self) -> Found {
        let root = &self.nodes[0];
        let children = &self.nodes[root.first as usize..][..usize::from(root.count)];
        let mut moves: Vec<Tried> = children
            .iter()
            .map(|child| Tried {
                point: usize::from(child.point),
                visits: child.visits,
                rate: child.rate().unwrap_or_else(|| child.mean()),
                proved: match child.proof {
                    Proof::None => None,
                    Proof::Win => Some(true),
                    Proof::Loss => Some(false),
                },
                prior: child.prior_value / child.prior_visits,
            })
            .collect();
        let rank = |t: &Tried| match t.proved {
            Some(true) => 2,
            None => 1,
            Some(false) => 0,
        };
        moves.sort_by(|a, b| {
            let certain = rank(b).cmp(&rank(a));
            certain
                .then(b.visits.cmp(&a.visits))
                .then(b.rate.total_cmp(&a.rate))
                .then(a.point.cmp(&b.point))
        });
        let n = self.playouts.max(1) as f32;
        Found {
            line: self.line(&moves),
            moves,
            playouts: self.playouts,
            ownership: self.owners.iter().map(|o| o / n).collect(),
        }
    }

    fn line(&self, moves: &[Tried]) -> Vec<usize> {
        let mut line: Vec<usize> = moves.first().map(|m| m.point).into_iter().collect();
        let root = &self.nodes[0];
        let chosen = (root.first as usize..).take(usize::from(root.count));
        let Some(mut at) = chosen.into_iter().find(|&n| {
            moves
                .first()
                .is_some_and(|m| usize::from(self.nodes[n].point) == m.point)
        }) else {
            return line;
        };
        while self.nodes[at].first != 0 && line.len() < 12 {
            let node = &self.nodes[at];
            let children = node.first as usize..node.first as usize + usize::from(node.count);
            let Some(best) = children.max_by_key(|&n| self.nodes[n].visits) else {
                break;
            };
            if self.nodes[best].visits == 0 {
                break;
            }
            line.push(usize::from(self.nodes[best].point));
            at = best;
        }
        line
    }

    /// Whether the leader cannot be caught up with what is left of the budget.
    fn is_settled(&self, deadline: &Deadline) -> bool {
        if !deadline.is_past(40) {
            return false;
        }
        let root = &self.nodes[0];
        let children = &self.nodes[root.first as usize..][..usize::from(root.count)];
        let (mut most, mut second) = (0, 0);
        for child in children {
            if child.visits > most {
                (most, second) = (child.visits, most);
            } else {
                second = second.max(child.visits);
            }
        }
        // What is past is at least 40 %, so at most 1.5 times as many playouts are to come.
        f64::from(most - second) > 1.5 * self.playouts as f64
            || deadline.is_past(70) && f64::from(most - second) > 0.43 * self.playouts as f64
    }

    fn open_root(&mut self) {
        if self.nodes[0].first != 0 {
            return;
        }
        self.expand(0, self.problem.left, true);
        let allowed = self.problem.allowed;
        let root = self.nodes[0];
        let from = root.first as usize;
        if self.nodes[0].first != 0 {
            let kept: Vec<Node> = self.nodes[from..][..usize::from(root.count)]
                .iter()
                .filter(|node| allowed.contains(&usize::from(node.point)))
                .copied()
                .collect();
            self.nodes.truncate(from);
            self.nodes.extend(kept);
        }
        // A proof may rest on a move that is not allowed; and something must be answered.
        if self.nodes.len() == from.max(1) {
            let from = self.nodes.len();
            let nodes = allowed.iter().map(|&p| Node::new(p, Prior::EVEN));
            self.nodes.extend(nodes);
            self.nodes[0].first = from as u32;
            if self.nodes[0].proof == Proof::Loss {
                // The side to move wins at once, at one of these.
                self.find_winner();
            }
            self.nodes[0].proof = Proof::None;
        }
        self.nodes[0].count = (self.nodes.len() - self.nodes[0].first as usize) as u16;
    }

    /// Marks the first moves that end the game.
    fn find_winner(&mut self) {
        let me = self.problem.position.side();
        for n in self.nodes[0].first as usize..self.nodes.len() {
            let p = usize::from(self.nodes[n].point);
            if p != NONE && self.problem.position.is_legal(p) {
                let mut next = self.problem.position.clone();
                next.play(p);
                if next.winner() == Some(me) {
                    self.nodes[n].proof = Proof::Win;
                }
            }
        }
    }

    /// Lists the moves of the node, whose position is `self.position`.
    fn expand(&mut self, at: usize, left: [u8; 2], thorough: bool) {
        let seen = expand::look(
            &self.position,
            self.problem.objective,
            left,
            &self.style.sight,
            thorough,
        );
        match seen {
            Seen::Wins => self.nodes[at].proof = Proof::Loss,
            Seen::Loses => self.nodes[at].proof = Proof::Win,
            Seen::Moves(moves) => {
                self.nodes[at].first = self.nodes.len() as u32;
                self.nodes[at].count = moves.len() as u16;
                let new = moves.into_iter().map(|(p, prior)| Node::new(p, prior));
                self.nodes.extend(new);
            }
        }
    }

    /// The child to look at next.
    fn select(&mut self, at: usize) -> usize {
        let node = self.nodes[at];
        let from = node.first as usize;
        let curiosity = self.style.exploration * (1.0 + node.visits as f32).ln().sqrt();
        let mut best = (f32::NEG_INFINITY, from);
        for n in from..from + usize::from(node.count) {
            let child = &self.nodes[n];
            let mut worth = if self.style.rave {
                child.worth()
            } else if child.proof == Proof::None {
                child.mean()
            } else {
                child.worth()
            };
            if curiosity > 0.0 {
                worth += curiosity / (1.0 + child.visits as f32).sqrt();
            }
            if worth > best.0 {
                best = (worth, n);
            }
        }
        best.1
    }

    /// One descent, one playout, and the way back.
    fn playout(&mut self) {
        self.playouts += 1;
        self.position.clone_from(self.problem.position);
        self.trace.clear();
        self.path.clear();
        self.path.push(0);
        self.keys.clear();
        let mut left = self.problem.left;
        let value = self.descend(&mut left);
        self.back(value);
    }

    /// Walks down and plays out; the value for Black.
    fn descend(&mut self, left: &mut [u8; 2]) -> f32 {
        let objective = self.problem.objective;
        loop {
            let at = self.path[self.path.len() - 1] as usize;
            let side = self.position.side();
            match self.nodes[at].proof {
                Proof::Win => return objective.won(side ^ 1, &self.position),
                Proof::Loss => return objective.won(side, &self.position),
                Proof::None => {}
            }
            if self.nodes[at].first == 0 {
                let visited = at == 0 || self.nodes[at].visits >= self.style.patience;
                if !visited || self.nodes.len() >= MOST_NODES {
                    break;
                }
                self.expand(at, *left, self.path.len() <= 2);
                continue;
            }
            if self.all_lost(at) {
                self.nodes[at].proof = Proof::Win;
                continue;
            }
            let child = self.select(at);
            self.path.push(child as u32);
            let p = usize::from(self.nodes[child].point);
            if let Some(value) = self.follow(child, p, left) {
                return value;
            }
        }
        let value = playout::run(
            &mut self.position,
            objective,
            &self.style.habits,
            &mut self.dice,
            &mut self.trace,
        );
        self.note_owners();
        value
    }

    /// Whether every move of the node is a certain loss.
    fn all_lost(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        self.nodes[node.first as usize..][..usize::from(node.count)]
            .iter()
            .all(|child| child.proof == Proof::Loss)
    }

    /// Makes the move of a child; a value if that ends the game.
    fn follow(&mut self, child: usize, p: usize, left: &mut [u8; 2]) -> Option<f32> {
        let objective = self.problem.objective;
        let side = self.position.side();
        if p == NONE {
            if let Objective::Capture(rules) = objective {
                match rules.pass {
                    PassRule::Limited => left[usize::from(side)] -= 1,
                    PassRule::Prisoner => self.position.give_prisoner(),
                    PassRule::Free | PassRule::None => {}
                }
            }
            self.position.pass();
            if let Some(winner) = self.position.winner() {
                self.prove(child, winner == side);
                return Some(objective.won(winner, &self.position));
            }
            let over = self.position.passes() >= 2 && !self.plays_on();
            return over.then(|| objective.at_end(&self.position));
        }
        let took = self.position.play(p);
        self.trace.push((p as u16, side));
        if let Some(winner) = self.position.winner() {
            self.prove(child, winner == side);
            return Some(objective.won(winner, &self.position));
        }
        if self.problem.ko == Ko::Simple {
            return None;
        }
        let mut key = self.position.board_key();
        if self.problem.ko == Ko::Situational {
            key ^= side_key(self.position.side());
        }
        // Without a capture since the start no board can come again.
        let repeats = took > 0 || self.keys.len() < self.path.len();
        if repeats && (self.problem.history.binary_search(&key).is_ok() || self.keys.contains(&key))
        {
            // Not a move at all.
            self.prove(child, false);
            return Some(objective.won(side ^ 1, &self.position));
        }
        self.keys.push(key);
        None
    }

    /// Whether two empty moves come to nothing here.
    fn plays_on(&self) -> bool {
        let [black, white] = self.position.taken();
        match self.problem.objective {
            Objective::Capture(rules) => rules.tie == Tie::PlayOn && black == white,
            Objective::Score(_) => false,
        }
    }

    fn prove(&mut self, child: usize, win: bool) {
        self.nodes[child].proof = if win { Proof::Win } else { Proof::Loss };
    }

    /// Adds the owners of a finished playout.
    fn note_owners(&mut self) {
        if self.owners.is_empty() {
            return;
        }
        score::add_owners(&self.position, &mut self.owners);
    }

    /// Adds a result along the path, and what is proved by it.
    fn back(&mut self, value: f32) {
        let root_side = self.problem.position.side();
        self.first.fill(EMPTY);
        // The first colour on each point, from the end to the beginning.
        let mut played = self.trace.len();
        let stones_in_path = self
            .path
            .iter()
            .skip(1)
            .filter(|&&n| self.nodes[n as usize].point != 0)
            .count();
        for &(p, color) in self.trace[stones_in_path..].iter().rev() {
            self.first[usize::from(p)] = color;
        }
        played = played.min(stones_in_path);
        for step in (0..self.path.len()).rev() {
            let at = self.path[step] as usize;
            // The side to move at this node.
            let side = if step % 2 == 0 {
                root_side
            } else {
                root_side ^ 1
            };
            let for_side = if side == BLACK { value } else { 1.0 - value };
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.value += 1.0 - for_side;
            let (from, count) = (node.first as usize, usize::from(node.count));
            if from != 0 {
                let mut won = false;
                for child in &mut self.nodes[from..from + count] {
                    let p = usize::from(child.point);
                    if self.style.rave && p != NONE && self.first[p] == side {
                        child.rave_visits += 1;
                        child.rave_value += for_side;
                    }
                    won |= child.proof == Proof::Win;
                }
                if won {
                    self.nodes[at].proof = Proof::Loss;
                } else if self.nodes[at].proof == Proof::None && step > 0 && self.all_lost(at) {
                    self.nodes[at].proof = Proof::Win;
                }
            }
            if step > 0 && self.nodes[at].point != 0 {
                played -= 1;
                let (p, color) = self.trace[played];
                self.first[usize::from(p)] = color;
            }
        }
    }
}
