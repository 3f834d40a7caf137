//! The task of one live table.

use std::collections::{BTreeMap, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use yonban_bus::{Received, Subscription, event_subject};
use yonban_games::{AnyTable, Denied, Entry, Request, Standing};
use yonban_protocol::{Code, PresenceView, ServerMessage, TableCommand};
use yonban_rules::Seat;
use yonban_store::{Append, Appended, StoreError, TableEvent};
use yonban_table::{Absence, AbsenceClaim, Answer, Author, Entropy, Lag, LogHash, OfferKind};

use super::engine::Owed;
use super::house::House;
use super::outbox::{self, CloseReason, Outbox, Text};
use super::rows::{self, Listing, signed, unsigned};
use super::{CommandRequest, Looked, Mark, Reply, User, Watcher};
use crate::engines::Thought;
use crate::random;
use crate::views::{self, Beside};

/// The longest gap that is closed with events; a longer one gets a snapshot.
pub(crate) const MOST_EVENTS: u64 = 256;
/// How often an append is tried again after another writer was quicker.
const RETRIES: u32 = 4;
/// The pause before the first retry when the store does not answer; doubled each time.
const BACKOFF: Duration = Duration::from_millis(40);
/// Presence changes are told no more often than this.
const PRESENCE_PACE: Duration = Duration::from_millis(500);
/// How many refusals are kept to answer a repeated command alike.
const MOST_REFUSALS: usize = 64;

/// What other parts of the house may know of a live table without asking its task.
#[derive(Debug, Default)]
pub(crate) struct Public {
    /// The last event.
    pub(crate) seq: AtomicU64,
    /// The sockets that watch.
    watchers: Mutex<BTreeMap<u64, Arc<Outbox>>>,
}

impl Public {
    fn watchers(&self) -> MutexGuard<'_, BTreeMap<u64, Arc<Outbox>>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a socket watches.
    pub(crate) fn is_watched(&self) -> bool {
        !self.watchers().is_empty()
    }
}

/// What reaches a table's task.
#[derive(Debug)]
pub(crate) enum Message {
    /// A command of somebody.
    Command(Box<CommandRequest>),
    /// A socket watches.
    Watch(Watcher, Option<Mark>),
    /// A socket watches no longer.
    Unwatch(u64),
    /// Somebody looks once.
    Look(Option<User>, oneshot::Sender<Looked>),
    /// A deadline may have passed.
    Tick,
    /// The log may have grown elsewhere; also wakes a table up.
    Refresh,
    /// Nobody has come for long: close the table if nobody waits at it.
    Abandon,
    /// An outage lasted from `last_alive_ms` until now.
    Recover {
        /// When a node last lived.
        last_alive_ms: i64,
        /// Done.
        reply: oneshot::Sender<()>,
    },
    /// The house closes: stop the clock.
    Pause(oneshot::Sender<()>),
    /// The computer has thought.
    Thought {
        /// For the position after this event.
        seq: u64,
        /// At which attempt.
        attempt: u32,
        /// What it found.
        thought: Thought,
        /// What it thinks of the position, in hundredths, if it judged.
        score: Option<i32>,
    },
}

impl Message {
    /// Answers that nothing was done.
    pub(crate) fn refuse(self, code: Code) {
        match self {
            Message::Command(request) => {
                let CommandRequest {
                    id,
                    seq_seen,
                    reply,
                    ..
                } = *request;
                reply.give(nack(id, code, seq_seen, words(code)));
            }
            Message::Look(_, reply) => {
                if reply.send(Err(code)).is_err() {
                    tracing::debug!("nobody waits for a look any more");
                }
            }
            Message::Watch(watcher, _) => {
                watcher.queue.answer(&ServerMessage::Error {
                    code,
                    message: words(code).into(),
                });
            }
            // Dropping the reply tells whoever waits.
            Message::Recover { .. }
            | Message::Pause(_)
            | Message::Unwatch(_)
            | Message::Tick
            | Message::Refresh
            | Message::Abandon
            | Message::Thought { .. } => {}
        }
    }
}

/// A code in words, where the table itself says nothing more.
fn words(code: Code) -> &'static str {
    match code {
        Code::Stale => "the position has changed since",
        Code::Illegal => "that is not allowed",
        Code::NotYourTurn => "it is not your turn",
        Code::GameOver => "the game is over",
        Code::NotSeated => "you do not sit at this table",
        Code::RateLimited => "too much at once: wait a little",
        Code::TooLarge => "too large",
        Code::ClaimInvalid => "the claim does not hold",
        Code::WindowClosed => "not now",
        Code::ConflictRetry => "it is not known whether this was stored: send the same id again",
        Code::Draining => "the house is stopping or cannot store; nothing was done",
        Code::NotFound => "there is no such table",
        Code::BadRequest => "that cannot be read",
        Code::Internal => "a fault of the house",
    }
}

fn nack(id: String, code: Code, seq: u64, message: &str) -> ServerMessage {
    ServerMessage::Nack {
        id,
        code,
        seq,
        reason: None,
        message: message.to_owned(),
        detail: None,
    }
}

/// The operating system's randomness for the table.
pub(crate) struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&mut self, bytes: &mut [u8]) {
        // A system without randomness gives zeroes here; games with chance check their dice proof.
        if getrandom::fill(bytes).is_err() {
            tracing::error!("the system gave no random bytes");
            bytes.fill(0);
        }
    }
}

/// The task: serves the table until nobody needs it in memory. A panic is caught: the table answers
/// with a fault until it is loaded again, and nobody else notices.
pub(crate) async fn run(
    house: House,
    id: String,
    mut receiver: mpsc::Receiver<Message>,
    state: Arc<Public>,
) {
    let served = AssertUnwindSafe(serve(&house, &id, &mut receiver, &state))
        .catch_unwind()
        .await;
    let code = match served {
        Ok(Ok(())) => return,
        Ok(Err(code)) => code,
        Err(_) => {
            metrics::counter!("yonban_table_panics").increment(1);
            tracing::error!(table = id, "a table's task panicked");
            Code::Internal
        }
    };
    // Whoever watched connects again, and finds the table as it is stored.
    for queue in state.watchers().values() {
        queue.close(CloseReason::Restart);
    }
    // What waits is answered before the next message starts a new task.
    loop {
        match receiver.try_recv() {
            Ok(message) => message.refuse(code),
            Err(_) => {
                let mut live = house.live();
                if receiver.is_empty() {
                    live.remove(&id);
                    return;
                }
            }
        }
    }
}

async fn serve(
    house: &House,
    id: &str,
    receiver: &mut mpsc::Receiver<Message>,
    state: &Arc<Public>,
) -> Result<(), Code> {
    // Subscribed before the log is read: what is published in between is seen.
    let mut news = house
        .bus()
        .subscribe(&event_subject(id))
        .await
        .map_err(|error| {
            tracing::error!(%error, "the bus does not take subscriptions");
            Code::Internal
        })?;
    let mut keeper = Keeper::load(house.clone(), id, Arc::clone(state)).await?;
    keeper.after_change().await;
    loop {
        match keeper.step(receiver, &mut news).await {
            Step::On => {}
            Step::Broken => return Err(Code::Internal),
            Step::Idle => {
                let mut live = house.live();
                if receiver.is_empty() {
                    live.remove(id);
                    return Ok(());
                }
            }
        }
    }
}

enum Step {
    On,
    Idle,
    Broken,
}

/// A command's name: who gave it, and the id that its author chose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Signed<'a> {
    pub(crate) user: &'a str,
    pub(crate) id: &'a str,
}

/// Notes the last event of every command among these. The first event of a command carries its id;
/// what was appended with it follows at the same instant without one.
fn note_commands(known: &mut BTreeMap<(String, String), u64>, events: &[TableEvent]) {
    for (n, event) in events.iter().enumerate() {
        let Some(command) = &event.cmd_id else {
            continue;
        };
        let with_it = events[n + 1..]
            .iter()
            .take_while(|next| next.cmd_id.is_none() && next.at_ms == event.at_ms)
            .count();
        let last = event.seq + with_it as u64;
        known.insert((event.author.clone(), command.clone()), last);
    }
}

/// Why nothing was committed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The table refuses.
    Denied(Denied),
    /// Made for an earlier position.
    Stale,
    /// Not stored, and not known whether it will turn out to be.
    Unknown,
    /// Not stored, for certain.
    NotStored,
    /// A fault: the log cannot be taken up.
    Fault,
}

/// What was committed: the last event, and what is refused although a price was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Committed {
    pub(crate) seq: u64,
    pub(crate) refused: Option<Denied>,
}

/// What is asked of the table, once it is known who asks and that it is not stale.
pub(crate) struct Asked {
    pub(crate) author: Author,
    pub(crate) request: Request,
    /// The name of who sits down.
    pub(crate) name: Option<String>,
}

/// Whether a seat's user is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Attendance {
    gone_since: Option<i64>,
}

/// A table in memory, and whoever watches it.
pub(crate) struct Keeper {
    house: House,
    id: String,
    state: Arc<Public>,
    pub(super) table: AnyTable,
    created_ms: i64,
    listing: Listing,
    recent: VecDeque<Entry>,
    known: BTreeMap<(String, String), u64>,
    refusals: VecDeque<(String, ServerMessage)>,
    watchers: BTreeMap<u64, Watcher>,
    attendance: [Attendance; 2],
    presence_told: Option<(PresenceView, Instant)>,
    presence_due: Option<Instant>,
    claim_told: Option<u64>,
    resume_at: Option<i64>,
    pub(super) owed: Option<Owed>,
    pub(super) engine_score: Option<i32>,
    idle_since: Instant,
    unsaved: bool,
    next_made: bool,
    broken: bool,
}

impl Keeper {
    async fn load(house: House, id: &str, state: Arc<Public>) -> Result<Self, Code> {
        let read = async {
            let head = house.store().read_head(id).await?;
            let events = house.store().read_events(id, 1).await?;
            Ok::<_, StoreError>((head, events))
        };
        let (head, events) = read.await.map_err(|error| {
            tracing::warn!(%error, table = id, "a table was not read");
            Code::Draining
        })?;
        let head = head.ok_or(Code::NotFound)?;
        let lines = events
            .iter()
            .map(|event| (&event.body, Some(LogHash(event.hash))));
        let (table, entries) = AnyTable::replay(lines).map_err(|error| {
            metrics::counter!("yonban_table_corrupt").increment(1);
            tracing::error!(%error, table = id, "a log cannot be taken up");
            Code::Internal
        })?;
        let mut known = BTreeMap::new();
        note_commands(&mut known, &events);
        state.seq.store(table.seq(), Ordering::Relaxed);
        let now = house.time().now_ms();
        let mut keeper = Keeper {
            id: id.to_owned(),
            state,
            created_ms: head.created_ms,
            listing: Listing::of(&head),
            recent: VecDeque::new(),
            known,
            refusals: VecDeque::new(),
            watchers: BTreeMap::new(),
            attendance: [Attendance {
                gone_since: Some(now),
            }; 2],
            presence_told: None,
            presence_due: None,
            claim_told: None,
            resume_at: None,
            owed: None,
            engine_score: None,
            idle_since: Instant::now(),
            unsaved: false,
            next_made: false,
            broken: false,
            table,
            house,
        };
        keeper.remember(&entries);
        keeper.attend();
        Ok(keeper)
    }

    pub(super) fn house(&self) -> &House {
        &self.house
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    fn now(&self) -> i64 {
        self.house.time().now_ms()
    }

    fn remember(&mut self, entries: &[Entry]) {
        self.recent.extend(entries.iter().cloned());
        let most = usize::try_from(MOST_EVENTS).unwrap_or(usize::MAX);
        let surplus = self.recent.len().saturating_sub(most);
        self.recent.drain(..surplus);
    }

    /// Waits for one thing and does it.
    async fn step(
        &mut self,
        receiver: &mut mpsc::Receiver<Message>,
        news: &mut Subscription,
    ) -> Step {
        let wake = self.wake();
        let house = self.house.clone();
        tokio::select! {
            biased;
            message = receiver.recv() => match message {
                None => return Step::Idle,
                Some(message) => self.take(message).await,
            },
            () = house.stopped().cancelled() => return Step::Idle,
            received = news.next() => {
                let newer = match received {
                    None | Some(Received::Gap { .. }) => true,
                    Some(Received::Message(message)) => message
                        .text()
                        .and_then(|text| text.parse::<u64>().ok())
                        .is_none_or(|seq| seq > self.table.seq()),
                };
                if newer {
                    self.refresh().await;
                }
            }
            () = tokio::time::sleep_until(wake) => {
                if self.due().await {
                    return Step::Idle;
                }
            }
        }
        if self.broken { Step::Broken } else { Step::On }
    }

    fn instant(&self, at_ms: i64) -> Instant {
        Instant::now() + self.house.time().until(at_ms)
    }

    /// When something is due without being asked.
    fn wake(&self) -> Instant {
        let idle = self.idle_since + self.house.config().times.idle_table;
        let mut wake = if self.may_leave() {
            idle
        } else {
            Instant::now() + Duration::from_secs(3_600)
        };
        let deadline = self.table.deadline().map(|at| self.instant(signed(at)));
        let resume = self.resume_at.map(|at| self.instant(at));
        let claim = self.claimable_at().map(|(_, at)| self.instant(at));
        let owed = self.owed.as_ref().map(Owed::look_again);
        let next = (self.table.next_id().is_some() && !self.next_made)
            .then(|| Instant::now() + Duration::from_secs(1));
        for due in [deadline, resume, claim, owed, next, self.presence_due]
            .into_iter()
            .flatten()
        {
            wake = wake.min(due);
        }
        wake
    }

    /// Whether nobody needs the table in memory.
    fn may_leave(&self) -> bool {
        self.watchers.is_empty() && self.owed.is_none() && self.resume_at.is_none()
    }

    /// Does what is due; whether the table leaves memory.
    async fn due(&mut self) -> bool {
        let now = self.now();
        if self.table.deadline().is_some_and(|at| signed(at) <= now) {
            self.tick().await;
        }
        if self.resume_at.is_some_and(|at| at <= now) {
            self.resume().await;
        }
        if let Some((claimant, at)) = self.claimable_at()
            && at <= now
        {
            self.claim_told = Some(self.table.seq());
            self.tell_seat(claimant);
        }
        if self.presence_due.is_some_and(|at| at <= Instant::now()) {
            self.tell_presence();
        }
        if self
            .owed
            .as_ref()
            .is_some_and(|owed| owed.look_again() <= Instant::now())
        {
            self.ask_again().await;
        }
        self.make_next().await;
        let idle = self.idle_since + self.house.config().times.idle_table;
        self.may_leave() && idle <= Instant::now()
    }

    async fn take(&mut self, message: Message) {
        if self.watchers.is_empty() {
            self.idle_since = Instant::now();
        }
        match message {
            Message::Command(request) => self.command(*request).await,
            Message::Watch(watcher, mark) => self.watch(watcher, mark).await,
            Message::Unwatch(id) => self.unwatch(id),
            Message::Look(reader, reply) => {
                let seat = reader.and_then(|user| self.seat_of(&user.id));
                let snapshot = views::snapshot(&self.table, seat, &self.beside(seat));
                if reply.send(Ok(Box::new(snapshot))).is_err() {
                    tracing::debug!("nobody waits for a look any more");
                }
            }
            Message::Tick => self.tick().await,
            Message::Refresh => self.refresh().await,
            Message::Abandon => self.abandon().await,
            Message::Recover {
                last_alive_ms,
                reply,
            } => {
                self.recover(last_alive_ms).await;
                if reply.send(()).is_err() {
                    tracing::debug!("nobody waits for a recovery any more");
                }
            }
            Message::Pause(reply) => {
                if self.clock_is_live() {
                    self.by_house(Request::Pause).await;
                }
                if reply.send(()).is_err() {
                    tracing::debug!("nobody waits for a pause any more");
                }
            }
            Message::Thought {
                seq,
                attempt,
                thought,
                score,
            } => {
                self.thought(seq, attempt, thought, score).await;
            }
        }
    }

    // ---- Committing -------------------------------------------------------------------------

    /// Judges, appends, folds and tells, in this order. `ask` is asked again whenever the table has
    /// moved on in between; a command that is in the log already is not asked about at all.
    pub(super) async fn commit(
        &mut self,
        command: Option<Signed<'_>>,
        at_ms: i64,
        ask: &(dyn Fn(&Keeper) -> Result<Asked, Failure> + Sync),
    ) -> Result<Committed, Failure> {
        let mut pause = BACKOFF;
        for attempt in 0..=RETRIES {
            if let Some(seq) = command.and_then(|command| self.earlier(command)) {
                return Ok(Committed { seq, refused: None });
            }
            let asked = ask(self)?;
            let author = asked.author.to_string();
            let id = command.map(|command| command.id);
            let decided = self
                .table
                .decide(
                    asked.author,
                    &asked.request,
                    unsigned(at_ms),
                    &mut SystemEntropy,
                )
                .map_err(Failure::Denied)?;
            if decided.entries.is_empty() {
                return Ok(Committed {
                    seq: self.table.seq(),
                    refused: decided.refused,
                });
            }
            let mut listing = self.listing.clone();
            if let (Some(name), Some(seat)) = (asked.name, asked.author.seat()) {
                listing.names[seat.index()] = Some(name);
            }
            let listing = listing.after(&decided.entries, &decided.after);
            let append = Append {
                table: self.id.clone(),
                expected_last_seq: self.table.seq(),
                events: rows::events(&decided.entries, id),
                head: rows::head_update(&decided.after, &listing),
                snapshot: None,
            };
            let started = Instant::now();
            let appended = self.house.store().append(append).await;
            metrics::histogram!("yonban_append_seconds").record(started.elapsed());
            match appended {
                Ok(Appended::Stored { last_seq }) => {
                    self.table = decided.after;
                    self.listing = listing;
                    if let Some(id) = id {
                        self.known.insert((author, id.to_owned()), last_seq);
                    }
                    self.saved();
                    self.enter(decided.entries).await;
                    return Ok(Committed {
                        seq: last_seq,
                        refused: decided.refused,
                    });
                }
                Ok(Appended::Conflict { .. } | Appended::Duplicate { .. }) => {
                    metrics::counter!("yonban_conflicts").increment(1);
                    self.reload().await.map_err(|_| Failure::Unknown)?;
                    if self.broken {
                        return Err(Failure::Fault);
                    }
                }
                Err(error) if error.outcome_unknown() => {
                    tracing::warn!(%error, table = self.id, attempt, "an append has no answer");
                    self.not_saved();
                    tokio::time::sleep(pause).await;
                    pause *= 2;
                    // What was committed after all is found by its command.
                    if self.reload().await.is_ok() && self.broken {
                        return Err(Failure::Fault);
                    }
                }
                Err(StoreError::Full) => {
                    self.not_saved();
                    return Err(Failure::NotStored);
                }
                Err(error) => {
                    tracing::error!(%error, table = self.id, "the store refuses an append");
                    return Err(Failure::Fault);
                }
            }
        }
        Err(Failure::Unknown)
    }

    /// The last event of a command that is in the log.
    fn earlier(&self, command: Signed<'_>) -> Option<u64> {
        let author = Author::Seat(self.seat_of(command.user)?).to_string();
        self.known.get(&(author, command.id.to_owned())).copied()
    }

    /// Reads what others have appended and enters it.
    async fn reload(&mut self) -> Result<(), StoreError> {
        let events = self
            .house
            .store()
            .read_events(&self.id, self.table.seq() + 1)
            .await?;
        if events.is_empty() {
            return Ok(());
        }
        if events
            .iter()
            .any(|event| event.kind == "seated" || event.kind == "started")
            && let Some(head) = self.house.store().read_head(&self.id).await?
        {
            self.listing = Listing::of(&head);
        }
        note_commands(&mut self.known, &events);
        let mut entries = Vec::with_capacity(events.len());
        for event in events {
            match self.table.fold_line(&event.body, Some(LogHash(event.hash))) {
                Ok(entry) => entries.push(entry),
                Err(error) => {
                    metrics::counter!("yonban_table_corrupt").increment(1);
                    tracing::error!(%error, table = self.id, "a log cannot be taken up");
                    self.broken = true;
                    break;
                }
            }
        }
        self.listing = self.listing.after(&entries, &self.table);
        self.enter_quietly(&entries);
        Ok(())
    }

    /// Takes up what was stored: memory, watchers, the list, the other nodes.
    async fn enter(&mut self, entries: Vec<Entry>) {
        self.enter_quietly(&entries);
        let seq = self.table.seq().to_string();
        if let Err(error) = self
            .house
            .bus()
            .publish(&event_subject(&self.id), seq.into())
            .await
        {
            tracing::debug!(%error, "other nodes were not told of events");
        }
        if entries
            .iter()
            .any(|entry| matches!(entry.kind, "seated" | "started" | "aborted"))
        {
            let head = rows::head(&self.table, &self.listing, self.created_ms);
            self.house.note_in_lobby(&head).await;
        }
    }

    fn enter_quietly(&mut self, entries: &[Entry]) {
        self.state.seq.store(self.table.seq(), Ordering::Relaxed);
        self.remember(entries);
        self.attend();
        for seat in [None, Some(Seat::A), Some(Seat::B)] {
            self.tell(seat, entries);
        }
        for entry in entries {
            metrics::counter!("yonban_events", "kind" => entry.kind).increment(1);
        }
    }

    fn not_saved(&mut self) {
        if !std::mem::replace(&mut self.unsaved, true) {
            self.notice("not_saved");
        }
    }

    fn saved(&mut self) {
        if std::mem::take(&mut self.unsaved) {
            self.notice("saved_again");
        }
    }

    fn notice(&self, code: &str) {
        for watcher in self.watchers.values() {
            watcher.queue.answer(&ServerMessage::Notice {
                code: code.to_owned(),
            });
        }
    }

    // ---- Telling ----------------------------------------------------------------------------

    /// Which seat a user has.
    pub(super) fn seat_of(&self, user: &str) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.table.seated(*seat) == Some(user))
    }

    fn beside(&self, reader: Option<Seat>) -> Beside<'_> {
        Beside {
            names: &self.listing.names,
            may_claim_absence: reader.is_some_and(|seat| self.may_claim(seat)),
            next_table: self
                .table
                .next_id()
                .filter(|_| self.next_made)
                .map(|id| id.to_string()),
            now: unsigned(self.now()),
        }
    }

    fn events_text(&self, reader: Option<Seat>, from: u64, entries: &[Entry]) -> Option<Text> {
        outbox::text(&ServerMessage::Ev {
            table: self.id.clone(),
            from,
            seq: self.table.seq(),
            hash: self.table.hash().to_string(),
            events: entries.iter().map(views::event).collect(),
            view: views::view(&self.table, reader, &self.beside(reader)),
            now: unsigned(self.now()),
        })
    }

    /// Sends these last events to everybody who reads as `reader`. One text serves them all.
    fn tell(&self, reader: Option<Seat>, entries: &[Entry]) {
        let mut text = None;
        let from = entries
            .first()
            .map_or(self.table.seq() + 1, |entry| entry.seq);
        for watcher in self.watchers.values() {
            if self.seat_of(&watcher.user.id) != reader {
                continue;
            }
            if text.is_none() {
                text = self.events_text(reader, from, entries);
            }
            if let Some(text) = &text {
                watcher.queue.table(&self.id, Text::clone(text));
            }
        }
    }

    /// Sends the view again to a seat, for something that is no event.
    fn tell_seat(&self, seat: Seat) {
        self.tell(Some(seat), &[]);
    }

    pub(super) fn tell_all(&self) {
        for seat in [None, Some(Seat::A), Some(Seat::B)] {
            self.tell(seat, &[]);
        }
    }

    async fn watch(&mut self, watcher: Watcher, mark: Option<Mark>) {
        let seat = self.seat_of(&watcher.user.id);
        let text = match mark.and_then(|mark| self.since(mark)) {
            Some(entries) => {
                metrics::counter!("yonban_resumes", "how" => "events").increment(1);
                let from = self.table.seq() + 1 - entries.len() as u64;
                self.events_text(seat, from, &entries)
            }
            None => {
                metrics::counter!("yonban_resumes", "how" => "snapshot").increment(1);
                let snapshot = views::snapshot(&self.table, seat, &self.beside(seat));
                outbox::text(&ServerMessage::Snap(snapshot))
            }
        };
        if let Some(text) = text {
            watcher.queue.table(&self.id, text);
        }
        if let Some(text) = outbox::text(&ServerMessage::Presence(self.presence_with(&watcher))) {
            watcher.queue.table(&self.id, text);
        }
        self.state
            .watchers()
            .insert(watcher.id, Arc::clone(&watcher.queue));
        self.watchers.insert(watcher.id, watcher);
        self.attend();
        if let Some(seat) = seat
            && self.resume_at.is_some()
            && self.table.to_act() == Some(seat)
        {
            self.resume().await;
        }
    }

    fn unwatch(&mut self, id: u64) {
        self.watchers.remove(&id);
        self.state.watchers().remove(&id);
        self.idle_since = Instant::now();
        self.attend();
    }

    /// The events since a mark, if its hash is right and the gap is not too wide.
    fn since(&self, mark: Mark) -> Option<Vec<Entry>> {
        if mark.seq == 0 || mark.seq > self.table.seq() {
            return None;
        }
        let gap = self.table.seq() - mark.seq;
        let hash = if gap == 0 {
            self.table.hash()
        } else {
            self.recent.iter().find(|entry| entry.seq == mark.seq)?.hash
        };
        if hash.0 != mark.hash {
            metrics::counter!("yonban_resumes", "how" => "hash_mismatch").increment(1);
            tracing::error!(
                table = self.id,
                seq = mark.seq,
                "a client had another history"
            );
            return None;
        }
        (gap <= MOST_EVENTS).then(|| {
            self.recent
                .iter()
                .filter(|entry| entry.seq > mark.seq)
                .cloned()
                .collect()
        })
    }

    // ---- Presence ---------------------------------------------------------------------------

    fn is_here(&self, seat: Seat) -> bool {
        self.table.seated(seat).is_some_and(|who| {
            views::engine_level(who).is_some()
                || self.watchers.values().any(|watcher| watcher.user.id == who)
        })
    }

    /// Notes who is here, and tells if that has changed.
    fn attend(&mut self) {
        let now = self.now();
        for seat in Seat::BOTH {
            let here = self.is_here(seat);
            let attendance = &mut self.attendance[seat.index()];
            let was_here = attendance.gone_since.is_none();
            if was_here != here {
                attendance.gone_since = (!here).then_some(now);
                // A claim that was possible may be no longer, or will be again.
                if self.claim_told.take().is_some() {
                    self.tell_seat(seat.other());
                }
            }
        }
        let changed = self
            .presence_told
            .as_ref()
            .is_none_or(|(told, _)| *told != self.presence());
        if changed && self.presence_due.is_none() {
            match &self.presence_told {
                Some((_, at)) if at.elapsed() < PRESENCE_PACE => {
                    self.presence_due = Some(*at + PRESENCE_PACE);
                }
                _ => self.tell_presence(),
            }
        }
    }

    fn presence(&self) -> PresenceView {
        let spectators = self
            .watchers
            .values()
            .filter(|one| self.seat_of(&one.user.id).is_none())
            .count();
        PresenceView {
            table: self.id.clone(),
            a: self.is_here(Seat::A),
            b: self.is_here(Seat::B),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
        }
    }

    /// What presence will be once this watcher counts.
    fn presence_with(&self, watcher: &Watcher) -> PresenceView {
        let mut view = self.presence();
        if !self.watchers.contains_key(&watcher.id) {
            match self.seat_of(&watcher.user.id) {
                Some(Seat::A) => view.a = true,
                Some(Seat::B) => view.b = true,
                None => view.spectators += 1,
            }
        }
        view
    }

    fn tell_presence(&mut self) {
        self.presence_due = None;
        let view = self.presence();
        if self
            .presence_told
            .as_ref()
            .is_some_and(|(told, _)| *told == view)
        {
            return;
        }
        if let Some(text) = outbox::text(&ServerMessage::Presence(view.clone())) {
            for watcher in self.watchers.values() {
                watcher.queue.table(&self.id, Text::clone(&text));
            }
        }
        self.presence_told = Some((view, Instant::now()));
    }

    /// What is known about an absent seat.
    fn absence(&self, seat: Seat) -> Option<Absence> {
        Some(Absence {
            gone_since: unsigned(self.attendance[seat.index()].gone_since?),
            guest: true,
            left: false,
            weight_percent: 100,
        })
    }

    /// Whether a seat may claim the game now because the other is gone: the table is asked, so that
    /// there is one answer.
    fn may_claim(&self, claimant: Seat) -> bool {
        if self.table.standing() != Standing::Running {
            return false;
        }
        self.absence(claimant.other()).is_some_and(|absence| {
            let grace = absence.grace(self.table.speed());
            let due = grace.map(|grace| absence.gone_since.saturating_add(grace));
            let request = Request::ClaimAbsence {
                claim: AbsenceClaim::Win,
                absence,
            };
            due.is_some_and(|due| due <= unsigned(self.now()))
                && self
                    .table
                    .decide(
                        Author::Seat(claimant),
                        &request,
                        unsigned(self.now()),
                        &mut SystemEntropy,
                    )
                    .is_ok()
        })
    }

    /// Which seat can claim the game, and from when, if it has not been told yet.
    fn claimable_at(&self) -> Option<(Seat, i64)> {
        let absent = self.table.to_act()?;
        let policies = self.table.policies();
        if !policies.absence_claims || self.claim_told == Some(self.table.seq()) {
            return None;
        }
        if !Seat::BOTH
            .into_iter()
            .all(|seat| self.table.has_decided(seat))
        {
            return None;
        }
        let absence = self.absence(absent)?;
        let grace = absence.grace(self.table.speed())?;
        Some((
            absent.other(),
            signed(absence.gone_since.saturating_add(grace)),
        ))
    }

    // ---- Commands of people -----------------------------------------------------------------

    async fn command(&mut self, request: CommandRequest) {
        let earlier = self
            .refusals
            .iter()
            .find(|(key, _)| *key == refusal_key(&request.user.id, &request.id))
            .map(|(_, answer)| answer.clone());
        if let Some(answer) = earlier {
            request.reply.give(answer);
            return;
        }
        let CommandRequest {
            id,
            user,
            seq_seen,
            command,
            think_ms,
            round_trip_ms,
            read_ms,
            reply,
            ..
        } = request;
        let lag = think_ms.zip(round_trip_ms).map(|(think, round_trip)| Lag {
            think: u64::from(think),
            rtt95: u64::from(round_trip),
        });
        let ask = |keeper: &Keeper| keeper.ask(&user, seq_seen, &command, lag);
        let seq_before = self.table.seq();
        let result = self
            .commit(
                Some(Signed {
                    user: &user.id,
                    id: &id,
                }),
                read_ms,
                &ask,
            )
            .await;
        let (answer, keep) = match result {
            Ok(Committed { seq, refused: None }) => (
                ServerMessage::Ack {
                    id: id.clone(),
                    seq,
                },
                false,
            ),
            Ok(Committed {
                refused: Some(denied),
                ..
            })
            | Err(Failure::Denied(denied)) => {
                (self.refusal(&id, &denied, &command, seq_before), true)
            }
            Err(Failure::Stale) => (
                nack(
                    id.clone(),
                    Code::Stale,
                    self.table.seq(),
                    words(Code::Stale),
                ),
                true,
            ),
            Err(Failure::Unknown) => (
                nack(
                    id.clone(),
                    Code::ConflictRetry,
                    self.table.seq(),
                    words(Code::ConflictRetry),
                ),
                false,
            ),
            Err(Failure::NotStored) => (
                nack(
                    id.clone(),
                    Code::Draining,
                    self.table.seq(),
                    words(Code::Draining),
                ),
                false,
            ),
            Err(Failure::Fault) => (
                nack(
                    id.clone(),
                    Code::Internal,
                    self.table.seq(),
                    words(Code::Internal),
                ),
                false,
            ),
        };
        if let ServerMessage::Nack { code, .. } = &answer {
            metrics::counter!("yonban_nacks", "code" => format!("{code:?}")).increment(1);
        }
        if keep {
            self.refusals
                .push_back((refusal_key(&user.id, &id), answer.clone()));
            if self.refusals.len() > MOST_REFUSALS {
                self.refusals.pop_front();
            }
        }
        let stale = matches!(
            &answer,
            ServerMessage::Nack {
                code: Code::Stale,
                ..
            }
        );
        let queue = match &reply {
            Reply::Queue(queue) => Some(Arc::clone(queue)),
            Reply::Once(_) => None,
        };
        reply.give(answer);
        if let (true, Some(queue)) = (stale, queue) {
            self.tell_missing(&user, seq_seen, &queue);
        }
        self.after_change().await;
    }

    /// The events that somebody had not seen when it commanded, or all anew.
    fn tell_missing(&self, user: &User, seq_seen: u64, queue: &Outbox) {
        let seat = self.seat_of(&user.id);
        let entries: Vec<Entry> = self
            .recent
            .iter()
            .filter(|entry| entry.seq > seq_seen)
            .cloned()
            .collect();
        let whole = entries
            .first()
            .is_some_and(|entry| entry.seq == seq_seen + 1);
        let text = if whole {
            self.events_text(seat, seq_seen + 1, &entries)
        } else {
            let snapshot = views::snapshot(&self.table, seat, &self.beside(seat));
            outbox::text(&ServerMessage::Snap(snapshot))
        };
        if let Some(text) = text {
            queue.table(&self.id, text);
        }
    }

    fn refusal(
        &self,
        id: &str,
        denied: &Denied,
        command: &TableCommand,
        seq_before: u64,
    ) -> ServerMessage {
        let code = match denied.code {
            yonban_table::Code::Illegal => Code::Illegal,
            yonban_table::Code::NotYourTurn => Code::NotYourTurn,
            yonban_table::Code::GameOver => Code::GameOver,
            yonban_table::Code::NotSeated => Code::NotSeated,
            yonban_table::Code::TooLarge => Code::TooLarge,
            yonban_table::Code::ClaimInvalid => Code::ClaimInvalid,
            yonban_table::Code::WindowClosed => Code::WindowClosed,
            yonban_table::Code::Internal => Code::Internal,
        };
        // Explained only against the position that the action was judged in.
        let detail = match command {
            TableCommand::Act { action }
                if denied.code == yonban_table::Code::Illegal && seq_before == self.table.seq() =>
            {
                views::explanation(&self.table, action)
            }
            _ => None,
        };
        ServerMessage::Nack {
            id: id.to_owned(),
            code,
            seq: self.table.seq(),
            reason: Some(denied.reason.clone()),
            message: denied.message.clone(),
            detail,
        }
    }

    /// Who asks what, if that is not stale.
    fn ask(
        &self,
        user: &User,
        seq_seen: u64,
        command: &TableCommand,
        lag: Option<Lag>,
    ) -> Result<Asked, Failure> {
        let denied = |code, reason: &str, message: &str| {
            Failure::Denied(Denied {
                code,
                reason: reason.to_owned(),
                message: message.to_owned(),
            })
        };
        let mine = self.seat_of(&user.id);
        if let TableCommand::Sit { seat } = command {
            let seat = views::seat_of(*seat);
            if mine.is_some_and(|mine| mine != seat) {
                return Err(denied(
                    yonban_table::Code::WindowClosed,
                    "seated_already",
                    "you sit at this table already",
                ));
            }
            return Ok(Asked {
                author: Author::Seat(seat),
                request: Request::Sit {
                    who: user.id.clone(),
                },
                name: Some(user.name.clone()),
            });
        }
        let seat = mine.ok_or_else(|| {
            denied(
                yonban_table::Code::NotSeated,
                "not_seated",
                "you do not sit at this table",
            )
        })?;
        let offer = |text: &str| {
            text.parse::<OfferKind>().map_err(|()| {
                denied(
                    yonban_table::Code::Illegal,
                    "unknown_offer",
                    "an offer is draw, takeback or rematch",
                )
            })
        };
        let request = match command {
            TableCommand::Sit { .. } => return Err(Failure::Fault),
            TableCommand::Act { action } => {
                if seq_seen < self.table.position_seq() || seq_seen > self.table.seq() {
                    return Err(Failure::Stale);
                }
                Request::Act {
                    action: action.clone(),
                    lag,
                }
            }
            TableCommand::Resign => Request::Resign,
            TableCommand::Offer { offer: kind } => Request::Offer(offer(kind)?),
            TableCommand::Answer {
                offer: kind,
                accept,
            } => {
                let kind = offer(kind)?;
                // An answer is to the offer that its author saw, not to a later one.
                let made = self
                    .recent
                    .iter()
                    .rev()
                    .find(|entry| entry.kind == "offered" && entry.offer == Some(kind));
                if made.is_some_and(|made| made.seq > seq_seen) {
                    return Err(Failure::Stale);
                }
                let answer = if *accept {
                    Answer::Accept
                } else {
                    Answer::Refuse
                };
                Request::Answer {
                    offer: kind,
                    answer,
                }
            }
            TableCommand::Withdraw { offer: kind } => Request::Withdraw(offer(kind)?),
            TableCommand::ClaimFlag => Request::ClaimFlag,
            TableCommand::ClaimAbsence { draw } => {
                let absence = self.absence(seat.other()).ok_or_else(|| {
                    denied(
                        yonban_table::Code::ClaimInvalid,
                        "not_gone",
                        "your opponent is here",
                    )
                })?;
                let claim = if *draw {
                    AbsenceClaim::Draw
                } else {
                    AbsenceClaim::Win
                };
                Request::ClaimAbsence { claim, absence }
            }
            TableCommand::Abort => Request::Abort,
            TableCommand::GiveTime => Request::GiveTime,
        };
        Ok(Asked {
            author: Author::Seat(seat),
            request,
            name: None,
        })
    }

    // ---- The house's own commands -----------------------------------------------------------

    pub(super) async fn by_house(&mut self, request: Request) -> bool {
        let now = self.now();
        let ask = |_: &Keeper| {
            Ok(Asked {
                author: Author::House,
                request: request.clone(),
                name: None,
            })
        };
        match self.commit(None, now, &ask).await {
            Ok(_) => true,
            Err(failure) => {
                tracing::debug!(?failure, ?request, table = self.id, "the house was refused");
                false
            }
        }
    }

    /// Looks at the time.
    async fn tick(&mut self) {
        let due = self
            .table
            .deadline()
            .is_some_and(|at| signed(at) <= self.now());
        if due {
            if !self.by_house(Request::Tick).await {
                // Not stored: the deadline stands, and is not tried again at once.
                tokio::time::sleep(BACKOFF).await;
            }
            self.after_change().await;
        }
    }

    async fn refresh(&mut self) {
        if let Err(error) = self.reload().await {
            tracing::debug!(%error, table = self.id, "the log was not read");
        }
        self.after_change().await;
    }

    /// Closes a table at which nobody waits any more.
    async fn abandon(&mut self) {
        let nobody = Seat::BOTH.into_iter().all(|seat| !self.is_here(seat));
        if nobody && self.table.standing() == Standing::Waiting {
            self.by_house(Request::Abort).await;
        }
    }

    fn clock_is_live(&self) -> bool {
        let running = self.table.look(yonban_table::Role::Moderator).running;
        running.is_some_and(|turn| turn.since.is_some() && self.table.control(turn.seat).is_live())
    }

    /// Credits what an outage has cost and stops the clock until the seat to act is back.
    async fn recover(&mut self, last_alive_ms: i64) {
        let now = self.now();
        let running = self.table.look(yonban_table::Role::Moderator).running;
        let Some(turn) = running.filter(|turn| self.table.control(turn.seat).is_live()) else {
            return;
        };
        if let Some(since) = turn.since {
            let from = last_alive_ms.max(signed(since));
            let overlap = unsigned(now.saturating_sub(from));
            let amount = overlap.saturating_add(super::outage::BONUS_MS);
            self.by_house(Request::Credit { amount }).await;
            self.by_house(Request::Pause).await;
        }
        let wait = self.house.config().times.return_wait;
        self.resume_at =
            Some(now.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)));
        if self.is_here(turn.seat) {
            self.resume().await;
        }
    }

    async fn resume(&mut self) {
        self.resume_at = None;
        let paused = self
            .table
            .look(yonban_table::Role::Moderator)
            .running
            .is_some_and(|turn| turn.since.is_none());
        if paused && !self.by_house(Request::Resume).await {
            // Tried again by the timer.
            self.resume_at = Some(self.now().saturating_add(1_000));
        }
    }

    // ---- What follows a change --------------------------------------------------------------

    /// What a change asks of the house: the computer's move, a next table.
    pub(super) async fn after_change(&mut self) {
        self.make_next().await;
        self.ask_engine().await;
    }

    /// Makes the next table once both want it. Made twice, it is one.
    pub(super) async fn make_next(&mut self) {
        if self.next_made || self.table.next_id().is_none() {
            return;
        }
        let now = self.now();
        let Some((next, entries)) = self.table.next(unsigned(now), &mut SystemEntropy) else {
            tracing::error!(table = self.id, "the next table cannot be made");
            return;
        };
        let names = Seat::BOTH.map(|seat| {
            let who = next.seated(seat)?;
            let here = self.seat_of(who)?;
            self.listing.names[here.index()].clone()
        });
        let listing = Listing {
            names,
            public: self.listing.public,
            started_ms: None,
            ended_ms: None,
        }
        .after(&entries, &next);
        let head = rows::head(&next, &listing, now);
        match self
            .house
            .store()
            .create_table(head, rows::events(&entries, None))
            .await
        {
            Ok(_) => {
                self.next_made = true;
                self.tell_all();
                // Its task asks the computer, if that is to act.
                self.house.send(&next.id().to_string(), Message::Refresh);
            }
            Err(error) => {
                tracing::warn!(%error, table = self.id, "the next table was not stored");
            }
        }
    }
}

fn refusal_key(user: &str, command: &str) -> String {
    format!("{user} {command}")
}

/// Tells whether an id could be one of ours, for those who make ids from other things.
pub(super) fn derived_command(parts: &[&str]) -> String {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    let id = hex::encode(&hash.finalize()[..16]);
    debug_assert!(random::is_id(&id));
    id
}
