//! The table: what it knows, and how it decides.

use crate::awaited::Owing;
use crate::chance::{Proof, Word};
use crate::clocks::Clocks;
use crate::offers::Offers;
use crate::{
    AbortCause, AbsenceClaim, Agreement, Answer, Author, ClaimCost, Command, CorruptLog, Entropy,
    Event, EventKind, Finish, LineError, LogHash, OfferKind, Refusal, Rest, RunningTurn, Sides,
    TableId, dice,
};
use std::sync::Arc;
use yonban_clock::{Control, DAY, Millis, Occasion, SeatClock};
use yonban_rules::{AtTable, ChanceSource, Reason, Seat, Verdict};

/// A table without a clock closes after so long without an event.
pub const IDLE_LIMIT: Millis = 60 * DAY;

/// The longest user name, in bytes.
pub const LONGEST_NAME: usize = 128;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase<E> {
    /// A seat is free.
    Waiting,
    /// Both sit, and settle what chance follows from: only where the table draws.
    Pledging,
    /// The game is on.
    Running,
    /// The game is over; the seats may still agree on another one.
    Over(Finish<E>),
}

/// One entry of the game as it now stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step<G: AtTable> {
    /// The event that brought it.
    pub(crate) seq: u64,
    pub(crate) what: What<G>,
    /// Both clocks before it.
    pub(crate) clocks: [SeatClock; 2],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What<G: AtTable> {
    Played(Seat, G::Action),
    Rolled(G::Chance),
}

/// One live or finished table. Its state is the fold of its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: AtTable> {
    pub(crate) id: TableId,
    pub(crate) agreement: Arc<Agreement<G>>,
    pub(crate) seq: u64,
    pub(crate) hash: LogHash,
    pub(crate) at: Millis,
    pub(crate) position_seq: u64,
    pub(crate) seats: [Option<String>; 2],
    pub(crate) phase: Phase<G::Ending>,
    pub(crate) game: G,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) clocks: Clocks,
    pub(crate) offers: Offers,
    /// An offer that was accepted by the last event: its effect is the next one.
    pub(crate) promised: Option<(Seat, OfferKind)>,
    pub(crate) rematch: bool,
    /// What the throws follow from, where the table draws.
    pub(crate) proof: Proof,
    /// Whose word comes next about what people throw.
    pub(crate) word: Word<G::Chance>,
    /// Since when both seats owe what they owe.
    pub(crate) owing: Owing,
    /// The rest between two parts of the game.
    pub(crate) rest: Option<Rest>,
    /// Unfounded claims that were priced.
    pub(crate) unfounded: [u32; 2],
}

/// What a command leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<G: AtTable> {
    /// To be stored in one append, then folded. Empty where nothing is to be done (a
    /// [`Command::Tick`] that came early).
    pub events: Vec<Event<G>>,
    /// Set where the events are the price of a refusal: the author's action was refused all the
    /// same, and is answered with this once the events are stored.
    pub refused: Option<Refusal<G>>,
}

/// The table that follows by agreement; every node derives the same one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextTable<G: AtTable> {
    /// Its name.
    pub id: TableId,
    /// What is played there.
    pub agreement: Agreement<G>,
    /// Who sits where, A first.
    pub seats: [Option<String>; 2],
}

/// Which clocks the next table has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextClocks {
    /// What the series rule carries on from what is left.
    Carried,
    /// Those of this table: it did not count.
    Same,
    /// These, for the seats of this table: another series begins.
    Of([Control; 2]),
}

/// A decision in the making: a copy of the table that runs ahead of the store.
struct Draft<G: AtTable> {
    table: Table<G>,
    at: Millis,
    events: Vec<Event<G>>,
}

impl<G: AtTable> Draft<G> {
    fn push(&mut self, author: Author, kind: EventKind<G>) -> Result<(), Refusal<G>> {
        let kind = self.table.enter(author, self.at, kind)?;
        let event = Event {
            seq: self.table.seq + 1,
            at: self.at,
            author,
            kind,
        };
        self.table.record(&event, &event.line());
        self.events.push(event);
        Ok(())
    }

    /// What follows by itself: the secret is sealed, chance is drawn while it is due, and the end
    /// tells the secret.
    fn complete(&mut self, entropy: &mut dyn Entropy) -> Result<(), Refusal<G>> {
        let id = self.table.id;
        if self.table.seal_is_due() {
            let hash = dice::seal(id, entropy.secret(id));
            self.push(Author::House, EventKind::Sealed { hash })?;
        }
        if self.table.draw_is_due() {
            let throws = self.table.throws(entropy.secret(id))?;
            while self.table.draw_is_due() {
                let index = self.table.rolls();
                let mut chances = self.table.game.chances();
                let weights: Vec<u32> = chances.iter().map(|(_, weight)| *weight).collect();
                let drawn = throws.choose(index, &weights).ok_or(Refusal::NoChances)?;
                let (chance, _) = chances.swap_remove(drawn);
                let hand_over = None;
                self.push(
                    Author::House,
                    EventKind::Rolled {
                        index,
                        chance,
                        hand_over,
                    },
                )?;
            }
        }
        if self.table.secret_is_due() {
            let secret = entropy.secret(id);
            self.push(Author::House, EventKind::Unsealed { secret })?;
        }
        Ok(())
    }
}

impl<G: AtTable> Table<G> {
    /// The first events of a new table: one, or two where its game draws chance. They are stored in
    /// one append.
    #[must_use]
    pub fn create(
        id: TableId,
        agreement: Agreement<G>,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Vec<Event<G>> {
        let draws = G::new(&agreement.rules).chance_source() == ChanceSource::Table;
        let event = |seq, kind| Event {
            seq,
            at: now,
            author: Author::House,
            kind,
        };
        let agreement = Arc::new(agreement);
        let mut events = vec![event(1, EventKind::Created { id, agreement })];
        if draws {
            let hash = dice::seal(id, entropy.secret(id));
            events.push(event(2, EventKind::Sealed { hash }));
        }
        events
    }

    /// The table after its first event; the second one, if [`create`](Table::create) makes two, is
    /// [folded](Table::fold) like any other.
    ///
    /// # Errors
    ///
    /// The event is not the first one that [`create`](Table::create) makes.
    pub fn open(event: &Event<G>) -> Result<Table<G>, CorruptLog> {
        let EventKind::Created { id, agreement } = &event.kind else {
            return Err(CorruptLog::Start { seq: event.seq });
        };
        if event.seq != 1 {
            return Err(CorruptLog::Seq {
                expected: 1,
                found: event.seq,
            });
        }
        if event.author != Author::House {
            return Err(CorruptLog::Start { seq: 1 });
        }
        let mut table = Table {
            id: *id,
            agreement: Arc::clone(agreement),
            seq: 0,
            hash: LogHash::START,
            at: event.at,
            position_seq: 1,
            seats: [None, None],
            phase: Phase::Waiting,
            game: G::new(&agreement.rules),
            steps: Vec::new(),
            clocks: Clocks::new(agreement),
            offers: Offers::default(),
            promised: None,
            rematch: false,
            proof: Proof::default(),
            word: Word::Anybody,
            owing: Owing::default(),
            rest: None,
            unfounded: [0; 2],
        };
        table.record(event, &event.line());
        Ok(table)
    }

    /// The table that a log describes. Every action, charge, clock and verdict is proved again.
    ///
    /// # Errors
    ///
    /// What is wrong with the log, and where.
    pub fn replay<L: AsRef<str>>(
        lines: impl IntoIterator<Item = L>,
    ) -> Result<Table<G>, CorruptLog> {
        Self::replay_checked(lines.into_iter().map(|line| (line, None)))
    }

    /// The same, with the stored hash beside each line.
    ///
    /// # Errors
    ///
    /// What is wrong with the log, and where; [`CorruptLog::Hash`] where a hash is not the chain's.
    pub fn replay_hashed<L: AsRef<str>>(
        lines: impl IntoIterator<Item = (L, LogHash)>,
    ) -> Result<Table<G>, CorruptLog> {
        Self::replay_checked(lines.into_iter().map(|(line, hash)| (line, Some(hash))))
    }

    fn replay_checked<L: AsRef<str>>(
        lines: impl Iterator<Item = (L, Option<LogHash>)>,
    ) -> Result<Table<G>, CorruptLog> {
        let mut table: Option<Table<G>> = None;
        for (line, hash) in lines {
            let seq = table.as_ref().map_or(1, |table| table.seq + 1);
            let at_line = |error: LineError| CorruptLog::Line { seq, error };
            let event = Event::from_line(line.as_ref()).map_err(at_line)?;
            let table = match &mut table {
                Some(table) => {
                    table.fold_in_place(&event)?;
                    table
                }
                none => none.insert(Table::open(&event)?),
            };
            if hash.is_some_and(|hash| hash != table.hash) {
                return Err(CorruptLog::Hash { seq });
            }
        }
        table.ok_or(CorruptLog::Empty)
    }

    /// Decides a command at game time `now` (when its frame was read). Changes nothing: store the
    /// events, then [`fold`](Table::fold) them.
    ///
    /// # Errors
    ///
    /// Why it is refused.
    pub fn apply(
        &self,
        author: Author,
        command: &Command<G>,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Decision<G>, Refusal<G>> {
        let mut draft = Draft {
            table: self.clone(),
            at: now.max(self.at),
            events: Vec::new(),
        };
        let refused = draft.decide(author, command, entropy)?;
        draft.complete(entropy)?;
        Ok(Decision {
            events: draft.events,
            refused,
        })
    }

    /// Enters a stored event.
    ///
    /// # Errors
    ///
    /// The event is not one that this table would have decided; the table is unchanged.
    pub fn fold(&mut self, event: &Event<G>) -> Result<(), CorruptLog> {
        let mut next = self.clone();
        next.fold_in_place(event)?;
        *self = next;
        Ok(())
    }

    /// As [`fold`](Table::fold), but an error may leave half of the event behind.
    fn fold_in_place(&mut self, event: &Event<G>) -> Result<(), CorruptLog> {
        let seq = event.seq;
        if seq != self.seq + 1 {
            return Err(CorruptLog::Seq {
                expected: self.seq + 1,
                found: seq,
            });
        }
        if event.at < self.at {
            return Err(CorruptLog::Time { seq });
        }
        if matches!(event.kind, EventKind::Created { .. }) {
            return Err(CorruptLog::Start { seq });
        }
        let follows = self
            .enter(event.author, event.at, event.kind.clone())
            .map_err(|refusal| match refusal {
                Refusal::RevealDiffers => CorruptLog::Pledge { seq },
                Refusal::SecretDiffers => CorruptLog::Secret { seq },
                Refusal::RollDiffers { seq } => CorruptLog::Roll { seq },
                other => CorruptLog::Impossible {
                    seq,
                    reason: other.to_string(),
                },
            })?;
        if follows != event.kind {
            return Err(CorruptLog::Differs { seq });
        }
        self.record(event, &event.line());
        Ok(())
    }

    /// Moves the log position.
    pub(crate) fn record(&mut self, event: &Event<G>, line: &str) {
        self.seq = event.seq;
        self.at = event.at;
        self.hash = self.hash.then(line);
        if matches!(
            event.kind,
            EventKind::Started
                | EventKind::Played { .. }
                | EventKind::Rolled { .. }
                | EventKind::TookBack { .. }
        ) {
            self.position_seq = event.seq;
        }
    }

    /// When [`Command::Tick`] is due: a flag, a start or a rest that took too long, an idle table.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        match self.phase {
            Phase::Waiting | Phase::Over(_) => return None,
            Phase::Pledging | Phase::Running => {}
        }
        if let Some(rest) = self.rest {
            return Some(rest.until);
        }
        // Nothing is due while time stands still.
        self.awaited()?.since?;
        let Some(turn) = self.clocks.running else {
            return Some(self.owed_by().unwrap_or(self.idle_at()));
        };
        if let Some(flag) = self.clocks.flag_at() {
            return Some(flag.saturating_add(self.clocks.grace(turn.seat)));
        }
        match self.start_allowance(turn.seat) {
            Some(allowance) if !turn.timed => self.clocks.start_at(allowance),
            _ => Some(self.idle_at()),
        }
    }

    /// When this table closes if nothing happens.
    pub(crate) fn idle_at(&self) -> Millis {
        self.at.saturating_add(IDLE_LIMIT)
    }

    /// How long this seat's first decision may take: by speed, and twice that in an opening, such as a
    /// negotiation or an opening throw. By correspondence as long as any turn.
    pub(crate) fn start_allowance(&self, seat: Seat) -> Option<Millis> {
        let n = seat.index();
        let any_turn = || self.clocks.controls[n].deadline(&self.clocks.states[n]);
        self.start_timer().or_else(any_turn)
    }

    fn start_timer(&self) -> Option<Millis> {
        let timer = self.agreement.speed().start_timer(Occasion::Casual)?;
        Some(if self.game.in_opening() {
            2 * timer
        } else {
            timer
        })
    }

    /// How much of a first decision is free where the clock runs on after it: where dice lie on the
    /// board, so that nobody gets others by not deciding. `None` where a start timer ends the table.
    pub(crate) fn free(&self) -> Option<Millis> {
        self.has_thrown().then(|| self.start_timer().unwrap_or(0))
    }

    /// Whether the dice of the game as it stands have shown something, drawn or told.
    fn has_thrown(&self) -> bool {
        let thrown = matches!(
            self.game.chance_source(),
            ChanceSource::Table | ChanceSource::People
        );
        thrown && self.rolls() > 0
    }

    /// Whether a seat may call the table off alone: until it is under way, or a throw was told.
    pub(crate) fn may_call_off(&self) -> bool {
        !self.is_underway() && self.word == Word::Anybody
    }

    /// Whether the game counts: both seats have decided once, or dice have been thrown. From then on
    /// nobody calls the table off alone, and whoever is gone may lose by it.
    #[must_use]
    pub fn is_underway(&self) -> bool {
        self.clocks.decided == [true, true] || self.has_thrown()
    }

    /// The table's name.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// What is played here.
    #[must_use]
    pub fn agreement(&self) -> &Agreement<G> {
        &self.agreement
    }

    /// The sequence number of the last event.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The hash of the log.
    #[must_use]
    pub const fn hash(&self) -> LogHash {
        self.hash
    }

    /// The time of the last event.
    #[must_use]
    pub const fn at(&self) -> Millis {
        self.at
    }

    /// The sequence number of the last event that changed the game: an action made for an earlier
    /// one is stale.
    #[must_use]
    pub const fn position_seq(&self) -> u64 {
        self.position_seq
    }

    /// Where the table stands.
    #[must_use]
    pub const fn phase(&self) -> &Phase<G::Ending> {
        &self.phase
    }

    /// How it ended, if it did.
    #[must_use]
    pub const fn finish(&self) -> Option<&Finish<G::Ending>> {
        match &self.phase {
            Phase::Over(finish) => Some(finish),
            Phase::Waiting | Phase::Pledging | Phase::Running => None,
        }
    }

    /// The game as it stands. It may know what a room hides: see
    /// [`snapshot`](Table::snapshot) for what may be shown.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Who sits there.
    #[must_use]
    pub fn seated(&self, seat: Seat) -> Option<&str> {
        self.seats[seat.index()].as_deref()
    }

    /// The seat that acts: none while waiting, resting, after the end, or while chance is due.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.phase == Phase::Running && self.rest.is_none() {
            self.game.turn().seat()
        } else {
            None
        }
    }

    /// The actions of the game as it stands, in order, with their seats; what was taken back is
    /// gone. Chance outcomes are between them in [`records`](Table::records).
    pub fn actions(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.steps.iter().filter_map(|step| match &step.what {
            What::Played(seat, action) => Some((*seat, action)),
            What::Rolled(_) => None,
        })
    }

    /// The texts of the actions and chance outcomes of the game as it stands, in order.
    pub fn records(&self) -> impl Iterator<Item = String> {
        self.steps.iter().map(|step| match &step.what {
            What::Played(_, action) => action.to_string(),
            What::Rolled(chance) => chance.to_string(),
        })
    }

    /// How many chance outcomes the game as it stands holds.
    pub(crate) fn rolls(&self) -> u32 {
        let rolled = |step: &&Step<G>| matches!(step.what, What::Rolled(_));
        u32::try_from(self.steps.iter().filter(rolled).count()).unwrap_or(u32::MAX)
    }

    /// The verdict if this seat's time is used up: a draw if its opponent cannot win or had a draw
    /// offer open.
    pub(crate) fn flag_verdict(&self, seat: Seat) -> Verdict {
        let opponent = seat.other();
        if !self.game.can_win(opponent) || self.offers.is_open(opponent, OfferKind::Draw) {
            Verdict::Draw
        } else {
            Verdict::Win(opponent)
        }
    }

    /// Whether both seats want another game.
    #[must_use]
    pub const fn rematch_agreed(&self) -> bool {
        self.rematch
    }

    /// The name of the table that follows this one, whether or not it comes to that.
    #[must_use]
    pub fn next_table_id(&self) -> TableId {
        self.id.next()
    }

    /// What is played at the next table, and who sits where, with the time that the series rule
    /// carries on; `None` while this one is not over. Whether there is one is the seats' matter
    /// ([`rematch_agreed`](Table::rematch_agreed)) or the series rule's ([`Until`](crate::Until)).
    #[must_use]
    pub fn next_table(&self) -> Option<NextTable<G>> {
        self.next_table_with(NextClocks::Carried)
    }

    /// The same with these clocks.
    #[must_use]
    pub fn next_table_with(&self, clocks: NextClocks) -> Option<NextTable<G>> {
        self.finish()?;
        let id = self.next_table_id();
        let series = self.agreement.series;
        let swap = match series.sides {
            Sides::Swap => true,
            Sides::Keep => false,
            Sides::Random => id.0[0] & 1 == 1,
        };
        let mut agreement = Agreement::clone(&self.agreement);
        match clocks {
            NextClocks::Carried => {
                for (control, left) in agreement.controls.iter_mut().zip(&self.clocks.states) {
                    *control = series.carry.next(control, left);
                }
            }
            NextClocks::Same => {}
            NextClocks::Of(controls) => agreement.controls = controls,
        }
        let mut seats = self.seats.clone();
        if swap {
            agreement.controls.swap(0, 1);
            seats.swap(0, 1);
        }
        Some(NextTable {
            id,
            agreement,
            seats,
        })
    }

    /// What is played at the next table; `None` while this one is not over.
    #[must_use]
    pub fn next_agreement(&self) -> Option<Agreement<G>> {
        self.next_table().map(|next| next.agreement)
    }
}

impl<G: AtTable> Draft<G> {
    /// The seat that asks: it must have been taken.
    fn seated(&self, author: Author) -> Result<Seat, Refusal<G>> {
        let seat = author.seat().ok_or(Refusal::NotAllowed)?;
        match self.table.seats[seat.index()] {
            Some(_) => Ok(seat),
            None => Err(Refusal::NotSeated),
        }
    }

    /// Turns a command into events. Most of what could be refused, [`Table::enter`] refuses.
    fn decide(
        &mut self,
        author: Author,
        command: &Command<G>,
        entropy: &mut dyn Entropy,
    ) -> Result<Option<Refusal<G>>, Refusal<G>> {
        let kind = match command {
            Command::Sit { who } => {
                let seat = author.seat().ok_or(Refusal::NotAllowed)?;
                let who = who.clone();
                self.push(author, EventKind::Seated { seat, who })?;
                if self.table.seats.iter().all(Option::is_some) && !self.table.draws() {
                    self.push(Author::House, EventKind::Started)?;
                }
                return Ok(None);
            }
            Command::Pledge { hash } => EventKind::Pledged {
                seat: self.seated(author)?,
                hash: *hash,
            },
            Command::Reveal { value } => {
                let (seat, value) = (self.seated(author)?, *value);
                self.push(author, EventKind::Revealed { seat, value })?;
                if self.table.start_is_due() {
                    self.push(Author::House, EventKind::Started)?;
                }
                return Ok(None);
            }
            Command::Throw { chance, agreed } => {
                let (seat, chance) = (self.seated(author)?, chance.clone());
                self.is_back(seat)?;
                self.push(author, EventKind::Told { seat, chance })?;
                if *agreed {
                    self.confirm(seat.other())?;
                }
                return Ok(None);
            }
            Command::Confirm => {
                let seat = self.seated(author)?;
                self.is_back(seat)?;
                return self.confirm(seat).map(|()| None);
            }
            Command::AskThrow => {
                let seat = self.seated(author)?;
                self.is_back(seat)?;
                EventKind::Asked { seat }
            }
            Command::Dispute => {
                let seat = self.seated(author)?;
                self.is_back(seat)?;
                EventKind::Disputed { seat }
            }
            Command::Act { action, lag } => {
                let seat = self.seated(author)?;
                return self.act(seat, action, *lag);
            }
            Command::Resign => EventKind::Resigned {
                seat: self.seated(author)?,
            },
            Command::Offer(offer) => {
                let (seat, offer) = (self.seated(author)?, *offer);
                let theirs = self.table.offers.is_open(seat.other(), offer);
                if theirs && offer != OfferKind::Takeback {
                    return self.answer(seat, offer, Answer::Accept);
                }
                EventKind::Offered { seat, offer }
            }
            Command::Agree(offer) => {
                let (seat, offer) = (self.seated(author)?, *offer);
                self.push(author, EventKind::Offered { seat, offer })?;
                return self.answer(seat.other(), offer, Answer::Accept);
            }
            Command::Answer { offer, answer } => {
                let seat = self.seated(author)?;
                return self.answer(seat, *offer, *answer);
            }
            Command::Withdraw(offer) => EventKind::Withdrawn {
                seat: self.seated(author)?,
                offer: *offer,
            },
            Command::ClaimFlag => {
                self.seated(author)?;
                let turn = self.table.clocks.running.ok_or(self.table.not_running())?;
                EventKind::TimedOut {
                    seat: turn.seat,
                    verdict: self.table.flag_verdict(turn.seat),
                }
            }
            Command::ClaimAbsence { claim, absence } => {
                let seat = self.seated(author)?;
                let speed = self.table.agreement.speed();
                EventKind::Abandoned {
                    seat: seat.other(),
                    gone_since: absence.gone_since,
                    grace: absence.grace(speed).ok_or(Refusal::AbsenceNotClaimable)?,
                    verdict: match claim {
                        AbsenceClaim::Win => Verdict::Win(seat),
                        AbsenceClaim::Draw => Verdict::Draw,
                    },
                }
            }
            Command::Abort => EventKind::Aborted {
                cause: AbortCause::Requested,
            },
            Command::GiveTime => {
                let seat = self.seated(author)?.other();
                EventKind::TimeGiven {
                    seat,
                    amount: self.table.clocks.controls[seat.index()]
                        .gift()
                        .ok_or(Refusal::GiftForbidden)?,
                    clock: self.table.clocks.states[seat.index()],
                }
            }
            Command::Ready => {
                let seat = self.seated(author)?;
                if self.table.rest.is_some() {
                    EventKind::Ready { seat }
                } else {
                    EventKind::Resumed
                }
            }
            Command::Tick => {
                if author != Author::House {
                    return Err(Refusal::NotAllowed);
                }
                // A batch is stored whole, so chance is due here only in a log that was cut.
                self.complete(entropy)?;
                return self.tick().map(|()| None);
            }
            Command::Pause => EventKind::Paused,
            Command::Resume => {
                if author.seat().is_some() {
                    return Err(Refusal::NotAllowed);
                }
                EventKind::Resumed
            }
            Command::Credit { amount } => {
                let awaited = self.table.waited_for()?;
                for seat in Seat::BOTH.into_iter().filter(|seat| awaited.is(*seat)) {
                    let amount = *amount;
                    self.push(author, EventKind::Credited { seat, amount })?;
                }
                return Ok(None);
            }
            Command::Adjudicate { verdict } => EventKind::Adjudicated { verdict: *verdict },
        };
        self.push(author, kind)?;
        Ok(None)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
        lag: Option<crate::Lag>,
    ) -> Result<Option<Refusal<G>>, Refusal<G>> {
        let author = Author::Seat(seat);
        let price = self.table.agreement.policies.claim_cost;
        match self.table.may_play(seat, action) {
            Err(Refusal::Illegal(illegal))
                if price != ClaimCost::Nothing && G::is_unfounded_claim(&illegal) =>
            {
                self.push(
                    author,
                    EventKind::ClaimRefused {
                        seat,
                        reason: illegal.reason().to_owned(),
                        price,
                    },
                )?;
                return Ok(Some(Refusal::Illegal(illegal)));
            }
            other => other?,
        }
        self.is_back(seat)?;
        let compensation = self.table.clocks.compensation(lag, self.at);
        self.push(
            author,
            EventKind::Played {
                seat,
                action: action.clone(),
                charge: 0,
                compensation,
                clock: SeatClock::Stateless,
            },
        )?;
        Ok(None)
    }

    /// Whoever acts is back: the own clock runs again.
    fn is_back(&mut self, seat: Seat) -> Result<(), Refusal<G>> {
        let stands = |turn: RunningTurn| turn.seat == seat && turn.since.is_none();
        if self.table.clocks.running.is_some_and(stands) {
            self.push(Author::Seat(seat), EventKind::Resumed)?;
        }
        Ok(())
    }

    /// What the other seat told is so.
    fn confirm(&mut self, seat: Seat) -> Result<(), Refusal<G>> {
        let chance = self.table.confirmed_by(seat)?.clone();
        let index = self.table.rolls();
        let hand_over = None;
        self.push(
            Author::Seat(seat),
            EventKind::Rolled {
                index,
                chance,
                hand_over,
            },
        )
    }

    fn answer(
        &mut self,
        seat: Seat,
        offer: OfferKind,
        answer: Answer,
    ) -> Result<Option<Refusal<G>>, Refusal<G>> {
        let author = Author::Seat(seat);
        let answered = EventKind::Answered {
            seat,
            offer,
            answer,
        };
        self.push(author, answered)?;
        match (answer, offer) {
            (Answer::Refuse, _) | (Answer::Accept, OfferKind::Rematch) => {}
            (Answer::Accept, OfferKind::Draw) => {
                let verdict = Verdict::Draw;
                self.push(author, EventKind::Agreed { verdict })?;
            }
            (Answer::Accept, OfferKind::End) => self.end_play()?,
            (Answer::Accept, OfferKind::Takeback) => {
                let to = self
                    .table
                    .last_decision(seat.other())
                    .ok_or(Refusal::NothingToTakeBack)?;
                let clocks = self.table.clocks.states;
                self.push(author, EventKind::TookBack { to, clocks })?;
            }
        }
        Ok(None)
    }

    /// Carries out the agreement that play is over: each seat says so when its turn comes.
    fn end_play(&mut self) -> Result<(), Refusal<G>> {
        while self.table.promised.is_some() {
            let says = self
                .table
                .game
                .turn()
                .seat()
                .zip(self.table.game.agreed_end());
            let (seat, action) = says.ok_or(Refusal::OfferForbidden(OfferKind::End))?;
            self.push(
                Author::Seat(seat),
                EventKind::Played {
                    seat,
                    action,
                    charge: 0,
                    compensation: 0,
                    clock: SeatClock::Stateless,
                },
            )?;
        }
        Ok(())
    }

    fn tick(&mut self) -> Result<(), Refusal<G>> {
        let due = self.table.deadline().is_some_and(|due| self.at >= due);
        if !due {
            return Ok(());
        }
        let table = &self.table;
        let aborted = |cause| EventKind::Aborted { cause };
        let kind = if table.rest.is_some() {
            EventKind::RestOver
        } else {
            match table.clocks.running.map(|turn| turn.seat) {
                None if table.owed_by().is_some() => aborted(table.failed_to_start()),
                Some(seat) if table.clocks.flag_at().is_some() => EventKind::TimedOut {
                    seat,
                    verdict: table.flag_verdict(seat),
                },
                Some(seat)
                    if table
                        .start_allowance(seat)
                        .is_some_and(|allowance| table.clocks.start_at(allowance).is_some()) =>
                {
                    aborted(AbortCause::NotStarted(seat))
                }
                _ => aborted(AbortCause::Idle),
            }
        };
        self.push(Author::House, kind)
    }
}
