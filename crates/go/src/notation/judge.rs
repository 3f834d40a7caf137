//! Records before the referee: what the rules say of what was carried out, and trees of legal acts.

use super::facts::{By, Finish};
use super::position::Position;
use super::record::{Act, Entry, Mark, NodeId, Record, SetUp};
use crate::action::Action;
use crate::color::Color;
use crate::game::Go;
use crate::half_points::HalfPoints;
use crate::illegal::Illegal;
use crate::point::Point;
use crate::rules::Rules;
use crate::score::Owner;
use crate::setup::SetupError;
use std::rc::Rc;
use yonban_rules::{Game, PositionText, Reason, Turn, Verdict};

/// Why the rules do not take what a node says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The act is not legal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The other side is on turn.
    #[error("it is not {0}'s turn")]
    OutOfTurn(Color),
    /// The colors are drawn first.
    #[error("the colors are drawn first")]
    ChanceDue,
    /// No colors are drawn now.
    #[error("no colors are drawn now")]
    ChanceNotDue,
    /// Stones appear or vanish inside the game.
    #[error("a set-up inside a game is no act")]
    SetUp,
}

impl Reason for Refusal {
    fn reason(&self) -> &'static str {
        match self {
            Refusal::Illegal(illegal) => illegal.reason(),
            Refusal::OutOfTurn(_) => "not_your_turn",
            Refusal::ChanceDue | Refusal::ChanceNotDue => "chance_not_due",
            Refusal::SetUp => "set_up",
        }
    }
}

/// What the rules say of one node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// It does nothing.
    Remark,
    /// It is a legal act.
    Legal(Act),
    /// It is none.
    Refused(Refusal),
    /// It follows one that is none: nobody can say.
    Unjudged,
}

/// The game of a record as far as it is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The game after the last legal act.
    pub game: Go,
    /// The legal acts.
    pub acts: Vec<Act>,
    /// The first node that is no legal act, and why.
    pub stopped: Option<(NodeId, Refusal)>,
}

impl Act {
    /// Makes the act.
    fn make(&self, game: &mut Go) -> Result<(), Refusal> {
        match self {
            Act::Seat(_) if game.turn() == Turn::Chance => Err(Refusal::ChanceDue),
            Act::Seat(action) => {
                game.check(action)?;
                game.play_unchecked(action);
                Ok(())
            }
            Act::Chance(nigiri) => {
                if !game.chances().iter().any(|(due, _)| due == nigiri) {
                    return Err(Refusal::ChanceNotDue);
                }
                game.resolve(nigiri);
                Ok(())
            }
        }
    }
}

impl Entry {
    /// The act that it is in this game; `None` if it does nothing.
    fn act(&self, game: &Go) -> Result<Option<Act>, Refusal> {
        let (color, action) = match self {
            Entry::Remark => return Ok(None),
            Entry::SetUp(_) => return Err(Refusal::SetUp),
            Entry::Act(act) => return Ok(Some(act.clone())),
            Entry::Stone(color, point) => (*color, Action::Place(*point)),
            Entry::Pass(color) => (*color, Action::Pass),
        };
        match game.turn() {
            Turn::Over(_) => Err(Illegal::GameOver.into()),
            Turn::Chance => Err(Refusal::ChanceDue),
            Turn::Seat(seat) if game.color_of(seat) != color => Err(Refusal::OutOfTurn(color)),
            Turn::Seat(_) => Ok(Some(Act::Seat(action))),
        }
    }

    /// What an act is on paper, made in this game.
    fn of(act: &Act, game: &Go) -> Entry {
        let color = || match game.turn() {
            Turn::Seat(seat) => game.color_of(seat),
            Turn::Chance | Turn::Over(_) => game.side(),
        };
        match act {
            Act::Seat(Action::Place(point)) => Entry::Stone(color(), *point),
            Act::Seat(Action::Pass) => Entry::Pass(color()),
            Act::Seat(_) | Act::Chance(_) => Entry::Act(act.clone()),
        }
    }
}

impl Finish {
    /// How the rules ended a game; `None` while it goes on.
    #[must_use]
    pub fn of(game: &Go) -> Option<Finish> {
        let Turn::Over(outcome) = game.turn() else {
            return None;
        };
        Some(match outcome.verdict {
            Verdict::Draw => Finish::Draw,
            Verdict::NoResult => Finish::NoResult,
            Verdict::Win(seat) => {
                let winner = game.color_of(seat);
                let margin = game.score().map(|score| score.margin());
                let points = match margin {
                    Some(margin) if winner == Color::Black => margin,
                    Some(margin) => -margin,
                    None => {
                        let taken = i32::try_from(game.captures(winner)).unwrap_or(i32::MAX / 2);
                        HalfPoints::whole(taken)
                    }
                };
                // A side may win without points: there is no `B+0`.
                let by = if points > HalfPoints::ZERO {
                    By::Points(points)
                } else {
                    By::Unknown
                };
                Finish::Win { winner, by }
            }
        })
    }
}

impl Record {
    /// An empty record of a game from a position.
    ///
    /// # Errors
    ///
    /// The position text cannot be read or set up under the rules.
    pub fn from_position(rules: &Rules, text: &str) -> Result<Self, SetupError> {
        let game = Go::from_position(rules, text)?;
        let position = Position {
            board: game.board().clone(),
            to_move: game.side(),
            captures: Color::BOTH.map(|color| game.captures(color)),
            ko: game.ko_point(),
        };
        let mut record = Record::new(rules);
        if position != Position::new(rules) {
            record.node_mut(NodeId::ROOT).entry = Entry::SetUp(SetUp::of(&position));
        }
        Ok(record)
    }

    /// The game in which the record starts.
    ///
    /// # Errors
    ///
    /// Its position cannot be set up under its rules.
    pub fn start_game(&self) -> Result<Go, SetupError> {
        let start = self.start();
        if start == Position::new(self.rules()) {
            return Ok(Go::new(self.rules()));
        }
        Go::from_position(self.rules(), &start.to_string())
    }

    /// Whether it starts from a position that is not that of its rules.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        self.start() != Position::new(self.rules())
    }

    /// The game of the main line, as far as it is legal.
    ///
    /// ```
    /// use yonban_go::notation::{self, Options};
    ///
    /// let file = b"(;GM[1]SZ[5]RU[Chinese];B[cc];W[cc];B[aa])";
    /// let record = &notation::read(None, file, &Options::default())?.records[0];
    /// let played = record.played()?;
    /// assert_eq!(played.acts.len(), 1);
    /// let (_, why) = played.stopped.ok_or("legal")?;
    /// assert_eq!(why.to_string(), "c3 is occupied by black");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The start cannot be set up under the rules.
    pub fn played(&self) -> Result<Played, SetupError> {
        let mut played = Played {
            game: self.start_game()?,
            acts: Vec::new(),
            stopped: None,
        };
        for id in self.main_line().into_iter().skip(1) {
            match self.judge_node(id, &mut played.game) {
                Ok(act) => played.acts.extend(act),
                Err(refusal) => {
                    played.stopped = Some((id, refusal));
                    break;
                }
            }
        }
        Ok(played)
    }

    /// Makes what a node says.
    fn judge_node(&self, id: NodeId, game: &mut Go) -> Result<Option<Act>, Refusal> {
        let act = self.node(id).entry.act(game)?;
        if let Some(act) = &act {
            act.make(game)?;
        }
        Ok(act)
    }

    /// What the rules say of every node, by its number.
    ///
    /// # Errors
    ///
    /// The start cannot be set up under the rules.
    pub fn judge(&self) -> Result<Vec<Judged>, SetupError> {
        let mut judged = vec![Judged::Unjudged; self.len()];
        judged[0] = Judged::Remark;
        let children: Vec<Vec<usize>> = self
            .nodes()
            .map(|(_, node)| node.children().iter().map(|id| id.index()).collect())
            .collect();
        walk(&children, self.start_game()?, |number, game| {
            match self.judge_node(NodeId::of_index(number), game) {
                Ok(Some(act)) => judged[number] = Judged::Legal(act),
                Ok(None) => judged[number] = Judged::Remark,
                Err(refusal) => {
                    judged[number] = Judged::Refused(refusal);
                    return false;
                }
            }
            true
        });
        Ok(judged)
    }

    /// Adds a tree of acts to an empty record. Each names the node before it, 0 for the start, and
    /// becomes the node of its place in the list, from 1.
    ///
    /// ```
    /// use yonban_go::notation::{Act, Record};
    /// use yonban_go::{Action, Preset, Rules};
    ///
    /// let mut record = Record::new(&Rules::from(Preset::Capture));
    /// let mut other = record.clone();
    /// let stone = |text: &str| text.parse().map(|point| Act::Seat(Action::Place(point)));
    /// record.add_acts(&[(0, stone("e5")?), (1, stone("e6")?), (1, stone("e4")?)])?;
    /// assert_eq!(record.len(), 4);
    /// let refused = other.add_acts(&[(0, stone("e5")?), (1, stone("e5")?)]).unwrap_err();
    /// assert_eq!(refused.to_string(), "node 2: e5 is occupied by black");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first act that is refused, or one that names no node before it. Nothing is added then.
    pub fn add_acts(&mut self, acts: &[(usize, Act)]) -> Result<(), RefusedAct> {
        let refused = |node, why| RefusedAct { node, why };
        let mut children = vec![Vec::new(); acts.len() + 1];
        for (number, (before, _)) in acts.iter().enumerate() {
            if *before > number {
                return Err(refused(number + 1, NoTree::Before));
            }
            children[*before].push(number + 1);
        }
        let start = match self.start_game() {
            Ok(game) if self.len() == 1 => game,
            Ok(_) => return Err(refused(0, NoTree::NotEmpty)),
            Err(error) => return Err(refused(0, error.into())),
        };
        let mut entries = vec![Entry::Remark; acts.len() + 1];
        let mut first: Option<RefusedAct> = None;
        walk(&children, start, |number, game| {
            let act = &acts[number - 1].1;
            let entry = Entry::of(act, game);
            match act.make(game) {
                Ok(()) => entries[number] = entry,
                Err(why) => {
                    if first.as_ref().is_none_or(|first| number < first.node) {
                        first = Some(refused(number, why.into()));
                    }
                    return false;
                }
            }
            true
        });
        if let Some(first) = first {
            return Err(first);
        }
        for (entry, (before, _)) in entries.into_iter().skip(1).zip(acts) {
            self.add(NodeId::of_index(*before), entry);
        }
        Ok(())
    }

    /// The territory of a game that was counted, as marks of its last node: dead stones lie in it.
    pub(crate) fn territory(&self) -> Option<(NodeId, Vec<(Mark, Point)>)> {
        let last = *self.main_line().last()?;
        // Only what ends a game is worth a look at all of it.
        if !self.names_rules() || !matches!(self.node(last).entry, Entry::Act(_) | Entry::Pass(_)) {
            return None;
        }
        let played = self.played().ok()?;
        let score = played.game.score()?;
        if played.stopped.is_some() {
            return None;
        }
        let mut marks = Vec::new();
        for region in score.regions() {
            let mark = match region.owner {
                Owner::Color(Color::Black) => Mark::BlackTerritory,
                Owner::Color(Color::White) => Mark::WhiteTerritory,
                Owner::Neutral | Owner::Seki(_) => continue,
            };
            marks.extend(region.points.iter().map(|at| (mark, *at)));
        }
        marks.sort_unstable();
        Some((last, marks))
    }
}

/// An act of a tree that cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("node {node}: {why}")]
pub struct RefusedAct {
    /// Its number, from 1; 0 for the start.
    pub node: usize,
    /// Why.
    pub why: NoTree,
}

/// Why acts are no tree of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTree {
    /// The rules refuse the act.
    #[error(transparent)]
    Refused(#[from] Refusal),
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
fn walk(children: &[Vec<usize>], start: Go, mut visit: impl FnMut(usize, &mut Go) -> bool) {
    let mut size = vec![1_usize; children.len()];
    for number in (0..children.len()).rev() {
        size[number] += children[number]
            .iter()
            .map(|child| size[*child])
            .sum::<usize>();
    }
    let mut todo = vec![(0, Rc::new(start))];
    while let Some((number, mut game)) = todo.pop() {
        if number > 0 && !visit(number, Rc::make_mut(&mut game)) {
            continue;
        }
        let mut below = children[number].clone();
        below.sort_by_key(|child| std::cmp::Reverse(size[*child]));
        todo.extend(below.into_iter().map(|child| (child, Rc::clone(&game))));
    }
}
