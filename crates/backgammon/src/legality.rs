//! Whether a play is legal, and if not, which rule refuses it.

use crate::board::Board;
use crate::checkers::highest;
use crate::dice::Dice;
use crate::generate::origins;
use crate::illegal::Illegal;
use crate::play::{Play, Step};
use crate::point::{Destination, Origin};

impl Board {
    /// Whether this play of a throw is legal: exactly those of [`plays`](Board::plays) are, and
    /// [`Play::NO_MOVE`] where there are none.
    ///
    /// # Errors
    ///
    /// The rule that refuses it: first the steps one by one, then the play as a whole.
    pub fn check_play(&self, dice: Dice, play: &Play) -> Result<(), Illegal> {
        let most = self.usable_numbers(dice);
        let instead = || self.example(dice, play);
        if play.is_no_move() {
            return match most {
                0 => Ok(()),
                _ => Err(Illegal::MustMove { instead: instead() }),
            };
        }
        if most == 0 {
            return Err(Illegal::NoLegalPlay);
        }
        self.check_steps(dice, play)?;
        if let Some(instead) = self.larger_first(dice, play) {
            return Err(Illegal::NotCanonical { instead });
        }
        let used = play.steps().len() as u8;
        if used < most {
            let instead = instead();
            return Err(Illegal::MustUseAll {
                used,
                most,
                instead,
            });
        }
        if most == 1 && !dice.is_doublet() && self.leaves_larger(dice, play.steps()[0]) {
            let (number, instead) = (dice.high(), instead());
            return Err(Illegal::MustUseHigher { number, instead });
        }
        Ok(())
    }

    /// That each step can be made after the ones before it, and that the stars are right.
    fn check_steps(&self, dice: Dice, play: &Play) -> Result<(), Illegal> {
        let mut left = dice.numbers().to_vec();
        let mut board = *self;
        let mut wrong_star = None;
        for &step in play.steps() {
            let number = board.number_for(step, &left)?;
            if let Some(at) = left.iter().position(|one| *one == number) {
                left.remove(at);
            }
            let hits = board.step(step.origin(), step.target());
            if hits != step.hits() && wrong_star.is_none() {
                wrong_star = Some(step);
            }
        }
        match wrong_star {
            Some(step) => Err(Illegal::HitMark { step }),
            None => Ok(()),
        }
    }

    /// The number, of those left, that makes a step.
    fn number_for(&self, step: Step, left: &[u8]) -> Result<u8, Illegal> {
        if self.own().on_bar() > 0 && step.from() != Origin::Bar {
            return Err(Illegal::MustEnter { step });
        }
        if self.own().on(step.from()) == 0 {
            return Err(Illegal::NoChecker { step });
        }
        let wrong_number = || Illegal::WrongNumber {
            step,
            left: left.to_vec(),
        };
        let length = step.length();
        match step.to() {
            Destination::Off => {
                let farthest = highest(self.own().any()).map_or(Origin::Bar, Origin::of);
                if !self.own().all_home() {
                    let outside = farthest;
                    return Err(Illegal::BearOffNotHome { step, outside });
                }
                if left.contains(&length) {
                    return Ok(length);
                }
                let larger = left.iter().copied().filter(|number| *number > length);
                let number = larger.min().ok_or_else(wrong_number)?;
                if farthest != step.from() {
                    return Err(Illegal::BearOffHigherBehind {
                        step,
                        number,
                        behind: farthest,
                    });
                }
                Ok(number)
            }
            Destination::Point(point) => {
                if !left.contains(&length) {
                    return Err(wrong_number());
                }
                let enemies = self.enemies(point);
                if enemies >= 2 {
                    return Err(Illegal::Blocked {
                        step,
                        point,
                        enemies,
                    });
                }
                Ok(length)
            }
        }
    }

    /// The text that stands for this play, if it is another: one checker uses both numbers, the smaller
    /// one first, and could as well use the larger one first without hitting anything else. All steps
    /// can be made.
    fn larger_first(&self, dice: Dice, play: &Play) -> Option<Play> {
        self.other_way(play, dice.low(), dice.high())
    }

    /// The same play by the other way, which has no text of its own.
    pub(crate) fn smaller_first(&self, dice: Dice, play: &Play) -> Option<Play> {
        self.other_way(play, dice.high(), dice.low())
    }

    /// One checker uses two different numbers in this order: the play in which it uses them in the other
    /// order, if that can be made and neither way hits in passing.
    fn other_way(&self, play: &Play, first_number: u8, second_number: u8) -> Option<Play> {
        let &[first, second] = play.steps() else {
            return None;
        };
        let goes_on = first.target() != 0 && first.target() == second.origin();
        let in_order = first_number != second_number && first.length() == first_number;
        if !goes_on || !in_order || first.hits() {
            return None;
        }
        let between = first
            .origin()
            .checked_sub(second_number)
            .filter(|to| *to > 0)?;
        let bit = 1 << between;
        if self.open() & bit == 0 || self.blots() & bit != 0 {
            return None;
        }
        let mut next = *self;
        next.step(first.origin(), between);
        let may_go_on = origins(next.own().any(), next.open(), first_number) & bit != 0;
        let target = between.saturating_sub(first_number);
        (may_go_on && target == second.target()).then(|| {
            let mut other = Play::NO_MOVE;
            other.push(Step::of(first.origin(), between, false));
            other.push(Step::of(between, target, second.hits()));
            other
        })
    }

    /// Whether the larger of two numbers could be used, but not for this step.
    fn leaves_larger(&self, dice: Dice, step: Step) -> bool {
        let high = dice.high();
        let larger = origins(self.own().any(), self.open(), high);
        let is_its_step =
            larger >> step.origin() & 1 == 1 && step.target() == step.origin().saturating_sub(high);
        larger != 0 && !is_its_step
    }

    /// A legal play to show to somebody who tried another: one that contains its steps, if there is.
    fn example(&self, dice: Dice, tried: &Play) -> Play {
        let plays = self.plays(dice);
        let contains = |play: &&Play| {
            let mut left = play.steps().to_vec();
            tried.steps().iter().all(|step| {
                let at = left.iter().position(|one| one == step);
                at.map(|at| left.remove(at)).is_some()
            })
        };
        let best = plays.iter().find(contains).or(plays.first());
        best.copied().unwrap_or(Play::NO_MOVE)
    }
}
