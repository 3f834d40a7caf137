//! Games that follow one another.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use yonban_bus::{Bus, LocalBus};
use yonban_server::App;
use yonban_server::config::{Config, Times};
use yonban_store::{MemoryStore, Store};

use crate::nodes::node;
use crate::support::{Pair, Socket, config, on_disk};

/// A house where the next game follows at once.
fn quick(config: Config) -> Config {
    Config {
        times: Times {
            next_game: Duration::from_millis(50),
            ..config.times
        },
        ..config
    }
}

async fn begin(app: &App, series: &str, more: Value) -> Pair {
    let mut body = json!({
        "preset": "free", "seat": "a", "opponent": { "who": "link" }, "series": series
    });
    body.as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    Pair::sit_at(app.addr(), body).await
}

async fn next_of(socket: &mut Socket, table: &str) -> String {
    let made = socket
        .wait_for(|value| value["table"] == table && value["view"]["next_table"].is_string())
        .await;
    made["view"]["next_table"].as_str().unwrap().to_owned()
}

/// Both go to the next table; how it looks to the first person.
async fn go_on(pair: &mut Pair) -> Value {
    let table = pair.table.clone();
    let next = next_of(&mut pair.sockets[0], &table).await;
    pair.table = next.clone();
    let snap = pair.sockets[0].sub(&next).await;
    pair.sockets[1].sub(&next).await;
    snap
}

async fn resign(pair: &mut Pair, person: usize) -> Value {
    let table = pair.table.clone();
    let ack = pair.sockets[person]
        .command(&table, json!({ "kind": "resign" }))
        .await;
    assert_eq!(ack["t"], "ack", "{ack}");
    let seq = ack["seq"].as_u64().unwrap();
    let over = pair.sockets[0]
        .wait_for(|value| value["table"] == table && value["seq"] == seq && value["t"] == "ev")
        .await;
    over["view"]["series"].clone()
}

fn score(series: &Value) -> (u64, u64, u64, u64) {
    let n = |key: &str| series[key].as_u64().unwrap();
    (n("game"), n("wins_a"), n("wins_b"), n("draws"))
}

#[tokio::test(flavor = "multi_thread")]
async fn first_to_two_wins() {
    let app = App::start(quick(config())).await.unwrap();
    let mut pair = begin(&app, "first_to_2", json!({})).await;
    let series = resign(&mut pair, 1).await;
    assert_eq!(series["rule"], "swap,fresh,wins(2)");
    assert_eq!(series["id"], "first_to_2");
    assert_eq!(score(&series), (1, 1, 0, 0));
    assert_eq!(
        (&series["bounded"], &series["decided"]),
        (&json!(true), &json!(false))
    );
    assert!(
        series["next_at_ms"].is_u64(),
        "the next game follows by itself: {series}"
    );

    let snap = go_on(&mut pair).await;
    assert_eq!(snap["view"]["role"], "b", "sides are exchanged");
    assert_eq!(
        score(&snap["view"]["series"]),
        (2, 0, 1, 0),
        "by person, not by seat"
    );
    // A draw counts for nobody, and the series goes on.
    let table = pair.table.clone();
    pair.sockets[0]
        .command(&table, json!({ "kind": "offer", "offer": "draw" }))
        .await;
    pair.sockets[1]
        .wait_for(|value| value["table"] == table && value["view"]["offers"][0]["offer"] == "draw")
        .await;
    let answer = json!({ "kind": "answer", "offer": "draw", "accept": true });
    pair.sockets[1].command(&table, answer).await;
    let snap = go_on(&mut pair).await;
    assert_eq!(snap["view"]["role"], "a");
    assert_eq!(score(&snap["view"]["series"]), (3, 1, 0, 1));
    // Nobody asks for what comes anyway.
    let series = resign(&mut pair, 0).await;
    assert_eq!(score(&series), (3, 1, 1, 1));
    go_on(&mut pair).await;
    // The first person sits on B now and wins the second time.
    let series = resign(&mut pair, 1).await;
    assert_eq!(score(&series), (4, 1, 2, 1));
    assert_eq!(series["decided"], true);
    assert_eq!(series["next_at_ms"], Value::Null);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let table = pair.table.clone();
    let over = pair.sockets[0].again(&table).await;
    assert_eq!(over["view"]["next_table"], Value::Null);
    assert!(
        over["view"]["may"]
            .as_array()
            .unwrap()
            .contains(&json!("offer_rematch"))
    );

    // A rematch is another series.
    pair.sockets[0]
        .command(&table, json!({ "kind": "offer", "offer": "rematch" }))
        .await;
    pair.sockets[1]
        .command(&table, json!({ "kind": "offer", "offer": "rematch" }))
        .await;
    let snap = go_on(&mut pair).await;
    assert_eq!(score(&snap["view"]["series"]), (1, 0, 0, 0));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_played_again_with_the_time_that_is_left() {
    let app = App::start(quick(config())).await.unwrap();
    let mut pair = begin(
        &app,
        "decisive_carry",
        json!({ "control": "sudden,base=10m" }),
    )
    .await;
    // A minute is the floor, and nobody has used more than a moment.
    pair.play_all(&[(0, "h8"), (1, "h9"), (0, "i8"), (1, "i9")])
        .await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    pair.play(0, "j8").await;
    let table = pair.table.clone();
    pair.sockets[0]
        .command(&table, json!({ "kind": "offer", "offer": "draw" }))
        .await;
    pair.sockets[1].event("offered").await;
    let answer = json!({ "kind": "answer", "offer": "draw", "accept": true });
    pair.sockets[1].command(&table, answer).await;
    let snap = go_on(&mut pair).await;
    assert_eq!(snap["view"]["role"], "b");
    let clocks = &snap["view"]["clocks"];
    let base = |control: &Value| {
        let text = control.as_str().unwrap().to_owned();
        text.strip_prefix("sudden,base=").unwrap().to_owned()
    };
    assert_ne!(
        base(&clocks["control_b"]),
        "10m",
        "the first person's second is gone"
    );
    assert!(base(&clocks["control_b"]).ends_with('s'), "{clocks}");
    // Somebody wins: the series is over, and a rematch has its whole clocks again.
    let series = resign(&mut pair, 1).await;
    assert_eq!(
        (&series["decided"], score(&series)),
        (&json!(true), (2, 0, 1, 1))
    );
    let table = pair.table.clone();
    for socket in &mut pair.sockets {
        socket
            .command(&table, json!({ "kind": "offer", "offer": "rematch" }))
            .await;
    }
    let snap = go_on(&mut pair).await;
    assert_eq!(snap["view"]["clocks"]["control_a"], "sudden,base=10m");
    assert_eq!(snap["view"]["clocks"]["control_b"], "sudden,base=10m");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repetition_in_a_formal_game_of_shogi_is_played_again_with_sides_exchanged() {
    let app = App::start(quick(config())).await.unwrap();
    let body = json!({ "preset": "shogi-formal", "seat": "a", "opponent": { "who": "link" } });
    let mut pair = Pair::sit_at(app.addr(), body).await;
    let (_, snap) = pair.people[0]
        .get(&format!("/api/v1/tables/{}", pair.table))
        .await;
    // The usual rule of the room, without anybody choosing it.
    assert_eq!(snap["view"]["series"]["id"], "decisive_carry");
    // The rooks leave and come back: the start stands a fourth time.
    let there_and_back = [(0, "2h3h"), (1, "8b7b"), (0, "3h2h"), (1, "7b8b")];
    let mut last = Value::Null;
    for (seat, action) in there_and_back.repeat(3) {
        let [seen, _] = pair.play(seat, action).await;
        last = seen;
    }
    let view = &last["view"];
    assert_eq!(view["result"]["verdict"], "no_result", "{view}");
    assert_eq!(view["result"]["ending"], "repetition");
    assert_eq!(view["position"]["repetition"]["times"], 4);
    let snap = go_on(&mut pair).await;
    let view = &snap["view"];
    assert_eq!(view["role"], "b", "{view}");
    assert_eq!(view["series"]["game"], 2);
    assert_eq!(score(&view["series"]), (2, 0, 0, 0));
    // A minute at least, what was left otherwise, and never more than at the start.
    let control = view["clocks"]["control_a"].as_str().unwrap();
    assert!(control.ends_with("periods=1,period=1m"), "{control}");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_aborted_game_does_not_count_and_nothing_follows() {
    let app = App::start(quick(config())).await.unwrap();
    let mut pair = begin(&app, "best_of_3", json!({})).await;
    let table = pair.table.clone();
    pair.sockets[0]
        .command(&table, json!({ "kind": "abort" }))
        .await;
    let over = pair.sockets[0].event("aborted").await;
    assert_eq!(over["view"]["series"]["next_at_ms"], Value::Null);
    assert_eq!(score(&over["view"]["series"]), (1, 0, 0, 0));
    for socket in &mut pair.sockets {
        socket
            .command(&table, json!({ "kind": "offer", "offer": "rematch" }))
            .await;
    }
    let snap = go_on(&mut pair).await;
    assert_eq!(
        score(&snap["view"]["series"]),
        (1, 0, 0, 0),
        "the same game of the series"
    );
    // Two wins of three: the third is not played.
    resign(&mut pair, 1).await;
    go_on(&mut pair).await;
    let series = resign(&mut pair, 1).await;
    assert_eq!(series["decided"], true, "{series}");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_on_request_keep_the_score() {
    let app = App::start(quick(config())).await.unwrap();
    let mut pair = begin(&app, "single", json!({})).await;
    let series = resign(&mut pair, 1).await;
    assert_eq!(
        (&series["bounded"], &series["next_at_ms"]),
        (&json!(false), &Value::Null)
    );
    let table = pair.table.clone();
    for socket in &mut pair.sockets {
        socket
            .command(&table, json!({ "kind": "offer", "offer": "rematch" }))
            .await;
    }
    let snap = go_on(&mut pair).await;
    assert_eq!(score(&snap["view"]["series"]), (2, 0, 1, 0));
    let (status, error) = pair.people[0]
        .post(
            "/api/v1/tables",
            json!({
                "preset": "free", "seat": "a", "opponent": { "who": "link" }, "series": "endless"
            }),
        )
        .await;
    assert_eq!((status, &error["detail"]), (400, &json!("series")));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_goes_on_after_the_house_was_killed_between_two_games() {
    let folder = tempfile::tempdir().unwrap();
    // The next game would follow after a minute: the house does not live so long.
    let mut slow = on_disk(folder.path());
    slow.times.next_game = Duration::from_secs(60);
    let app = App::start(slow).await.unwrap();
    let mut pair = begin(&app, "first_to_2", json!({})).await;
    let series = resign(&mut pair, 0).await;
    assert_eq!(score(&series), (1, 0, 1, 0));
    app.stop().await;
    let app = App::start(quick(on_disk(folder.path()))).await.unwrap();
    let table = pair.table.clone();
    let mut a = pair.people[0].at(app.addr()).socket().await;
    // It is made as soon as somebody asks for the finished table.
    let over = a.sub(&table).await;
    let next = match over["view"]["next_table"].as_str() {
        Some(next) => next.to_owned(),
        None => next_of(&mut a, &table).await,
    };
    let snap = a.sub(&next).await;
    assert_eq!(score(&snap["view"]["series"]), (2, 1, 0, 0));
    app.stop().await;
    // And again: what was made is found, not made anew.
    let app = App::start(quick(on_disk(folder.path()))).await.unwrap();
    let mut a = pair.people[0].at(app.addr()).socket().await;
    let over = a.sub(&table).await;
    assert_eq!(over["view"]["next_table"], json!(next));
    assert_eq!(over["view"]["series"]["next_at_ms"], Value::Null);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_houses_make_one_next_table() {
    let store = Arc::new(MemoryStore::new());
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let (one, two) = (
        node("one", &store, Arc::clone(&bus)).await,
        node("two", &store, bus).await,
    );
    let mut pair = begin(&one, "first_to_2", json!({})).await;
    let table = pair.table.clone();
    let mut there = pair.people[1].at(two.addr()).socket().await;
    there.sub(&table).await;
    resign(&mut pair, 1).await;
    let (here, there) = tokio::join!(
        next_of(&mut pair.sockets[0], &table),
        next_of(&mut there, &table)
    );
    assert_eq!(here, there);
    let series = store.series_tables(&table).await.unwrap();
    assert_eq!(series.len(), 2, "one next table");
    assert_eq!(series[1].series.as_deref(), Some(table.as_str()));
    one.stop().await;
    two.stop().await;
}
