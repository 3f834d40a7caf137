//! The task of one live table: what reaches it, what it holds, and its loop. What it does stands in
//! the modules beside.

mod aftermath;
mod chance;
mod chat;
mod commit;
mod late;
mod people;
mod presence;
mod tell;
mod upkeep;

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
use yonban_protocol::{Code, PresenceView, ServerMessage};
use yonban_rules::Verdict;
use yonban_store::{StoreError, TableEvent};
use yonban_table::{Author, LogHash};

use crate::engines::Thought;
use crate::live::engine::Owed;
use crate::live::house::House;
use crate::live::outbox::{CloseReason, Outbox};
use crate::live::rows::Listing;
use crate::live::series::Past;
use crate::live::{ChatRequest, CommandRequest, Looked, Mark, User, Watcher};
use crate::random;

use chat::Chat;
pub(in crate::live) use chat::room_index;
use late::Late;

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
    /// The last line of each chat room.
    pub(crate) chat: [AtomicU64; 2],
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
    /// Somebody says something.
    Chat(Box<ChatRequest>),
    /// Something may have been said elsewhere.
    ChatNews,
    /// This user has erased what they said.
    ChatErased(String),
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
    /// The house decides the game.
    Judge {
        /// How.
        verdict: Verdict,
        /// Done.
        reply: oneshot::Sender<()>,
    },
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
            Message::Chat(request) => {
                let ChatRequest { id, queue, .. } = *request;
                queue.answer(&nack(id, code, 0, words(code)));
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
            | Message::Judge { .. }
            | Message::Unwatch(_)
            | Message::Tick
            | Message::Refresh
            | Message::Abandon
            | Message::ChatNews
            | Message::ChatErased(_)
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

/// Which seats another node has at its sockets.
#[derive(Clone, Copy, Debug)]
struct Elsewhere {
    seats: [bool; 2],
    heard: Instant,
}

/// A table in memory, and whoever watches it.
pub(crate) struct Keeper {
    house: House,
    id: String,
    state: Arc<Public>,
    pub(in crate::live) table: AnyTable,
    created_ms: i64,
    listing: Listing,
    recent: VecDeque<Entry>,
    known: BTreeMap<(String, String), u64>,
    refusals: VecDeque<(String, ServerMessage)>,
    watchers: BTreeMap<u64, Watcher>,
    attendance: [Attendance; 2],
    elsewhere: BTreeMap<String, Elsewhere>,
    digest_due: Option<Instant>,
    presence_told: Option<([PresenceView; 3], Instant)>,
    presence_due: Option<Instant>,
    claim_told: Option<u64>,
    resume_at: Option<i64>,
    pub(in crate::live) owed: Option<Owed>,
    pub(in crate::live) engine_score: Option<i32>,
    idle_since: Instant,
    unsaved: bool,
    next_made: bool,
    next_retry: Option<Instant>,
    past: Past,
    late: Option<Late>,
    chat: Chat,
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
        let late = Late::of(&table, &events, &entries).map_err(|error| {
            metrics::counter!("yonban_table_corrupt").increment(1);
            tracing::error!(%error, table = id, "the beginning of a log cannot be taken up");
            Code::Internal
        })?;
        let about = async {
            let past = Past::read(house.store(), &head).await?;
            let over = matches!(table.standing(), Standing::Over(_));
            let next = table.next_id().to_string();
            let next_made = over && house.store().read_head(&next).await?.is_some();
            Ok::<_, StoreError>((past, next_made))
        };
        let (past, next_made) = about.await.map_err(|error| {
            tracing::warn!(%error, table = id, "the series of a table was not read");
            Code::Draining
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
            elsewhere: BTreeMap::new(),
            digest_due: None,
            claim_told: None,
            resume_at: None,
            owed: None,
            engine_score: None,
            idle_since: Instant::now(),
            unsaved: false,
            next_made,
            next_retry: None,
            past,
            late,
            chat: Chat::default(),
            broken: false,
            table,
            house,
        };
        keeper.remember(&entries);
        keeper.attend();
        Ok(keeper)
    }

    pub(in crate::live) fn house(&self) -> &House {
        &self.house
    }

    pub(in crate::live) fn id(&self) -> &str {
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
                match received {
                    None | Some(Received::Gap { .. }) => {
                        self.refresh().await;
                        self.hear_all().await;
                    }
                    Some(Received::Message(message)) => {
                        self.hear_news(message.text().unwrap_or_default()).await;
                    }
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
        let deadline = self.deadline().map(|at| self.instant(at));
        let resume = self.resume_at.map(|at| self.instant(at));
        let claim = self.claimable_at().map(|(_, at)| self.instant(at));
        let owed = self.owed.as_ref().map(Owed::look_again);
        let next = self
            .next_due()
            .map(|at| self.next_retry.unwrap_or_else(|| self.instant(at)));
        for due in [
            deadline,
            resume,
            claim,
            owed,
            next,
            self.presence_due,
            self.digest_due,
        ]
        .into_iter()
        .flatten()
        {
            wake = wake.min(due);
        }
        wake
    }

    /// Whether nobody needs the table in memory.
    fn may_leave(&self) -> bool {
        self.watchers.is_empty()
            && self.owed.is_none()
            && self.resume_at.is_none()
            && self.next_due().is_none()
    }

    /// Does what is due; whether the table leaves memory.
    async fn due(&mut self) -> bool {
        let now = self.now();
        if self.deadline().is_some_and(|at| at <= now) {
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
        if self.digest_due.is_some_and(|at| at <= Instant::now()) {
            self.tell_other_nodes().await;
            self.attend();
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
            Message::Chat(request) => self.say(*request).await,
            Message::ChatNews => self.hear_all().await,
            Message::ChatErased(user) => self.erase_chat(&user),
            Message::Watch(watcher, mark) => self.watch(watcher, mark).await,
            Message::Unwatch(id) => self.unwatch(id).await,
            Message::Look(reader, reply) => {
                let seat = reader.and_then(|user| self.seat_of(&user.id));
                let snapshot = self.snapshot(seat);
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
            Message::Judge { verdict, reply } => {
                self.by_house(Request::Adjudicate { verdict }).await;
                self.after_change().await;
                if reply.send(()).is_err() {
                    tracing::debug!("nobody waits for a decision any more");
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
}

fn refusal_key(user: &str, command: &str) -> String {
    format!("{user} {command}")
}

/// Tells whether an id could be one of ours, for those who make ids from other things.
pub(in crate::live) fn derived_command(parts: &[&str]) -> String {
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
