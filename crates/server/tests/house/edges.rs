//! The edges: origins, cookies, sizes, rates, headers, lists, the end.

use std::time::Duration;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;
use yonban_server::config::Limits;
use yonban_server::{App, Config};

use crate::support::{Pair, Person, config, house, new_id, on_disk, raw_socket, refused};

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_opened_only_for_pages_of_the_house() {
    let app = App::start(Config {
        allowed_origins: vec!["https://play.example".into()],
        ..config()
    })
    .await
    .unwrap();
    let addr = app.addr();
    let person = Person::new(addr).await;
    let own = format!("http://{addr}");
    let cookie = person.cookie.as_str();
    assert!(person.silent_socket(&[]).await.is_ok());
    assert!(
        person
            .silent_socket(&[("origin", "https://play.example")])
            .await
            .is_ok()
    );
    for foreign in [
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        "https://play.example.evil",
    ] {
        assert_eq!(
            refused(person.silent_socket(&[("origin", foreign)]).await),
            403,
            "{foreign}"
        );
    }
    assert_eq!(
        refused(raw_socket(addr, &[("cookie", cookie)]).await),
        403,
        "no origin"
    );
    assert_eq!(refused(raw_socket(addr, &[]).await), 401);
    assert_eq!(
        refused(raw_socket(addr, &[("origin", &own)]).await),
        401,
        "no cookie"
    );
    let unknown = format!("yonban={}", "ab".repeat(32));
    for bad in [unknown.as_str(), "yonban=", "yonban=x"] {
        let headers = [("origin", own.as_str()), ("cookie", bad)];
        assert_eq!(refused(raw_socket(addr, &headers).await), 401, "{bad}");
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_change_something_must_be_meant() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let body = json!({ "name": "Shusaku" });
    let post = || person.http.post(person.url("/api/v1/me")).json(&body);
    let cookie = person.cookie.as_str();
    let own = format!("http://{}", app.addr());
    let cases: [(&[(&str, &str)], u16); 7] = [
        (&[("cookie", cookie)], 403),
        (&[("cookie", cookie), ("x-yonban", "0")], 403),
        (
            &[
                ("cookie", cookie),
                ("x-yonban", "1"),
                ("origin", "https://evil.example"),
            ],
            403,
        ),
        (
            &[
                ("cookie", cookie),
                ("x-yonban", "1"),
                ("sec-fetch-site", "cross-site"),
            ],
            403,
        ),
        (
            &[
                ("cookie", cookie),
                ("x-yonban", "1"),
                ("sec-fetch-site", "same-site"),
            ],
            403,
        ),
        (&[("x-yonban", "1")], 401),
        (
            &[("cookie", cookie), ("x-yonban", "1"), ("origin", &own)],
            200,
        ),
    ];
    for (headers, status) in cases {
        let mut request = post();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), status, "{headers:?}");
        if status != 200 {
            let error: Value = response.json().await.unwrap();
            assert!(
                error["code"].is_string() && error["message"].is_string(),
                "{error}"
            );
        }
    }
    assert_eq!(person.get("/api/v1/me").await.1["name"], "Shusaku");
    // Nobody is made a guest for a foreign page.
    let foreign = person
        .http
        .get(person.url("/api/v1/me"))
        .header("sec-fetch-site", "cross-site");
    assert_eq!(foreign.send().await.unwrap().status(), 403);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_guarded() {
    let app = App::start(Config {
        https: true,
        ..config()
    })
    .await
    .unwrap();
    let response = reqwest::get(format!("http://{}/api/v1/me", app.addr()))
        .await
        .unwrap();
    let cookie = response.headers()["set-cookie"]
        .to_str()
        .unwrap()
        .to_owned();
    assert!(cookie.starts_with("__Host-yonban="));
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
        assert!(cookie.contains(part), "{part}");
    }
    let token = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(token.len(), 64, "256 bits");
    app.stop().await;
    let app = house().await;
    let response = reqwest::get(format!("http://{}/api/v1/me", app.addr()))
        .await
        .unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("yonban=") && !cookie.contains("Secure"));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_carries_the_headers() {
    let app = house().await;
    let http = reqwest::Client::new();
    for (path, status) in [
        ("/", 200),
        ("/t/0123456789abcdef0123456789abcdef", 200),
        ("/nowhere", 404),
        ("/assets/none.js", 404),
        ("/api/v1/nowhere", 404),
        ("/api/v1/presets", 200),
        ("/api/v1/tables/nothing", 404),
        ("/healthz", 200),
        ("/readyz", 200),
    ] {
        let response = http
            .get(format!("http://{}{path}", app.addr()))
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), status, "{path}");
        let headers = response.headers().clone();
        let of = |name: &str| {
            headers
                .get(name)
                .map_or("", |value| value.to_str().unwrap())
        };
        let policy = of("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {part}");
        }
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(of("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(of("x-frame-options"), "DENY", "{path}");
        assert_eq!(of("referrer-policy"), "same-origin", "{path}");
        assert!(!of("permissions-policy").is_empty(), "{path}");
        if path.starts_with("/api") && status == 404 {
            let error: Value = response.json().await.unwrap();
            assert_eq!(error["code"], "not_found");
        }
    }
    let wrong = http
        .delete(format!("http://{}/api/v1/me", app.addr()))
        .header("x-yonban", "1");
    assert_eq!(wrong.send().await.unwrap().status(), 405);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_answers_are_packed_for_those_who_unpack() {
    let app = house().await;
    let http = reqwest::Client::new();
    let read = async |encodings: &str| {
        let response = http
            .get(format!("http://{}/api/v1/presets", app.addr()))
            .header("accept-encoding", encodings)
            .send()
            .await
            .unwrap();
        let encoding = response.headers().get("content-encoding").cloned();
        (encoding, response.bytes().await.unwrap())
    };
    let (plain, whole) = read("identity").await;
    assert_eq!(plain, None);
    assert!(serde_json::from_slice::<Value>(&whole).unwrap().is_array());
    let (packed, short) = read("gzip").await;
    assert_eq!(packed.unwrap(), "gzip");
    assert!(
        short.len() * 4 < whole.len(),
        "{} of {}",
        short.len(),
        whole.len()
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_gets_its_error_and_harms_nobody() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let socket = &mut pair.sockets[0];
    for garbage in [
        "",
        "{",
        "null",
        "[]",
        "{\"t\":\"nothing\"}",
        "{\"t\":\"cmd\"}",
        "\u{0}",
        "{\"t\":\"ping\",\"n\":-1}",
        "{\"t\":\"sub\",\"table\":7}",
        "{\"t\":\"cmd\",\"id\":\"x\",\"table\":\"y\",\"seq_seen\":1,\"command\":{\"kind\":\"cheat\"}}",
    ] {
        socket.stream.send(Message::text(garbage)).await.unwrap();
        let error = socket.wait("error").await;
        assert_eq!(error["code"], "bad_request", "{garbage:?}");
    }
    let deep = format!("{{\"t\":{}", "[".repeat(3_000));
    socket.stream.send(Message::text(deep)).await.unwrap();
    assert_eq!(socket.wait("error").await["code"], "bad_request");
    socket
        .stream
        .send(Message::binary(vec![1, 2, 3]))
        .await
        .unwrap();
    assert_eq!(socket.wait("error").await["code"], "bad_request");
    socket.send(&json!({ "t": "sub", "table": "no id" })).await;
    assert_eq!(socket.wait("error").await["code"], "not_found");
    socket
        .send(&json!({ "t": "sub", "table": "00".repeat(16) }))
        .await;
    assert_eq!(socket.wait("error").await["code"], "not_found");
    let nack = socket
        .command_as(&new_id(), &"00".repeat(16), 0, json!({ "kind": "resign" }))
        .await;
    assert_eq!(nack["code"], "not_found");
    let nack = socket
        .command_as("short", &table, 0, json!({ "kind": "resign" }))
        .await;
    assert_eq!(nack["code"], "bad_request");
    // The socket is as good as before.
    pair.play(0, "h8").await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_too_large_or_not_text_close_their_own_socket_only() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let mut large = pair.people[0].socket().await;
    // The house may close before all of it is sent.
    let sent = large
        .stream
        .send(Message::text("x".repeat(1_000_000)))
        .await;
    let code = large.closed().await;
    assert!(
        code == Some(1009) || (sent.is_err() && code.is_none()),
        "{code:?}"
    );
    let mut little = pair.people[0].socket().await;
    little
        .stream
        .send(Message::text("y".repeat(4_097)))
        .await
        .unwrap();
    assert_eq!(little.closed().await, Some(1009));
    // A text frame with bytes that are no UTF-8, written past the library.
    let mut bad = pair.people[0].socket().await;
    let MaybeTlsStream::Plain(stream) = bad.stream.get_mut() else {
        panic!("plain")
    };
    stream
        .write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])
        .await
        .unwrap();
    assert_eq!(bad.closed().await, Some(1007));
    pair.play(0, "h8").await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_limits() {
    let app = App::start(Config {
        limits: Limits {
            guest_burst: 2,
            guests_per_minute: 1,
            connection_burst: 7,
            connections_per_minute: 1,
            ..Limits::default()
        },
        ..config()
    })
    .await
    .unwrap();
    let (person, other) = (Person::new(app.addr()).await, Person::new(app.addr()).await);
    let me = reqwest::get(person.url("/api/v1/me")).await.unwrap();
    assert_eq!(me.status(), 429, "a third guest");
    assert!(me.headers().contains_key("retry-after"));

    let mut socket = person.socket().await;
    for n in 0..30 {
        socket.send(&json!({ "t": "ping", "n": n })).await;
    }
    socket
        .wait_for(|value| value["code"] == "rate_limited")
        .await;
    let table = person.open("free", "a").await;
    for _ in 0..60 {
        socket
            .send(&json!({
                "t": "cmd", "id": new_id(), "table": table, "seq_seen": 0,
                "command": { "kind": "act", "action": "h8" }
            }))
            .await;
    }
    let mut limited = 0;
    for _ in 0..60 {
        let answer = socket.wait("nack").await;
        limited += usize::from(answer["code"] == "rate_limited");
    }
    assert!(limited >= 5, "{limited}");

    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(person.silent_socket(&[]).await.unwrap());
    }
    assert_eq!(
        refused(person.silent_socket(&[]).await),
        429,
        "five sockets a guest"
    );
    assert!(other.silent_socket(&[]).await.is_ok());
    assert_eq!(
        refused(other.silent_socket(&[]).await),
        429,
        "eight sockets an address"
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_watches_fifty_tables_and_floods_are_closed() {
    let app = App::start(config()).await.unwrap();
    let person = Person::new(app.addr()).await;
    let mut socket = person.socket().await;
    for n in 0..51 {
        socket
            .send(&json!({ "t": "sub", "table": format!("{n:032x}") }))
            .await;
    }
    socket
        .wait_for(|value| value["code"] == "rate_limited")
        .await;
    app.stop().await;
    let limits = Limits {
        frame_burst: 1,
        frames_per_second: 1,
        ..config().limits
    };
    let app = App::start(Config { limits, ..config() }).await.unwrap();
    let person = Person::new(app.addr()).await;
    let mut socket = person.socket().await;
    for n in 0..200 {
        if socket
            .stream
            .send(Message::text(json!({ "t": "ping", "n": n }).to_string()))
            .await
            .is_err()
        {
            break;
        }
    }
    let code = socket.closed().await;
    assert!(matches!(code, Some(1008 | 4008) | None), "{code:?}");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_frame_is_hello_and_speaks_this_version() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let mut socket = person.silent_socket(&[]).await.unwrap();
    socket.send(&json!({ "t": "ping", "n": 1 })).await;
    assert_eq!(socket.wait("error").await["code"], "bad_request");
    let hello = socket.hello(json!([])).await;
    assert_eq!(hello["you"]["id"], json!(person.id));
    assert_eq!(hello["proto"], 1);
    socket.send(&json!({ "t": "ping", "n": 7 })).await;
    assert_eq!(socket.wait("pong").await["n"], 7);
    let mut old = person.silent_socket(&[]).await.unwrap();
    old.send(&json!({ "t": "hello", "proto": 0, "build": "", "tab": new_id(), "resume": [] }))
        .await;
    assert_eq!(old.wait("bye").await["code"], 4002);
    assert_eq!(old.closed().await, Some(4002));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_open_tables_is_followed() {
    let app = house().await;
    let (creator, reader) = (Person::new(app.addr()).await, Person::new(app.addr()).await);
    let first = creator.open("renju", "a").await;
    let mut socket = reader.socket().await;
    socket.send(&json!({ "t": "lobby", "on": true })).await;
    let whole = socket.wait("lobby").await;
    assert_eq!(whole["whole"], true);
    assert_eq!(whole["set"][0]["table"], json!(first));
    assert_eq!(whole["set"][0]["preset"], "renju");
    assert_eq!(whole["set"][0]["a"], json!(creator.name));
    let second = creator.open("free", "b").await;
    let more = socket.wait("lobby").await;
    assert_eq!(
        (&more["whole"], &more["set"][0]["table"]),
        (&json!(false), &json!(second))
    );
    // By link only: not listed.
    let hidden = creator
        .open_with(json!({ "preset": "free", "seat": "a", "opponent": { "who": "link" } }))
        .await;
    socket.sub(&first).await;
    let answer = socket
        .command(&first, json!({ "kind": "sit", "seat": "b" }))
        .await;
    assert_eq!(answer["t"], "ack");
    let gone = socket.wait("lobby").await;
    assert_eq!(gone["gone"], json!([first]));
    let (_, open) = reader.get("/api/v1/tables?status=open").await;
    let ids: Vec<&Value> = open["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["table"])
        .collect();
    assert_eq!(ids, [&json!(second)]);
    let (status, table) = reader.get(&format!("/api/v1/tables/{hidden}")).await;
    assert_eq!((status, &table["view"]["role"]), (200, &json!("spectator")));
    let (_, mine) = reader.get("/api/v1/mine").await;
    assert_eq!(mine["tables"][0]["table"], json!(first));
    for (path, field) in [
        ("/api/v1/tables?status=closed", "status"),
        ("/api/v1/tables?cursor=zzz", "cursor"),
        ("/api/v1/mine?status=open", "status"),
    ] {
        let (status, error) = reader.get(path).await;
        assert_eq!((status, &error["detail"]), (400, &json!(field)), "{path}");
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_go_on_at_their_cursor() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(person.open("free", "a").await);
    }
    let mut found = Vec::new();
    let mut path = String::from("/api/v1/tables?limit=2");
    loop {
        let (status, page) = person.get(&path).await;
        assert_eq!(status, 200);
        for row in page["tables"].as_array().unwrap() {
            found.push(row["table"].as_str().unwrap().to_owned());
        }
        match page["next"].as_str() {
            Some(next) => path = format!("/api/v1/tables?limit=2&cursor={next}"),
            None => break,
        }
    }
    found.sort();
    made.sort();
    assert_eq!(found, made);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_opened_says_why() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let engine = |level: u64| json!({ "who": "engine", "level": level });
    let anybody = json!({ "who": "anybody" });
    for (body, field) in [
        (
            json!({ "preset": "chess", "seat": "a", "opponent": anybody }),
            "preset",
        ),
        (
            json!({ "preset": "free", "control": "x", "seat": "a", "opponent": anybody }),
            "control",
        ),
        (
            json!({ "preset": "free", "control": "fischer,base=7m,inc=0s", "seat": "a",
                    "opponent": anybody }),
            "control",
        ),
        (
            json!({ "preset": "free", "seat": "a", "opponent": engine(0) }),
            "level",
        ),
        (
            json!({ "preset": "free", "seat": "a", "opponent": engine(11) }),
            "level",
        ),
    ] {
        let (status, error) = person.post("/api/v1/tables", body.clone()).await;
        assert_eq!((status, &error["detail"]), (400, &json!(field)), "{body}");
    }
    let (status, error) = person.post("/api/v1/tables", json!({ "preset": 7 })).await;
    assert_eq!((status, &error["code"]), (400, &json!("bad_request")));
    let (status, error) = person
        .post("/api/v1/tables", json!({ "preset": "x".repeat(20_000) }))
        .await;
    assert_eq!((status, &error["code"]), (413, &json!("too_large")));
    for _ in 0..10 {
        person.open("free", "random").await;
    }
    let body = json!({ "preset": "free", "seat": "a", "opponent": anybody });
    assert_eq!(person.post("/api/v1/tables", body).await.0, 429);
    let (status, presets) = person.get("/api/v1/presets").await;
    assert_eq!(status, 200);
    assert!(
        presets
            .as_array()
            .unwrap()
            .iter()
            .any(|preset| preset["id"] == "taraguchi10")
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_told_when_it_changes() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let present = |a: bool, b: bool, spectators: u64| {
        move |value: &Value| {
            value["t"] == "presence"
                && value["a"] == a
                && value["b"] == b
                && value["spectators"] == spectators
        }
    };
    pair.sockets[0].wait_for(present(true, true, 0)).await;
    let watcher = Person::new(app.addr()).await;
    let mut watching = watcher.socket().await;
    watching.sub(&pair.table).await;
    pair.sockets[0].wait_for(present(true, true, 1)).await;
    pair.sockets[1].stream.close(None).await.unwrap();
    pair.sockets[0].wait_for(present(true, false, 1)).await;
    watching
        .send(&json!({ "t": "unsub", "table": pair.table }))
        .await;
    pair.sockets[0].wait_for(present(true, false, 0)).await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_stops_says_so_and_leaves_a_clean_file() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    let addr = app.addr();
    let started = std::time::Instant::now();
    let stopping = tokio::spawn(app.stop());
    for socket in &mut pair.sockets {
        let bye = socket.wait("bye").await;
        let wait = bye["retry_after_ms"].as_u64().unwrap();
        assert!((200..=3_000).contains(&wait), "{wait}");
        assert_eq!(socket.closed().await, Some(1012));
    }
    stopping.await.unwrap();
    assert!(started.elapsed() < Duration::from_secs(10));
    assert!(
        pair.people[0]
            .http
            .get(format!("http://{addr}/healthz"))
            .send()
            .await
            .is_err()
    );
    let log = folder.path().join("yonban.sqlite-wal");
    let left = std::fs::metadata(&log).map_or(0, |file| file.len());
    assert_eq!(left, 0, "the write-ahead log is checkpointed");
}
