//! What readers of records share: games are played again under the rules, as they are read.

use super::loss::{LossKind, Losses};
use super::move_text;
use super::record::{GameRecord, Noted, may_resign, won};
use crate::action::Action;
use crate::dice::{Dice, Throw};
use crate::entry::Entry;
use crate::game::{Backgammon, Phase};
use crate::kind::Kind;
use crate::rules::Rules;
use yonban_rules::{Game, Seat};

/// What a file says that a side did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Did {
    /// Threw, and played what is written.
    Threw(Dice, String),
    /// Doubled; what the cube shows if it is taken, where the file says so.
    Doubled(Option<u32>),
    Took,
    Dropped,
    Redoubled,
}

/// A game as it is read.
pub(crate) struct Replay<'a> {
    game: Backgammon,
    record: GameRecord,
    /// Something was refused: what follows is not played.
    stopped: bool,
    losses: &'a mut Losses,
}

impl<'a> Replay<'a> {
    pub(crate) fn new(rules: &Rules, record: GameRecord, losses: &'a mut Losses) -> Self {
        Replay {
            game: record.start(rules),
            record,
            stopped: false,
            losses,
        }
    }

    /// A tie of the opening throw.
    pub(crate) fn tie(&mut self, dice: Dice) {
        if self.game.phase() == Phase::OpeningThrow && dice.is_doublet() {
            self.enter(Entry::Throw(Throw::Dice(dice)), 0);
        }
    }

    /// Adds to what is said of the last entry, or of the game.
    pub(crate) fn comment(&mut self, text: &str) {
        let place = match self.record.entries.last_mut() {
            Some(noted) => &mut noted.comment,
            None => &mut self.record.comment,
        };
        if !place.is_empty() {
            place.push('\n');
        }
        place.push_str(text);
    }

    fn stop(&mut self, kind: LossKind, line: usize, what: String) {
        self.comment(&what);
        self.losses.add(kind, line, what);
        self.stopped = true;
    }

    /// Takes an entry; says whether the rules allow it.
    fn enter(&mut self, entry: Entry, line: usize) -> bool {
        if self.stopped {
            return false;
        }
        match self.game.take(&entry) {
            Ok(()) => {
                self.record.entries.push(Noted::from(entry));
                true
            }
            Err(error) => {
                let what = format!("`{entry}` is refused: {error}; the game is read no further");
                self.stop(LossKind::Illegal, line, what);
                false
            }
        }
    }

    /// Takes what a side did. `ends` says that the result follows at once.
    pub(crate) fn take(&mut self, side: Seat, did: &Did, ends: bool, line: usize) {
        if self.stopped {
            return;
        }
        match did {
            Did::Threw(dice, text) => self.throw(side, *dice, text, ends, line),
            Did::Doubled(shows) => {
                if self.is_turn_of(side, line) {
                    self.double(*shows, line);
                }
            }
            Did::Took => {
                self.enter(Entry::Action(Action::Take), line);
            }
            Did::Dropped => {
                self.enter(Entry::Action(Action::Drop), line);
            }
            Did::Redoubled => self.redouble(line),
        }
    }

    /// Takes the text of an act or a throw.
    pub(crate) fn act(&mut self, text: &str, line: usize) {
        match text.parse::<Entry>() {
            Ok(entry) => {
                self.enter(entry, line);
            }
            Err(_) => self.unreadable(&format!("`{text}`"), line),
        }
    }

    /// Something that cannot be read, without which the game cannot be read on.
    pub(crate) fn unreadable(&mut self, what: &str, line: usize) {
        if !self.stopped {
            let what = format!("{what} is not understood; the game is read no further");
            self.stop(LossKind::Unreadable, line, what);
        }
    }

    fn is_turn_of(&mut self, side: Seat, line: usize) -> bool {
        let right = self.game.phase() == Phase::Turn && self.game.on_roll() == side;
        if !right {
            let due = self.game.phase();
            let what =
                format!("seat {side} is not on roll, {due} is due; the game is read no further");
            self.stop(LossKind::Illegal, line, what);
        }
        right
    }

    /// Whether nothing has happened yet and this side is on roll.
    fn is_start(&self, side: Seat) -> bool {
        self.record.entries.is_empty() && self.game.on_roll() == side
    }

    fn double(&mut self, shows: Option<u32>, line: usize) {
        let expected = self.game.cube().value() * 2;
        self.enter(Entry::Action(Action::Double), line);
        // Redoubles at once may be written as one double to what the cube shows in the end.
        let mut reached = expected;
        while shows.is_some_and(|shows| reached < shows) && self.may_redouble() {
            self.redouble(line);
            reached *= 2;
        }
        if let Some(shows) = shows.filter(|shows| *shows != reached) {
            let what = format!("the cube is doubled to {reached}, not to {shows}");
            self.losses.add(LossKind::Mismatch, line, what);
        }
    }

    fn may_redouble(&self) -> bool {
        let words = [Action::Beaver, Action::Raccoon];
        words.iter().any(|word| self.game.check(word).is_ok())
    }

    fn redouble(&mut self, line: usize) {
        let raccoon = self.game.check(&Action::Raccoon).is_ok();
        let word = if raccoon {
            Action::Raccoon
        } else {
            Action::Beaver
        };
        self.enter(Entry::Action(word), line);
    }

    fn throw(&mut self, side: Seat, dice: Dice, text: &str, ends: bool, line: usize) {
        match self.game.phase() {
            Phase::OpeningThrow => {
                // The die of the side that moves first is the higher one.
                let (high, low) = (dice.high(), dice.low());
                let opening = match side {
                    Seat::A => Dice::new(high, low),
                    Seat::B => Dice::new(low, high),
                };
                if dice.is_doublet() {
                    let what = "a game cannot begin with a doublet; it is read no further";
                    return self.stop(LossKind::Illegal, line, what.to_owned());
                }
                self.enter(Entry::Throw(Throw::Dice(opening.unwrap_or(dice))), line);
            }
            // A position that a game begins with may have the dice on the board, or wait for them.
            Phase::Play(lie) if self.is_start(side) && lie.sorted() == dice.sorted() => {}
            Phase::Throw if self.is_start(side) => {
                self.enter(Entry::Throw(Throw::Dice(dice)), line);
            }
            _ => {
                if !self.is_turn_of(side, line) {
                    return;
                }
                self.enter(Entry::Action(Action::Roll), line);
                self.enter(Entry::Throw(Throw::Dice(dice)), line);
            }
        }
        let can_move = self.game.board().count_plays(dice) > 0;
        if text.trim().is_empty() && can_move && ends {
            // Resigned after the throw.
            return;
        }
        let text = if text.trim().is_empty() { "-" } else { text };
        match move_text::read(text, self.game.board(), dice) {
            Ok(play) => {
                self.enter(Entry::Action(Action::Play(play)), line);
            }
            Err(error) => {
                let what = format!("{dice}: `{text}`: {error}; the game is read no further");
                self.stop(LossKind::Illegal, line, what);
            }
        }
    }

    /// The result that the file tells: where play has not come to it, somebody resigned.
    pub(crate) fn result(&mut self, winner: Seat, points: u32, line: usize) {
        self.record.result = Some((winner, points));
        if self.stopped {
            return;
        }
        let score = self.game.score();
        if let Some(played) = won(self.record.score, score) {
            if played != (winner, points) {
                let (seat, real) = played;
                let what = format!("seat {seat} wins {real}, not seat {winner} {points}");
                self.losses.add(LossKind::Mismatch, line, what);
            }
            return;
        }
        let loser = winner.other();
        let cube = self.game.cube().value();
        let dropped = matches!(self.game.phase(), Phase::Doubled { .. })
            && self.game.turn().seat() == Some(loser)
            && points == cube;
        if dropped {
            self.enter(Entry::Action(Action::Drop), line);
            return;
        }
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| kind.times() * cube == points);
        match kind.filter(|_| may_resign(&self.game, loser)) {
            Some(kind) => {
                self.enter(Entry::Action(Action::Resign(kind)), line);
                self.enter(Entry::Action(Action::Accept), line);
            }
            None => {
                let what = format!("seat {winner} wins {points} without an act that ends the game");
                self.losses.add(LossKind::NoPlace, line, what);
            }
        }
    }

    /// Whether the result has been told or reached.
    pub(crate) fn finish(self) -> GameRecord {
        let mut record = self.record;
        if record.result.is_none() {
            record.result = won(record.score, self.game.score());
        }
        record
    }
}
