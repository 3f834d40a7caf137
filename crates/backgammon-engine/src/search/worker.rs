//! One thread of a search: the recursion over throws and replies.

use super::cache::Cache;
use super::limit::Limit;
use crate::bearoff::{Exact, Tables};
use crate::equity::{CubeValues, Ladder, efficiency};
use crate::{Evaluator, Outputs};
use yonban_backgammon::{Board, Checkers, Dice, Kind, Play, Variant};

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Worth {
    /// How it will end, seen by the player about to throw.
    pub(super) outputs: Outputs,
    /// With the cube, if he throws now.
    pub(super) holds: CubeValues,
}

/// A reply to a throw, with the other player about to throw.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Reply {
    pub(super) board: Board,
    /// How it will end by the static judgement, seen by that other player.
    pub(super) outputs: Outputs,
    /// How many of the 36 throws lead here.
    pub(super) times: f32,
}

/// The best replies to the 21 throws.
pub(super) type Replies = [Reply; 21];

/// How much the equity without a cube counts in the choice of a reply. Where the other player cashes
/// whatever is played, all replies are worth the same with the cube as it is, but not with another one,
/// for which they stand too.
const TIE: f32 = 1e-3;

/// The key of a position that was looked into: the board, the plies, and for which stakes.
type Key = (Board, u8, u32);

/// One thread's memory and room for work.
#[derive(Debug)]
pub(super) struct Worker {
    /// What the judge said.
    judged: Cache<Board, Outputs>,
    /// What looks ahead said.
    looked: Cache<Key, Worth>,
    plays: Vec<Play>,
    /// The boards after all plays of all throws, the other player on roll; where each throw's begin.
    boards: Vec<Board>,
    begins: [usize; 22],
    outputs: Vec<Outputs>,
    unknown: Vec<Board>,
    places: Vec<usize>,
    fresh: Vec<Outputs>,
}

/// What a player about to throw plays for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Side {
    /// The ladder, seen by him.
    pub(super) ladder: Ladder,
    /// The number of his stakes: answers for one are none for another.
    pub(super) number: u32,
}

/// What all threads of a search share.
#[derive(Clone, Copy)]
pub(super) struct Shared<'a> {
    pub(super) judge: &'a dyn Evaluator,
    pub(super) variant: Variant,
    /// What the two players play for, the one about to throw at the root first.
    pub(super) sides: &'a [Side; 2],
    pub(super) limit: &'a Limit,
}

/// What the player about to throw has lost by, if the other has just borne off his last checker.
const fn lost(board: &Board, variant: Variant) -> Option<Kind> {
    if board.other().is_empty() {
        Some(board.turned().won_kind(variant))
    } else {
        None
    }
}

/// The exact values for points of a small race in which no gammon can be lost any more.
fn exact(board: &Board, variant: Variant) -> Option<Exact> {
    let most = 6.min(variant.checkers() - 1);
    let is_small = |side: &Checkers| side.total() <= most && side.all_home();
    let known = is_small(board.own()) && is_small(board.other());
    if known {
        Tables::shared().two_sided().exact(board)
    } else {
        None
    }
}

impl Side {
    /// What a position is worth by a judgement of how it will end; by the tables where they know.
    pub(super) fn judged(&self, board: &Board, outputs: &Outputs, variant: Variant) -> CubeValues {
        if let Some(kind) = lost(board, variant) {
            return self.ladder.lost(kind);
        }
        let exact = exact(board, variant).and_then(|exact| self.ladder.exact(&exact));
        exact.unwrap_or_else(|| self.ladder.holds(outputs, efficiency(board)))
    }

    /// What it is worth with the cube as it is, if he may double first.
    pub(super) fn decided(&self, holds: &CubeValues) -> f32 {
        self.ladder.equity(&self.ladder.choose(holds))
    }
}

impl Worker {
    /// A worker with a memory of at most so many MiB, at least one: three quarters for judgements.
    pub(super) fn new(megabytes: usize) -> Self {
        let megabytes = megabytes.max(1);
        Worker {
            judged: Cache::within(3 * (megabytes << 18)),
            looked: Cache::within(megabytes << 18),
            plays: Vec::new(),
            boards: Vec::new(),
            begins: [0; 22],
            outputs: Vec::new(),
            unknown: Vec::new(),
            places: Vec::new(),
            fresh: Vec::new(),
        }
    }

    pub(super) fn forget(&mut self) {
        self.judged.clear();
        self.looked.clear();
    }

    /// What looks ahead said was for stakes that are gone.
    pub(super) fn forget_stakes(&mut self) {
        self.looked.clear();
    }

    /// The static judgements of `self.boards`, into `self.outputs`.
    fn judge_all(&mut self, shared: &Shared<'_>) {
        self.outputs.clear();
        self.unknown.clear();
        self.places.clear();
        for (place, board) in self.boards.iter().enumerate() {
            let known = lost(board, shared.variant)
                .map(|kind| Outputs::won(kind).turned())
                .or_else(|| self.judged.get(board).copied());
            if known.is_none() {
                self.unknown.push(*board);
                self.places.push(place);
            }
            self.outputs.push(known.unwrap_or_default());
        }
        self.fresh.clear();
        shared.judge.evaluate_all(&self.unknown, &mut self.fresh);
        shared.limit.count(self.unknown.len());
        for ((place, board), outputs) in self.places.iter().zip(&self.unknown).zip(&self.fresh) {
            self.outputs[*place] = *outputs;
            self.judged.put(board, *outputs);
        }
    }

    /// The static judgements of boards, in their order.
    pub(super) fn judge(&mut self, shared: &Shared<'_>, boards: &[Board]) -> &[Outputs] {
        self.boards.clear();
        self.boards.extend_from_slice(boards);
        self.judge_all(shared);
        &self.outputs
    }

    /// The best reply to each throw by the static judgement with the cube, for the player who throws
    /// after it.
    pub(super) fn replies(&mut self, shared: &Shared<'_>, board: &Board, next: &Side) -> Replies {
        self.boards.clear();
        let mut plays = std::mem::take(&mut self.plays);
        for (n, (dice, _)) in Dice::rolls().enumerate() {
            self.begins[n] = self.boards.len();
            board.plays_into(dice, &mut plays);
            if plays.is_empty() {
                plays.push(Play::NO_MOVE);
            }
            let boards = plays.iter().map(|play| board.after(play).turned());
            self.boards.extend(boards);
        }
        self.begins[21] = self.boards.len();
        self.plays = plays;
        self.judge_all(shared);
        let mut rolls = Dice::rolls();
        std::array::from_fn(|n| {
            let times = rolls.next().map_or(0, |(_, times)| times);
            let all = self.begins[n]..self.begins[n + 1];
            let mut best = all.start;
            let mut least = f32::INFINITY;
            if all.len() > 1 {
                for at in all {
                    let (board, outputs) = (&self.boards[at], &self.outputs[at]);
                    let holds = next.judged(board, outputs, shared.variant);
                    let worth = TIE.mul_add(outputs.equity(), next.decided(&holds));
                    if worth < least {
                        (best, least) = (at, worth);
                    }
                }
            }
            Reply {
                board: self.boards[best],
                outputs: self.outputs[best],
                times: times as f32,
            }
        })
    }

    /// What a position is worth to the player about to throw, `side` of those that search, by a look of
    /// so many plies; nonsense if the limit is reached on the way, which the caller asks.
    pub(super) fn worth(
        &mut self,
        shared: &Shared<'_>,
        board: &Board,
        plies: u8,
        side: usize,
    ) -> Worth {
        let me = &shared.sides[side];
        if plies == 0 || board.is_finished() {
            let outputs = self.judge(shared, std::slice::from_ref(board))[0];
            return Worth {
                outputs,
                holds: me.judged(board, &outputs, shared.variant),
            };
        }
        let key = (*board, plies, me.number);
        if let Some(worth) = self.looked.get(&key) {
            return *worth;
        }
        let other = 1 - side;
        let mut sum = Sum::default();
        if !shared.limit.is_over() {
            for reply in self.replies(shared, board, &shared.sides[other]) {
                let worth = self.after(shared, &reply, plies - 1, other);
                sum.add(&reply, &worth, &shared.sides[other]);
            }
        }
        let worth = sum.worth();
        if !shared.limit.is_over() {
            self.looked.put(&key, worth);
        }
        worth
    }

    /// What a reply leads to by a look of so many plies, for the player about to throw then.
    pub(super) fn after(
        &mut self,
        shared: &Shared<'_>,
        reply: &Reply,
        plies: u8,
        side: usize,
    ) -> Worth {
        if plies > 0 {
            return self.worth(shared, &reply.board, plies, side);
        }
        Worth {
            outputs: reply.outputs,
            holds: shared.sides[side].judged(&reply.board, &reply.outputs, shared.variant),
        }
    }
}

/// The mean over throws.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    outputs: Outputs,
    holds: CubeValues,
}

impl Sum {
    /// Adds what a reply leads to for the other player, who may double before he throws.
    pub(super) fn add(&mut self, reply: &Reply, worth: &Worth, other: &Side) {
        let share = reply.times / 36.0;
        let turned = worth.outputs.turned();
        self.outputs.win += share * turned.win;
        self.outputs.win_gammon += share * turned.win_gammon;
        self.outputs.win_backgammon += share * turned.win_backgammon;
        self.outputs.lose_gammon += share * turned.lose_gammon;
        self.outputs.lose_backgammon += share * turned.lose_backgammon;
        let decided = other.ladder.choose(&worth.holds);
        self.holds.add(&decided.turned(), share);
    }

    pub(super) fn worth(&self) -> Worth {
        Worth {
            outputs: self.outputs,
            holds: self.holds,
        }
    }
}
