//! The other side of a problem: the reply that holds out longest.

use super::search::Search;
use super::table::Table;
use super::{Mate, Solution, Solver, solve};
use yonban_search::{Budget, Deadline, Stop};
use yonban_shogi::{Board, Move};

/// What a defender in check can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Defence {
    /// Nothing: it is mate.
    Mated,
    /// Hold out: every reply is mated.
    Longest(Reply),
    /// Escape: there is no mate after this reply.
    Escapes(Move),
    /// Not known within the budget; the reply that the solver could not answer.
    Unsolved(Move),
}

/// A reply that is mated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The reply.
    pub action: Move,
    /// Whether it is a useless interposition.
    pub useless: bool,
    /// How it is mated.
    pub mate: Mate,
}

impl Reply {
    /// The plies to mate from the reply on, it included, useless interpositions not counted.
    fn composed_length(&self) -> usize {
        let own = if self.useless { 0 } else { 2 };
        (self.mate.composed_length() + own).saturating_sub(1)
    }
}

/// The best reply of the side to move, whom the other side mates by continuous checks. It prefers the
/// longest line as composed problems count; among equals, what is no useless interposition, and then
/// the plainly longest. The budget is shared out among the replies.
#[must_use]
pub fn defend(board: &Board, budget: &Budget, megabytes: usize, stop: &Stop) -> Defence {
    let replies = board.moves();
    let share = Budget {
        nodes: budget
            .nodes
            .map(|nodes| nodes / replies.len().max(1) as u64),
        ..*budget
    };
    let mut unsolved = None;
    let mut best: Option<Reply> = None;
    for action in replies {
        let mut after = board.clone();
        after.play(action);
        match solve(&after, &share, megabytes, stop) {
            Solution::NoMate => return Defence::Escapes(action),
            Solution::Unsolved => unsolved = unsolved.or(Some(action)),
            Solution::Mate(mate) => {
                let useless = is_useless(board, action, &mate, &share, stop);
                let reply = Reply {
                    action,
                    useless,
                    mate,
                };
                let worth = |reply: &Reply| {
                    let plain = reply.mate.line.len();
                    (reply.composed_length(), !reply.useless, plain)
                };
                if best
                    .as_ref()
                    .is_none_or(|known| worth(&reply) > worth(known))
                {
                    best = Some(reply);
                }
            }
        }
    }
    match (unsolved, best) {
        (Some(action), _) => Defence::Unsolved(action),
        (None, Some(reply)) => Defence::Longest(reply),
        (None, None) => Defence::Mated,
    }
}

fn is_useless(board: &Board, reply: Move, mate: &Mate, budget: &Budget, stop: &Stop) -> bool {
    let mut solver = Solver {
        board: board.clone(),
        search: Search::new(
            board.side().other(),
            Table::with_megabytes(1),
            Deadline::start(budget, 256, stop),
        ),
    };
    reply.dropped().is_some() && solver.is_useless(reply, mate.line.len().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_shogi::Strictness;

    fn ask(sfen: &str) -> Defence {
        let (board, _) = Board::from_sfen(sfen, Strictness::Problem).unwrap();
        defend(&board, &Budget::nodes(200_000), 4, &Stop::new())
    }

    #[test]
    fn a_mated_king_has_no_reply() {
        assert_eq!(
            ask("4k4/4G4/4P4/9/9/9/9/9/9 w r2b3g4s4n4l17pr 1"),
            Defence::Mated
        );
    }

    #[test]
    fn who_can_take_the_piece_that_checks_escapes() {
        let found = ask("4k4/4G4/9/9/9/9/9/9/9 w 2r2b3g4s4n4l18p 1");
        assert!(matches!(found, Defence::Escapes(_)), "{found:?}");
    }

    #[test]
    fn a_piece_that_is_put_between_only_to_be_taken_is_useless() {
        // Two golds guard every square around the corner; the rook checks from afar.
        match ask("8k/6G2/7G1/9/8R/9/9/9/9 w p 1") {
            Defence::Longest(reply) => {
                assert!(reply.useless, "{reply:?}");
                assert_eq!(reply.mate.line.len(), 1, "{reply:?}");
            }
            other => panic!("{other:?}"),
        }
    }
}
