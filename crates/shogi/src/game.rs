//! The state of a game and `impl Game`.

use crate::history::{History, Recurrence};
use crate::impasse::{self, Count};
use crate::rules::{Impasse, Judging, Repetition, Rules};
use crate::setup::{SetupError, Strictness};
use crate::{
    Action, Board, Color, Ending, Foul, Illegal, Kind, Move, Piece, Square, notation, physical,
};
use std::fmt;
use yonban_rules::{AtTable, Game, NoChance, Outcome, PositionText, Seat, Turn, Verdict, walk};

/// A game of shogi. Seat A is Black (sente) and seat B White (gote), always.
///
/// ```
/// use yonban_rules::{Game, Seat};
/// use yonban_shogi::{Preset, Rules, Shogi};
///
/// let mut game = Shogi::new(&Rules::from(Preset::Even));
/// for text in ["7g7f", "3c3d", "8h2b+"] {
///     let seat = game.turn().seat().ok_or("over")?;
///     game.play(seat, &text.parse()?)?;
/// }
/// let refused = game.play(Seat::B, &"B*2b".parse()?).unwrap_err();
/// assert_eq!(refused.reason(), "not_in_hand");
/// game.play(Seat::B, &"3a2b".parse()?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Shogi {
    rules: Rules,
    board: Board,
    /// The move number of the position text.
    number: u32,
    history: History,
    outcome: Option<Outcome<Ending>>,
    last: Option<Last>,
}

/// The newest action of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Last {
    /// Who made it.
    pub side: Color,
    /// The action.
    pub action: Action,
    /// What moved or was dropped, as it stands after the move; `None` for a declaration.
    pub piece: Option<Piece>,
    /// What the move took, as it stood.
    pub captured: Option<Piece>,
    /// The foul that it is: the move is not carried out then.
    pub foul: Option<Foul>,
}

/// A check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// Where the king stands.
    pub king: Square,
    /// The pieces that give it, by index of their squares.
    pub by: Vec<Square>,
}

/// The seat of a side: A is Black, B is White.
const fn seat_of(color: Color) -> Seat {
    match color {
        Color::Black => Seat::A,
        Color::White => Seat::B,
    }
}

impl Shogi {
    fn start(rules: &Rules, board: Board, number: u32) -> Shogi {
        let mut game = Shogi {
            rules: *rules,
            number,
            history: History::new(board.clone()),
            board,
            outcome: None,
            last: None,
        };
        game.end_if_stuck();
        game
    }

    /// The position.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move; once the game is over, the one that would be.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.board.side()
    }

    /// The side of a seat.
    #[must_use]
    pub const fn color_of(&self, seat: Seat) -> Color {
        match seat {
            Seat::A => Color::Black,
            Seat::B => Color::White,
        }
    }

    /// The seat of a side.
    #[must_use]
    pub const fn seat_of(&self, color: Color) -> Seat {
        seat_of(color)
    }

    /// The move number of the position text: that of the start, counted on.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start_board(&self) -> &Board {
        self.history.start()
    }

    /// The moves so far, fouls and declarations not among them.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.history.moves()
    }

    /// How many moves there have been.
    #[must_use]
    pub fn moves_played(&self) -> u32 {
        self.history.len()
    }

    /// The newest move that was carried out.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.history.moves().last().copied()
    }

    /// The newest action, be it a move, a foul or a declaration.
    #[must_use]
    pub const fn last(&self) -> Option<Last> {
        self.last
    }

    /// The outcome, once the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome<Ending>> {
        self.outcome
    }

    /// The check that the side to move is in.
    #[must_use]
    pub fn in_check(&self) -> Option<Check> {
        let king = self.board.king(self.side())?;
        self.board.in_check().then(|| Check {
            king,
            by: self.board.checkers().iter().collect(),
        })
    }

    /// That this position has stood before in the game.
    #[must_use]
    pub fn recurrence(&self) -> Option<Recurrence> {
        self.history.recurrence(&self.board)
    }

    /// How far Black and White are from a declaration or a count; `None` where the rules know no
    /// impasse.
    #[must_use]
    pub fn impasse_counts(&self) -> Option<[Count; 2]> {
        let count = |color| Count::of(&self.board, &self.rules, color);
        Some([count(Color::Black)?, count(Color::White)?])
    }

    /// Moves left before the limit makes a draw; `None` without a limit. 0 where it is reached and
    /// play goes on because of a check.
    #[must_use]
    pub fn moves_left(&self) -> Option<u32> {
        let limit = u32::from(self.rules.max_moves()?);
        Some(limit.saturating_sub(self.moves_played()))
    }

    /// The legal moves: no foul and no declaration. For engines, hints and premoves. Empty once the
    /// game is over.
    #[must_use]
    pub fn clean_moves(&self) -> Vec<Move> {
        match self.outcome {
            Some(_) => Vec::new(),
            None => self.board.moves(),
        }
    }

    /// Whether fouls are accepted, and lose.
    fn fouls_lose(&self) -> bool {
        self.rules.judging() == Judging::Lose
    }

    /// What a declaration comes to by its conditions, whether or not a failed one is accepted.
    fn declare(&self) -> Result<(Option<Color>, Ending), Illegal> {
        impasse::declare(&self.board, &self.rules)
    }

    /// The ending that a declaration brings, or the condition that fails.
    pub(crate) fn declared(&self) -> Result<Ending, Illegal> {
        self.declare().map(|(_, ending)| ending)
    }

    /// What a declaration comes to: the winner, if anybody wins, and the ending.
    fn declaration(&self) -> Result<(Option<Color>, Ending), Illegal> {
        match self.declare() {
            Err(illegal) if self.fouls_lose() && illegal.is_failed_declaration() => {
                Ok((Some(self.side().other()), Ending::FailedDeclaration))
            }
            result => result,
        }
    }

    fn end(&mut self, winner: Option<Color>, ending: Ending) {
        let verdict = match winner {
            Some(color) => Verdict::Win(seat_of(color)),
            None => Verdict::Draw,
        };
        self.outcome = Some(Outcome { verdict, ending });
    }

    /// A side without a legal move loses, in check or not. Says whether it is so.
    fn end_if_stuck(&mut self) -> bool {
        let stuck = !self.board.has_move();
        if stuck {
            let ending = if self.board.in_check() {
                Ending::Checkmate
            } else {
                Ending::NoLegalMove
            };
            self.end(Some(self.side().other()), ending);
        }
        stuck
    }

    fn play_move(&mut self, action: Move) {
        let side = self.side();
        let foul = if self.fouls_lose() {
            let refused = self.board.refusal(action);
            refused.and_then(|illegal| illegal.foul())
        } else {
            None
        };
        let captured = self.board.piece(action.to());
        self.last = Some(Last {
            side,
            action: Action::Move(action),
            piece: self.piece_after(action),
            captured: captured.filter(|_| foul.is_none()),
            foul,
        });
        if let Some(foul) = foul {
            return self.end(Some(side.other()), Ending::Foul(foul));
        }
        self.board.play(action);
        self.number = self.number.saturating_add(1);
        self.history.push(action, &self.board);
        self.judge(side, action);
    }

    /// What moves or is dropped, as it stands afterwards.
    fn piece_after(&self, action: Move) -> Option<Piece> {
        if let Some(kind) = action.dropped() {
            return Some(Piece::new(self.side(), kind));
        }
        let piece = self.board.piece(action.from()?)?;
        let promoted = piece.kind.promoted().filter(|_| action.promotes());
        Some(Piece::new(piece.color, promoted.unwrap_or(piece.kind)))
    }

    /// What a move that was carried out brings about, in the order of the rules.
    fn judge(&mut self, mover: Color, action: Move) {
        if self.is_try(mover, action) {
            self.end(Some(mover), Ending::Try);
        } else if !self.end_if_stuck() && !self.end_if_repeated() {
            self.end_if_limit_is_reached();
        }
    }

    /// Whether a move brought the king onto the enemy king's first square.
    fn is_try(&self, mover: Color, action: Move) -> bool {
        let goal = match mover {
            Color::Black => Square::new(5, 1),
            Color::White => Square::new(5, 9),
        };
        let king = self.board.piece(action.to());
        self.rules.impasse() == Impasse::Try
            && Some(action.to()) == goal
            && king.is_some_and(|piece| piece.kind == Kind::King)
    }

    fn end_if_repeated(&mut self) -> bool {
        let fourth = self.recurrence().filter(|recurrence| recurrence.times >= 4);
        let Some(recurrence) = fourth else {
            return false;
        };
        match (recurrence.checker(), self.rules.repetition()) {
            (Some(checker), _) => self.end(Some(checker.other()), Ending::PerpetualCheck),
            (None, Repetition::Draw) => self.end(None, Ending::Repetition),
            (None, Repetition::Replay) => {
                self.outcome = Some(Outcome {
                    verdict: Verdict::NoResult,
                    ending: Ending::Repetition,
                });
            }
        }
        true
    }

    /// Whether nothing but a lack of moves can end the game, and nothing but moves be listed, before
    /// `depth` more actions have been made: then the board alone can count them.
    fn is_moves_alone(&self, depth: u32) -> bool {
        // The least plies after which a position can stand a fourth time: there and back takes four.
        const FOURTH: u32 = 12;
        if self.outcome.is_some() || self.fouls_lose() {
            return false;
        }
        // A king that is so far from its zone does not get there, to declare or to try.
        let far = |color: Color| {
            let ranks = self.board.king(color).map_or(u8::MAX, |king| match color {
                Color::Black => king.rank().saturating_sub(3),
                Color::White => king.turned().rank().saturating_sub(3),
            });
            u32::from(ranks) > depth.div_ceil(2)
        };
        (self.rules.impasse() == Impasse::None || Color::BOTH.into_iter().all(far))
            && self.moves_played().saturating_add(depth) <= FOURTH
            && self.moves_left().is_none_or(|left| left >= depth)
    }

    /// A limit that is reached in check waits for a position without one.
    fn end_if_limit_is_reached(&mut self) {
        if self.moves_left() == Some(0) && !self.board.in_check() {
            self.end(None, Ending::MoveLimit);
        }
    }
}

/// The same future: the same position and number under the same rules, with a past that repetition
/// and the move limit look back at alike.
impl PartialEq for Shogi {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
            && self.board == other.board
            && self.number == other.number
            && self.outcome == other.outcome
            && (self.outcome.is_some()
                || self.moves_left() == other.moves_left()
                    && self.history.decides_as(&other.history))
    }
}

impl Eq for Shogi {}

impl fmt::Debug for Shogi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Shogi {}, {:?}", self.rules, self.outcome)?;
        let moves: Vec<String> = self.moves().iter().map(Move::to_string).collect();
        write!(f, "{} after {}", self.position(), moves.join(" "))
    }
}

impl Game for Shogi {
    type Rules = Rules;
    type Action = Action;
    type Chance = NoChance;
    type Illegal = Illegal;
    type Ending = Ending;

    fn new(rules: &Rules) -> Self {
        let board = match rules.preset().handicap() {
            Some(handicap) => handicap.board(),
            None => Board::start(),
        };
        Shogi::start(rules, board, 1)
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn turn(&self) -> Turn<Ending> {
        match self.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Seat(seat_of(self.side())),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.is_moves_alone(depth) {
            self.board.perft(depth)
        } else {
            walk(self, depth)
        }
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        match action {
            Action::Declare => self.declaration().map(|_| ()),
            Action::Move(action) => match self.board.refusal(*action) {
                Some(illegal) if !(self.fouls_lose() && illegal.foul().is_some()) => Err(illegal),
                _ => Ok(()),
            },
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let moves = if self.fouls_lose() {
            physical::moves(&self.board)
        } else {
            self.board.moves()
        };
        let declare = self.declaration().ok().map(|_| Action::Declare);
        moves.into_iter().map(Action::Move).chain(declare).collect()
    }

    fn play_unchecked(&mut self, action: &Action) {
        match action {
            Action::Move(action) => self.play_move(*action),
            Action::Declare => {
                self.last = Some(Last {
                    side: self.side(),
                    action: Action::Declare,
                    piece: None,
                    captured: None,
                    foul: None,
                });
                if let Ok((winner, ending)) = self.declaration() {
                    self.end(winner, ending);
                }
            }
        }
    }

    fn resolve(&mut self, chance: &NoChance) {
        match *chance {}
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        match self.color_of(seat) {
            Color::Black => "Black",
            Color::White => "White",
        }
    }
}

impl PositionText for Shogi {
    type SetupError = SetupError;

    /// SFEN; the number counts the moves on.
    fn position(&self) -> String {
        self.board.to_sfen(self.number)
    }

    /// A position without a legal move is accepted and over at once.
    fn from_position(rules: &Rules, text: &str) -> Result<Self, SetupError> {
        let (board, number) = Board::from_sfen(text, Strictness::Game)?;
        Ok(Shogi::start(rules, board, number))
    }

    /// No longer once a move has been made: repetition looks back, and the limit counts.
    fn position_is_whole(&self) -> bool {
        self.history.moves().is_empty()
    }
}

impl AtTable for Shogi {
    /// A count is the table's: both seats agree on it first.
    fn shown_actions(&self) -> Vec<Action> {
        let mut actions = self.legal_actions();
        if self.rules.impasse() == Impasse::Count {
            actions.retain(|action| *action != Action::Declare);
        }
        actions
    }

    fn draw_can_be_agreed(&self) -> bool {
        false
    }

    fn is_even(&self) -> bool {
        self.rules.preset().handicap().is_none()
    }

    /// The count of `impasse=points27`, once both kings have entered.
    fn agreed_end(&self) -> Option<Action> {
        let count = self.rules.impasse() == Impasse::Count;
        (count && self.check(&Action::Declare).is_ok()).then_some(Action::Declare)
    }

    /// A count is made only where both have agreed to it.
    fn needs_agreement(&self, action: &Action) -> bool {
        self.rules.impasse() == Impasse::Count && *action == Action::Declare
    }

    fn written(&self, action: &Action) -> Vec<(&'static str, String)> {
        let before = self.last_move().map(Move::to);
        notation::written(&self.board, action, before)
    }
}
