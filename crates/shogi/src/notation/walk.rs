//! Moving along the tree of a record with the board at hand.

use super::finish::Finish;
use super::record::{Entry, NodeId, Record};
use crate::{Board, Illegal, Kind, Move, Square, Undo};

/// A place in a record with the board there: it moves along the tree without playing whole lines
/// again.
#[derive(Clone, Debug)]
pub struct Walk {
    board: Board,
    /// The nodes from the start to here, with what it takes to go back.
    path: Vec<(NodeId, Option<(Move, Undo)>)>,
}

impl Walk {
    /// At the start of a record.
    #[must_use]
    pub fn new(record: &Record) -> Self {
        Walk {
            board: record.start().board().clone(),
            path: vec![(NodeId::ROOT, None)],
        }
    }

    /// The board here.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The node here.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.path.last().map_or(NodeId::ROOT, |(id, _)| *id)
    }

    /// How many nodes are before this one.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.path.len() - 1
    }

    /// The target of the move that led here: what 同 means.
    #[must_use]
    pub fn before(&self, record: &Record) -> Option<Square> {
        match record.node(self.node()).entry() {
            Entry::Move(action) | Entry::Foul(action, _) => Some(action.to()),
            Entry::Start | Entry::Finish(_) => None,
        }
    }

    /// The kind of piece that a move moves or drops here; `None` where nothing stands.
    #[must_use]
    pub fn kind_of(&self, action: Move) -> Option<Kind> {
        match action.from() {
            Some(from) => Some(self.board.piece(from)?.kind),
            None => action.dropped(),
        }
    }

    fn step_back(&mut self) {
        if let Some((_, Some((action, undo)))) = self.path.pop() {
            self.board.undo(action, undo);
        }
    }

    fn step(&mut self, record: &Record, id: NodeId) {
        let undo = match record.node(id).entry() {
            Entry::Move(action) => Some((action, self.board.play(action))),
            Entry::Start | Entry::Foul(..) | Entry::Finish(_) => None,
        };
        self.path.push((id, undo));
    }

    /// Goes back to the node of this depth on the way here; stays where it is not so deep.
    pub fn back_to(&mut self, depth: usize) {
        while self.depth() > depth {
            self.step_back();
        }
    }

    /// Goes to a node.
    ///
    /// # Panics
    ///
    /// If the id is of another record and too large for this one.
    pub fn go(&mut self, record: &Record, id: NodeId) {
        let mut ahead = Vec::new();
        let mut next = id;
        loop {
            let depth = record.node(next).depth() as usize;
            if self.path.get(depth).is_some_and(|(id, _)| *id == next) {
                self.back_to(depth);
                break;
            }
            ahead.push(next);
            match record.node(next).parent() {
                Some(parent) => next = parent,
                None => break,
            }
        }
        for id in ahead.into_iter().rev() {
            self.step(record, id);
        }
    }

    /// Adds a move after the other children of this node and goes there: a foul where it is not legal.
    /// `kind` is the piece that the record names.
    pub fn play(
        &mut self,
        record: &mut Record,
        action: Move,
        kind: Kind,
    ) -> (NodeId, Option<Illegal>) {
        let illegal = self.board.refusal(action);
        let entry = match illegal {
            None => Entry::Move(action),
            Some(_) => Entry::Foul(action, kind),
        };
        let id = record.add(self.node(), entry);
        self.go(record, id);
        (id, illegal)
    }

    /// Adds an end after the other children of this node and goes there.
    pub fn end(&mut self, record: &mut Record, finish: Finish) -> NodeId {
        let id = record.add(self.node(), Entry::Finish(finish));
        self.go(record, id);
        id
    }
}
