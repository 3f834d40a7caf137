//! A guest: a cookie, a socket that comes back by itself, and a diary of what it was promised.

use crate::chance::Chance;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// What the whole test counts.
#[derive(Default)]
pub(crate) struct Counts {
    /// Commands that were acknowledged.
    pub(crate) acks: AtomicU64,
    /// Commands that were refused.
    pub(crate) nacks: AtomicU64,
    /// Commands whose answer came over another socket than they went out on.
    pub(crate) settled_later: AtomicU64,
    /// Commands that were sent again although they had been acknowledged.
    pub(crate) repeats: AtomicU64,
    /// Sockets that were opened.
    pub(crate) sockets: AtomicU64,
    /// Resumptions that were answered with the missing events.
    pub(crate) resumed_by_events: AtomicU64,
    /// Resumptions that were answered with a snapshot.
    pub(crate) resumed_by_snapshot: AtomicU64,
}

impl Counts {
    fn up(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

/// What a guest was promised: this command is stored as that event.
#[derive(Clone)]
pub(crate) struct Promise {
    /// What was asked.
    pub(crate) command: Value,
    /// As it was sent.
    frame: String,
    /// The event that the acknowledgement named.
    pub(crate) seq: u64,
}

/// What a guest knows of one table.
pub(crate) struct Diary {
    /// The table.
    pub(crate) table: String,
    /// `a` or `b`.
    pub(crate) seat: &'static str,
    /// Every hash it was ever shown, by event.
    pub(crate) hashes: BTreeMap<u64, String>,
    /// Acknowledged commands by id.
    pub(crate) promises: BTreeMap<String, Promise>,
    /// Refused commands, with the code.
    pub(crate) refusals: BTreeMap<String, (Value, String)>,
    /// The last event it knows.
    pub(crate) seq: u64,
    /// The table as it was shown last.
    pub(crate) view: Value,
    /// The actions that it has folded.
    pub(crate) moves: Vec<Value>,
}

impl Diary {
    fn new(table: &str, seat: &'static str) -> Diary {
        Diary {
            table: table.to_owned(),
            seat,
            hashes: BTreeMap::new(),
            promises: BTreeMap::new(),
            refusals: BTreeMap::new(),
            seq: 0,
            view: Value::Null,
            moves: Vec::new(),
        }
    }

    fn hash(&self) -> Option<&String> {
        self.hashes.get(&self.seq)
    }

    /// Notes a position; two different hashes for one event are two histories.
    fn note(&mut self, frame: &Value) {
        let seq = frame["seq"].as_u64().unwrap();
        let hash = frame["hash"].as_str().unwrap().to_owned();
        let before = self.hashes.insert(seq, hash.clone());
        assert!(
            before.is_none_or(|before| before == hash),
            "{}: two histories at {seq}",
            self.table
        );
        self.seq = seq;
        self.view = frame["view"].clone();
    }
}

/// What a guest is.
pub(crate) struct Guest {
    http: reqwest::Client,
    house: SocketAddr,
    from: Ipv4Addr,
    cookie: String,
    chance: Chance,
    counts: Arc<Counts>,
}

/// A command without an answer.
struct Pending {
    id: String,
    frame: String,
    command: Value,
    /// The socket that it went out on first.
    socket: u64,
}

/// What ends a socket.
struct Lost;

type Socket = WebSocketStream<TcpStream>;

impl Guest {
    /// Becomes a guest. Every guest comes from an address of its own, so that what one address may
    /// ask is no limit for forty.
    pub(crate) async fn arrive(
        house: SocketAddr,
        number: u8,
        mut chance: Chance,
        counts: Arc<Counts>,
    ) -> Guest {
        let from = Ipv4Addr::new(127, 0, 1, number + 1);
        let http = reqwest::Client::builder()
            .local_address(Some(from.into()))
            .build()
            .unwrap();
        let cookie = loop {
            match http.get(format!("http://{house}/api/v1/me")).send().await {
                Ok(answer) => {
                    assert_eq!(answer.status(), 200);
                    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
                    break cookie.split(';').next().unwrap().to_owned();
                }
                Err(_) => sleep(chance.ms(50..300)).await,
            }
        };
        Guest {
            http,
            house,
            from,
            cookie,
            chance,
            counts,
        }
    }

    /// Reads something of the API until the house answers.
    pub(crate) async fn read(&mut self, path: &str) -> String {
        loop {
            let request = self
                .http
                .get(format!("http://{}/api/v1/{path}", self.house))
                .header("cookie", &self.cookie);
            if let Ok(answer) = request.send().await
                && answer.status() == 200
                && let Ok(text) = answer.text().await
            {
                return text;
            }
            sleep(self.chance.ms(50..300)).await;
        }
    }

    /// Opens a table. Where no answer comes it asks again, and may leave an empty table behind.
    pub(crate) async fn open(&mut self, preset: &str) -> String {
        loop {
            let request = self
                .http
                .post(format!("http://{}/api/v1/tables", self.house))
                .header("cookie", &self.cookie)
                .header("x-yonban", "1")
                .json(&json!({
                    "preset": preset, "control": null, "seat": "a", "opponent": { "who": "link" },
                }));
            if let Ok(answer) = request.send().await {
                let status = answer.status();
                if let Ok(body) = answer.json::<Value>().await {
                    if status == 201 {
                        return body["table"].as_str().unwrap().to_owned();
                    }
                    assert!(
                        body["code"] == "rate_limited" || body["code"] == "draining",
                        "{status} {body}"
                    );
                }
            }
            sleep(self.chance.ms(50..300)).await;
        }
    }

    async fn connect(&self) -> Option<Socket> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(SocketAddr::from((self.from, 0))).ok()?;
        let stream = socket.connect(self.house).await.ok()?;
        let mut request = format!("ws://{}/ws", self.house)
            .into_client_request()
            .unwrap();
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{}", self.house).parse().unwrap());
        headers.insert("cookie", self.cookie.parse().unwrap());
        let (socket, _) = tokio_tungstenite::client_async(request, stream)
            .await
            .ok()?;
        Counts::up(&self.counts.sockets);
        Some(socket)
    }

    /// Plays one table to its end and answers what it has seen. Once `closing` is set, the guest
    /// resigns as soon as it can.
    pub(crate) async fn play(
        &mut self,
        table: &str,
        seat: &'static str,
        closing: &AtomicBool,
    ) -> Diary {
        let mut game = Game {
            diary: Diary::new(table, seat),
            pending: None,
            probes: BTreeSet::new(),
            socket: 0,
            next: Instant::now(),
        };
        loop {
            game.socket += 1;
            if let Some(socket) = self.connect().await
                && self.follow(&mut game, socket, closing).await.is_ok()
            {
                return game.diary;
            }
            sleep(self.chance.ms(30..300)).await;
        }
    }

    /// Follows the table over one socket until the socket is lost or the game over.
    async fn follow(
        &mut self,
        game: &mut Game,
        mut socket: Socket,
        closing: &AtomicBool,
    ) -> Result<(), Lost> {
        let resume: Vec<Value> = game
            .diary
            .hash()
            .map(|hash| json!({ "table": game.diary.table, "seq": game.diary.seq, "hash": hash }))
            .into_iter()
            .collect();
        let resuming = !resume.is_empty();
        let hello = json!({
            "t": "hello", "proto": 1, "build": "kill", "tab": self.chance.id(), "resume": resume,
        });
        send(&mut socket, hello.to_string()).await?;
        if !resuming {
            send(
                &mut socket,
                json!({ "t": "sub", "table": game.diary.table }).to_string(),
            )
            .await?;
        }
        let mut caught_up = false;
        let mut last_ping = Instant::now();
        loop {
            let over = game.diary.view["status"] == "over";
            if caught_up && over && game.pending.is_none() {
                return Ok(());
            }
            if caught_up && Instant::now() >= game.next {
                game.next = Instant::now() + self.chance.ms(250..600);
                self.act(game, &mut socket, closing).await?;
            }
            if last_ping.elapsed() > Duration::from_secs(5) {
                last_ping = Instant::now();
                send(
                    &mut socket,
                    json!({ "t": "ping", "n": 1, "rtt_ms": null }).to_string(),
                )
                .await?;
            }
            let frame = tokio::select! {
                frame = socket.next() => frame,
                () = sleep_until(game.next.max(Instant::now() + Duration::from_millis(10))) => continue,
            };
            let text = match frame {
                Some(Ok(Message::Text(text))) => text,
                // Answered by the library.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                _ => return Err(Lost),
            };
            let frame: Value = serde_json::from_str(&text).unwrap();
            match frame["t"].as_str().unwrap() {
                "snap" | "ev" if frame["table"] == game.diary.table.as_str() => {
                    game.see(&frame, &mut socket).await?;
                    if !caught_up && game.diary.seq > 0 {
                        caught_up = true;
                        if resuming {
                            Counts::up(match frame["t"].as_str() {
                                Some("ev") => &self.counts.resumed_by_events,
                                _ => &self.counts.resumed_by_snapshot,
                            });
                        }
                        if let Some(pending) = &game.pending {
                            send(&mut socket, pending.frame.clone()).await?;
                        }
                    }
                }
                "ack" | "nack" => self.answered(game, &frame),
                "error" => panic!("{frame}"),
                "bye" => return Err(Lost),
                _ => {}
            }
        }
    }

    /// Notes the answer to a command.
    fn answered(&self, game: &mut Game, frame: &Value) {
        let id = frame["id"].as_str().unwrap();
        let diary = &mut game.diary;
        if game.probes.contains(id) {
            assert_eq!(frame["t"], "nack", "out of turn: {frame}");
            return;
        }
        if let Some(promise) = diary.promises.get(id) {
            assert_eq!(frame["t"], "ack", "acknowledged before: {frame}");
            assert_eq!(
                frame["seq"], promise.seq,
                "the same answer: {}",
                promise.command
            );
            return;
        }
        if let Some((command, code)) = diary.refusals.get(id) {
            assert_eq!(frame["code"], code.as_str(), "the same answer: {command}");
            return;
        }
        let pending = game.pending.as_ref().filter(|one| one.id == id);
        let pending = pending.unwrap_or_else(|| panic!("nothing like that was asked: {frame}"));
        if frame["t"] == "nack"
            && matches!(
                frame["code"].as_str().unwrap(),
                "rate_limited" | "draining" | "conflict_retry"
            )
        {
            return; // Not decided: `act` sends the same id again.
        }
        if pending.socket != game.socket {
            Counts::up(&self.counts.settled_later);
        }
        let (command, sent) = (pending.command.clone(), pending.frame.clone());
        game.pending = None;
        if frame["t"] == "ack" {
            Counts::up(&self.counts.acks);
            let seq = frame["seq"].as_u64().unwrap();
            diary.promises.insert(
                id.to_owned(),
                Promise {
                    command,
                    frame: sent,
                    seq,
                },
            );
        } else {
            Counts::up(&self.counts.nacks);
            let code = frame["code"].as_str().unwrap();
            let allowed = match command["kind"].as_str().unwrap() {
                "act" if command["action"] == "claim" => &["claim_invalid", "game_over"][..],
                // A move was legal where it was made, and nobody else can change that position
                // but by ending the game.
                "act" => &["game_over"],
                "resign" => &["game_over"],
                _ => &[],
            };
            assert!(allowed.contains(&code), "{command}: {frame}");
            diary
                .refusals
                .insert(id.to_owned(), (command, code.to_owned()));
        }
    }

    /// Does the next thing: sits down, moves, repeats itself, or speaks out of turn.
    async fn act(
        &mut self,
        game: &mut Game,
        socket: &mut Socket,
        closing: &AtomicBool,
    ) -> Result<(), Lost> {
        if let Some(pending) = &game.pending {
            // Asked long ago: perhaps the first time was refused for its haste.
            return send(socket, pending.frame.clone()).await;
        }
        let diary = &game.diary;
        let view = &diary.view;
        let command = match view["status"].as_str().unwrap() {
            "open" if view["role"] == "spectator" => json!({ "kind": "sit", "seat": diary.seat }),
            "playing" if closing.load(Ordering::Relaxed) => json!({ "kind": "resign" }),
            "playing" if view["turn"] == diary.seat => {
                let legal = view["legal"].as_array().unwrap();
                assert!(!legal.is_empty(), "{view}");
                assert!(
                    !legal.iter().any(|text| text == "claim"),
                    "the claim is hidden: {view}"
                );
                if view["position"]["can_claim"] == true && self.chance.one_in(6) {
                    json!({ "kind": "act", "action": "claim" })
                } else {
                    json!({ "kind": "act", "action": legal[self.chance.below(legal.len())] })
                }
            }
            "playing" if self.chance.one_in(8) => {
                // Out of turn: refused whatever comes in between.
                let id = self.chance.id();
                let command = json!({ "kind": "act", "action": "h8" });
                let frame = game.frame(&id, &command);
                game.probes.insert(id);
                return send(socket, frame).await;
            }
            _ => {
                return if self.chance.one_in(4) {
                    self.repeat(game, socket).await
                } else {
                    Ok(())
                };
            }
        };
        let id = self.chance.id();
        let frame = game.frame(&id, &command);
        game.pending = Some(Pending {
            id,
            frame: frame.clone(),
            command,
            socket: game.socket,
        });
        send(socket, frame.clone()).await?;
        if self.chance.one_in(6) {
            send(socket, frame).await?;
        }
        Ok(())
    }

    /// Sends a command again that was acknowledged already.
    async fn repeat(&mut self, game: &Game, socket: &mut Socket) -> Result<(), Lost> {
        let promises = &game.diary.promises;
        if promises.is_empty() {
            return Ok(());
        }
        let chosen = self.chance.below(promises.len());
        let Some(promise) = promises.values().nth(chosen) else {
            return Ok(());
        };
        Counts::up(&self.counts.repeats);
        send(socket, promise.frame.clone()).await
    }
}

/// One table in play.
struct Game {
    diary: Diary,
    pending: Option<Pending>,
    probes: BTreeSet<String>,
    socket: u64,
    next: Instant,
}

impl Game {
    fn frame(&self, id: &str, command: &Value) -> String {
        json!({
            "t": "cmd", "id": id, "table": self.diary.table, "seq_seen": self.diary.seq,
            "command": command, "think_ms": null,
        })
        .to_string()
    }

    /// Takes in a snapshot or events.
    async fn see(&mut self, frame: &Value, socket: &mut Socket) -> Result<(), Lost> {
        let diary = &mut self.diary;
        let seq = frame["seq"].as_u64().unwrap();
        if frame["t"] == "snap" {
            if seq >= diary.seq {
                diary.moves = frame["moves"].as_array().unwrap().clone();
                diary.note(frame);
            }
            return Ok(());
        }
        if frame["from"].as_u64().unwrap() > diary.seq + 1 {
            let again = json!({ "t": "sub", "table": diary.table });
            return send(socket, again.to_string()).await;
        }
        if seq < diary.seq {
            return Ok(());
        }
        for event in frame["events"].as_array().unwrap() {
            if event["seq"].as_u64().unwrap() > diary.seq && !event["played"].is_null() {
                diary.moves.push(event["played"].clone());
            }
        }
        diary.note(frame);
        Ok(())
    }
}

async fn send(socket: &mut Socket, text: String) -> Result<(), Lost> {
    match timeout(Duration::from_secs(10), socket.send(Message::text(text))).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Lost),
    }
}

/// The seats of one pair, and the table that they play at.
pub(crate) async fn pair(
    mut first: Guest,
    mut second: Guest,
    presets: Vec<String>,
    closing: Arc<AtomicBool>,
) -> (Guest, Guest, Vec<[Diary; 2]>) {
    let (tell, mut told) = watch::channel(String::new());
    let stop = Arc::clone(&closing);
    let opener = tokio::spawn(async move {
        let mut diaries = Vec::new();
        for preset in presets.iter().cycle() {
            let table = first.open(preset).await;
            tell.send(table.clone()).unwrap();
            diaries.push(first.play(&table, "a", &stop).await);
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
        (first, diaries)
    });
    let joiner = tokio::spawn(async move {
        let mut diaries = Vec::new();
        while told.changed().await.is_ok() {
            let table = told.borrow_and_update().clone();
            diaries.push(second.play(&table, "b", &closing).await);
        }
        (second, diaries)
    });
    let (first, a) = opener.await.unwrap();
    let (second, b) = joiner.await.unwrap();
    assert_eq!(a.len(), b.len());
    (
        first,
        second,
        a.into_iter().zip(b).map(|(a, b)| [a, b]).collect(),
    )
}
