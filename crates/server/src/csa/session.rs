//! One engine from its connection to its end.

use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use governor::DefaultDirectRateLimiter;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use yonban_csa::{Ask, Fault, GameName, Heard, Host};
use yonban_protocol::{ServerMessage, TableCommand};
use yonban_shogi::Action;
use yonban_store::Hash;

use super::hall::{self, Hall, Mail};
use super::monitor::Watched;
use super::playing::Playing;
use super::sign_in::{self, NotKnown};
use super::terms::Deal;
use crate::config::Csa;
use crate::http::Shared;
use crate::live::{Next, Outbox, User, unsigned};
use crate::socket;

/// How much is read at once.
const CHUNK: usize = 4_096;
/// How often a connection may try to log in.
const MAX_TRIES: u32 = 3;
/// After so many lines beyond the limit a connection is closed.
const MAX_STRIKES: u32 = 100;
/// How long a session waits, when the house stops, to hear how its game ended.
const FAREWELL: Duration = Duration::from_secs(3);
/// What a login waits for that names no game.
const DEFAULT_GAME: &str = "default-900-10F";

/// Who is logged in.
#[derive(Debug)]
pub(super) struct Engine {
    pub(super) name: String,
    pub(super) user: User,
    pub(super) secret: Hash,
    /// What it waits for whenever it is free: outside the extended mode.
    pub(super) wish: Option<Deal>,
}

/// How a session ends.
#[derive(Debug)]
enum Over {
    /// The peer went, or the line broke.
    Gone,
    /// It said good bye, or the house does; what is left to say is said.
    Bye,
    /// The house must end it.
    Fault(Fault),
    /// Too much, too fast.
    Flood,
    /// The name has logged in anew.
    Replaced,
}

/// One connection.
pub(super) struct Session {
    pub(super) shared: Shared,
    pub(super) hall: Hall,
    pub(super) id: u64,
    pub(super) address: IpAddr,
    pub(super) max_moves: u16,
    pub(super) host: Host,
    pub(super) engine: Option<Engine>,
    pub(super) playing: Option<Playing>,
    pub(super) watched: BTreeMap<String, Watched>,
    pub(super) queue: Arc<Outbox>,
    pub(super) mail: mpsc::Receiver<Mail>,
    pub(super) mailbox: mpsc::Sender<Mail>,
    pub(super) offered: Option<Instant>,
    pub(super) frames: DefaultDirectRateLimiter,
    pub(super) strikes: u32,
    pub(super) tries: u32,
    _place: hall::Connection,
}

impl Session {
    pub(super) fn new(
        shared: Shared,
        hall: Hall,
        address: IpAddr,
        csa: &Csa,
        place: hall::Connection,
    ) -> Self {
        let frames = shared.gate().frames();
        let now = unsigned(shared.time().now_ms());
        let (mailbox, mail) = mpsc::channel(hall::MAILBOX);
        Session {
            shared,
            hall,
            id: socket::next_id(),
            address,
            max_moves: csa.max_moves,
            host: Host::new(csa.patience, now),
            engine: None,
            playing: None,
            watched: BTreeMap::new(),
            queue: Outbox::new(),
            mail,
            mailbox,
            offered: None,
            frames,
            strikes: 0,
            tries: 0,
            _place: place,
        }
    }

    /// Serves the connection until it ends.
    pub(super) async fn run(mut self, socket: TcpStream) {
        metrics::gauge!("yonban_csa_connections").increment(1.0);
        let (mut reader, mut writer) = socket.into_split();
        let over = self.serve(&mut reader, &mut writer).await;
        match &over {
            Over::Fault(fault) => tracing::debug!(%fault, session = self.id, "an engine must go"),
            _ => tracing::debug!(?over, session = self.id, "the session of an engine ends"),
        }
        // A name that has logged in anew plays on; whoever could come back may.
        if !matches!(over, Over::Replaced) {
            self.hall.leave(self.id);
            if !self.host.is_extended() && !self.shared.stopping() {
                self.leave_game().await;
            }
        }
        if !matches!(over, Over::Gone) && self.flush(&mut writer).await.is_ok() {
            // The peer may still read; an error of the close says that it does not.
            if let Err(error) = writer.shutdown().await {
                tracing::debug!(%error, "closed without a farewell");
            }
        }
        if let Some(playing) = self.playing.take() {
            self.shared.house().unwatch(&playing.table, self.id);
        }
        for table in std::mem::take(&mut self.watched).into_keys() {
            self.shared.house().unwatch(&table, self.id);
        }
        metrics::gauge!("yonban_csa_connections").decrement(1.0);
    }

    pub(super) fn now(&self) -> u64 {
        unsigned(self.shared.time().now_ms())
    }

    /// Sends what is to be said.
    async fn flush(&mut self, writer: &mut OwnedWriteHalf) -> io::Result<()> {
        let out = self.host.take();
        if out.is_empty() {
            return Ok(());
        }
        self.host.sent(self.now());
        let patience = self.shared.config().times.slow_socket;
        match timeout(patience, writer.write_all(out.as_bytes())).await {
            Ok(done) => done,
            Err(_) => Err(io::ErrorKind::TimedOut.into()),
        }
    }

    async fn serve(
        &mut self,
        reader: &mut tokio::net::tcp::OwnedReadHalf,
        writer: &mut OwnedWriteHalf,
    ) -> Over {
        let stop = self.shared.stop_token().clone();
        let times = self.shared.config().times.clone();
        let queue = Arc::clone(&self.queue);
        let mut buffer = vec![0; CHUNK];
        let mut closing: Option<Instant> = None;
        loop {
            if self.flush(writer).await.is_err() {
                return Over::Gone;
            }
            if closing.is_some_and(|at| self.playing.is_none() || at <= Instant::now()) {
                return Over::Bye;
            }
            let now = Instant::now();
            let mut wake = now
                + self
                    .shared
                    .time()
                    .until(crate::live::signed(self.host.due()));
            if let Some(offered) = self.offered {
                wake = wake.min(offered + times.agree);
            }
            if let Some(at) = closing {
                wake = wake.min(at);
            }
            tokio::select! {
                biased;
                () = stop.cancelled(), if closing.is_none() => {
                    match self.say_goodbye() {
                        true => closing = Some(Instant::now() + FAREWELL),
                        false => return Over::Bye,
                    }
                }
                mail = self.mail.recv() => match mail {
                    Some(Mail::Replaced) => {
                        self.host.tell("LOGIN", "this name has logged in anew");
                        return Over::Replaced;
                    }
                    Some(mail) => self.open(mail),
                    None => return Over::Bye,
                },
                next = queue.next(times.slow_socket) => match next {
                    Next::Frame(frame) => self.hear_house(&frame),
                    Next::Snapshot(table) => self.watch(&table),
                    Next::Lobby => {}
                    Next::Close(_) => return Over::Bye,
                },
                read = reader.read(&mut buffer) => {
                    let read_ms = self.shared.time().now_ms();
                    let bytes = match read {
                        Ok(0) | Err(_) => return Over::Gone,
                        Ok(length) => &buffer[..length],
                    };
                    let heard = match self.host.feed(bytes, unsigned(read_ms)) {
                        Ok(heard) => heard,
                        Err(fault) => return Over::Fault(fault),
                    };
                    if heard.is_empty() && self.is_flood() {
                        return Over::Flood;
                    }
                    for heard in heard {
                        if let Err(over) = self.hear(heard, read_ms).await {
                            return over;
                        }
                    }
                }
                () = sleep_until(wake) => {
                    if let Err(fault) = self.host.tick(self.now()) {
                        return Over::Fault(fault);
                    }
                    let late = |at: Instant| at + times.agree <= Instant::now();
                    if self.offered.take_if(|at| late(*at)).is_some() {
                        self.hall.reject(self.id);
                    }
                }
            }
        }
    }

    /// Takes one token for something that is no move of a game; whether that is too much.
    fn is_flood(&mut self) -> bool {
        if self.frames.check().is_ok() {
            return false;
        }
        metrics::counter!("yonban_rate_limited").increment(1);
        self.strikes += 1;
        self.strikes >= MAX_STRIKES
    }

    /// The house stops: whether there is a game whose end is to be heard first.
    fn say_goodbye(&mut self) -> bool {
        let table = self.playing.as_ref().map(|playing| playing.table.clone());
        let fragile = table.is_some_and(|table| self.hall.is_fragile(&table));
        if self.host.is_extended() {
            let words = if self.playing.is_some() && !fragile {
                "the house closes: log in again and %%RESUME"
            } else {
                "the house closes"
            };
            self.host.tell("HOUSE", words);
        }
        fragile
    }

    /// Does what the engine says.
    async fn hear(&mut self, heard: Heard, read_ms: i64) -> Result<(), Over> {
        let is_play = matches!(heard, Heard::Move { .. } | Heard::Agree | Heard::Declare);
        if !is_play && self.is_flood() {
            return Err(Over::Flood);
        }
        match heard {
            Heard::Login {
                name,
                password,
                extended,
            } => self.log_in(&name, &password, extended).await,
            Heard::Logout => {
                self.hall.leave(self.id);
                self.leave_game().await;
                self.playing = None;
                self.host.logged_out();
                Err(Over::Bye)
            }
            Heard::Agree => {
                self.offered = None;
                self.agree().await;
                Ok(())
            }
            Heard::Reject => {
                self.offered = None;
                self.reject();
                Ok(())
            }
            Heard::Move { mv, ply, comment } => {
                self.comment(comment);
                self.act(mv.map(Action::Move), Some(ply), read_ms).await;
                Ok(())
            }
            Heard::Declare => {
                self.act(Some(Action::Declare), None, read_ms).await;
                Ok(())
            }
            Heard::Resign => {
                self.command(TableCommand::Resign, read_ms).await;
                Ok(())
            }
            Heard::Interrupt => {
                self.leave_game().await;
                Ok(())
            }
            Heard::Ask(ask) => {
                self.ask(ask).await;
                Ok(())
            }
            Heard::Stray(error) => {
                tracing::debug!(%error, session = self.id, "a line that is not for now");
                Ok(())
            }
        }
    }

    async fn log_in(&mut self, name: &str, password: &str, extended: bool) -> Result<(), Over> {
        self.tries += 1;
        let (game, secret) = sign_in::password(password);
        let gate = self.shared.gate();
        let known = if gate.login(self.address) {
            let may_be_new = || gate.guest(self.address);
            sign_in::sign_in(&self.shared, name, secret, may_be_new).await
        } else {
            Err(NotKnown::TooMany)
        };
        let entered = known.and_then(|known| {
            let mailbox = self.mailbox.clone();
            let user = known.user.clone();
            self.hall
                .enter(self.id, &known.user.name, user, extended, mailbox)
                .map(|()| known)
                .map_err(|_| NotKnown::Secret)
        });
        let known = match entered {
            Ok(known) => known,
            Err(error) => {
                tracing::debug!(%error, name, "a login is refused");
                metrics::counter!("yonban_csa_logins_refused").increment(1);
                self.host.refused();
                // Somebody who guesses needs a connection for every three guesses.
                return if self.tries >= MAX_TRIES {
                    Err(Over::Bye)
                } else {
                    Ok(())
                };
            }
        };
        metrics::counter!("yonban_csa_logins").increment(1);
        // Said as it was typed: players compare.
        self.host.logged_in(name, extended);
        let name = known.user.name.clone();
        let usual = || DEFAULT_GAME.parse::<GameName>().ok();
        let wish = game
            .or_else(usual)
            .filter(|_| !extended)
            .and_then(|game| Deal::of(&game, self.max_moves));
        self.engine = Some(Engine {
            name,
            user: known.user,
            secret: known.secret,
            wish,
        });
        self.wait_again();
        Ok(())
    }

    pub(super) fn deal(&self, name: &GameName) -> Option<Deal> {
        Deal::of(name, self.max_moves)
    }

    pub(super) fn name(&self) -> &str {
        self.engine.as_ref().map_or("", |engine| &engine.name)
    }

    pub(super) fn user(&self) -> Option<&User> {
        self.engine.as_ref().map(|engine| &engine.user)
    }

    pub(super) fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Reads what the hall has to say.
    fn open(&mut self, mail: Mail) {
        match mail {
            Mail::Offered(summary) => {
                self.host.offer(&summary);
                self.offered = Some(Instant::now());
            }
            Mail::Start(table) => {
                let color = self.seat_in_offer();
                self.enter_game(table, color, 0);
            }
            Mail::Rejected(by) => {
                self.offered = None;
                self.host.rejected(&by);
                self.wait_again();
            }
            Mail::Chat { name, text } => self.host.tell("CHAT", &format!("[{name}] {text}")),
            Mail::Comment { table, text } => {
                if self.watched.contains_key(&table) {
                    let line = format!("[{table}] '{text}");
                    self.host.tell("MONITOR2", &line);
                }
            }
            // Ends the session where it is received.
            Mail::Replaced => {}
        }
    }

    /// Reads what a table says.
    fn hear_house(&mut self, frame: &str) {
        let message = match serde_json::from_str::<ServerMessage>(frame) {
            Ok(message) => message,
            Err(error) => {
                tracing::error!(%error, "a frame of the house cannot be read");
                return;
            }
        };
        match message {
            ServerMessage::Snap(snapshot) => self.see(&snapshot),
            ServerMessage::Ev {
                table,
                seq,
                events,
                view,
                ..
            } => {
                if self.watched.contains_key(&table) {
                    let played = events.iter().filter_map(|event| event.played.as_ref());
                    self.monitor_moves(&table, played);
                    self.monitor_end(&table, &view);
                }
                if self.is_mine(&table) {
                    self.follow(&events, seq);
                    self.finish(&table, &view, &events);
                }
            }
            ServerMessage::Error { code, .. } => {
                tracing::debug!(?code, "a table was not shown");
            }
            ServerMessage::Hello { .. }
            | ServerMessage::Ack { .. }
            | ServerMessage::Nack { .. }
            | ServerMessage::Chat { .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Lobby { .. }
            | ServerMessage::Notice { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => {}
        }
    }
}

/// What an extended request is called in its answer.
pub(super) fn tag(ask: &Ask) -> &'static str {
    match ask {
        Ask::Who => "WHO",
        Ask::List => "LIST",
        Ask::Show(_) => "SHOW",
        Ask::Game { .. } | Ask::NoGame => "GAME",
        Ask::Challenge { .. } => "CHALLENGE",
        Ask::Monitor(_) => "MONITOR2",
        Ask::Unmonitor(_) => "MONITOR2OFF",
        Ask::Chat(_) => "CHAT",
        Ask::Rating => "RATING",
        Ask::Version => "VERSION",
        Ask::Help => "HELP",
        Ask::Resume { .. } => "RESUME",
    }
}
