//! All plays of a throw, each once.
//!
//! Nothing is compared or sorted: the walk below meets each result exactly once.
//!
//! *Two different numbers.* A play is a pair of origins, one for each number. Walking first all pairs
//! that can be made with the larger number first, then those that need the smaller one first, meets
//! each pair once. Two pairs have the same result only if one checker uses both numbers by either way
//! without hitting in passing, where the way with the larger number first stands for both; or if both
//! checkers are borne off, where the larger number takes the farther one.
//!
//! *Doublets.* Steps by descending origin. On the line of points that one checker passes, a result says
//! how often each step was made, so that no two of these sequences have the same result.
//!
//! That each legal play can be made with its steps in descending order is what the spec says and what
//! the comparison with the plain twin (`reference.rs`) proves.

use crate::board::Board;
use crate::checkers::{BAR_BIT, Checkers, OUTSIDE, highest};
use crate::dice::Dice;
use crate::play::{Play, Step};

/// A step as the walk sees it: the index it starts from and the one where it ends.
type Leg = (u8, u8);

/// What is done with the plays.
trait Visit {
    /// Forgets the plays so far: more numbers can be used than they use.
    fn restart(&mut self);
    /// The plays that make `legs` and then one step of `die` from one of the origins.
    fn plays(&mut self, legs: &[Leg], origins: u32, die: u8);
}

/// Counts them.
struct Count(u64);

impl Visit for Count {
    fn restart(&mut self) {
        self.0 = 0;
    }

    fn plays(&mut self, _legs: &[Leg], origins: u32, _die: u8) {
        self.0 += u64::from(origins.count_ones());
    }
}

/// Notes how many numbers they use.
struct Longest(u8);

impl Visit for Longest {
    fn restart(&mut self) {}

    fn plays(&mut self, legs: &[Leg], _origins: u32, _die: u8) {
        // At most four.
        self.0 = self.0.max(legs.len() as u8 + 1);
    }
}

/// Writes them out.
struct List<'a> {
    blots: u32,
    plays: &'a mut Vec<Play>,
}

impl Visit for List<'_> {
    fn restart(&mut self) {
        self.plays.clear();
    }

    fn plays(&mut self, legs: &[Leg], mut origins: u32, die: u8) {
        while let Some(from) = highest(origins) {
            origins &= !(1 << from);
            let last = (from, from.saturating_sub(die));
            let mut left = self.blots;
            let mut play = Play::NO_MOVE;
            // At most one leg stands before `last` that belongs behind it.
            let behind = legs.last().is_some_and(|leg| *leg < last);
            let (front, end) = legs.split_at(legs.len() - usize::from(behind));
            for &(from, to) in front.iter().chain([&last]).chain(end) {
                let hits = left >> to & 1 == 1;
                left &= !(1 << to);
                play.push(Step::of(from, to, hits));
            }
            self.plays.push(play);
        }
    }
}

/// The origins from which a step of `die` can be made.
pub(crate) const fn origins(own: u32, open: u32, die: u8) -> u32 {
    if own & BAR_BIT != 0 {
        // Each number must first be used to enter.
        return if open >> (25 - die) & 1 == 1 {
            BAR_BIT
        } else {
            0
        };
    }
    let mut origins = own & (open << die);
    if own & OUTSIDE == 0 {
        let exact = 1 << die;
        if own & exact != 0 {
            origins |= exact;
        } else if own >> die == 0
            && let Some(index) = highest(own)
        {
            origins |= 1 << index;
        }
    }
    origins
}

/// The bit of an index; none for off.
const fn bit(index: u8) -> u32 {
    (1 << index) & !1
}

/// The occupied places after a step.
const fn moved(own: u32, many: u32, from: u8, to: u8) -> u32 {
    (own & (!(1 << from) | many)) | bit(to)
}

fn walk(board: &Board, dice: Dice, visit: &mut impl Visit) {
    if dice.is_doublet() {
        let mut walk = Doublet {
            open: board.open(),
            die: dice.high(),
            longest: 1,
            legs: [(0, 0); 4],
            visit,
        };
        walk.descend(*board.own(), 0, u32::MAX);
    } else {
        walk_two(board, dice.high(), dice.low(), visit);
    }
}

fn walk_two(board: &Board, high: u8, low: u8, visit: &mut impl Visit) {
    let (own, many) = (board.own().any(), board.own().many());
    let (open, blots) = (board.open(), board.blots());
    let high_first = origins(own, open, high);
    let mut both = false;
    // Origins whose checker can use both numbers either way with the same result.
    let mut twice = 0;
    let mut left = high_first;
    while let Some(from) = highest(left) {
        left &= !(1 << from);
        let to = from.saturating_sub(high);
        let mut then = origins(moved(own, many, from, to), open, low);
        // The same checker goes on, and neither way hits in passing.
        let by_low = bit(from.saturating_sub(low));
        if bit(to) & then != 0 && (bit(to) | by_low) & blots == 0 && by_low & open != 0 {
            twice |= 1 << from;
        }
        // `from + low` steps here with the smaller number first.
        then &= !(twice & 1 << (from + low));
        if then != 0 {
            both = true;
            visit.plays(&[(from, to)], then, low);
        }
    }
    let low_first = origins(own, open, low);
    let mut left = low_first;
    while let Some(from) = highest(left) {
        left &= !(1 << from);
        let to = from.saturating_sub(low);
        let mut then = origins(moved(own, many, from, to), open, high) & !high_first;
        if twice >> from & 1 == 1 {
            then &= !bit(to);
        }
        if to == 0 {
            // The larger number bears off the farther one.
            let nearer = (1 << from) - 1;
            then &= !(nearer & ((2 << high) - 1));
        }
        if then != 0 {
            both = true;
            visit.plays(&[(from, to)], then, high);
        }
    }
    if !both {
        if high_first != 0 {
            visit.plays(&[], high_first, high);
        } else if low_first != 0 {
            visit.plays(&[], low_first, low);
        }
    }
}

struct Doublet<'a, V> {
    open: u32,
    die: u8,
    /// The largest number of steps seen, from 1.
    longest: usize,
    legs: [Leg; 4],
    visit: &'a mut V,
}

impl<V: Visit> Doublet<'_, V> {
    /// Goes on from `own` after `made` steps with steps from the bits of `limit`.
    fn descend(&mut self, own: Checkers, made: usize, limit: u32) {
        let origins = origins(own.any(), self.open, self.die) & limit;
        if origins == 0 {
            return;
        }
        let steps = made + 1;
        if steps > self.longest {
            self.longest = steps;
            self.visit.restart();
        }
        if steps < 4 {
            let mut left = origins;
            while let Some(from) = highest(left) {
                left &= !(1 << from);
                let to = from.saturating_sub(self.die);
                let mut next = own;
                next.remove(1 << from);
                next.add(bit(to));
                self.legs[made] = (from, to);
                self.descend(next, steps, (2 << from) - 1);
            }
        }
        if steps == self.longest {
            self.visit.plays(&self.legs[..made], origins, self.die);
        }
    }
}

impl Board {
    /// Every legal play of a throw, each once; none if no number can be used.
    ///
    /// As many numbers as possible are used; the larger one if either could be but not both. Plays with
    /// the same result are one play.
    #[must_use]
    pub fn plays(&self, dice: Dice) -> Vec<Play> {
        let mut plays = Vec::new();
        self.plays_into(dice, &mut plays);
        plays
    }

    /// [`plays`](Board::plays) into a list that is emptied first.
    pub fn plays_into(&self, dice: Dice, plays: &mut Vec<Play>) {
        plays.clear();
        let blots = self.blots();
        walk(self, dice, &mut List { blots, plays });
    }

    /// How many legal plays a throw has; 0 if no number can be used.
    #[must_use]
    pub fn count_plays(&self, dice: Dice) -> u64 {
        let mut count = Count(0);
        walk(self, dice, &mut count);
        count.0
    }

    /// How many numbers of a throw the plays use: 0, 1, 2, or up to 4 of a doublet.
    #[must_use]
    pub fn usable_numbers(&self, dice: Dice) -> u8 {
        let mut longest = Longest(0);
        walk(self, dice, &mut longest);
        longest.0
    }

    /// Counts the positions after `depth` plays of each of the 21 rolls: `nomove` is one play, a
    /// finished game has none.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.tree(depth, |_| 1)
    }

    /// [`perft`](Board::perft) with every roll as often as the 36 throws show it.
    #[must_use]
    pub fn perft_weighted(&self, depth: u32) -> u64 {
        self.tree(depth, |times| times)
    }

    fn tree(&self, depth: u32, weight: impl Fn(u64) -> u64 + Copy) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_finished() {
            return 0;
        }
        let mut plays = Vec::new();
        let mut nodes = 0;
        for (dice, times) in Dice::rolls() {
            let below = if depth == 1 {
                self.count_plays(dice).max(1)
            } else {
                self.plays_into(dice, &mut plays);
                if plays.is_empty() {
                    plays.push(Play::NO_MOVE);
                }
                let boards = plays.iter().map(|play| self.after(play).turned());
                boards.map(|board| board.tree(depth - 1, weight)).sum()
            };
            nodes += weight(times) * below;
        }
        nodes
    }
}
