//! One search on several threads: each searches the whole tree, and they share what they remember.

use super::root::{Errand, Line, Progress};
use super::{Path, Searcher, Terms};
use crate::evaluate::Evaluator;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use yonban_search::{Budget, Deadline, Stop, TranspositionTable};
use yonban_shogi::{Board, Move};

/// A position to be searched.
#[derive(Clone, Debug)]
pub struct Task<'a> {
    /// The position.
    pub board: &'a Board,
    /// The way to it, itself included.
    pub(crate) path: &'a Path,
    /// The rules beside the moves.
    pub terms: Terms,
    /// The first moves that may be chosen; not empty.
    pub allowed: &'a [Move],
    /// How many lines are wanted.
    pub lines: usize,
    /// How long it may take.
    pub budget: Budget,
    /// After this no new iteration begins.
    pub soft: Option<Duration>,
    /// How many threads.
    pub threads: usize,
}

/// Searches. The lines found, best first; the first thread's, which alone reports. With one thread and
/// without a time the answer depends on the task, the evaluator and the table alone.
pub fn search<E: Evaluator>(
    evaluator: &E,
    task: &Task<'_>,
    table: &TranspositionTable,
    stop: &Stop,
    report: &mut dyn FnMut(Progress<'_>),
) -> Vec<Line> {
    let nodes = AtomicU64::new(0);
    let enough = Stop::new();
    let searcher = |budget: &Budget, stop: &Stop| {
        let deadline = Deadline::start(budget, 256, stop);
        Searcher::new(
            evaluator.clone(),
            task.board,
            task.path,
            task.terms,
            table,
            deadline,
            &nodes,
        )
    };
    let errand = |thread: usize| Errand {
        allowed: task.allowed,
        lines: task.lines,
        depth: task.budget.depth.unwrap_or(u32::MAX),
        soft: task.soft,
        thread,
    };
    std::thread::scope(|scope| {
        for thread in 1..task.threads {
            let errand = errand(thread);
            let (searcher, enough) = (&searcher, &enough);
            let helper = std::thread::Builder::new().stack_size(STACK);
            // A thread that cannot be had is done without.
            let _helper = helper.spawn_scoped(scope, move || {
                let endless = Budget {
                    time: None,
                    nodes: None,
                    depth: None,
                };
                searcher(&endless, enough).think(&errand, &mut |_| {});
            });
        }
        let lines = searcher(&task.budget, stop).think(&errand(0), report);
        enough.set();
        lines
    })
}

/// Bytes for the deepest line.
const STACK: usize = 16 << 20;
