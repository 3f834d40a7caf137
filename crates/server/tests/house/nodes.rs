//! Two houses on one store: one history, whoever writes.

use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::json;
use yonban_bus::{Bus, Faults, FlakyBus, LocalBus};
use yonban_server::startup::Ground;
use yonban_server::{App, Assets, Config};
use yonban_store::{MemoryStore, Store};

use crate::support::{Person, Socket, config, new_id};

pub(crate) async fn node(name: &str, store: &Arc<MemoryStore>, bus: Arc<dyn Bus>) -> App {
    let ground = Ground {
        store: Arc::clone(store) as Arc<dyn Store>,
        bus,
        assets: Assets::embedded(),
        make_engine: Box::new(yonban_games::engine),
    };
    App::start_on(
        ground,
        Config {
            node: name.into(),
            ..config()
        },
    )
    .await
    .unwrap()
}

/// A person of one house, welcome at the other too: sign-ins are rows.
async fn sit(addr: SocketAddr, person: &Person, table: &str) -> Socket {
    let mut socket = person.at(addr).socket().await;
    socket.sub(table).await;
    socket
}

async fn play_between(one: &App, two: &App) {
    let (a, b) = (Person::new(one.addr()).await, Person::new(one.addr()).await);
    let table = a.open("free", "a").await;
    let mut a = sit(one.addr(), &a, &table).await;
    let mut b = sit(two.addr(), &b, &table).await;
    let ack = b
        .command(&table, json!({ "kind": "sit", "seat": "b" }))
        .await;
    assert_eq!(ack["t"], "ack", "{ack}");
    a.reach(ack["seq"].as_u64().unwrap()).await;
    for (n, action) in ["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"]
        .iter()
        .enumerate()
    {
        let (mover, other) = if n % 2 == 0 {
            (&mut a, &mut b)
        } else {
            (&mut b, &mut a)
        };
        let seq = mover.play(&table, action).await;
        let (seen, told) = (mover.reach(seq).await, other.reach(seq).await);
        assert_eq!(seen["hash"], told["hash"], "one history");
    }
    let over = a.again(&table).await;
    assert_eq!(over["view"]["result"]["ending"], "five");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_houses_make_one_history() {
    let store = Arc::new(MemoryStore::new());
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let one = node("one", &store, Arc::clone(&bus)).await;
    let two = node("two", &store, bus).await;
    play_between(&one, &two).await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_that_loses_everything_costs_only_time() {
    let store = Arc::new(MemoryStore::new());
    let deaf = |seed| -> Arc<dyn Bus> {
        let faults = Faults {
            drop_per_mille: 1_000,
            ..Faults::NONE
        };
        Arc::new(FlakyBus::new(Arc::new(LocalBus::new()), seed, faults))
    };
    let one = node("one", &store, deaf(1)).await;
    let two = node("two", &store, deaf(2)).await;
    play_between(&one, &two).await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_at_two_houses_happens_once() {
    let store = Arc::new(MemoryStore::new());
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let one = node("one", &store, Arc::clone(&bus)).await;
    let two = node("two", &store, bus).await;
    let (person, other) = (Person::new(one.addr()).await, Person::new(one.addr()).await);
    let table = person.open("free", "a").await;
    let mut here = sit(one.addr(), &person, &table).await;
    let mut there = sit(two.addr(), &person, &table).await;
    let mut b = sit(two.addr(), &other, &table).await;
    let ack = b
        .command(&table, json!({ "kind": "sit", "seat": "b" }))
        .await;
    let seq = ack["seq"].as_u64().unwrap();
    here.reach(seq).await;
    let (id, act) = (new_id(), json!({ "kind": "act", "action": "h8" }));
    let (first, second) = tokio::join!(
        here.command_as(&id, &table, seq, act.clone()),
        there.command_as(&id, &table, seq, act.clone()),
    );
    assert_eq!(first["t"], "ack", "{first}");
    assert_eq!(first, second);
    let now = b.again(&table).await;
    assert_eq!(now["moves"].as_array().unwrap().len(), 1);
    one.stop().await;
    two.stop().await;
}
