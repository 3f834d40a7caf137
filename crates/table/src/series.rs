//! What follows a finished table: sides, carried time, until when. Each game of a series is its own
//! table; the rule is a value in the agreement.

use crate::text;
use std::fmt;
use std::str::FromStr;
use yonban_clock::{Control, Millis, SeatClock, format_duration, parse_duration};
use yonban_rules::{Seat, Verdict};

/// Who takes which seat at the next table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    /// The other one.
    Swap,
    /// The same one: handicap games.
    Keep,
    /// Drawn from the next table's id, so that everybody draws alike.
    Random,
}

/// How much time goes on to the next table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Carry {
    /// Clocks start afresh.
    Fresh,
    /// What is left, and no more.
    Full,
    /// What is left, but at least this; never above the start.
    AtLeast(Millis),
}

/// When a series is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    /// There is a next table only if both ask for it.
    Open,
    /// After so many games.
    Games(u32),
    /// After so many games, or as soon as nobody can catch up.
    BestOf(u32),
    /// When one side has won so many games.
    Wins(u32),
    /// When one side has so many points: a win counts one, a draw a half.
    Points(u32),
    /// After the first game that somebody wins: a draw or a repetition is played again.
    FirstDecisive,
}

/// The series rule of an agreement: `SIDES,CARRY,UNTIL`, for example `swap,fresh,open`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Series {
    /// Who takes which seat.
    pub sides: Sides,
    /// How much time goes on.
    pub carry: Carry,
    /// When it is over.
    pub until: Until,
}

impl Series {
    /// A rematch on request with sides exchanged and fresh clocks.
    pub const REMATCH: Series = Series {
        sides: Sides::Swap,
        carry: Carry::Fresh,
        until: Until::Open,
    };
}

/// The score of a series so far, by person rather than by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that are over, also those without a result.
    pub games: u32,
    /// Games won.
    pub wins: [u32; 2],
    /// Twice the points: 2 for a win, 1 for a draw.
    pub half_points: [u32; 2],
}

impl Tally {
    /// Adds a game's verdict; `first` is the seat that the first person had.
    pub fn add(&mut self, verdict: Verdict, first: Seat) {
        self.games = self.games.saturating_add(1);
        match verdict {
            Verdict::Win(seat) => {
                let person = usize::from(seat != first);
                self.wins[person] = self.wins[person].saturating_add(1);
                self.half_points[person] = self.half_points[person].saturating_add(2);
            }
            Verdict::Draw => {
                for points in &mut self.half_points {
                    *points = points.saturating_add(1);
                }
            }
            Verdict::NoResult => {}
        }
    }
}

impl Until {
    /// Whether no further table follows by itself.
    #[must_use]
    pub fn reached(&self, tally: &Tally) -> bool {
        match *self {
            Until::Open => true,
            Until::Games(n) => tally.games >= n,
            Until::BestOf(n) => {
                let [first, second] = tally.half_points;
                let left = n.saturating_sub(tally.games);
                left == 0 || first.abs_diff(second) > left.saturating_mul(2)
            }
            Until::Wins(n) => tally.wins.iter().any(|wins| *wins >= n),
            Until::Points(n) => {
                let needed = n.saturating_mul(2);
                tally.half_points.iter().any(|points| *points >= needed)
            }
            Until::FirstDecisive => tally.wins != [0, 0],
        }
    }
}

impl Carry {
    /// The control for the next table, of somebody whose clock now shows `left`.
    #[must_use]
    pub fn next(&self, control: &Control, left: &SeatClock) -> Control {
        let floor = match self {
            Carry::Fresh => return *control,
            Carry::Full => 0,
            Carry::AtLeast(floor) => *floor,
        };
        match *left {
            SeatClock::Stateless => *control,
            SeatClock::Reserve(left)
            | SeatClock::Byoyomi { main: left, .. }
            | SeatClock::Canadian { main: left, .. } => control.with_start(left.max(floor)),
        }
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.sides {
            Sides::Swap => "swap,",
            Sides::Keep => "keep,",
            Sides::Random => "random,",
        })?;
        match self.carry {
            Carry::Fresh => f.write_str("fresh,")?,
            Carry::Full => f.write_str("full,")?,
            Carry::AtLeast(floor) => write!(f, "at_least({}),", format_duration(floor))?,
        }
        match self.until {
            Until::Open => f.write_str("open"),
            Until::Games(n) => write!(f, "games({n})"),
            Until::BestOf(n) => write!(f, "best_of({n})"),
            Until::Wins(n) => write!(f, "wins({n})"),
            Until::Points(n) => write!(f, "points({n})"),
            Until::FirstDecisive => f.write_str("first_decisive"),
        }
    }
}

/// Reads the canonical text only; the error is the agreement's matter.
impl FromStr for Series {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [sides, carry, until] = text::split::<3>(text, ',').ok_or(())?;
        let sides = match sides {
            "swap" => Sides::Swap,
            "keep" => Sides::Keep,
            "random" => Sides::Random,
            _ => return Err(()),
        };
        let carry = match (carry, text::argument(carry, "at_least")) {
            ("fresh", _) => Carry::Fresh,
            ("full", _) => Carry::Full,
            (_, Some(floor)) => Carry::AtLeast(parse_duration(floor).map_err(|_| ())?),
            _ => return Err(()),
        };
        let count = |name| -> Option<u32> {
            let n = text::argument(until, name)?.parse().ok()?;
            (n > 0).then_some(n)
        };
        let until = match until {
            "open" => Until::Open,
            "first_decisive" => Until::FirstDecisive,
            _ => count("games")
                .map(Until::Games)
                .or_else(|| count("best_of").map(Until::BestOf))
                .or_else(|| count("wins").map(Until::Wins))
                .or_else(|| count("points").map(Until::Points))
                .ok_or(())?,
        };
        let series = Series {
            sides,
            carry,
            until,
        };
        (series.to_string() == text).then_some(series).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_round_trip() {
        for text in [
            "swap,fresh,open",
            "keep,full,games(3)",
            "random,at_least(5m),points(7)",
            "swap,at_least(30s),first_decisive",
            "swap,fresh,wins(2)",
            "keep,fresh,best_of(3)",
        ] {
            assert_eq!(text.parse::<Series>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "swap",
            "swap,fresh,games(0)",
            "swap,fresh,open,",
            "swap,at_least(60s),open",
        ] {
            assert!(text.parse::<Series>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_series_ends_by_its_rule() {
        let mut tally = Tally::default();
        assert!(Until::Open.reached(&tally));
        assert!(!Until::FirstDecisive.reached(&tally));
        tally.add(Verdict::NoResult, Seat::A);
        tally.add(Verdict::Draw, Seat::B);
        assert!(!Until::FirstDecisive.reached(&tally));
        assert!(Until::Games(2).reached(&tally));
        // Sides were exchanged: the first person sat on B and won.
        tally.add(Verdict::Win(Seat::B), Seat::B);
        assert_eq!(tally.wins, [1, 0]);
        assert_eq!(tally.half_points, [3, 1]);
        assert!(Until::FirstDecisive.reached(&tally));
        assert!(Until::Wins(1).reached(&tally));
        assert!(!Until::Points(2).reached(&tally));
        tally.add(Verdict::Draw, Seat::A);
        assert!(Until::Points(2).reached(&tally));
    }

    #[test]
    fn best_of_three_ends_when_nobody_can_catch_up() {
        let best = Until::BestOf(3);
        let after = |verdicts: &[Verdict]| {
            let mut tally = Tally::default();
            for verdict in verdicts {
                tally.add(*verdict, Seat::A);
            }
            best.reached(&tally)
        };
        let (a, b, draw) = (Verdict::Win(Seat::A), Verdict::Win(Seat::B), Verdict::Draw);
        assert!(!after(&[a]));
        assert!(after(&[a, a]), "two up, one to go");
        assert!(!after(&[a, b]));
        assert!(!after(&[a, draw]), "one up, one to go: it can be level");
        assert!(!after(&[draw, draw]));
        assert!(after(&[a, draw, b]));
    }

    #[test]
    fn time_is_carried_with_a_floor_and_never_above_the_start() {
        let control: Control = "byoyomi,main=15m,periods=1,period=1m".parse().unwrap();
        let left = |main| SeatClock::Byoyomi { main, periods: 1 };
        let next = |carry: Carry, main| carry.next(&control, &left(main)).to_string();
        assert_eq!(next(Carry::Fresh, 5), control.to_string());
        assert_eq!(
            next(Carry::Full, 90_000),
            "byoyomi,main=90s,periods=1,period=1m"
        );
        assert_eq!(
            next(Carry::AtLeast(300_000), 5),
            "byoyomi,main=5m,periods=1,period=1m"
        );
        assert_eq!(next(Carry::Full, 9_000_000), control.to_string());
    }
}
