//! XGID, the ID of eXtreme Gammon: board, cube, turn, dice, score and rules in ten fields. Source:
//! extremegammon.com/xgformat.
//!
//! It has no word for an opening throw or a throw that is due, for resignations and for the variant.

use super::diagram::{Diagram, Due, number};
use super::id_error::IdError;
use crate::board::Board;
use crate::checkers::Checkers;
use crate::cube::Cube;
use crate::dice::Dice;
use crate::point::BAR;
use crate::rules::Variant;
use yonban_rules::Seat;

const PREFIX: &str = "XGID=";

/// Writes an XGID.
///
/// ```
/// use yonban_backgammon::Variant;
/// use yonban_backgammon::notation::xgid;
///
/// let text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10";
/// let diagram = xgid::read(text, Variant::Standard)?;
/// assert_eq!(diagram.position_text(), "4HPwATDgc/ABMA:cIkFAAAAAAAA");
/// assert_eq!(xgid::write(&diagram), text);
/// # Ok::<(), yonban_backgammon::notation::IdError>(())
/// ```
#[must_use]
pub fn write(diagram: &Diagram) -> String {
    let side = |seat| match seat {
        Seat::A => 1,
        Seat::B => -1,
    };
    let dice = match diagram.due {
        Due::RollOrDouble => "00".to_owned(),
        Due::Dice(dice) => format!("{}{}", dice.first(), dice.second()),
        Due::Answer { redoubles: 0 } => "D".to_owned(),
        Due::Answer { redoubles: 1 } => "B".to_owned(),
        Due::Answer { .. } => "R".to_owned(),
    };
    let flag = match diagram.length {
        0 => u8::from(diagram.jacoby) + 2 * u8::from(diagram.beavers),
        _ => u8::from(diagram.crawford),
    };
    let [score_x, score_o] = diagram.score;
    format!(
        "{PREFIX}{}:{}:{}:{}:{dice}:{score_x}:{score_o}:{flag}:{}:{}",
        write_board(&diagram.board),
        diagram.cube.power(),
        diagram.cube.owner().map_or(0, side),
        side(diagram.on_roll),
        diagram.length,
        diagram.maxcube
    )
}

/// The board in 26 characters: O's bar, the points 1 to 24 of the player whose view it is, his bar.
/// That player is X, in capitals.
#[must_use]
pub fn write_board(board: &Board) -> String {
    let letter = |count: u8, first: u8| char::from(first + count - 1);
    (0..=BAR)
        .map(|index| {
            let own = board.own().count(index);
            let other = board.other().count(BAR - index);
            match (own, other) {
                (1.., _) if index > 0 => letter(own, b'A'),
                (_, 1..) if index < BAR => letter(other, b'a'),
                _ => '-',
            }
        })
        .collect()
}

/// Reads an XGID, with or without `XGID=` before it.
///
/// # Errors
///
/// The text is none, or says what cannot be.
pub fn read(text: &str, variant: Variant) -> Result<Diagram, IdError> {
    let fields: Vec<&str> = text
        .strip_prefix(PREFIX)
        .unwrap_or(text)
        .split(':')
        .collect();
    let &[
        board,
        cube,
        owner,
        turn,
        dice,
        score_x,
        score_o,
        flag,
        length,
        maxcube,
    ] = &fields[..]
    else {
        return Err(IdError::FieldCount);
    };
    let board = read_board(board, variant)?;
    let power = |text: &str| number(text).and_then(|power| u8::try_from(power).ok());
    let cube = power(cube).ok_or(IdError::BadCube)?;
    let owner = match owner {
        "0" => None,
        side => Some(read_side(side).ok_or(IdError::BadOwner)?),
    };
    let cube = Cube::new(cube, owner).ok_or(IdError::BadCube)?;
    let on_roll = read_side(turn).ok_or(IdError::BadTurn)?;
    let due = match dice.as_bytes() {
        b"00" => Due::RollOrDouble,
        b"D" => Due::Answer { redoubles: 0 },
        b"B" => Due::Answer { redoubles: 1 },
        b"R" => Due::Answer { redoubles: 2 },
        &[first, second] => {
            let die = |byte: u8| byte.wrapping_sub(b'0');
            Due::Dice(Dice::new(die(first), die(second)).ok_or(IdError::BadDice)?)
        }
        _ => return Err(IdError::BadDice),
    };
    let score = |text| number(text).ok_or(IdError::BadScore);
    let score = [score(score_x)?, score(score_o)?];
    let length = number(length).ok_or(IdError::BadMatchLength)?;
    let flag = match (number(flag), length) {
        (Some(flag @ 0..=3), 0) | (Some(flag @ 0..=1), 1..) => flag,
        _ => return Err(IdError::BadFlag),
    };
    let maxcube = power(maxcube).filter(|power| *power <= 15);
    let is_match = length > 0;
    Diagram {
        board,
        variant,
        cube,
        on_roll,
        due,
        score,
        length,
        crawford: is_match && flag == 1,
        jacoby: !is_match && flag & 1 == 1,
        beavers: !is_match && flag & 2 == 2,
        maxcube: maxcube.ok_or(IdError::BadMaxCube)?,
    }
    .checked()
}

fn read_side(text: &str) -> Option<Seat> {
    match text {
        "1" => Some(Seat::A),
        "-1" => Some(Seat::B),
        _ => None,
    }
}

fn read_board(text: &str, variant: Variant) -> Result<Board, IdError> {
    if text.chars().count() != 26 {
        return Err(IdError::BoardLength);
    }
    let (mut own, mut other) = ([0_u8; 26], [0_u8; 26]);
    for (index, letter) in text.chars().enumerate() {
        match letter {
            '-' => {}
            'A'..='P' => own[index] = letter as u8 - b'A' + 1,
            'a'..='p' => other[25 - index] = letter as u8 - b'a' + 1,
            _ => return Err(IdError::BoardCharacter(letter)),
        }
    }
    if own[0] > 0 || other[0] > 0 {
        return Err(IdError::BarSide);
    }
    let side = |counts: [u8; 26]| {
        let mut all = [0; 25];
        all.copy_from_slice(&counts[1..]);
        Checkers::from_counts(&all).ok_or(IdError::TooManyCheckers(variant.checkers()))
    };
    Ok(Board::new(side(own)?, side(other)?, variant)?)
}
