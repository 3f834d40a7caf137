//! What readers of records share: games are played again under the rules, as they are read.

use super::loss::{LossKind, Losses, Place};
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

/// What a file tells after something that a side did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// What was done then.
    Play,
    /// The end of what is told: a result, or a bracket.
    End,
    /// Nothing: the file may have been cut.
    Nothing,
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
            self.enter(Entry::Throw(Throw::Dice(dice)), Place::default());
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

    fn stop(&mut self, kind: LossKind, at: Place, what: String) {
        self.comment(&what);
        self.losses.add(kind, at, what);
        self.stopped = true;
    }

    /// Takes an entry; says whether the rules allow it.
    fn enter(&mut self, entry: Entry, at: Place) -> bool {
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
                self.stop(LossKind::Illegal, at, what);
                false
            }
        }
    }

    /// Takes what a side did, and what the file tells next.
    pub(crate) fn take(&mut self, side: Seat, did: &Did, next: Next, at: Place) {
        if self.stopped {
            return;
        }
        match did {
            Did::Threw(dice, text) => self.throw(side, *dice, text, next, at),
            Did::Doubled(shows) => {
                if self.is_turn_of(side, at) {
                    self.double(*shows, at);
                }
            }
            Did::Took => {
                self.enter(Entry::Action(Action::Take), at);
            }
            Did::Dropped => {
                self.enter(Entry::Action(Action::Drop), at);
            }
            Did::Redoubled => self.redouble(at),
        }
    }

    /// Takes the text of an act or a throw.
    pub(crate) fn act(&mut self, text: &str, at: Place) {
        match text.parse::<Entry>() {
            Ok(entry) => {
                self.enter(entry, at);
            }
            Err(_) => self.unreadable(&format!("`{text}`"), at),
        }
    }

    /// Something that cannot be read, without which the game cannot be read on.
    pub(crate) fn unreadable(&mut self, what: &str, at: Place) {
        if !self.stopped {
            let what = format!("{what} is not understood; the game is read no further");
            self.stop(LossKind::Unreadable, at, what);
        }
    }

    fn is_turn_of(&mut self, side: Seat, at: Place) -> bool {
        let right = self.game.phase() == Phase::Turn && self.game.on_roll() == side;
        if !right {
            let due = self.game.phase();
            let what =
                format!("seat {side} is not on roll, {due} is due; the game is read no further");
            self.stop(LossKind::Illegal, at, what);
        }
        right
    }

    /// Whether nothing has happened yet and this side is on roll.
    fn is_start(&self, side: Seat) -> bool {
        self.record.entries.is_empty() && self.game.on_roll() == side
    }

    fn double(&mut self, shows: Option<u32>, at: Place) {
        let expected = self.game.cube().value() * 2;
        self.enter(Entry::Action(Action::Double), at);
        // Redoubles at once may be written as one double to what the cube shows in the end.
        let mut reached = expected;
        while shows.is_some_and(|shows| reached < shows) && self.may_redouble() {
            self.redouble(at);
            reached *= 2;
        }
        if let Some(shows) = shows.filter(|shows| *shows != reached) {
            let what = format!("the cube is doubled to {reached}, not to {shows}");
            self.losses.add(LossKind::Mismatch, at, what);
        }
    }

    fn may_redouble(&self) -> bool {
        let words = [Action::Beaver, Action::Raccoon];
        words.iter().any(|word| self.game.check(word).is_ok())
    }

    fn redouble(&mut self, at: Place) {
        let raccoon = self.game.check(&Action::Raccoon).is_ok();
        let word = if raccoon {
            Action::Raccoon
        } else {
            Action::Beaver
        };
        self.enter(Entry::Action(word), at);
    }

    fn throw(&mut self, side: Seat, dice: Dice, text: &str, next: Next, at: Place) {
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
                    return self.stop(LossKind::Illegal, at, what.to_owned());
                }
                self.enter(Entry::Throw(Throw::Dice(opening.unwrap_or(dice))), at);
            }
            // A position that a game begins with may have the dice on the board, or wait for them.
            Phase::Play(lie) if self.is_start(side) && lie.sorted() == dice.sorted() => {}
            Phase::Throw if self.is_start(side) => {
                self.enter(Entry::Throw(Throw::Dice(dice)), at);
            }
            _ => {
                if !self.is_turn_of(side, at) {
                    return;
                }
                self.enter(Entry::Action(Action::Roll), at);
                self.enter(Entry::Throw(Throw::Dice(dice)), at);
            }
        }
        let text = match text.trim() {
            "" if self.game.board().count_plays(dice) > 0 => {
                return self.no_play(dice, next, at);
            }
            "" => "-",
            text => text,
        };
        match move_text::read(text, self.game.board(), dice) {
            Ok(play) => {
                self.enter(Entry::Action(Action::Play(play)), at);
            }
            Err(error) => {
                let what = format!("{dice}: `{text}`: {error}; the game is read no further");
                self.stop(LossKind::Illegal, at, what);
            }
        }
    }

    /// A throw without a play, though there are legal ones.
    fn no_play(&mut self, dice: Dice, next: Next, at: Place) {
        if self.stopped {
            return;
        }
        match next {
            // Resigned after the throw, or not finished.
            Next::End => {}
            Next::Play => {
                let what = format!(
                    "the throw {dice} has no play, and there are legal ones; the game is read no further"
                );
                self.stop(LossKind::Illegal, at, what);
            }
            Next::Nothing => {
                let what = format!("the throw {dice} has no play: the game stops there");
                self.losses.add(LossKind::Unreadable, at, what);
            }
        }
    }

    /// The result that the file tells: where play has not come to it, somebody resigned.
    pub(crate) fn result(&mut self, winner: Seat, points: u32, at: Place) {
        self.record.result = Some((winner, points));
        if self.stopped {
            return;
        }
        let score = self.game.score();
        if let Some(played) = won(self.record.score, score) {
            if played != (winner, points) {
                let (seat, real) = played;
                let what = format!("seat {seat} wins {real}, not seat {winner} {points}");
                self.losses.add(LossKind::Mismatch, at, what);
            }
            return;
        }
        let loser = winner.other();
        let cube = self.game.cube().value();
        let dropped = matches!(self.game.phase(), Phase::Doubled { .. })
            && self.game.turn().seat() == Some(loser)
            && points == cube;
        if dropped {
            self.enter(Entry::Action(Action::Drop), at);
            return;
        }
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| kind.times() * cube == points);
        match kind.filter(|_| may_resign(&self.game, loser)) {
            Some(kind) => {
                self.enter(Entry::Action(Action::Resign(kind)), at);
                self.enter(Entry::Action(Action::Accept), at);
            }
            None => {
                let what = format!("seat {winner} wins {points} without an act that ends the game");
                self.losses.add(LossKind::NoPlace, at, what);
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
