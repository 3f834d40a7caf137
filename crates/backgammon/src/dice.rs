//! Dice, and what chance does.

use crate::action::ParseActionError;
use std::fmt;
use std::str::FromStr;

/// Two dice in the order in which they were thrown; in the opening throw seat A's die and then seat
/// B's.
///
/// ```
/// use yonban_backgammon::Dice;
///
/// let dice = Dice::new(1, 3).expect("two dice");
/// assert_eq!((dice.high(), dice.low()), (3, 1));
/// assert!(!dice.is_doublet());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dice {
    first: u8,
    second: u8,
}

impl Dice {
    /// These dice; `None` unless both are from 1 to 6.
    #[must_use]
    pub const fn new(first: u8, second: u8) -> Option<Dice> {
        match (first, second) {
            (1..=6, 1..=6) => Some(Dice { first, second }),
            _ => None,
        }
    }

    /// The 36 ordered throws: 1-1, 1-2, …, 6-6.
    pub fn throws() -> impl Iterator<Item = Dice> {
        (1..=6).flat_map(|first| (1..=6).map(move |second| Dice { first, second }))
    }

    /// The 21 rolls, the larger die first, with how many of the 36 throws show each.
    pub fn rolls() -> impl Iterator<Item = (Dice, u64)> {
        (1..=6).flat_map(|first| {
            (1..=first).map(move |second| {
                let times = if first == second { 1 } else { 2 };
                (Dice { first, second }, times)
            })
        })
    }

    /// The die thrown first.
    #[must_use]
    pub const fn first(self) -> u8 {
        self.first
    }

    /// The other one.
    #[must_use]
    pub const fn second(self) -> u8 {
        self.second
    }

    /// The larger number.
    #[must_use]
    pub const fn high(self) -> u8 {
        if self.first > self.second {
            self.first
        } else {
            self.second
        }
    }

    /// The smaller number.
    #[must_use]
    pub const fn low(self) -> u8 {
        if self.first > self.second {
            self.second
        } else {
            self.first
        }
    }

    /// Whether the numbers are equal: the number is played four times.
    #[must_use]
    pub const fn is_doublet(self) -> bool {
        self.first == self.second
    }

    /// The numbers that may be used, the larger first: two, or four equal ones.
    #[must_use]
    pub const fn numbers(self) -> &'static [u8] {
        const PAIRS: [[[u8; 2]; 7]; 7] = {
            let mut pairs = [[[0; 2]; 7]; 7];
            let mut high = 0;
            while high < 7 {
                let mut low = 0;
                while low < 7 {
                    pairs[high][low] = [high as u8, low as u8];
                    low += 1;
                }
                high += 1;
            }
            pairs
        };
        const FOURS: [[u8; 4]; 7] = [[0; 4], [1; 4], [2; 4], [3; 4], [4; 4], [5; 4], [6; 4]];
        if self.is_doublet() {
            &FOURS[self.first as usize]
        } else {
            &PAIRS[self.high() as usize][self.low() as usize]
        }
    }

    /// The same numbers, the larger first.
    #[must_use]
    pub const fn sorted(self) -> Dice {
        Dice {
            first: self.high(),
            second: self.low(),
        }
    }
}

/// Prints `3-1`, as thrown.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.second)
    }
}

/// What chance does.
///
/// ```
/// use yonban_backgammon::{Dice, Throw};
///
/// let dice = Dice::new(3, 1).expect("two dice");
/// assert_eq!("dice 3 1".parse(), Ok(Throw::Dice(dice)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Throw {
    /// The dice show this.
    Dice(Dice),
    /// `dice=manual`: a die did not lie flat in the right half, the whole throw is void.
    Cocked,
}

/// Prints `dice 3 1` or `cocked`.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Throw::Dice(dice) => write!(f, "dice {} {}", dice.first, dice.second),
            Throw::Cocked => f.write_str("cocked"),
        }
    }
}

impl FromStr for Throw {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "cocked" {
            return Ok(Throw::Cocked);
        }
        let digit = |byte: u8| byte.wrapping_sub(b'0');
        match text.strip_prefix("dice ").map(str::as_bytes) {
            Some(&[first, b' ', second]) => Dice::new(digit(first), digit(second))
                .map(Throw::Dice)
                .ok_or(ParseActionError),
            _ => Err(ParseActionError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_and_rolls_are_all_of_them() {
        assert_eq!(Dice::throws().count(), 36);
        let weights: u64 = Dice::rolls().map(|(_, times)| times).sum();
        assert_eq!((Dice::rolls().count(), weights), (21, 36));
        for dice in Dice::throws() {
            let high = dice.numbers().iter().filter(|&&n| n == dice.high());
            assert_eq!(high.count(), if dice.is_doublet() { 4 } else { 1 });
            assert_eq!(dice.sorted().numbers(), dice.numbers());
            assert_eq!(Throw::Dice(dice).to_string().parse(), Ok(Throw::Dice(dice)));
        }
        assert_eq!("cocked".parse(), Ok(Throw::Cocked));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "dice 0 1",
            "dice 7 1",
            "dice 1",
            "dice 1 1 ",
            "dice  1 1",
            "1 1",
            "Dice 1 1",
        ] {
            assert_eq!(text.parse::<Throw>(), Err(ParseActionError), "{text}");
        }
    }
}
