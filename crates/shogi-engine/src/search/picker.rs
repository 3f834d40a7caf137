//! The order in which moves are tried: the one remembered, good captures, killers, the rest by
//! history, bad captures last. Nothing is generated before it is needed.

use super::exchange::gains;
use super::histories::{Histories, Slot, mover};
use crate::evaluate::{Sight, exchange_value};
use yonban_shogi::{Board, Kind, Move, MoveList, Stage};

/// What is picked next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Step {
    Remembered,
    Captures,
    GoodCaptures,
    Killers,
    Quiets,
    AllQuiets,
    BadCaptures,
    Evasions,
    AllEvasions,
    Done,
}

/// A move with its place in the order.
type Rated = (i32, Move);

/// What the order rests on.
pub(super) struct Context<'a> {
    pub(super) histories: &'a Histories,
    pub(super) before: [Slot; 2],
    pub(super) sight: Option<&'a Sight>,
    pub(super) depth: i32,
}

/// Hands out the moves of a position, one by one.
pub(super) struct Picker {
    step: Step,
    remembered: Option<Move>,
    killers: [Option<Move>; 2],
    killer: usize,
    captures_only: bool,
    list: Vec<Rated>,
    next: usize,
    bad: Vec<Move>,
    next_bad: usize,
}

impl Picker {
    /// All moves. `list` is memory to be used again.
    pub(super) fn new(
        board: &Board,
        remembered: Option<Move>,
        killers: [Option<Move>; 2],
        mut list: Vec<Rated>,
    ) -> Self {
        list.clear();
        Picker {
            step: Step::Remembered,
            remembered: remembered.filter(|&action| board.is_legal(action)),
            killers,
            killer: 0,
            captures_only: false,
            list,
            next: 0,
            bad: Vec::new(),
            next_bad: 0,
        }
    }

    /// Captures and promotions of pawns that do not lose by exchange; in check, every reply.
    pub(super) fn captures(board: &Board, remembered: Option<Move>, list: Vec<Rated>) -> Self {
        let mut picker = Picker::new(board, None, [None; 2], list);
        picker.captures_only = true;
        picker.remembered = remembered.filter(|&action| {
            (board.in_check() || board.piece(action.to()).is_some()) && board.is_legal(action)
        });
        picker
    }

    /// The list's memory, for the next picker.
    pub(super) fn into_list(self) -> Vec<Rated> {
        self.list
    }

    /// The next move; quiet ones are left out from now on if `no_quiets`.
    pub(super) fn next(
        &mut self,
        board: &Board,
        context: &Context<'_>,
        no_quiets: bool,
    ) -> Option<Move> {
        loop {
            match self.step {
                Step::Remembered => {
                    self.step = if board.in_check() {
                        Step::Evasions
                    } else {
                        Step::Captures
                    };
                    if self.remembered.is_some() {
                        return self.remembered;
                    }
                }
                Step::Captures => {
                    self.rate_captures(board, context);
                    self.step = Step::GoodCaptures;
                }
                Step::GoodCaptures => match self.best() {
                    Some(action) if Some(action) == self.remembered => {}
                    Some(action) if gains(board, action, 0) => return Some(action),
                    Some(action) => {
                        if !self.captures_only {
                            self.bad.push(action);
                        }
                    }
                    None if self.captures_only => self.step = Step::Done,
                    None => self.step = Step::Killers,
                },
                Step::Killers => {
                    let Some(killer) = self.killers.get(self.killer) else {
                        self.step = Step::Quiets;
                        continue;
                    };
                    self.killer += 1;
                    if let Some(action) = *killer
                        && !no_quiets
                        && self.killer_fits(board, action)
                    {
                        return Some(action);
                    }
                }
                Step::Quiets => {
                    if !no_quiets {
                        self.rate_quiets(board, context);
                    }
                    self.step = Step::AllQuiets;
                }
                Step::AllQuiets => match self.list.get(self.next) {
                    Some(&(_, action)) if !no_quiets => {
                        self.next += 1;
                        let known =
                            Some(action) == self.remembered || self.killers.contains(&Some(action));
                        if !known {
                            return Some(action);
                        }
                    }
                    _ => self.step = Step::BadCaptures,
                },
                Step::BadCaptures => {
                    let Some(&action) = self.bad.get(self.next_bad) else {
                        self.step = Step::Done;
                        continue;
                    };
                    self.next_bad += 1;
                    return Some(action);
                }
                Step::Evasions => {
                    self.rate_evasions(board, context);
                    self.step = Step::AllEvasions;
                }
                Step::AllEvasions => match self.best() {
                    Some(action) if Some(action) == self.remembered => {}
                    Some(action) => return Some(action),
                    None => self.step = Step::Done,
                },
                Step::Done => return None,
            }
        }
    }

    /// A killer is tried if it is legal here and quiet.
    fn killer_fits(&self, board: &Board, action: Move) -> bool {
        Some(action) != self.remembered
            && board.piece(action.to()).is_none()
            && !(action.promotes() && mover(board, action) == Kind::Pawn)
            && board.is_legal(action)
    }

    /// The best move left in the list.
    fn best(&mut self) -> Option<Move> {
        let rest = self.list.get(self.next..)?;
        let (place, _) = rest.iter().enumerate().max_by_key(|(n, (rate, _))| {
            // Among equals the first.
            (*rate, usize::MAX - n)
        })?;
        self.list.swap(self.next, self.next + place);
        let action = self.list[self.next].1;
        self.next += 1;
        Some(action)
    }

    fn rate_captures(&mut self, board: &Board, context: &Context<'_>) {
        let mut moves = MoveList::new();
        board.generate(Stage::Captures, false, &mut moves);
        self.list.clear();
        self.next = 0;
        let side = board.side();
        for &action in moves.as_slice() {
            let kind = mover(board, action);
            let slot = Slot::of(kind, action.to(), side);
            let mut rate = 0;
            if let Some(taken) = board.piece(action.to()) {
                rate += 8 * exchange_value(taken.kind) - exchange_value(kind) / 4;
                rate += context.histories.capture(slot, taken.kind) / 4;
            }
            if action.promotes() {
                rate += 1_000;
            }
            self.list.push((rate, action));
        }
    }

    fn rate_quiets(&mut self, board: &Board, context: &Context<'_>) {
        let mut moves = MoveList::new();
        board.generate(Stage::Quiets, false, &mut moves);
        board.generate(Stage::Drops, false, &mut moves);
        self.list.clear();
        self.next = 0;
        let side = board.side();
        let (us, them) = (side.index(), side.other().index());
        for &action in moves.as_slice() {
            if action.promotes() && mover(board, action) == Kind::Pawn {
                // Came among the captures.
                continue;
            }
            let kind = mover(board, action);
            let to = action.to();
            let slot = Slot::of(kind, to, side);
            let mut rate = context.histories.quiet(side, action, slot, context.before);
            if let Some(sight) = context.sight {
                let dear = kind != Kind::Pawn;
                if dear && sight.pawns[them].contains(to) {
                    rate -= 9_000;
                } else if sight.once[them].contains(to) && !sight.once[us].contains(to) {
                    rate -= 5_000;
                }
                if let Some(from) = action.from()
                    && dear
                {
                    if sight.pawns[them].contains(from) {
                        rate += 9_000;
                    } else if sight.once[them].contains(from) && !sight.once[us].contains(from) {
                        rate += 3_000;
                    }
                }
            }
            if action.promotes() {
                rate += 2_000;
            }
            self.list.push((rate, action));
        }
        // Only what may be searched has to be in order.
        sort_above(&mut self.list, -2_500 * context.depth);
    }

    fn rate_evasions(&mut self, board: &Board, context: &Context<'_>) {
        let mut moves = MoveList::new();
        board.generate(Stage::All, false, &mut moves);
        self.list.clear();
        self.next = 0;
        let side = board.side();
        for &action in moves.as_slice() {
            let kind = mover(board, action);
            let slot = Slot::of(kind, action.to(), side);
            let rate = match board.piece(action.to()) {
                Some(taken) => 60_000 + exchange_value(taken.kind) - exchange_value(kind) / 8,
                // What is put in between is mostly lost.
                None if action.from().is_none() => {
                    context.histories.quiet(side, action, slot, context.before)
                        - 8_000
                        - exchange_value(kind)
                }
                None => context.histories.quiet(side, action, slot, context.before),
            };
            self.list.push((rate, action));
        }
    }
}

/// Puts the moves rated at least `least` in order, in front of the others.
fn sort_above(list: &mut [Rated], least: i32) {
    let mut sorted = 0;
    for n in 0..list.len() {
        if list[n].0 < least {
            continue;
        }
        let rated = list[n];
        list[n] = list[sorted];
        let mut place = sorted;
        while place > 0 && list[place - 1].0 < rated.0 {
            list[place] = list[place - 1];
            place -= 1;
        }
        list[place] = rated;
        sorted += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_searched_is_in_order() {
        let board = Board::start();
        let moves = board.moves();
        let mut list: Vec<Rated> = moves
            .iter()
            .enumerate()
            .map(|(n, &action)| ((n as i32 * 7) % 30 - 15, action))
            .collect();
        sort_above(&mut list, 0);
        let good = list.iter().take_while(|(rate, _)| *rate >= 0).count();
        assert_eq!(good, 15);
        assert!(list[..good].is_sorted_by_key(|(rate, _)| -rate));
        let mut all: Vec<Move> = list.into_iter().map(|(_, action)| action).collect();
        let mut expected = moves;
        all.sort_unstable();
        expected.sort_unstable();
        assert_eq!(all, expected);
    }

    #[test]
    fn every_move_is_picked_once() {
        const POSITIONS: &str = include_str!("../../../../data/shogi/positions_random_dev.tsv");
        let histories = Histories::new();
        for row in POSITIONS.lines().skip(1).step_by(37) {
            let sfen = row.split('\t').next().unwrap_or("");
            let (board, _) = Board::from_sfen(sfen, yonban_shogi::Strictness::Game).expect("a row");
            let mut expected = MoveList::new();
            board.generate(Stage::All, false, &mut expected);
            let mut expected = expected.to_vec();
            let remembered = expected.get(expected.len() / 2).copied();
            let killers = [expected.last().copied(), remembered];
            let sight = Sight::of(&board);
            let context = Context {
                histories: &histories,
                before: [Slot::NONE; 2],
                sight: Some(&sight),
                depth: 3,
            };
            let mut picker = Picker::new(&board, remembered, killers, Vec::new());
            let mut picked = Vec::new();
            while let Some(action) = picker.next(&board, &context, false) {
                picked.push(action);
            }
            picked.sort_unstable();
            expected.sort_unstable();
            assert_eq!(picked, expected, "{sfen}");
        }
    }
}
