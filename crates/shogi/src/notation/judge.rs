//! Records before the referee: their rules, what the rules say of every node, and trees of actions.

use super::finish::Finish;
use super::record::{Entry, NodeId, Record, Start};
use super::walk::Walk;
use crate::rules::Key;
use crate::{Action, Color, Ending, Illegal, Kind, Preset, Rules, SetupError, Shogi};
use std::rc::Rc;
use yonban_rules::{Game, PositionText, Turn, Verdict};

/// The header that names the rules of a record as this house writes them.
const RULES: &str = "ルール";

/// What the rules say of one node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// It does nothing that a game knows: the start, a resignation, a flag.
    Remark,
    /// It is a legal action. An end is one where it is a declaration that the rules accept.
    Legal(Action),
    /// It is none.
    Refused(Illegal),
    /// It follows one that is none: nobody can say.
    Unjudged,
}

/// The game of a record as far as it is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The game after the last legal action.
    pub game: Shogi,
    /// The legal actions.
    pub actions: Vec<Action>,
    /// The first node that is no legal action, and why.
    pub stopped: Option<(NodeId, Illegal)>,
}

impl Record {
    /// The rules that it names, or else those that its start and CSA's keywords suggest: the handicap,
    /// `$JISHOGI`, `$MAX_MOVES`; the even game without them.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let fits = |rules: &Rules| {
            let handicap = rules.preset().handicap();
            handicap.is_none() || handicap == self.start().handicap()
        };
        if let Some(rules) = self.named_rules().filter(fits) {
            return rules;
        }
        let mut rules = self.plain_rules();
        for (key, header) in [(Key::Impasse, "$JISHOGI"), (Key::MaxMoves, "$MAX_MOVES")] {
            let value = self.header(header).map(str::trim);
            rules = match value.map(|value| rules.with(key, value)) {
                Some(Ok(with)) => with,
                Some(Err(_)) | None => rules,
            };
        }
        rules
    }

    /// The rules that a header names.
    #[must_use]
    pub fn named_rules(&self) -> Option<Rules> {
        self.header(RULES)?.parse().ok()
    }

    /// Whether a header names rules, in this house's words or in CSA's.
    #[must_use]
    pub fn is_rules_header(&self, key: &str) -> bool {
        [RULES, "$JISHOGI", "$MAX_MOVES"].contains(&key)
    }

    fn plain_rules(&self) -> Rules {
        let preset = self
            .start()
            .handicap()
            .map_or(Preset::Even, Preset::Handicap);
        Rules::from(preset)
    }

    /// Names the rules; those that go without saying take the header away.
    pub fn set_rules(&mut self, rules: &Rules) {
        self.set_header(RULES, "");
        if self.rules() != *rules {
            self.set_header(RULES, &rules.to_string());
        }
    }

    /// A record without moves that starts where games under these rules do, and names them.
    #[must_use]
    pub fn under(rules: &Rules) -> Record {
        let start = rules.preset().handicap();
        let mut record = Record::new(start.map_or_else(Start::even, Start::from));
        record.set_rules(rules);
        record
    }

    /// Whether it starts elsewhere than games under its rules do.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        *self.start().board() != *Shogi::new(&self.rules()).board() || self.start().number() != 1
    }

    /// The game in which it starts.
    ///
    /// # Errors
    ///
    /// No game starts so: it is a problem.
    pub fn start_game(&self) -> Result<Shogi, SetupError> {
        let rules = self.rules();
        if self.is_set_up() {
            Shogi::from_position(&rules, &self.start().to_sfen())
        } else {
            Ok(Shogi::new(&rules))
        }
    }

    /// The action that a node is in this game; `None` where it is none.
    fn action(&self, id: NodeId, game: &Shogi) -> Option<Action> {
        match self.node(id).entry() {
            Entry::Move(action) | Entry::Foul(action, _) => Some(Action::Move(action)),
            Entry::Finish(Finish::Declaration | Finish::Draw | Finish::Impasse) => {
                Some(Action::Declare).filter(|action| game.check(action).is_ok())
            }
            Entry::Start | Entry::Finish(_) => None,
        }
    }

    /// Makes what a node says.
    fn judge_node(&self, id: NodeId, game: &mut Shogi) -> Result<Option<Action>, Illegal> {
        let action = self.action(id, game);
        if let Some(action) = &action {
            game.check(action)?;
            game.play_unchecked(action);
        }
        Ok(action)
    }

    /// The game of the main line, as far as it is legal.
    ///
    /// ```
    /// use yonban_shogi::notation::{self, Options};
    ///
    /// let file = b"position startpos moves 7g7f 3c3d P*5e";
    /// let record = &notation::read(None, file, &Options::default())?.records[0];
    /// let played = record.played()?;
    /// assert_eq!(played.actions.len(), 2);
    /// let (_, why) = played.stopped.ok_or("legal")?;
    /// assert_eq!(why.to_string(), "no pawn is in hand");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// No game starts as the record does.
    pub fn played(&self) -> Result<Played, SetupError> {
        let mut played = Played {
            game: self.start_game()?,
            actions: Vec::new(),
            stopped: None,
        };
        for id in self.main_line() {
            match self.judge_node(id, &mut played.game) {
                Ok(action) => played.actions.extend(action),
                Err(illegal) => {
                    played.stopped = Some((id, illegal));
                    break;
                }
            }
        }
        Ok(played)
    }

    /// What the rules say of every node, by its number.
    ///
    /// # Errors
    ///
    /// No game starts as the record does.
    pub fn judge(&self) -> Result<Vec<Judged>, SetupError> {
        let mut judged = vec![Judged::Unjudged; self.len()];
        let children: Vec<Vec<usize>> = self
            .nodes()
            .map(|(_, node)| node.children().iter().map(|id| id.index()).collect())
            .collect();
        let ids: Vec<NodeId> = self.nodes().map(|(id, _)| id).collect();
        walk(&children, self.start_game()?, |number, game| {
            judged[number] = match self.judge_node(ids[number], game) {
                Ok(Some(action)) => Judged::Legal(action),
                Ok(None) => Judged::Remark,
                Err(illegal) => Judged::Refused(illegal),
            };
            !matches!(judged[number], Judged::Refused(_))
        });
        Ok(judged)
    }

    /// Adds a tree of actions to a record without moves, under its rules. Each names the node before
    /// it, 0 for the start, and becomes the node of its place in the list, from 1. A foul that loses
    /// and a declaration become ends, the foul with a remark.
    ///
    /// ```
    /// use yonban_shogi::notation::Record;
    ///
    /// let mut record = Record::under(&"even".parse()?);
    /// let acts = [(0, "7g7f".parse()?), (1, "3c3d".parse()?), (1, "8c8d".parse()?)];
    /// record.add_actions(&acts)?;
    /// assert_eq!(record.len(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first action that is refused, or one that names no node before it. Nothing is added then.
    pub fn add_actions(&mut self, acts: &[(usize, Action)]) -> Result<(), RefusedAction> {
        let refused = |node, why| RefusedAction { node, why };
        let mut children = vec![Vec::new(); acts.len() + 1];
        for (number, (before, _)) in acts.iter().enumerate() {
            if *before > number {
                return Err(refused(number + 1, NoTree::Before));
            }
            children[*before].push(number + 1);
        }
        if self.len() > 1 {
            return Err(refused(0, NoTree::NotEmpty));
        }
        let start = self
            .start_game()
            .map_err(|error| refused(0, error.into()))?;
        // How the rules end the game after an action.
        let mut ends: Vec<Option<(Ending, Option<Color>)>> = vec![None; acts.len() + 1];
        let mut first: Option<RefusedAction> = None;
        walk(&children, start, |number, game| {
            let Some((_, action)) = number.checked_sub(1).and_then(|n| acts.get(n)) else {
                return true;
            };
            if let Err(illegal) = game.check(action) {
                if first.as_ref().is_none_or(|first| number < first.node) {
                    first = Some(refused(number, illegal.into()));
                }
                return false;
            }
            game.play_unchecked(action);
            ends[number] = ending_of(game);
            true
        });
        if let Some(first) = first {
            return Err(first);
        }
        self.grow(acts, &ends);
        Ok(())
    }

    /// Adds what is known to be legal.
    fn grow(&mut self, acts: &[(usize, Action)], ends: &[Option<(Ending, Option<Color>)>]) {
        let mut walk = Walk::new(self);
        let mut ids = vec![NodeId::ROOT];
        for ((before, action), end) in acts.iter().zip(&ends[1..]) {
            walk.go(self, ids[*before]);
            let id = match action {
                Action::Move(action) if walk.board().is_legal(*action) => {
                    walk.play(self, *action, Kind::Pawn).0
                }
                action => {
                    let said = end.map(|(end, winner)| Finish::of_ending(end, winner));
                    let (finish, remark) = said.unwrap_or((Finish::Declaration, None));
                    let id = walk.end(self, finish);
                    if let Some(remark) = remark {
                        let remark = match action {
                            Action::Move(foul) => format!("{remark}: {foul}"),
                            Action::Declare => remark,
                        };
                        self.node_mut(id).say(&remark);
                    }
                    id
                }
            };
            ids.push(id);
        }
    }
}

/// How the rules ended a game, and who won.
#[must_use]
pub fn ending_of(game: &Shogi) -> Option<(Ending, Option<Color>)> {
    let Turn::Over(outcome) = game.turn() else {
        return None;
    };
    let winner = match outcome.verdict {
        Verdict::Win(seat) => Some(game.color_of(seat)),
        Verdict::Draw | Verdict::NoResult => None,
    };
    Some((outcome.ending, winner))
}

/// An action of a tree that cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("node {node}: {why}")]
pub struct RefusedAction {
    /// Its number, from 1; 0 for the start.
    pub node: usize,
    /// Why.
    pub why: NoTree,
}

/// Why actions are no tree of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTree {
    /// The rules refuse the action.
    #[error(transparent)]
    Refused(#[from] Illegal),
    /// The start cannot be set up.
    #[error(transparent)]
    Start(#[from] SetupError),
    /// It names no node before it.
    #[error("it names no node before it")]
    Before,
    /// The record has nodes.
    #[error("the record is not empty")]
    NotEmpty,
}

/// Walks a tree with the game at each node: `visit` makes what the node says and tells whether to go
/// on below it. Smaller branches go first, so that only few games wait at a time, however the tree
/// is shaped; the order in which nodes are visited is otherwise parents first.
fn walk(children: &[Vec<usize>], start: Shogi, mut visit: impl FnMut(usize, &mut Shogi) -> bool) {
    let mut size = vec![1_usize; children.len()];
    for number in (0..children.len()).rev() {
        size[number] += children[number]
            .iter()
            .map(|child| size[*child])
            .sum::<usize>();
    }
    let mut todo = vec![(0, Rc::new(start))];
    while let Some((number, mut game)) = todo.pop() {
        if !visit(number, Rc::make_mut(&mut game)) {
            continue;
        }
        let mut below = children[number].clone();
        below.sort_by_key(|child| std::cmp::Reverse(size[*child]));
        todo.extend(below.into_iter().map(|child| (child, Rc::clone(&game))));
    }
}
