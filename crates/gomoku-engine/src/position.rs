//! The search's own position: stones, line classes of every empty point, sets of points by kind,
//! evaluation and hash key, all kept up to date by [`Position::make`] and [`Position::unmake`].

use crate::class::{BLACK, DIGITS, EMPTY, Tables, Verdict, WHITE, group, groups, kind, line};
use yonban_gomoku::{Board, Color, Point, Rules};

/// The largest number of points.
pub(crate) const POINTS: usize = 22 * 22;
const WORDS: usize = POINTS.div_ceil(64);
const LINES: usize = 2 * 22 - 1;
/// What a cell holds if no stone.
const FREE: u8 = 2;

/// A point's number: rank times size plus file.
pub(crate) type Index = u16;

/// A set of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Set([u64; WORDS]);

impl Set {
    #[inline]
    pub(crate) fn toggle(&mut self, p: usize) {
        self.0[p >> 6] ^= 1 << (p & 63);
    }

    #[inline]
    pub(crate) fn insert(&mut self, p: usize) {
        self.0[p >> 6] |= 1 << (p & 63);
    }

    #[inline]
    pub(crate) fn has(&self, p: usize) -> bool {
        self.0[p >> 6] >> (p & 63) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub(crate) fn and(mut self, other: &Set) -> Set {
        for (word, o) in self.0.iter_mut().zip(other.0) {
            *word &= o;
        }
        self
    }

    #[inline]
    pub(crate) fn or(mut self, other: &Set) -> Set {
        for (word, o) in self.0.iter_mut().zip(other.0) {
            *word |= o;
        }
        self
    }

    /// The points, lowest first.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(at * 64 + bit)
            })
        })
    }

    /// The lowest point.
    #[inline]
    pub(crate) fn first(self) -> Option<usize> {
        self.iter().next()
    }
}

/// Where a point lies on its line of one direction.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    line: u8,
    at: u8,
    len: u8,
}

/// Stones on a board with everything the search wants to know about them.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    tables: &'static Tables,
    size: usize,
    count: usize,
    places: [[Place; POINTS]; 4],
    steps: [isize; 4],
    lines: [[u64; LINES]; 4],
    cells: [u8; POINTS],
    infos: [Info; POINTS],
    sets: [[Set; group::COUNT]; 2],
    sums: [i32; 2],
    key: u64,
    side: usize,
    stones: usize,
    /// What the stones on the board have changed, in their order, to be put back.
    changes: Vec<Change>,
    /// For each stone: how many changes there were before it, and the sums.
    marks: Vec<(usize, [i32; 2])>,
}

/// What is known of an empty point: the line classes (Black's in the low four bits), and for each
/// color the code, worth and kind that follow from them. While a stone is on the point it rests.
///
/// Two words, taken apart and put together by shifts: field by field the copies that undo needs would
/// wait for half-written bytes, which costs a third of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Info {
    /// Four pairs of line classes, a byte each, then the kinds.
    shape: u64,
    /// The codes, then the worths, 16 bits each.
    value: u64,
}

impl Info {
    #[inline]
    fn new(pairs: u32, codes: [u16; 2], verdicts: [Verdict; 2]) -> Self {
        let [black, white] = verdicts;
        let worth = |verdict: Verdict| u64::from(verdict.worth.cast_unsigned());
        Info {
            shape: u64::from(pairs) | u64::from(black.kind) << 32 | u64::from(white.kind) << 40,
            value: u64::from(codes[0])
                | u64::from(codes[1]) << 16
                | worth(black) << 32
                | worth(white) << 48,
        }
    }

    #[inline]
    fn pairs(self) -> u32 {
        self.shape as u32
    }

    #[inline]
    fn pair(self, d: usize) -> u8 {
        (self.shape >> (8 * d)) as u8
    }

    #[inline]
    fn kind(self, color: usize) -> u8 {
        (self.shape >> (32 + 8 * color)) as u8
    }

    #[inline]
    fn code(self, color: usize) -> u16 {
        (self.value >> (16 * color)) as u16
    }

    #[inline]
    fn worth(self, color: usize) -> i16 {
        (self.value >> (32 + 16 * color)) as i16
    }
}

/// An empty point as it was before a stone in its sight.
#[derive(Clone, Copy, Debug)]
struct Change {
    q: Index,
    info: Info,
}

/// A fixed pseudo-random number for a stone (SplitMix64 of its place).
fn stone_key(p: usize, color: usize) -> u64 {
    let mut z = ((p * 2 + color + 1) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const SIDE_KEY: u64 = 0x6A09_E667_F3BC_C908;

static STONE_KEYS: std::sync::LazyLock<[[u64; POINTS]; 2]> =
    std::sync::LazyLock::new(|| [0, 1].map(|color| std::array::from_fn(|p| stone_key(p, color))));

impl Position {
    /// The board with `side` to move.
    pub(crate) fn new(rules: &Rules, board: &Board, side: Color) -> Self {
        let tables = Tables::of(rules);
        let size = usize::from(board.size());
        let count = size * size;
        let mut places = [[Place::default(); POINTS]; 4];
        let mut lines = [[0_u64; LINES]; 4];
        let last = size - 1;
        for p in 0..count {
            let (file, rank) = (p % size, p / size);
            let all = [
                (rank, file, size),
                (file, rank, size),
                (
                    last + rank - file,
                    file.min(rank),
                    size - file.abs_diff(rank),
                ),
                (
                    file + rank,
                    file.min(last - rank),
                    size - (file + rank).abs_diff(last),
                ),
            ];
            for (d, (line, at, len)) in all.into_iter().enumerate() {
                let places: &mut [Place; POINTS] = &mut places[d];
                places[p] = Place {
                    line: line as u8,
                    at: at as u8,
                    len: len as u8,
                };
                lines[d][line] |= u64::from(EMPTY) << (2 * (at + 5));
            }
        }
        let step = size as isize;
        let mut position = Position {
            tables,
            size,
            count,
            places,
            steps: [1, step, step + 1, 1 - step],
            lines,
            cells: [FREE; POINTS],
            infos: [Info::default(); POINTS],
            sets: [[Set::default(); group::COUNT]; 2],
            sums: [0; 2],
            key: 0,
            side: side.index(),
            stones: 0,
            changes: Vec::with_capacity(POINTS * 40),
            marks: Vec::with_capacity(POINTS),
        };
        for p in 0..count {
            position.judge_anew(p);
        }
        for (color, point) in board.stones() {
            let p = position.index(point);
            position.put(p, color.index());
        }
        if side == Color::White {
            position.key ^= SIDE_KEY;
        }
        position
    }

    /// A point's number.
    pub(crate) fn index(&self, point: Point) -> usize {
        usize::from(point.rank()) * self.size + usize::from(point.file())
    }

    /// The point with a number.
    pub(crate) fn point(&self, p: usize) -> Point {
        Point::new((p % self.size) as u8, (p / self.size) as u8)
    }

    /// 0 if Black is to move, 1 if White.
    #[inline]
    pub(crate) fn side(&self) -> usize {
        self.side
    }

    /// Identifies stones and side to move.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// Whether no point is left.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.stones == self.count
    }

    /// Lines a side.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// How many stones there are.
    pub(crate) fn stones(&self) -> usize {
        self.stones
    }

    #[inline]
    pub(crate) fn is_free(&self, p: usize) -> bool {
        self.cells[p] == FREE
    }

    /// The points of a color that belong to a group.
    #[inline]
    pub(crate) fn set(&self, color: usize, group: usize) -> Set {
        self.sets[color][group]
    }

    /// What a stone of a color on an empty point makes, flags included.
    #[inline]
    pub(crate) fn kind(&self, color: usize, p: usize) -> u8 {
        self.infos[p].kind(color)
    }

    /// What an empty point is worth to a color.
    #[inline]
    pub(crate) fn worth(&self, color: usize, p: usize) -> i32 {
        i32::from(self.infos[p].worth(color))
    }

    /// The sum of what the empty points are worth to each color.
    #[inline]
    pub(crate) fn sums(&self) -> [i32; 2] {
        self.sums
    }

    /// Whether rows closed at both ends do not win.
    #[inline]
    pub(crate) fn can_close(&self) -> bool {
        self.tables.can_close
    }

    /// Every empty point.
    pub(crate) fn free_points(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.count).filter(|&p| self.is_free(p))
    }

    /// Puts a stone of `color` on an empty point, whoever is to move. Stones come off in reverse
    /// order.
    pub(crate) fn put(&mut self, p: usize, color: usize) {
        self.marks.push((self.changes.len(), self.sums));
        for c in 0..2 {
            self.sums[c] -= i32::from(self.infos[p].worth(c));
            self.toggle(c, p, groups(self.infos[p].kind(c)));
        }
        self.cells[p] = color as u8;
        self.stones += 1;
        self.key ^= STONE_KEYS[color][p];
        let flip = u64::from(EMPTY ^ [BLACK, WHITE][color]);
        let reach = self.tables.reach as usize;
        for d in 0..4 {
            let place = self.places[d][p];
            let at = usize::from(place.at);
            let line = &mut self.lines[d][usize::from(place.line)];
            *line ^= flip << (2 * (at + 5));
            let from = at.saturating_sub(reach);
            let to = (at + reach).min(usize::from(place.len) - 1);
            let step = self.steps[d];
            let mut q = p.wrapping_add_signed(-((at - from) as isize) * step);
            let mut window = *line >> (2 * from);
            for _ in from..=to {
                if self.cells[q] == FREE {
                    let pair = self.tables.pair(window);
                    if pair != self.infos[q].pair(d) {
                        self.change(d, q, pair);
                    }
                }
                window >>= 2;
                q = q.wrapping_add_signed(step);
            }
        }
    }

    /// Takes the stone on `p` away, which was put there last.
    pub(crate) fn take(&mut self, p: usize) {
        let color = usize::from(self.cells[p]);
        let flip = u64::from(EMPTY ^ [BLACK, WHITE][color]);
        for d in 0..4 {
            let place = self.places[d][p];
            self.lines[d][usize::from(place.line)] ^= flip << (2 * (u32::from(place.at) + 5));
        }
        let Some((mark, sums)) = self.marks.pop() else {
            return;
        };
        while self.changes.len() > mark {
            let Some(old) = self.changes.pop() else {
                break;
            };
            let q = usize::from(old.q);
            let now = std::mem::replace(&mut self.infos[q], old.info);
            self.regroup(q, now, old.info);
        }
        self.sums = sums;
        self.cells[p] = FREE;
        self.stones -= 1;
        self.key ^= STONE_KEYS[color][p];
        // Since the stone came nothing has touched what the point itself was.
        for c in 0..2 {
            self.toggle(c, p, groups(self.infos[p].kind(c)));
        }
    }

    #[inline]
    fn change(&mut self, d: usize, q: usize, pair: u8) {
        let old = self.infos[q];
        self.changes.push(Change {
            q: q as Index,
            info: old,
        });
        let before = old.pair(d);
        let moved = |c: usize| {
            let shift = 4 * c;
            let (from, to) = (before >> shift & 15, pair >> shift & 15);
            let step = u16::from(to).wrapping_sub(u16::from(from));
            old.code(c).wrapping_add(step.wrapping_mul(DIGITS[d]))
        };
        let codes = [moved(0), moved(1)];
        let verdicts = [0, 1].map(|c| self.tables.verdict(c, codes[c]));
        for (c, verdict) in verdicts.iter().enumerate() {
            self.sums[c] += i32::from(verdict.worth) - i32::from(old.worth(c));
        }
        let pairs = old.pairs() ^ u32::from(before ^ pair) << (8 * d);
        let info = Info::new(pairs, codes, verdicts);
        self.infos[q] = info;
        self.regroup(q, old, info);
    }

    /// Moves an empty point from the sets of its old kinds to those of its new ones.
    #[inline]
    fn regroup(&mut self, q: usize, old: Info, new: Info) {
        if old.shape >> 32 != new.shape >> 32 {
            for c in 0..2 {
                self.toggle(c, q, groups(old.kind(c)) ^ groups(new.kind(c)));
            }
        }
    }

    #[inline]
    fn toggle(&mut self, color: usize, p: usize, mut groups: u8) {
        while groups != 0 {
            let g = groups.trailing_zeros() as usize;
            self.sets[color][g].toggle(p);
            groups &= groups - 1;
        }
    }

    /// Judges an empty point from its lines alone, and counts it in.
    fn judge_anew(&mut self, p: usize) {
        let mut pairs = 0;
        let mut codes = [0_u16; 2];
        for (d, digit) in DIGITS.into_iter().enumerate() {
            let place = self.places[d][p];
            let word = self.lines[d][usize::from(place.line)];
            let pair = self.tables.pair(word >> (2 * place.at));
            pairs |= u32::from(pair) << (8 * d);
            codes[0] += u16::from(pair & 15) * digit;
            codes[1] += u16::from(pair >> 4) * digit;
        }
        let verdicts = [0, 1].map(|c| self.tables.verdict(c, codes[c]));
        for (c, verdict) in verdicts.iter().enumerate() {
            self.sums[c] += i32::from(verdict.worth);
            self.toggle(c, p, groups(verdict.kind));
        }
        self.infos[p] = Info::new(pairs, codes, verdicts);
    }

    /// What a stone of `color` on an empty point makes on each line.
    fn classes(&self, p: usize, color: usize) -> [u8; 4] {
        [0, 1, 2, 3].map(|d| self.infos[p].pair(d) >> (4 * color) & 15)
    }

    /// Plays a stone for the side to move.
    pub(crate) fn make(&mut self, p: usize) {
        self.put(p, self.side);
        self.side ^= 1;
        self.key ^= SIDE_KEY;
    }

    /// Takes back the stone that [`make`](Self::make) played.
    pub(crate) fn unmake(&mut self, p: usize) {
        self.take(p);
        self.side ^= 1;
        self.key ^= SIDE_KEY;
    }

    /// Whether a stone of `color` on an empty point is forbidden.
    pub(crate) fn is_forbidden(&mut self, p: usize, color: usize) -> bool {
        let kind = self.infos[p].kind(color);
        if kind & kind::DOUBTFUL == 0 {
            return kind == kind::FOUL;
        }
        // Counts the lines whose three is real: some point completes it to a straight four, makes
        // no five and is itself not forbidden, judged with the stone on the board.
        let threes = self
            .classes(p, color)
            .map(|class| matches!(class, line::THREE | line::WIDE_THREE));
        self.put(p, color);
        let mut real = 0;
        for (d, _) in threes.into_iter().enumerate().filter(|&(_, three)| three) {
            // The four holds the point, so only the first cells that are not of the color can
            // complete it.
            let completes = [-1, 1].into_iter().any(|way| {
                self.end_of_row(p, d, way, color)
                    .is_some_and(|end| self.completes(end, d, color))
            });
            real += u32::from(completes);
            if real == 2 {
                break;
            }
        }
        self.take(p);
        real >= 2
    }

    /// Whether a stone on `end` makes a straight four on this line, no five, and is allowed.
    fn completes(&mut self, end: usize, d: usize, color: usize) -> bool {
        self.infos[end].pair(d) >> (4 * color) & 15 == line::OPEN_FOUR
            && self.infos[end].kind(color) & kind::MASK != kind::FIVE
            && self.is_run_of_four(end, d, color)
            && !self.is_forbidden(end, color)
    }

    /// Whether a stone on `end` joins exactly three others. (Where double-fours are allowed, two
    /// fours on one line count as open.)
    fn is_run_of_four(&self, end: usize, d: usize, color: usize) -> bool {
        let arm = |way: isize| {
            let place = self.places[d][end];
            let (at, len) = (isize::from(place.at), isize::from(place.len));
            (1_isize..)
                .take_while(|n| {
                    (0..len).contains(&(at + way * n))
                        && usize::from(self.cells[end.wrapping_add_signed(way * n * self.steps[d])])
                            == color
                })
                .count()
        };
        arm(-1) + arm(1) == 3
    }

    /// The first cell from a stone on, in one direction of a line, that is not of its color: `Some`
    /// if it is empty.
    fn end_of_row(&self, p: usize, d: usize, way: isize, color: usize) -> Option<usize> {
        let place = self.places[d][p];
        let (mut at, len) = (isize::from(place.at), isize::from(place.len));
        let mut q = p;
        loop {
            at += way;
            if !(0..len).contains(&at) {
                return None;
            }
            q = q.wrapping_add_signed(way * self.steps[d]);
            match self.cells[q] {
                FREE => return Some(q),
                stone if usize::from(stone) == color => {}
                _ => return None,
            }
        }
    }

    /// The empty cells, the point included, on which a stone of the other color can spoil the fours
    /// that `color` would make by a stone on the point `p`.
    pub(crate) fn spoilers(&self, p: usize, color: usize) -> Set {
        let mut set = Set::default();
        set.insert(p);
        let classes = self.classes(p, color);
        for (d, class) in classes.into_iter().enumerate() {
            if matches!(class, line::FOUR | line::OPEN_FOUR) {
                self.around(p, d, &mut set);
            }
        }
        set
    }

    /// The empty cells on which a stone can stop a five of `color` on `p` where closed rows do not
    /// win: the point itself and its lines.
    pub(crate) fn closers(&self, p: usize, color: usize) -> Set {
        let mut set = Set::default();
        set.insert(p);
        let classes = self.classes(p, color);
        for (d, class) in classes.into_iter().enumerate() {
            if class == line::FIVE {
                self.around(p, d, &mut set);
            }
        }
        set
    }

    fn around(&self, p: usize, d: usize, set: &mut Set) {
        let place = self.places[d][p];
        let (at, len) = (isize::from(place.at), isize::from(place.len));
        let reach = self.tables.reach as isize;
        for n in (-reach).max(-at)..=reach.min(len - 1 - at) {
            let q = p.wrapping_add_signed(n * self.steps[d]);
            if self.cells[q] == FREE {
                set.insert(q);
            }
        }
    }
}

/// What tests compare: everything that is kept up to date.
#[cfg(test)]
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let free = |p: &usize| self.is_free(*p);
        self.cells == other.cells
            && self.lines == other.lines
            && self.sets == other.sets
            && self.sums == other.sums
            && self.key == other.key
            && self.side == other.side
            && self.stones == other.stones
            && (0..self.count)
                .filter(free)
                .all(|p| self.infos[p] == other.infos[p])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_gomoku::forbidden;
    use yonban_gomoku::makes_five;
    use yonban_rules::conformance::Dice;

    const RULES: [&str; 9] = [
        "freestyle",
        "standard,size=19",
        "caro",
        "caro,five=more,size=13",
        "omok",
        "renju",
        "freestyle,size=22",
        "caro,size=20",
        "omok,size=14",
    ];

    /// A random board with clusters: stones near the middle come more often.
    fn random_board(dice: &mut Dice, size: u8, stones: usize) -> Board {
        let mut board = Board::new(size);
        let low = dice.below(usize::from(size) - 7);
        for _ in 0..stones {
            let spread = if dice.below(4) == 0 {
                usize::from(size)
            } else {
                8
            };
            let base = if spread == 8 { low } else { 0 };
            let point = Point::new(
                (base + dice.below(spread)) as u8,
                (base + dice.below(spread)) as u8,
            );
            if board.is_empty_at(point) {
                board.place(Color::BOTH[dice.below(2)], point);
            }
        }
        board
    }

    #[test]
    fn patterns_equal_recomputation_and_undo_restores() {
        let mut dice = Dice::new(7);
        for text in RULES {
            let rules: Rules = text.parse().unwrap();
            let mut board = Board::new(rules.size());
            let mut position = Position::new(&rules, &board, Color::Black);
            let mut played = Vec::new();
            for _ in 0..400 {
                if !played.is_empty() && dice.below(3) == 0 {
                    let p: usize = played.pop().unwrap();
                    board.remove(position.point(p));
                    position.unmake(p);
                } else {
                    let p = dice.below(position.count);
                    if position.is_free(p) {
                        board.place(Color::BOTH[position.side()], position.point(p));
                        position.make(p);
                        played.push(p);
                    }
                }
                let fresh = Position::new(&rules, &board, Color::BOTH[position.side()]);
                assert!(position == fresh, "{text}\n{board}");
            }
        }
    }

    #[test]
    fn fives_and_forbidden_points_are_those_of_the_rules() {
        let mut dice = Dice::new(3);
        let mut seen = [0_u32; 3];
        for n in 0..900 {
            let rules: Rules = RULES[n % RULES.len()].parse().unwrap();
            let stones = 12 + dice.below(60);
            let board = random_board(&mut dice, rules.size(), stones);
            let mut position = Position::new(&rules, &board, Color::Black);
            let before = position.clone();
            for point in board.empty_points() {
                let p = position.index(point);
                for color in Color::BOTH {
                    let c = color.index();
                    let five = makes_five(&board, color, point, &rules);
                    let kind = position.kind(c, p) & kind::MASK;
                    assert_eq!(kind == kind::FIVE, five, "{rules} {color} {point}\n{board}");
                    let ban = match Ban::of(&rules) {
                        Ban::Nothing => false,
                        Ban::Renju if color == Color::White => false,
                        Ban::Renju => forbidden::judge(&board, point).is_some(),
                        Ban::Omok => forbidden::judge_omok(&board, color, point).is_some(),
                    };
                    assert_eq!(
                        position.is_forbidden(p, c),
                        ban,
                        "{rules} {color} {point}\n{board}"
                    );
                    seen[0] += u32::from(five);
                    seen[1] += u32::from(ban);
                    seen[2] += u32::from(ban && kind != kind::FOUL);
                }
            }
            assert!(position == before, "judging changes nothing");
        }
        assert!(seen.iter().all(|&n| n > 200), "{seen:?}");
    }
    use crate::class::Ban;
}
