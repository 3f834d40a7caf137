//! What happens in a game, as one text: what a seat does or what the dice show.

use crate::action::{Action, ParseActionError};
use crate::dice::Throw;
use crate::game::Backgammon;
use crate::illegal::Illegal;
use crate::rules::DiceSource;
use std::fmt;
use std::str::FromStr;
use yonban_rules::{Game, Reason, Turn};

/// A line of a script: an act or a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// What the seat that acts does.
    Action(Action),
    /// What chance does.
    Throw(Throw),
}

/// Prints the text of the action or the throw.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(action) => action.fmt(f),
            Entry::Throw(throw) => throw.fmt(f),
        }
    }
}

impl FromStr for Entry {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(throw) => Ok(Entry::Throw(throw)),
            Err(_) => text.parse().map(Entry::Action),
        }
    }
}

/// Why a text is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// It is neither an action nor a throw.
    #[error(transparent)]
    Text(#[from] ParseActionError),
    /// A rule refuses it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl Reason for EntryError {
    fn reason(&self) -> &'static str {
        match self {
            EntryError::Text(error) => error.reason(),
            EntryError::Illegal(illegal) => illegal.reason(),
        }
    }
}

impl Backgammon {
    /// Whether this is what is due and allowed, whoever acts.
    ///
    /// # Errors
    ///
    /// The rule that refuses it.
    pub fn check_entry(&self, entry: &Entry) -> Result<(), Illegal> {
        let due = self.phase();
        match (entry, self.turn()) {
            (_, Turn::Over(_)) => Err(Illegal::GameOver),
            (Entry::Action(action), Turn::Seat(_)) => self.check(action),
            (Entry::Throw(Throw::Cocked), Turn::Chance)
                if self.rules().dice() == DiceSource::Server =>
            {
                Err(Illegal::CockedNotAllowed)
            }
            (Entry::Throw(_), Turn::Chance) => Ok(()),
            (Entry::Action(_), Turn::Chance) | (Entry::Throw(_), Turn::Seat(_)) => {
                Err(Illegal::NotNow { due })
            }
        }
    }

    /// Takes a text for whoever acts: a seat, or chance.
    ///
    /// # Errors
    ///
    /// It cannot be read, or a rule refuses it. The state is unchanged.
    pub fn enter(&mut self, text: &str) -> Result<(), EntryError> {
        let entry: Entry = text.parse()?;
        Ok(self.take(&entry)?)
    }

    /// Takes an entry for whoever acts.
    ///
    /// # Errors
    ///
    /// A rule refuses it. The state is unchanged.
    pub fn take(&mut self, entry: &Entry) -> Result<(), Illegal> {
        self.check_entry(entry)?;
        match entry {
            Entry::Action(action) => self.play_unchecked(action),
            Entry::Throw(throw) => self.resolve(throw),
        }
        Ok(())
    }
}
