//! How chance comes to a table: drawn, so that everybody can check it, or told by people who throw.
//!
//! Where the table draws, its secret is sealed with the first events; each seat pledges a value and
//! reveals it once both have pledged, so that neither can choose after it has seen the other's; then
//! the game begins. Every throw follows from the secret, both values and its index. The end tells the
//! secret, and proves every throw of the game, those that were taken back too.

use crate::dice::{self, Bytes, Throws};
use crate::fold::by_house;
use crate::table::{Step, What};
use crate::{Author, EventKind, HandOver, Phase, Refusal, Table};
use yonban_clock::Millis;
use yonban_rules::{AtTable, ChanceSource, Seat, Turn};

/// What a seat owes before the game can begin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owed {
    /// The hash of a value.
    Pledge,
    /// The value.
    Value,
}

/// What is known of what the throws of a table follow from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The hash of the house's secret; `None` where the table draws nothing.
    pub sealed: Option<Bytes>,
    /// The hashes of the values, seat A first.
    pub pledges: [Option<Bytes>; 2],
    /// The values.
    pub values: [Option<Bytes>; 2],
    /// The house's secret, once the table is over.
    pub secret: Option<Bytes>,
    /// What was drawn, in order.
    drawn: Vec<Drawn>,
}

/// A throw, as far as it is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Drawn {
    seq: u64,
    index: u32,
    /// The number that chose it is one of these, below the sum of all weights.
    from: u32,
    to: u32,
    total: u32,
}

impl Drawn {
    fn follows_from(&self, throws: &Throws) -> bool {
        throws
            .below(self.index, self.total)
            .is_some_and(|number| (self.from..self.to).contains(&number))
    }
}

impl Proof {
    /// How many outcomes were drawn so far, those that were taken back too.
    #[must_use]
    pub fn drawn(&self) -> usize {
        self.drawn.len()
    }

    /// Whether the secret is told: every outcome has been checked.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.secret.is_some()
    }

    fn have_pledged(&self) -> bool {
        self.pledges.iter().all(Option::is_some)
    }

    fn have_revealed(&self) -> bool {
        self.values.iter().all(Option::is_some)
    }

    /// What the throws follow from, if this is the secret.
    pub(crate) fn throws<G: AtTable>(
        &self,
        table: &Table<G>,
        secret: Bytes,
    ) -> Result<Throws, Refusal<G>> {
        if self.sealed != Some(dice::seal(table.id, secret)) {
            return Err(Refusal::SecretDiffers);
        }
        let [Some(a), Some(b)] = self.values else {
            return Err(Refusal::OutOfOrder);
        };
        Ok(Throws {
            id: table.id,
            secret,
            values: [a, b],
        })
    }
}

/// What a seat says that the dice show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told<C> {
    /// Who says so.
    pub seat: Seat,
    /// The outcome.
    pub chance: C,
    /// The event.
    pub seq: u64,
    /// When.
    pub at: Millis,
}

/// Whose word comes next about a throw that people make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word<C> {
    /// Nothing was said yet: whoever sees the dice may tell them.
    Anybody,
    /// This seat says what the dice show: it said no to what was told, or was asked.
    Teller(Seat),
    /// The other seat answers what was told.
    Answer(Told<C>),
}

impl<G: AtTable> Table<G> {
    /// What is known of what the throws follow from.
    #[must_use]
    pub const fn proof(&self) -> &Proof {
        &self.proof
    }

    /// Whether the table draws, and proves what it draws.
    pub(crate) fn draws(&self) -> bool {
        self.game.chance_source() == ChanceSource::Table
    }

    /// Whether the seal is the next event: the table has just been created.
    pub(crate) fn seal_is_due(&self) -> bool {
        self.draws() && self.proof.sealed.is_none()
    }

    /// Whether the game begins with the next event: everything is settled.
    pub(crate) fn start_is_due(&self) -> bool {
        self.phase == Phase::Pledging && self.proof.have_revealed()
    }

    /// Whether the secret is the next event: the table has just ended.
    pub(crate) fn secret_is_due(&self) -> bool {
        matches!(self.phase, Phase::Over(_)) && self.draws() && self.proof.secret.is_none()
    }

    /// Whether the table is to draw: chance is due, and nobody rests.
    pub(crate) fn draw_is_due(&self) -> bool {
        let source = self.game.chance_source();
        self.phase == Phase::Running
            && matches!(source, ChanceSource::Table | ChanceSource::Lot)
            && self.rest.is_none()
            && self.game.turn() == Turn::Chance
    }

    /// What the throws follow from: for a lot the secret alone, since nobody pledges anything for it.
    pub(crate) fn throws(&self, secret: Bytes) -> Result<Throws, Refusal<G>> {
        if self.draws() {
            return self.proof.throws(self, secret);
        }
        Ok(Throws {
            id: self.id,
            secret,
            values: [Bytes([0; 32]); 2],
        })
    }

    /// What this seat owes before the game can begin.
    #[must_use]
    pub fn owed(&self, seat: Seat) -> Option<Owed> {
        let begins = matches!(self.phase, Phase::Waiting | Phase::Pledging);
        let n = seat.index();
        self.seats[n].as_ref().filter(|_| begins && self.draws())?;
        if self.proof.pledges[n].is_none() {
            Some(Owed::Pledge)
        } else if self.proof.have_pledged() && self.proof.values[n].is_none() {
            Some(Owed::Value)
        } else {
            None
        }
    }

    /// Both sit: now they owe something.
    pub(crate) fn pledging_begins(&mut self, at: Millis) {
        self.phase = Phase::Pledging;
        self.owing.begin(at);
    }

    pub(crate) fn seal(&mut self, author: Author, hash: Bytes) -> Result<EventKind<G>, Refusal<G>> {
        by_house(author)?;
        if !self.seal_is_due() {
            return Err(Refusal::OutOfOrder);
        }
        self.proof.sealed = Some(hash);
        Ok(EventKind::Sealed { hash })
    }

    /// Whether the seat may settle something before the game begins.
    fn may_settle(&self, seat: Seat) -> Result<(), Refusal<G>> {
        if !self.draws() {
            return Err(Refusal::ChanceForbidden);
        }
        if let Phase::Over(_) = self.phase {
            return Err(Refusal::Over);
        }
        match self.seats[seat.index()] {
            Some(_) => Ok(()),
            None => Err(Refusal::NotSeated),
        }
    }

    pub(crate) fn pledge(
        &mut self,
        seat: Seat,
        hash: Bytes,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        self.may_settle(seat)?;
        // Who pledges last says nothing of who pledged before: time goes on standing still.
        let paused = self.is_paused();
        let pledge = &mut self.proof.pledges[seat.index()];
        if pledge.is_some() {
            return Err(Refusal::PledgedAlready);
        }
        *pledge = Some(hash);
        if self.proof.have_pledged() {
            self.owing.begin(at);
            if paused {
                self.stop_time(at)?;
            }
        }
        Ok(EventKind::Pledged { seat, hash })
    }

    pub(crate) fn reveal(&mut self, seat: Seat, value: Bytes) -> Result<EventKind<G>, Refusal<G>> {
        self.may_settle(seat)?;
        if !self.proof.have_pledged() {
            return Err(Refusal::PledgeMissing);
        }
        if self.proof.values[seat.index()].is_some() {
            return Err(Refusal::RevealedAlready);
        }
        if self.proof.pledges[seat.index()] != Some(dice::pledge(self.id, seat, value)) {
            return Err(Refusal::RevealDiffers);
        }
        self.proof.values[seat.index()] = Some(value);
        Ok(EventKind::Revealed { seat, value })
    }

    /// Tells the secret of a table that is over, and proves what was drawn.
    pub(crate) fn unseal(
        &mut self,
        author: Author,
        secret: Bytes,
    ) -> Result<EventKind<G>, Refusal<G>> {
        by_house(author)?;
        if !self.secret_is_due() {
            return Err(Refusal::OutOfOrder);
        }
        if self.proof.sealed != Some(dice::seal(self.id, secret)) {
            return Err(Refusal::SecretDiffers);
        }
        if !self.proof.drawn.is_empty() {
            let throws = self.proof.throws(self, secret)?;
            let wrong = self.proof.drawn.iter();
            if let Some(wrong) = wrong.copied().find(|drawn| !drawn.follows_from(&throws)) {
                return Err(Refusal::RollDiffers { seq: wrong.seq });
            }
        }
        self.proof.secret = Some(secret);
        Ok(EventKind::Unsealed { secret })
    }

    /// Whether a throw that people make is due.
    pub(crate) fn may_throw(&self) -> Result<(), Refusal<G>> {
        if self.game.chance_source() != ChanceSource::People {
            return Err(Refusal::ChanceForbidden);
        }
        self.running()?;
        if self.rest.is_some() {
            return Err(Refusal::Resting);
        }
        if self.game.turn() != Turn::Chance {
            return Err(Refusal::NoThrowDue);
        }
        Ok(())
    }

    /// What was told and waits for the other seat.
    #[must_use]
    pub const fn told(&self) -> Option<&Told<G::Chance>> {
        match &self.word {
            Word::Answer(told) => Some(told),
            Word::Anybody | Word::Teller(_) => None,
        }
    }

    /// Whether this seat may say what the dice show: whoever disputed what was told, or was asked, says it
    /// next.
    pub(crate) fn may_tell(&self, seat: Seat) -> Result<(), Refusal<G>> {
        self.may_throw()?;
        match &self.word {
            Word::Answer(_) => Err(Refusal::ThrowTold),
            Word::Teller(teller) if *teller != seat => Err(Refusal::DisputerTells),
            Word::Teller(_) | Word::Anybody => Ok(()),
        }
    }

    /// Whether this seat may ask the other one what the dice show: where it owes the throw, and nobody
    /// could leave for nothing any more.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn may_ask_throw(&self, seat: Seat) -> Result<(), Refusal<G>> {
        self.may_tell(seat)?;
        if self.word != Word::Anybody {
            return Err(Refusal::DisputerTells);
        }
        let owes = self.awaited().is_some_and(|awaited| awaited.is(seat));
        if owes && self.is_underway() {
            Ok(())
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    /// Whoever is asked says what the dice show: its clock runs.
    pub(crate) fn ask_throw(&mut self, seat: Seat, at: Millis) -> Result<EventKind<G>, Refusal<G>> {
        self.may_ask_throw(seat)?;
        self.clocks.in_time(seat, at)?;
        let paused = self.is_paused();
        self.word = Word::Teller(seat.other());
        self.clocks.ask(seat.other(), at, paused, self.free());
        Ok(EventKind::Asked { seat })
    }

    /// What is told waits for the other seat, whose clock runs.
    pub(crate) fn tell(
        &mut self,
        seat: Seat,
        chance: G::Chance,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        self.may_tell(seat)?;
        self.place_of(&chance).ok_or(Refusal::UnknownOutcome)?;
        self.clocks.in_time(seat, at)?;
        let paused = self.is_paused();
        self.word = Word::Answer(Told {
            seat,
            chance: chance.clone(),
            seq: self.seq + 1,
            at,
        });
        self.clocks.ask(seat.other(), at, paused, self.free());
        Ok(EventKind::Told { seat, chance })
    }

    /// Who says no to what was told says what the dice show: its clock runs. Who takes back what it
    /// told itself pays for the time that this stood.
    pub(crate) fn dispute(&mut self, seat: Seat, at: Millis) -> Result<EventKind<G>, Refusal<G>> {
        self.may_throw()?;
        let told = self.told().ok_or(Refusal::NothingTold)?;
        let (teller, told_at) = (told.seat, told.at);
        self.clocks.in_time(seat, at)?;
        let paused = self.is_paused();
        let stood = if teller == seat {
            self.clocks.forgive(told_at, at)
        } else {
            0
        };
        self.word = Word::Teller(seat);
        self.clocks.ask(seat, at, paused, self.free());
        self.clocks.add_time(stood);
        Ok(EventKind::Disputed { seat })
    }

    /// What the seat confirms: the other one's throw.
    pub(crate) fn confirmed_by(&self, seat: Seat) -> Result<&G::Chance, Refusal<G>> {
        self.may_throw()?;
        match self.told() {
            None => Err(Refusal::NothingTold),
            Some(told) if told.seat == seat => Err(Refusal::OwnThrow),
            Some(told) => Ok(&told.chance),
        }
    }

    /// Where an outcome stands among the chances: the numbers that choose it, and the sum of all
    /// weights.
    fn place_of(&self, chance: &G::Chance) -> Option<(u32, u32, u32)> {
        let chances = self.game.chances();
        let weights: Vec<u32> = chances.iter().map(|(_, weight)| *weight).collect();
        let total = dice::total(&weights)?;
        let at = chances.iter().position(|(known, _)| known == chance)?;
        let from = weights.iter().take(at).sum();
        let weight = weights.get(at)?;
        Some((from, from + weight, total))
    }

    /// Enters an outcome, drawn or told.
    pub(crate) fn roll(
        &mut self,
        author: Author,
        chance: G::Chance,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        self.running()?;
        if self.rest.is_some() || self.game.turn() != Turn::Chance {
            return Err(Refusal::OutOfOrder);
        }
        let (from, to, total) = self.place_of(&chance).ok_or(Refusal::OutOfOrder)?;
        let index = self.rolls();
        match (self.game.chance_source(), author) {
            (ChanceSource::Nobody, _) => return Err(Refusal::NoChances),
            (ChanceSource::Table | ChanceSource::Lot, _) => {
                by_house(author)?;
                // What weighs nothing is never drawn.
                if from == to {
                    return Err(Refusal::OutOfOrder);
                }
            }
            (ChanceSource::People, Author::Seat(seat)) => {
                if *self.confirmed_by(seat)? != chance {
                    return Err(Refusal::OutOfOrder);
                }
                self.clocks.in_time(seat, at)?;
                self.word = Word::Anybody;
            }
            (ChanceSource::People, _) => return Err(Refusal::NotAllowed),
        }
        if self.draws() {
            self.proof.drawn.push(Drawn {
                seq: self.seq + 1,
                index,
                from,
                to,
                total,
            });
        }
        self.game.resolve(&chance);
        self.steps.push(Step {
            seq: self.seq + 1,
            what: What::Rolled(chance.clone()),
            clocks: self.clocks.states,
        });
        // What is drawn takes no time; people take theirs, each from the own clock.
        self.clocks.pass_time(at);
        self.clocks.answered(at)?;
        let turn = self.clocks.running;
        let paused = self.clocks.is_paused();
        self.pass_clock(at)?;
        if paused {
            self.clocks.pause(at);
        }
        let now_runs = self.clocks.running.map(|turn| turn.seat);
        let ended = turn.filter(|turn| turn.counts && now_runs != Some(turn.seat));
        Ok(EventKind::Rolled {
            index,
            chance,
            hand_over: ended.map(|turn| HandOver {
                charge: turn.charge.charge(),
                clock: self.clocks.states[turn.seat.index()],
            }),
        })
    }
}
