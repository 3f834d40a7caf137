//! The controls: their texts, their arithmetic.

use crate::{
    DAY, Flagged, MAX_DURATION, Millis, ParseDurationError, SECOND, SeatClock, format_duration,
    parse_duration,
};
use std::fmt;
use std::str::FromStr;

/// The most periods, or moves in a block, that a control may name.
pub const MAX_COUNT: u32 = 1_000;

/// Where a Fischer clock without a base starts, if its increment is not longer.
const FISCHER_START: Millis = 3 * SECOND;

/// The kinds of control. All durations in milliseconds, at most [`MAX_DURATION`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Timing {
    /// One reserve for the whole game.
    Sudden {
        /// The reserve at the start.
        base: Millis,
    },
    /// A reserve that grows by an increment with every turn.
    Fischer {
        /// The reserve at the start; 0 starts at the increment, but at least at 3 s.
        base: Millis,
        /// Added at the hand-over.
        inc: Millis,
        /// The increment does not lift the reserve above this.
        cap: Option<Millis>,
    },
    /// The same time for every turn.
    Fixed {
        /// The time of a turn.
        per: Millis,
    },
    /// A reserve; what a turn used is given back at the hand-over, up to the delay.
    Bronstein {
        /// The reserve at the start.
        base: Millis,
        /// The most that is given back.
        delay: Millis,
    },
    /// A reserve that runs only after the delay.
    Delay {
        /// The reserve at the start.
        base: Millis,
        /// Free at the start of every turn.
        delay: Millis,
    },
    /// Main time, then periods of which only wholly elapsed ones are lost.
    Byoyomi {
        /// Main time at the start.
        main: Millis,
        /// Periods at the start, 1 to [`MAX_COUNT`].
        periods: u32,
        /// The length of a period.
        period: Millis,
        /// Added at the hand-over while main time remains.
        inc: Millis,
    },
    /// Main time, then blocks in which a number of moves is due.
    Canadian {
        /// Main time at the start.
        main: Millis,
        /// The length of a block.
        block: Millis,
        /// Moves due in a block, 1 to [`MAX_COUNT`].
        moves: u32,
    },
    /// The same long time for every turn; no live clock.
    Correspondence {
        /// The time of a turn.
        per: Millis,
    },
    /// A long reserve that grows with every turn; no live clock.
    CorrespondenceFischer {
        /// The reserve at the start.
        base: Millis,
        /// Added at the hand-over.
        inc: Millis,
        /// The increment does not lift the reserve above this.
        cap: Millis,
    },
    /// No clock.
    Unlimited,
}

/// How charges are rounded, as over-the-board play with a stopwatch does it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rounding {
    /// The charge counts in whole multiples of this, rounded down; 1 rounds nothing.
    pub unit: Millis,
    /// A turn costs at least this, but never flags by it; 0 asks for nothing.
    pub least: Millis,
}

impl Rounding {
    /// Every millisecond counts as it is.
    pub const EXACT: Rounding = Rounding { unit: 1, least: 0 };
}

/// A valid time control: `KIND[,key=value...][,unit=U][,least=L]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Control {
    timing: Timing,
    rounding: Rounding,
}

/// Why a control cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidControl {
    /// A duration that must be positive is 0.
    #[error("`{0}` must be longer than 0")]
    Zero(&'static str),
    /// A duration beyond [`MAX_DURATION`].
    #[error("`{0}` must be at most 366d")]
    TooLong(&'static str),
    /// A number outside 1 to [`MAX_COUNT`].
    #[error("`{0}` must be 1 to {MAX_COUNT}")]
    Count(&'static str),
    /// A cap below the time at the start.
    #[error("`cap` must not be below the time at the start")]
    Cap,
    /// A unit that does not divide every duration.
    #[error("every duration must be a multiple of `unit`")]
    Unit,
    /// Rounding where no clock runs.
    #[error("an unlimited control rounds nothing")]
    Rounding,
}

impl Control {
    /// Checks a control.
    ///
    /// # Errors
    ///
    /// A duration or number out of range, or a unit that does not divide every duration.
    pub fn new(timing: Timing, rounding: Rounding) -> Result<Control, InvalidControl> {
        let control = Control { timing, rounding };
        let durations = control.durations();
        for (name, duration) in durations.iter().flatten() {
            if *duration > MAX_DURATION {
                return Err(InvalidControl::TooLong(name));
            }
        }
        let positive = |name, duration: Millis| {
            (duration > 0)
                .then_some(())
                .ok_or(InvalidControl::Zero(name))
        };
        let counted = |name, count: u32| {
            (1..=MAX_COUNT)
                .contains(&count)
                .then_some(())
                .ok_or(InvalidControl::Count(name))
        };
        match timing {
            Timing::Sudden { base } | Timing::Bronstein { base, .. } => positive("base", base)?,
            Timing::Fischer { cap, .. } => {
                if cap.is_some_and(|cap| cap < control.base()) {
                    return Err(InvalidControl::Cap);
                }
            }
            Timing::Fixed { per } | Timing::Correspondence { per } => positive("per", per)?,
            Timing::Delay { base, delay } => positive("delay", base + delay)?,
            Timing::Byoyomi {
                periods, period, ..
            } => {
                counted("periods", periods)?;
                positive("period", period)?;
            }
            Timing::Canadian { block, moves, .. } => {
                counted("moves", moves)?;
                positive("block", block)?;
            }
            Timing::CorrespondenceFischer { base, cap, .. } => {
                positive("base", base)?;
                if cap < base {
                    return Err(InvalidControl::Cap);
                }
            }
            Timing::Unlimited => {
                if rounding != Rounding::EXACT {
                    return Err(InvalidControl::Rounding);
                }
            }
        }
        positive("unit", rounding.unit)?;
        let divides = |duration: Millis| duration.is_multiple_of(rounding.unit);
        if !durations.iter().flatten().all(|(_, d)| divides(*d)) || !divides(control.base()) {
            return Err(InvalidControl::Unit);
        }
        Ok(control)
    }

    /// The kind and its durations.
    #[must_use]
    pub const fn timing(&self) -> Timing {
        self.timing
    }

    /// How charges are rounded.
    #[must_use]
    pub const fn rounding(&self) -> Rounding {
        self.rounding
    }

    /// Every duration with its key, for the checks.
    fn durations(&self) -> [Option<(&'static str, Millis)>; 5] {
        let least = Some(("least", self.rounding.least));
        let unit = Some(("unit", self.rounding.unit));
        let [first, second, third] = match self.timing {
            Timing::Sudden { base } => [Some(("base", base)), None, None],
            Timing::Fischer { base, inc, cap } => [
                Some(("base", base)),
                Some(("inc", inc)),
                cap.map(|cap| ("cap", cap)),
            ],
            Timing::Fixed { per } | Timing::Correspondence { per } => {
                [Some(("per", per)), None, None]
            }
            Timing::Bronstein { base, delay } | Timing::Delay { base, delay } => {
                [Some(("base", base)), Some(("delay", delay)), None]
            }
            Timing::Byoyomi {
                main, period, inc, ..
            } => [
                Some(("main", main)),
                Some(("period", period)),
                Some(("inc", inc)),
            ],
            Timing::Canadian { main, block, .. } => {
                [Some(("main", main)), Some(("block", block)), None]
            }
            Timing::CorrespondenceFischer { base, inc, cap } => {
                [Some(("base", base)), Some(("inc", inc)), Some(("cap", cap))]
            }
            Timing::Unlimited => [None, None, None],
        };
        [first, second, third, least, unit]
    }

    /// The reserve or main time at the start; 0 where the control has none.
    fn base(&self) -> Millis {
        match self.timing {
            Timing::Fischer { base: 0, inc, .. } => inc.max(FISCHER_START),
            Timing::Sudden { base }
            | Timing::Fischer { base, .. }
            | Timing::Bronstein { base, .. }
            | Timing::Delay { base, .. }
            | Timing::CorrespondenceFischer { base, .. } => base,
            Timing::Byoyomi { main, .. } | Timing::Canadian { main, .. } => main,
            Timing::Fixed { .. } | Timing::Correspondence { .. } | Timing::Unlimited => 0,
        }
    }

    /// Whether players sit at their boards: everything but correspondence and unlimited.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        !matches!(
            self.timing,
            Timing::Correspondence { .. }
                | Timing::CorrespondenceFischer { .. }
                | Timing::Unlimited
        )
    }

    /// The state at the start of a game.
    #[must_use]
    pub fn start(&self) -> SeatClock {
        match self.timing {
            Timing::Sudden { .. }
            | Timing::Fischer { .. }
            | Timing::Bronstein { .. }
            | Timing::Delay { .. }
            | Timing::CorrespondenceFischer { .. } => SeatClock::Reserve(self.base()),
            Timing::Byoyomi { main, periods, .. } => SeatClock::Byoyomi { main, periods },
            Timing::Canadian { main, block, moves } => SeatClock::Canadian { main, block, moves },
            Timing::Fixed { .. } | Timing::Correspondence { .. } | Timing::Unlimited => {
                SeatClock::Stateless
            }
        }
    }

    /// Whether `state` has the form that this control keeps.
    #[must_use]
    pub fn fits(&self, state: &SeatClock) -> bool {
        match (self.timing, state) {
            (Timing::Byoyomi { periods: all, .. }, SeatClock::Byoyomi { periods, .. }) => {
                (1..=all).contains(periods)
            }
            (
                Timing::Canadian {
                    block: b, moves: s, ..
                },
                SeatClock::Canadian { block, moves, .. },
            ) => *block <= b && (1..=s).contains(moves),
            _ => std::mem::discriminant(&self.start()) == std::mem::discriminant(state),
        }
    }

    /// What the whole turn may cost before rounding: the charge at which it flags. `None`: never.
    fn limit(&self, state: &SeatClock) -> Option<Millis> {
        let limit = match (self.timing, *state) {
            (Timing::Unlimited, _) => return None,
            (Timing::Fixed { per } | Timing::Correspondence { per }, SeatClock::Stateless) => per,
            (Timing::Delay { delay, .. }, SeatClock::Reserve(reserve)) => {
                reserve.saturating_add(delay)
            }
            (
                Timing::Sudden { .. }
                | Timing::Fischer { .. }
                | Timing::Bronstein { .. }
                | Timing::CorrespondenceFischer { .. },
                SeatClock::Reserve(reserve),
            ) => reserve,
            (Timing::Byoyomi { period, .. }, SeatClock::Byoyomi { main, periods }) => {
                main.saturating_add(period.saturating_mul(Millis::from(periods)))
            }
            (Timing::Canadian { .. }, SeatClock::Canadian { main, block, .. }) => {
                main.saturating_add(block)
            }
            // A state of another control's form has no time in it.
            _ => 0,
        };
        Some(limit)
    }

    /// The smallest charge that flags from `state`; `None` where no charge does. A state that this
    /// control cannot have ([`fits`](Control::fits)) counts as used up.
    #[must_use]
    pub fn deadline(&self, state: &SeatClock) -> Option<Millis> {
        let limit = self.limit(state)?;
        let unit = self.rounding.unit;
        // Charges are rounded down, so only the next multiple reaches the limit. Time given may
        // have made the limit itself no multiple.
        Some(limit.div_ceil(unit).saturating_mul(unit))
    }

    /// The charge as it counts: rounded, and at least `least`, which never flags by itself.
    fn counted(&self, state: &SeatClock, charge: Millis) -> Result<Millis, Flagged> {
        let rounded = charge - charge % self.rounding.unit;
        match self.limit(state) {
            Some(limit) if rounded >= limit => Err(Flagged),
            Some(limit) => Ok(rounded.max(self.rounding.least).min(limit)),
            None => Ok(rounded),
        }
    }

    /// The state after a turn that ends with a hand-over and costs `charge`.
    ///
    /// # Errors
    ///
    /// The charge reaches [`deadline`](Control::deadline).
    pub fn spend(&self, state: &SeatClock, charge: Millis) -> Result<SeatClock, Flagged> {
        let left = self.settle(state, charge)?;
        Ok(match (self.timing, left) {
            (Timing::Fischer { inc, cap, .. }, SeatClock::Reserve(reserve)) => {
                SeatClock::Reserve(incremented(reserve, inc, cap))
            }
            (Timing::CorrespondenceFischer { inc, cap, .. }, SeatClock::Reserve(reserve)) => {
                SeatClock::Reserve(incremented(reserve, inc, Some(cap)))
            }
            (Timing::Byoyomi { inc, .. }, SeatClock::Byoyomi { main, periods }) if main > 0 => {
                SeatClock::Byoyomi {
                    main: main.saturating_add(inc),
                    periods,
                }
            }
            (
                Timing::Canadian {
                    block: full,
                    moves: all,
                    ..
                },
                SeatClock::Canadian {
                    main: 0,
                    block,
                    moves,
                },
            ) => {
                if moves <= 1 {
                    SeatClock::Canadian {
                        main: 0,
                        block: full,
                        moves: all,
                    }
                } else {
                    SeatClock::Canadian {
                        main: 0,
                        block,
                        moves: moves - 1,
                    }
                }
            }
            _ => left,
        })
    }

    /// The state after a turn that is broken off at `charge` without a hand-over (a takeback, the
    /// end of the game): what was used is gone, but there is no increment, and no move counts
    /// towards a block.
    ///
    /// # Errors
    ///
    /// The charge reaches [`deadline`](Control::deadline).
    pub fn settle(&self, state: &SeatClock, charge: Millis) -> Result<SeatClock, Flagged> {
        let e = self.counted(state, charge)?;
        Ok(match (self.timing, *state) {
            (Timing::Bronstein { delay, .. }, SeatClock::Reserve(reserve)) => {
                SeatClock::Reserve(reserve.saturating_sub(e).saturating_add(e.min(delay)))
            }
            (Timing::Delay { delay, .. }, SeatClock::Reserve(reserve)) => {
                SeatClock::Reserve(reserve.saturating_sub(e.saturating_sub(delay)))
            }
            (_, SeatClock::Reserve(reserve)) => SeatClock::Reserve(reserve.saturating_sub(e)),
            (Timing::Byoyomi { period, .. }, SeatClock::Byoyomi { main, periods }) => {
                if e < main {
                    SeatClock::Byoyomi {
                        main: main - e,
                        periods,
                    }
                } else {
                    let lost = (e - main) / period;
                    let lost = u32::try_from(lost).unwrap_or(u32::MAX);
                    // Only `least` can ask for the last period: it does not flag, so it stays.
                    SeatClock::Byoyomi {
                        main: 0,
                        periods: periods.saturating_sub(lost).max(1),
                    }
                }
            }
            (_, SeatClock::Canadian { main, block, moves }) => {
                if e < main {
                    SeatClock::Canadian {
                        main: main - e,
                        block,
                        moves,
                    }
                } else {
                    SeatClock::Canadian {
                        main: 0,
                        block: block.saturating_sub(e - main),
                        moves,
                    }
                }
            }
            (_, state @ (SeatClock::Stateless | SeatClock::Byoyomi { .. })) => state,
        })
    }

    /// The state after the opponent gave `amount`: it goes to the reserve or main time and may pass
    /// a cap. `None` where the control keeps neither: there it is a credit on the running turn.
    #[must_use]
    pub fn give(&self, state: &SeatClock, amount: Millis) -> Option<SeatClock> {
        match *state {
            SeatClock::Stateless => None,
            SeatClock::Reserve(reserve) => Some(SeatClock::Reserve(reserve.saturating_add(amount))),
            SeatClock::Byoyomi { main, periods } => Some(SeatClock::Byoyomi {
                main: main.saturating_add(amount),
                periods,
            }),
            SeatClock::Canadian { main, block, moves } => Some(SeatClock::Canadian {
                main: main.saturating_add(amount),
                block,
                moves,
            }),
        }
    }

    /// The state in which nothing is left, for a clock that flagged.
    #[must_use]
    pub fn used_up(&self) -> SeatClock {
        match self.start() {
            SeatClock::Stateless => SeatClock::Stateless,
            SeatClock::Reserve(_) => SeatClock::Reserve(0),
            SeatClock::Byoyomi { .. } => SeatClock::Byoyomi {
                main: 0,
                periods: 0,
            },
            SeatClock::Canadian { moves, .. } => SeatClock::Canadian {
                main: 0,
                block: 0,
                moves,
            },
        }
    }

    /// The unit of time that the opponent may give: 15 s, or a day by correspondence; `None` where
    /// no clock runs.
    #[must_use]
    pub const fn gift(&self) -> Option<Millis> {
        match self.timing {
            Timing::Unlimited => None,
            Timing::Correspondence { .. } | Timing::CorrespondenceFischer { .. } => Some(DAY),
            _ => Some(15 * SECOND),
        }
    }

    /// The most that lag may be compensated in one move: one period or delay of the control.
    /// `None`: no such limit; `Some(0)`: no compensation, as by correspondence.
    #[must_use]
    pub fn compensation_limit(&self) -> Option<Millis> {
        match self.timing {
            Timing::Correspondence { .. }
            | Timing::CorrespondenceFischer { .. }
            | Timing::Unlimited => Some(0),
            Timing::Fixed { per: limit }
            | Timing::Byoyomi { period: limit, .. }
            | Timing::Canadian { block: limit, .. } => Some(limit),
            Timing::Bronstein { delay, .. } | Timing::Delay { delay, .. } => {
                (delay > 0).then_some(delay)
            }
            Timing::Sudden { .. } | Timing::Fischer { .. } => None,
        }
    }

    /// The same control with another reserve or main time at the start, for a series that carries
    /// time over: rounded down to the unit, at most the present start, at least what the control
    /// can be played with. A control without a reserve stays as it is.
    #[must_use]
    pub fn with_start(&self, reserve: Millis) -> Control {
        let unit = self.rounding.unit;
        let reserve = reserve.min(self.base());
        let reserve = reserve - reserve % unit;
        // A base of 0 means something else (Fischer) or cannot be played (sudden death).
        let positive = reserve.max(unit);
        let timing = match self.timing {
            Timing::Sudden { .. } => Timing::Sudden { base: positive },
            Timing::Fischer { inc, cap, .. } => Timing::Fischer {
                base: positive,
                inc,
                cap,
            },
            Timing::Bronstein { delay, .. } => Timing::Bronstein {
                base: positive,
                delay,
            },
            Timing::Delay { delay, .. } if delay > 0 => Timing::Delay {
                base: reserve,
                delay,
            },
            Timing::Delay { delay, .. } => Timing::Delay {
                base: positive,
                delay,
            },
            Timing::Byoyomi {
                periods,
                period,
                inc,
                ..
            } => Timing::Byoyomi {
                main: reserve,
                periods,
                period,
                inc,
            },
            Timing::Canadian { block, moves, .. } => Timing::Canadian {
                main: reserve,
                block,
                moves,
            },
            Timing::CorrespondenceFischer { inc, cap, .. } => Timing::CorrespondenceFischer {
                base: positive,
                inc,
                cap,
            },
            same @ (Timing::Fixed { .. } | Timing::Correspondence { .. } | Timing::Unlimited) => {
                same
            }
        };
        Control {
            timing,
            rounding: self.rounding,
        }
    }
}

/// A reserve at the cap or above it gains nothing; below, the increment is cut at the cap.
fn incremented(reserve: Millis, inc: Millis, cap: Option<Millis>) -> Millis {
    match cap {
        Some(cap) if reserve >= cap => reserve,
        Some(cap) => cap.min(reserve.saturating_add(inc)),
        None => reserve.saturating_add(inc),
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let d = format_duration;
        match self.timing {
            Timing::Sudden { base } => write!(f, "sudden,base={}", d(base))?,
            Timing::Fischer { base, inc, cap } => {
                write!(f, "fischer,base={},inc={}", d(base), d(inc))?;
                if let Some(cap) = cap {
                    write!(f, ",cap={}", d(cap))?;
                }
            }
            Timing::Fixed { per } => write!(f, "fixed,per={}", d(per))?,
            Timing::Bronstein { base, delay } => {
                write!(f, "bronstein,base={},delay={}", d(base), d(delay))?;
            }
            Timing::Delay { base, delay } => {
                write!(f, "delay,base={},delay={}", d(base), d(delay))?;
            }
            Timing::Byoyomi {
                main,
                periods,
                period,
                inc,
            } => {
                write!(
                    f,
                    "byoyomi,main={},periods={periods},period={}",
                    d(main),
                    d(period)
                )?;
                if inc > 0 {
                    write!(f, ",inc={}", d(inc))?;
                }
            }
            Timing::Canadian { main, block, moves } => {
                write!(
                    f,
                    "canadian,main={},block={},moves={moves}",
                    d(main),
                    d(block)
                )?;
            }
            Timing::Correspondence { per } => write!(f, "correspondence,per={}", d(per))?,
            Timing::CorrespondenceFischer { base, inc, cap } => {
                let (base, inc, cap) = (d(base), d(inc), d(cap));
                write!(f, "correspondence-fischer,base={base},inc={inc},cap={cap}")?;
            }
            Timing::Unlimited => f.write_str("unlimited")?,
        }
        if self.rounding.unit != 1 {
            write!(f, ",unit={}", d(self.rounding.unit))?;
        }
        if self.rounding.least != 0 {
            write!(f, ",least={}", d(self.rounding.least))?;
        }
        Ok(())
    }
}

/// Why a text is no control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseControlError {
    /// The first word names no kind of control.
    #[error(
        "`{0}` is no control: write sudden, fischer, fixed, bronstein, delay, byoyomi, canadian, \
         correspondence, correspondence-fischer or unlimited"
    )]
    Kind(String),
    /// A part that is not `key=value`, a key the kind does not know, or a key written twice.
    #[error("`{0}` does not belong to this control")]
    Key(String),
    /// A key that the kind needs.
    #[error("this control needs `{0}`")]
    Missing(&'static str),
    /// A value that is no duration.
    #[error(transparent)]
    Duration(#[from] ParseDurationError),
    /// A value that is no number.
    #[error("`{0}` is no number from 1 to {MAX_COUNT}")]
    Number(String),
    /// The parts can be read, but nobody can play under them.
    #[error(transparent)]
    Invalid(#[from] InvalidControl),
}

/// The `key=value` parts that are not yet used.
struct Parts<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Parts<'a> {
    fn take(&mut self, key: &'static str) -> Option<&'a str> {
        let at = self.0.iter().position(|(known, _)| *known == key)?;
        Some(self.0.remove(at).1)
    }

    fn optional(&mut self, key: &'static str) -> Result<Option<Millis>, ParseControlError> {
        Ok(self.take(key).map(parse_duration).transpose()?)
    }

    fn duration(&mut self, key: &'static str) -> Result<Millis, ParseControlError> {
        self.optional(key)?.ok_or(ParseControlError::Missing(key))
    }

    fn number(&mut self, key: &'static str) -> Result<u32, ParseControlError> {
        let text = self.take(key).ok_or(ParseControlError::Missing(key))?;
        let fail = || ParseControlError::Number(text.chars().take(40).collect());
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(fail());
        }
        text.parse().map_err(|_| fail())
    }
}

/// Reads keys in any order and durations in any unit; prints the canonical text.
impl FromStr for Control {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let short = |text: &str| text.chars().take(40).collect::<String>();
        let mut words = text.split(',');
        let kind = words.next().unwrap_or_default();
        let parts: Option<Vec<_>> = words.clone().map(|word| word.split_once('=')).collect();
        let Some(parts) = parts else {
            let odd = words.find(|word| !word.contains('=')).unwrap_or_default();
            return Err(ParseControlError::Key(short(odd)));
        };
        let mut parts = Parts(parts);
        let timing = match kind {
            "sudden" => Timing::Sudden {
                base: parts.duration("base")?,
            },
            "fischer" => Timing::Fischer {
                base: parts.duration("base")?,
                inc: parts.duration("inc")?,
                cap: parts.optional("cap")?,
            },
            "fixed" => Timing::Fixed {
                per: parts.duration("per")?,
            },
            "bronstein" => Timing::Bronstein {
                base: parts.duration("base")?,
                delay: parts.duration("delay")?,
            },
            "delay" => Timing::Delay {
                base: parts.duration("base")?,
                delay: parts.duration("delay")?,
            },
            "byoyomi" => Timing::Byoyomi {
                main: parts.duration("main")?,
                periods: parts.number("periods")?,
                period: parts.duration("period")?,
                inc: parts.optional("inc")?.unwrap_or(0),
            },
            "canadian" => Timing::Canadian {
                main: parts.duration("main")?,
                block: parts.duration("block")?,
                moves: parts.number("moves")?,
            },
            "correspondence" => Timing::Correspondence {
                per: parts.duration("per")?,
            },
            "correspondence-fischer" => Timing::CorrespondenceFischer {
                base: parts.duration("base")?,
                inc: parts.duration("inc")?,
                cap: parts.duration("cap")?,
            },
            "unlimited" => Timing::Unlimited,
            other => return Err(ParseControlError::Kind(short(other))),
        };
        let rounding = Rounding {
            unit: parts.optional("unit")?.unwrap_or(Rounding::EXACT.unit),
            least: parts.optional("least")?.unwrap_or(Rounding::EXACT.least),
        };
        if let Some((key, _)) = parts.0.first() {
            return Err(ParseControlError::Key(short(key)));
        }
        Ok(Control::new(timing, rounding)?)
    }
}
