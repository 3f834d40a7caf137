//! The computer at a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use yonban_bus::LocalBus;
use yonban_search::{Answer, Choice, Engine, EngineError, Info, Stop, Task};
use yonban_server::startup::Ground;
use yonban_server::{App, Assets};
use yonban_store::MemoryStore;

use crate::support::{Person, config, house};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_comes_to_an_end() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let table = person.open_against_engine("free", "a", 1).await;
    let mut socket = person.socket().await;
    let mut now = socket.sub(&table).await;
    assert_eq!(now["view"]["b"]["user"], "engine");
    assert_eq!(now["view"]["b"]["level"], 1);
    let mut moves = 0;
    while now["view"]["status"] == "playing" {
        if now["view"]["turn"] == "a" {
            // Stones in the corners: the computer wins soon.
            let legal = now["view"]["legal"].as_array().unwrap();
            let action = legal[(moves * 37) % legal.len()]
                .as_str()
                .unwrap()
                .to_owned();
            moves += 1;
            socket.play(&table, &action).await;
        }
        let seq = socket.seq;
        now = socket
            .wait_for(|value| {
                value["t"] == "ev"
                    && value["seq"].as_u64().is_some_and(|at| at >= seq)
                    && (value["view"]["turn"] == "a" || value["view"]["status"] == "over")
            })
            .await;
    }
    assert_eq!(now["view"]["result"]["termination"], "rules");
    // The computer accepts another game, and begins it: sides are exchanged.
    let answer = socket
        .command(&table, json!({ "kind": "offer", "offer": "rematch" }))
        .await;
    assert_eq!(answer["t"], "ack", "{answer}");
    let next = socket
        .wait_for(|value| value["view"]["next_table"].is_string())
        .await;
    let next = next["view"]["next_table"].as_str().unwrap().to_owned();
    let snap = socket.sub(&next).await;
    assert_eq!(snap["view"]["role"], "b");
    if snap["view"]["turn"] == "a" {
        socket
            .wait_for(|value| value["table"] == next.as_str() && value["view"]["turn"] == "b")
            .await;
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_takes_part_in_an_opening() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let table = person.open_against_engine("professional", "b", 2).await;
    let mut socket = person.socket().await;
    let mut now = socket.sub(&table).await;
    // Until ordinary play: whatever is asked of the person, the first thing on the list.
    while now["view"]["position"]["step"]["ask"] != "play" {
        assert_eq!(now["view"]["status"], "playing", "{now}");
        if now["view"]["turn"] == "b" {
            let action = now["view"]["legal"][0].as_str().unwrap().to_owned();
            socket.play(&table, &action).await;
        }
        let seen = now["seq"].as_u64().unwrap();
        now = socket.reach(seen + 1).await;
    }
    // It refuses a draw this early and gives a move back.
    while socket.again(&table).await["view"]["turn"] != "b" {}
    let draw = socket
        .command(&table, json!({ "kind": "offer", "offer": "draw" }))
        .await;
    assert_eq!(draw["t"], "ack", "{draw}");
    let answered = socket.event("answered").await;
    let answer = answered["events"]
        .as_array()
        .unwrap()
        .iter()
        .find(|e| e["kind"] == "answered");
    assert_eq!(answer.unwrap()["answer"], "refuse");
    app.stop().await;
}

/// Fails in a different way each time it is asked.
struct Troubled(Arc<AtomicUsize>);

impl Engine for Troubled {
    fn name(&self) -> &str {
        "troubled"
    }

    fn think(
        &mut self,
        _task: &Task,
        _report: &mut dyn FnMut(Info),
        _stop: &Stop,
    ) -> Result<Answer, EngineError> {
        let choice = match self.0.fetch_add(1, Ordering::SeqCst) {
            0 => panic!("as planned"),
            1 => return Err(EngineError::Failed("as planned".into())),
            2 => return Err(EngineError::Failed("once more".into())),
            // An illegal action: the point is taken.
            _ => Choice::Play("h8".into()),
        };
        Ok(Answer {
            choice,
            value: None,
            line: Vec::new(),
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_that_panics_fails_and_lies_does_not_stop_the_game() {
    let asked = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&asked);
    let ground = Ground {
        store: Arc::new(MemoryStore::new()),
        bus: Arc::new(LocalBus::new()),
        assets: Assets::embedded(),
        make_engine: Box::new(move |_| Some(Box::new(Troubled(Arc::clone(&counter))))),
    };
    let app = App::start_on(ground, config()).await.unwrap();
    let person = Person::new(app.addr()).await;
    let table = person.open_against_engine("free", "a", 3).await;
    let mut socket = person.socket().await;
    socket.sub(&table).await;
    for action in ["h8", "a1", "o15"] {
        let seq = socket.play(&table, action).await;
        let now: Value = socket.reach(seq + 1).await;
        assert_eq!(now["view"]["turn"], "a", "the table moved for it");
    }
    assert!(asked.load(Ordering::SeqCst) > 3);
    app.stop().await;
}
