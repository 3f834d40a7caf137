//! Somebody who is gone: when the other may claim, and when not.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use yonban_bus::{Bus, LocalBus};
use yonban_server::App;
use yonban_server::config::{Config, Times};
use yonban_store::MemoryStore;

use crate::nodes::node;
use crate::support::{Pair, Person, Socket, config};

/// The shortest grace there is.
const GRACE: Duration = Duration::from_secs(10);

/// A house that gives an absent seat no longer than it must.
async fn strict() -> App {
    let config = config();
    App::start(Config {
        times: Times {
            absence_percent: 0,
            ..config.times
        },
        ..config
    })
    .await
    .unwrap()
}

async fn claim(socket: &mut Socket, table: &str, draw: bool) -> Value {
    socket
        .command(table, json!({ "kind": "claim_absence", "draw": draw }))
        .await
}

fn refused(answer: &Value, reason: &str) {
    assert_eq!(answer["t"], "nack", "{answer}");
    assert_eq!(answer["code"], "claim_invalid", "{answer}");
    assert_eq!(answer["reason"], reason, "{answer}");
}

async fn away(socket: &mut Socket, seat: &str) -> Value {
    let gone = |value: &Value| {
        let away = value["away"].as_array()?;
        away.iter().find(|one| one["seat"] == seat).cloned()
    };
    let presence = socket
        .wait_for(|value| value["t"] == "presence" && gone(value).is_some())
        .await;
    assert_eq!(presence[seat], false);
    gone(&presence).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stays_may_claim_after_the_grace_and_not_before() {
    let app = strict().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    // Nobody is gone.
    refused(
        &claim(&mut pair.sockets[1], &table, false).await,
        "not_gone",
    );
    pair.play(0, "h8").await;
    // B leaves while A is not yet to move, but before both have decided there is nothing to claim.
    pair.play(1, "h9").await;
    let left = std::time::Instant::now();
    pair.sockets[0].stream.close(None).await.unwrap();
    let told = away(&mut pair.sockets[1], "a").await;
    assert!(
        left.elapsed() < Duration::from_secs(2),
        "told within two seconds"
    );
    let since = told["since_ms"].as_u64().unwrap();
    let from = told["claim_at_ms"].as_u64().unwrap();
    assert_eq!(from - since, GRACE.as_millis() as u64, "{told}");
    // Too early, for all of it and for half.
    for draw in [false, true] {
        refused(
            &claim(&mut pair.sockets[1], &table, draw).await,
            "not_gone_long_enough",
        );
    }
    let before = pair.sockets[1].again(&table).await;
    assert!(
        !before["view"]["may"]
            .as_array()
            .unwrap()
            .contains(&json!("claim_absence"))
    );
    // The seat is told when it may, without asking.
    let may = pair.sockets[1]
        .wait_for(|value| {
            let may = value["view"]["may"].as_array();
            may.is_some_and(|may| may.contains(&json!("claim_absence")))
        })
        .await;
    assert!(may["now"].as_u64().unwrap() >= from);
    assert!(may["now"].as_u64().unwrap() < from + 2_000);
    // Nothing happens by itself.
    assert_eq!(may["view"]["status"], "playing");
    let ack = claim(&mut pair.sockets[1], &table, false).await;
    assert_eq!(ack["t"], "ack", "{ack}");
    let over = pair.sockets[1].event("abandoned").await;
    assert_eq!(over["view"]["result"]["verdict"], "b");
    assert_eq!(over["view"]["result"]["termination"], "abandoned");
    assert_eq!(over["view"]["result"]["by"], "a");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_the_game_can_be_claimed() {
    let app = strict().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    pair.sockets[0].stream.close(None).await.unwrap();
    away(&mut pair.sockets[1], "a").await;
    tokio::time::sleep(GRACE).await;
    let ack = claim(&mut pair.sockets[1], &table, true).await;
    assert_eq!(ack["t"], "ack", "{ack}");
    let over = pair.sockets[1].event("abandoned").await;
    assert_eq!(over["view"]["result"]["verdict"], "draw");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn not_on_the_own_turn_and_the_time_counts_from_the_other_turn() {
    let app = strict().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    pair.play_all(&[(0, "h8"), (1, "h9"), (0, "i8")]).await;
    // A is gone while B thinks: no claim, and no time to wait for.
    pair.sockets[0].stream.close(None).await.unwrap();
    let told = away(&mut pair.sockets[1], "a").await;
    assert_eq!(told["claim_at_ms"], Value::Null);
    let since = told["since_ms"].as_u64().unwrap();
    refused(
        &claim(&mut pair.sockets[1], &table, false).await,
        "absence_not_claimable",
    );
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    // B acts; now A's turn runs, and the grace with it.
    let seq = pair.sockets[1].play(&table, "i9").await;
    let moved = pair.sockets[1].reach(seq).await;
    let told = away(&mut pair.sockets[1], "a").await;
    assert_eq!(
        told["since_ms"],
        json!(since),
        "gone since then all the same"
    );
    let from = told["claim_at_ms"].as_u64().unwrap();
    let at = moved["events"][0]["at_ms"].as_u64().unwrap();
    assert_eq!(
        from,
        at + GRACE.as_millis() as u64,
        "being away while B thought hurt nobody"
    );
    refused(
        &claim(&mut pair.sockets[1], &table, false).await,
        "not_gone_long_enough",
    );
    // A comes back: nothing to claim, and nothing is held against A.
    let mut a = pair.people[0].socket().await;
    a.sub(&table).await;
    let presence = pair.sockets[1]
        .wait_for(|value| value["t"] == "presence" && value["a"] == true)
        .await;
    assert_eq!(presence["away"], json!([]));
    refused(
        &claim(&mut pair.sockets[1], &table, false).await,
        "not_gone",
    );
    a.play(&table, "j8").await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_both_are_gone_whoever_comes_back_may_claim() {
    let app = strict().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    for socket in &mut pair.sockets {
        socket.stream.close(None).await.unwrap();
    }
    tokio::time::sleep(GRACE + Duration::from_millis(800)).await;
    // The game is still on: nobody ended it by force.
    let mut b = pair.people[1].socket().await;
    let snap = b.sub(&table).await;
    assert_eq!(snap["view"]["status"], "playing");
    assert!(
        snap["view"]["may"]
            .as_array()
            .unwrap()
            .contains(&json!("claim_absence"))
    );
    let ack = claim(&mut b, &table, false).await;
    assert_eq!(ack["t"], "ack", "{ack}");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn never_against_the_computer_and_never_where_the_clock_ends_first() {
    let app = strict().await;
    let person = Person::new(app.addr()).await;
    let table = person.open_against_engine("free", "a", 1).await;
    let mut socket = person.socket().await;
    socket.sub(&table).await;
    refused(
        &claim(&mut socket, &table, false).await,
        "absence_not_claimable",
    );

    let mut pair = Pair::sit(app.addr(), "free", Some("sudden,base=5s")).await;
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    pair.sockets[0].stream.close(None).await.unwrap();
    let told = away(&mut pair.sockets[1], "a").await;
    assert_eq!(
        told["claim_at_ms"],
        Value::Null,
        "the clock ends before: {told}"
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_at_another_house_is_not_gone() {
    let store = Arc::new(MemoryStore::new());
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let (one, two) = (
        node("one", &store, Arc::clone(&bus)).await,
        node("two", &store, bus).await,
    );
    let (a, b) = (Person::new(one.addr()).await, Person::new(one.addr()).await);
    let table = a.open("free", "a").await;
    let mut here = a.socket().await;
    here.sub(&table).await;
    let mut there = b.at(two.addr()).socket().await;
    there.sub(&table).await;
    let ack = there
        .command(&table, json!({ "kind": "sit", "seat": "b" }))
        .await;
    assert_eq!(ack["t"], "ack", "{ack}");
    here.reach(ack["seq"].as_u64().unwrap()).await;
    for socket in [&mut here, &mut there] {
        let together =
            |value: &Value| value["t"] == "presence" && value["a"] == true && value["b"] == true;
        socket.wait_for(together).await;
    }
    let seq = here.play(&table, "h8").await;
    there.reach(seq).await;
    let seq = there.play(&table, "h9").await;
    here.reach(seq).await;
    here.stream.close(None).await.unwrap();
    away(&mut there, "a").await;
    one.stop().await;
    two.stop().await;
}

/// Real dice: who owes the throw that begins, or an answer to it, is waited for like anybody on turn.
#[tokio::test(flavor = "multi_thread")]
async fn who_owes_something_for_a_throw_and_is_gone_may_lose_by_it() {
    let app = strict().await;
    let mut pair = Pair::sit(app.addr(), "bg-real-dice", Some("delay,base=10m,delay=30s")).await;
    let table = pair.table.clone();
    let throw = |outcome: &str| json!({ "kind": "throw", "outcome": outcome });
    // A tie that both have seen: the game is under way, and both owe another throw.
    let answer = pair.sockets[0].command(&table, throw("dice 3 3")).await;
    pair.both_reach(answer["seq"].as_u64().unwrap()).await;
    let answer = pair.sockets[1]
        .command(&table, json!({ "kind": "confirm" }))
        .await;
    let [told, _] = pair.both_reach(answer["seq"].as_u64().unwrap()).await;
    let view = &told["view"];
    assert_eq!(view["turn"], "chance");
    assert!(!view["may"].as_array().unwrap().contains(&json!("abort")));
    pair.sockets[0].stream.close(None).await.unwrap();
    let told = away(&mut pair.sockets[1], "a").await;
    assert!(told["claim_at_ms"].is_u64(), "{told}");
    // B tells the throw: now A owes the answer, and its clock runs from then on.
    let answer = pair.sockets[1].command(&table, throw("dice 2 1")).await;
    let seq = answer["seq"].as_u64().unwrap();
    let asked = pair.sockets[1].reach(seq).await;
    assert_eq!(asked["view"]["clocks"]["running"], "a", "{asked}");
    tokio::time::sleep(GRACE).await;
    pair.sockets[1]
        .wait_for(|value| {
            let may = value["view"]["may"].as_array();
            may.is_some_and(|may| may.contains(&json!("claim_absence")))
        })
        .await;
    let ack = claim(&mut pair.sockets[1], &table, false).await;
    assert_eq!(ack["t"], "ack", "{ack}");
    let over = pair.sockets[1].event("abandoned").await;
    assert_eq!(over["view"]["result"]["by"], "a");
    app.stop().await;
}
