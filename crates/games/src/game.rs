//! One value for a game of any kind, played by texts.

use yonban_backgammon::Backgammon;
use yonban_go::Go;
use yonban_gomoku::Gomoku;
use yonban_rules::{AtTable, Game, PlayError, PositionText, Reason, Seat, Turn, Verdict};
use yonban_shogi::Shogi;

use crate::GameKind;

/// A game of any kind. Everything that goes in and comes out is a text of the game's own.
///
/// ```
/// use yonban_games::{AnyGame, GameKind};
/// use yonban_rules::{Seat, Turn};
///
/// let mut game = AnyGame::new(GameKind::Gomoku, "renju")?;
/// game.play("h8")?;
/// assert_eq!(game.turn(), Turn::Seat(Seat::B));
/// assert_eq!(game.play("h8").unwrap_err().reason, "occupied");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyGame {
    /// Gomoku and renju.
    Gomoku(Gomoku),
    /// Capture Go and ordinary Go.
    Go(Go),
    /// Shogi.
    Shogi(Shogi),
    /// Backgammon.
    Backgammon(Backgammon),
}

/// Calls the same thing on the game inside, whichever it is.
macro_rules! forward {
    ($any:expr, $game:ident => $do:expr) => {
        match $any {
            AnyGame::Gomoku($game) => $do,
            AnyGame::Go($game) => $do,
            AnyGame::Shogi($game) => $do,
            AnyGame::Backgammon($game) => $do,
        }
    };
}

/// Makes a value of the kind's own type and wraps it.
macro_rules! make {
    ($kind:expr, $game:ident => $do:expr) => {
        match $kind {
            GameKind::Gomoku => {
                type $game = Gomoku;
                $do.map(AnyGame::Gomoku)
            }
            GameKind::Go => {
                type $game = Go;
                $do.map(AnyGame::Go)
            }
            GameKind::Shogi => {
                type $game = Shogi;
                $do.map(AnyGame::Shogi)
            }
            GameKind::Backgammon => {
                type $game = Backgammon;
                $do.map(AnyGame::Backgammon)
            }
        }
    };
}

/// A text that a game refuses: the name of the rule for machines, a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Refused {
    /// `snake_case`: `occupied`, `game_over`, the game's own word for a text that is no action, …
    pub reason: String,
    /// For people, in English.
    pub message: String,
}

impl Refused {
    fn of(error: &impl Reason) -> Self {
        Refused {
            reason: error.reason().to_owned(),
            message: error.to_string(),
        }
    }

    fn play(error: &PlayError<impl Reason>) -> Self {
        Refused {
            reason: error.reason().to_owned(),
            message: error.to_string(),
        }
    }
}

impl AnyGame {
    /// The start under a rules text.
    ///
    /// # Errors
    ///
    /// The text is no rules text of this game.
    pub fn new(kind: GameKind, rules: &str) -> Result<Self, Refused> {
        make!(kind, G => rules
            .parse::<<G as Game>::Rules>()
            .map(|rules| G::new(&rules))
            .map_err(|error| Refused::of(&error)))
    }

    /// A position under a rules text.
    ///
    /// # Errors
    ///
    /// One of the texts cannot be read, or the position cannot be set up.
    pub fn from_position(kind: GameKind, rules: &str, position: &str) -> Result<Self, Refused> {
        make!(kind, G => rules
        .parse::<<G as Game>::Rules>()
        .map_err(|error| Refused::of(&error))
        .and_then(|rules| {
            G::from_position(&rules, position)
                .map_err(|error| Refused::of(&error))
        }))
    }

    /// Which game.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        match self {
            AnyGame::Gomoku(_) => GameKind::Gomoku,
            AnyGame::Go(_) => GameKind::Go,
            AnyGame::Shogi(_) => GameKind::Shogi,
            AnyGame::Backgammon(_) => GameKind::Backgammon,
        }
    }

    /// The rules, canonically.
    #[must_use]
    pub fn rules(&self) -> String {
        forward!(self, game => game.rules().to_string())
    }

    /// Who acts; the ending as the game's word.
    #[must_use]
    pub fn turn(&self) -> Turn<String> {
        forward!(self, game => match game.turn() {
            Turn::Seat(seat) => Turn::Seat(seat),
            Turn::Chance => Turn::Chance,
            Turn::Over(outcome) => Turn::Over(yonban_rules::Outcome {
                verdict: outcome.verdict,
                ending: outcome.ending.to_string(),
            }),
        })
    }

    /// Who won, once the game is over.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        forward!(self, game => match game.turn() {
            Turn::Over(outcome) => Some(outcome.verdict),
            Turn::Seat(_) | Turn::Chance => None,
        })
    }

    /// The rule that ended the game, once it is over.
    #[must_use]
    pub fn ending(&self) -> Option<String> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome.ending),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// Takes one action of the seat that acts, or the chance outcome that is due.
    ///
    /// # Errors
    ///
    /// The text cannot be read, or a rule refuses. Nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<(), Refused> {
        forward!(self, game => play(game, text))
    }

    /// Whether [`play`](AnyGame::play) would take this text.
    ///
    /// # Errors
    ///
    /// What it would refuse it for.
    pub fn check(&self, text: &str) -> Result<(), Refused> {
        forward!(self, game => check(game, text))
    }

    /// The canonical form of a text: of an action, or of a chance outcome where chance is due.
    ///
    /// # Errors
    ///
    /// The text cannot be read. Whether a rule refuses it is not asked.
    pub fn canonical(&self, text: &str) -> Result<String, Refused> {
        forward!(self, game => canonical(game, text))
    }

    /// Every action text that the seat to act may send, or every chance text where chance is due.
    /// Complete and in a fixed order: for referees, not for players.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        forward!(self, game => match game.turn() {
            Turn::Seat(_) => game.legal_actions().iter().map(ToString::to_string).collect(),
            Turn::Chance => {
                game.chances().iter().map(|(chance, _)| chance.to_string()).collect()
            }
            Turn::Over(_) => Vec::new(),
        })
    }

    /// How many texts [`legal`](AnyGame::legal) holds, without writing them.
    #[must_use]
    pub fn legal_count(&self) -> usize {
        forward!(self, game => match game.turn() {
            Turn::Seat(_) => game.legal_actions().len(),
            Turn::Chance => game.chances().len(),
            Turn::Over(_) => 0,
        })
    }

    /// The chance outcomes that are due with their weights; empty where chance does not act.
    #[must_use]
    pub fn chances(&self) -> Vec<(String, u32)> {
        forward!(self, game => {
            let due = game.chances().into_iter();
            due.map(|(chance, weight)| (chance.to_string(), weight)).collect()
        })
    }

    /// What the seat to act may be told that it can do: nothing that the room hides.
    #[must_use]
    pub fn shown(&self) -> Vec<String> {
        forward!(self, game => game.shown_actions().iter().map(ToString::to_string).collect())
    }

    /// The position, canonically.
    #[must_use]
    pub fn position(&self) -> String {
        forward!(self, game => game.position())
    }

    /// What the field writes for an action text of the seat that acts, in each style that it knows:
    /// the style's name and the text. Empty where the action's text is all, or is none.
    #[must_use]
    pub fn written(&self, text: &str) -> Vec<(&'static str, String)> {
        forward!(self, game => match (game.turn(), text.parse()) {
            (Turn::Seat(_), Ok(action)) => game.written(&action),
            _ => Vec::new(),
        })
    }

    /// Whether the rules begin alike for both sides.
    #[must_use]
    pub fn is_even(&self) -> bool {
        forward!(self, game => game.is_even())
    }

    /// What the field calls the side of a seat now.
    #[must_use]
    pub fn seat_label(&self, seat: Seat) -> &'static str {
        forward!(self, game => game.seat_label(seat))
    }

    /// Counts the ways to play on for `depth` actions: the leaves of the tree, chance included.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        forward!(self, game => game.perft(depth))
    }

    /// [`perft`](AnyGame::perft) of `depth - 1` after each legal text, in the order of the list.
    #[must_use]
    pub fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let Some(rest) = depth.checked_sub(1) else {
            return Vec::new();
        };
        self.legal()
            .into_iter()
            .map(|text| {
                let mut next = self.clone();
                let nodes = if next.play(&text).is_ok() {
                    next.perft(rest)
                } else {
                    0
                };
                (text, nodes)
            })
            .collect()
    }
}

fn play<G: AtTable>(game: &mut G, text: &str) -> Result<(), Refused> {
    match game.turn() {
        Turn::Over(_) => Err(Refused::play(&PlayError::<G::Illegal>::Over)),
        Turn::Seat(seat) => {
            let action = action(game, text)?;
            game.play(seat, &action)
                .map_err(|error| Refused::play(&error))
        }
        Turn::Chance => {
            let chance = chance(game, text)?;
            game.resolve(&chance);
            Ok(())
        }
    }
}

fn check<G: AtTable>(game: &G, text: &str) -> Result<(), Refused> {
    match game.turn() {
        Turn::Over(_) => Err(Refused::play(&PlayError::<G::Illegal>::Over)),
        Turn::Seat(_) => {
            let action = action(game, text)?;
            game.check(&action).map_err(|error| Refused::of(&error))
        }
        Turn::Chance => chance(game, text).map(drop),
    }
}

fn canonical<G: Game>(game: &G, text: &str) -> Result<String, Refused> {
    match game.turn() {
        Turn::Seat(_) | Turn::Over(_) => match text.parse::<G::Action>() {
            Ok(action) => Ok(action.to_string()),
            Err(error) => Err(Refused::of(&error)),
        },
        Turn::Chance => match text.parse::<G::Chance>() {
            Ok(chance) => Ok(chance.to_string()),
            Err(error) => Err(Refused::of(&error)),
        },
    }
}

/// An action; where the text is an outcome of chance, the game may say why none is due.
fn action<G: AtTable>(game: &G, text: &str) -> Result<G::Action, Refused> {
    text.parse().map_err(|error| {
        let chance = text.parse().ok();
        match chance.and_then(|chance| game.refused_chance(&chance)) {
            Some(illegal) => Refused::of(&illegal),
            None => Refused::of(&error),
        }
    })
}

/// A chance outcome that is due; where the text is an action, the game may say why none is.
fn chance<G: AtTable>(game: &G, text: &str) -> Result<G::Chance, Refused> {
    let chance: G::Chance = text.parse().map_err(|error| {
        let action = text.parse::<G::Action>().ok();
        match action.and_then(|action| game.check(&action).err()) {
            Some(illegal) => Refused::of(&illegal),
            None => Refused::of(&error),
        }
    })?;
    if game.chances().iter().any(|(due, _)| *due == chance) {
        Ok(chance)
    } else if let Some(illegal) = game.refused_chance(&chance) {
        Err(Refused::of(&illegal))
    } else {
        Err(Refused {
            reason: "chance_not_due".to_owned(),
            message: format!("`{text}` is not one of the outcomes that are due"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_named_and_change_nothing() {
        let mut game = AnyGame::new(GameKind::Gomoku, "renju").unwrap();
        game.play("h8").unwrap();
        let before = game.clone();
        for (text, reason) in [
            ("h8", "occupied"),
            ("zzz", "syntax"),
            ("swap", "wrong_step"),
        ] {
            assert_eq!(game.check(text).unwrap_err().reason, reason);
            assert_eq!(game.play(text).unwrap_err().reason, reason);
            assert_eq!(game, before);
        }
        assert_eq!(
            AnyGame::new(GameKind::Gomoku, "chess").unwrap_err().reason,
            "unknown_preset"
        );
        let bad = AnyGame::from_position(GameKind::Gomoku, "renju", "nonsense").unwrap_err();
        assert_eq!(bad.reason, "position_syntax");
    }

    #[test]
    fn refusals_are_in_the_words_of_the_game() {
        let mut game = AnyGame::new(GameKind::Go, "capture,colors=nigiri").unwrap();
        assert_eq!(game.turn(), Turn::Chance);
        assert_eq!(game.legal(), ["nigiri a", "nigiri b"]);
        assert_eq!(game.play("nigiri c").unwrap_err().reason, "bad_action");
        game.play("nigiri b").unwrap();
        assert_eq!(game.seat_label(Seat::A), "White");
        assert_eq!(game.play("i5").unwrap_err().reason, "bad_action");
        let bad = AnyGame::from_position(GameKind::Go, "capture", "9/9 b 0 0 -").unwrap_err();
        assert_eq!(bad.reason, "size_mismatch");
    }

    #[test]
    fn a_text_has_one_canonical_form() {
        let game = AnyGame::new(GameKind::Gomoku, "renju").unwrap();
        assert_eq!(game.canonical("H8").as_deref(), Ok("h8"));
        assert_eq!(game.canonical("hh").unwrap_err().reason, "syntax");
    }

    #[test]
    fn a_position_reads_back() {
        let mut game = AnyGame::new(GameKind::Gomoku, "rif").unwrap();
        for text in ["h8", "h9", "i10", "swap"] {
            game.play(text).unwrap();
        }
        let again = AnyGame::from_position(game.kind(), &game.rules(), &game.position()).unwrap();
        assert_eq!(again, game);
        assert_eq!(again.legal(), game.legal());
    }

    #[test]
    fn perft_counts_the_opening_of_rif() {
        let game = AnyGame::new(GameKind::Gomoku, "rif").unwrap();
        let counts: Vec<u64> = (0..=4).map(|depth| game.perft(depth)).collect();
        assert_eq!(counts, [1, 1, 8, 184, 368]);
        let divided = game.divide(3);
        assert_eq!(divided, [("h8".to_owned(), 184)]);
        assert!(game.divide(0).is_empty());
        assert_eq!(game.legal_count(), game.legal().len());
    }

    #[test]
    fn the_end_has_a_verdict_and_a_word() {
        let mut game = AnyGame::new(GameKind::Gomoku, "freestyle").unwrap();
        for text in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"] {
            assert_eq!(game.verdict(), None);
            game.play(text).unwrap();
        }
        assert_eq!(game.verdict(), Some(Verdict::Win(Seat::A)));
        assert_eq!(game.ending().as_deref(), Some("five"));
        assert_eq!(game.play("f1").unwrap_err().reason, "game_over");
        assert!(game.legal().is_empty());
    }
}
