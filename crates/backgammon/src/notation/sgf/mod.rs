//! SGF, `GM[6]`: one tree a game.
//!
//! Points are letters in White's numbering for both sides: `a` to `x` are 1 to 24, `y` is the bar, `z`
//! off. White is seat A. Ties and redoubles at once, for which SGF has no word, stand in our own property
//! `YONBANACT`, the rules text in `YONBAN`; other readers keep or skip them. Offers to resign that were
//! rejected stand as comments. Source: red-bean.com, "SGF user guide: Backgammon"; files of GNU Backgammon.

mod read;
mod setup;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use crate::point::{BAR, OFF};
use yonban_rules::Seat;

/// The rules text.
const OURS: &str = "YONBAN";
/// An act that SGF has no word for.
const OUR_ACT: &str = "YONBANACT";
/// The position text of a set-up.
const OUR_POSITION: &str = "YONBANPOS";
/// Root properties that tell of the event, by SGF's names.
const FACTS: [(&str, &str); 6] = [
    ("DT", "EventDate"),
    ("EV", "Event"),
    ("PC", "Site"),
    ("RO", "Round"),
    ("AN", "Annotator"),
    ("SO", "Source"),
];

/// A letter as the number of the side that moves: 25 for the bar, 0 for off.
fn read_place(side: Seat, letter: u8) -> Option<u8> {
    let letter = letter.to_ascii_lowercase();
    match (letter, side) {
        (b'y', _) => Some(BAR),
        (b'z', _) => Some(OFF),
        (b'a'..=b'x', Seat::A) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Seat::B) => Some(24 - (letter - b'a')),
        _ => None,
    }
}

/// The letter of such a number.
fn write_place(side: Seat, place: u8) -> char {
    let letter = match (place, side) {
        (BAR, _) => b'y',
        (OFF, _) => b'z',
        (point, Seat::A) => b'a' + point - 1,
        (point, Seat::B) => b'a' + 24 - point,
    };
    char::from(letter)
}
