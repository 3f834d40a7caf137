//! From a question to an action: which part of the engine answers what.

use crate::dice::Dice;
use crate::evaluate::Handmade;
use crate::level::Skill;
use crate::mate::{Mate, Solution, solve};
use crate::search::{Claim, Line, MATE, PROVED, Path, Progress, Task, Terms, search};
use std::time::{Duration, Instant};
use yonban_search::{Budget, Stop, TranspositionTable, Value};
use yonban_shogi::{Action, Board, Move};

/// Everything a decision depends on.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) board: &'a Board,
    pub(crate) path: &'a Path,
    pub(crate) terms: Terms,
    /// The legal moves that are not excluded.
    pub(crate) allowed: &'a [Move],
    /// Whether a declaration may be answered.
    pub(crate) may_declare: bool,
    /// Plies of the game so far.
    pub(crate) ply: u32,
    pub(crate) budget: Budget,
    /// After this no new iteration begins.
    pub(crate) soft: Option<Duration>,
    pub(crate) skill: Skill,
    /// How many lines are wanted.
    pub(crate) lines: usize,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) stop: &'a Stop,
}

/// What comes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) action: Action,
    /// The value for the side to move; `None` where it was not judged.
    pub(crate) value: Option<i32>,
    /// The moves expected, its own first.
    pub(crate) line: Vec<Move>,
}

impl Decision {
    /// A move that needs no thought.
    fn at_once(action: Move) -> Self {
        Decision {
            action: Action::Move(action),
            value: None,
            line: vec![action],
        }
    }
}

/// Decides; `None` where there is nothing to play.
pub(crate) fn decide(
    question: &Question<'_>,
    report: &mut dyn FnMut(Progress<'_>),
) -> Option<Decision> {
    let started = Instant::now();
    let claim = question.terms.entering.claim(question.board);
    let claim = claim.filter(|claim| match claim {
        Claim::Win | Claim::Draw => question.may_declare,
        Claim::Try(step) => question.allowed.contains(step),
    });
    let declare = |value: i32| Decision {
        action: Action::Declare,
        value: Some(value),
        line: Vec::new(),
    };
    match claim {
        Some(Claim::Win) => return Some(declare(MATE - 1)),
        Some(Claim::Try(step)) => {
            return Some(Decision {
                value: Some(MATE - 1),
                ..Decision::at_once(step)
            });
        }
        Some(Claim::Draw) | None => {}
    }
    let draw = question.terms.draw[question.board.side().index()];
    if question.allowed.is_empty() {
        return None;
    }
    if let [only] = question.allowed
        && claim.is_none()
        && question.lines == 1
    {
        return Some(Decision::at_once(*only));
    }
    if let Some(mate) = own_mate(question) {
        let line = Line {
            value: MATE - mate.line.len() as i32,
            depth: mate.line.len() as u32,
            moves: mate.line,
        };
        report(Progress {
            depth: line.depth,
            deepest: line.depth,
            nodes: 1,
            elapsed: started.elapsed(),
            table_use: question.table.used_permille(),
            number: 0,
            line: &line,
            bound: yonban_search::Bound::Exact,
        });
        return Some(of_line(&line));
    }
    let lines = searched(question, started, report);
    let best = lines.first()?;
    if claim == Some(Claim::Draw) && best.value < draw {
        return Some(declare(draw));
    }
    let margin = question.skill.variety_at(question.ply);
    if margin == 0 || best.value.abs() >= PROVED {
        return Some(of_line(best));
    }
    let good: Vec<&Line> = lines
        .iter()
        .filter(|line| line.value >= best.value - margin && line.value > -PROVED)
        .collect();
    let mut dice =
        Dice::new(question.board.key() ^ question.seed.wrapping_mul(0xD6E8_FEB8_6659_FD93));
    good.get(dice.below(good.len())).map(|line| of_line(line))
}

fn of_line(line: &Line) -> Decision {
    Decision {
        action: Action::Move(line.moves[0]),
        value: Some(line.value),
        line: line.moves.clone(),
    }
}

/// How many moves a level chooses from.
const CHOICE: usize = 6;

fn searched(
    question: &Question<'_>,
    started: Instant,
    report: &mut dyn FnMut(Progress<'_>),
) -> Vec<Line> {
    let mut budget = question.skill.limit(question.budget);
    budget.time = budget
        .time
        .map(|time| time.saturating_sub(started.elapsed()));
    if question.skill.mate > 0 && question.lines == 1 {
        // The look for a mate has had its share.
        budget.nodes = budget.nodes.map(|nodes| nodes - mate_share(nodes));
    }
    let mut lines = question.lines;
    if question.skill.variety_at(question.ply) > 0 {
        // A look at one ply is cheap: beginners choose among everything.
        let choice = if budget.depth == Some(1) {
            question.allowed.len()
        } else {
            CHOICE
        };
        lines = lines.max(choice);
    }
    let task = Task {
        board: question.board,
        path: question.path,
        terms: question.terms,
        allowed: question.allowed,
        lines,
        budget,
        soft: question.soft,
        threads: question.threads,
    };
    let judge = Handmade {
        plain: question.skill.plain,
    };
    let wanted = question.lines;
    search(
        &judge,
        &task,
        question.table,
        question.stop,
        &mut |progress| {
            if progress.number < wanted {
                report(progress);
            }
        },
    )
}

/// Positions that a look for a mate may take where there is no limit.
const MOST_FOR_MATE: u64 = 60_000;

/// What a look for a mate takes of a number of positions; nothing of a small one.
fn mate_share(nodes: u64) -> u64 {
    if nodes < 1_000 {
        0
    } else {
        (nodes / 10).min(MOST_FOR_MATE)
    }
}

/// A mate by checks that the level finds, with a small share of the budget.
fn own_mate(question: &Question<'_>) -> Option<Mate> {
    if question.skill.mate == 0 || question.lines > 1 {
        return None;
    }
    let limit = question.skill.limit(question.budget);
    let nodes = limit.nodes.map_or(MOST_FOR_MATE, mate_share);
    if nodes == 0 {
        return None;
    }
    let budget = Budget {
        time: limit.time.map(|time| time / 10),
        nodes: Some(nodes),
        depth: Some(question.skill.mate),
    };
    match solve(question.board, &budget, 4, question.stop) {
        Solution::Mate(mate) if question.allowed.contains(&mate.line[0]) => Some(mate),
        _ => None,
    }
}

/// A search value for people.
pub(crate) fn value_of(value: i32) -> Value {
    if value >= PROVED {
        Value::Win((MATE - value).unsigned_abs())
    } else if value <= -PROVED {
        Value::Loss((MATE + value).unsigned_abs())
    } else {
        Value::Score(value)
    }
}
