//! The fast board of searches and playouts: no history, no texts, no allocation for a move.
//!
//! One-dimensional with a border. A chain is a ring of stones with a common root; the root counts
//! *pseudo-liberties*: each pair of a stone and an empty neighbour once, with the sum of the
//! points and the sum of their squares. A chain is in atari exactly when all its pseudo-liberties
//! are one point, that is when `count * squares == sum * sum`; the point is then `sum / count`.
//! Copying a position into another is three block copies.

use crate::dice::{Dice, mix};
use crate::shape::{MAX_LINES, Shape};

/// Index of Black, wherever two colours share an array.
pub const BLACK: u8 = 0;
/// Index of White.
pub const WHITE: u8 = 1;
/// What an empty cell holds.
pub const EMPTY: u8 = 2;
/// What a cell beyond the edge holds.
pub const BORDER: u8 = 3;
/// No cell: cell 0 is always border.
pub const NONE: usize = 0;

const CELLS: usize = (MAX_LINES + 1) * (MAX_LINES + 2) + 1;

const fn keys(salt: u64) -> [u64; CELLS] {
    let mut keys = [0; CELLS];
    let mut n = 0;
    while n < CELLS {
        keys[n] = mix(n as u64 ^ salt);
        n += 1;
    }
    keys
}

static STONE_KEYS: [[u64; CELLS]; 2] = [keys(0x0b1a_0000), keys(0x0b1b_0000)];
static KO_KEYS: [u64; CELLS] = keys(0x0b1c_0000);
const SIDE_KEY: u64 = mix(0x0b1d_0000);

/// One cell: its place in the list of empty points, its stone's links, and, for the root of a
/// chain, what is known of the chain.
#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    place: u16,
    root: u16,
    next: u16,
    stones: u16,
    libs: u16,
    sum: u32,
    squares: u32,
}

/// A board with the side to move, the basic ko, captures and their targets.
#[derive(Debug)]
pub struct Position {
    shape: Shape,
    side: u8,
    passes: u8,
    suicide: bool,
    ko: u16,
    last: [u16; 2],
    taken: [u16; 2],
    target: [u16; 2],
    key: u64,
    colors: Vec<u8>,
    cells: Vec<Cell>,
    empties: Vec<u16>,
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Position {
            colors: self.colors.clone(),
            cells: self.cells.clone(),
            empties: self.empties.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, from: &Self) {
        let (mut colors, mut cells, mut empties) = (
            std::mem::take(&mut self.colors),
            std::mem::take(&mut self.cells),
            std::mem::take(&mut self.empties),
        );
        colors.clone_from(&from.colors);
        cells.clone_from(&from.cells);
        empties.clone_from(&from.empties);
        *self = Position {
            colors,
            cells,
            empties,
            ..*from
        };
    }
}

impl Position {
    /// An empty board, Black to move, no target, no suicide.
    #[must_use]
    pub fn new(shape: Shape) -> Self {
        let mut position = Position {
            shape,
            side: BLACK,
            passes: 0,
            suicide: false,
            ko: 0,
            last: [0; 2],
            taken: [0; 2],
            target: [u16::MAX; 2],
            key: 0,
            colors: vec![BORDER; shape.cells()],
            cells: vec![Cell::default(); shape.cells()],
            empties: Vec::with_capacity(shape.area()),
        };
        for p in shape.points() {
            position.colors[p] = EMPTY;
            position.cells[p].place = position.empties.len() as u16;
            position.empties.push(p as u16);
        }
        position
    }

    /// The same with capture targets of Black and White (`u16::MAX`: none).
    #[must_use]
    pub fn with_targets(mut self, target: [u16; 2]) -> Self {
        self.target = target;
        self
    }

    /// The same with or without suicide of two or more stones.
    #[must_use]
    pub fn with_suicide(mut self, suicide: bool) -> Self {
        self.suicide = suicide;
        self
    }

    /// Puts a stone on an empty point without any rule; nothing is taken.
    pub fn set_up(&mut self, p: usize, color: u8) {
        debug_assert_eq!(self.colors[p], EMPTY);
        self.place(p, color);
    }

    /// Sets the state beside the board.
    pub fn set_state(&mut self, side: u8, taken: [u16; 2], ko: usize, passes: u8) {
        self.side = side;
        self.taken = taken;
        self.ko = ko as u16;
        self.passes = passes;
    }

    /// Sets what [`last`](Self::last) says.
    pub fn set_last(&mut self, last: [usize; 2]) {
        self.last = last.map(|p| p as u16);
    }

    /// The rectangle.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// [`BLACK`] or [`WHITE`].
    #[must_use]
    pub fn side(&self) -> u8 {
        self.side
    }

    /// Hands the move to a colour, without a pass.
    pub fn set_side(&mut self, side: u8) {
        self.side = side;
        self.ko = 0;
    }

    /// What a cell holds.
    #[must_use]
    #[inline]
    pub fn at(&self, p: usize) -> u8 {
        self.colors[p]
    }

    /// The empty points, in no particular order.
    #[must_use]
    pub fn empties(&self) -> &[u16] {
        &self.empties
    }

    /// Captures by Black and White.
    #[must_use]
    pub fn taken(&self) -> [u16; 2] {
        self.taken
    }

    /// The targets of Black and White.
    #[must_use]
    pub fn target(&self) -> [u16; 2] {
        self.target
    }

    /// How many stones `color` still needs.
    #[must_use]
    pub fn need(&self, color: u8) -> u16 {
        let c = usize::from(color);
        self.target[c].saturating_sub(self.taken[c])
    }

    /// Empty moves in a row.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The barred point, or [`NONE`].
    #[must_use]
    pub fn ko(&self) -> usize {
        usize::from(self.ko)
    }

    /// The opponent's last stone and the own one before, [`NONE`] for a pass or where there was none.
    #[must_use]
    pub fn last(&self) -> [usize; 2] {
        self.last.map(usize::from)
    }

    /// A key of the stones alone.
    #[must_use]
    pub fn board_key(&self) -> u64 {
        self.key
    }

    /// A key of stones, side and ko.
    #[must_use]
    pub fn key(&self) -> u64 {
        let side = if self.side == WHITE { SIDE_KEY } else { 0 };
        let ko = if self.ko == 0 {
            0
        } else {
            KO_KEYS[usize::from(self.ko)]
        };
        self.key ^ side ^ ko
    }

    /// The colour whose target is reached.
    #[must_use]
    #[inline]
    pub fn winner(&self) -> Option<u8> {
        if self.taken[0] >= self.target[0] {
            Some(BLACK)
        } else if self.taken[1] >= self.target[1] {
            Some(WHITE)
        } else {
            None
        }
    }

    /// A cell that stands for the whole chain of the stone on `p`.
    #[must_use]
    #[inline]
    pub fn root(&self, p: usize) -> usize {
        usize::from(self.cells[p].root)
    }

    /// Stones of the chain of `p`.
    #[must_use]
    #[inline]
    pub fn stones(&self, p: usize) -> usize {
        usize::from(self.cells[self.root(p)].stones)
    }

    /// The last liberty of the chain of `p`, or [`NONE`] if it has more than one.
    #[must_use]
    #[inline]
    pub fn last_liberty(&self, p: usize) -> usize {
        let chain = &self.cells[self.root(p)];
        let (n, sum) = (u64::from(chain.libs), u64::from(chain.sum));
        if n != 0 && n * u64::from(chain.squares) == sum * sum {
            (sum / n) as usize
        } else {
            NONE
        }
    }

    /// The stones of the chain of `p`, beginning with `p`.
    pub fn chain(&self, p: usize) -> impl Iterator<Item = usize> {
        let mut next = Some(p);
        std::iter::from_fn(move || {
            let now = next?;
            let after = usize::from(self.cells[now].next);
            next = (after != p).then_some(after);
            Some(now)
        })
    }

    /// The different liberties of the chain of `p`: at most `most` are looked for. The count, and
    /// the points in the first places of `found`.
    pub fn liberties<const N: usize>(&self, p: usize, found: &mut [usize; N]) -> usize {
        let mut n = 0;
        for stone in self.chain(p) {
            for e in self.shape.around(stone) {
                if self.colors[e] == EMPTY && !found[..n].contains(&e) {
                    found[n] = e;
                    n += 1;
                    if n == N {
                        return n;
                    }
                }
            }
        }
        n
    }

    /// Whether a stone of the side to move may go to the empty point `p`: basic ko and suicide.
    #[must_use]
    #[inline]
    pub fn is_legal(&self, p: usize) -> bool {
        self.is_legal_for(p, self.side)
    }

    /// The same for either colour.
    #[must_use]
    #[inline]
    pub fn is_legal_for(&self, p: usize, color: u8) -> bool {
        if usize::from(self.ko) == p && color == self.side {
            return false;
        }
        let mut joins = false;
        for n in self.shape.around(p) {
            match self.colors[n] {
                EMPTY => return true,
                BORDER => {}
                c if c == color => {
                    joins = true;
                    if self.last_liberty(n) == NONE {
                        return true;
                    }
                }
                _ => {
                    if self.last_liberty(n) != NONE {
                        return true;
                    }
                }
            }
        }
        // Suicide of a chain; the last liberty of a chain it joins is this point.
        self.suicide && joins
    }

    /// Whether `p`, empty, is an eye of `color`: all neighbours are its stones, and of the diagonal
    /// points the enemy holds at most one (none at the edge).
    #[must_use]
    #[inline]
    pub fn is_eye(&self, p: usize, color: u8) -> bool {
        let mut edge = false;
        for n in self.shape.around(p) {
            let c = self.colors[n];
            if c == BORDER {
                edge = true;
            } else if c != color {
                return false;
            }
        }
        let enemies = self
            .shape
            .diagonal(p)
            .into_iter()
            .filter(|&d| self.colors[d] == color ^ 1)
            .count();
        enemies + usize::from(edge) < 2
    }

    fn place(&mut self, p: usize, color: u8) {
        // Out of the list of empty points.
        let place = usize::from(self.cells[p].place);
        self.empties.swap_remove(place);
        if let Some(&moved) = self.empties.get(place) {
            self.cells[usize::from(moved)].place = place as u16;
        }
        self.colors[p] = color;
        self.key ^= STONE_KEYS[usize::from(color)][p];
        let (at, square) = (p as u32, (p * p) as u32);
        let mut chain = Cell {
            place: 0,
            root: p as u16,
            next: p as u16,
            stones: 1,
            ..Cell::default()
        };
        let around = self.shape.around(p);
        for n in around {
            match self.colors[n] {
                EMPTY => {
                    chain.libs += 1;
                    chain.sum += n as u32;
                    chain.squares += (n * n) as u32;
                }
                BORDER => {}
                _ => {
                    let root = usize::from(self.cells[n].root);
                    let other = &mut self.cells[root];
                    other.libs -= 1;
                    other.sum -= at;
                    other.squares -= square;
                }
            }
        }
        self.cells[p] = chain;
        for n in around {
            if self.colors[n] == color {
                self.join(p, n);
            }
        }
    }

    /// Makes one chain of two.
    fn join(&mut self, a: usize, b: usize) {
        let (mut big, mut small) = (self.root(a), self.root(b));
        if big == small {
            return;
        }
        if self.cells[big].stones < self.cells[small].stones {
            (big, small) = (small, big);
        }
        let other = self.cells[small];
        let chain = &mut self.cells[big];
        chain.stones += other.stones;
        chain.libs += other.libs;
        chain.sum += other.sum;
        chain.squares += other.squares;
        let mut p = small;
        loop {
            self.cells[p].root = big as u16;
            p = usize::from(self.cells[p].next);
            if p == small {
                break;
            }
        }
        let next = self.cells[big].next;
        self.cells[big].next = self.cells[small].next;
        self.cells[small].next = next;
    }

    /// Takes a chain off; how many stones it had.
    fn remove(&mut self, p: usize) -> u16 {
        let color = self.colors[p];
        let mut stones = 0;
        let mut stone = p;
        loop {
            let next = usize::from(self.cells[stone].next);
            self.colors[stone] = EMPTY;
            self.key ^= STONE_KEYS[usize::from(color)][stone];
            self.cells[stone].place = self.empties.len() as u16;
            self.empties.push(stone as u16);
            stones += 1;
            let (at, square) = (stone as u32, (stone * stone) as u32);
            for n in self.shape.around(stone) {
                if self.colors[n] == color ^ 1 {
                    let root = usize::from(self.cells[n].root);
                    let other = &mut self.cells[root];
                    other.libs += 1;
                    other.sum += at;
                    other.squares += square;
                }
            }
            stone = next;
            if stone == p {
                break;
            }
        }
        stones
    }

    /// Plays a stone on an empty point that is legal. How many enemy stones it takes.
    #[inline]
    pub fn play(&mut self, p: usize) -> u16 {
        let (me, foe) = (self.side, self.side ^ 1);
        let around = self.shape.around(p);
        let alone = around.iter().all(|&n| {
            let c = self.colors[n];
            c == foe || c == BORDER
        });
        self.place(p, me);
        let mut took = 0;
        let mut lone = NONE;
        for n in around {
            if self.colors[n] == foe && self.cells[self.root(n)].libs == 0 {
                took += self.remove(n);
                lone = n;
            }
        }
        self.ko = 0;
        if took == 0 {
            if self.cells[self.root(p)].libs == 0 {
                let lost = self.remove(p);
                self.taken[usize::from(foe)] += lost;
            }
        } else {
            self.taken[usize::from(me)] += took;
            if took == 1 && alone {
                self.ko = lone as u16;
            }
        }
        self.passes = 0;
        self.last = [p as u16, self.last[0]];
        self.side = foe;
        took
    }

    /// Plays an empty move.
    pub fn pass(&mut self) {
        self.ko = 0;
        self.passes = self.passes.saturating_add(1);
        self.last = [0, self.last[0]];
        self.side ^= 1;
    }

    /// Gives the opponent of the side to move a stone, as `pass=prisoner` does.
    pub fn give_prisoner(&mut self) {
        self.taken[usize::from(self.side ^ 1)] += 1;
    }

    /// Whether a stone of the side to move on `p` leaves its chain with one liberty.
    #[must_use]
    pub fn is_self_atari(&self, p: usize) -> bool {
        let me = self.side;
        let mut free: [usize; 2] = [NONE; 2];
        let mut n = 0;
        // True once a second liberty is known.
        let mut add = |l: usize| {
            if l != p && !free[..n].contains(&l) {
                if n == 1 {
                    return true;
                }
                free[0] = l;
                n = 1;
            }
            false
        };
        let around = self.shape.around(p);
        for e in around {
            let c = self.colors[e];
            if c == EMPTY {
                if add(e) {
                    return false;
                }
            } else if c == me {
                let mut libs = [NONE; 3];
                let count = self.liberties(e, &mut libs);
                if libs[..count].iter().any(|&l| add(l)) {
                    return false;
                }
            } else if c != BORDER && self.last_liberty(e) == p {
                let joined = |q: usize| {
                    q == p
                        || self.colors[q] == me
                            && around
                                .iter()
                                .any(|&a| self.colors[a] == me && self.root(a) == self.root(q))
                };
                for stone in self.chain(e) {
                    if self.shape.around(stone).into_iter().any(joined) && add(stone) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Black's points minus White's, by area, every stone alive: stones, and empty regions next to
    /// one colour.
    #[must_use]
    pub fn area(&self) -> i32 {
        let mut score = 0;
        let mut seen = vec![false; self.colors.len()];
        let mut region = Vec::new();
        for p in self.shape.points() {
            match self.colors[p] {
                BLACK => score += 1,
                WHITE => score -= 1,
                _ => {
                    if seen[p] {
                        continue;
                    }
                    seen[p] = true;
                    region.clear();
                    region.push(p);
                    let mut touches = [false; 2];
                    let mut i = 0;
                    while i < region.len() {
                        for n in self.shape.around(region[i]) {
                            match self.colors[n] {
                                EMPTY if !seen[n] => {
                                    seen[n] = true;
                                    region.push(n);
                                }
                                c @ (BLACK | WHITE) => touches[usize::from(c)] = true,
                                _ => {}
                            }
                        }
                        i += 1;
                    }
                    let size = region.len() as i32;
                    score += match touches {
                        [true, false] => size,
                        [false, true] => -size,
                        _ => 0,
                    };
                }
            }
        }
        score
    }

    /// The same where every empty region is a single point of one colour, as after a playout.
    #[must_use]
    pub fn quick_area(&self) -> i32 {
        let mut score = 0;
        for &c in &self.colors {
            score += match c {
                BLACK => 1,
                WHITE => -1,
                _ => 0,
            };
        }
        for &e in &self.empties {
            let mut touches = [false; 2];
            for n in self.shape.around(usize::from(e)) {
                let c = self.colors[n];
                if c < EMPTY {
                    touches[usize::from(c)] = true;
                }
            }
            score += match touches {
                [true, false] => 1,
                [false, true] => -1,
                _ => 0,
            };
        }
        score
    }

    /// A random legal point that fills no own eye (`fill`: may fill one), or [`NONE`].
    #[inline]
    pub fn random_point(&self, dice: &mut Dice, fill: bool) -> usize {
        let len = self.empties.len();
        let start = dice.below(len);
        for &e in self.empties[start..].iter().chain(&self.empties[..start]) {
            let p = usize::from(e);
            if (fill || !self.is_eye(p, self.side)) && self.is_legal(p) {
                return p;
            }
        }
        NONE
    }

    /// Random play to the end of ordinary Go: no own eye is filled, two passes end it. Moves made.
    pub fn random_to_the_end(&mut self, dice: &mut Dice) -> u32 {
        let most = 4 * self.shape.area() as u32;
        let mut moves = 0;
        while moves < most && self.passes < 2 {
            match self.random_point(dice, false) {
                NONE => self.pass(),
                p => {
                    self.play(p);
                }
            }
            moves += 1;
        }
        moves
    }

    /// Random play without passes until a target is reached or a side has no move and loses. The
    /// winner, and the moves made.
    pub fn random_to_the_target(&mut self, dice: &mut Dice) -> (u8, u32) {
        let mut moves = 0;
        loop {
            if let Some(winner) = self.winner() {
                return (winner, moves);
            }
            match self.random_point(dice, true) {
                NONE => return (self.side ^ 1, moves),
                p => {
                    self.play(p);
                }
            }
            moves += 1;
        }
    }
}
