//! The house: which tables are live, and the way to each.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use yonban_bus::{Bus, Received};
use yonban_clock::Control;
use yonban_games::{AnyGame, AnyTable, Request, Terms, presets};
use yonban_protocol::{Code, CreateTable, Opponent, SeatWish, ServerMessage};
use yonban_rules::Seat;
use yonban_search::Level;
use yonban_store::{Heartbeat, Status, Store, StoreError};
use yonban_table::{Author, Sides, TableId};

use super::lobby::Lobby;
use super::outbox::Outbox;
use super::rows::{self, Listing, unsigned};
use super::secrets::Secrets;
use super::table::{self, Message};
use super::{ChatRequest, CommandRequest, Looked, Mark, OpenError, User, Watcher, outage, sweeper};
use crate::config::Config;
use crate::engines::{EngineHost, MakeEngine};
use crate::game_time::GameTime;
use crate::random;
use crate::startup::StartError;
use crate::{views, words};

/// The subject under which changes of the list of open tables are published.
const LOBBY_SUBJECT: &str = "lobby";
/// The subject under which it is published whose lines of chat are erased.
const ERASED_SUBJECT: &str = "erased";
/// The clock of a table at one device, where none is chosen and the room has it.
const NO_CLOCK: &str = "unlimited";
/// The name that a computer player shows.
const ENGINE_NAME: &str = "Computer";
/// For so long after its last proof of life a node counts as living.
const ALIVE_MS: i64 = 3_000;
/// How many messages wait for one table at most.
const TABLE_QUEUE: usize = 1_024;
/// How much of the list of open tables is taken up at the start.
const LOBBY_AT_START: usize = 1_000;

/// What a house is built from.
pub struct Parts {
    /// Where tables are stored.
    pub store: Arc<dyn Store>,
    /// What carries news between processes.
    pub bus: Arc<dyn Bus>,
    /// Makes computer players.
    pub make_engine: Box<MakeEngine>,
    /// Limits and times.
    pub config: Config,
    /// Owns every task.
    pub tracker: TaskTracker,
}

impl fmt::Debug for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parts").finish_non_exhaustive()
    }
}

/// The live tables. Clones share one house.
#[derive(Clone)]
pub struct House(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    engines: EngineHost,
    config: Config,
    extra_controls: Vec<Control>,
    time: GameTime,
    secrets: Secrets,
    lobby: Lobby,
    live: Mutex<BTreeMap<String, Live>>,
    tracker: TaskTracker,
    stop: CancellationToken,
}

/// A table that is in memory.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    pub(crate) sender: mpsc::Sender<Message>,
    pub(crate) state: Arc<table::Public>,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House")
            .field("node", &self.0.config.node)
            .finish_non_exhaustive()
    }
}

impl House {
    /// Starts a house: game time, the list of open tables, computer players, what an outage has
    /// cost, and the tasks that look for what no timer has served.
    ///
    /// # Errors
    ///
    /// The store does not answer, or something cannot be started.
    pub async fn start(parts: Parts) -> Result<Self, StartError> {
        let Parts {
            store,
            bus,
            make_engine,
            config,
            tracker,
        } = parts;
        let extra_controls = config
            .extra_controls
            .iter()
            .map(|text| {
                text.parse::<Control>()
                    .map_err(|error| StartError::Control {
                        text: text.clone(),
                        message: error.to_string(),
                    })
            })
            .collect::<Result<Vec<_>, _>>()?;
        let beats = store.heartbeats().await?;
        let last_alive = beats.iter().map(|beat| beat.last_seen_ms).max();
        let engines =
            EngineHost::start(config.engine_threads, make_engine).map_err(StartError::Threads)?;
        let time = GameTime::start(last_alive.unwrap_or(0));
        let key = store.house_key(random::bytes()?, time.now_ms()).await?;
        let house = House(Arc::new(Inner {
            time,
            secrets: Secrets::new(key),
            store,
            bus,
            engines,
            config,
            extra_controls,
            lobby: Lobby::default(),
            live: Mutex::default(),
            tracker,
            stop: CancellationToken::new(),
        }));
        house.fill_lobby().await?;
        if !house.is_accompanied(&beats) {
            outage::recover(&house, last_alive).await?;
        }
        house.beat().await?;
        let sweeping = house.clone();
        house
            .0
            .tracker
            .spawn(async move { sweeper::run(&sweeping).await });
        house.listen_to_lobby();
        house.listen_to_erasures();
        Ok(house)
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    /// Game time.
    #[must_use]
    pub fn time(&self) -> GameTime {
        self.0.time
    }

    /// The secrets of tables.
    pub(crate) fn secrets(&self) -> Secrets {
        self.0.secrets
    }

    pub(crate) fn bus(&self) -> &dyn Bus {
        &*self.0.bus
    }

    pub(crate) fn engines(&self) -> &EngineHost {
        &self.0.engines
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn stopped(&self) -> &CancellationToken {
        &self.0.stop
    }

    pub(crate) fn live(&self) -> MutexGuard<'_, BTreeMap<String, Live>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Proves that this node lives, by a row.
    ///
    /// # Errors
    ///
    /// The row cannot be written.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.0
            .store
            .beat(Heartbeat {
                node: self.0.config.node.clone(),
                last_seen_ms: self.0.time.now_ms(),
                version: crate::BUILD.to_owned(),
            })
            .await
    }

    /// Whether another node of this house lives, by these proofs of life: then nothing is, or will
    /// be, out of service.
    fn is_accompanied(&self, beats: &[Heartbeat]) -> bool {
        let recent = self.0.time.now_ms().saturating_sub(ALIVE_MS);
        beats
            .iter()
            .any(|beat| beat.node != self.0.config.node && beat.last_seen_ms >= recent)
    }

    /// Sends to a table's task, which is started if there is none.
    pub(crate) fn send(&self, id: &str, message: Message) {
        let mut live = self.live();
        if self.0.stop.is_cancelled() {
            drop(live);
            message.refuse(Code::Draining);
            return;
        }
        let entry = live.entry(id.to_owned()).or_insert_with(|| {
            let (sender, receiver) = mpsc::channel(TABLE_QUEUE);
            let state = Arc::new(table::Public::default());
            let task = table::run(self.clone(), id.to_owned(), receiver, Arc::clone(&state));
            self.0.tracker.spawn(task);
            Live { sender, state }
        });
        // Sent under the lock: a task that is about to end looks at its queue under it too.
        match entry.sender.try_send(message) {
            Ok(()) => {}
            Err(mpsc::error::TrySendError::Full(message)) => {
                drop(live);
                metrics::counter!("yonban_table_queue_full").increment(1);
                message.refuse(Code::RateLimited);
            }
            Err(mpsc::error::TrySendError::Closed(message)) => {
                // A task that ended without leaving the list has failed.
                live.remove(id);
                drop(live);
                message.refuse(Code::Internal);
            }
        }
    }

    /// Hands a command to its table.
    pub fn command(&self, request: CommandRequest) {
        let bad = |message: &str| ServerMessage::Nack {
            id: request.id.clone(),
            code: Code::BadRequest,
            seq: request.seq_seen,
            reason: None,
            message: message.to_owned(),
            detail: None,
        };
        if !random::is_id(&request.id) {
            let answer = bad("id: 32 hex digits");
            request.reply.give(answer);
            return;
        }
        if !random::is_id(&request.table) {
            let mut answer = bad("there is no such table");
            if let ServerMessage::Nack { code, .. } = &mut answer {
                *code = Code::NotFound;
            }
            request.reply.give(answer);
            return;
        }
        metrics::counter!("yonban_commands").increment(1);
        self.send(&request.table.clone(), Message::Command(Box::new(request)));
    }

    /// Hands something to be said to its table.
    pub fn say(&self, request: ChatRequest) {
        let known = |id: &str| random::is_id(id);
        let refused = match (known(&request.id), known(&request.table)) {
            (true, true) => None,
            (false, _) => Some((Code::BadRequest, "id: 32 hex digits")),
            (true, false) => Some((Code::NotFound, "there is no such table")),
        };
        if let Some((code, message)) = refused {
            request.queue.answer(&ServerMessage::Nack {
                id: request.id,
                code,
                seq: 0,
                reason: None,
                message: message.to_owned(),
                detail: None,
            });
            return;
        }
        self.send(&request.table.clone(), Message::Chat(Box::new(request)));
    }

    /// Erases everything that a user has said at tables, here and on the screens of those who
    /// watch; answers how many lines that was.
    ///
    /// # Errors
    ///
    /// The store does not store.
    pub async fn erase_chat(&self, user: &User) -> Result<u64, StoreError> {
        let erased = self.0.store.erase_chat(&user.id).await?;
        self.chat_is_erased(&user.id);
        if let Err(error) = self
            .0
            .bus
            .publish(ERASED_SUBJECT, user.id.as_str().into())
            .await
        {
            tracing::debug!(%error, "other nodes were not told what was erased");
        }
        Ok(erased)
    }

    /// Tells the live tables that somebody's lines are gone.
    fn chat_is_erased(&self, user: &str) {
        let tables: Vec<String> = self.live().keys().cloned().collect();
        for table in tables {
            self.send(&table, Message::ChatErased(user.to_owned()));
        }
    }

    /// Follows what other nodes publish about what was erased.
    fn listen_to_erasures(&self) {
        let house = self.clone();
        self.0.tracker.spawn(async move {
            let Ok(mut news) = house.0.bus.subscribe(ERASED_SUBJECT).await else {
                return;
            };
            loop {
                let received = tokio::select! {
                    () = house.0.stop.cancelled() => return,
                    received = news.next() => received,
                };
                match received {
                    None => return,
                    Some(Received::Gap { .. }) => {}
                    Some(Received::Message(message)) => {
                        if let Some(user) = message.text() {
                            house.chat_is_erased(user);
                        }
                    }
                }
            }
        });
    }

    /// Lets a socket watch a table: answered by a snapshot, or by the events since its mark.
    pub fn watch(&self, table: &str, watcher: Watcher, mark: Option<Mark>) {
        self.send(table, Message::Watch(watcher, mark));
    }

    /// Lets it watch no longer.
    pub fn unwatch(&self, table: &str, watcher: u64) {
        // A table that is not in memory has no watchers.
        let sender = self.live().get(table).map(|live| live.sender.clone());
        if let Some(sender) = sender {
            self.0.tracker.spawn(async move {
                if sender.send(Message::Unwatch(watcher)).await.is_err() {
                    tracing::debug!("a watcher left a table that was gone");
                }
            });
        }
    }

    /// A table as somebody may see it.
    pub fn look(&self, table: &str, reader: Option<User>, reply: oneshot::Sender<Looked>) {
        self.send(table, Message::Look(reader, reply));
    }

    /// Sends the list of open tables, and from now on every change.
    pub fn follow_lobby(&self, id: u64, queue: Arc<Outbox>) {
        self.0.lobby.follow(id, queue);
    }

    /// Sends no more changes.
    pub fn unfollow_lobby(&self, id: u64) {
        self.0.lobby.unfollow(id);
    }

    /// Opens a table and seats its creator, and the computer where it is the opponent.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub async fn open(&self, asked: &CreateTable, creator: &User) -> Result<String, OpenError> {
        let preset = presets::preset(&asked.preset).ok_or(OpenError::Preset)?;
        let here = match &asked.opponent {
            Opponent::Here { you, other } => {
                let name = |text: &str| words::name(text).ok_or(OpenError::Name);
                Some([name(you)?, name(other)?])
            }
            Opponent::Anybody | Opponent::Link | Opponent::Engine { .. } => None,
        };
        let control = match asked.control.as_deref() {
            // Nobody is kept waiting at one device.
            None if here.is_some() && preset.controls.contains(&NO_CLOCK) => {
                preset.read_control(NO_CLOCK)
            }
            None => preset.read_control(preset.control),
            Some(text) => preset.read_control(text).or_else(|error| {
                let parsed = text.parse::<Control>()?;
                if self.0.extra_controls.contains(&parsed) {
                    Ok(parsed)
                } else {
                    Err(error)
                }
            }),
        }
        .map_err(|error| OpenError::Control(error.to_string()))?;
        let level = match asked.opponent {
            Opponent::Engine { level } => Some(Level::new(level).ok_or(OpenError::Level)?),
            Opponent::Anybody | Opponent::Link | Opponent::Here { .. } => None,
        };
        let alone = level.is_some() || here.is_some();
        if !alone && self.open_tables_of(creator).await? {
            return Err(OpenError::TooMany);
        }
        let mut policies = preset.policies;
        // Nobody waits for an opponent who cannot go away.
        policies.absence_claims &= !alone;
        policies.give_time &= here.is_none();
        if let Some(delay) = asked.spectator_delay {
            let known = presets::DELAYS.contains(&delay);
            policies.spectator_delay = known
                .then_some(delay)
                .ok_or(OpenError::Choice("spectator_delay"))?;
        }
        if let Some(text) = &asked.claim_cost {
            let mut costs = preset.claim_costs.iter();
            policies.claim_cost = costs
                .find(|cost| cost.to_string() == *text)
                .copied()
                .ok_or(OpenError::Choice("claim_cost"))?;
        }
        let chosen = asked.choices.iter().flatten();
        let rules = preset
            .rules_with(chosen.map(|(key, value)| (key.as_str(), value.as_str())))
            .map_err(|error| OpenError::Rules(error.to_string()))?;
        let start = AnyGame::new(preset.kind, &rules)
            .map_err(|refused| OpenError::Rules(refused.message))?;
        let wanted = asked.series.as_deref();
        let mut series = preset
            .series()
            .find(|(id, _)| wanted.is_none_or(|wanted| wanted == *id))
            .map(|(_, series)| series)
            .ok_or(OpenError::Choice("series"))?;
        if !start.is_even() {
            series.sides = Sides::Keep;
        }
        let terms = Terms {
            kind: preset.kind,
            preset: preset.versioned(),
            rules,
            controls: [control, control],
            moves: preset.moves,
            policies,
            series,
        };
        let seat = match asked.seat {
            SeatWish::A => Seat::A,
            SeatWish::B => Seat::B,
            SeatWish::Random => {
                if random::bytes::<1>()?[0] & 1 == 0 {
                    Seat::A
                } else {
                    Seat::B
                }
            }
        };
        let now = self.0.time.now_ms();
        let id = TableId(random::bytes()?);
        let refused = |denied: yonban_games::Denied| OpenError::Refused(denied.message);
        let (mut table, mut entries) =
            AnyTable::create(id, &terms, unsigned(now), &mut self.secrets()).map_err(refused)?;
        let mut names = [None, None];
        names[seat.index()] = Some(creator.name.clone());
        let mut sitters = vec![(seat, creator.id.clone())];
        if let Some([you, other]) = here {
            names[seat.index()] = Some(you);
            names[seat.other().index()] = Some(other);
            sitters.push((seat.other(), views::second(&creator.id)));
        }
        if let Some(level) = level {
            names[seat.other().index()] = Some(ENGINE_NAME.to_owned());
            sitters.push((seat.other(), format!("engine:{}:{level}", preset.kind)));
        }
        for (seat, who) in sitters {
            let decided = table
                .decide(
                    Author::Seat(seat),
                    &Request::Sit { who },
                    unsigned(now),
                    &mut self.secrets(),
                )
                .map_err(refused)?;
            entries.extend(decided.entries);
            table = decided.after;
        }
        let listing = Listing {
            series: None,
            names,
            public: asked.opponent == Opponent::Anybody,
            started_ms: None,
            ended_ms: None,
        }
        .after(&entries, &table);
        let head = rows::head(&table, &listing, now);
        self.0
            .store
            .create_table(head.clone(), rows::events(&entries, None))
            .await?;
        metrics::counter!("yonban_tables_opened").increment(1);
        self.note_in_lobby(&head).await;
        if level.is_some() {
            // Its task asks the computer for the first decision, if that is the computer's.
            self.send(&head.id, Message::Refresh);
        }
        Ok(head.id)
    }

    /// Whether somebody has as many open tables as one may have.
    async fn open_tables_of(&self, user: &User) -> Result<bool, StoreError> {
        let most = self.0.config.limits.open_tables_per_guest;
        let page = self
            .0
            .store
            .tables_of(&user.id, yonban_store::MAX_PAGE, None)
            .await?;
        let open = page
            .tables
            .iter()
            .filter(|head| head.now.status == Status::Open)
            .count();
        Ok(open >= most)
    }

    async fn fill_lobby(&self) -> Result<(), StoreError> {
        let mut after = None;
        let mut taken = 0;
        while taken < LOBBY_AT_START {
            let page = self
                .0
                .store
                .open_tables(yonban_store::MAX_PAGE, after.as_ref())
                .await?;
            for head in &page.tables {
                self.0.lobby.note(head);
            }
            taken += page.tables.len();
            match page.next {
                Some(next) => after = Some(next),
                None => break,
            }
        }
        Ok(())
    }

    /// Takes up a change of the list, here and on the other nodes.
    pub(crate) async fn note_in_lobby(&self, head: &yonban_store::TableHead) {
        self.0.lobby.note(head);
        if let Err(error) = self
            .0
            .bus
            .publish(LOBBY_SUBJECT, head.id.as_str().into())
            .await
        {
            tracing::debug!(%error, "other nodes were not told of a table");
        }
    }

    /// Follows what other nodes publish about the list.
    fn listen_to_lobby(&self) {
        let house = self.clone();
        self.0.tracker.spawn(async move {
            let Ok(mut news) = house.0.bus.subscribe(LOBBY_SUBJECT).await else {
                return;
            };
            loop {
                let received = tokio::select! {
                    () = house.0.stop.cancelled() => return,
                    received = news.next() => received,
                };
                let id = match received {
                    None => return,
                    Some(Received::Gap { .. }) => {
                        if let Err(error) = house.fill_lobby().await {
                            tracing::warn!(%error, "the list of open tables may be old");
                        }
                        continue;
                    }
                    Some(Received::Message(message)) => message.text().map(str::to_owned),
                };
                // What this node published itself it has noted already; a table that is live here
                // notes its own changes.
                let Some(id) = id.filter(|id| !house.live().contains_key(id)) else {
                    continue;
                };
                match house.0.store.read_head(&id).await {
                    Ok(Some(head)) => house.0.lobby.note(&head),
                    Ok(None) => {}
                    Err(error) => tracing::debug!(%error, "a table of the list was not read"),
                }
            }
        });
    }

    /// Stops the clocks of every game in play: the house closes and nobody can act. Not while
    /// another node serves on.
    pub async fn pause_all(&self) {
        if let Err(error) = self.pause_what_runs().await {
            tracing::warn!(%error, "clocks are not paused; they will be credited");
        }
    }

    async fn pause_what_runs(&self) -> Result<(), StoreError> {
        if self.is_accompanied(&self.0.store.heartbeats().await?) {
            return Ok(());
        }
        let mut done = Vec::new();
        for head in self.0.store.running_tables().await? {
            let (reply, answer) = oneshot::channel();
            self.send(&head.id, Message::Pause(reply));
            done.push(answer);
        }
        for answer in done {
            if answer.await.is_err() {
                tracing::warn!("a clock could not be paused");
            }
        }
        Ok(())
    }

    /// Ends every table's task and the computer players. What is stored stays.
    pub fn close(&self) {
        self.0.stop.cancel();
        self.0.engines.stop();
    }
}
