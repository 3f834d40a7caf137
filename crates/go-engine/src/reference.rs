//! A slow, obvious board: flood fill, nothing kept between moves. The oracle of the fast one in
//! tests, and what it is measured against.

use crate::dice::Dice;
use crate::position::{BLACK, BORDER, EMPTY, NONE};
use crate::shape::Shape;

/// A board, the side to move, the basic ko and the captures.
#[derive(Clone, Debug)]
pub struct Reference {
    shape: Shape,
    /// What each cell holds, as in [`crate::position`].
    pub colors: Vec<u8>,
    /// The side to move.
    pub side: u8,
    /// The barred point, or [`NONE`].
    pub ko: usize,
    /// Captures by Black and White.
    pub taken: [u16; 2],
    suicide: bool,
}

impl Reference {
    /// An empty board, Black to move.
    #[must_use]
    pub fn new(shape: Shape, suicide: bool) -> Self {
        let mut colors = vec![BORDER; shape.cells()];
        for p in shape.points() {
            colors[p] = EMPTY;
        }
        Reference {
            shape,
            colors,
            side: BLACK,
            ko: NONE,
            taken: [0; 2],
            suicide,
        }
    }

    /// The stones of the chain of `p` and its liberties, each once.
    #[must_use]
    pub fn chain(&self, p: usize) -> (Vec<usize>, Vec<usize>) {
        let mut stones = vec![p];
        let mut liberties = Vec::new();
        let mut i = 0;
        while i < stones.len() {
            for n in self.shape.around(stones[i]) {
                if self.colors[n] == self.colors[p] && !stones.contains(&n) {
                    stones.push(n);
                } else if self.colors[n] == EMPTY && !liberties.contains(&n) {
                    liberties.push(n);
                }
            }
            i += 1;
        }
        (stones, liberties)
    }

    /// Plays on an empty point if that is legal.
    #[must_use]
    pub fn after(&self, p: usize) -> Option<Reference> {
        if p == self.ko {
            return None;
        }
        let mut next = self.clone();
        let (me, foe) = (self.side, self.side ^ 1);
        next.colors[p] = me;
        let mut taken = Vec::new();
        for n in self.shape.around(p) {
            if next.colors[n] == foe {
                let (stones, liberties) = next.chain(n);
                if liberties.is_empty() {
                    for stone in stones {
                        next.colors[stone] = EMPTY;
                        taken.push(stone);
                    }
                }
            }
        }
        next.taken[usize::from(me)] += taken.len() as u16;
        next.ko = NONE;
        let (stones, liberties) = next.chain(p);
        if liberties.is_empty() {
            if !self.suicide || stones.len() == 1 {
                return None;
            }
            next.taken[usize::from(foe)] += stones.len() as u16;
            for stone in stones {
                next.colors[stone] = EMPTY;
            }
        } else if taken.len() == 1 && stones.len() == 1 && liberties.len() == 1 {
            next.ko = taken[0];
        }
        next.side = foe;
        Some(next)
    }

    /// Whether `p` is an eye of `color`, as [`crate::position::Position::is_eye`] says.
    #[must_use]
    pub fn is_eye(&self, p: usize, color: u8) -> bool {
        let around = self.shape.around(p).map(|n| self.colors[n]);
        let enemies = self.shape.diagonal(p).map(|n| self.colors[n]);
        let enemies = enemies.iter().filter(|&&c| c == color ^ 1).count();
        around.iter().all(|&c| c == color || c == BORDER)
            && enemies + usize::from(around.contains(&BORDER)) < 2
    }

    /// Random play to the end of ordinary Go. Moves made.
    pub fn random_to_the_end(&mut self, dice: &mut Dice) -> u32 {
        let (mut moves, mut passes) = (0, 0);
        while moves < 4 * self.shape.area() as u32 && passes < 2 {
            let points: Vec<usize> = self
                .shape
                .points()
                .filter(|&p| self.colors[p] == EMPTY)
                .collect();
            let start = dice.below(points.len());
            let next = (0..points.len())
                .map(|n| points[(start + n) % points.len()])
                .filter(|&p| !self.is_eye(p, self.side))
                .find_map(|p| self.after(p));
            if let Some(next) = next {
                *self = next;
                passes = 0;
            } else {
                self.side ^= 1;
                self.ko = NONE;
                passes += 1;
            }
            moves += 1;
        }
        moves
    }
}
