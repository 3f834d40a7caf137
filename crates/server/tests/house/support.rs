//! Guests and sockets that talk to the real server.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use yonban_server::config::{Limits, Times};
use yonban_server::{App, Config, StoreChoice};

/// How long a test waits for anything before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A house on a free port that forgets, with wide limits and a clock for tests.
pub(crate) fn config() -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        store: StoreChoice::Memory,
        extra_controls: ["sudden,base=1s", "sudden,base=5s", "fixed,per=1s"]
            .map(String::from)
            .into(),
        engine_threads: 1,
        limits: Limits {
            frame_burst: 2_000,
            frames_per_second: 2_000,
            connection_burst: 1_000,
            guest_burst: 1_000,
            request_burst: 1_000,
            ..Limits::default()
        },
        times: Times {
            sweep: Duration::from_millis(50),
            refresh: Duration::from_millis(100),
            ..Times::default()
        },
        ..Config::default()
    }
}

/// The same in a file that outlives it.
pub(crate) fn on_disk(folder: &std::path::Path) -> Config {
    Config {
        store: StoreChoice::Sqlite,
        data_dir: folder.to_owned(),
        ..config()
    }
}

pub(crate) async fn house() -> App {
    App::start(config()).await.unwrap()
}

/// A guest with a cookie.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) http: reqwest::Client,
    pub(crate) addr: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Person {
    pub(crate) async fn new(addr: SocketAddr) -> Self {
        let http = reqwest::Client::new();
        let response = http
            .get(format!("http://{addr}/api/v1/me"))
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), 200);
        let cookie = response.headers()["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let you: Value = response.json().await.unwrap();
        Person {
            http,
            addr,
            cookie,
            id: you["id"].as_str().unwrap().to_owned(),
            name: you["name"].as_str().unwrap().to_owned(),
        }
    }

    /// The same person at a house that was started again.
    pub(crate) fn at(&self, addr: SocketAddr) -> Self {
        Person {
            addr,
            http: reqwest::Client::new(),
            ..self.clone()
        }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let response = self
            .http
            .get(self.url(path))
            .header("cookie", &self.cookie)
            .send()
            .await
            .unwrap();
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or(Value::Null))
    }

    /// An answer that is no JSON, such as a log.
    pub(crate) async fn text(&self, path: &str) -> String {
        let request = self.http.get(self.url(path)).header("cookie", &self.cookie);
        request.send().await.unwrap().text().await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let response = self
            .http
            .post(self.url(path))
            .header("cookie", &self.cookie)
            .header("x-yonban", "1")
            .json(&body)
            .send()
            .await
            .unwrap();
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or(Value::Null))
    }

    pub(crate) async fn open(&self, preset: &str, seat: &str) -> String {
        self.open_with(json!({
            "preset": preset, "seat": seat, "opponent": { "who": "anybody" }
        }))
        .await
    }

    /// A table against the computer.
    pub(crate) async fn open_against_engine(&self, preset: &str, seat: &str, level: u8) -> String {
        self.open_with(json!({
            "preset": preset, "seat": seat, "opponent": { "who": "engine", "level": level }
        }))
        .await
    }

    pub(crate) async fn open_with(&self, body: Value) -> String {
        let (status, created) = self.post("/api/v1/tables", body).await;
        assert_eq!(status, 201, "{created}");
        created["table"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn socket(&self) -> Socket {
        let mut socket = self.silent_socket(&[]).await.unwrap();
        socket.hello(json!([])).await;
        socket
    }

    /// A socket before its hello, with these headers beside the cookie; the house's own origin
    /// unless another is given.
    pub(crate) async fn silent_socket(
        &self,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, tungstenite::Error> {
        let mut all = vec![("cookie", self.cookie.as_str())];
        let own = format!("http://{}", self.addr);
        if !headers.iter().any(|(name, _)| *name == "origin") {
            all.push(("origin", own.as_str()));
        }
        all.extend(headers.iter().copied());
        raw_socket(self.addr, &all).await
    }
}

/// A socket with exactly these headers.
pub(crate) async fn raw_socket(
    addr: SocketAddr,
    headers: &[(&'static str, &str)],
) -> Result<Socket, tungstenite::Error> {
    let mut request = format!("ws://{addr}/ws").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    let (stream, _) = connect_async(request).await?;
    Ok(Socket {
        stream,
        seen: VecDeque::new(),
        seq: 0,
        hash: String::new(),
    })
}

/// The status of a refused upgrade.
pub(crate) fn refused(result: Result<Socket, tungstenite::Error>) -> u16 {
    match result {
        Ok(_) => panic!("the socket was opened"),
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
    }
}

pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    seen: VecDeque<Value>,
    /// Where the last table it heard of stands.
    pub(crate) seq: u64,
    pub(crate) hash: String,
}

pub(crate) fn new_id() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("{:032x}", NEXT.fetch_add(1, Ordering::Relaxed))
}

impl Socket {
    pub(crate) async fn send(&mut self, value: &Value) {
        self.stream
            .send(Message::text(value.to_string()))
            .await
            .unwrap();
    }

    pub(crate) async fn hello(&mut self, resume: Value) -> Value {
        self.send(&json!({
            "t": "hello", "proto": 1, "build": "test", "tab": new_id(), "resume": resume
        }))
        .await;
        self.wait("hello").await
    }

    /// The next frame, or the close code.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<u16>> {
        if let Some(value) = self.seen.pop_front() {
            return Ok(value);
        }
        self.read().await
    }

    async fn read(&mut self) -> Result<Value, Option<u16>> {
        // Pings of the house are no news: they do not make the wait longer.
        let until = tokio::time::Instant::now() + PATIENCE;
        loop {
            let frame = tokio::time::timeout_at(until, self.stream.next())
                .await
                .expect("nothing was heard for too long");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    if matches!(value["t"].as_str(), Some("snap" | "ev")) {
                        self.seq = value["seq"].as_u64().unwrap();
                        self.hash = value["hash"].as_str().unwrap().to_owned();
                    }
                    return Ok(value);
                }
                Some(Ok(Message::Close(close))) => {
                    return Err(close.map(|close| close.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The first frame that fits; what comes before it stays readable.
    pub(crate) async fn wait_for(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.seen.iter().position(&fits) {
            return self.seen.remove(at).unwrap();
        }
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            assert!(
                tokio::time::Instant::now() < deadline,
                "only saw {:?}",
                self.seen
            );
            match self.read().await {
                Ok(value) if fits(&value) => return value,
                Ok(value) => self.seen.push_back(value),
                Err(code) => panic!("closed {code:?}; saw {:?}", self.seen),
            }
        }
    }

    pub(crate) async fn wait(&mut self, t: &str) -> Value {
        self.wait_for(|value| value["t"] == t).await
    }

    /// Waits until the table has come so far; the last message about it.
    pub(crate) async fn reach(&mut self, seq: u64) -> Value {
        self.wait_for(|value| {
            matches!(value["t"].as_str(), Some("snap" | "ev"))
                && value["seq"].as_u64().is_some_and(|at| at >= seq)
        })
        .await
    }

    /// Waits for an event of that kind.
    pub(crate) async fn event(&mut self, kind: &str) -> Value {
        self.wait_for(|value| {
            value["t"] == "ev"
                && value["events"]
                    .as_array()
                    .is_some_and(|events| events.iter().any(|event| event["kind"] == kind))
        })
        .await
    }

    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }

    pub(crate) async fn sub(&mut self, table: &str) -> Value {
        self.send(&json!({ "t": "sub", "table": table })).await;
        self.wait_for(|value| value["t"] == "snap" && value["table"] == table)
            .await
    }

    /// Sends a command made for event `seq`; the answer.
    pub(crate) async fn command_at(&mut self, table: &str, seq: u64, command: Value) -> Value {
        self.command_as(&new_id(), table, seq, command).await
    }

    pub(crate) async fn command_as(
        &mut self,
        id: &str,
        table: &str,
        seq: u64,
        command: Value,
    ) -> Value {
        self.send(&json!({
            "t": "cmd", "id": id, "table": table, "seq_seen": seq, "command": command
        }))
        .await;
        self.wait_for(|value| value["id"] == id).await
    }

    /// Sends a command made for the last event this socket has seen; the answer.
    pub(crate) async fn command(&mut self, table: &str, command: Value) -> Value {
        let seq = self.seq;
        self.command_at(table, seq, command).await
    }

    pub(crate) async fn act(&mut self, table: &str, action: &str) -> Value {
        self.command(table, json!({ "kind": "act", "action": action }))
            .await
    }

    /// Acts and must be acknowledged; where the table stands then.
    pub(crate) async fn play(&mut self, table: &str, action: &str) -> u64 {
        let answer = self.act(table, action).await;
        assert_eq!(answer["t"], "ack", "{action}: {answer}");
        answer["seq"].as_u64().unwrap()
    }

    /// Says something; the answer.
    pub(crate) async fn say(&mut self, table: &str, room: &str, text: &str) -> Value {
        self.say_as(&new_id(), table, room, text).await
    }

    pub(crate) async fn say_as(&mut self, id: &str, table: &str, room: &str, text: &str) -> Value {
        self.send(&json!({ "t": "chat", "id": id, "table": table, "room": room, "text": text }))
            .await;
        self.wait_for(|value| value["id"] == id).await
    }

    /// Waits for a line of that text; the line.
    pub(crate) async fn hear(&mut self, room: &str, text: &str) -> Value {
        let frame = self
            .wait_for(|value| {
                value["t"] == "chat"
                    && value["room"] == room
                    && value["lines"]
                        .as_array()
                        .is_some_and(|lines| lines.iter().any(|line| line["text"] == text))
            })
            .await;
        let lines = frame["lines"].as_array().unwrap();
        let line = lines.iter().find(|line| line["text"] == text);
        line.unwrap().clone()
    }

    /// What has been received and not been asked for.
    pub(crate) async fn everything_until(&mut self, fits: impl Fn(&Value) -> bool) -> Vec<Value> {
        let last = self.wait_for(fits).await;
        let mut all: Vec<Value> = self.seen.drain(..).collect();
        all.push(last);
        all
    }

    /// Waits until everything sent before now has been answered; all that came meanwhile.
    pub(crate) async fn settle(&mut self) -> Vec<Value> {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(1_000);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        self.send(&json!({ "t": "ping", "n": n })).await;
        self.everything_until(|value| value["t"] == "pong" && value["n"] == n)
            .await
    }

    /// Asks for the table anew.
    pub(crate) async fn again(&mut self, table: &str) -> Value {
        self.seen.retain(|value| value["t"] != "snap");
        self.sub(table).await
    }
}

/// Two people at one table, both watching.
pub(crate) struct Pair {
    pub(crate) table: String,
    pub(crate) people: [Person; 2],
    pub(crate) sockets: [Socket; 2],
}

impl Pair {
    /// Seat A opens the table, seat B sits down.
    pub(crate) async fn sit(addr: SocketAddr, preset: &str, control: Option<&str>) -> Self {
        Pair::sit_at(
            addr,
            json!({
                "preset": preset, "control": control, "seat": "a", "opponent": { "who": "anybody" }
            }),
        )
        .await
    }

    /// The same at a table that is opened with this body.
    pub(crate) async fn sit_at(addr: SocketAddr, body: Value) -> Self {
        let people = [Person::new(addr).await, Person::new(addr).await];
        let table = people[0].open_with(body).await;
        Pair::seated(people, table).await
    }

    /// The second of them sits down at a table of the first.
    pub(crate) async fn seated(people: [Person; 2], table: String) -> Self {
        let mut sockets = [people[0].socket().await, people[1].socket().await];
        sockets[0].sub(&table).await;
        sockets[1].sub(&table).await;
        let answer = sockets[1]
            .command(&table, json!({ "kind": "sit", "seat": "b" }))
            .await;
        assert_eq!(answer["t"], "ack", "{answer}");
        let mut pair = Pair {
            table,
            people,
            sockets,
        };
        pair.both_reach(answer["seq"].as_u64().unwrap()).await;
        pair
    }

    pub(crate) async fn both_reach(&mut self, seq: u64) -> [Value; 2] {
        let [a, b] = &mut self.sockets;
        [a.reach(seq).await, b.reach(seq).await]
    }

    /// One seat acts (0 is A); both hear of it.
    pub(crate) async fn play(&mut self, seat: usize, action: &str) -> [Value; 2] {
        let table = self.table.clone();
        let seq = self.sockets[seat].play(&table, action).await;
        self.both_reach(seq).await
    }

    /// A list of `a h8 b i9`: seats and actions.
    pub(crate) async fn play_all(&mut self, moves: &[(usize, &str)]) -> [Value; 2] {
        let mut last = [Value::Null, Value::Null];
        for (seat, action) in moves {
            last = self.play(*seat, action).await;
        }
        last
    }
}

/// What a kill would leave: the file and its write-ahead log as they are now.
pub(crate) fn copy_database(from: &std::path::Path, to: &std::path::Path) {
    for file in std::fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
}
