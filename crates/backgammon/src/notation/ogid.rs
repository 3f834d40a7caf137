//! OGID, the ID of OpenGammon: every checker by a letter, cube, dice, who acted last, and the score.
//! Read from what other programs write; there is no public definition (P).
//!
//! It has no word for Jacoby's rule, beavers, the largest cube, resignations and the variant.

use super::diagram::{Diagram, Due, number};
use super::id_error::IdError;
use crate::board::Board;
use crate::checkers::Checkers;
use crate::cube::Cube;
use crate::dice::Dice;
use crate::rules::Variant;
use std::fmt::Write;
use yonban_rules::Seat;

const PLACES: &[u8; 26] = b"0123456789abcdefghijklmnop";

/// Writes an OGID. Redoubles are written as the double that they follow.
///
/// ```
/// use yonban_backgammon::Variant;
/// use yonban_backgammon::notation::{ogid, xgid};
///
/// let diagram = xgid::read("-b----E-C---eE---c-e----B-:0:0:-1:65:0:0:0:0:10", Variant::Standard)?;
/// let text = ogid::write(&diagram);
/// assert_eq!(text, "11ccccchhhjjjjj:66666888dddddoo:N0N:56:W::0:0:0:0");
/// assert_eq!(ogid::read(&text, Variant::Standard)?.board, diagram.board);
/// # Ok::<(), yonban_backgammon::notation::IdError>(())
/// ```
#[must_use]
pub fn write(diagram: &Diagram) -> String {
    let owner = match diagram.cube.owner() {
        None => 'N',
        Some(Seat::A) => 'W',
        Some(Seat::B) => 'B',
    };
    let (dice, offer) = match diagram.due {
        Due::RollOrDouble => (String::new(), 'N'),
        Due::Dice(dice) => (format!("{}{}", dice.low(), dice.high()), 'N'),
        Due::Answer { .. } => (String::new(), 'O'),
    };
    // Who doubled acted last; otherwise the player who is not on roll.
    let last = match (diagram.due, diagram.on_roll) {
        (Due::Answer { .. }, Seat::A) | (Due::RollOrDouble | Due::Dice(_), Seat::B) => 'W',
        (Due::Answer { .. }, Seat::B) | (Due::RollOrDouble | Due::Dice(_), Seat::A) => 'B',
    };
    let [white, black] = diagram.score;
    let mut text = format!(
        "{}:{}:{owner}{:x}{offer}:{dice}:{last}::{white}:{black}:{}",
        write_side(diagram.board.own(), |pips| 25 - pips),
        write_side(diagram.board.other(), |pips| pips),
        diagram.cube.power(),
        diagram.length,
    );
    let one_away = |points: &u16| points.checked_add(1) == Some(diagram.length);
    let game = if diagram.crawford {
        "C:0"
    } else if diagram.length > 1 && diagram.score.iter().any(one_away) {
        "L:0"
    } else {
        ":0"
    };
    // Writing to a string cannot fail.
    let _infallible = write!(text, "{game}");
    text
}

fn write_side(side: &Checkers, place: impl Fn(u8) -> u8) -> String {
    let mut letters: Vec<u8> = side
        .places()
        .flat_map(|(from, count)| {
            let letter = PLACES[usize::from(place(from.pips()))];
            std::iter::repeat_n(letter, usize::from(count))
        })
        .collect();
    letters.sort_unstable();
    letters.into_iter().map(char::from).collect()
}

/// Reads an OGID; what may follow the length is not looked at.
///
/// # Errors
///
/// The text is none, or says what cannot be.
pub fn read(text: &str, variant: Variant) -> Result<Diagram, IdError> {
    let fields: Vec<&str> = text.split(':').collect();
    let (
        &[
            white,
            black,
            cube,
            dice,
            last,
            _state,
            score_w,
            score_b,
            length,
        ],
        0..=2,
    ) = (
        fields.get(..9).ok_or(IdError::FieldCount)?,
        fields.len() - 9,
    )
    else {
        return Err(IdError::FieldCount);
    };
    let own = read_side(white, |place| 25 - place, variant)?;
    let other = read_side(black, |place| place, variant)?;
    let board = Board::new(own, other, variant)?;
    let &[owner, power, offer] = cube.as_bytes() else {
        return Err(IdError::BadCube);
    };
    let owner = match owner {
        b'N' | b'D' => None,
        b'W' => Some(Seat::A),
        b'B' => Some(Seat::B),
        _ => return Err(IdError::BadOwner),
    };
    let power = char::from(power).to_digit(16).ok_or(IdError::BadCube)?;
    let cube = Cube::new(power as u8, owner).ok_or(IdError::BadCube)?;
    let last = match last {
        "W" => Seat::A,
        "B" => Seat::B,
        _ => return Err(IdError::BadTurn),
    };
    let die = |byte: u8| byte.wrapping_sub(b'0');
    let (on_roll, due) = match (offer, dice.as_bytes()) {
        (b'N' | b'T', []) => (last.other(), Due::RollOrDouble),
        (b'N' | b'T', &[first, second]) => {
            // The order says nothing; the smaller is written first.
            let (low, high) = (first.min(second), first.max(second));
            let dice = Dice::new(die(low), die(high)).ok_or(IdError::BadDice)?;
            (last.other(), Due::Dice(dice))
        }
        (b'O', []) => (last, Due::Answer { redoubles: 0 }),
        (b'N' | b'T' | b'O', _) => return Err(IdError::BadDice),
        _ => return Err(IdError::BadCube),
    };
    let score = |text| number(text).ok_or(IdError::BadScore);
    let end = length
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(length.len());
    let (length, game) = length.split_at(end);
    let crawford = match game.as_bytes() {
        [] | [b'L'] => false,
        [b'C'] => true,
        [b'G', number @ ..] if number.iter().all(u8::is_ascii_digit) => false,
        _ => return Err(IdError::BadFlag),
    };
    Diagram {
        board,
        variant,
        cube,
        on_roll,
        due,
        score: [score(score_w)?, score(score_b)?],
        length: number(length).ok_or(IdError::BadMatchLength)?,
        crawford,
        jacoby: false,
        beavers: false,
        maxcube: 10,
    }
    .checked()
}

fn read_side(text: &str, own: impl Fn(u8) -> u8, variant: Variant) -> Result<Checkers, IdError> {
    let too_many = IdError::TooManyCheckers(variant.checkers());
    let mut counts = [0_u8; 25];
    for letter in text.chars() {
        let place = (0_u8..)
            .zip(PLACES)
            .find(|(_, known)| char::from(**known) == letter);
        let (place, _) = place.ok_or(IdError::BoardCharacter(letter))?;
        let at = own(place).checked_sub(1).ok_or(IdError::BarSide)?;
        let count = &mut counts[usize::from(at)];
        *count = count.checked_add(1).ok_or(too_many)?;
    }
    Checkers::from_counts(&counts).ok_or(too_many)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_dice_says_nothing() {
        let text = |dice: &str| format!("11jjjjjhhhccccc:ooddddd88866666:N0N:{dice}:B::0:0:0");
        let read = |dice| read(&text(dice), Variant::Standard).unwrap();
        assert_eq!(read("21"), read("12"));
        assert!(write(&read("21")).contains(":12:"));
    }
}
