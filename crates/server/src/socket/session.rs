//! One socket from its upgrade to its close.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use governor::DefaultDirectRateLimiter;
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, timeout};
use yonban_protocol::{ClientMessage, Code, Resume, ServerMessage, TableCommand, VERSION, You};

use super::Queue;
use super::trips::Trips;
use crate::http::Shared;
use crate::http::sign_in::SignedIn;
use crate::limits::SocketPlace;
use crate::live::{
    ChatRequest, CloseReason, CommandRequest, Mark, Next, Outbox, Reply, User, Watcher,
};
use crate::random;

/// How long a peer that must go is given to read why.
const FAREWELL: Duration = Duration::from_millis(500);
/// How often the round trip is measured; also how a dead line is found.
const MEASURE: Duration = Duration::from_secs(20);
/// After so many frames beyond the limit a socket is closed.
const MAX_STRIKES: u32 = 100;

/// What a socket knows while it is open.
pub(crate) struct Session {
    shared: Shared,
    signed_in: SignedIn,
    user: User,
    id: u64,
    queue: Queue,
    watched: BTreeSet<String>,
    lobby: bool,
    greeted: bool,
    frames: DefaultDirectRateLimiter,
    actions: DefaultDirectRateLimiter,
    strikes: u32,
    trips: Trips,
    _place: SocketPlace,
}

/// How a socket ends.
enum End {
    /// The peer went, or the line broke.
    Gone,
    /// The house closes it, with this code and reason.
    Close(u16, &'static str),
}

impl Session {
    pub(crate) fn new(shared: Shared, signed_in: SignedIn, place: SocketPlace) -> Self {
        let user = User::guest(&signed_in.guest);
        let frames = shared.gate().frames();
        let actions = shared.gate().frames();
        Session {
            shared,
            signed_in,
            user,
            id: super::next_id(),
            queue: Outbox::new(),
            watched: BTreeSet::new(),
            lobby: false,
            greeted: false,
            frames,
            actions,
            strikes: 0,
            trips: Trips::default(),
            _place: place,
        }
    }

    /// Serves the socket until it ends.
    pub(crate) async fn run(mut self, mut socket: WebSocket) {
        metrics::gauge!("yonban_sockets").increment(1.0);
        let end = self.serve(&mut socket).await;
        self.shared.house().unfollow_lobby(self.id);
        for table in std::mem::take(&mut self.watched) {
            self.shared.house().unwatch(&table, self.id);
        }
        metrics::gauge!("yonban_sockets").decrement(1.0);
        if let End::Close(code, reason) = end {
            metrics::counter!("yonban_socket_closes", "code" => code.to_string()).increment(1);
            let close = CloseFrame {
                code,
                reason: Utf8Bytes::from_static(reason),
            };
            let farewell = async {
                if socket.send(Message::Close(Some(close))).await.is_ok() {
                    // Dropping a socket with unread input resets the line, and the peer might never
                    // read why: a frame that was too large is still on its way. A peer that answers
                    // the close is let go at once.
                    loop {
                        match socket.recv().await {
                            Some(Ok(Message::Close(_))) => return,
                            Some(Ok(_)) => {}
                            None | Some(Err(_)) => break,
                        }
                    }
                    tokio::time::sleep(FAREWELL).await;
                }
            };
            // A dead peer's answer to the close is not waited for.
            if timeout(FAREWELL, farewell).await.is_err() {
                tracing::debug!(socket = self.id, "closed without an answer");
            }
        }
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> End {
        let times = self.shared.config().times.clone();
        let queue = Queue::clone(&self.queue);
        let stop = self.shared.stop_token().clone();
        let mut recheck = interval_at(
            Instant::now() + times.recheck_sign_in,
            times.recheck_sign_in,
        );
        recheck.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut measure = interval(MEASURE);
        measure.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let mut stopping = false;
        loop {
            tokio::select! {
                biased;
                () = stop.cancelled(), if !stopping => {
                    stopping = true;
                    self.say_goodbye();
                }
                next = queue.next(times.slow_socket) => match next {
                    Next::Frame(frame) => {
                        let message = Message::Text(Utf8Bytes::from(&*frame));
                        match timeout(times.slow_socket, socket.send(message)).await {
                            Ok(Ok(())) => {}
                            Ok(Err(_)) => return End::Gone,
                            Err(_) => return close(CloseReason::TooSlow),
                        }
                    }
                    Next::Snapshot(table) => {
                        if self.watched.contains(&table) {
                            self.shared.house().watch(&table, self.watcher(), None);
                        }
                    }
                    Next::Lobby => {
                        if self.lobby {
                            self.shared.house().follow_lobby(self.id, Queue::clone(&self.queue));
                        }
                    }
                    Next::Close(reason) => return close(reason),
                },
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        None => return End::Gone,
                        Some(Err(error)) => return broken(&error),
                        Some(Ok(Message::Text(text))) => {
                            let read_ms = self.shared.time().now_ms();
                            if let Err(end) = self.read(&text, read_ms) {
                                return end;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            if let Err(end) = self.take_frame() {
                                return end;
                            }
                            self.refuse(Code::BadRequest, "frames are JSON text");
                        }
                        // Control frames count too, or they would be a free way to flood.
                        Some(Ok(Message::Pong(payload))) => {
                            if !self.trips.pong(&payload, Instant::now())
                                && let Err(end) = self.take_frame()
                            {
                                return end;
                            }
                        }
                        Some(Ok(Message::Ping(_))) => {
                            if let Err(end) = self.take_frame() {
                                return end;
                            }
                        }
                        Some(Ok(Message::Close(_))) => return End::Gone,
                    }
                }
                _ = measure.tick() => {
                    let ping = Message::Ping(self.trips.ping(Instant::now()).to_vec().into());
                    match timeout(times.slow_socket, socket.send(ping)).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return End::Gone,
                        Err(_) => return close(CloseReason::TooSlow),
                    }
                }
                _ = recheck.tick() => match self.still_signed_in().await {
                    Some(true) | None => {}
                    Some(false) => return close(CloseReason::SignedOut),
                },
                () = tokio::time::sleep_until(heard + times.silent_socket) => return End::Gone,
            }
        }
    }

    /// Announces the end of the house and closes behind what waits.
    fn say_goodbye(&self) {
        let jitter = random::bytes::<2>().map_or(1_000, u16::from_be_bytes);
        self.queue.answer(&ServerMessage::Bye {
            code: CloseReason::Restart.code(),
            retry_after_ms: 200 + u32::from(jitter) % 2_800,
        });
        self.queue.close(CloseReason::Restart);
    }

    /// `None` where the store does not answer: nobody is sent away for that.
    async fn still_signed_in(&self) -> Option<bool> {
        let now = self.shared.time().now_ms();
        let found = self
            .shared
            .store()
            .read_sign_in(&self.signed_in.token_hash, now)
            .await;
        found.ok().map(|found| found.is_some())
    }

    fn watcher(&self) -> Watcher {
        Watcher {
            id: self.id,
            user: self.user.clone(),
            queue: Queue::clone(&self.queue),
        }
    }

    fn refuse(&self, code: Code, message: impl Into<String>) {
        self.queue.answer(&ServerMessage::Error {
            code,
            message: message.into(),
        });
    }

    /// Takes one token for a frame; says so when there is none.
    fn take_frame(&mut self) -> Result<(), End> {
        if self.frames.check().is_ok() {
            return Ok(());
        }
        self.strike()
    }

    /// Counts a frame beyond the limit.
    fn strike(&mut self) -> Result<(), End> {
        metrics::counter!("yonban_rate_limited").increment(1);
        self.strikes += 1;
        if self.strikes >= MAX_STRIKES {
            return Err(close(CloseReason::Policy));
        }
        Ok(())
    }

    fn read(&mut self, text: &str, read_ms: i64) -> Result<(), End> {
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => {
                if self.frames.check().is_err() {
                    self.strike()?;
                    self.refuse(Code::RateLimited, "too many frames");
                } else {
                    self.refuse(
                        Code::BadRequest,
                        format!("this frame cannot be read: {error}"),
                    );
                }
                return Ok(());
            }
        };
        let action = matches!(
            message,
            ClientMessage::Cmd {
                command: TableCommand::Act { .. },
                ..
            }
        );
        let bucket = if action { &self.actions } else { &self.frames };
        if bucket.check().is_err() {
            self.strike()?;
            match message {
                ClientMessage::Chat { id, .. } => {
                    self.queue.answer(&ServerMessage::Nack {
                        id,
                        code: Code::RateLimited,
                        seq: 0,
                        reason: Some("chat_too_fast".into()),
                        message: "too many messages: wait a little".into(),
                        detail: None,
                    });
                }
                ClientMessage::Cmd { id, seq_seen, .. } => {
                    self.queue.answer(&ServerMessage::Nack {
                        id,
                        code: Code::RateLimited,
                        seq: seq_seen,
                        reason: None,
                        message: "too many commands: wait a little".into(),
                        detail: None,
                    });
                }
                ClientMessage::Hello { .. }
                | ClientMessage::Sub { .. }
                | ClientMessage::Unsub { .. }
                | ClientMessage::Lobby { .. }
                | ClientMessage::Ping { .. } => self.refuse(Code::RateLimited, "too many frames"),
            }
            return Ok(());
        }
        self.obey(message, read_ms)
    }

    fn obey(&mut self, message: ClientMessage, read_ms: i64) -> Result<(), End> {
        if !self.greeted && !matches!(message, ClientMessage::Hello { .. }) {
            self.refuse(Code::BadRequest, "the first frame is hello");
            return Ok(());
        }
        match message {
            ClientMessage::Hello {
                proto,
                build: _,
                tab,
                resume,
            } => {
                if self.greeted {
                    self.refuse(Code::BadRequest, "hello was said already");
                    return Ok(());
                }
                if proto != VERSION {
                    self.queue.answer(&ServerMessage::Bye {
                        code: CloseReason::Protocol.code(),
                        retry_after_ms: 0,
                    });
                    self.queue.close(CloseReason::Protocol);
                    return Ok(());
                }
                if !random::is_id(&tab) {
                    self.refuse(Code::BadRequest, "tab: 32 hex digits");
                    return Ok(());
                }
                self.greeted = true;
                self.greet();
                for one in resume {
                    self.resume(&one);
                }
            }
            ClientMessage::Sub { table } => self.watch(&table, None),
            ClientMessage::Unsub { table } => {
                if self.watched.remove(&table) {
                    self.shared.house().unwatch(&table, self.id);
                }
            }
            ClientMessage::Lobby { on } => {
                self.lobby = on;
                if on {
                    self.shared
                        .house()
                        .follow_lobby(self.id, Queue::clone(&self.queue));
                } else {
                    self.shared.house().unfollow_lobby(self.id);
                }
            }
            ClientMessage::Cmd {
                id,
                table,
                seq_seen,
                command,
                think_ms,
            } => {
                self.shared.house().command(CommandRequest {
                    id,
                    table,
                    user: self.user.clone(),
                    seq_seen,
                    command,
                    think_ms,
                    round_trip_ms: self.trips.percentile_95(),
                    read_ms,
                    reply: Reply::Queue(Queue::clone(&self.queue)),
                });
            }
            ClientMessage::Chat {
                id,
                table,
                room,
                text,
            } => self.shared.house().say(ChatRequest {
                id,
                table,
                user: self.user.clone(),
                room,
                text,
                queue: Queue::clone(&self.queue),
            }),
            // What the client measured is for its own display.
            ClientMessage::Ping { n, rtt_ms: _ } => {
                self.queue.answer(&ServerMessage::Pong {
                    n,
                    now: ms(self.shared.time().now_ms()),
                });
            }
        }
        Ok(())
    }

    fn greet(&self) {
        let config = self.shared.config();
        self.queue.answer(&ServerMessage::Hello {
            proto: VERSION,
            you: You {
                id: self.signed_in.guest.id.clone(),
                name: self.signed_in.guest.name.clone(),
            },
            node: config.node.clone(),
            now: ms(self.shared.time().now_ms()),
            ping_ms: u32::try_from(config.times.ping.as_millis()).unwrap_or(u32::MAX),
            build: crate::BUILD.into(),
        });
    }

    fn resume(&mut self, one: &Resume) {
        let mut hash = [0; 32];
        let mark = hex::decode_to_slice(&one.hash, &mut hash)
            .is_ok()
            .then_some(Mark { seq: one.seq, hash });
        self.watch(&one.table, mark);
    }

    fn watch(&mut self, table: &str, mark: Option<Mark>) {
        if !random::is_id(table) {
            self.refuse(Code::NotFound, "there is no such table");
            return;
        }
        let most = self.shared.config().limits.subscriptions_per_socket;
        if self.watched.len() >= most && !self.watched.contains(table) {
            self.refuse(Code::RateLimited, format!("at most {most} tables a socket"));
            return;
        }
        self.watched.insert(table.to_owned());
        self.shared.house().watch(table, self.watcher(), mark);
    }
}

fn close(reason: CloseReason) -> End {
    End::Close(reason.code(), reason.text())
}

/// What a frame that could not be read means: too large, no UTF-8, or a broken line.
fn broken(error: &axum::Error) -> End {
    // The socket library's error type is not part of axum's interface; its words are.
    let mut words = String::new();
    let mut cause: Option<&dyn std::error::Error> = Some(error);
    while let Some(one) = cause {
        words.push_str(&one.to_string());
        words.push('\n');
        cause = one.source();
    }
    if words.contains("too long") || words.contains("too big") || words.contains("Space limit") {
        End::Close(1009, "too large: 4096 bytes a frame")
    } else if words.to_lowercase().contains("utf-8") || words.to_lowercase().contains("utf8") {
        End::Close(1007, "frames are UTF-8")
    } else if words.contains("protocol") {
        End::Close(1002, "protocol")
    } else {
        End::Gone
    }
}

/// An instant for the wire.
fn ms(instant: i64) -> u64 {
    u64::try_from(instant).unwrap_or(0)
}
