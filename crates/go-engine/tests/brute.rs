//! The solver against plain minimax with a slow board, on tiny boards under every mix of rules.

use std::collections::BTreeMap;
use yonban_go_engine::dice::Dice;
use yonban_go_engine::position::{BLACK, EMPTY, NONE, Position, WHITE};
use yonban_go_engine::reference::Reference;
use yonban_go_engine::shape::Shape;
use yonban_go_engine::solver::{Move, PassRule, Solver, SolverRules, Tie, Verdict};
use yonban_search::{Budget, Stop};

/// What of a position decides its future.
type Key = (Vec<u8>, u8, usize, [u16; 2], u8, [u8; 2]);

#[derive(Clone)]
struct State {
    board: Reference,
    passes: u8,
    left: [u8; 2],
}

struct Minimax {
    shape: Shape,
    rules: SolverRules,
    known: BTreeMap<Key, i8>,
}

impl Minimax {
    /// 1: Black wins, -1: White wins, 0: a draw.
    fn value(&mut self, state: &State) -> i8 {
        let board = &state.board;
        for (color, value) in [(BLACK, 1), (WHITE, -1)] {
            let c = usize::from(color);
            if board.taken[c] >= self.rules.target[c] {
                return value;
            }
        }
        let key = (
            board.colors.clone(),
            board.side,
            board.ko,
            board.taken,
            state.passes,
            state.left,
        );
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let me = if board.side == BLACK { 1 } else { -1 };
        let best = self.moves(state).into_iter().map(|(_, v)| v * me).max();
        let value = match best {
            Some(best) => best * me,
            // After two passes that did not end it nobody can place: a draw.
            None if self.rules.tie == Tie::PlayOn && state.passes >= 2 => 0,
            None => -me,
        };
        self.known.insert(key, value);
        value
    }

    /// Every legal move with its value.
    fn moves(&mut self, state: &State) -> Vec<(Move, i8)> {
        let mut moves = Vec::new();
        for p in self.shape.points() {
            if state.board.colors[p] != EMPTY {
                continue;
            }
            if let Some(board) = state.board.after(p) {
                let next = State {
                    board,
                    passes: 0,
                    left: state.left,
                };
                moves.push((Move::Stone(p), self.value(&next)));
            }
        }
        if let Some(next) = self.after_pass(state) {
            let value = next.map_or_else(|value| value, |next| self.value(&next));
            moves.push((Move::Pass, value));
        }
        moves
    }

    /// After an empty move, if there is one: a state, or the result it ends in.
    fn after_pass(&self, state: &State) -> Option<Result<State, i8>> {
        let me = usize::from(state.board.side);
        let mut next = state.clone();
        match self.rules.pass {
            PassRule::None => return None,
            PassRule::Limited if state.left[me] == 0 => return None,
            PassRule::Limited => next.left[me] -= 1,
            PassRule::Prisoner => next.board.taken[me ^ 1] += 1,
            PassRule::Free => {}
        }
        if self.rules.tie == Tie::PlayOn && state.passes >= 2 {
            return None;
        }
        next.board.side ^= 1;
        next.board.ko = NONE;
        next.passes += 1;
        let reached = next.board.taken[me ^ 1] >= self.rules.target[me ^ 1];
        if next.passes < 2 || reached {
            return Some(Ok(next));
        }
        let [black, white] = next.board.taken;
        Some(match (black.cmp(&white), self.rules.tie) {
            (std::cmp::Ordering::Greater, _) => Err(1),
            (std::cmp::Ordering::Less, _) | (_, Tie::White) => Err(-1),
            (_, Tie::Draw) => Err(0),
            (_, Tie::PlayOn) => Ok(next),
            (_, Tie::Area { komi }) => {
                let mut board = Position::new(self.shape);
                for p in self.shape.points() {
                    if next.board.colors[p] != EMPTY {
                        board.set_up(p, next.board.colors[p]);
                    }
                }
                Err((2 * board.area() - komi).signum() as i8)
            }
        })
    }
}

/// Rules and a position after a few random moves.
fn compare(shape: Shape, rules: SolverRules, left: [u8; 2], plies: usize, dice: &mut Dice) {
    let mut board = Reference::new(shape, rules.suicide);
    let mut fast = Position::new(shape)
        .with_targets(rules.target)
        .with_suicide(rules.suicide);
    for _ in 0..plies {
        match fast.random_point(dice, true) {
            NONE => break,
            p => {
                let next = board.after(p).expect("legal");
                let over = (0..2).any(|c| next.taken[c] >= rules.target[c]);
                if over {
                    break;
                }
                board = next;
                fast.play(p);
            }
        }
    }
    let mut plain = Minimax {
        shape,
        rules,
        known: BTreeMap::new(),
    };
    let state = State {
        board,
        passes: 0,
        left,
    };
    let text = format!("{shape:?} {rules:?} left {left:?} {:?}", state.board.colors);
    let value = plain.value(&state);
    let want = match value {
        1 => Verdict::Win(BLACK),
        -1 => Verdict::Win(WHITE),
        _ => Verdict::Draw,
    };
    let mut solver = Solver::new(&fast, rules, left, 1);
    let endless = Budget::nodes(u64::MAX);
    assert_eq!(solver.verdict(&endless, &Stop::new()), Some(want), "{text}");
    let mut moves: Vec<Move> = plain
        .moves(&state)
        .into_iter()
        .filter(|(_, v)| *v == value)
        .map(|(m, _)| m)
        .collect();
    moves.sort_unstable();
    // A side that loses has no move to name.
    if want == Verdict::Win(state.board.side ^ 1) {
        moves.clear();
    }
    let found = solver.first_moves(want, &endless, &Stop::new());
    assert_eq!(found, Some(moves), "{text}");
}

#[test]
fn verdicts_and_first_moves_are_those_of_minimax() {
    let mut dice = Dice::new(11);
    let rounds = if std::env::var_os("YONBAN_SOAK").is_some() {
        4_000
    } else {
        250
    };
    let sizes = [(2, 2), (3, 2), (4, 1), (5, 1), (3, 3), (4, 2)];
    for n in 0..rounds {
        let (w, h) = sizes[dice.below(sizes.len())];
        let shape = Shape::new(w, h).expect("a shape");
        let most = if shape.area() > 6 { 2 } else { 4 };
        let target = [1 + dice.below(most) as u16, 1 + dice.below(most) as u16];
        let pass = [
            PassRule::Free,
            PassRule::None,
            PassRule::Limited,
            PassRule::Prisoner,
        ][n % 4];
        let ties = [Tie::Draw, Tie::White, Tie::PlayOn, Tie::Area { komi: 1 }];
        let rules = SolverRules {
            target,
            suicide: dice.percent(40),
            pass,
            tie: ties[dice.below(4)],
        };
        let left = if pass == PassRule::Limited {
            [dice.below(3) as u8, dice.below(3) as u8]
        } else {
            [0; 2]
        };
        let plies = dice.below(shape.area());
        compare(shape, rules, left, plies, &mut dice);
    }
}
