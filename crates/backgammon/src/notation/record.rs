//! A match, or games for points, as files hold them.

use crate::cube::Cube;
use crate::entry::{Entry, EntryError};
use crate::game::{Backgammon, Phase};
use crate::rules::Rules;
use yonban_rules::{Game, Seat, Turn};

/// A match, or games for points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The rules.
    pub rules: Rules,
    /// The names of seat A and of seat B.
    pub names: [String; 2],
    /// What else the file tells, by its own keys: `EventDate`, `Site`, …
    pub facts: Vec<(String, String)>,
    /// The games, in order, at least one.
    pub games: Vec<GameRecord>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameRecord {
    /// The points of seat A and of seat B before it.
    pub score: [u32; 2],
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// What it begins with instead of an opening throw, under the rules of the record.
    pub from: Option<Backgammon>,
    /// What is said of the game before it begins.
    pub comment: String,
    /// What happened, from the opening throw on.
    pub entries: Vec<Noted>,
    /// Properties of an SGF file that are not understood, as they stood.
    pub kept: Vec<Kept>,
    /// Who won, and how many points. A game that stops before its end may still have a result.
    pub result: Option<(Seat, u32)>,
}

/// A property of an SGF file that is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The node of the main line, 0 for the root.
    pub node: usize,
    /// The identifier.
    pub key: String,
    /// The values.
    pub values: Vec<yonban_sgf::Value>,
}

/// What happened, and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// What happened.
    pub entry: Entry,
    /// What is said of it; often empty.
    pub comment: String,
}

impl From<Entry> for Noted {
    fn from(entry: Entry) -> Self {
        Noted {
            entry,
            comment: String::new(),
        }
    }
}

/// Why a list of entries is no record: the first that is refused, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {at}: {error}")]
pub struct RefusedEntry {
    /// Its index.
    pub at: usize,
    /// Why.
    pub error: EntryError,
}

impl Record {
    /// The record of what happened at a table, as action and chance texts.
    ///
    /// # Errors
    ///
    /// A text cannot be read, or a rule refuses it.
    pub fn of_texts<T: AsRef<str>>(rules: &Rules, texts: &[T]) -> Result<Record, RefusedEntry> {
        Record::of_game(&Backgammon::new(rules), texts)
    }

    /// [`of_texts`](Record::of_texts) from a position on.
    ///
    /// # Errors
    ///
    /// A text cannot be read, or a rule refuses it.
    pub fn of_game<T: AsRef<str>>(start: &Backgammon, texts: &[T]) -> Result<Record, RefusedEntry> {
        let rules = start.rules();
        let mut game = start.clone();
        let begins = start.phase() == Phase::OpeningThrow && start.cube() == Cube::default();
        let mut one = GameRecord {
            score: start.score(),
            crawford: start.is_crawford(),
            from: (!begins).then(|| start.clone()),
            ..GameRecord::default()
        };
        let mut games = Vec::new();
        for (at, text) in texts.iter().enumerate() {
            let before = game.score();
            let refused = |error| RefusedEntry { at, error };
            let entry: Entry = text
                .as_ref()
                .parse()
                .map_err(|e| refused(EntryError::Text(e)))?;
            game.take(&entry)
                .map_err(|e| refused(EntryError::Illegal(e)))?;
            one.entries.push(entry.into());
            if let Some(result) = won(before, game.score()) {
                one.result = Some(result);
                let next = GameRecord {
                    score: game.score(),
                    crawford: game.is_crawford(),
                    ..GameRecord::default()
                };
                games.push(std::mem::replace(&mut one, next));
            }
        }
        // The next game of a match has not begun before its opening throw.
        if games.is_empty() || !one.entries.is_empty() {
            games.push(one);
        }
        Ok(Record {
            rules: *rules,
            names: [String::new(), String::new()],
            facts: Vec::new(),
            games,
        })
    }

    /// What happened in all games, one after the other.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        let all = self.games.iter().flat_map(|game| &game.entries);
        all.map(|noted| noted.entry)
    }

    /// The first fact of a name, in any case.
    #[must_use]
    pub fn fact(&self, key: &str) -> Option<&str> {
        let found = self
            .facts
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(key));
        found.map(|(_, value)| value.as_str())
    }
}

impl GameRecord {
    /// The state before the opening throw, or the position that it begins with.
    #[must_use]
    pub fn start(&self, rules: &Rules) -> Backgammon {
        match &self.from {
            Some(position) => position.clone(),
            None => Backgammon::at_score(rules, self.score, self.crawford),
        }
    }

    /// The state after each entry, the start first; as far as the rules allow them.
    #[must_use]
    pub fn states(&self, rules: &Rules) -> Vec<Backgammon> {
        let mut game = self.start(rules);
        let mut states = vec![game.clone()];
        for noted in &self.entries {
            if game.take(&noted.entry).is_err() {
                break;
            }
            states.push(game.clone());
        }
        states
    }
}

/// Who won how many points between two scores; `None` where they are equal.
pub(crate) fn won(before: [u32; 2], after: [u32; 2]) -> Option<(Seat, u32)> {
    let gained = Seat::BOTH.map(|seat| (seat, after[seat.index()].abs_diff(before[seat.index()])));
    gained.into_iter().find(|(_, points)| *points > 0)
}

/// Whether a file that stops here reads as something else: a throw is due, or stands without a play that
/// can be made, or an offer to resign is answered.
pub(crate) fn stops_within_turn(game: &Backgammon) -> bool {
    match game.phase() {
        Phase::Throw | Phase::Resigning { .. } => true,
        Phase::Play(dice) => game.board().count_plays(dice) == 0,
        Phase::OpeningThrow | Phase::Turn | Phase::Doubled { .. } | Phase::Over(_) => false,
    }
}

/// Whether a seat is due to throw or to play, so that it may resign.
pub(crate) fn may_resign(game: &Backgammon, seat: Seat) -> bool {
    matches!(game.phase(), Phase::Turn | Phase::Play(_)) && game.turn() == Turn::Seat(seat)
}

/// The score, if a game of the match can begin at it.
pub(crate) fn playable(rules: &Rules, score: [u32; 2]) -> Option<[u32; 2]> {
    let length = rules.length().map(u32::from);
    let is_over = length.is_some_and(|length| score.iter().any(|points| *points >= length));
    (!is_over).then_some(score)
}
