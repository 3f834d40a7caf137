//! What stands behind an action or an ending: squares, lines, counts, the replies that were tried.
//!
//! ```
//! use yonban_rules::{Game, PositionText};
//! use yonban_shogi::{Preset, Rules, Shogi};
//!
//! let start = "3lkl3/9/3S1S3/9/9/9/9/9/4K4 b P 1";
//! let game = Shogi::from_position(&Rules::from(Preset::Even), start)?;
//! let explanation = game.explain(&"P*5b".parse()?).ok_or("nothing to say")?;
//! assert_eq!(explanation.rule(), "drop_pawn_mate");
//! assert_eq!(explanation.replies().len(), 3);
//! assert_eq!(
//!     explanation.to_string(),
//!     "drop-pawn mate: the pawn on 5b gives check and leaves no reply; \
//!      4b is attacked from 4c, 5b from 4c 6c, 6b from 6c"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::impasse::Count;
use crate::rules::Impasse;
use crate::{
    Action, Board, Check, Color, Ending, Illegal, Move, Piece, Recurrence, Shogi, Span, Square,
    attacks,
};
use std::fmt;
use yonban_rules::{Game, Reason};

/// What there is to say about an action, or about how a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// A legal move.
    Legal(Outlook),
    /// A move that a rule refuses, or that loses as a foul; the refusal says all.
    Refused(Illegal),
    /// The drop of a pawn that mates.
    DropPawnMate {
        /// Where the pawn would be dropped.
        to: Square,
        /// The king that it would mate.
        king: Square,
        /// Every reply that might help, and why it does not.
        replies: Vec<Reply>,
    },
    /// A declaration, or a count by agreement.
    Declaration(Declaration),
    /// The fourth time that a position stands.
    Repetition(Recurrence),
    /// A king on the enemy king's first square (`impasse=try`).
    Try {
        /// The square.
        king: Square,
    },
    /// The side to move has no legal move.
    NoMoves {
        /// That side.
        side: Color,
        /// The check that it is in, if it is in check.
        check: Option<Check>,
    },
    /// The move limit.
    MoveLimit {
        /// The moves that were made.
        moves: u32,
    },
}

/// What a legal move does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The move.
    pub action: Move,
    /// What moves or is dropped, as it stands before the move.
    pub piece: Piece,
    /// What it takes.
    pub captured: Option<Piece>,
    /// The check that it gives.
    pub check: Option<Check>,
}

/// A reply to the drop of a pawn, and why it fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The move.
    pub action: Move,
    /// The pieces that would then attack the king.
    pub by: Vec<Square>,
}

/// What a declaration comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// Who declares, or is to move where both have agreed to count.
    pub side: Color,
    /// The rule in force.
    pub impasse: Impasse,
    /// The declarer's count.
    pub count: Count,
    /// The other side's.
    pub other: Count,
    /// The ending that it brings, or the condition that fails.
    pub result: Result<Ending, Illegal>,
    /// Whether it has been made.
    pub made: bool,
}

impl Explanation {
    /// The rule, as in refusals and endings; `legal` for an action that no rule refuses.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Explanation::Legal(_) => "legal",
            Explanation::Refused(illegal) => illegal.reason(),
            Explanation::DropPawnMate { .. } => "drop_pawn_mate",
            Explanation::Declaration(declaration) => match &declaration.result {
                Err(illegal) => illegal.reason(),
                Ok(ending) if declaration.made => ending.name(),
                Ok(_) => "legal",
            },
            Explanation::Repetition(recurrence) => match recurrence.checker() {
                Some(_) => Ending::PerpetualCheck.name(),
                None => Ending::Repetition.name(),
            },
            Explanation::Try { .. } => Ending::Try.name(),
            Explanation::NoMoves { check, .. } => match check {
                Some(_) => Ending::Checkmate.name(),
                None => Ending::NoLegalMove.name(),
            },
            Explanation::MoveLimit { .. } => Ending::MoveLimit.name(),
        }
    }

    /// The square that it is about: where a move ends, the king of a declaration that fails on it.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self {
            Explanation::Legal(outlook) => Some(outlook.action.to()),
            Explanation::Refused(illegal) => illegal.square(),
            Explanation::DropPawnMate { to, .. } => Some(*to),
            Explanation::Declaration(declaration) => {
                declaration.result.as_ref().err().and_then(Illegal::square)
            }
            Explanation::Try { king } => Some(*king),
            Explanation::NoMoves { check, .. } => check.as_ref().map(|check| check.king),
            Explanation::Repetition(_) | Explanation::MoveLimit { .. } => None,
        }
    }

    /// The squares to mark: the pawn in the way, pieces that give check, what blocks a slider.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Explanation::Refused(illegal) => illegal.squares(),
            Explanation::DropPawnMate { to, king, replies } => {
                let mut squares = vec![*to, *king];
                squares.extend(replies.iter().flat_map(|reply| &reply.by));
                squares.sort_unstable();
                squares.dedup();
                squares
            }
            Explanation::Declaration(declaration) => {
                let failed = declaration.result.as_ref().err();
                failed.map(Illegal::squares).unwrap_or_default()
            }
            Explanation::Try { king } => vec![*king],
            Explanation::Legal(Outlook {
                check: Some(check), ..
            })
            | Explanation::NoMoves {
                check: Some(check), ..
            } => check.by.iter().chain([&check.king]).copied().collect(),
            Explanation::Legal(_)
            | Explanation::NoMoves { .. }
            | Explanation::Repetition(_)
            | Explanation::MoveLimit { .. } => Vec::new(),
        }
    }

    /// The lines to draw, each from a piece that gives check to the king.
    #[must_use]
    pub fn lines(&self) -> Vec<(Square, Square)> {
        let lines =
            |by: &[Square], king: Square| by.iter().map(move |&from| (from, king)).collect();
        match self {
            Explanation::Refused(
                Illegal::KingLeftInCheck { king, attackers } | Illegal::InCheck { king, attackers },
            )
            | Explanation::Declaration(Declaration {
                result: Err(Illegal::InCheck { king, attackers }),
                ..
            }) => lines(attackers, *king),
            Explanation::DropPawnMate { to, king, .. } => lines(&[*to], *king),
            Explanation::Legal(Outlook {
                check: Some(check), ..
            })
            | Explanation::NoMoves {
                check: Some(check), ..
            } => lines(&check.by, check.king),
            _ => Vec::new(),
        }
    }

    /// The replies that were tried, for the drop of a pawn that mates.
    #[must_use]
    pub fn replies(&self) -> &[Reply] {
        match self {
            Explanation::DropPawnMate { replies, .. } => replies,
            _ => &[],
        }
    }

    /// The moves that it looks at, from 1: of a repetition those since the position first stood.
    #[must_use]
    pub const fn span(&self) -> Option<Span> {
        match self {
            Explanation::Repetition(recurrence) => Some(recurrence.span),
            _ => None,
        }
    }

    /// The declaration with its counts.
    #[must_use]
    pub const fn declaration(&self) -> Option<&Declaration> {
        match self {
            Explanation::Declaration(declaration) => Some(declaration),
            _ => None,
        }
    }
}

impl Shogi {
    /// What stands behind an action: what it does, or the rule that refuses it or by which it loses.
    /// `None` once the game is over.
    #[must_use]
    pub fn explain(&self, action: &Action) -> Option<Explanation> {
        if self.turn().is_over() {
            return None;
        }
        match *action {
            Action::Declare => Some(self.explain_declaration(false)),
            Action::Move(action) => match self.board().refusal(action) {
                Some(illegal) => Some(self.explain_refusal(action, illegal)),
                None => self.outlook(action).map(Explanation::Legal),
            },
        }
    }

    /// Why the game is over; `None` while it is not.
    #[must_use]
    pub fn why(&self) -> Option<Explanation> {
        let ending = self.outcome()?.ending;
        match ending {
            Ending::Foul(_) => match self.last()?.action {
                Action::Move(foul) => {
                    let illegal = self.board().refusal(foul)?;
                    Some(self.explain_refusal(foul, illegal))
                }
                Action::Declare => None,
            },
            Ending::Declaration
            | Ending::FailedDeclaration
            | Ending::ImpasseDraw
            | Ending::ImpasseCount => Some(self.explain_declaration(true)),
            Ending::PerpetualCheck | Ending::Repetition => {
                self.recurrence().map(Explanation::Repetition)
            }
            Ending::Try => self
                .last_move()
                .map(|action| Explanation::Try { king: action.to() }),
            Ending::Checkmate | Ending::NoLegalMove => Some(Explanation::NoMoves {
                side: self.side(),
                check: self.in_check(),
            }),
            Ending::MoveLimit => Some(Explanation::MoveLimit {
                moves: self.moves_played(),
            }),
        }
    }

    fn explain_refusal(&self, action: Move, illegal: Illegal) -> Explanation {
        match illegal {
            Illegal::DropPawnMate { to, king } => Explanation::DropPawnMate {
                to,
                king,
                replies: replies(self.board(), action, king),
            },
            illegal => Explanation::Refused(illegal),
        }
    }

    fn explain_declaration(&self, made: bool) -> Explanation {
        let result = self.declared();
        match self.impasse_counts() {
            Some(counts) => {
                let side = self.side();
                Explanation::Declaration(Declaration {
                    side,
                    impasse: self.rules().impasse(),
                    count: counts[side.index()],
                    other: counts[side.other().index()],
                    result,
                    made,
                })
            }
            None => Explanation::Refused(Illegal::DeclarationNotAvailable),
        }
    }

    fn outlook(&self, action: Move) -> Option<Outlook> {
        let board = self.board();
        let piece = match (action.from(), action.dropped()) {
            (Some(from), _) => board.piece(from)?,
            (None, kind) => Piece::new(self.side(), kind?),
        };
        let mut after = board.clone();
        after.play(action);
        let check = after.king(after.side()).filter(|_| after.in_check());
        Some(Outlook {
            action,
            piece,
            captured: board.piece(action.to()),
            check: check.map(|king| Check {
                king,
                by: after.checkers().iter().collect(),
            }),
        })
    }
}

/// The moves of the king and the captures of the pawn after a pawn has been dropped that mates, each
/// with what would attack the king then.
fn replies(board: &Board, drop: Move, king: Square) -> Vec<Reply> {
    let mut dropped = board.clone();
    dropped.play(drop);
    let (defender, attacker) = (dropped.side(), dropped.side().other());
    let steps = attacks::king(king).without(dropped.by_color(defender));
    let steps = steps.iter().map(|to| (king, to));
    let takers = dropped.attackers(defender, drop.to());
    let captures = takers.iter().filter(|&from| from != king);
    let captures = captures.map(|from| (from, drop.to()));
    steps
        .chain(captures)
        .map(|(from, to)| {
            let plain = Move::board(from, to, false);
            // Where the piece has to promote, that is the move to name.
            let action = match dropped.refusal(plain) {
                Some(Illegal::DeadSquare { .. }) => Move::board(from, to, true),
                _ => plain,
            };
            let mut after = dropped.clone();
            after.play(action);
            let stands = if from == king { to } else { king };
            Reply {
                action,
                by: after.attackers(attacker, stands).iter().collect(),
            }
        })
        .collect()
}

fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(" ")
}

/// Says it in plain English, for logs and the command line.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Explanation::Legal(outlook) => outlook.fmt(f),
            Explanation::Refused(illegal) => illegal.fmt(f),
            Explanation::DropPawnMate { to, king, replies } => {
                write!(
                    f,
                    "drop-pawn mate: the pawn on {to} gives check and leaves no reply"
                )?;
                for (n, reply) in replies.iter().enumerate() {
                    let mark = if n == 0 { ";" } else { "," };
                    let (action, by) = (reply.action, names(&reply.by));
                    let steps = action.from() == Some(*king);
                    match (steps, n) {
                        (true, 0) => write!(f, "{mark} {} is attacked from {by}", action.to())?,
                        (true, _) => write!(f, "{mark} {} from {by}", action.to())?,
                        (false, _) => write!(f, "{mark} {action} opens the king to {by}")?,
                    }
                }
                Ok(())
            }
            Explanation::Declaration(declaration) => declaration.fmt(f),
            Explanation::Repetition(recurrence) => {
                let Span { first, last } = recurrence.span;
                let times = recurrence.times;
                match recurrence.checker() {
                    Some(checker) => write!(
                        f,
                        "perpetual check: the position stands {times} times, and every move of \
                         {checker} from {first} to {last} gave check"
                    ),
                    None => write!(
                        f,
                        "repetition: the position stands {times} times, first before move {first} \
                         and last after move {last}"
                    ),
                }
            }
            Explanation::Try { king } => write!(f, "try: the king has reached {king}"),
            Explanation::NoMoves { side, check } => match check {
                Some(check) => write!(
                    f,
                    "checkmate: the king on {} is in check from {} and {side} has no legal move",
                    check.king,
                    names(&check.by)
                ),
                None => write!(f, "{side} has no legal move"),
            },
            Explanation::MoveLimit { moves } => {
                write!(f, "move limit: {moves} moves have been made")
            }
        }
    }
}

/// Says it in plain English.
impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (to, piece) = (self.action.to(), self.piece.kind.name());
        match self.action.from() {
            Some(from) => write!(f, "the {piece} may move from {from} to {to}")?,
            None => write!(f, "a {piece} may be dropped on {to}")?,
        }
        if let Some(captured) = self.captured {
            write!(f, ", takes the {}", captured.kind.name())?;
        }
        if self.action.promotes() {
            f.write_str(", promotes")?;
        }
        match &self.check {
            Some(check) => write!(f, ", gives check from {}", names(&check.by)),
            None => Ok(()),
        }
    }
}

/// Says it in plain English.
impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (side, count) = (self.side, &self.count);
        match &self.result {
            Err(illegal) if illegal.is_failed_declaration() => {
                write!(f, "{side}'s declaration fails: {illegal}")
            }
            Err(illegal) => illegal.fmt(f),
            Ok(Ending::ImpasseCount) => {
                let (points, other) = (count.points, self.other.points);
                write!(f, "count: {side} {points} points, {} {other}", side.other())
            }
            Ok(ending) => {
                let verdict = if *ending == Ending::ImpasseDraw {
                    "draws"
                } else {
                    "wins"
                };
                write!(
                    f,
                    "{side}'s declaration {verdict}: the king has entered, {} other pieces and {} \
                     points",
                    count.pieces, count.points
                )
            }
        }
    }
}
