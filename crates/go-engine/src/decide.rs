//! From a question to an action: which part of the engine answers what.

use crate::level::Skill;
use crate::mcts::{Found, Problem, Search, Tried};
use crate::objective::Objective;
use crate::position::{BLACK, NONE, Position};
use crate::question::{Record, passes_left};
use crate::rules::{cell, point, solver_rules};
use crate::score::Status;
use crate::solver::{Move, Solver};
use crate::{opening, settle};
use std::time::Duration;
use yonban_go::rules::Colors;
use yonban_go::{Action, Step};
use yonban_rules::{Game, Seat};
use yonban_search::{Budget, Deadline, Info, Stop, Value};

/// Everything a decision depends on.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) record: &'a Record,
    pub(crate) position: Position,
    pub(crate) objective: Objective,
    pub(crate) history: Vec<u64>,
    /// What is thought of the chains, in scored play.
    pub(crate) status: Option<Status>,
    pub(crate) seat: Seat,
    /// The legal actions that are not excluded; not empty.
    pub(crate) allowed: &'a [Action],
    pub(crate) budget: Budget,
    pub(crate) skill: Skill,
    pub(crate) seed: u64,
    pub(crate) hash_megabytes: usize,
    pub(crate) stop: &'a Stop,
}

/// What comes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// This action.
    Play {
        action: Action,
        value: Option<Value>,
        line: Vec<String>,
    },
    /// The game is lost beyond doubt.
    Resign,
}

impl Decision {
    /// An action that needs no thought.
    pub(crate) fn at_once(action: Action) -> Self {
        Decision::Play {
            action,
            value: None,
            line: Vec::new(),
        }
    }
}

/// Below this share a scored game is given up.
const HOPELESS: f32 = 0.03;

impl Question<'_> {
    /// Dice that depend on the seed and on the board.
    pub(crate) fn seed(&self) -> u64 {
        self.position.key() ^ self.seed.wrapping_mul(0xD6E8_FEB8_6659_FD93)
    }

    /// A share, in percent, of the budget, within the level.
    pub(crate) fn share(&self, percent: u32) -> Budget {
        let mut budget = self.budget;
        budget.time = budget.time.map(|time| time * percent / 100);
        budget.nodes = budget.nodes.map(|n| (n * u64::from(percent) / 100).max(1));
        budget
    }

    /// The cells that may be played, [`NONE`] for an empty move.
    fn cells(&self) -> Vec<usize> {
        let shape = self.position.shape();
        let mut cells: Vec<usize> = Vec::with_capacity(self.allowed.len());
        for action in self.allowed {
            match action {
                Action::Place(at) => cells.push(cell(shape, *at)),
                Action::Pass | Action::End | Action::Agree if !cells.contains(&NONE) => {
                    cells.push(NONE);
                }
                _ => {}
            }
        }
        cells
    }

    /// Searches the tree.
    pub(crate) fn search(
        &self,
        budget: Budget,
        report: &mut dyn FnMut(&Search<'_>, &Deadline),
    ) -> Found {
        self.search_from(&self.position, &self.cells(), budget, report)
    }

    /// Searches from a position of this game, where these cells may be played first.
    pub(crate) fn search_from(
        &self,
        position: &Position,
        allowed: &[usize],
        mut budget: Budget,
        report: &mut dyn FnMut(&Search<'_>, &Deadline),
    ) -> Found {
        if let Some(playouts) = self.skill.playouts {
            budget = budget.with_nodes(playouts);
        }
        if let Some(depth) = budget.depth {
            // A depth is read as so many doublings of a small search.
            budget = budget.with_nodes(64 << depth.min(20));
        }
        let problem = Problem {
            position,
            objective: &self.objective,
            left: passes_left(&self.record.game),
            allowed,
            history: &self.history,
            ko: self.record.game.rules().ko(),
        };
        let mut search = Search::new(problem, self.skill.style, self.seed());
        let mut deadline = Deadline::start(&budget, 8, self.stop);
        search.run(&mut deadline, report);
        search.found()
    }

    /// How often the side to move wins, as far as a short look tells.
    pub(crate) fn rate_of_side_to_move(&self) -> f32 {
        let mut solved = None;
        if let Some(mut solver) = self.solver(&self.position) {
            let budget = self.proof_budget(40);
            solved = solver.wins(&budget, self.stop);
        }
        match solved {
            Some(true) => 1.0,
            _ => self
                .search(self.share(60), &mut |_, _| {})
                .moves
                .first()
                .map_or(0.5, |m| m.rate),
        }
    }

    /// A solver for a position of this game; `None` where proofs do not exist or the level makes
    /// none.
    fn solver(&self, position: &Position) -> Option<Solver> {
        if self.skill.proof == Some(0) {
            return None;
        }
        let (rules, _) = solver_rules(self.record.game.rules())?;
        let left = passes_left(&self.record.game);
        Some(Solver::new(position, rules, left, self.hash_megabytes))
    }

    fn proof_budget(&self, percent: u32) -> Budget {
        let mut budget = self.share(percent);
        if let Some(most) = self.skill.proof {
            budget = budget.with_nodes(most);
        }
        budget
    }
}

/// Decides.
pub(crate) fn decide(question: &Question<'_>, report: &mut dyn FnMut(Info)) -> Decision {
    if let [only] = question.allowed {
        return Decision::at_once(only.clone());
    }
    match question.record.game.step() {
        Step::ChooseColor => opening::choose_color(question),
        Step::Handicap { .. } => opening::handicap_stone(question).map_or_else(
            || Decision::at_once(question.allowed[0].clone()),
            Decision::at_once,
        ),
        Step::Settle => settle::settle(question),
        Step::Nigiri | Step::Play | Step::Over => play(question, report),
    }
}

fn play(question: &Question<'_>, report: &mut dyn FnMut(Info)) -> Decision {
    let game = &question.record.game;
    if question.allowed.contains(&Action::Swap) && opening::swaps(question) {
        return Decision::at_once(Action::Swap);
    }
    let first = game.board().stone_count() == 0 && game.placed().is_empty();
    if first
        && game.rules().colors() == Colors::Pie
        && let Some(p) = opening::even_stone(question)
    {
        return Decision::at_once(Action::Place(point(question.position.shape(), p)));
    }
    if let Objective::Score(_) = question.objective {
        return play_for_score(question, report);
    }
    play_for_captures(question, report)
}

/// Tells about a search under way.
fn tell(
    question: &Question<'_>,
    search: &Search<'_>,
    deadline: &Deadline,
    report: &mut dyn FnMut(Info),
) {
    let found = search.found();
    if let Some(best) = found.moves.first() {
        report(Info {
            depth: found.line.len() as u32,
            nodes: deadline.nodes(),
            nps: deadline.nps(),
            value: value(best, found.line.len()),
            line: texts(question, &found.line),
        });
    }
}

fn play_for_captures(question: &Question<'_>, report: &mut dyn FnMut(Info)) -> Decision {
    if let Some(decision) = proved_win(question) {
        return decision;
    }
    let found = question.search(question.share(70), &mut |search, deadline| {
        tell(question, search, deadline, report);
    });
    let Some(best) = sound_move(question, &found) else {
        return Decision::at_once(question.allowed[0].clone());
    };
    of_tried(question, &best, &found)
}

/// A win that the solver proves within its share.
fn proved_win(question: &Question<'_>) -> Option<Decision> {
    let mut solver = question.solver(&question.position)?;
    let cells: Vec<usize> = question
        .cells()
        .into_iter()
        .filter(|&p| p != NONE)
        .collect();
    solver.only(&cells);
    if solver.wins(&question.proof_budget(15), question.stop) != Some(true) {
        return None;
    }
    let line = solver.line();
    let cells: Vec<usize> = line
        .iter()
        .map(|m| match m {
            Move::Stone(p) => *p,
            Move::Pass => NONE,
        })
        .collect();
    let first = *cells.first()?;
    let action = action(question, first)?;
    Some(Decision::Play {
        action,
        value: Some(Value::Win(cells.len() as u32)),
        line: texts(question, &cells),
    })
}

/// The best move that the solver does not refute; the best one if it refutes all it has time for.
fn sound_move(question: &Question<'_>, found: &Found) -> Option<Tried> {
    let best = found.moves.first()?;
    if best.proved == Some(true) {
        return Some(*best);
    }
    let mut deadline = question.proof_budget(15);
    for candidate in found.moves.iter().take(8) {
        if candidate.proved == Some(false) {
            continue;
        }
        if candidate.point == NONE {
            return Some(*candidate);
        }
        let mut next = question.position.clone();
        next.play(candidate.point);
        if next.winner().is_some() {
            return Some(*candidate);
        }
        let Some(mut solver) = question.solver(&next) else {
            return Some(*candidate);
        };
        let started = std::time::Instant::now();
        if solver.wins(&deadline, question.stop) != Some(true) {
            return Some(*candidate);
        }
        // What is left of the share goes to the next candidate.
        deadline.time = deadline.time.map(|time| {
            time.saturating_sub(started.elapsed())
                .max(Duration::from_millis(1))
        });
        deadline.nodes = deadline
            .nodes
            .map(|n| n.saturating_sub(solver.nodes()).max(1));
    }
    Some(*best)
}

fn play_for_score(question: &Question<'_>, report: &mut dyn FnMut(Info)) -> Decision {
    let status = match &question.status {
        Some(status) => status.clone(),
        None => settle::judge(question, 120),
    };
    let found = question.search(question.share(75), &mut |search, deadline| {
        tell(question, search, deadline, report);
    });
    let Some(best) = found.moves.first() else {
        return Decision::at_once(question.allowed[0].clone());
    };
    if settle::should_pass(question, &status, &found, best) {
        if let Some(p) = settle::clearing_point(question, &status) {
            return Decision::at_once(Action::Place(point(question.position.shape(), p)));
        }
        let tried = found.moves.iter().find(|m| m.point == NONE);
        return of_tried(question, tried.unwrap_or(best), &found);
    }
    if is_hopeless(question, &status, &found, best) {
        return Decision::Resign;
    }
    of_tried(question, best, &found)
}

/// Whether a game between grown-up players would be given up.
fn is_hopeless(question: &Question<'_>, status: &Status, found: &Found, best: &Tried) -> bool {
    let area = question.position.shape().area();
    let late = 2 * question.position.empties().len() < area;
    let sign = if settle::own_color(question) == BLACK {
        1.0
    } else {
        -1.0
    };
    let points: f32 = question
        .position
        .shape()
        .points()
        .map(|p| status.owners[p] * sign)
        .sum();
    late && found.playouts >= 400 && best.rate < HOPELESS && points < -(area as f32) / 5.0
}

/// The action of a cell.
fn action(question: &Question<'_>, p: usize) -> Option<Action> {
    let wanted = if p == NONE {
        // `agree` ends play where an empty move would; `end` says more than `pass`.
        [Action::Agree, Action::End, Action::Pass]
            .into_iter()
            .find(|word| question.allowed.contains(word))?
    } else {
        Action::Place(point(question.position.shape(), p))
    };
    question.allowed.contains(&wanted).then_some(wanted)
}

fn of_tried(question: &Question<'_>, tried: &Tried, found: &Found) -> Decision {
    let line = if found.line.first() == Some(&tried.point) {
        texts(question, &found.line)
    } else {
        texts(question, &[tried.point])
    };
    let action = action(question, tried.point).unwrap_or_else(|| question.allowed[0].clone());
    Decision::Play {
        action,
        value: Some(value(tried, found.line.len())),
        line,
    }
}

fn value(tried: &Tried, plies: usize) -> Value {
    match tried.proved {
        Some(true) => Value::Win(plies.max(1) as u32),
        Some(false) => Value::Loss(plies.max(1) as u32),
        None => {
            // 100 is a clear advantage: three games in four.
            let odds = tried.rate.clamp(0.01, 0.99);
            let score = (odds / (1.0 - odds)).ln() * 91.0;
            Value::Score(score as i32)
        }
    }
}

/// The cells as action texts.
pub(crate) fn texts(question: &Question<'_>, cells: &[usize]) -> Vec<String> {
    let shape = question.position.shape();
    cells
        .iter()
        .map(|&p| {
            if p == NONE {
                "pass".to_owned()
            } else {
                shape.text(p)
            }
        })
        .collect()
}

/// A legal action without any search: the empty move if there is one, else the first.
pub(crate) fn plain(allowed: &[Action]) -> Action {
    let quiet = [Action::Pass, Action::Accept];
    let chosen = allowed.iter().find(|action| quiet.contains(action));
    chosen.unwrap_or(&allowed[0]).clone()
}
