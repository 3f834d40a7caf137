//! The openings, one table each. Sources: renju.net/rule/N and the encyclopedia pages of the single
//! rules; `docs/rules/gomoku.md` names them one by one.

use super::{Area, Ask, Count, Line, Where, Who};
use crate::point::Color;
use crate::rules::{First, Preset};
use yonban_rules::Seat;

const A: Who = Who::Seat(Seat::A);
const B: Who = Who::Seat(Seat::B);
const BLACK: Who = Who::Holds(Color::Black);
const WHITE: Who = Who::Holds(Color::White);
/// The seat that did not place the last stone.
const O: Who = Who::Other;

const fn black(who: Who, square: u8) -> Line {
    Line::new(
        who,
        Ask::Stone(Color::Black, Where::In(Area::Central(square))),
    )
}

const fn white(who: Who, square: u8) -> Line {
    Line::new(
        who,
        Ask::Stone(Color::White, Where::In(Area::Central(square))),
    )
}

const fn black_anywhere(who: Who) -> Line {
    Line::new(who, Ask::Stone(Color::Black, Where::In(Area::Anywhere)))
}

const fn white_anywhere(who: Who) -> Line {
    Line::new(who, Ask::Stone(Color::White, Where::In(Area::Anywhere)))
}

const fn black_outside(who: Who, square: u8) -> Line {
    Line::new(
        who,
        Ask::Stone(Color::Black, Where::In(Area::Outside(square))),
    )
}

const fn swap(who: Who) -> Line {
    Line::new(who, Ask::Swap)
}

const fn declare(who: Who) -> Line {
    Line::new(who, Ask::Number)
}

const fn offers(count: Count) -> Line {
    Line::new(BLACK, Ask::Offers(count))
}

const PICK: Line = Line::new(WHITE, Ask::Pick);
const SIXTH: Line = white_anywhere(WHITE);
const FOURTH: Line = white_anywhere(WHITE);
const FIRST: Line = black(A, 1);

const CENTER: &[Line] = &[FIRST];

const RIF: &[Line] = &[
    FIRST,
    white(A, 3),
    black(A, 5),
    swap(B),
    FOURTH,
    offers(Count::Fixed(2)),
    PICK,
    SIXTH,
];

const YAMAGUCHI: &[Line] = &[
    FIRST,
    white(A, 3),
    black(A, 5),
    declare(A),
    swap(B),
    FOURTH,
    offers(Count::Declared),
    PICK,
    SIXTH,
];

const YAMAGUCHI_52: &[Line] = &[
    FIRST,
    white(A, 3),
    black(A, 7),
    declare(A),
    swap(B),
    FOURTH,
    offers(Count::Declared),
    PICK,
    SIXTH,
];

const YAMAGUCHI_FREE: &[Line] = &[
    FIRST,
    white(B, 3),
    black(A, 7),
    declare(A),
    swap(B),
    FOURTH,
    offers(Count::Declared),
    PICK,
    SIXTH,
];

const TARANNIKOV: &[Line] = &[
    FIRST,
    swap(O),
    white(WHITE, 3),
    swap(O),
    black(BLACK, 5),
    swap(O),
    white(WHITE, 7),
    swap(O),
    black(BLACK, 9),
    swap(O),
    SIXTH,
];

const TARAGUCHI: &[Line] = &[
    FIRST,
    swap(O),
    white(WHITE, 3),
    swap(O),
    black(BLACK, 5),
    swap(O),
    white(WHITE, 7),
    // Having kept, the seat that holds Black chooses on the next line; having swapped, the other
    // seat holds Black and must place.
    swap(O).or(2),
    Line::new(Who::Same, Ask::StoneOrOffer(Area::Central(9)))
        .then(2)
        .or(4),
    black(BLACK, 9),
    swap(O),
    SIXTH.then(4),
    offers(Count::Fifths),
    PICK,
    SIXTH,
];

const SOOSORV: &[Line] = &[
    FIRST,
    white(A, 3),
    black(A, 5),
    swap(B),
    FOURTH,
    declare(WHITE),
    swap(BLACK),
    offers(Count::Declared),
    PICK,
    SIXTH,
];

const SAKATA: &[Line] = &[
    FIRST,
    white(A, 3),
    black(A, 5),
    white(B, 7),
    black(B, 9),
    Line::new(A, Ask::Choice),
    SIXTH,
];

const ORDINARY: &[Line] = &[
    black_anywhere(A),
    white_anywhere(B),
    black_anywhere(A),
    swap(B),
];

const SWAP: &[Line] = &[
    black_anywhere(A),
    white_anywhere(A),
    black_anywhere(A),
    swap(B),
];

const SWAP_1: &[Line] = &[black_anywhere(A), swap(B)];

const SWAP_2: &[Line] = &[
    black_anywhere(A),
    white_anywhere(A),
    black_anywhere(A),
    Line::new(B, Ask::ChoiceOrMore).then(4).or(1),
    white_anywhere(B),
    black_anywhere(B),
    Line::new(A, Ask::Choice),
];

const SWAP_5: &[Line] = &[
    black_anywhere(A),
    swap(O),
    white_anywhere(WHITE),
    swap(O),
    black_anywhere(BLACK),
    swap(O),
    white_anywhere(WHITE),
    swap(O),
    black_anywhere(BLACK),
    swap(O),
];

const SECOND: Line = Line::new(B, Ask::Stone(Color::White, Where::Second));

const PRO: &[Line] = &[FIRST, SECOND, black_outside(A, 5)];

const LONG_PRO: &[Line] = &[FIRST, SECOND, black_outside(A, 7)];

/// The lines of a preset's opening.
pub(crate) const fn lines(preset: Preset, first: First) -> &'static [Line] {
    match preset {
        Preset::Freestyle
        | Preset::Standard
        | Preset::Caro
        | Preset::Omok
        | Preset::Renju
        | Preset::National => match first {
            First::Any => &[],
            First::Center => CENTER,
        },
        Preset::Ordinary => ORDINARY,
        Preset::Professional | Preset::Rif => RIF,
        Preset::Yamaguchi => YAMAGUCHI,
        Preset::Yamaguchi52 => YAMAGUCHI_52,
        Preset::YamaguchiFree => YAMAGUCHI_FREE,
        Preset::Tarannikov => TARANNIKOV,
        Preset::Taraguchi | Preset::Taraguchi10 => TARAGUCHI,
        Preset::Jonsson | Preset::Soosorv | Preset::Soosorv8 => SOOSORV,
        Preset::Sakata => SAKATA,
        Preset::Swap => SWAP,
        Preset::Swap1 => SWAP_1,
        Preset::Swap2 => SWAP_2,
        Preset::Swap5 => SWAP_5,
        Preset::Pro => PRO,
        Preset::LongPro => LONG_PRO,
    }
}
