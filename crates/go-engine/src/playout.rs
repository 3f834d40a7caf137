//! How playouts play: they take and save near the last stones, look for the vital point of a small
//! eye space and for local shapes, put no chain into atari without need, and fill no eye while
//! something else is left.

use crate::dice::Dice;
use crate::objective::Objective;
use crate::patterns;
use crate::position::{BORDER, EMPTY, NONE, Position};

/// How often, in percent, a playout follows each habit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Takes an enemy chain in atari near the last stones.
    pub takes: usize,
    /// Saves an own chain in atari near the last stone.
    pub saves: usize,
    /// Plays the vital point of a small space.
    pub nakade: usize,
    /// Plays a local shape.
    pub shapes: usize,
    /// Refuses to put a chain of its own into atari.
    pub careful: usize,
}

impl Habits {
    /// Everything.
    pub const FULL: Habits = Habits {
        takes: 90,
        saves: 90,
        nakade: 60,
        shapes: 90,
        careful: 95,
    };
    /// Random legal points, eyes aside.
    pub const LIGHT: Habits = Habits {
        takes: 0,
        saves: 0,
        nakade: 0,
        shapes: 0,
        careful: 0,
    };
}

/// The stones of a playout in order, for all-moves-as-first.
pub type Trace = Vec<(u16, u8)>;

/// Plays to the end. The value for Black, from 0 to 1, as the objective judges.
pub fn run(
    position: &mut Position,
    objective: &Objective,
    habits: &Habits,
    dice: &mut Dice,
    trace: &mut Trace,
) -> f32 {
    let most = 3 * position.shape().area() + 20;
    let placed = objective.placed(position);
    let passing = objective.may_pass_in_playouts();
    for _ in 0..most {
        if let Some(winner) = position.winner() {
            return objective.won(winner, position);
        }
        let p = choose(position, habits, dice, passing);
        if p == NONE {
            if !passing {
                return objective.won(position.side() ^ 1, position);
            }
            position.pass();
            if position.passes() >= 2 {
                break;
            }
        } else {
            trace.push((p as u16, position.side()));
            position.play(p);
        }
    }
    objective.at_playout_end(position, placed)
}

/// The next point, or [`NONE`] where nothing sensible is left.
fn choose(position: &Position, habits: &Habits, dice: &mut Dice, passing: bool) -> usize {
    let me = position.side();
    let [last, before] = position.last();
    if habits.takes > 0 {
        let mine = usize::from(position.need(me));
        let theirs = usize::from(position.need(me ^ 1));
        let (take, gain) = best_take(position, last, before);
        if gain >= mine {
            return take;
        }
        if last != NONE {
            let (save, size) = best_save(position, last);
            // A chain whose loss ends the game must be saved if anything can.
            if save != NONE && (size >= theirs || dice.percent(habits.saves)) {
                return save;
            }
        }
        if take != NONE && dice.percent(habits.takes) {
            return take;
        }
    }
    if last != NONE {
        if habits.nakade > 0 && dice.percent(habits.nakade) {
            let p = nakade(position, last);
            if p != NONE && position.is_legal(p) {
                return p;
            }
        }
        if habits.shapes > 0 && dice.percent(habits.shapes) {
            let p = local_shape(position, last, dice);
            if p != NONE {
                return p;
            }
        }
    }
    random(position, habits, dice, passing)
}

/// The enemy chain in atari near the last stones that is worth most: where to take it, and its size.
fn best_take(position: &Position, last: usize, before: usize) -> (usize, usize) {
    let foe = position.side() ^ 1;
    let mut best = (NONE, 0);
    let mut look = |p: usize| {
        if position.at(p) == foe {
            let take = position.last_liberty(p);
            let size = position.stones(p);
            if take != NONE && size > best.1 && position.is_legal(take) {
                best = (take, size);
            }
        }
    };
    if last != NONE {
        look(last);
        for n in position.shape().around(last) {
            // Chains next to an own chain that the last stone put into atari.
            if position.at(n) == foe ^ 1 && position.last_liberty(n) != NONE {
                for stone in position.chain(n) {
                    position
                        .shape()
                        .around(stone)
                        .into_iter()
                        .for_each(&mut look);
                }
            }
        }
    }
    if before != NONE {
        position
            .shape()
            .around(before)
            .into_iter()
            .for_each(&mut look);
    }
    best
}

/// The own chain that the last stone put into atari and that can be saved: how, and its size.
fn best_save(position: &Position, last: usize) -> (usize, usize) {
    let me = position.side();
    let mut best = (NONE, 0);
    for n in position.shape().around(last) {
        if position.at(n) != me {
            continue;
        }
        let liberty = position.last_liberty(n);
        let size = position.stones(n);
        if liberty == NONE || size <= best.1 {
            continue;
        }
        // Taking a captor was tried before; here it runs.
        if position.is_legal(liberty) && !position.is_self_atari(liberty) {
            best = (liberty, size);
            continue;
        }
        for stone in position.chain(n) {
            for e in position.shape().around(stone) {
                if position.at(e) == me ^ 1 {
                    let take = position.last_liberty(e);
                    if take != NONE && position.is_legal(take) {
                        best = (take, size);
                    }
                }
            }
        }
    }
    best
}

/// The vital point of a space of three to six points next to the last stone that the enemy encloses.
fn nakade(position: &Position, last: usize) -> usize {
    let shape = position.shape();
    let foe = position.side() ^ 1;
    for start in shape.around(last) {
        if position.at(start) != EMPTY {
            continue;
        }
        let mut space = [NONE; 6];
        space[0] = start;
        let mut len = 1;
        let mut i = 0;
        let mut open = false;
        'fill: while i < len {
            for n in shape.around(space[i]) {
                let c = position.at(n);
                if c == EMPTY {
                    if !space[..len].contains(&n) {
                        if len == 6 {
                            open = true;
                            break 'fill;
                        }
                        space[len] = n;
                        len += 1;
                    }
                } else if c != foe && c != BORDER {
                    open = true;
                    break 'fill;
                }
            }
            i += 1;
        }
        if open || len < 3 {
            continue;
        }
        // The point with most neighbours in the space, if it is the only one such.
        let degree = |p: usize| {
            let around = shape.around(p);
            around.iter().filter(|n| space[..len].contains(n)).count()
        };
        let mut degrees = [0; 6];
        for (d, &p) in degrees.iter_mut().zip(&space[..len]) {
            *d = degree(p);
        }
        let most = degrees[..len].iter().copied().max().unwrap_or(0);
        let mut vital = (0..len).filter(|&n| degrees[n] == most);
        if let (Some(n), None) = (vital.next(), vital.next()) {
            // Four in a row and the like live without an answer.
            if len == 3 || most >= 3 {
                return space[n];
            }
        }
    }
    NONE
}

/// A random point next to the last stone that makes a shape.
fn local_shape(position: &Position, last: usize, dice: &mut Dice) -> usize {
    let shape = position.shape();
    let [a, b, c, d] = shape.around(last);
    let [e, f, g, h] = shape.diagonal(last);
    let near = [a, b, c, d, e, f, g, h];
    let start = dice.below(8);
    for n in 0..8 {
        let p = near[(start + n) % 8];
        if position.at(p) == EMPTY
            && patterns::fits(position, p)
            && position.is_legal(p)
            && !position.is_self_atari(p)
        {
            return p;
        }
    }
    NONE
}

/// Stones of the chain that a stone on `p` would make, about.
fn joined(position: &Position, p: usize) -> usize {
    let me = position.side();
    1 + position
        .shape()
        .around(p)
        .into_iter()
        .filter(|&n| position.at(n) == me)
        .map(|n| position.stones(n))
        .sum::<usize>()
}

/// A random point: no own eye, no needless self-atari. Without passing also what is left then.
fn random(position: &Position, habits: &Habits, dice: &mut Dice, passing: bool) -> usize {
    let me = position.side();
    let theirs = usize::from(position.need(me ^ 1));
    let empties = position.empties();
    let len = empties.len();
    let start = dice.below(len);
    let mut poor = NONE;
    let mut eye = NONE;
    for &e in empties[start..].iter().chain(&empties[..start]) {
        let p = usize::from(e);
        if position.is_eye(p, me) {
            if !passing && eye == NONE && position.is_legal(p) {
                eye = p;
            }
            continue;
        }
        if !position.is_legal(p) {
            continue;
        }
        if habits.careful > 0 && position.is_self_atari(p) {
            let size = joined(position, p);
            if size >= theirs || size > 4 || dice.percent(habits.careful) {
                if poor == NONE {
                    poor = p;
                }
                continue;
            }
        }
        return p;
    }
    if passing {
        return NONE;
    }
    // Nobody may pass: rather fill an eye than lose a chain at once.
    if eye != NONE && !position.is_self_atari(eye) {
        return eye;
    }
    if poor != NONE { poor } else { eye }
}
