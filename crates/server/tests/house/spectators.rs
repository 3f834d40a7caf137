//! Those who watch: their names, and a game that they see late.

use serde_json::{Value, json};
use yonban_server::App;

use crate::support::{Pair, Person, Socket, config, house, on_disk};

struct Everything {
    frames: Vec<Value>,
    shown: Value,
    log: String,
    record: String,
}

/// Everything that a spectator could learn of a game, by any path: the frames that came and what
/// HTTP answers.
async fn everything(person: &Person, socket: &mut Socket, table: &str) -> Everything {
    let frames = socket.settle().await;
    let (status, shown) = person.get(&format!("/api/v1/tables/{table}")).await;
    assert_eq!(status, 200);
    let log = person.text(&format!("/api/v1/tables/{table}/log")).await;
    let record = person
        .text(&format!("/api/v1/tables/{table}/record?format=moves"))
        .await;
    Everything {
        frames,
        shown,
        log,
        record,
    }
}

/// How many events a log holds; its last line is the seal.
fn logged(log: &str) -> u64 {
    let lines = log.lines();
    lines
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .count() as u64
}

async fn open(app: &App, delay: u32) -> (Person, Person, String) {
    let people = [Person::new(app.addr()).await, Person::new(app.addr()).await];
    let table = people[0]
        .open_with(json!({
            "preset": "free", "seat": "a", "opponent": { "who": "anybody" },
            "spectator_delay": delay
        }))
        .await;
    let [a, b] = people;
    (a, b, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_have_names_up_to_twenty() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let mut watching = Vec::new();
    for n in 0..22 {
        let person = Person::new(app.addr()).await;
        let (status, _) = person
            .post("/api/v1/me", json!({ "name": format!("Eye {n:02}") }))
            .await;
        assert_eq!(status, 200);
        let mut socket = person.socket().await;
        socket.sub(&pair.table).await;
        watching.push((person, socket));
    }
    // A second tab of the same person is the same person.
    let mut again = watching[0].0.socket().await;
    again.sub(&pair.table).await;
    let presence = pair.sockets[0]
        .wait_for(|value| value["t"] == "presence" && value["spectators"] == 22)
        .await;
    let names: Vec<&str> = presence["names"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap())
        .collect();
    assert_eq!(names.len(), 20);
    assert_eq!((names[0], names[19]), ("Eye 00", "Eye 19"));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_delay_is_one_of_the_choices_of_the_room() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let (_, presets) = person.get("/api/v1/presets").await;
    assert_eq!(presets[0]["delays"], json!([0, 2, 4, 6, 10, 20]));
    for bad in [1, 3, 21, 1_000_000] {
        let (status, error) = person
            .post(
                "/api/v1/tables",
                json!({
                    "preset": "free", "seat": "a", "opponent": { "who": "anybody" },
                    "spectator_delay": bad
                }),
            )
            .await;
        assert_eq!((status, &error["detail"]), (400, &json!("spectator_delay")));
    }
    // What both agree to is shown before they do.
    let (_, _, table) = open(&app, 6).await;
    let (_, list) = person.get("/api/v1/tables?status=open").await;
    let row = list["tables"].as_array().unwrap();
    let row = row.iter().find(|row| row["table"] == table).unwrap();
    assert_eq!(row["spectator_delay"], 6);
    let (_, shown) = person.get(&format!("/api/v1/tables/{table}")).await;
    assert_eq!(shown["view"]["spectator_delay"], 6);
    app.stop().await;
}

const MOVES: [&str; 8] = ["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9"];

#[tokio::test(flavor = "multi_thread")]
async fn a_late_spectator_learns_nothing_newer_by_any_path() {
    let app = house().await;
    let (a, b, table) = open(&app, 4).await;
    let eve = Person::new(app.addr()).await;
    let mut watcher = eve.socket().await;
    watcher.sub(&table).await;
    watcher.send(&json!({ "t": "lobby", "on": true })).await;
    let mut pair = Pair::seated([a.clone(), b.clone()], table.clone()).await;
    // Before there is a move there is nothing to be late with.
    let started = watcher.event("started").await;
    assert_eq!(started["seq"], json!(pair.sockets[0].seq));
    assert_eq!(started["view"]["status"], "playing");

    let mut hashes = vec![(pair.sockets[0].seq, pair.sockets[0].hash.clone())];
    for (n, action) in MOVES.iter().enumerate() {
        let [now, _] = pair.play(n % 2, action).await;
        assert_eq!(now["view"]["spectator_delay"], 4);
        assert_eq!(
            now["view"]["position"]["stones"].as_array().unwrap().len(),
            n + 1,
            "seats see it at once"
        );
        hashes.push((
            now["seq"].as_u64().unwrap(),
            now["hash"].as_str().unwrap().to_owned(),
        ));
        // Offers and what the seats say to each other are as new as the game.
        if n == 6 {
            pair.sockets[0].say(&table, "players", "k8 wins").await;
            let offer = json!({ "kind": "offer", "offer": "draw" });
            let ack = pair.sockets[0].command(&table, offer).await;
            pair.both_reach(ack["seq"].as_u64().unwrap()).await;
        }
        let Everything {
            frames,
            shown,
            log,
            record,
        } = everything(&eve, &mut watcher, &table).await;
        let known = (n + 1).saturating_sub(4);
        for hidden in &MOVES[known..] {
            assert!(
                !record.contains(hidden),
                "{hidden} after {action}: {record}"
            );
            let text = format!("{frames:?}{shown}{log}");
            assert!(
                !text.contains(&format!("\"{hidden}\"")) && !text.contains(&format!("={hidden}\t")),
                "{hidden} after {action}: {text}"
            );
        }
        assert!(!format!("{frames:?}").contains("k8 wins"));
        let offered = |frame: &Value| {
            let events = frame["events"].as_array();
            events.is_some_and(|events| events.iter().any(|event| event["kind"] == "offered"))
        };
        assert!(!frames.iter().any(offered));
        assert!(!log.contains("\toffered\t"));
        // One consistent older state: event, hash, moves, log.
        let (seq, hash) = &hashes[known];
        assert_eq!(shown["seq"], json!(seq), "after {action}");
        assert_eq!(shown["hash"], json!(hash));
        assert_eq!(shown["moves"].as_array().unwrap().len(), known);
        assert_eq!(shown["view"]["legal"], json!([]));
        assert_eq!(shown["view"]["role"], "spectator");
        assert_eq!(shown["view"]["clocks"]["running"], Value::Null);
        assert_eq!(logged(&log), *seq);
        assert_eq!(watcher.seq, *seq, "the socket is where HTTP is");
        assert_eq!(watcher.hash, *hash);
        // A refusal names no later event either.
        let nack = watcher.command(&table, json!({ "kind": "resign" })).await;
        assert_eq!(nack["code"], "not_seated");
        assert_eq!(nack["seq"], json!(seq));
        let nack = watcher.say(&table, "players", "psst").await;
        assert_eq!(nack["seq"], json!(seq));
    }

    // Who is gone, and may be claimed against, says whose turn it is.
    pair.sockets[0].stream.close(None).await.unwrap();
    let presence = watcher
        .wait_for(|value| value["t"] == "presence" && value["a"] == false)
        .await;
    assert_eq!(presence["away"], json!([]));
    let told = pair.sockets[1]
        .wait_for(|value| value["t"] == "presence" && value["a"] == false)
        .await;
    assert_eq!(told["away"][0]["seat"], "a");
    assert!(told["away"][0]["claim_at_ms"].is_u64(), "{told}");

    // Coming back: the older history is as good as any, and a newer mark is not believed.
    let (seq, hash) = hashes[2].clone();
    let mut back = eve.silent_socket(&[]).await.unwrap();
    back.hello(json!([{ "table": table, "seq": seq, "hash": hash }]))
        .await;
    let events = back.wait("ev").await;
    assert_eq!(events["from"], json!(seq + 1));
    assert_eq!(events["hash"], json!(hashes[4].1));
    let (seq, hash) = hashes[7].clone();
    let mut back = eve.silent_socket(&[]).await.unwrap();
    back.hello(json!([{ "table": table, "seq": seq, "hash": hash }]))
        .await;
    let snap = back.wait("snap").await;
    assert_eq!(snap["hash"], json!(hashes[4].1));

    // The end: everything.
    let mut a = a.socket().await;
    a.sub(&table).await;
    let seq = a.play(&table, "l8").await;
    let over = watcher
        .wait_for(|value| value["t"] == "ev" && value["view"]["status"] == "over")
        .await;
    assert_eq!(over["seq"], json!(seq));
    assert_eq!(over["from"], json!(hashes[4].0 + 1), "without a gap");
    let played = over["events"].as_array().unwrap();
    let played = played.iter().filter(|event| event["kind"] == "played");
    assert_eq!(played.count(), 5);
    let Everything {
        shown, log, record, ..
    } = everything(&eve, &mut watcher, &table).await;
    assert!(record.contains("l8"), "{record}");
    assert_eq!(shown["moves"].as_array().unwrap().len(), 9);
    assert_eq!(logged(&log), seq);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_table_stays_late_over_a_restart_and_a_takeback() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let (a, b, table) = open(&app, 2).await;
    let mut pair = Pair::seated([a.clone(), b.clone()], table.clone()).await;
    let eve = Person::new(app.addr()).await;
    pair.play_all(&[(0, "h8"), (1, "h9"), (0, "i8"), (1, "i9"), (0, "j8")])
        .await;
    let path = format!("/api/v1/tables/{table}");
    let shown = |value: &Value| {
        let moves = value["moves"].as_array().unwrap().iter();
        moves
            .map(|one| one["action"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let (_, before) = eve.get(&path).await;
    assert_eq!(shown(&before), ["h8", "h9", "i8"]);
    app.stop().await;

    let app = App::start(on_disk(folder.path())).await.unwrap();
    let eve = eve.at(app.addr());
    let (_, after) = eve.get(&path).await;
    assert_eq!(shown(&after), ["h8", "h9", "i8"]);
    assert_eq!(after["hash"], before["hash"]);
    let (a, b) = (a.at(app.addr()), b.at(app.addr()));
    let mut sockets = [a.socket().await, b.socket().await];
    for socket in &mut sockets {
        socket.sub(&table).await;
    }
    sockets[1]
        .wait_for(|value| value["view"]["clocks"]["paused"] == false)
        .await;
    sockets[0].again(&table).await;
    sockets[0]
        .command(&table, json!({ "kind": "offer", "offer": "takeback" }))
        .await;
    sockets[1].event("offered").await;
    let answer = json!({ "kind": "answer", "offer": "takeback", "accept": true });
    let ack = sockets[1].command(&table, answer).await;
    assert_eq!(ack["t"], "ack", "{ack}");
    sockets[0].reach(ack["seq"].as_u64().unwrap()).await;
    let (_, still) = eve.get(&path).await;
    assert_eq!(
        shown(&still),
        ["h8", "h9", "i8"],
        "what was shown stays shown"
    );
    let seq = sockets[0].play(&table, "a1").await;
    sockets[1].reach(seq).await;
    let (_, still) = eve.get(&path).await;
    assert_eq!(shown(&still), ["h8", "h9", "i8"]);
    sockets[1].play(&table, "b1").await;
    let (_, on) = eve.get(&path).await;
    assert_eq!(shown(&on), ["h8", "h9", "i8", "i9"]);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_delay_spectators_see_what_happens() {
    let app = App::start(config()).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let mut watcher = Person::new(app.addr()).await.socket().await;
    watcher.sub(&pair.table).await;
    let [now, _] = pair.play(0, "h8").await;
    let seen = watcher.reach(now["seq"].as_u64().unwrap()).await;
    assert_eq!(seen["hash"], now["hash"]);
    assert_eq!(
        seen["view"]["clocks"]["running"],
        now["view"]["clocks"]["running"]
    );
    app.stop().await;
}
