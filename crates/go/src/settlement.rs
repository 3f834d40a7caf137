//! Agreeing which stones are dead when play has ended.

use crate::action::{Action, DeadStones};
use crate::board::Board;
use crate::color::Color;
use crate::point::Point;

/// Which stones a side calls dead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Who proposed it.
    pub by: Color,
    /// The stones, whole chains, in the order of the board.
    pub dead: Vec<Point>,
}

/// How far the sides are with agreeing which stones are dead.
///
/// The side on turn when play ended answers first. A proposal turns the question over to the other
/// side, which accepts it, proposes otherwise, or has play resumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settlement {
    proposal: Option<Proposal>,
    to_answer: Color,
}

impl Settlement {
    /// Play has ended with `side` on turn.
    pub(crate) const fn new(side: Color) -> Self {
        Settlement {
            proposal: None,
            to_answer: side,
        }
    }

    /// The standing proposal.
    #[must_use]
    pub const fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Who answers.
    #[must_use]
    pub const fn to_answer(&self) -> Color {
        self.to_answer
    }

    /// The acts that are listed: of the proposals, the one that nothing is dead.
    pub(crate) fn listed(&self) -> Vec<Action> {
        let accept = self.proposal.as_ref().map(|_| Action::Accept);
        let others = [Action::Dead(DeadStones::default()), Action::Resume];
        accept.into_iter().chain(others).collect()
    }

    /// Makes a proposal of the side that answers. Naming exactly what stands is accepting it: says
    /// whether it is.
    pub(crate) fn propose(&mut self, dead: Vec<Point>) -> bool {
        if self.proposal.as_ref().is_some_and(|one| one.dead == dead) {
            return true;
        }
        let by = self.to_answer;
        self.proposal = Some(Proposal { by, dead });
        self.to_answer = by.other();
        false
    }

    /// The stones of the chains that these points name, in the order of the board. Empty points name
    /// nothing.
    #[must_use]
    pub fn chains_of(board: &Board, points: &[Point]) -> Vec<Point> {
        let mut stones: Vec<Point> = Vec::new();
        for &point in points {
            // A chain that is there already is there whole.
            if !stones.contains(&point) {
                stones.extend(
                    board
                        .chain(point)
                        .map(|chain| chain.stones)
                        .unwrap_or_default(),
                );
            }
        }
        stones.sort_unstable();
        stones
    }
}
