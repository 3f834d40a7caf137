//! What the skill levels mean for this engine: how much a level sees, not how often it errs.

use crate::mcts::{Sight, Style};
use crate::playout::Habits;
use yonban_search::Level;

/// What a level may look at, and what it notices.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// Playouts for one decision; `None` is no limit.
    pub playouts: Option<u64>,
    /// Positions for one proof; 0: it proves nothing, `None` is no limit.
    pub proof: Option<u64>,
    /// How it looks at positions.
    pub style: Style,
}

/// Beginners see stones, not chains in danger; from level 3 a level notices atari, from level 5 it
/// reads ladders and knows shapes, from level 6 it proves what it can; each reads further than the
/// one below.
#[must_use]
pub fn skill(level: Level) -> Skill {
    let style = |ladders: u32, atari: bool, shapes: bool, habits: Habits| Style {
        sight: Sight {
            ladders,
            atari,
            shapes,
        },
        habits,
        ..Style::FULL
    };
    let some = |playouts, proof, style| Skill {
        playouts: Some(playouts),
        proof: Some(proof),
        style,
    };
    let half = Habits {
        takes: 50,
        saves: 40,
        nakade: 0,
        shapes: 0,
        careful: 50,
    };
    let plain = Habits {
        shapes: 0,
        ..Habits::FULL
    };
    match level.get() {
        0 | 1 => some(40, 0, style(0, false, false, Habits::LIGHT)),
        2 => some(120, 0, style(0, false, false, half)),
        3 => some(60, 0, style(0, true, false, half)),
        4 => some(150, 0, style(0, true, false, plain)),
        5 => some(250, 0, style(4, true, true, plain)),
        6 => some(600, 2_000, style(8, true, true, Habits::FULL)),
        7 => some(1_500, 10_000, style(16, true, true, Habits::FULL)),
        8 => some(4_000, 50_000, style(30, true, true, Habits::FULL)),
        9 => some(12_000, 200_000, style(40, true, true, Habits::FULL)),
        _ => Skill {
            playouts: None,
            proof: None,
            style: Style::FULL,
        },
    }
}
