//! The root of a search: plays are sifted, cube decisions compared, threads share the work.

use super::filter::{Filters, MOST_PLIES};
use super::limit::Limit;
use super::worker::{Replies, Reply, Shared, Side, Sum, Worker, Worth};
use crate::equity::{CubeDecision, Ladder};
use crate::{Evaluator, Outputs, Stakes};
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use yonban_backgammon::{Board, Dice, Play, Variant};
use yonban_search::{Budget, Stop};

/// A play, and what it is worth to the player who makes it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The play.
    pub play: Play,
    /// How the game will end after it, seen by the player who makes it.
    pub outputs: Outputs,
    /// What it is worth with the cube: points per unit of the present cube, or the normalised equity
    /// of a match.
    pub equity: f32,
    /// How many plies this was looked at. Only plays of equal depth can be compared.
    pub plies: u8,
}

/// What a throw brings, seen by the player who throws.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thrown {
    /// The throw, the larger die first.
    pub dice: Dice,
    /// How many of the 36 throws are this one.
    pub times: f32,
    /// The board after the best play, the other player about to throw.
    pub board: Board,
    /// How the game will end then.
    pub outputs: Outputs,
    /// What that is worth with the cube.
    pub equity: f32,
}

/// Looks ahead with a judge. It remembers positions from question to question; the answers do not
/// depend on that.
///
/// ```
/// use yonban_backgammon::{Board, Dice, Variant};
/// use yonban_backgammon_engine::search::Searcher;
/// use yonban_backgammon_engine::{Evaluator, Outputs, Owner, Stakes};
///
/// /// Whoever is ahead in the race wins.
/// struct Race;
///
/// impl Evaluator for Race {
///     fn evaluate(&self, board: &Board) -> Outputs {
///         let lead = board.other().pips() as f32 - board.own().pips() as f32;
///         Outputs { win: 1.0 / (1.0 + (-0.06 * (lead + 4.0)).exp()), ..Outputs::default() }
///     }
/// }
///
/// let stakes = Stakes::Money {
///     jacoby: false, beavers: 0, cube: 1, owner: Owner::Centered, most: 1024,
/// };
/// let mut searcher = Searcher::new(&Race, Variant::Standard);
/// let board = Board::start(Variant::Standard);
/// let dice = Dice::new(6, 5).expect("two dice");
/// let plays = searcher.rank_plays(&board, dice, &stakes, 1);
/// assert_eq!(plays.len(), board.plays(dice).len());
/// assert_eq!(plays[0].plies, 1);
/// ```
pub struct Searcher<'a> {
    judge: &'a dyn Evaluator,
    variant: Variant,
    filters: Filters,
    workers: Vec<Worker>,
    /// The size of each worker's memory.
    megabytes: usize,
    limit: Limit,
    /// The stakes that what the workers remember was judged for.
    stakes: Vec<Stakes>,
}

/// The size of a memory that nobody chose.
const MEGABYTES: usize = 8;

/// The most stakes whose answers are remembered together.
const MOST_STAKES: usize = 64;

impl<'a> Searcher<'a> {
    /// A searcher with one thread, the usual filters and no limit.
    #[must_use]
    pub fn new(judge: &'a dyn Evaluator, variant: Variant) -> Self {
        Searcher {
            judge,
            variant,
            filters: Filters::default(),
            workers: vec![Worker::new(MEGABYTES)],
            megabytes: MEGABYTES,
            limit: Limit::none(),
            stakes: Vec::new(),
        }
    }

    /// The same with so many threads, at least one. They change the time that an answer takes, not the
    /// answer.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.set_threads(threads);
        self
    }

    /// Uses so many threads from now on, at least one.
    pub fn set_threads(&mut self, threads: usize) {
        let worker = || Worker::new(self.megabytes);
        self.workers.resize_with(threads.max(1), worker);
    }

    /// The same with an empty memory of at most so many MiB for each thread, at least one.
    #[must_use]
    pub fn with_memory(mut self, megabytes: usize) -> Self {
        self.megabytes = megabytes.max(1);
        let worker = || Worker::new(self.megabytes);
        self.workers.fill_with(worker);
        self
    }

    /// Changes to another variant, of which nothing is known yet.
    pub fn set_variant(&mut self, variant: Variant) {
        if self.variant != variant {
            self.variant = variant;
            self.clear();
        }
    }

    /// The same with other filters.
    #[must_use]
    pub fn with_filters(mut self, filters: Filters) -> Self {
        self.filters = filters;
        self
    }

    /// Starts a budget for the questions that follow: they end soon after it is used up, or `stop` is
    /// set, with what they know by then. Its nodes are judged positions; its depth is not looked at.
    pub fn limit(&mut self, budget: &Budget, stop: &Stop) {
        self.limit = Limit::start(budget, stop);
    }

    /// Whether the budget is used up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.limit.is_over()
    }

    /// How many positions the judge was asked since the budget was started.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.limit.nodes()
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        self.workers.iter_mut().for_each(Worker::forget);
        self.stakes.clear();
    }

    /// The rules by which a game is won.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What the player with these stakes and the other one play for.
    fn sides(&mut self, stakes: &Stakes) -> [Side; 2] {
        let pair = [*stakes, stakes.turned()];
        if self.stakes.len() + 2 > MOST_STAKES && !pair.iter().all(|one| self.stakes.contains(one))
        {
            self.stakes.clear();
            self.workers.iter_mut().for_each(Worker::forget_stakes);
        }
        let ladder = Ladder::new(stakes);
        let ladders = [ladder, ladder.turned()];
        [0, 1].map(|at| {
            let known = self.stakes.iter().position(|one| *one == pair[at]);
            let number = known.unwrap_or_else(|| {
                self.stakes.push(pair[at]);
                self.stakes.len() - 1
            });
            Side {
                ladder: ladders[at],
                // At most `MOST_STAKES`.
                number: number as u32,
            }
        })
    }

    /// What boards are worth to the player about to throw on each; `None` if the limit was reached.
    fn worth_of(&mut self, boards: &[Board], sides: &[Side; 2], plies: u8) -> Option<Vec<Worth>> {
        let shared = Shared {
            judge: self.judge,
            variant: self.variant,
            sides,
            limit: &self.limit,
        };
        let worths = if self.workers.len() > 1 && plies >= 2 {
            worth_by_many(&mut self.workers, &shared, boards, plies)
        } else if plies == 0 {
            let outputs = self.workers[0].judge(&shared, boards).iter();
            let worth = |(outputs, board): (&Outputs, &Board)| Worth {
                outputs: *outputs,
                holds: sides[0].judged(board, outputs, shared.variant),
            };
            outputs.zip(boards).map(worth).collect()
        } else {
            let worker = &mut self.workers[0];
            let worth = |board| worker.worth(&shared, board, plies, 0);
            boards.iter().map(worth).collect()
        };
        (plies == 0 || !self.limit.is_over()).then_some(worths)
    }

    /// What plays are worth by a look of so many plies, at most [`MOST_PLIES`], in their order; `None`
    /// if the limit was reached on the way.
    pub fn evaluate_plays(
        &mut self,
        board: &Board,
        plays: &[Play],
        stakes: &Stakes,
        plies: u8,
    ) -> Option<Vec<Candidate>> {
        let plies = plies.min(MOST_PLIES);
        let boards: Vec<Board> = plays
            .iter()
            .map(|play| board.after(play).turned())
            .collect();
        let sides = self.sides(&stakes.turned());
        let worths = self.worth_of(&boards, &sides, plies)?;
        let candidates = plays.iter().zip(worths).map(|(play, worth)| Candidate {
            play: *play,
            outputs: worth.outputs.turned(),
            equity: -sides[0].decided(&worth.holds),
            plies,
        });
        Some(candidates.collect())
    }

    /// Every legal play of a throw, best first: first those that were looked at most deeply, by what
    /// they are worth; [`Play::NO_MOVE`] alone where no number can be used. Where the limit is reached,
    /// the last look that was finished counts; the static one always is.
    ///
    /// `plies` above [`MOST_PLIES`] are that many.
    pub fn rank_plays(
        &mut self,
        board: &Board,
        dice: Dice,
        stakes: &Stakes,
        plies: u8,
    ) -> Vec<Candidate> {
        let mut plays = board.plays(dice);
        if plays.is_empty() {
            plays.push(Play::NO_MOVE);
        }
        self.rank(board, &plays, stakes, plies, &mut |_, _| {})
    }

    /// [`rank_plays`](Searcher::rank_plays) of some of the legal plays, at least one. Tells `report`
    /// what is known after each look.
    pub fn rank(
        &mut self,
        board: &Board,
        plays: &[Play],
        stakes: &Stakes,
        plies: u8,
        report: &mut dyn FnMut(&Searcher<'a>, &[Candidate]),
    ) -> Vec<Candidate> {
        let mut candidates = self
            .evaluate_plays(board, plays, stakes, 0)
            .unwrap_or_default();
        sort(&mut candidates);
        report(self, &candidates);
        let sieves = self.filters.of(plies.min(MOST_PLIES)).to_vec();
        for sieve in sieves {
            let Some(best) = candidates.first() else {
                break;
            };
            let (depth, least) = (best.plies, best.equity - sieve.within);
            let passes = |one: &&Candidate| one.plies == depth && one.equity >= least;
            let passed = candidates.iter().take(sieve.most.max(1));
            let passed: Vec<Play> = passed.filter(passes).map(|one| one.play).collect();
            if passed.len() == 1 && !self.filters.alone {
                break;
            }
            let Some(deeper) = self.evaluate_plays(board, &passed, stakes, sieve.plies) else {
                break;
            };
            candidates[..deeper.len()].copy_from_slice(&deeper);
            sort(&mut candidates[..deeper.len()]);
            report(self, &candidates);
        }
        candidates
    }

    /// What a double is worth to the player about to throw, and what the other does best, by a look of
    /// so many plies, at most [`MOST_PLIES`]. Where the limit is reached, by the last look that was
    /// finished.
    ///
    /// Asked where he may double by the rules; elsewhere the numbers say what would be.
    pub fn cube(&mut self, board: &Board, stakes: &Stakes, plies: u8) -> CubeDecision {
        let mut decision = self.cube_at(board, stakes, 0);
        for plies in 1..=plies.min(MOST_PLIES) {
            match self.cube_at(board, stakes, plies) {
                Some(deeper) => decision = Some(deeper),
                None => break,
            }
        }
        // A look at 0 plies has no limit.
        decision.unwrap_or_else(|| CubeDecision::at_leaf(&Outputs::default(), 0.0, stakes))
    }

    /// [`cube`](Searcher::cube) by a look of exactly so many plies; `None` if the limit was reached.
    pub fn cube_at(&mut self, board: &Board, stakes: &Stakes, plies: u8) -> Option<CubeDecision> {
        let (sides, worth) = self.worth(board, stakes, plies)?;
        Some(CubeDecision::of(&sides[0].ladder, &worth.holds))
    }

    /// How a position will end, and what it is worth with the cube to the player about to throw, who
    /// doubles first if that is best, by a look of exactly so many plies; `None` if the limit was
    /// reached.
    pub fn position(
        &mut self,
        board: &Board,
        stakes: &Stakes,
        plies: u8,
    ) -> Option<(Outputs, f32)> {
        let (sides, worth) = self.worth(board, stakes, plies)?;
        Some((worth.outputs, sides[0].decided(&worth.holds)))
    }

    /// The same if he throws at once.
    pub fn thrown(&mut self, board: &Board, stakes: &Stakes, plies: u8) -> Option<(Outputs, f32)> {
        let (sides, worth) = self.worth(board, stakes, plies)?;
        Some((worth.outputs, sides[0].ladder.equity(&worth.holds)))
    }

    fn worth(&mut self, board: &Board, stakes: &Stakes, plies: u8) -> Option<([Side; 2], Worth)> {
        let sides = self.sides(stakes);
        let plies = plies.min(MOST_PLIES);
        let worths = self.worth_of(std::slice::from_ref(board), &sides, plies)?;
        Some((sides, *worths.first()?))
    }

    /// What each of the 21 throws brings to the player who throws now, if he plays what the static
    /// judgement likes best; in the order of [`Dice::rolls`].
    pub fn throws(&mut self, board: &Board, stakes: &Stakes) -> [Thrown; 21] {
        let sides = self.sides(stakes);
        let shared = Shared {
            judge: self.judge,
            variant: self.variant,
            sides: &sides,
            limit: &self.limit,
        };
        let replies = self.workers[0].replies(&shared, board, &sides[1]);
        let mut dice = Dice::rolls();
        replies.map(|reply| {
            let holds = sides[1].judged(&reply.board, &reply.outputs, self.variant);
            Thrown {
                dice: dice.next().expect("there are 21").0,
                times: reply.times,
                board: reply.board,
                outputs: reply.outputs.turned(),
                equity: -sides[1].decided(&holds),
            }
        })
    }

    /// How a position will end without a cube, seen by the player about to throw, by a look of so many
    /// plies, at most [`MOST_PLIES`]; by the static judgement if the limit was reached.
    pub fn evaluate(&mut self, board: &Board, plies: u8) -> Outputs {
        let deep = self.thrown(board, &Stakes::CUBELESS, plies);
        let (outputs, _) = deep
            .or_else(|| self.thrown(board, &Stakes::CUBELESS, 0))
            .unwrap_or_default();
        outputs
    }
}

impl fmt::Debug for Searcher<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher")
            .field("variant", &self.variant)
            .field("filters", &self.filters)
            .field("threads", &self.workers.len())
            .finish_non_exhaustive()
    }
}

/// Best first; of equal ones the better one without a cube, then in the order of the generator.
fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|one, other| {
        let cubeless = || other.outputs.equity().total_cmp(&one.outputs.equity());
        other.equity.total_cmp(&one.equity).then_with(cubeless)
    });
}

/// The worth of boards by two plies or more. The threads share the positions after the first throw and
/// reply; the sums are made in their order, as one thread makes them.
fn worth_by_many(
    workers: &mut [Worker],
    shared: &Shared<'_>,
    boards: &[Board],
    plies: u8,
) -> Vec<Worth> {
    let other = &shared.sides[1];
    let replies: Vec<Option<Replies>> = boards
        .iter()
        .map(|board| (!board.is_finished()).then(|| workers[0].replies(shared, board, other)))
        .collect();
    let tasks: Vec<&Reply> = replies.iter().flatten().flatten().collect();
    let next = AtomicUsize::new(0);
    let work = |worker: &mut Worker| {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(task) = tasks.get(at).filter(|_| !shared.limit.is_over()) else {
                return done;
            };
            done.push((at, worker.after(shared, task, plies - 1, 1)));
        }
    };
    let (first, others) = workers.split_first_mut().expect("one worker at least");
    let mut done: Vec<(usize, Worth)> = std::thread::scope(|scope| {
        let work = &work;
        let helpers: Vec<_> = others
            .iter_mut()
            .map(|worker| scope.spawn(move || work(worker)))
            .collect();
        let mut done = work(first);
        for helper in helpers {
            let theirs = helper.join();
            done.extend(theirs.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    done.sort_unstable_by_key(|(at, _)| *at);
    let mut done = done.into_iter().map(|(_, worth)| worth);
    let worth = |(replies, board): (&Option<Replies>, &Board)| match replies {
        None => workers[0].worth(shared, board, plies, 0),
        Some(replies) => {
            let mut sum = Sum::default();
            for (reply, worth) in replies.iter().zip(&mut done) {
                sum.add(reply, &worth, other);
            }
            sum.worth()
        }
    };
    replies.iter().zip(boards).map(worth).collect()
}
