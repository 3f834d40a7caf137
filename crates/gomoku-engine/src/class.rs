//! What one more stone gives on a line: the class of a point for each color, looked up by the ten
//! cells around it. The tables are generated from the definitions.
//!
//! A *key* holds five cells to each side of an empty point, two bits a cell. Each line class says
//! what a stone on the point makes on that line, counted through the point itself: five cells to
//! each side are enough for that under every rule (`lines` of the rules crate says why).

use crate::weights;
use std::sync::OnceLock;
use yonban_gomoku::{Color, Five, Rules};

/// A cell of a key: a black stone. (0 is a cell off the board.)
pub(crate) const BLACK: u32 = 1;
/// A cell of a key: a white stone.
pub(crate) const WHITE: u32 = 2;
/// A cell of a key: empty.
pub(crate) const EMPTY: u32 = 3;

/// What a stone makes on one line, from nothing to five. The order is the order of strength, but for
/// `FOUL`.
pub(crate) mod line {
    /// Never a five through here.
    pub(crate) const DEAD: u8 = 0;
    /// A first stone where only a blocked four can come of it.
    pub(crate) const BLOCKED_ONE: u8 = 1;
    /// A first stone with room for an open four.
    pub(crate) const ONE: u8 = 2;
    /// One more gives a blocked three.
    pub(crate) const BLOCKED_TWO: u8 = 3;
    /// One more gives an open three, in one or two ways.
    pub(crate) const TWO: u8 = 4;
    /// One more gives an open three, in three or more ways.
    pub(crate) const WIDE_TWO: u8 = 5;
    /// One more gives a four.
    pub(crate) const BLOCKED_THREE: u8 = 6;
    /// One more gives an open four, in one way.
    pub(crate) const THREE: u8 = 7;
    /// One more gives an open four, in two or more ways.
    pub(crate) const WIDE_THREE: u8 = 8;
    /// One more gives a five, in a way that one stone can stop.
    pub(crate) const FOUR: u8 = 9;
    /// One more gives a five, and no single stone stops that.
    pub(crate) const OPEN_FOUR: u8 = 10;
    /// A winning row.
    pub(crate) const FIVE: u8 = 11;
    /// Black in renju: an overline, or two fours on this line.
    pub(crate) const FOUL: u8 = 12;
    /// How many there are.
    pub(crate) const COUNT: usize = 13;
}

/// What a stone makes on all four lines together.
pub(crate) mod kind {
    /// Nothing worth a look.
    pub(crate) const NONE: u8 = 0;
    /// A blocked two somewhere.
    pub(crate) const SOME: u8 = 1;
    /// An open two.
    pub(crate) const TWO: u8 = 2;
    /// Two open twos.
    pub(crate) const TWO_TWO: u8 = 3;
    /// A blocked three.
    pub(crate) const BLOCKED_THREE: u8 = 4;
    /// A blocked three and something more.
    pub(crate) const BLOCKED_THREE_PLUS: u8 = 5;
    /// An open three.
    pub(crate) const THREE: u8 = 6;
    /// An open three and a two or a blocked three.
    pub(crate) const THREE_PLUS: u8 = 7;
    /// Two open threes.
    pub(crate) const THREE_THREE: u8 = 8;
    /// A four.
    pub(crate) const FOUR: u8 = 9;
    /// A four and a two or a blocked three.
    pub(crate) const FOUR_PLUS: u8 = 10;
    /// A four and an open three.
    pub(crate) const FOUR_THREE: u8 = 11;
    /// An open four, or two fours: wins in three plies unless the opponent makes five first.
    pub(crate) const OPEN_FOUR: u8 = 12;
    /// Wins.
    pub(crate) const FIVE: u8 = 13;
    /// Forbidden whatever the recursion says: overline or double-four.
    pub(crate) const FOUL: u8 = 14;
    /// The bits that hold one of the above.
    pub(crate) const MASK: u8 = 0x0F;
    /// Two or more apparent threes: forbidden if two of them are real.
    pub(crate) const DOUBTFUL: u8 = 0x80;
}

/// Groups of kinds of which a position keeps the set of points.
pub(crate) mod group {
    /// `FIVE`.
    pub(crate) const FIVE: usize = 0;
    /// `OPEN_FOUR`.
    pub(crate) const OPEN_FOUR: usize = 1;
    /// Any four that can be stopped.
    pub(crate) const FOUR: usize = 2;
    /// Everything but `NONE`.
    pub(crate) const CANDIDATE: usize = 3;
    /// How many there are.
    pub(crate) const COUNT: usize = 4;
}

/// The groups of a kind, a bit each.
#[inline]
pub(crate) const fn groups(kind: u8) -> u8 {
    const ALL: u8 = 1 << group::CANDIDATE;
    const FOUR: u8 = 1 << group::FOUR | ALL;
    const OPEN: u8 = 1 << group::OPEN_FOUR | ALL;
    const FIVE: u8 = 1 << group::FIVE | ALL;
    const GROUPS: [u8; 16] = [
        0, ALL, ALL, ALL, ALL, ALL, ALL, ALL, ALL, FOUR, FOUR, FOUR, OPEN, FIVE, ALL, 0,
    ];
    GROUPS[(kind & kind::MASK) as usize]
}

/// What may forbid a stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ban {
    /// Nothing.
    Nothing,
    /// Renju: overline, double-four and double-three, for Black.
    Renju,
    /// Omok: double-three, for both.
    Omok,
}

impl Ban {
    /// Of a rule set.
    pub(crate) fn of(rules: &Rules) -> Self {
        if rules.preset().is_renju() {
            Ban::Renju
        } else if rules.preset() == yonban_gomoku::Preset::Omok {
            Ban::Omok
        } else {
            Ban::Nothing
        }
    }

    /// Whether it binds this color.
    pub(crate) fn binds(self, color: usize) -> bool {
        match self {
            Ban::Nothing => false,
            Ban::Renju => color == Color::Black.index(),
            Ban::Omok => true,
        }
    }
}

/// Bits of a key.
const KEY_BITS: u32 = 20;

/// Sides that a board can show.
const SIDES: usize = 364;
/// Codes: the classes of four lines as the digits of a number.
const CODES: usize = line::COUNT.pow(4);
/// What each digit of a code counts.
pub(crate) const DIGITS: [u16; 4] = [1, 13, 13 * 13, 13 * 13 * 13];

/// What a point is to a color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    /// Its part of the evaluation.
    pub(crate) worth: i16,
    /// Its kind, flags included.
    pub(crate) kind: u8,
}

/// The tables of one rule set.
#[derive(Debug)]
pub(crate) struct Tables {
    /// The number of each side of a key (the five cells before, the five after), the first times
    /// `SIDES`: together they number the windows that a board can show.
    before: Box<[u32; 1 << 10]>,
    after: Box<[u32; 1 << 10]>,
    /// Line class of Black (low four bits) and of White by window.
    pairs: Box<[u8]>,
    /// For each color what a point is by its code.
    verdicts: [Box<[Verdict]>; 2],
    /// How far along a line a stone can matter.
    pub(crate) reach: u32,
    /// Whether a row closed at both ends is no five.
    pub(crate) can_close: bool,
}

impl Tables {
    /// Those of a rule set, generated on first use and kept for the life of the process.
    pub(crate) fn of(rules: &Rules) -> &'static Tables {
        static RENJU: OnceLock<Tables> = OnceLock::new();
        static OMOK: OnceLock<Tables> = OnceLock::new();
        static OTHERS: [OnceLock<Tables>; 4] = [const { OnceLock::new() }; 4];
        let ban = Ban::of(rules);
        let five = rules.five(Color::White);
        let cell = match (ban, five) {
            (Ban::Renju, _) => &RENJU,
            (Ban::Omok, _) => &OMOK,
            (Ban::Nothing, Five::OrMore) => &OTHERS[0],
            (Ban::Nothing, Five::Exact) => &OTHERS[1],
            (Ban::Nothing, Five::Unclosed) => &OTHERS[2],
            (Ban::Nothing, Five::UnclosedOrMore) => &OTHERS[3],
        };
        cell.get_or_init(|| Tables::generate([rules.five(Color::Black), five], ban))
    }

    fn generate(fives: [Five; 2], ban: Ban) -> Tables {
        let mut black = Lines::new(fives[0], ban == Ban::Renju);
        let mut white = Lines::new(fives[1], false);
        let mut before = Box::new([0; 1 << 10]);
        let mut after = Box::new([0; 1 << 10]);
        let mut pairs = vec![0_u8; SIDES * SIDES].into_boxed_slice();
        let sides = sides();
        for (b, &back) in sides.iter().enumerate() {
            let back = mirror(back);
            before[back as usize] = (b * SIDES) as u32;
            for (a, &ahead) in sides.iter().enumerate() {
                after[ahead as usize] = a as u32;
                let key = back | ahead << 10;
                pairs[b * SIDES + a] = black.class(key) | white.class(swap_colors(key)) << 4;
            }
        }
        let verdicts = [0, 1].map(|color| {
            (0..CODES)
                .map(|code| {
                    let classes = DIGITS.map(|digit| (code / usize::from(digit) % 13) as u8);
                    let kind = combine(classes, ban, color);
                    let worth = weights::worth(classes, kind);
                    Verdict { worth, kind }
                })
                .collect::<Box<[Verdict]>>()
        });
        let can_close = matches!(fives[1], Five::Unclosed | Five::UnclosedOrMore);
        let reach = if fives == [Five::OrMore; 2] { 4 } else { 5 };
        Tables {
            before,
            after,
            pairs,
            verdicts,
            reach,
            can_close,
        }
    }

    /// The line classes of both colors at a point, from its line shifted so that the cell five steps
    /// back comes first.
    #[inline]
    pub(crate) fn pair(&self, window: u64) -> u8 {
        let before = self.before[window as usize & 0x3FF];
        let after = self.after[(window >> 12) as usize & 0x3FF];
        self.pairs[(before + after) as usize]
    }

    /// What a point with this code is to a color.
    #[inline]
    pub(crate) fn verdict(&self, color: usize, code: u16) -> Verdict {
        self.verdicts[color][usize::from(code)]
    }
}

/// Every side of five cells that a board can show, nearest cell first: walls only at the far end.
fn sides() -> Vec<u32> {
    let mut all = Vec::new();
    for free in 0..=5_u32 {
        for n in 0..3_u32.pow(free) {
            let mut rest = n;
            let mut side = 0;
            for cell in 0..free {
                side |= (rest % 3 + 1) << (2 * cell);
                rest /= 3;
            }
            all.push(side);
        }
    }
    all
}

/// Turns a side around: the cell nearest to the point comes last.
fn mirror(side: u32) -> u32 {
    (0..5).fold(0, |turned, cell| {
        turned | (side >> (2 * cell) & 3) << (2 * (4 - cell))
    })
}

/// The key with black and white exchanged.
fn swap_colors(key: u32) -> u32 {
    (key & 0x55555) << 1 | key >> 1 & 0x55555
}

/// The classes of one color under one rule, where the color's stones are `BLACK`.
struct Lines {
    five: Five,
    /// Black in renju.
    fouls: bool,
    memo: Vec<u8>,
}

const UNKNOWN: u8 = u8::MAX;

/// Where cell `at` (0 to 10, 5 is the point itself) lies in a key.
fn shift_of(at: usize) -> u32 {
    let at = at as u32;
    2 * if at < 5 { at } else { at - 1 }
}

impl Lines {
    fn new(five: Five, fouls: bool) -> Self {
        Lines {
            five,
            fouls,
            memo: vec![UNKNOWN; 1 << KEY_BITS],
        }
    }

    fn class(&mut self, key: u32) -> u8 {
        if self.memo[key as usize] == UNKNOWN {
            self.memo[key as usize] = self.judge(key);
        }
        self.memo[key as usize]
    }

    /// The key with another cell at an empty place.
    fn with(key: u32, at: usize, cell: u32) -> u32 {
        key & !(3 << shift_of(at)) | cell << shift_of(at)
    }

    fn judge(&mut self, key: u32) -> u8 {
        let mut cells = [BLACK; 11];
        for at in (0..11).filter(|&at| at != 5) {
            cells[at] = key >> shift_of(at) & 3;
        }
        let first = (0..=5).rev().take_while(|&at| cells[at] == BLACK).last();
        let last = (5..=10).take_while(|&at| cells[at] == BLACK).last();
        let (first, last) = (first.unwrap_or(5), last.unwrap_or(5));
        let length = last - first + 1;
        let closed =
            first > 0 && last < 10 && cells[first - 1] == WHITE && cells[last + 1] == WHITE;
        let wins = match self.five {
            Five::OrMore => length >= 5,
            Five::Exact => length == 5,
            Five::Unclosed => length == 5 && !closed,
            Five::UnclosedOrMore => length > 5 || length == 5 && !closed,
        };
        if wins {
            return line::FIVE;
        }
        if self.fouls && length > 5 {
            return line::FOUL;
        }
        // No five through the point reaches further than four cells.
        let empty: Vec<usize> = (1..10).filter(|&at| cells[at] == EMPTY).collect();
        let mut fives: Vec<usize> = Vec::new();
        let mut ways = [0_usize; line::COUNT];
        for &at in &empty {
            let class = self.class(Self::with(key, at, BLACK));
            ways[usize::from(class)] += 1;
            if class == line::FIVE {
                fives.push(at);
            }
        }
        match fives[..] {
            [] => {}
            [_] => return line::FOUR,
            _ if self.fouls => {
                // Two completing points belong to one four only if the four is straight.
                return if length == 4 {
                    line::OPEN_FOUR
                } else {
                    line::FOUL
                };
            }
            _ => return self.four(key, &empty, &fives),
        }
        let any = |classes: &[u8]| classes.iter().map(|&c| ways[usize::from(c)]).sum::<usize>();
        match any(&[line::OPEN_FOUR]) {
            0 => {}
            1 => return line::THREE,
            _ => return line::WIDE_THREE,
        }
        if any(&[line::FOUR]) > 0 {
            return line::BLOCKED_THREE;
        }
        match any(&[line::THREE, line::WIDE_THREE]) {
            0 => {}
            1 | 2 => return line::TWO,
            _ => return line::WIDE_TWO,
        }
        if any(&[line::BLOCKED_THREE]) > 0 {
            line::BLOCKED_TWO
        } else if any(&[line::TWO, line::WIDE_TWO]) > 0 {
            line::ONE
        } else if any(&[line::BLOCKED_TWO]) > 0 {
            line::BLOCKED_ONE
        } else {
            line::DEAD
        }
    }

    /// A four with two or more completing points: open unless one stone of the other color stops
    /// them all, which it can where closed rows do not win.
    fn four(&mut self, key: u32, empty: &[usize], fives: &[usize]) -> u8 {
        let mut replies = empty.to_vec();
        replies.extend(
            [0, 10]
                .into_iter()
                .filter(|&at| key >> shift_of(at) & 3 == EMPTY),
        );
        let stopped = replies.iter().any(|&reply| {
            let after = Self::with(key, reply, WHITE);
            fives
                .iter()
                .all(|&at| at == reply || self.class(Self::with(after, at, BLACK)) != line::FIVE)
        });
        if stopped { line::FOUR } else { line::OPEN_FOUR }
    }
}

/// The kind of four line classes for a color.
fn combine(classes: [u8; 4], ban: Ban, color: usize) -> u8 {
    let count = |wanted: &[u8]| classes.iter().filter(|c| wanted.contains(c)).count();
    let fours = count(&[line::FOUR, line::OPEN_FOUR]);
    let threes = count(&[line::THREE, line::WIDE_THREE]);
    if count(&[line::FIVE]) > 0 {
        return kind::FIVE;
    }
    let mut doubt = 0;
    if ban.binds(color) {
        if ban == Ban::Renju && (count(&[line::FOUL]) > 0 || fours > 1) {
            return kind::FOUL;
        }
        if threes > 1 {
            doubt = kind::DOUBTFUL;
        }
    }
    let blocked = count(&[line::BLOCKED_THREE]);
    let twos = count(&[line::TWO, line::WIDE_TWO]);
    let plain = if count(&[line::OPEN_FOUR]) > 0 || fours > 1 {
        kind::OPEN_FOUR
    } else if fours == 1 {
        match (threes, blocked + twos) {
            (1.., _) => kind::FOUR_THREE,
            (0, 1..) => kind::FOUR_PLUS,
            (0, 0) => kind::FOUR,
        }
    } else if threes > 1 {
        kind::THREE_THREE
    } else if threes == 1 {
        if blocked + twos > 0 {
            kind::THREE_PLUS
        } else {
            kind::THREE
        }
    } else if blocked > 0 {
        if blocked + twos > 1 {
            kind::BLOCKED_THREE_PLUS
        } else {
            kind::BLOCKED_THREE
        }
    } else if twos > 0 {
        if twos > 1 { kind::TWO_TWO } else { kind::TWO }
    } else if count(&[line::BLOCKED_TWO]) > 0 {
        kind::SOME
    } else {
        kind::NONE
    };
    plain | doubt
}

#[cfg(test)]
mod tests {
    use super::*;

    const WALL: u32 = 0;

    /// The class of the point `*` in a drawing: `X` own, `O` enemy, `.` empty, `|` the edge.
    fn class(five: Five, fouls: bool, drawing: &str) -> u8 {
        let star = drawing.find('*').expect("a star");
        let cell = |at: usize| -> u32 {
            let index = (star + at).checked_sub(5);
            match index.and_then(|i| drawing.as_bytes().get(i)) {
                Some(b'X') => BLACK,
                Some(b'O') => WHITE,
                Some(b'|') => WALL,
                _ => EMPTY,
            }
        };
        let mut key = 0;
        let mut walled = false;
        for at in (0..5).rev() {
            walled |= cell(at) == WALL;
            key |= if walled { WALL } else { cell(at) } << shift_of(at);
        }
        walled = false;
        for at in 6..11 {
            walled |= cell(at) == WALL;
            key |= if walled { WALL } else { cell(at) } << shift_of(at);
        }
        Lines::new(five, fouls).class(key)
    }

    #[test]
    fn classes_follow_the_definitions() {
        use line::*;
        let (more, exact, caro) = (Five::OrMore, Five::Exact, Five::Unclosed);
        for (five, fouls, drawing, wanted) in [
            (more, false, "XXXX*X", FIVE),
            (exact, false, "XXXX*X", DEAD),
            (exact, true, "XXXX*X", FOUL),
            (Five::UnclosedOrMore, false, "OXXXX*XO", FIVE),
            (exact, false, "OXXXX*O", FIVE),
            (caro, false, "OXXXX*O", DEAD),
            (caro, false, "|XXXX*O", FIVE),
            (more, false, "OXXX*.", FOUR),
            (more, false, ".XXX*.", OPEN_FOUR),
            (exact, true, "|.XXX*.", OPEN_FOUR),
            (exact, true, "|XXX*.", FOUR),
            (exact, true, "X.XXX*.", FOUR),
            (exact, true, "X.X*X.X", FOUL),
            (exact, false, "X.X*X.X", OPEN_FOUR),
            (exact, true, "XX.*X.XX", FOUL),
            (exact, true, "XXX.*.XXX", FOUL),
            (exact, true, "XXX.*..", FOUR),
            (exact, true, "O.XX*..", THREE),
            (exact, true, "..XX*..", WIDE_THREE),
            (exact, true, ".XX.*.", THREE),
            (exact, true, "OX.X*..", BLOCKED_THREE),
            (exact, true, "..X.X*.X", BLOCKED_THREE),
            (more, false, "OXX*..", BLOCKED_THREE),
            (more, false, "..X*...", WIDE_TWO),
            (more, false, "OX*....", BLOCKED_TWO),
            (more, false, "....*....", ONE),
            (more, false, "O*....", BLOCKED_ONE),
            (more, false, "O.*..O", DEAD),
            (caro, false, "O.XXX*.", FOUR),
            (caro, false, "O..XXX*..O", OPEN_FOUR),
        ] {
            assert_eq!(
                class(five, fouls, drawing),
                wanted,
                "{five:?} {fouls} {drawing}"
            );
        }
    }

    #[test]
    fn there_are_364_sides() {
        let mut all = sides();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), SIDES);
        assert_eq!(usize::from(DIGITS[3]) * line::COUNT, CODES);
        assert!(all.iter().all(|&side| mirror(mirror(side)) == side));
    }
}
