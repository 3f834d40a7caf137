//! Positions that a tree begins with: `AE`, `AW`, `AB`, `PL`, `CV`, `CO`, `DI`.

use super::super::diagram::{Diagram, Due, number};
use super::super::record::GameRecord;
use super::{read_place, write_place};
use crate::board::Board;
use crate::checkers::Checkers;
use crate::cube::Cube;
use crate::dice::Dice;
use crate::game::Backgammon;
use crate::rules::{Rules, Variant};
use yonban_rules::{PositionText, Seat};
use yonban_sgf::{Node, Property, Value};

/// What the set-up properties say, one after the other.
pub(super) struct SetUp {
    variant: Variant,
    /// The checkers of White and Black, by their own numbers: 25 for the bar.
    sides: [[u8; 26]; 2],
    on_roll: Seat,
    power: u8,
    owner: Option<Seat>,
    dice: Option<Dice>,
    /// Whether there was one.
    any: bool,
}

impl SetUp {
    /// The properties.
    pub(super) const KEYS: [&'static str; 7] = ["AE", "AW", "AB", "PL", "CV", "CO", "DI"];

    /// The start of a variant.
    pub(super) fn new(variant: Variant) -> Self {
        let mut side = [0; 26];
        for &(point, count) in variant.start() {
            side[usize::from(point)] = count;
        }
        SetUp {
            variant,
            sides: [side; 2],
            on_roll: Seat::A,
            power: 0,
            owner: None,
            dice: None,
            any: false,
        }
    }

    /// Takes a property; others change nothing. `None` if a value cannot be read.
    pub(super) fn take(&mut self, property: &Property) -> Option<()> {
        let key = property.identifier();
        if !SetUp::KEYS.contains(&key) {
            return Some(());
        }
        self.any = true;
        let text = property.values().first().map(Value::simple_text)?;
        let text = text.trim();
        match key {
            "AE" | "AW" | "AB" => {
                for value in property.values() {
                    self.place(key, &value.simple_text())?;
                }
            }
            "PL" => {
                self.on_roll = match text.to_ascii_lowercase().as_str() {
                    "w" | "white" => Seat::A,
                    "b" | "black" => Seat::B,
                    _ => return None,
                }
            }
            "CV" => {
                let value = number(text).filter(|value| value.is_power_of_two())?;
                // At most 14.
                self.power = value.trailing_zeros() as u8;
            }
            "CO" => {
                self.owner = match text.to_ascii_lowercase().as_str() {
                    "w" => Some(Seat::A),
                    "b" => Some(Seat::B),
                    "c" | "n" => None,
                    _ => return None,
                }
            }
            _ => {
                let &[first, second] = text.as_bytes() else {
                    return None;
                };
                let dice = Dice::new(first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
                self.dice = Some(dice?);
            }
        }
        Some(())
    }

    /// A letter, or two with all between them; a checker more each, or none left.
    fn place(&mut self, key: &str, text: &str) -> Option<()> {
        let (first, last) = match *text.trim().as_bytes() {
            [one] => (one, one),
            [first, b':', last] => (first, last),
            _ => return None,
        };
        for letter in first..=last {
            for (side, seat) in self.sides.iter_mut().zip(Seat::BOTH) {
                let place = read_place(seat, letter)?;
                let adds = key == ["AW", "AB"][seat.index()];
                let count = &mut side[usize::from(place)];
                *count = match (key, adds) {
                    ("AE", _) => 0,
                    (_, true) => count.checked_add(1)?,
                    (_, false) => *count,
                };
            }
        }
        Some(())
    }

    /// The game that begins here; `None` if nothing was set up, an error text if nothing can.
    pub(super) fn position(
        &self,
        rules: &Rules,
        record: &GameRecord,
    ) -> Option<Result<Backgammon, String>> {
        self.any.then(|| self.game(rules, record))
    }

    fn game(&self, rules: &Rules, record: &GameRecord) -> Result<Backgammon, String> {
        let too_many = || "a side has too many checkers".to_owned();
        let side = |counts: &[u8; 26]| {
            let mut places = [0; 25];
            places.copy_from_slice(&counts[1..]);
            Checkers::from_counts(&places).ok_or_else(too_many)
        };
        let (own, other) = (side(&self.sides[0])?, side(&self.sides[1])?);
        let board = Board::new(own, other, self.variant).map_err(|error| error.to_string())?;
        let cube = Cube::new(self.power, self.owner);
        let diagram = Diagram {
            board,
            variant: self.variant,
            cube: cube.unwrap_or_default(),
            on_roll: self.on_roll,
            due: self.dice.map_or(Due::RollOrDouble, Due::Dice),
            score: record
                .score
                .map(|points| u16::try_from(points).unwrap_or(u16::MAX)),
            length: u16::from(rules.length().unwrap_or(0)),
            crawford: record.crawford,
            jacoby: rules.jacoby(),
            beavers: false,
            maxcube: 15,
        };
        let score = if diagram.length > 0 {
            diagram.score
        } else {
            [0, 0]
        };
        let text = Diagram { score, ..diagram }.position_text();
        Backgammon::from_position(rules, &text).map_err(|error| error.to_string())
    }
}

/// Writes a position into a root.
pub(super) fn write(node: &mut Node, game: &Backgammon) {
    let mut put = |key: &str, text: &str| node.push(key, Value::new(text));
    put("AE", "a:y");
    for (seat, key) in Seat::BOTH.into_iter().zip(["AW", "AB"]) {
        for (place, count) in game.board_of(seat).own().places() {
            for _ in 0..count {
                put(key, &write_place(seat, place.pips()).to_string());
            }
        }
    }
    put("PL", ["W", "B"][game.on_roll().index()]);
    put("CV", &game.cube().value().to_string());
    put(
        "CO",
        game.cube()
            .owner()
            .map_or("c", |seat| ["w", "b"][seat.index()]),
    );
    if let Some(dice) = game.dice() {
        put("DI", &format!("{}{}", dice.first(), dice.second()));
    }
}
