//! What the games of Yonban share, and nothing more: two seats, one actor at a time, a finite list
//! of legal actions, chance as weighted outcomes, a verdict for two seats with a reason of the
//! game's own, and a text for every action.
//!
//! A game is a plain value that implements [`Game`]. Its crate holds the rules and no I/O; a
//! *table* (crate `yonban-table`) adds people, clocks, offers and the log.
//!
//! ```
//! use yonban_rules::{Seat, Turn};
//!
//! assert_eq!(Seat::A.other(), Seat::B);
//! let turn: Turn<&str> = Turn::Seat(Seat::B);
//! assert_eq!(turn.seat(), Some(Seat::B));
//! ```
//!
//! # What is not here
//!
//! Undo (engines copy; a takeback is a replay), hashing, evaluation, rendering, clocks, JSON, a
//! common coordinate, `pass`, resignation. An algorithm that needs more asks for a small extra
//! trait that only the games that mean it implement.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

#[cfg(feature = "conformance")]
pub mod conformance;
pub mod rules_text;

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// One of the two chairs at a table. A seat never changes for the life of a table; colour or side
/// belongs to a game and may move between seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// The first chair.
    A,
    /// The second chair.
    B,
}

impl Seat {
    /// Both seats, in order.
    pub const BOTH: [Seat; 2] = [Seat::A, Seat::B];

    /// The other chair.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::A => Seat::B,
            Seat::B => Seat::A,
        }
    }

    /// 0 for A, 1 for B: an index into a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Prints `a` or `b`.
impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::A => "a",
            Seat::B => "b",
        })
    }
}

/// A text that names no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seat is `a` or `b`")]
pub struct ParseSeatError;

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "a" => Ok(Seat::A),
            "b" => Ok(Seat::B),
            _ => Err(ParseSeatError),
        }
    }
}

/// Who acts now. There is no second answer to this question anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn<E> {
    /// This seat decides.
    Seat(Seat),
    /// A chance outcome is due; [`Game::chances`] lists them.
    Chance,
    /// Nobody: the game is over.
    Over(Outcome<E>),
}

impl<E> Turn<E> {
    /// The seat that acts, if a seat acts.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(*seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, Turn::Over(_))
    }
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// This seat won.
    Win(Seat),
    /// Nobody won.
    Draw,
    /// The game does not count: repetition in shogi, an aborted table.
    NoResult,
}

/// Prints `a`, `b`, `draw` or `no_result`.
impl Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Win(seat) => Display::fmt(seat, f),
            Verdict::Draw => f.write_str("draw"),
            Verdict::NoResult => f.write_str("no_result"),
        }
    }
}

/// A text that names no verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a verdict is `a`, `b`, `draw` or `no_result`")]
pub struct ParseVerdictError;

impl FromStr for Verdict {
    type Err = ParseVerdictError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "a" => Ok(Verdict::Win(Seat::A)),
            "b" => Ok(Verdict::Win(Seat::B)),
            "draw" => Ok(Verdict::Draw),
            "no_result" => Ok(Verdict::NoResult),
            _ => Err(ParseVerdictError),
        }
    }
}

/// The end of a game: who won, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome<E> {
    /// Who won.
    pub verdict: Verdict,
    /// The rule that ended the game, in the field's words.
    pub ending: E,
}

/// The name of the rule that refuses, in `snake_case`: stable, for machines. The message for people
/// is the error's `Display`.
pub trait Reason: Error {
    /// For example `double_three`.
    fn reason(&self) -> &'static str;
}

/// The rules of one game, as a value that is played forward.
///
/// Promises, proved for every game by the conformance kit (feature `conformance`):
/// exactly one actor; where a seat acts at least one action is legal; listed means accepted and
/// accepted means listed (but for [`is_listed`](Game::is_listed)); printing a parsed text gives the
/// text back; the same actions give an equal state; a refusal changes nothing.
///
/// `==` means "same future", not "same board".
pub trait Game: Clone + Eq + Debug {
    /// The agreed options, printed and parsed as `PRESET[,key=value...]`.
    type Rules: Clone + Eq + Debug + Display + FromStr<Err: Reason + Clone + Eq>;
    /// One atomic decision of a seat.
    type Action: Clone + Eq + Hash + Debug + Display + FromStr<Err: Reason>;
    /// A drawn outcome; an empty enum where a game has none.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err: Reason>;
    /// One variant per rule that refuses an action.
    type Illegal: Reason + Clone + Eq;
    /// One variant per way the rules end a game. Prints in `snake_case`.
    type Ending: Clone + Eq + Debug + Display;

    /// The start under `rules`: always a legal one.
    fn new(rules: &Self::Rules) -> Self;
    /// The rules this game is played under.
    fn rules(&self) -> &Self::Rules;
    /// Who acts.
    fn turn(&self) -> Turn<Self::Ending>;
    /// Whether the seat that acts may take `action`. Total: never panics.
    ///
    /// # Errors
    ///
    /// The rule that refuses it.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Illegal>;
    /// Every legal action, in a fixed order, without duplicates. Empty exactly when no seat acts.
    fn legal_actions(&self) -> Vec<Self::Action>;
    /// Takes `action` for the seat that acts. The caller has checked it; may panic otherwise.
    fn play_unchecked(&mut self, action: &Self::Action);
    /// Takes a chance outcome that [`chances`](Game::chances) lists; may panic otherwise. A game
    /// without chance writes `match *chance {}`.
    fn resolve(&mut self, chance: &Self::Chance);
    /// The chance outcomes with their integer weights (sum 1 to 256), in a fixed order. Non-empty
    /// exactly where chance acts. An outcome of weight 0 is accepted but never drawn: what only people
    /// can tell, such as a cocked die.
    fn chances(&self) -> Vec<(Self::Chance, u32)> {
        Vec::new()
    }
    /// False only for an action that is accepted although the list does not hold it: Go's proposals
    /// of dead stones, of which the list holds a few representative ones.
    fn is_listed(&self, _action: &Self::Action) -> bool {
        true
    }
    /// What the field calls the side that `seat` has now (`Black`, `sente`), for logs and the
    /// command line.
    fn seat_label(&self, seat: Seat) -> &'static str;

    /// Counts the ways to play on for `depth` actions: the leaves of the tree, chance included. A
    /// game that can count faster does; the number is that of [`walk`].
    fn perft(&self, depth: u32) -> u64 {
        walk(self, depth)
    }

    /// Checks and takes an action.
    ///
    /// # Errors
    ///
    /// The game is over, it is not this seat's turn, or a rule refuses. The state is unchanged.
    fn play(&mut self, seat: Seat, action: &Self::Action) -> Result<(), PlayError<Self::Illegal>> {
        match self.turn() {
            Turn::Over(_) => return Err(PlayError::Over),
            Turn::Seat(actor) if actor == seat => {}
            Turn::Seat(_) | Turn::Chance => return Err(PlayError::NotYourTurn),
        }
        self.check(action).map_err(PlayError::Illegal)?;
        self.play_unchecked(action);
        Ok(())
    }
}

/// Counts the ways to play on for `depth` actions by playing them; a game that is over has none.
#[must_use]
pub fn walk<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    match game.turn() {
        Turn::Over(_) => 0,
        Turn::Seat(_) => {
            let actions = game.legal_actions();
            if rest == 0 {
                return actions.len() as u64;
            }
            actions
                .iter()
                .map(|action| {
                    let mut next = game.clone();
                    next.play_unchecked(action);
                    next.perft(rest)
                })
                .sum()
        }
        Turn::Chance => game
            .chances()
            .iter()
            .map(|(chance, _)| {
                let mut next = game.clone();
                next.resolve(chance);
                next.perft(rest)
            })
            .sum(),
    }
}

/// The chance of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoChance {}

impl Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// A text that should name a chance outcome of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this game has no chance")]
pub struct NoChanceError;

impl Reason for NoChanceError {
    fn reason(&self) -> &'static str {
        "syntax"
    }
}

impl FromStr for NoChance {
    type Err = NoChanceError;

    fn from_str(_: &str) -> Result<Self, Self::Err> {
        Err(NoChanceError)
    }
}

/// Why [`Game::play`] refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError<I> {
    /// Nobody acts any more.
    #[error("the game is over")]
    Over,
    /// The other seat, or chance, acts.
    #[error("it is not your turn")]
    NotYourTurn,
    /// A rule of the game refuses.
    #[error("{0}")]
    Illegal(I),
}

impl<I: Reason> PlayError<I> {
    /// The rule's name in `snake_case`, `game_over` or `not_your_turn`.
    pub fn reason(&self) -> &'static str {
        match self {
            PlayError::Over => "game_over",
            PlayError::NotYourTurn => "not_your_turn",
            PlayError::Illegal(illegal) => illegal.reason(),
        }
    }
}

/// Positions as text. Each game's `spec` fixes the format; every reachable state prints to a text
/// that reads back to a state with the same future, unless
/// [`position_is_whole`](PositionText::position_is_whole) says that more than the text counts.
pub trait PositionText: Game {
    /// Why a position is refused: one variant per reason.
    type SetupError: Reason + Clone + Eq;

    /// The canonical text of this state.
    fn position(&self) -> String;
    /// Reads a position under `rules`.
    ///
    /// # Errors
    ///
    /// The text cannot be read, or the position cannot be set up (somebody has already won, …).
    fn from_position(rules: &Self::Rules, text: &str) -> Result<Self, Self::SetupError>;
    /// Whether the text of this state holds all of its future. False where the game remembers what
    /// no text says, such as the earlier boards that Go's superko forbids; the text then still reads
    /// back to a state with the same text.
    fn position_is_whole(&self) -> bool {
        true
    }
}

/// Who throws, where the rules of a game ask for chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChanceSource {
    /// Nobody: the rules know no chance.
    Nobody,
    /// The house draws a lot by the weights of [`Game::chances`], such as who has which side. Nothing is
    /// sealed or pledged for it, and nothing proves it.
    Lot,
    /// The table draws by the weights of [`Game::chances`], so that everybody can check it.
    Table,
    /// People throw, and tell the table one of the outcomes of [`Game::chances`].
    People,
}

/// What a table asks of a game beyond playing it. The defaults are right for a game that hides
/// nothing, prices nothing, and in which either side can win until the end.
pub trait AtTable: PositionText {
    /// What the seat that acts may be told it can do. A room that must not betray something (renju's
    /// claims) leaves it out here; such an action is still accepted exactly when it is legal.
    fn shown_actions(&self) -> Vec<Self::Action> {
        self.legal_actions()
    }
    /// Whether an opening is under way that asks more of both sides than a first move does, such as a
    /// negotiation or an opening throw: tables allow more time for its decisions.
    fn in_opening(&self) -> bool {
        false
    }
    /// Whether `seat` could still win by the rules: if not, its opponent's flag is a draw.
    fn can_win(&self, _seat: Seat) -> bool {
        true
    }
    /// Whether the field knows draws by agreement.
    fn draw_can_be_agreed(&self) -> bool {
        true
    }
    /// Whether the rules begin alike for both sides. Where they do not (a handicap), the seats of a
    /// series stay as they are.
    fn is_even(&self) -> bool {
        true
    }
    /// What the seat that acts does to carry out an agreement that play is over, where the rules know
    /// one; asked again after each such action, until play is over. `None` where the rules know none,
    /// or not now. Such an action is legal.
    fn agreed_end(&self) -> Option<Self::Action> {
        None
    }
    /// Whether the seat that acts may take this action only to carry out an agreement that play is over
    /// ([`agreed_end`](AtTable::agreed_end)): a count for which both have to ask.
    fn needs_agreement(&self, _action: &Self::Action) -> bool {
        false
    }
    /// Whether the seat that acts answers a question within the other's turn, which goes on where it was
    /// unless the answer ends play: an offer to resign. The asking gains no time by it.
    fn answers_within_turn(&self) -> bool {
        false
    }
    /// Why a table refuses this legal action of the seat that acts: it repeats a question to which the
    /// other seat has said no, and nothing has changed since. `None` where the rules know no such
    /// questions.
    fn asked_in_vain(&self, _action: &Self::Action) -> Option<Self::Illegal> {
        None
    }
    /// What the field writes for this action of the seat that acts, in each style that it knows:
    /// pairs of the style's name and the text. For games whose action texts do not tell enough, such
    /// as which piece a move on squares moves. Total: `action` need not be legal.
    fn written(&self, _action: &Self::Action) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// Why this outcome of chance, which is not due, cannot be: in the game's own words, where it has
    /// any. Total.
    fn refused_chance(&self, _chance: &Self::Chance) -> Option<Self::Illegal> {
        None
    }
    /// Who throws where chance acts: the same from the start of a game to its end.
    fn chance_source(&self) -> ChanceSource {
        ChanceSource::Nobody
    }
    /// Whether a new part begins here, such as the next game of a match: where an action leads to such
    /// a state, nothing is thrown and no clock runs until both seats are ready for it.
    fn begins_part(&self) -> bool {
        false
    }
    /// What the house does for a player that cannot be asked any more, such as a computer that has
    /// failed: a legal action that gives nothing away that need not be given. The middle of the list
    /// unless a game knows better: of a list of points that is the middle of the board.
    fn stand_in(&self) -> Option<Self::Action> {
        let shown = self.shown_actions();
        shown.get(shown.len() / 2).cloned()
    }
    /// Whether this refusal is an unfounded claim against the opponent, which a room may price.
    fn is_unfounded_claim(_illegal: &Self::Illegal) -> bool {
        false
    }
}

/// Why a position could not be set up, for games that need no finer reasons.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The text does not follow the format. What, and where.
    #[error("position text: {0}")]
    Syntax(String),
    /// The text is well formed but describes a position in which nobody can play on, or one that
    /// the rules cannot have.
    #[error("this position cannot be set up: {0}")]
    Impossible(String),
}

impl Reason for SetupError {
    fn reason(&self) -> &'static str {
        match self {
            SetupError::Syntax(_) => "position_syntax",
            SetupError::Impossible(_) => "position_impossible",
        }
    }
}
