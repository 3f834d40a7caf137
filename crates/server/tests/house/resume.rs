//! Coming back: by sequence and hash, and after the house was gone.

use std::sync::Arc;

use serde_json::{Value, json};
use yonban_bus::LocalBus;
use yonban_server::startup::Ground;
use yonban_server::{App, Assets};
use yonban_store::{Fault, MemoryStore};

use crate::support::{Pair, config, copy_database, house, new_id, on_disk};

#[tokio::test(flavor = "multi_thread")]
async fn a_client_returns_by_sequence_and_hash() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let (seq, hash) = (pair.sockets[1].seq, pair.sockets[1].hash.clone());
    let [after, _] = pair.play_all(&[(0, "h8"), (1, "h9"), (0, "i10")]).await;
    let back = |seq: u64, hash: &str| json!([{ "table": pair.table, "seq": seq, "hash": hash }]);

    let mut socket = pair.people[1].silent_socket(&[]).await.unwrap();
    socket.hello(back(seq, &hash)).await;
    let events = socket.wait("ev").await;
    assert_eq!(events["from"], json!(seq + 1));
    assert_eq!(events["seq"], after["seq"]);
    assert_eq!(events["hash"], after["hash"]);
    let played: Vec<&Value> = events["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| &event["played"]["action"])
        .collect();
    assert_eq!(played, ["h8", "h9", "i10"]);
    assert_eq!(events["view"]["role"], "b");

    // Nothing missed: no events, and the same hash.
    let mut socket = pair.people[1].silent_socket(&[]).await.unwrap();
    let now = (
        after["seq"].as_u64().unwrap(),
        after["hash"].as_str().unwrap(),
    );
    socket.hello(back(now.0, now.1)).await;
    let events = socket.wait("ev").await;
    assert_eq!(events["events"], json!([]));
    assert_eq!(events["hash"], after["hash"]);

    // Another history, no hash at all, or a place that never was: a snapshot.
    for (seq, hash) in [
        (seq, "00".repeat(32)),
        (seq, "zz".into()),
        (now.0 + 9, hash),
    ] {
        let mut socket = pair.people[1].silent_socket(&[]).await.unwrap();
        socket.hello(back(seq, &hash)).await;
        let snap = socket.wait("snap").await;
        assert_eq!(snap["hash"], after["hash"]);
        assert_eq!(snap["moves"].as_array().unwrap().len(), 3);
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_is_started_again_in_the_middle_of_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "rif", None).await;
    pair.play_all(&[(0, "h8"), (0, "h9"), (0, "i10"), (1, "keep"), (1, "a1")])
        .await;
    let table = pair.table.clone();
    let id = new_id();
    let seq = pair.sockets[0].seq;
    let offer = json!({ "kind": "act", "action": "offer g7" });
    let ack = pair.sockets[0]
        .command_as(&id, &table, seq, offer.clone())
        .await;
    assert_eq!(ack["t"], "ack");
    pair.both_reach(ack["seq"].as_u64().unwrap()).await;
    let (known_seq, known_hash) = (pair.sockets[0].seq, pair.sockets[0].hash.clone());
    app.stop().await;
    assert_eq!(pair.sockets[0].wait("bye").await["code"], 1012);
    assert_eq!(pair.sockets[0].closed().await, Some(1012));

    let app = App::start(on_disk(folder.path())).await.unwrap();
    let people = pair.people.each_ref().map(|person| person.at(app.addr()));
    let mut a = people[0].silent_socket(&[]).await.unwrap();
    a.hello(json!([{ "table": table, "seq": known_seq, "hash": known_hash }]))
        .await;
    let events = a.wait("ev").await;
    let kinds: Vec<&Value> = events["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| &event["kind"])
        .collect();
    assert_eq!(kinds[0], "paused", "a planned stop pauses the clock");
    // A is to act and is back: the clock runs again.
    if events["view"]["clocks"]["paused"] == true {
        a.event("resumed").await;
    }
    // The acknowledgement might have been lost: the same command again changes nothing.
    let again = a.command_as(&id, &table, seq, offer).await;
    assert_eq!(again["t"], "ack");
    let snap = a.again(&table).await;
    assert_eq!(snap["view"]["position"]["offered"], json!(["g7"]));
    assert_eq!(snap["moves"].as_array().unwrap().len(), 6);
    assert_eq!(snap["view"]["role"], "a");
    // And the game goes on.
    let mut b = people[1].socket().await;
    b.sub(&table).await;
    a.play(&table, "offer k6").await;
    b.wait_for(|value| value["view"]["turn"] == "b").await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_costs_no_time() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "free", Some("sudden,base=5s")).await;
    let [before, _] = pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    let table = pair.table.clone();
    assert_eq!(before["view"]["clocks"]["running"], "a");
    // Killed: nothing is paused, nothing is told. The tasks of the first house are left alone with
    // a store of their own.
    let copy = tempfile::tempdir().unwrap();
    copy_database(folder.path(), copy.path());
    app.stop().await;
    // Longer than the clock of A.
    tokio::time::sleep(std::time::Duration::from_millis(5_500)).await;
    let app = App::start(on_disk(copy.path())).await.unwrap();
    let person = pair.people[1].at(app.addr());
    let mut b = person.socket().await;
    let snap = b.sub(&table).await;
    assert_eq!(snap["view"]["status"], "playing", "{snap}");
    assert_eq!(snap["view"]["clocks"]["paused"], true);
    let log = person.text(&format!("/api/v1/tables/{table}/log")).await;
    let credited = log
        .lines()
        .find(|line| line.contains("\tcredited\t"))
        .expect("a credit");
    let amount: u64 = credited.split("amount=").nth(1).unwrap().parse().unwrap();
    assert!(amount >= 15_000, "the outage and ten seconds: {amount}");
    // A comes back, the clock runs, and A has its seconds.
    let mut a = pair.people[0].at(app.addr()).socket().await;
    a.sub(&table).await;
    b.event("resumed").await;
    if a.seq < b.seq {
        a.reach(b.seq).await;
    }
    a.play(&table, "i10").await;
    app.stop().await;
}

/// A house on a store that can be told to misbehave.
async fn shaky() -> (App, Arc<MemoryStore>) {
    let store = Arc::new(MemoryStore::new());
    let ground = Ground {
        store: Arc::clone(&store) as Arc<dyn yonban_store::Store>,
        bus: Arc::new(LocalBus::new()),
        assets: Assets::embedded(),
        make_engine: Box::new(yonban_games::engine),
    };
    (App::start_on(ground, config()).await.unwrap(), store)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_store_does_is_what_the_client_is_told() {
    let (app, store) = shaky().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    // Another writer was quicker, three times: tried again.
    store.inject(Fault::Conflict, 3);
    pair.play(0, "h8").await;
    // Committed, but the answer was lost: found by its command, acknowledged once.
    store.inject(Fault::AnswerLost, 1);
    pair.play(1, "h9").await;
    // Not committed and no answer: tried again.
    store.inject(Fault::NotCommitted, 2);
    pair.play(0, "i10").await;
    let told = pair.sockets[0].wait("notice").await;
    assert_eq!(told["code"], "not_saved");
    pair.sockets[0]
        .wait_for(|value| value["code"] == "saved_again")
        .await;
    // A full disk is certain: nothing was done, and the table still stands where it stood.
    store.inject(Fault::Full, 1);
    let refused = pair.sockets[1].act(&table, "j11").await;
    assert_eq!(
        (&refused["t"], &refused["code"]),
        (&json!("nack"), &json!("draining"))
    );
    let snap = pair.sockets[1].again(&table).await;
    assert_eq!(snap["moves"].as_array().unwrap().len(), 3);
    // The store is gone for long: it is not known what became of the command.
    store.inject(Fault::NotCommitted, 5);
    let id = new_id();
    let seq = pair.sockets[1].seq;
    let act = json!({ "kind": "act", "action": "j11" });
    let unknown = pair.sockets[1]
        .command_as(&id, &table, seq, act.clone())
        .await;
    assert_eq!(unknown["code"], "conflict_retry");
    let again = pair.sockets[1].command_as(&id, &table, seq, act).await;
    assert_eq!(again["t"], "ack", "the same id again is stored once");
    app.stop().await;
}
