//! Mate problems of shogi: the position after some moves, what may be played, and what the solver
//! says.

use std::collections::BTreeMap;
use std::fmt;

use yonban_protocol::{ShogiLast, ShogiView, StudyMove, Tsume, TsumeRequest, TsumeSolution};
use yonban_rules::{Reason, Seat};
use yonban_search::{Budget, Stop};
use yonban_shogi::{Action, Board, Color, Last, Move, Strictness, notation};
use yonban_shogi_engine::mate::{Defence, Mate, Solution, defend, solve};

use super::{in_styles, seat, shogi};

/// How much the solver may look at: a few seconds of one core, more than composed problems of a dozen
/// plies need.
const NODES: u64 = 2_000_000;
/// The memory of the solver.
const MEGABYTES: usize = 64;

/// Why a problem cannot be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BadProblem {
    /// The field of the request.
    pub(crate) field: &'static str,
    /// For people, in English.
    pub(crate) message: String,
}

/// What is wrong with a position, with its reason behind it for pages that have words of their own.
fn named(what: impl fmt::Display, reason: &str) -> String {
    format!("{what} ({reason})")
}

/// A problem after its moves so far.
struct Problem {
    board: Board,
    number: u32,
    attacker: Color,
    last: Option<ShogiLast>,
}

/// Looks at a problem, and solves it where that is asked.
pub(crate) fn tsume(asked: &TsumeRequest) -> Result<Tsume, BadProblem> {
    let bad = |field, message| BadProblem { field, message };
    let (start, number) = Board::from_sfen(&asked.start, Strictness::Problem)
        .map_err(|error| bad("start", named(&error, error.reason())))?;
    let attacker = start.side();
    if start.king(attacker.other()).is_none() {
        let why = named("there is no king to mate", "missing_king");
        return Err(bad("start", why));
    }
    if start.in_check() {
        let why = named("the attacker is in check", "attacker_in_check");
        return Err(bad("start", why));
    }
    let canonical = start.to_sfen(number);
    let mut problem = Problem {
        board: start,
        number,
        attacker,
        last: None,
    };
    let mut moves = Vec::with_capacity(asked.actions.len());
    for (n, text) in asked.actions.iter().enumerate() {
        let action: Move = text
            .parse()
            .map_err(|error: yonban_shogi::ParseActionError| {
                bad("actions", format!("move {}: {error}", n + 1))
            })?;
        if let Some(why) = problem.refusal(action) {
            return Err(bad("actions", format!("move {}: {why}", n + 1)));
        }
        moves.push(problem.play(action));
    }
    let legal = problem.moves();
    Ok(Tsume {
        start: canonical,
        moves,
        position: problem.view(),
        attacks: problem.attacks(),
        solution: asked.solve.then(|| problem.solution()),
        legal: legal.iter().map(ToString::to_string).collect(),
    })
}

impl Problem {
    fn attacks(&self) -> bool {
        self.board.side() == self.attacker
    }

    /// The attacker's checks, or every legal reply.
    fn moves(&self) -> Vec<Move> {
        let mut moves = self.board.moves();
        if self.attacks() {
            moves.retain(|&action| self.board.gives_check(action));
        }
        moves
    }

    fn refusal(&self, action: Move) -> Option<String> {
        match self.board.refusal(action) {
            Some(illegal) => Some(illegal.to_string()),
            None if self.attacks() && !self.board.gives_check(action) => {
                Some(format!("{action} gives no check"))
            }
            None => None,
        }
    }

    /// Makes a legal move.
    fn play(&mut self, action: Move) -> StudyMove {
        let side = self.board.side();
        let told = StudyMove {
            seat: Some(seat(match side {
                Color::Black => Seat::A,
                Color::White => Seat::B,
            })),
            side: Some(side.to_string()),
            action: action.to_string(),
            written: self.written(action),
        };
        let captured = self.board.piece(action.to());
        self.board.play(action);
        self.number = self.number.saturating_add(1);
        let piece = self.board.piece(action.to());
        self.last = Some(shogi::last(Last {
            side,
            action: Action::Move(action),
            piece,
            captured,
            foul: None,
        }));
        told
    }

    fn written(&self, action: Move) -> BTreeMap<String, String> {
        let before = self.last.as_ref().and_then(|last| last.to.as_deref());
        let before = before.and_then(|to| to.parse().ok());
        let action = Action::Move(action);
        in_styles(&notation::written(&self.board, &action, before))
    }

    fn view(&self) -> ShogiView {
        ShogiView {
            last: self.last.clone(),
            ..shogi::bare(&self.board, self.number)
        }
    }

    fn solution(&self) -> TsumeSolution {
        let budget = Budget::nodes(NODES);
        let stop = Stop::new();
        if self.attacks() {
            return match solve(&self.board, &budget, MEGABYTES, &stop) {
                Solution::Mate(mate) => self.told(&mate),
                Solution::NoMate => TsumeSolution::NoMate,
                Solution::Unsolved => TsumeSolution::Unsolved,
            };
        }
        match defend(&self.board, &budget, MEGABYTES, &stop) {
            Defence::Mated => self.told(&Mate {
                line: Vec::new(),
                shortest: true,
                first_moves: Vec::new(),
                useless: Vec::new(),
            }),
            Defence::Longest(reply) => {
                let mut line = vec![reply.action];
                line.extend(reply.mate.line);
                let later = reply.mate.useless.into_iter().map(|ply| ply + 1);
                self.told(&Mate {
                    line,
                    shortest: reply.mate.shortest,
                    first_moves: Vec::new(),
                    useless: reply
                        .useless
                        .then_some(0)
                        .into_iter()
                        .chain(later)
                        .collect(),
                })
            }
            Defence::Escapes(_) => TsumeSolution::NoMate,
            Defence::Unsolved(_) => TsumeSolution::Unsolved,
        }
    }

    fn told(&self, mate: &Mate) -> TsumeSolution {
        let mut after = Problem {
            board: self.board.clone(),
            last: self.last.clone(),
            ..*self
        };
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        TsumeSolution::Mate {
            plies: small(mate.line.len()),
            composed: small(mate.composed_length()),
            shortest: mate.shortest,
            first_moves: mate.first_moves.iter().map(ToString::to_string).collect(),
            useless: mate.useless.iter().map(|ply| small(ply + 1)).collect(),
            line: mate.line.iter().map(|&action| after.play(action)).collect(),
        }
    }
}
