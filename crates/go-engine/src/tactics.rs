//! Readers of forced sequences: can this chain be taken, can it be saved?

use crate::position::{EMPTY, NONE, Position};

/// Positions a reader may look at; beyond that it says "no".
const NODES: u32 = 300;

/// Reads ladders and nets next to them: an attacker who always gives atari, a defender who extends
/// or takes an attacking chain that is in atari.
#[derive(Debug)]
pub struct Reader {
    depth: u32,
    nodes: u32,
}

impl Reader {
    /// A reader that looks at most `depth` plies ahead.
    #[must_use]
    pub fn new(depth: u32) -> Self {
        Reader { depth, nodes: 0 }
    }

    /// The move with which the side to move takes the enemy chain of `p`, which has one or two
    /// liberties; `None` if none is found.
    pub fn attack(&mut self, position: &Position, p: usize) -> Option<usize> {
        self.nodes = 0;
        self.attack_from(position, p, self.depth)
    }

    /// The move with which the side to move saves its own chain of `p`, which is in atari; `None` if
    /// none is found.
    pub fn save(&mut self, position: &Position, p: usize) -> Option<usize> {
        self.nodes = 0;
        self.save_from(position, p, self.depth)
    }

    fn attack_from(&mut self, position: &Position, p: usize, depth: u32) -> Option<usize> {
        let mut libs = [NONE; 3];
        let count = position.liberties(p, &mut libs);
        if count == 1 {
            return position.is_legal(libs[0]).then_some(libs[0]);
        }
        self.nodes += 1;
        if count != 2 || depth == 0 || self.nodes > NODES {
            return None;
        }
        // First the point where the chain would get more liberties.
        let room = |l: usize| {
            position
                .shape()
                .around(l)
                .into_iter()
                .filter(|&n| position.at(n) == EMPTY)
                .count()
        };
        if room(libs[1]) > room(libs[0]) {
            libs.swap(0, 1);
        }
        let mut next = position.clone();
        for &l in &libs[..2] {
            if !position.is_legal(l) {
                continue;
            }
            next.clone_from(position);
            next.play(l);
            if next.at(l) == EMPTY || next.last_liberty(l) != NONE && next.stones(l) > 1 {
                // An attacker who puts himself in atari wins no ladder.
                continue;
            }
            if self.save_from(&next, p, depth - 1).is_none() {
                return Some(l);
            }
        }
        None
    }

    fn save_from(&mut self, position: &Position, p: usize, depth: u32) -> Option<usize> {
        let last = position.last_liberty(p);
        if last == NONE {
            return Some(NONE);
        }
        self.nodes += 1;
        if depth == 0 || self.nodes > NODES {
            // Beyond the horizon: as if saved.
            return Some(last);
        }
        let me = position.at(p);
        let mut tries = [NONE; 6];
        let mut n = 0;
        // Attackers in atari first.
        for stone in position.chain(p) {
            for e in position.shape().around(stone) {
                if position.at(e) == me ^ 1 {
                    let take = position.last_liberty(e);
                    if take != NONE && n < 5 && !tries[..n].contains(&take) {
                        tries[n] = take;
                        n += 1;
                    }
                }
            }
        }
        if !tries[..n].contains(&last) {
            tries[n] = last;
            n += 1;
        }
        let mut next = position.clone();
        for &m in &tries[..n] {
            if !position.is_legal(m) {
                continue;
            }
            next.clone_from(position);
            next.play(m);
            if next.at(p) == EMPTY || next.last_liberty(p) != NONE {
                continue;
            }
            let mut libs = [NONE; 3];
            if next.liberties(p, &mut libs) >= 3 || self.attack_from(&next, p, depth - 1).is_none()
            {
                return Some(m);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{BLACK, WHITE};
    use crate::shape::Shape;

    fn board(rows: &[&str], side: u8) -> Position {
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
        position.set_side(side);
        position
    }

    #[test]
    fn a_ladder_runs_to_the_edge_or_into_a_friend() {
        let ladder = [
            "........", "........", "........", "........", "...B....", "..BW....", "..BWB...",
            "...BB...",
        ];
        let mut reader = Reader::new(60);
        let position = board(&ladder, WHITE);
        let shape = position.shape();
        let white = shape.cell(3, 2);
        assert_eq!(position.last_liberty(white), shape.cell(4, 2));
        assert_eq!(reader.save(&position, white), None);
        // A horizon of two plies does not see that far: it runs.
        assert!(Reader::new(2).save(&position, white).is_some());
        // A white stone on the way breaks the ladder.
        let mut broken = ladder;
        broken[2] = "......W.";
        broken[3] = "......W.";
        let position = board(&broken, WHITE);
        assert_eq!(reader.save(&position, white), Some(shape.cell(4, 2)));
        // One move before, Black starts it.
        let mut before = ladder;
        before[4] = "........";
        let position = board(&before, BLACK);
        assert_eq!(reader.attack(&position, white), Some(shape.cell(3, 3)));
    }

    #[test]
    fn a_chain_is_saved_by_taking_its_captor() {
        let rows = [".....", ".B...", ".WBW.", ".BW..", "....."];
        let position = board(&rows, WHITE);
        let shape = position.shape();
        let saved = Reader::new(10).save(&position, shape.cell(1, 2));
        assert_eq!(saved, Some(shape.cell(2, 3)));
    }
}
