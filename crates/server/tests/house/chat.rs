//! What is said at a table: who reads it, what is refused, what stays.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use yonban_bus::{Bus, Faults, FlakyBus, LocalBus};
use yonban_server::App;
use yonban_server::config::Limits;
use yonban_store::{MemoryStore, Store};

use crate::nodes::node;
use crate::support::{Pair, Person, Socket, config, house, new_id, on_disk};

fn rooms(view: &Value) -> Vec<(&str, bool)> {
    let rooms = view["chat"].as_array().unwrap().iter();
    rooms
        .map(|room| {
            (
                room["room"].as_str().unwrap(),
                room["write"].as_bool().unwrap(),
            )
        })
        .collect()
}

fn lines_of(frames: &[Value], room: &str) -> usize {
    let chats = frames
        .iter()
        .filter(|frame| frame["t"] == "chat" && frame["room"] == room);
    chats
        .map(|frame| frame["lines"].as_array().unwrap().len())
        .sum()
}

fn refused<'a>(answer: &'a Value, code: &str, reason: &str) -> &'a Value {
    assert_eq!(answer["t"], "nack", "{answer}");
    assert_eq!(answer["code"], code, "{answer}");
    assert_eq!(answer["reason"], reason, "{answer}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn players_talk_alone_and_spectators_are_not_heard_before_the_end() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let (watcher, name) = {
        let person = Person::new(app.addr()).await;
        (person.socket().await, person.name.clone())
    };
    let mut watcher = watcher;
    let snap = watcher.sub(&table).await;
    assert_eq!(rooms(&snap["view"]), [("watchers", true)]);
    let [a, b] = &mut pair.sockets;
    let seen = a.again(&table).await;
    assert_eq!(rooms(&seen["view"]), [("players", true)]);

    let said = a.say(&table, "players", "  good   luck ").await;
    assert_eq!((&said["t"], &said["seq"]), (&json!("ack"), &json!(1)));
    for socket in [&mut *a, &mut *b] {
        let line = socket.hear("players", "good   luck").await;
        assert_eq!(line["seq"], 1);
        assert_eq!(line["seat"], "a");
        assert_eq!(line["by"], json!(pair.people[0].id));
        assert_eq!(line["name"], json!(pair.people[0].name));
    }
    assert_eq!(watcher.say(&table, "watchers", "h8!").await["t"], "ack");
    let line = watcher.hear("watchers", "h8!").await;
    assert_eq!((&line["seat"], &line["name"]), (&Value::Null, &json!(name)));
    // Neither side writes where it does not read.
    refused(
        &watcher.say(&table, "players", "h8!").await,
        "not_seated",
        "chat_not_here",
    );
    refused(
        &a.say(&table, "watchers", "hello there").await,
        "not_seated",
        "chat_not_here",
    );
    // The log holds none of it.
    let events = a.again(&table).await["seq"].clone();
    assert_eq!(events, seen["seq"]);

    for socket in [&mut *a, &mut *b] {
        let frames = socket.settle().await;
        assert_eq!(lines_of(&frames, "watchers"), 0, "help for a player");
    }
    let frames = watcher.settle().await;
    assert_eq!(lines_of(&frames, "players"), 0);

    // The game is over: the seats read what was said about it, and may answer.
    a.command(&table, json!({ "kind": "resign" })).await;
    let line = a.hear("watchers", "h8!").await;
    assert_eq!(line["seq"], 1);
    b.hear("watchers", "h8!").await;
    let over = b.again(&table).await;
    assert_eq!(
        rooms(&over["view"]),
        [("players", true), ("watchers", true)]
    );
    assert_eq!(b.say(&table, "watchers", "well seen").await["t"], "ack");
    assert_eq!(watcher.hear("watchers", "well seen").await["seat"], "b");
    // The players' room stays theirs.
    let frames = watcher.settle().await;
    assert_eq!(lines_of(&frames, "players"), 0);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_has_limits_and_each_refusal_has_a_name() {
    let mut config = config();
    config.limits = Limits {
        chat_burst: 5,
        chat_window: Duration::from_secs(2),
        ..config.limits
    };
    let app = App::start(config).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let socket = &mut pair.sockets[0];
    let long = "名".repeat(501);
    for (text, code, reason) in [
        ("", "bad_request", "chat_empty"),
        (" \u{3000} ", "bad_request", "chat_empty"),
        (long.as_str(), "too_large", "chat_too_long"),
        ("two\nlines", "bad_request", "chat_hidden"),
        ("turn \u{202E} round", "bad_request", "chat_hidden"),
        ("see https://example.org/x", "illegal", "chat_link"),
    ] {
        refused(&socket.say(&table, "players", text).await, code, reason);
    }
    // Nothing of that counts towards the flood.
    let most = "名".repeat(500);
    for text in [most.as_str(), "one", "two", "three"] {
        assert_eq!(
            socket.say(&table, "players", text).await["t"],
            "ack",
            "{text}"
        );
    }
    refused(
        &socket.say(&table, "players", " three ").await,
        "rate_limited",
        "chat_repeated",
    );
    assert_eq!(socket.say(&table, "players", "four").await["t"], "ack");
    refused(
        &socket.say(&table, "players", "five").await,
        "rate_limited",
        "chat_too_fast",
    );
    // The other seat has a measure of its own.
    assert_eq!(
        pair.sockets[1].say(&table, "players", "three").await["t"],
        "ack"
    );
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    let socket = &mut pair.sockets[0];
    assert_eq!(socket.say(&table, "players", "five").await["t"], "ack");
    // Names of tables and requests are checked like anywhere else.
    let answer = socket.say("nothing", "players", "x").await;
    assert_eq!(answer["code"], "not_found");
    let answer = socket
        .say(&new_id().replace('0', "f"), "players", "x")
        .await;
    assert_eq!(answer["code"], "not_found", "no such table");
    let answer = socket.say_as("short", &table, "players", "x").await;
    assert_eq!(answer["code"], "bad_request");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_said_once_and_outlives_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let id = new_id();
    let first = pair.sockets[0]
        .say_as(&id, &table, "players", "hello")
        .await;
    let again = pair.sockets[0]
        .say_as(&id, &table, "players", "hello")
        .await;
    assert_eq!(first, again, "the same id, the same answer");
    app.stop().await;

    let app = App::start(on_disk(folder.path())).await.unwrap();
    let people = pair.people.each_ref().map(|person| person.at(app.addr()));
    let mut a = people[0].socket().await;
    a.sub(&table).await;
    let whole = a.wait("chat").await;
    assert_eq!(whole["whole"], true);
    assert_eq!(whole["lines"].as_array().unwrap().len(), 1);
    // Sent again after the restart: stored, not said anew.
    let again = a.say_as(&id, &table, "players", "hello").await;
    assert_eq!(first, again);
    assert_eq!(a.say(&table, "players", "still here").await["seq"], 2);

    // What somebody said can be erased, here and in the store.
    let mut b = people[1].socket().await;
    b.sub(&table).await;
    b.say(&table, "players", "me too").await;
    let response = people[0]
        .http
        .delete(people[0].url("/api/v1/me/chat"))
        .header("cookie", &people[0].cookie)
        .header("x-yonban", "1")
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), 200);
    assert_eq!(
        response.json::<Value>().await.unwrap(),
        json!({ "lines": 2 })
    );
    let whole = b
        .wait_for(|value| {
            value["t"] == "chat"
                && value["whole"] == true
                && value["lines"]
                    .as_array()
                    .is_some_and(|lines| lines.len() == 1)
        })
        .await;
    assert_eq!(whole["lines"][0]["text"], "me too");
    app.stop().await;
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let mut b = people[1].at(app.addr()).socket().await;
    b.sub(&table).await;
    let whole = b.wait("chat").await;
    assert_eq!(whole["lines"].as_array().unwrap().len(), 1, "{whole}");
    assert_eq!(whole["lines"][0]["seq"], 3, "places stay");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_gets_the_last_hundred_lines() {
    let mut config = config();
    config.limits.chat_burst = 1_000;
    let app = App::start(config).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    for n in 0..103 {
        let answer = pair.sockets[0]
            .say(&table, "players", &format!("line {n}"))
            .await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }
    let mut late = pair.people[1].socket().await;
    late.sub(&table).await;
    let whole = late.wait("chat").await;
    let lines = whole["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 100);
    assert_eq!(lines[0]["text"], "line 3");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_to_the_computer() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let table = person.open_against_engine("free", "a", 1).await;
    let mut socket = person.socket().await;
    let snap = socket.sub(&table).await;
    assert_eq!(snap["view"]["chat"], json!([]));
    refused(
        &socket.say(&table, "players", "hello").await,
        "not_seated",
        "chat_not_here",
    );
    app.stop().await;
}

async fn talk_between(one: &App, two: &App) {
    let (a, b) = (Person::new(one.addr()).await, Person::new(one.addr()).await);
    let table = a.open("free", "a").await;
    let mut here = a.socket().await;
    here.sub(&table).await;
    let mut there: Socket = b.at(two.addr()).socket().await;
    there.sub(&table).await;
    let ack = there
        .command(&table, json!({ "kind": "sit", "seat": "b" }))
        .await;
    here.reach(ack["seq"].as_u64().unwrap()).await;
    assert_eq!(here.say(&table, "players", "from one").await["t"], "ack");
    assert_eq!(there.hear("players", "from one").await["seq"], 1);
    assert_eq!(there.say(&table, "players", "from two").await["seq"], 2);
    assert_eq!(here.hear("players", "from two").await["seq"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_houses_hear_each_other_even_over_a_bus_that_loses_everything() {
    let store = Arc::new(MemoryStore::new());
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let (one, two) = (
        node("one", &store, Arc::clone(&bus)).await,
        node("two", &store, bus).await,
    );
    talk_between(&one, &two).await;
    one.stop().await;
    two.stop().await;

    let store = Arc::new(MemoryStore::new());
    let deaf = |seed| -> Arc<dyn Bus> {
        let faults = Faults {
            drop_per_mille: 1_000,
            ..Faults::NONE
        };
        Arc::new(FlakyBus::new(Arc::new(LocalBus::new()), seed, faults))
    };
    let (one, two) = (
        node("one", &store, deaf(1)).await,
        node("two", &store, deaf(2)).await,
    );
    talk_between(&one, &two).await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_cannot_store_does_not_say_it_did() {
    let store = Arc::new(MemoryStore::new());
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let app = node("one", &store, bus).await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    store.set_down(true);
    let id = new_id();
    let answer = pair.sockets[0]
        .say_as(&id, &table, "players", "lost?")
        .await;
    refused(&answer, "conflict_retry", "chat_not_known");
    let frames = pair.sockets[1].settle().await;
    assert_eq!(lines_of(&frames, "players"), 0);
    store.set_down(false);
    let answer = pair.sockets[0]
        .say_as(&id, &table, "players", "lost?")
        .await;
    assert_eq!(answer["t"], "ack", "{answer}");
    pair.sockets[1].hear("players", "lost?").await;
    assert_eq!(
        store
            .read_chat(&table, "players", 0, 9)
            .await
            .unwrap()
            .len(),
        1
    );
    app.stop().await;
}
