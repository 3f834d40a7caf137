//! Computer players: a few threads of their own that pull what is to be thought about. A table never
//! waits for one with its correctness: an answer comes back as one more command, checked like any
//! other, and a player that fails or is silent is asked again by the table.

mod budget;

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use yonban_games::GameKind;
use yonban_search::{Answer, Choice, Engine, Stop, Task, Value};

pub(crate) use budget::{Clock, budget};

/// The most tasks that wait. Beyond it a table is told at once, and asks again later.
const MOST_WAITING: usize = 4_096;

/// Makes the player of a game, if it has one. Tests put in players that misbehave.
pub(crate) type MakeEngine = dyn Fn(GameKind) -> Option<Box<dyn Engine>> + Send + Sync;

/// Something to think about, and whom to tell.
pub(crate) struct Job {
    pub(crate) kind: GameKind,
    pub(crate) task: Task,
    /// Set when nobody wants the answer any more.
    pub(crate) stop: Stop,
    /// Told what became of it, and what the player thinks of the position, in hundredths.
    pub(crate) tell: Box<dyn FnOnce(Thought, Option<i32>) + Send>,
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

/// What became of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// An action.
    Act(String),
    /// Resignation.
    Resign,
    /// No answer: the player failed, or the host is too busy or stopping.
    Failed,
}

#[derive(Debug, Default)]
struct Queue {
    jobs: VecDeque<Job>,
    busy: usize,
    running: Vec<(u64, Stop)>,
    next: u64,
    stopped: bool,
}

struct Inner {
    queue: Mutex<Queue>,
    changed: Condvar,
    make: Box<MakeEngine>,
}

impl Inner {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The threads that think.
pub(crate) struct EngineHost {
    inner: Arc<Inner>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    count: usize,
}

impl fmt::Debug for EngineHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineHost")
            .field("threads", &self.count)
            .finish_non_exhaustive()
    }
}

impl EngineHost {
    /// Starts `threads` threads, at least one.
    pub(crate) fn start(threads: usize, make: Box<MakeEngine>) -> std::io::Result<Self> {
        let count = threads.max(1);
        let inner = Arc::new(Inner {
            queue: Mutex::default(),
            changed: Condvar::new(),
            make,
        });
        let mut handles = Vec::with_capacity(count);
        for n in 0..count {
            let inner = Arc::clone(&inner);
            let thread = std::thread::Builder::new().name(format!("engine-{n}"));
            handles.push(thread.spawn(move || work(&inner))?);
        }
        Ok(EngineHost {
            inner,
            threads: Mutex::new(handles),
            count,
        })
    }

    /// Puts a job at the end of the queue.
    pub(crate) fn ask(&self, job: Job) {
        let mut queue = self.inner.queue();
        if queue.stopped || queue.jobs.len() >= MOST_WAITING {
            drop(queue);
            (job.tell)(Thought::Failed, None);
            return;
        }
        queue.jobs.push_back(job);
        drop(queue);
        self.inner.changed.notify_one();
    }

    /// How many jobs there are to each thread, one more included: thinking times shrink with it.
    pub(crate) fn crowd(&self) -> u32 {
        let queue = self.inner.queue();
        let jobs = queue.jobs.len() + queue.busy + 1;
        u32::try_from(jobs.div_ceil(self.count)).unwrap_or(u32::MAX)
    }

    /// Ends all thinking and the threads. Held jobs are given back as failed.
    pub(crate) fn stop(&self) {
        let jobs = {
            let mut queue = self.inner.queue();
            queue.stopped = true;
            for (_, stop) in &queue.running {
                stop.set();
            }
            std::mem::take(&mut queue.jobs)
        };
        self.inner.changed.notify_all();
        for job in jobs {
            (job.tell)(Thought::Failed, None);
        }
        let handles =
            std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for handle in handles {
            if handle.join().is_err() {
                tracing::error!("a thread of computer players had failed");
            }
        }
    }
}

/// One thread: a player of each game, made when first needed and anew after a failure.
fn work(inner: &Inner) {
    let mut players: Vec<(GameKind, Box<dyn Engine>)> = Vec::new();
    loop {
        let (number, job) = {
            let mut queue = inner.queue();
            loop {
                if queue.stopped {
                    return;
                }
                if let Some(job) = queue.jobs.pop_front() {
                    queue.busy += 1;
                    queue.next += 1;
                    let number = queue.next;
                    queue.running.push((number, job.stop.clone()));
                    break (number, job);
                }
                queue = inner
                    .changed
                    .wait(queue)
                    .unwrap_or_else(PoisonError::into_inner);
            }
        };
        let (thought, score) = if job.stop.is_set() {
            (Thought::Failed, None)
        } else {
            think(inner, &mut players, &job)
        };
        {
            let mut queue = inner.queue();
            queue.busy -= 1;
            queue.running.retain(|(running, _)| *running != number);
        }
        (job.tell)(thought, score);
    }
}

fn think(
    inner: &Inner,
    players: &mut Vec<(GameKind, Box<dyn Engine>)>,
    job: &Job,
) -> (Thought, Option<i32>) {
    let answer = catch_unwind(AssertUnwindSafe(|| {
        let index = match players.iter().position(|(kind, _)| *kind == job.kind) {
            Some(index) => index,
            None => {
                players.push((job.kind, (inner.make)(job.kind)?));
                players.len() - 1
            }
        };
        Some(players[index].1.think(&job.task, &mut |_| {}, &job.stop))
    }));
    match answer {
        Ok(Some(Ok(Answer { choice, value, .. }))) => {
            let thought = match choice {
                Choice::Play(action) => Thought::Act(action),
                Choice::Resign => Thought::Resign,
            };
            (thought, value.map(score))
        }
        Ok(None) => {
            tracing::error!(kind = job.kind.name(), "there is no computer player");
            (Thought::Failed, None)
        }
        Ok(Some(Err(error))) => {
            metrics::counter!("yonban_engine_failures").increment(1);
            tracing::error!(%error, kind = job.kind.name(), "a computer player has no answer");
            (Thought::Failed, None)
        }
        Err(_) => {
            // What it was in the middle of is unknown: the next job gets a new one.
            players.retain(|(kind, _)| *kind != job.kind);
            metrics::counter!("yonban_engine_panics").increment(1);
            tracing::error!(kind = job.kind.name(), "a computer player panicked");
            (Thought::Failed, None)
        }
    }
}

/// A judgement as a number: a proved end is beyond every estimate.
fn score(value: Value) -> i32 {
    match value {
        Value::Score(score) => score,
        Value::Win(_) => i32::MAX,
        Value::Loss(_) => -i32::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use yonban_rules::Seat;
    use yonban_search::{EngineError, Info};

    /// Panics when asked for a game under the rules `panic`, else answers with the rules' name.
    struct Moody;

    impl Engine for Moody {
        fn name(&self) -> &str {
            "moody"
        }
        fn think(
            &mut self,
            task: &Task,
            _report: &mut dyn FnMut(Info),
            stop: &Stop,
        ) -> Result<Answer, EngineError> {
            assert!(task.rules != "panic", "as asked");
            while task.rules == "wait" && !stop.is_set() {
                std::thread::yield_now();
            }
            Ok(Answer {
                choice: Choice::Play(task.rules.clone()),
                value: None,
                line: vec![],
            })
        }
    }

    fn ask(host: &EngineHost, rules: &str) -> mpsc::Receiver<Thought> {
        let (tell, told) = mpsc::channel();
        host.ask(Job {
            kind: GameKind::Gomoku,
            task: Task::new(rules, Seat::A),
            stop: Stop::new(),
            tell: Box::new(move |thought, _| {
                // The test may have gone already.
                drop(tell.send(thought));
            }),
        });
        told
    }

    #[test]
    fn a_panic_costs_one_answer_and_no_thread() {
        let host = EngineHost::start(1, Box::new(|_| Some(Box::new(Moody)))).unwrap();
        assert_eq!(ask(&host, "panic").recv().unwrap(), Thought::Failed);
        assert_eq!(
            ask(&host, "fine").recv().unwrap(),
            Thought::Act("fine".into())
        );
        host.stop();
    }

    #[test]
    fn a_stop_ends_what_runs_and_returns_what_waits() {
        let host = EngineHost::start(1, Box::new(|_| Some(Box::new(Moody)))).unwrap();
        let first = ask(&host, "wait");
        while host.inner.queue().busy == 0 {
            std::thread::yield_now();
        }
        let second = ask(&host, "fine");
        assert_eq!(host.crowd(), 3);
        host.stop();
        assert_eq!(first.recv().unwrap(), Thought::Act("wait".into()));
        assert_eq!(second.recv().unwrap(), Thought::Failed);
        assert_eq!(ask(&host, "fine").recv().unwrap(), Thought::Failed);
    }
}
