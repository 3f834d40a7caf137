//! Durations as text: an integer and the largest unit (`ms s m h d`) that divides it exactly.

use crate::{DAY, HOUR, MINUTE, Millis, SECOND};

/// The longest duration a control may name: 366 days. Sums of a few of them, and of any count up to
/// [`MAX_COUNT`](crate::MAX_COUNT), stay far inside 64 bits.
pub const MAX_DURATION: Millis = 366 * DAY;

const UNITS: [(&str, Millis); 5] = [
    ("d", DAY),
    ("h", HOUR),
    ("m", MINUTE),
    ("s", SECOND),
    ("ms", 1),
];

/// Prints a duration; `0s` for zero.
///
/// ```
/// assert_eq!(yonban_clock::format_duration(90_000), "90s");
/// assert_eq!(yonban_clock::format_duration(120_000), "2m");
/// ```
#[must_use]
pub fn format_duration(duration: Millis) -> String {
    if duration == 0 {
        return "0s".to_owned();
    }
    let (name, unit) = UNITS
        .into_iter()
        .find(|(_, unit)| duration.is_multiple_of(*unit))
        .unwrap_or(("ms", 1));
    format!("{}{name}", duration / unit)
}

/// Why a text is no duration.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no duration: write an integer and ms, s, m, h or d, at most 366d")]
pub struct ParseDurationError(pub String);

/// Reads a duration, in any unit.
///
/// # Errors
///
/// The text is no integer with a unit, or names more than [`MAX_DURATION`].
pub fn parse_duration(text: &str) -> Result<Millis, ParseDurationError> {
    let fail = || ParseDurationError(text.chars().take(40).collect());
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, name) = text.split_at(digits);
    let unit = UNITS
        .into_iter()
        .find(|(known, _)| *known == name)
        .map(|(_, unit)| unit)
        .ok_or_else(fail)?;
    let number: Millis = number.parse().map_err(|_| fail())?;
    number
        .checked_mul(unit)
        .filter(|duration| *duration <= MAX_DURATION)
        .ok_or_else(fail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_print_with_the_largest_unit_that_divides_them() {
        for (millis, text) in [
            (0, "0s"),
            (1, "1ms"),
            (1_500, "1500ms"),
            (599_000, "599s"),
            (90 * MINUTE, "90m"),
            (24 * HOUR, "1d"),
            (36 * HOUR, "36h"),
        ] {
            assert_eq!(format_duration(millis), text);
            assert_eq!(parse_duration(text), Ok(millis));
        }
    }

    #[test]
    fn garbage_is_refused() {
        for text in [
            "",
            "5",
            "s",
            "-5s",
            "+5s",
            "5 s",
            "5S",
            "1.5s",
            "367d",
            "5ss",
            "99999999999999999999d",
        ] {
            assert!(parse_duration(text).is_err(), "{text}");
        }
        assert_eq!(parse_duration("366d"), Ok(MAX_DURATION));
    }
}
