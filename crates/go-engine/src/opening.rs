//! Colours, the pie, free handicap stones.

use crate::decide::{Decision, Question};
use crate::position::{BLACK, EMPTY, NONE};
use crate::rules::{cell, point};
use yonban_go::{Action, handicap_points};
use yonban_rules::Game;

/// How often Black wins from the start, as far as the engine sees; for the choice of a colour.
pub(crate) fn choose_color(question: &Question<'_>) -> Decision {
    let rate = question.rate_of_side_to_move();
    let black = question.position.side() == BLACK;
    let take_black = (rate >= 0.5) == black;
    let (want, other) = if take_black {
        (Action::Black, Action::White)
    } else {
        (Action::White, Action::Black)
    };
    Decision::at_once(if question.allowed.contains(&want) {
        want
    } else {
        other
    })
}

/// Whether to take Black over after its first stone: if the side to move is worse off.
pub(crate) fn swaps(question: &Question<'_>) -> bool {
    question.rate_of_side_to_move() < 0.5
}

/// The first stone where the other may take it over: one that is worth about as much as White's
/// answer.
pub(crate) fn even_stone(question: &Question<'_>) -> Option<usize> {
    let found = question.search(question.share(100), &mut |_, _| {});
    let tried = found.moves.iter().filter(|m| m.point != NONE);
    let looked_at = tried.clone().filter(|m| m.visits >= 8);
    let distance = |rate: f32| ((rate - 0.5).abs() * 1_000.0) as u32;
    looked_at
        .min_by_key(|m| distance(m.rate))
        .or_else(|| tried.min_by_key(|m| distance(m.prior)))
        .map(|m| m.point)
}

/// The next free handicap stone: the usual points first, then far from all others.
pub(crate) fn handicap_stone(question: &Question<'_>) -> Option<Action> {
    let size = question.record.game.rules().size();
    let shape = question.position.shape();
    let free = |p: usize| question.position.at(p) == EMPTY;
    let usual = (2..=9).rev().find_map(|n| {
        let points = handicap_points(size, n);
        (!points.is_empty()).then_some(points)
    });
    for at in usual.unwrap_or_default() {
        let action = Action::Place(at);
        if free(cell(shape, at)) && question.allowed.contains(&action) {
            return Some(action);
        }
    }
    let stones: Vec<(usize, usize)> = shape
        .points()
        .filter(|&p| !free(p))
        .map(|p| shape.column_row(p))
        .collect();
    let worth = |p: usize| {
        let (x, y) = shape.column_row(p);
        let nearest = stones
            .iter()
            .map(|&(sx, sy)| sx.abs_diff(x) + sy.abs_diff(y))
            .min()
            .unwrap_or(0);
        let line = shape.line(p);
        (nearest.min(6) * 2 + line.min(3) * 3, line == 3 || line == 4)
    };
    shape
        .points()
        .filter(|&p| question.allowed.contains(&Action::Place(point(shape, p))))
        .max_by_key(|&p| (worth(p), std::cmp::Reverse(p)))
        .map(|p| Action::Place(point(shape, p)))
}
