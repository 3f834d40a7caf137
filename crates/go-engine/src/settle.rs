//! Passing in scored games, and which stones are dead.

use crate::decide::{Decision, Question};
use crate::mcts::{Found, Tried};
use crate::objective::{Objective, Scoring};
use crate::position::{BLACK, EMPTY, NONE};
use crate::question;
use crate::rules::{index, point};
use crate::score::{Status, status};
use yonban_go::{Action, DeadStones, Go, Point, Settlement};

/// Playouts behind the engine's own opinion of dead stones.
const PLAYOUTS: u64 = 600;
/// Playouts behind the house's suggestion: some 25 ms on 19x19.
const SUGGESTION_PLAYOUTS: u32 = 400;

/// What is thought of the chains now.
pub(crate) fn judge(question: &Question<'_>, most: u64) -> Status {
    let scoring = scoring_of(&question.objective);
    let nodes = question.budget.nodes.map_or(most, |n| n / 4);
    // A playout takes up to half a microsecond a point.
    let area = question.position.shape().area() as u128;
    let time = question.budget.time.map_or(most, |time| {
        u64::try_from(time.as_micros() / (2 * area)).unwrap_or(most)
    });
    let playouts = most.min(nodes).min(time).max(24);
    let playouts = u32::try_from(playouts).unwrap_or(u32::MAX);
    status(&question.position, &scoring, playouts, question.seed())
}

/// How the board would be counted; a capture game by area.
pub(crate) fn scoring_of(objective: &Objective) -> Scoring {
    match objective {
        Objective::Score(scoring) => scoring.clone(),
        Objective::Capture(_) => Scoring {
            komi: 0,
            territory: false,
            dead: Vec::new(),
        },
    }
}

/// The stones that the house would take for dead on a board where play is over, in the order of the
/// board: what [`score::status`](crate::score::status) says of a fixed number of playouts, so that
/// both players are shown the same. Nobody's proposal.
///
/// ```
/// use yonban_go::Go;
/// use yonban_rules::PositionText;
///
/// let text = "3BW4/3BW4/1W1BW4/3BW4/3BW4/3BW4/3BW4/3BW4/3BW4 b 0 0 -";
/// let game = Go::from_position(&"chinese,size=9".parse()?, text)?;
/// assert_eq!(yonban_go_engine::suggested_dead(&game), ["b7".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn suggested_dead(game: &Go) -> Vec<Point> {
    let position = question::position(game);
    let scoring = Scoring {
        komi: 0,
        territory: false,
        dead: Vec::new(),
    };
    let status = status(&position, &scoring, SUGGESTION_PLAYOUTS, 0);
    let shape = position.shape();
    let mut stones: Vec<Point> = shape
        .points()
        .filter(|&cell| status.dead[cell])
        .map(|cell| point(shape, cell))
        .collect();
    stones.sort_unstable();
    stones
}

/// One point of each dead chain, as a proposal names them.
pub(crate) fn proposal(question: &Question<'_>, status: &Status) -> Vec<Point> {
    let position = &question.position;
    let shape = position.shape();
    shape
        .points()
        .filter(|&p| status.dead[p] && position.root(p) == p)
        .map(|p| point(shape, p))
        .collect()
}

/// An answer in settlement: the right dead stones are proposed and accepted; a wrong proposal is
/// answered once, and if it comes again play goes on.
pub(crate) fn settle(question: &Question<'_>) -> Decision {
    let status = judge(question, PLAYOUTS);
    let game = &question.record.game;
    let mine = proposal(question, &status);
    let propose = Action::Dead(DeadStones::new(mine.iter().copied()));
    let Some(standing) = game.settlement().and_then(Settlement::proposal) else {
        return Decision::at_once(propose);
    };
    if question.allowed.contains(&Action::Accept) && agrees(question, &status, &standing.dead) {
        return Decision::at_once(Action::Accept);
    }
    // The third proposal since play ended: each has said what it thinks.
    let talked = question.record.proposals >= 3;
    if talked && question.allowed.contains(&Action::Resume) {
        // Playing on helps only if the count decides otherwise.
        let theirs = game.count(&standing.dead).margin();
        let ours = game.count(&mine).margin();
        if theirs.leader() == ours.leader() && question.allowed.contains(&Action::Accept) {
            return Decision::at_once(Action::Accept);
        }
        return Decision::at_once(Action::Resume);
    }
    Decision::at_once(propose)
}

/// Whether a proposal differs only in chains that nobody can be sure of.
fn agrees(question: &Question<'_>, status: &Status, dead: &[Point]) -> bool {
    let position = &question.position;
    let shape = position.shape();
    shape.points().all(|p| {
        position.at(p) >= EMPTY
            || status.unclear.contains(&position.root(p))
            || dead.contains(&point(shape, p)) == status.dead[p]
    })
}

/// Whether the side to move should make an empty move rather than `best`.
pub(crate) fn should_pass(
    question: &Question<'_>,
    status: &Status,
    found: &Found,
    best: &Tried,
) -> bool {
    let Some(pass) = found.moves.iter().find(|m| m.point == NONE) else {
        return false;
    };
    if best.point == NONE {
        return true;
    }
    let Objective::Score(scoring) = &question.objective else {
        return false;
    };
    let sign = if question.position.side() == BLACK {
        1
    } else {
        -1
    };
    let leads = sign * scoring.half_points(&question.position) > 0;
    let owned = |owners: &[f32]| owners.get(best.point).is_some_and(|o| o.abs() >= 0.85);
    // A stone in land that is somebody's already changes nothing.
    let idle = owned(&found.ownership) || owned(&status.owners);
    let lost = best.rate < 0.04;
    let closed = open_points(question, status) == 0;
    if question.position.passes() > 0 {
        // The other has passed: passing ends play, and the count decides.
        return idle && (leads && closed || !leads && lost);
    }
    let close = best.rate - pass.rate < 0.02 || pass.visits < 20;
    idle && (lost || closed && (leads || close) && is_safe(question, best.rate))
}

/// Where dead stones stay on the board in a count, a point that takes some or comes nearer to it.
pub(crate) fn clearing_point(question: &Question<'_>, status: &Status) -> Option<usize> {
    let Objective::Score(scoring) = &question.objective else {
        return None;
    };
    let position = &question.position;
    if !scoring.dead.is_empty() {
        return None;
    }
    let me = position.side();
    let shape = position.shape();
    let enemies = shape
        .points()
        .filter(|&p| position.at(p) == me ^ 1 && status.dead[p]);
    let mut points: Vec<usize> = enemies
        .flat_map(|p| shape.around(p))
        .filter(|&p| position.at(p) == EMPTY && position.is_legal(p))
        .filter(|&p| question.allowed.contains(&Action::Place(point(shape, p))))
        .collect();
    points.sort_unstable();
    points.dedup();
    let takes = |p: usize| {
        shape
            .around(p)
            .into_iter()
            .any(|n| position.at(n) == me ^ 1 && position.last_liberty(n) == p)
    };
    let taking = points.iter().copied().find(|&p| takes(p));
    taking.or_else(|| {
        let mut quiet = points.into_iter();
        quiet.find(|&p| !position.is_self_atari(p) && !position.is_eye(p, me))
    })
}

/// Whether the other gains nothing by playing on after an empty move.
fn is_safe(question: &Question<'_>, rate: f32) -> bool {
    let mut next = question.position.clone();
    next.pass();
    let mut cells: Vec<usize> = next
        .empties()
        .iter()
        .map(|&e| usize::from(e))
        .filter(|&p| next.is_legal(p))
        .collect();
    cells.push(NONE);
    let found = question.search_from(&next, &cells, question.share(40), &mut |_, _| {});
    found
        .moves
        .first()
        .is_none_or(|answer| 1.0 - answer.rate > rate - 0.05)
}

/// Empty points that are neither side's and not neutral either: next to stones of one colour only.
fn open_points(question: &Question<'_>, status: &Status) -> usize {
    let position = &question.position;
    let shape = position.shape();
    position
        .empties()
        .iter()
        .map(|&e| usize::from(e))
        .filter(|&p| status.owners[p].abs() < 0.6)
        .filter(|&p| {
            let mut touches = [false; 2];
            for n in shape.around(p) {
                let c = position.at(n);
                if c < EMPTY && !status.dead[n] {
                    touches[usize::from(c)] = true;
                }
            }
            // A neutral point is worth nothing once every border is closed.
            touches != [true, true]
        })
        .count()
}

/// The colour the engine plays, as an index.
pub(crate) fn own_color(question: &Question<'_>) -> u8 {
    index(question.record.game.color_of(question.seat))
}
