//! The opening patterns of renju: 26 with the third stone in the central 5x5, 52 with it in the
//! central 7x7.

use super::symmetry::image_on_board;
use crate::point::{Color, Point};

/// The name of an opening pattern.
///
/// The 26 patterns of the central 5x5 have standard names. Their 26 neighbours on the outer ring of
/// the central 7x7 have neither standard names nor numbers: D14-D26 and I14-I26 are this project's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpeningName {
    /// `D` (direct: stone 2 beside stone 1) or `I` (indirect: diagonally beside) and the number.
    pub code: &'static str,
    /// The name, if it has one.
    pub name: Option<&'static str>,
    /// The name in Japanese.
    pub kanji: Option<&'static str>,
}

impl OpeningName {
    /// Whether the number is this project's own, for want of a standard.
    #[must_use]
    pub const fn is_own_number(&self) -> bool {
        self.name.is_none()
    }
}

/// A pattern: code, third stone as files and ranks from the center, name.
struct Pattern(
    &'static str,
    (i16, i16),
    Option<(&'static str, &'static str)>,
);

/// Stone 2 one rank above the center.
const DIRECT: [Pattern; 26] = [
    Pattern("D1", (0, 2), Some(("Kansei", "寒星"))),
    Pattern("D2", (1, 2), Some(("Keigetsu", "渓月"))),
    Pattern("D3", (2, 2), Some(("Sosei", "疎星"))),
    Pattern("D4", (1, 1), Some(("Kagetsu", "花月"))),
    Pattern("D5", (2, 1), Some(("Zangetsu", "残月"))),
    Pattern("D6", (1, 0), Some(("Ugetsu", "雨月"))),
    Pattern("D7", (2, 0), Some(("Kinsei", "金星"))),
    Pattern("D8", (0, -1), Some(("Shogetsu", "松月"))),
    Pattern("D9", (1, -1), Some(("Kyugetsu", "丘月"))),
    Pattern("D10", (2, -1), Some(("Shingetsu", "新月"))),
    Pattern("D11", (0, -2), Some(("Zuisei", "瑞星"))),
    Pattern("D12", (1, -2), Some(("Sangetsu", "山月"))),
    Pattern("D13", (2, -2), Some(("Yusei", "遊星"))),
    Pattern("D14", (0, 3), None),
    Pattern("D15", (1, 3), None),
    Pattern("D16", (2, 3), None),
    Pattern("D17", (3, 3), None),
    Pattern("D18", (3, 2), None),
    Pattern("D19", (3, 1), None),
    Pattern("D20", (3, 0), None),
    Pattern("D21", (3, -1), None),
    Pattern("D22", (3, -2), None),
    Pattern("D23", (3, -3), None),
    Pattern("D24", (2, -3), None),
    Pattern("D25", (1, -3), None),
    Pattern("D26", (0, -3), None),
];

/// Stone 2 one file to the right of the center and one rank above it.
const INDIRECT: [Pattern; 26] = [
    Pattern("I1", (2, 2), Some(("Chosei", "長星"))),
    Pattern("I2", (2, 1), Some(("Kyogetsu", "峡月"))),
    Pattern("I3", (2, 0), Some(("Kosei", "恒星"))),
    Pattern("I4", (2, -1), Some(("Suigetsu", "水月"))),
    Pattern("I5", (2, -2), Some(("Ryusei", "流星"))),
    Pattern("I6", (1, 0), Some(("Ungetsu", "雲月"))),
    Pattern("I7", (1, -1), Some(("Hogetsu", "浦月"))),
    Pattern("I8", (1, -2), Some(("Rangetsu", "嵐月"))),
    Pattern("I9", (0, -1), Some(("Gingetsu", "銀月"))),
    Pattern("I10", (0, -2), Some(("Myojo", "明星"))),
    Pattern("I11", (-1, -1), Some(("Shagetsu", "斜月"))),
    Pattern("I12", (-1, -2), Some(("Meigetsu", "名月"))),
    Pattern("I13", (-2, -2), Some(("Suisei", "彗星"))),
    Pattern("I14", (3, 3), None),
    Pattern("I15", (3, 2), None),
    Pattern("I16", (3, 1), None),
    Pattern("I17", (3, 0), None),
    Pattern("I18", (3, -1), None),
    Pattern("I19", (3, -2), None),
    Pattern("I20", (3, -3), None),
    Pattern("I21", (2, -3), None),
    Pattern("I22", (1, -3), None),
    Pattern("I23", (0, -3), None),
    Pattern("I24", (-1, -3), None),
    Pattern("I25", (-2, -3), None),
    Pattern("I26", (-3, -3), None),
];

const SIZE: u8 = 15;
const CENTER: Point = Point::new(7, 7);

/// The pattern that three stones make on a 15x15 board in one of the eight orientations. The order
/// counts: the first stone is the one on the center.
#[must_use]
pub fn opening_name(stones: [Point; 3]) -> Option<OpeningName> {
    if stones.iter().any(|p| p.file() >= SIZE || p.rank() >= SIZE) {
        return None;
    }
    let sets = [((0, 1), &DIRECT), ((1, 1), &INDIRECT)];
    (0..8).find_map(|symmetry| {
        let [first, second, third] = stones.map(|p| image_on_board(p, SIZE, symmetry));
        let at = |(files, ranks): (i16, i16)| CENTER.offset(files, ranks);
        let (_, patterns) = sets
            .iter()
            .find(|(from_center, _)| first == CENTER && Some(second) == at(*from_center))?;
        let found = patterns
            .iter()
            .find(|pattern| Some(third) == at(pattern.1))?;
        Some(OpeningName {
            code: found.0,
            name: found.2.map(|(name, _)| name),
            kanji: found.2.map(|(_, kanji)| kanji),
        })
    })
}

/// The pattern of the first three stones of a game, black, white, black.
pub(crate) fn name_of(stones: &[(Color, Point)]) -> Option<OpeningName> {
    match stones {
        [
            (Color::Black, first),
            (Color::White, second),
            (Color::Black, third),
            ..,
        ] => opening_name([*first, *second, *third]),
        _ => None,
    }
}
