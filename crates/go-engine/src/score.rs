//! Which stones are dead at the end: pass-alive chains (D. Benson, "Life in the Game of Go", 1976),
//! then the owners that playouts find.

use crate::dice::Dice;
use crate::objective::{Objective, Scoring};
use crate::playout::{self, Habits, Trace};
use crate::position::{BLACK, BORDER, EMPTY, Position};

/// The points of chains that live however often their side passes, and of the regions that make
/// them live: for each cell the colour, [`EMPTY`] where there is none.
#[must_use]
pub fn pass_alive(position: &Position) -> Vec<u8> {
    let mut alive = vec![EMPTY; position.shape().cells()];
    for color in [BLACK, BLACK ^ 1] {
        mark_alive(position, color, &mut alive);
    }
    alive
}

/// A maximal connected set of points that hold no stone of the colour.
struct Region {
    points: Vec<usize>,
    /// The roots of the chains next to it.
    chains: Vec<usize>,
    /// Those of which every empty point of it is a liberty.
    vital: Vec<usize>,
}

fn mark_alive(position: &Position, color: u8, alive: &mut [u8]) {
    let shape = position.shape();
    let mut regions = regions(position, color);
    let mut chains: Vec<usize> = shape
        .points()
        .filter(|&p| position.at(p) == color && position.root(p) == p)
        .collect();
    loop {
        let before = chains.len();
        chains.retain(|chain| regions.iter().filter(|r| r.vital.contains(chain)).count() >= 2);
        regions.retain(|region| region.chains.iter().all(|c| chains.contains(c)));
        if chains.len() == before {
            break;
        }
    }
    for &chain in &chains {
        for p in position.chain(chain) {
            alive[p] = color;
        }
    }
    for region in regions {
        if region.vital.iter().any(|c| chains.contains(c)) {
            for p in region.points {
                alive[p] = color;
            }
        }
    }
}

fn regions(position: &Position, color: u8) -> Vec<Region> {
    let shape = position.shape();
    let mut seen = vec![false; shape.cells()];
    let mut regions = Vec::new();
    for start in shape.points() {
        if seen[start] || position.at(start) == color {
            continue;
        }
        let mut points = vec![start];
        seen[start] = true;
        let mut chains: Vec<usize> = Vec::new();
        let mut i = 0;
        while i < points.len() {
            for n in shape.around(points[i]) {
                let c = position.at(n);
                if c == color {
                    if !chains.contains(&position.root(n)) {
                        chains.push(position.root(n));
                    }
                } else if c != BORDER && !seen[n] {
                    seen[n] = true;
                    points.push(n);
                }
            }
            i += 1;
        }
        let touches = |p: usize, chain: usize| {
            shape
                .around(p)
                .into_iter()
                .any(|n| position.at(n) == color && position.root(n) == chain)
        };
        let vital = chains
            .iter()
            .copied()
            .filter(|&chain| {
                let mut empty = points.iter().filter(|&&p| position.at(p) == EMPTY);
                empty.all(|&p| touches(p, chain))
            })
            .collect();
        regions.push(Region {
            points,
            chains,
            vital,
        });
    }
    regions
}

/// Who owns each point at the end of this many playouts, from -1 (White) to 1 (Black).
#[must_use]
pub fn owners(position: &Position, scoring: &Scoring, playouts: u32, seed: u64) -> Vec<f32> {
    let shape = position.shape();
    let objective = Objective::Score(scoring.clone());
    let mut owners = vec![0.0; shape.cells()];
    let mut board = position.clone();
    let mut dice = Dice::new(seed);
    let mut trace = Trace::new();
    for n in 0..playouts {
        board.clone_from(position);
        // Both sides begin half of them.
        if n % 2 == 1 {
            board.set_side(position.side() ^ 1);
        }
        board.set_state(board.side(), board.taken(), board.ko(), 0);
        trace.clear();
        playout::run(&mut board, &objective, &Habits::FULL, &mut dice, &mut trace);
        add_owners(&board, &mut owners);
    }
    let n = playouts.max(1) as f32;
    owners.iter().map(|owner| owner / n).collect()
}

/// Adds 1 for each point that is Black's on a played-out board, -1 for White's.
pub fn add_owners(board: &Position, owners: &mut [f32]) {
    let shape = board.shape();
    for p in shape.points() {
        let color = board.at(p);
        let owner = if color == EMPTY {
            let mut touches = [false; 2];
            for n in shape.around(p) {
                let c = board.at(n);
                if c < EMPTY {
                    touches[usize::from(c)] = true;
                }
            }
            match touches {
                [true, false] => 1.0,
                [false, true] => -1.0,
                _ => 0.0,
            }
        } else if color == BLACK {
            1.0
        } else {
            -1.0
        };
        owners[p] += owner;
    }
}

/// What is thought of the chains of a finished board.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// For each cell, whether its stone is dead.
    pub dead: Vec<bool>,
    /// Roots of chains whose status the playouts do not agree about.
    pub unclear: Vec<usize>,
    /// The owners from playouts, -1 to 1.
    pub owners: Vec<f32>,
}

/// Judges every chain: pass-alive chains live; of the others those that playouts mostly lose are
/// dead.
#[must_use]
pub fn status(position: &Position, scoring: &Scoring, playouts: u32, seed: u64) -> Status {
    let shape = position.shape();
    let alive = pass_alive(position);
    let mut owners = owners(position, scoring, playouts, seed);
    for p in shape.points() {
        match alive[p] {
            EMPTY => {}
            BLACK => owners[p] = 1.0,
            _ => owners[p] = -1.0,
        }
    }
    let mut dead = vec![false; shape.cells()];
    let mut unclear = Vec::new();
    for root in shape.points() {
        let color = position.at(root);
        if color >= EMPTY || position.root(root) != root || alive[root] == color {
            continue;
        }
        let sign = if color == BLACK { 1.0 } else { -1.0 };
        let sum: f32 = position.chain(root).map(|p| owners[p] * sign).sum();
        let mean = sum / position.stones(root) as f32;
        if mean < -0.3 {
            for p in position.chain(root) {
                dead[p] = true;
            }
        }
        if mean.abs() < 0.6 {
            unclear.push(root);
        }
    }
    Status {
        dead,
        unclear,
        owners,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::WHITE;
    use crate::shape::Shape;

    fn board(rows: &[&str]) -> Position {
        let shape = Shape::new(rows[0].len() as u8, rows.len() as u8).unwrap();
        let mut position = Position::new(shape);
        for (y, row) in rows.iter().rev().enumerate() {
            for (x, letter) in row.chars().enumerate() {
                match letter {
                    'B' => position.set_up(shape.cell(x, y), BLACK),
                    'W' => position.set_up(shape.cell(x, y), WHITE),
                    _ => {}
                }
            }
        }
        position
    }

    #[test]
    fn two_eyes_are_alive_and_one_is_not() {
        let two = board(&[".B.B.", "BBBBB", ".....", "WWWWW", "....."]);
        let alive = pass_alive(&two);
        let shape = two.shape();
        assert_eq!(alive[shape.cell(0, 3)], BLACK);
        assert_eq!(alive[shape.cell(2, 4)], BLACK);
        assert_eq!(
            alive[shape.cell(0, 1)],
            EMPTY,
            "the space of three is not vital"
        );
        assert_eq!(alive[shape.cell(0, 2)], EMPTY, "neutral");
    }

    #[test]
    fn a_lone_stone_in_enemy_land_is_dead() {
        let position = board(&[
            ".B.BW.W..",
            "BBBBWWW..",
            "BB.BW.WW.",
            "BBBBW.W.W",
            "B.BBWWWWW",
            "BBBBW.W..",
            "BW.BWWWWW",
            "B..BW...W",
            ".BBBWW.W.",
        ]);
        let scoring = Scoring {
            komi: 13,
            territory: false,
            dead: Vec::new(),
        };
        let status = status(&position, &scoring, 200, 1);
        let shape = position.shape();
        assert!(status.dead[shape.cell(1, 2)]);
        assert_eq!(status.dead.iter().filter(|&&dead| dead).count(), 1);
    }
}
