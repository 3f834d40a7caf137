//! How a play is put together, one checker at a time.

use crate::board::Board;
use crate::checkers::{Checkers, highest};
use crate::dice::Dice;
use crate::generate::origins;
use crate::play::{Play, Step};
use std::collections::BTreeMap;

/// A position within a play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stage {
    /// The play, where it is complete here.
    pub done: Option<Play>,
    /// The steps that lead on, by descending number and then by descending origin.
    pub next: Vec<Onward>,
}

/// A step that leads on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Onward {
    /// The step.
    pub step: Step,
    /// The number that it uses.
    pub number: u8,
    /// The stage after it: its place in the list.
    pub stage: usize,
}

/// Counts that tell a position apart, and the numbers left as bits.
type Key = ([u8; 26], [u8; 26], u8);

impl Board {
    /// The stages of all legal plays of a throw: from the first, which is this position, along any
    /// steps to a stage that is `done`. Whoever follows it step by step can neither strand nor break a
    /// rule of compulsory play. Where no number can be used, the one stage is done at once.
    ///
    /// A last checker may leave with the larger number although the play is written with both
    /// (`4/3 3/off`): the text that stands for the result is found in either order.
    ///
    /// ```
    /// use yonban_backgammon::{Board, Dice, Variant};
    ///
    /// let dice = Dice::new(3, 1).expect("two dice");
    /// let stages = Board::start(Variant::Standard).stages(dice);
    /// let first = stages[0].next.iter().find(|onward| onward.step.to_string() == "8/5");
    /// let then = &stages[first.expect("8/5 can be the first step").stage];
    /// let last = then.next.iter().find(|onward| onward.step.to_string() == "6/5");
    /// let play = stages[last.expect("6/5 can follow").stage].done.expect("both numbers are used");
    /// assert_eq!(play.to_string(), "8/5 6/5");
    /// ```
    #[must_use]
    pub fn stages(&self, dice: Dice) -> Vec<Stage> {
        let plays = self.plays(dice);
        let Some(used) = plays.iter().map(|play| play.steps().len()).max() else {
            return vec![Stage {
                done: Some(Play::NO_MOVE),
                next: Vec::new(),
            }];
        };
        let mut walk = Walk {
            dice,
            results: plays
                .iter()
                .map(|play| (key(&self.after(play), 0), *play))
                .collect(),
            used,
            known: BTreeMap::new(),
            stages: Vec::new(),
        };
        let all = if dice.is_doublet() { 0b1111 } else { 0b11 };
        walk.visit(*self, all);
        walk.stages
    }
}

struct Walk {
    dice: Dice,
    /// The legal plays by what they lead to.
    results: BTreeMap<Key, Play>,
    /// How many numbers the legal plays use; one that ends the game may use fewer.
    used: usize,
    /// The stages that were made, and the dead ends.
    known: BTreeMap<Key, Option<usize>>,
    stages: Vec<Stage>,
}

impl Walk {
    /// The stage of a position with some numbers left; `None` if no legal play goes through it.
    fn visit(&mut self, board: Board, left: u8) -> Option<usize> {
        let key = key(&board, left);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // Kept for the first stage to stand first; given back if it comes to nothing.
        let place = self.stages.len();
        self.stages.push(Stage::default());
        let made = self.dice.numbers().len() - left.count_ones() as usize;
        let complete = made == self.used || board.own().is_empty();
        let done = complete
            .then(|| self.results.get(&self::key(&board, 0)).copied())
            .flatten();
        let next = if complete {
            Vec::new()
        } else {
            self.onward(&board, left)
        };
        if done.is_none() && next.is_empty() {
            // Nothing was kept behind it, for nothing led on.
            self.stages.truncate(place);
            self.known.insert(key, None);
            return None;
        }
        self.stages[place] = Stage { done, next };
        self.known.insert(key, Some(place));
        Some(place)
    }

    fn onward(&mut self, board: &Board, left: u8) -> Vec<Onward> {
        let mut next = Vec::new();
        for (index, &number) in self.dice.numbers().iter().enumerate() {
            // Of a doublet the next number stands for all.
            let first_left = left.trailing_zeros() as usize;
            if left >> index & 1 == 0 || (self.dice.is_doublet() && index != first_left) {
                continue;
            }
            let mut from = origins(board.own().any(), board.open(), number);
            while let Some(origin) = highest(from) {
                from &= !(1 << origin);
                let mut after = *board;
                let target = origin.saturating_sub(number);
                let hits = after.step(origin, target);
                if let Some(stage) = self.visit(after, left & !(1 << index)) {
                    next.push(Onward {
                        step: Step::of(origin, target, hits),
                        number,
                        stage,
                    });
                }
            }
        }
        next
    }
}

fn key(board: &Board, left: u8) -> Key {
    let counts = |side: &Checkers| {
        let mut counts = [0; 26];
        for (place, count) in side.places() {
            counts[usize::from(place.pips())] = count;
        }
        counts
    };
    (counts(board.own()), counts(board.other()), left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use std::collections::BTreeSet;

    /// Every play that following the stages leads to.
    fn all(stages: &[Stage]) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut open = vec![0];
        let mut seen = BTreeSet::new();
        while let Some(at) = open.pop() {
            if !seen.insert(at) {
                continue;
            }
            let stage = &stages[at];
            assert!(stage.done.is_some() || !stage.next.is_empty(), "stranded");
            found.extend(stage.done.iter().map(Play::to_string));
            open.extend(stage.next.iter().map(|onward| onward.stage));
        }
        assert_eq!(seen.len(), stages.len(), "a stage that nothing leads to");
        found
    }

    fn same(board: &Board, dice: Dice) {
        let mut plays: BTreeSet<String> = board.plays(dice).iter().map(Play::to_string).collect();
        if plays.is_empty() {
            plays.insert(Play::NO_MOVE.to_string());
        }
        assert_eq!(all(&board.stages(dice)), plays, "{board} {dice}");
    }

    #[test]
    fn the_stages_lead_to_the_legal_plays_and_to_no_others() {
        let text = include_str!("../../../data/backgammon/plays.tsv");
        let random = include_str!("../../../data/backgammon/plays_random_dev.tsv");
        let rows = [(text, 1), (random, 7)]
            .into_iter()
            .flat_map(|(text, step)| {
                let header = text.lines().next().expect("a header");
                let columns = ["position_id", "dice"].map(|name| {
                    header
                        .split('\t')
                        .position(|field| field == name)
                        .expect(name)
                });
                let rows = text.lines().skip(1).step_by(step);
                rows.map(move |row| columns.map(|column| row.split('\t').nth(column).expect(row)))
            });
        let mut count = 0;
        for [id, dice] in rows {
            let shown = dice.as_bytes();
            let dice = Dice::new(shown[0] - b'0', shown[2] - b'0').expect("two dice");
            let board = crate::notation::position_id::read(id, Variant::Standard).expect(id);
            same(&board, dice);
            count += 1;
        }
        assert!(count > 1_400);
    }

    #[test]
    fn the_last_checker_leaves_with_the_larger_number() {
        let board = Board::new(side("4:1"), side("24:1"), Variant::Standard).expect("a position");
        let dice = Dice::new(6, 1).expect("two dice");
        let stages = board.stages(dice);
        let six = stages[0]
            .next
            .iter()
            .find(|onward| onward.number == 6)
            .expect("6 bears off");
        let done = stages[six.stage].done.expect("the game is over");
        assert_eq!(done.to_string(), "4/3 3/off");
    }

    fn side(text: &str) -> Checkers {
        let mut side = Checkers::default();
        for place in text.split(' ') {
            let (point, count) = place.split_once(':').expect("point:count");
            for _ in 0..count.parse().expect("a count") {
                side.add(1 << point.parse::<u8>().expect("a point"));
            }
        }
        side
    }
}
