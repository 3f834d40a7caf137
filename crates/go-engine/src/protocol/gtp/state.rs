//! The board of a session: a game that follows whatever the controller says, with undo.

use super::words::Refusal;
use crate::question::Record;
use yonban_go::notation::{self, Entry, NodeId, SetUp};
use yonban_go::rules::Ko;
use yonban_go::{Action, Color, Go, Point, Rules, Step};
use yonban_rules::{Game, PositionText, Turn};

/// The state and the states before it.
#[derive(Clone, Debug)]
pub(super) struct State {
    record: Record,
    before: Vec<Before>,
}

/// A state, and what was done then.
#[derive(Clone, Debug)]
struct Before {
    record: Record,
    done: Done,
}

/// What a command did to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    Stone(Color, Point),
    Pass(Color),
    SetUp,
}

impl State {
    pub(super) fn new(rules: &Rules) -> Self {
        State {
            record: Record::new(Go::new(rules)),
            before: Vec::new(),
        }
    }

    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    pub(super) fn game(&self) -> &Go {
        &self.record.game
    }

    pub(super) fn rules(&self) -> &Rules {
        self.record.game.rules()
    }

    /// How many stones and passes can be undone.
    pub(super) fn moves(&self) -> usize {
        self.before.len()
    }

    pub(super) fn undo(&mut self) -> Result<(), Refusal> {
        self.record = self.before.pop().ok_or(Refusal::Undo)?.record;
        Ok(())
    }

    /// The state with this colour to move; the history is kept.
    pub(super) fn turned_to(&self, color: Color) -> Result<Record, Refusal> {
        let game = &self.record.game;
        if game.step() == Step::Play && game.side() == color {
            return Ok(self.record.clone());
        }
        let text = game.position();
        let side = if color == Color::Black { "b" } else { "w" };
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, _, black, white, _] = fields[..] else {
            return Err(Refusal::Illegal);
        };
        let text = format!("{board} {side} {black} {white} -");
        let game = Go::from_position(self.rules(), &text).map_err(|_| Refusal::Illegal)?;
        if game.step() != Step::Play {
            return Err(Refusal::Illegal);
        }
        Ok(self.record.continued(game))
    }

    /// A stone or a pass of either colour.
    pub(super) fn play(&mut self, color: Color, point: Option<Point>) -> Result<(), Refusal> {
        let mut record = self.turned_to(color)?;
        let action = point.map_or(Action::Pass, Action::Place);
        record
            .game
            .check(&action)
            .map_err(|e| Refusal::IllegalBecause(e.to_string()))?;
        let known = record.history();
        record
            .act(&action.to_string())
            .map_err(Refusal::IllegalBecause)?;
        // The rules look back over their own game only, not over one that was set up anew.
        if point.is_some() && record.is_continued() && self.rules().ko() != Ko::Simple {
            let key = record.situation();
            if known.binary_search(&key).is_ok() {
                return Err(Refusal::IllegalBecause("superko".to_owned()));
            }
        }
        let done = point.map_or(Done::Pass(color), |point| Done::Stone(color, point));
        self.remember(record, done);
        Ok(())
    }

    fn remember(&mut self, record: Record, done: Done) {
        let record = std::mem::replace(&mut self.record, record);
        self.before.push(Before { record, done });
    }

    /// Stones put on an empty board, and who moves then. It can be undone as one step.
    pub(super) fn set_up(
        &mut self,
        rules: &Rules,
        stones: &[(Color, Point)],
        side: Color,
    ) -> Result<(), Refusal> {
        let size = rules.size();
        let mut rows = Vec::new();
        for row in (0..size.rows()).rev() {
            let mut text = String::new();
            for column in 0..size.columns() {
                let at = Point::new(column, row);
                match stones.iter().rev().find(|(_, point)| *point == at) {
                    Some((Color::Black, _)) => text.push('B'),
                    Some((Color::White, _)) => text.push('W'),
                    None => text.push('1'),
                }
            }
            rows.push(runs(&text));
        }
        let side = if side == Color::Black { "b" } else { "w" };
        let text = format!("{} {side} 0 0 -", rows.join("/"));
        self.set_position(rules, &text)
    }

    /// A position text. It can be undone as one step.
    pub(super) fn set_position(&mut self, rules: &Rules, text: &str) -> Result<(), Refusal> {
        let game = Go::from_position(rules, text).map_err(|e| Refusal::Other(e.to_string()))?;
        self.remember(Record::new(game), Done::SetUp);
        Ok(())
    }

    /// The game since the last set-up, for a file.
    pub(super) fn paper(&self) -> notation::Record {
        let since = self.before.iter().rposition(|b| b.done == Done::SetUp);
        let moves = &self.before[since.map_or(0, |n| n + 1)..];
        let start = moves.first().map_or(&self.record, |b| &b.record);
        let mut paper = notation::Record::new(self.rules());
        let mut at = NodeId::ROOT;
        if since.is_some() || start.is_continued() {
            let game = &start.game;
            let stones = game.board().stones();
            let captures = Color::BOTH.map(|color| game.captures(color));
            let set_up = SetUp {
                stones: stones.map(|(color, point)| (Some(color), point)).collect(),
                to_move: Some(game.side()),
                captures: (captures != [0, 0]).then_some(captures),
                ko: game.ko_point(),
            };
            paper.node_mut(at).entry = Entry::SetUp(set_up);
        }
        for before in moves {
            let entry = match before.done {
                Done::Stone(color, point) => Entry::Stone(color, point),
                Done::Pass(color) => Entry::Pass(color),
                Done::SetUp => Entry::Remark,
            };
            at = paper.add(at, entry);
        }
        paper
    }

    /// The main line of a file, up to so many moves. What the rules refuse is put on the board all the
    /// same.
    pub(super) fn load(&mut self, paper: &notation::Record, most: usize) -> Result<(), Refusal> {
        let rules = super::rules::plain(*paper.rules())?;
        let mut state = State::new(&rules);
        let mut moves = 0;
        for id in paper.main_line() {
            let played = match paper.node(id).entry {
                Entry::Remark if id != NodeId::ROOT => continue,
                Entry::Act(_) => continue,
                Entry::Remark | Entry::SetUp(_) => false,
                Entry::Stone(..) | Entry::Pass(_) if moves == most => break,
                Entry::Stone(color, point) => {
                    moves += 1;
                    state.play(color, Some(point)).is_ok()
                }
                Entry::Pass(color) => {
                    moves += 1;
                    state.play(color, None).is_ok()
                }
            };
            let text = paper.position_at(id).to_string();
            if !played && state.game().position() != text {
                state
                    .set_position(&rules, &text)
                    .map_err(|_| Refusal::Load)?;
            }
        }
        *self = state;
        Ok(())
    }

    /// The same stones under other rules for the same board; `false` if they do not allow it.
    pub(super) fn change_rules(&mut self, rules: &Rules) -> bool {
        if self.game().board().stone_count() == 0 && self.before.is_empty() {
            *self = State::new(rules);
            return true;
        }
        let text = self.game().position();
        let Ok(game) = Go::from_position(rules, &text) else {
            return false;
        };
        self.record = self.record.continued(game);
        true
    }

    /// Whether play has ended by the rules.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.game().turn(), Turn::Over(_)) || self.game().step() == Step::Settle
    }
}

/// A row with runs of `1` added up.
fn runs(row: &str) -> String {
    let mut out = String::new();
    let mut empty = 0;
    for letter in row.chars() {
        if letter == '1' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            out.push_str(&empty.to_string());
            empty = 0;
        }
        out.push(letter);
    }
    if empty > 0 {
        out.push_str(&empty.to_string());
    }
    out
}
