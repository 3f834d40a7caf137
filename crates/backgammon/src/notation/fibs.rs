//! The board line of FIBS in the dialect of GNU Backgammon's external players: 52 fields after `board:`.
//!
//! The board is always X's view, whoever acts; X is the program that asks (seat A), O the one that
//! answers (seat B). Jacoby's rule, beavers and the largest cube are not in it. Source: fibs.com, "The
//! FIBS client protocol"; lines that GNU Backgammon sends.

use super::diagram::{Diagram, Due, number};
use crate::board::{Board, BoardError};
use crate::checkers::Checkers;
use crate::cube::Cube;
use crate::dice::Dice;
use crate::rules::Variant;
use yonban_rules::{Reason, Seat};

const PREFIX: &str = "board:";
const FIELDS: usize = 52;
/// What FIBS writes for a match without end.
const UNLIMITED: &str = "9999";

/// What a board line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardLine {
    /// The names of X and of O.
    pub names: [String; 2],
    /// The position; X is seat A.
    pub diagram: Diagram,
    /// Whether the Crawford game has been played.
    pub post_crawford: bool,
}

/// Why a text is no board line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardLineError {
    /// It does not begin with `board:`.
    #[error("a board line begins with `board:`")]
    NotABoard,
    /// It has more or fewer fields.
    #[error("a board line has 52 fields after `board:`")]
    FieldCount,
    /// A field says what it cannot.
    #[error("{0} cannot be read")]
    Field(&'static str),
    /// The checkers cannot stand so.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Reason for BoardLineError {
    fn reason(&self) -> &'static str {
        match self {
            BoardLineError::NotABoard => "not_a_board",
            BoardLineError::FieldCount => "field_count",
            BoardLineError::Field(_) => "bad_field",
            BoardLineError::Board(BoardError::TooManyCheckers(_)) => "too_many_checkers",
            BoardLineError::Board(BoardError::BothOnPoint(_)) => "both_on_point",
            BoardLineError::Board(BoardError::Deadlock) => "deadlock",
        }
    }
}

/// Whether X's double, or X's beaver, is what O answers: the line then names X first.
fn names_x_first(due: Due, on_roll: Seat) -> bool {
    matches!((due, on_roll), (Due::Answer { redoubles: 0 }, Seat::A))
}

/// Reads a board line, without its line end.
///
/// ```
/// use yonban_backgammon::Variant;
/// use yonban_backgammon::notation::fibs;
///
/// let text = "board:ours:peer:5:0:0:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:4:3:4:3:\
///             1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";
/// let line = fibs::read(text, Variant::Standard)?;
/// assert_eq!(line.names, ["peer", "ours"]);
/// assert_eq!(line.diagram.position_text(), "sGfwATDgc/ABMA:MAGuAAAAAAAE");
/// assert_eq!(fibs::write(&line), text);
/// # Ok::<(), fibs::BoardLineError>(())
/// ```
///
/// # Errors
///
/// The text is none, or says what cannot be.
pub fn read(text: &str, variant: Variant) -> Result<BoardLine, BoardLineError> {
    let fields = text.strip_prefix(PREFIX).ok_or(BoardLineError::NotABoard)?;
    let fields: Vec<&str> = fields.split(':').collect();
    if fields.len() != FIELDS {
        return Err(BoardLineError::FieldCount);
    }
    let one_of = |at: usize, what, values: [&str; 2]| match fields[at] {
        text if text == values[0] => Ok(false),
        text if text == values[1] => Ok(true),
        _ => Err(BoardLineError::Field(what)),
    };
    let on_roll = match one_of(31, "whose turn it is", ["1", "-1"])? {
        false => Seat::A,
        true => Seat::B,
    };
    let doubled = one_of(39, "whether it is doubled", ["0", "1"])?;
    let due = match (doubled, read_dice(&fields[32..34])?) {
        (false, None) => Due::RollOrDouble,
        (false, Some(dice)) => Due::Dice(dice),
        // Whose turn it is tells who answers: O always does.
        (true, None) if on_roll == Seat::A => Due::Answer { redoubles: 0 },
        (true, None) => Due::Answer { redoubles: 1 },
        (true, Some(_)) => return Err(BoardLineError::Field("a double after the dice")),
    };
    let x_first = names_x_first(due, on_roll);
    let in_order = |pair: [usize; 2]| if x_first { pair } else { [pair[1], pair[0]] };
    let score = |at: usize| number(fields[at]).ok_or(BoardLineError::Field("a score"));
    let [x, o] = in_order([3, 4]);
    let score = [score(x)?, score(o)?];
    let length = match fields[2] {
        UNLIMITED => 0,
        length => number(length).ok_or(BoardLineError::Field("the length"))?,
    };
    let may_x = one_of(37, "who may double", ["0", "1"])?;
    let may_o = one_of(38, "who may double", ["0", "1"])?;
    let owner = match (may_x, may_o) {
        (true, false) => Some(Seat::A),
        (false, true) => Some(Seat::B),
        (true, true) | (false, false) => None,
    };
    let value = number(fields[36]).filter(|value| value.is_power_of_two());
    let power = value.map(|value| value.trailing_zeros() as u8);
    let cube = power.and_then(|power| Cube::new(power, owner));
    let diagram = Diagram {
        board: read_board(&fields[5..31], variant)?,
        variant,
        cube: cube.ok_or(BoardLineError::Field("the cube"))?,
        on_roll,
        due,
        score,
        length,
        // Not so in money games, where it is always 1.
        crawford: one_of(51, "the Crawford flag", ["1", "0"])?,
        jacoby: false,
        beavers: matches!(due, Due::Answer { redoubles: 1 }),
        maxcube: 15,
    };
    let diagram = diagram.checked();
    Ok(BoardLine {
        names: in_order([0, 1]).map(|at| fields[at].to_owned()),
        diagram: diagram.map_err(|_| BoardLineError::Field("the score with length and flag"))?,
        post_crawford: one_of(50, "the post-Crawford flag", ["0", "1"])?,
    })
}

fn read_dice(fields: &[&str]) -> Result<Option<Dice>, BoardLineError> {
    let die = |text: &str| number(text).and_then(|die| u8::try_from(die).ok());
    match (die(fields[0]), die(fields[1])) {
        (Some(0), Some(0)) => Ok(None),
        (Some(first), Some(second)) => Dice::new(first, second)
            .map(Some)
            .ok_or(BoardLineError::Field("the dice")),
        _ => Err(BoardLineError::Field("the dice")),
    }
}

/// O's bar, the points 1 to 24 in X's numbering, X's bar: X's checkers above 0, O's below.
fn read_board(fields: &[&str], variant: Variant) -> Result<Board, BoardLineError> {
    let wrong = BoardLineError::Field("the checkers");
    let (mut x, mut o) = ([0_u8; 26], [0_u8; 26]);
    for (index, field) in fields.iter().enumerate() {
        let count: i8 = field.parse().map_err(|_| wrong)?;
        let side = if count > 0 {
            &mut x[index]
        } else {
            &mut o[25 - index]
        };
        *side = count.unsigned_abs();
    }
    // Nobody stands on the other side's bar.
    if x[0] > 0 || o[0] > 0 {
        return Err(wrong);
    }
    let side = |counts: [u8; 26]| {
        let mut places = [0; 25];
        places.copy_from_slice(&counts[1..]);
        let too_many = BoardError::TooManyCheckers(variant.checkers());
        Checkers::from_counts(&places).ok_or(too_many)
    };
    Ok(Board::new(side(x)?, side(o)?, variant)?)
}

/// Writes a board line, without a line end.
#[must_use]
pub fn write(line: &BoardLine) -> String {
    let diagram = &line.diagram;
    let x_first = names_x_first(diagram.due, diagram.on_roll);
    let order = if x_first { [0, 1] } else { [1, 0] };
    let mut fields: Vec<String> = order.map(|side| line.names[side].clone()).to_vec();
    fields.push(diagram.length.to_string());
    fields.extend(order.map(|side| diagram.score[side].to_string()));
    for index in 0..=25_u8 {
        let x = if index > 0 {
            diagram.board.own().count(index)
        } else {
            0
        };
        let o = if index < 25 {
            diagram.board.other().count(25 - index)
        } else {
            0
        };
        fields.push((i16::from(x) - i16::from(o)).to_string());
    }
    fields.push(
        if diagram.on_roll == Seat::A {
            "1"
        } else {
            "-1"
        }
        .to_owned(),
    );
    let dice = match diagram.due {
        Due::Dice(dice) => [dice.first(), dice.second()],
        Due::RollOrDouble | Due::Answer { .. } => [0, 0],
    };
    fields.extend([dice, dice].as_flattened().iter().map(u8::to_string));
    fields.push(diagram.cube.value().to_string());
    let may = |seat| diagram.cube.owner().is_none_or(|owner| owner == seat);
    fields.extend(Seat::BOTH.map(|seat| u8::from(may(seat)).to_string()));
    let doubled = matches!(diagram.due, Due::Answer { .. });
    fields.push(u8::from(doubled).to_string());
    // O's colour, direction, home and bar; then what the dialect leaves at 0.
    fields.extend(["1", "-1", "0", "25", "0", "0", "0", "0", "0", "0"].map(str::to_owned));
    fields.push(u8::from(line.post_crawford).to_string());
    fields.push(u8::from(!diagram.crawford).to_string());
    format!("{PREFIX}{}", fields.join(":"))
}
