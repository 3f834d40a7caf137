//! Plays: everything that is done with one throw.

use crate::point::{BAR, Destination, OFF, Origin, Point};
use std::fmt;
use std::str::FromStr;

/// One checker by one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// 1 to 24, 25 for the bar.
    from: u8,
    /// 1 to 24, 0 for off.
    to: u8,
    hits: bool,
}

impl Step {
    /// What fills the places of a play that has fewer steps.
    const NONE: Step = Step {
        from: OFF,
        to: OFF,
        hits: false,
    };

    /// A step of a length from 1 to 6; checkers are borne off from home only. `None` otherwise.
    #[must_use]
    pub const fn new(from: Origin, to: Destination, hits: bool) -> Option<Step> {
        let from = from.pips();
        match to {
            Destination::Point(to) => {
                let to = to.number();
                if to < from && from - to <= 6 {
                    Some(Step { from, to, hits })
                } else {
                    None
                }
            }
            Destination::Off if from <= 6 && !hits => Some(Step {
                from,
                to: OFF,
                hits,
            }),
            Destination::Off => None,
        }
    }

    pub(crate) const fn of(from: u8, to: u8, hits: bool) -> Step {
        Step { from, to, hits }
    }

    /// Where the checker was.
    #[must_use]
    pub const fn from(self) -> Origin {
        Origin::of(self.from)
    }

    /// Where it goes.
    #[must_use]
    pub const fn to(self) -> Destination {
        Destination::of(self.to)
    }

    /// Whether it hits a blot.
    #[must_use]
    pub const fn hits(self) -> bool {
        self.hits
    }

    /// The difference of the point numbers, 1 to 6: the number used, but for a checker that is borne
    /// off with a larger one.
    #[must_use]
    pub const fn length(self) -> u8 {
        self.from - self.to
    }

    /// 1 to 24, 25 for the bar.
    pub(crate) const fn origin(self) -> u8 {
        self.from
    }

    /// 1 to 24, 0 for off.
    pub(crate) const fn target(self) -> u8 {
        self.to
    }
}

/// Prints `8/5`, `bar/20*`, `6/off`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = if self.hits { "*" } else { "" };
        write!(f, "{}/{}{star}", self.from(), self.to())
    }
}

/// A play in canonical form: its steps by descending origin and then by descending destination.
/// Empty when no number can be used.
///
/// Whether a play is legal is asked of a position: [`Board::plays`](crate::Board::plays).
///
/// ```
/// use yonban_backgammon::Play;
///
/// let play: Play = "24/18* 18/13".parse()?;
/// assert!(play.steps()[0].hits());
/// // Written in the other order it is refused: a play has one text.
/// assert!("6/5 8/5".parse::<Play>().is_err());
/// # Ok::<(), yonban_backgammon::ParsePlayError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    steps: [Step; 4],
    len: u8,
}

impl Play {
    /// The play when no number can be used.
    pub const NO_MOVE: Play = Play {
        steps: [Step::NONE; 4],
        len: 0,
    };

    /// These steps, at most four, in canonical order; `None` if there are more or the order is
    /// another.
    #[must_use]
    pub fn new(steps: &[Step]) -> Option<Play> {
        let key = |step: &Step| (step.from, step.to);
        if steps.len() > 4 || !steps.is_sorted_by(|one, next| key(one) >= key(next)) {
            return None;
        }
        let mut play = Play::NO_MOVE;
        steps.iter().for_each(|step| play.push(*step));
        Some(play)
    }

    /// The steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// Whether no number is used.
    #[must_use]
    pub const fn is_no_move(&self) -> bool {
        self.len == 0
    }

    /// Appends a step; callers keep the order and the number.
    pub(crate) fn push(&mut self, step: Step) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }
}

/// Prints the steps with blanks between them; `nomove` if there is none.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.steps().split_first() else {
            return f.write_str("nomove");
        };
        first.fmt(f)?;
        rest.iter().try_for_each(|step| write!(f, " {step}"))
    }
}

/// A text that is no play in canonical form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a play is `nomove` or one to four steps such as `24/18* 6/5`, `bar/20`, `6/off`: each of a \
     length from 1 to 6, by descending origin and then by descending destination"
)]
pub struct ParsePlayError;

impl FromStr for Play {
    type Err = ParsePlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "nomove" {
            return Ok(Play::NO_MOVE);
        }
        let mut steps = [Step::NONE; 4];
        let mut len = 0;
        for part in text.split(' ') {
            *steps.get_mut(len).ok_or(ParsePlayError)? = read_step(part).ok_or(ParsePlayError)?;
            len += 1;
        }
        Play::new(&steps[..len]).ok_or(ParsePlayError)
    }
}

fn read_step(text: &str) -> Option<Step> {
    let (from, to) = text.split_once('/')?;
    let (to, hits) = match to.strip_suffix('*') {
        Some(to) => (to, true),
        None => (to, false),
    };
    let from = match from {
        "bar" => BAR,
        number => read_point(number)?,
    };
    let to = match to {
        "off" => Destination::Off,
        number => Destination::of(read_point(number)?),
    };
    Step::new(Origin::of(from), to, hits)
}

/// A number from 1 to 24 without leading zeros or signs.
fn read_point(text: &str) -> Option<u8> {
    let number = match *text.as_bytes() {
        [ones @ b'1'..=b'9'] => ones - b'0',
        [tens @ b'1'..=b'2', ones @ b'0'..=b'9'] => (tens - b'0') * 10 + ones - b'0',
        _ => return None,
    };
    Point::new(number).map(Point::number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for text in [
            "nomove",
            "8/5 6/5",
            "bar/24",
            "bar/19* bar/19 24/18 6/off",
            "13/7* 7/6",
            "6/4 6/off",
            "1/off 1/off 1/off 1/off",
        ] {
            let play: Play = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(play.to_string(), text);
        }
    }

    #[test]
    fn what_no_position_could_make_good_is_refused() {
        for text in [
            "",
            " ",
            "8/5 ",
            " 8/5",
            "8/5  6/5",
            "6/5 8/5",
            "6/off 6/4",
            "8/7 8/7 8/7 6/5 6/5",
            "24/17",
            "5/8",
            "5/5",
            "25/20",
            "bar/18",
            "bar/25",
            "bar/off",
            "7/off",
            "6/0",
            "0/off",
            "6/off*",
            "08/5",
            "+8/5",
            "8/05",
            "8/5**",
            "8/5(2)",
            "24/18/13",
            "8-5",
            "BAR/20",
            "6/OFF",
            "8",
            "/5",
            "8/",
            "é/5",
        ] {
            assert_eq!(text.parse::<Play>(), Err(ParsePlayError), "{text}");
        }
    }
}
