//! Dice over sockets: sealed, pledged, revealed and proved; thrown by people; the rest in a match; and
//! what a house tells about its dice.

use serde_json::{Value, json};
use yonban_games::AnyTable;
use yonban_rules::Seat;
use yonban_server::App;
use yonban_store::{Heartbeat, SqliteStore, Store};
use yonban_table::dice::{Bytes, pledge};

use super::support::{Pair, Person, Socket, copy_database, house, new_id, on_disk};

const SEATS: [&str; 2] = ["a", "b"];
/// What seat A and seat B choose.
const VALUES: [[u8; 32]; 2] = [[0x11; 32], [0x22; 32]];

fn pledging(table: &str, seat: usize) -> Value {
    let value = Bytes(VALUES[seat]);
    let hash = pledge(table.parse().unwrap(), Seat::BOTH[seat], value);
    json!({ "kind": "pledge", "seat": SEATS[seat], "hash": hash.to_string() })
}

fn revealing(seat: usize) -> Value {
    let value = Bytes(VALUES[seat]).to_string();
    json!({ "kind": "reveal", "seat": SEATS[seat], "value": value })
}

async fn acked(socket: &mut Socket, table: &str, command: Value) -> u64 {
    let answer = socket.command(table, command.clone()).await;
    assert_eq!(answer["t"], "ack", "{command}: {answer}");
    answer["seq"].as_u64().unwrap()
}

async fn refused(socket: &mut Socket, table: &str, command: Value) -> String {
    let answer = socket.command(table, command).await;
    assert_eq!(answer["t"], "nack", "{answer}");
    answer["reason"].as_str().unwrap_or("").to_owned()
}

/// Both pledge and reveal: the view of seat A when the game has begun.
async fn begin(pair: &mut Pair) -> Value {
    let table = pair.table.clone();
    let mut seq = 0;
    for seat in [0, 1] {
        seq = acked(&mut pair.sockets[seat], &table, pledging(&table, seat)).await;
    }
    pair.both_reach(seq).await;
    for seat in [1, 0] {
        seq = acked(&mut pair.sockets[seat], &table, revealing(seat)).await;
    }
    let [a, _] = pair.both_reach(seq).await;
    a["view"].clone()
}

fn may(view: &Value, what: &str) -> bool {
    view["may"]
        .as_array()
        .unwrap()
        .iter()
        .any(|one| one == what)
}

/// Which of the two is on turn.
fn on_turn(view: &Value) -> usize {
    match view["turn"].as_str() {
        Some("a") => 0,
        Some("b") => 1,
        other => panic!("nobody is on turn: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_sealed_pledged_revealed_and_proved() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "bg-match-1", None).await;
    let table = pair.table.clone();
    let watching = Person::new(app.addr()).await;
    let mut watcher = watching.socket().await;
    let seen = watcher.sub(&table).await;
    let dice = &seen["view"]["dice"];
    assert_eq!(
        (seen["view"]["status"].as_str(), &dice["source"]),
        (Some("playing"), &json!("house"))
    );
    assert_eq!(seen["view"]["turn"], "nobody");
    let owed = json!([{ "seat": "a", "what": "pledge" }, { "seat": "b", "what": "pledge" }]);
    assert_eq!(dice["owed"], owed);
    assert!(dice["owed_by_ms"].is_u64() && dice["secret"].is_null());
    assert!(!may(&seen["view"], "pledge"), "a watcher owes nothing");
    let [a, b] = &mut pair.sockets;
    assert!(may(&a.again(&table).await["view"], "pledge"));
    // Each for its own seat, once, in the right order.
    assert_eq!(refused(a, &table, pledging(&table, 1)).await, "not_seated");
    let bad = json!({ "kind": "pledge", "seat": "a", "hash": "12" });
    assert_eq!(refused(a, &table, bad).await, "bad_bytes");
    assert_eq!(refused(a, &table, revealing(0)).await, "pledge_missing");
    assert_eq!(
        refused(&mut watcher, &table, pledging(&table, 0)).await,
        "not_seated"
    );
    let id = new_id();
    let first = a.command_as(&id, &table, a.seq, pledging(&table, 0)).await;
    let again = a.command_as(&id, &table, a.seq, pledging(&table, 0)).await;
    assert_eq!(first, again, "once");
    assert_eq!(
        refused(a, &table, pledging(&table, 0)).await,
        "pledged_already"
    );
    acked(b, &table, pledging(&table, 1)).await;
    let other = json!({ "kind": "reveal", "seat": "b", "value": "00".repeat(32) });
    assert_eq!(refused(b, &table, other).await, "reveal_differs");
    acked(b, &table, revealing(1)).await;
    let seq = acked(a, &table, revealing(0)).await;
    let begun = pair.both_reach(seq).await[0].clone();
    assert!(
        begun["view"]["dice"]["rolls"].as_u64().unwrap() >= 1,
        "the opening throw"
    );
    let events = begun["events"].as_array().unwrap();
    let rolled = events
        .iter()
        .find(|event| event["kind"] == "rolled")
        .unwrap();
    assert!(rolled["chance"].as_str().unwrap().starts_with("dice "));
    // The end tells the secret, to everybody; nothing told it before.
    let mut view = begun["view"].clone();
    for _ in 0..2 {
        let legal = view["legal"].as_array().unwrap();
        let seat = on_turn(&view);
        let action = match legal.first() {
            Some(action) => action.as_str().unwrap().to_owned(),
            None => {
                let snap = pair.sockets[seat].again(&table).await;
                snap["view"]["legal"][0].as_str().unwrap().to_owned()
            }
        };
        view = pair.play(seat, &action).await[0]["view"].clone();
    }
    let (status, report) = watching.get("/api/v1/dice").await;
    assert_eq!(
        (status, &report["games"][0]["total"]),
        (200, &json!(0)),
        "in play"
    );
    acked(&mut pair.sockets[1], &table, json!({ "kind": "resign" })).await;
    let frames = watcher
        .everything_until(|frame| frame["t"] == "ev" && frame["view"]["status"] == "over")
        .await;
    let (last, before) = frames.split_last().unwrap();
    let secret = last["view"]["dice"]["secret"].as_str().unwrap();
    assert!(
        before
            .iter()
            .all(|frame| !frame.to_string().contains(secret))
    );
    assert_eq!(
        last["events"].as_array().unwrap().last().unwrap()["kind"],
        "unsealed"
    );
    // Whoever has the log computes every throw.
    let log = watching.text(&format!("/api/v1/tables/{table}/log")).await;
    let lines = |log: &str| -> Vec<String> {
        let lines = log.lines().filter(|line| !line.starts_with("end\t"));
        lines.map(str::to_owned).collect()
    };
    let replay = |log: &str| AnyTable::replay(lines(log).into_iter().map(|line| (line, None)));
    let (proved, _) = replay(&log).unwrap();
    assert!(proved.proof().is_whole() && proved.proof().drawn() > 0);
    let chance = log.split("chance=dice ").nth(1).unwrap()[..3].to_owned();
    let other = if chance.starts_with('6') {
        "5 1"
    } else {
        "6 1"
    };
    let changed = log.replacen(
        &format!("chance=dice {chance}"),
        &format!("chance=dice {other}"),
        1,
    );
    assert!(replay(&changed).is_err());
    // And the house counts it.
    let (_, report) = watching.get("/api/v1/dice").await;
    let game = &report["games"][0];
    assert_eq!(
        (&game["kind"], &game["total"]),
        (&json!("backgammon"), &json!(proved.proof().drawn()))
    );
    assert_eq!(game["outcomes"].as_array().unwrap().len(), 36);
    assert_eq!(game["faces"].as_array().unwrap().len(), 6);
    let (_, rolls) = watching.get("/api/v1/dice/rolls?limit=1").await;
    let roll = &rolls["rolls"][0];
    assert_eq!(
        (&roll["table"], roll["outcome"].is_string()),
        (&json!(table), true)
    );
    let (status, _) = watching.get("/api/v1/dice/rolls?kind=shogi").await;
    assert_eq!(status, 400);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_between_pledge_and_reveal_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "bg-match-1", Some("unlimited")).await;
    let table = pair.table.clone();
    let sealed = pair.sockets[0].again(&table).await["view"]["dice"]["sealed"].clone();
    let id = new_id();
    let seq = pair.sockets[0].seq;
    let first = pair.sockets[0]
        .command_as(&id, &table, seq, pledging(&table, 0))
        .await;
    assert_eq!(first["t"], "ack");
    app.stop().await;
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let people = pair.people.each_ref().map(|person| person.at(app.addr()));
    let mut sockets = [people[0].socket().await, people[1].socket().await];
    for socket in &mut sockets {
        let view = socket.sub(&table).await["view"].clone();
        assert_eq!(view["dice"]["sealed"], sealed);
        assert_eq!(
            view["dice"]["owed"],
            json!([{ "seat": "b", "what": "pledge" }])
        );
    }
    let again = sockets[0]
        .command_as(&id, &table, seq, pledging(&table, 0))
        .await;
    assert_eq!(first, again, "the command is known");
    let mut pair = Pair {
        table: table.clone(),
        people,
        sockets,
    };
    acked(&mut pair.sockets[1], &table, pledging(&table, 1)).await;
    acked(&mut pair.sockets[1], &table, revealing(1)).await;
    app.stop().await;
    // Once more, with one value revealed; the secret is the one that was sealed.
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let person = pair.people[0].at(app.addr());
    let mut socket = person.socket().await;
    let view = socket.sub(&table).await["view"].clone();
    assert_eq!(
        view["dice"]["owed"],
        json!([{ "seat": "a", "what": "reveal" }])
    );
    let seq = acked(&mut socket, &table, revealing(0)).await;
    assert!(
        socket.reach(seq).await["view"]["dice"]["rolls"]
            .as_u64()
            .unwrap()
            >= 1
    );
    acked(&mut socket, &table, json!({ "kind": "resign" })).await;
    let log = person.text(&format!("/api/v1/tables/{table}/log")).await;
    let lines = log.lines().filter(|line| !line.starts_with("end\t"));
    let (proved, _) = AnyTable::replay(lines.map(|line| (line, None))).unwrap();
    assert!(proved.proof().is_whole());
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_rests_between_its_games() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "bg-match-3", None).await;
    let table = pair.table.clone();
    let view = begin(&mut pair).await;
    let seat = on_turn(&view);
    pair.play(seat, "resign single").await;
    let rests = pair.play(1 - seat, "accept").await;
    for told in &rests {
        assert!(told["view"]["rest"]["until_ms"].is_u64());
        assert_eq!(told["view"]["turn"], "nobody");
        assert!(told["view"]["clocks"]["running"].is_null());
        assert!(may(&told["view"], "ready"));
    }
    let rolls = rests[0]["view"]["dice"]["rolls"].clone();
    let ready = |seat: usize| json!({ "kind": "ready", "seat": SEATS[seat] });
    let seq = acked(&mut pair.sockets[1], &table, ready(1)).await;
    let told = pair.both_reach(seq).await;
    assert_eq!(told[1]["view"]["rest"]["ready_b"], true);
    assert!(may(&told[0]["view"], "ready") && !may(&told[1]["view"], "ready"));
    assert_eq!(
        refused(&mut pair.sockets[1], &table, ready(1)).await,
        "ready_already"
    );
    let seq = acked(&mut pair.sockets[0], &table, ready(0)).await;
    let told = pair.both_reach(seq).await;
    assert!(told[0]["view"]["rest"].is_null());
    assert!(told[0]["view"]["dice"]["rolls"].as_u64() > rolls.as_u64());
    on_turn(&told[0]["view"]);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rest_is_held_after_an_outage() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let mut pair = Pair::sit(app.addr(), "bg-match-3", None).await;
    let table = pair.table.clone();
    let view = begin(&mut pair).await;
    let seat = on_turn(&view);
    pair.play(seat, "resign single").await;
    let [rests, _] = pair.play(1 - seat, "accept").await;
    let until = rests["view"]["rest"]["until_ms"].as_i64().unwrap();
    app.stop().await;
    // The house comes back when the rest would have been over for long: time never runs backwards.
    let beat = Heartbeat {
        node: on_disk(folder.path()).node,
        last_seen_ms: until + 100_000,
        version: String::new(),
    };
    let store = SqliteStore::open(folder.path().join(yonban_server::startup::DATABASE))
        .await
        .unwrap();
    store.beat(beat).await.unwrap();
    store.close().await.unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let people = pair.people.each_ref().map(|person| person.at(app.addr()));
    for seat in [0, 1] {
        let mut socket = people[seat].socket().await;
        let seen = socket.sub(&table).await;
        assert!(seen["now"].as_i64().unwrap() > until, "{seen}");
        assert_eq!(seen["view"]["rest"]["until_ms"], until, "{seen}");
        let ready = json!({ "kind": "ready", "seat": SEATS[seat] });
        acked(&mut socket, &table, ready).await;
        if seat == 1 {
            let log = people[0].text(&format!("/api/v1/tables/{table}/log")).await;
            assert!(!log.contains("rest_over"), "{log}");
            on_turn(&socket.again(&table).await["view"]);
        }
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_throw_real_dice() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "bg-real-dice", Some("unlimited")).await;
    let table = pair.table.clone();
    let throw = |outcome: &str| json!({ "kind": "throw", "outcome": outcome });
    let snap = pair.sockets[0].again(&table).await;
    assert_eq!(
        (&snap["view"]["turn"], &snap["view"]["dice"]["source"]),
        (&json!("chance"), &json!("people"))
    );
    assert_eq!(
        snap["view"]["dice"]["outcomes"].as_array().unwrap().len(),
        37
    );
    assert!(may(&snap["view"], "throw") && snap["view"]["dice"]["sealed"].is_null());
    assert_eq!(
        refused(&mut pair.sockets[0], &table, pledging(&table, 0)).await,
        "no_chance"
    );
    assert_eq!(
        refused(&mut pair.sockets[0], &table, throw("dice 7 1")).await,
        "unknown_outcome"
    );
    let seq = acked(&mut pair.sockets[0], &table, throw("dice 6 1")).await;
    let [a, b] = pair.both_reach(seq).await;
    assert_eq!(
        a["view"]["dice"]["told"],
        json!({ "seat": "a", "outcome": "dice 6 1", "seq": seq })
    );
    assert!(may(&b["view"], "confirm") && may(&b["view"], "dispute"));
    assert!(!may(&a["view"], "confirm") && may(&a["view"], "dispute"));
    assert_eq!(
        refused(&mut pair.sockets[0], &table, json!({ "kind": "confirm" })).await,
        "own_throw"
    );
    // B confirms what it has not seen: A has told something else meanwhile.
    acked(&mut pair.sockets[0], &table, json!({ "kind": "dispute" })).await;
    let snap = pair.sockets[1].again(&table).await;
    assert!(!may(&snap["view"], "throw"), "who says no says what is");
    assert_eq!(
        refused(&mut pair.sockets[1], &table, throw("dice 1 6")).await,
        "disputer_tells"
    );
    acked(&mut pair.sockets[0], &table, throw("cocked")).await;
    let answer = pair.sockets[1]
        .command_at(&table, seq, json!({ "kind": "confirm" }))
        .await;
    assert_eq!(answer["code"], "stale");
    let last = pair.sockets[1].again(&table).await["seq"].as_u64().unwrap();
    let answer = pair.sockets[1]
        .command_at(&table, last, json!({ "kind": "confirm" }))
        .await;
    assert_eq!(answer["t"], "ack", "{answer}");
    acked(&mut pair.sockets[1], &table, throw("dice 6 1")).await;
    let snap = pair.sockets[0].again(&table).await;
    assert_eq!(snap["view"]["turn"], "chance", "a cocked throw is repeated");
    let seq = acked(&mut pair.sockets[0], &table, json!({ "kind": "confirm" })).await;
    let [a, _] = pair.both_reach(seq).await;
    assert_eq!(on_turn(&a["view"]), 0, "the higher die begins");
    let (_, report) = pair.people[0].get("/api/v1/dice").await;
    assert_eq!(report["games"][0]["total"], 0, "not the house's dice");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_device_a_throw_counts_at_once_and_one_person_pledges_for_both() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let open = |preset: &'static str| {
        json!({
            "preset": preset, "seat": "a", "opponent": { "who": "here", "you": "Ann", "other": "Bob" }
        })
    };
    let table = person.open_with(open("bg-real-dice")).await;
    let mut socket = person.socket().await;
    socket.sub(&table).await;
    let throw = json!({ "kind": "throw", "outcome": "dice 2 5" });
    let seq = acked(&mut socket, &table, throw).await;
    assert_eq!(socket.reach(seq).await["view"]["turn"], "b");
    let table = person.open_with(open("bg-match-1")).await;
    let view = socket.sub(&table).await["view"].clone();
    assert!(may(&view, "pledge"));
    for seat in [0, 1] {
        acked(&mut socket, &table, pledging(&table, seat)).await;
    }
    let mut seq = 0;
    for seat in [0, 1] {
        seq = acked(&mut socket, &table, revealing(seat)).await;
    }
    let begun = socket
        .wait_for(|frame| frame["table"] == table && frame["seq"].as_u64() >= Some(seq))
        .await;
    on_turn(&begun["view"]);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_pledges_for_the_computer() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let table = person.open_against_engine("bg-match-1", "a", 1).await;
    let mut socket = person.socket().await;
    socket.sub(&table).await;
    acked(&mut socket, &table, pledging(&table, 0)).await;
    let owed = json!([{ "seat": "a", "what": "reveal" }]);
    socket
        .wait_for(|frame| frame["t"] == "ev" && frame["view"]["dice"]["owed"] == owed)
        .await;
    let seq = acked(&mut socket, &table, revealing(0)).await;
    assert!(
        socket.reach(seq).await["view"]["dice"]["rolls"]
            .as_u64()
            .unwrap()
            >= 1
    );
    app.stop().await;
}

/// The computer sees no dice: until the person tells what they show, it is the person's clock that runs.
#[tokio::test(flavor = "multi_thread")]
async fn the_computer_asks_what_its_dice_show() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let open = json!({
        "preset": "bg-real-dice", "choices": { "cube": "no" },
        "control": "delay,base=10m,delay=30s", "seat": "a",
        "opponent": { "who": "engine", "level": 1 }
    });
    let table = person.open_with(open).await;
    let mut socket = person.socket().await;
    let seen = socket.sub(&table).await;
    // The first throw of all is owed by both, and the person may still leave.
    assert!(may(&seen["view"], "throw") && may(&seen["view"], "abort"));
    assert!(seen["view"]["clocks"]["running"].is_null());
    let throw = |outcome: &str| json!({ "kind": "throw", "outcome": outcome });
    acked(&mut socket, &table, throw("dice 6 1")).await;
    let mine = |frame: &Value| frame["view"]["turn"] == "a";
    let view = socket.wait_for(mine).await["view"].clone();
    socket
        .play(&table, view["legal"][0].as_str().unwrap())
        .await;
    let asked = socket.event("asked").await;
    assert_eq!(asked["view"]["clocks"]["running"], "a", "{asked}");
    assert!(may(&asked["view"], "throw"), "{asked}");
    acked(&mut socket, &table, throw("cocked")).await;
    // Void, it is asked for once more.
    let again = socket.event("asked").await;
    assert_eq!(again["view"]["clocks"]["running"], "a", "{again}");
    acked(&mut socket, &table, throw("dice 5 2")).await;
    let rolled = |frame: &Value| {
        let events = frame["events"].as_array();
        events.is_some_and(|events| events.iter().any(|event| event["chance"] == "dice 5 2"))
    };
    socket
        .wait_for(|frame| rolled(frame) && frame["view"]["turn"] == "b")
        .await;
    let log = person.text(&format!("/api/v1/tables/{table}/log")).await;
    let lines = log.lines().filter(|line| !line.starts_with("end\t"));
    assert!(AnyTable::replay(lines.map(|line| (line, None))).is_ok());
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_while_pledges_are_owed_is_credited() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let pair = Pair::sit(app.addr(), "bg-match-1", None).await;
    let table = pair.table.clone();
    // Killed: what is stored is all that is left.
    let copy = tempfile::tempdir().unwrap();
    copy_database(folder.path(), copy.path());
    app.stop().await;
    let app = App::start(on_disk(copy.path())).await.unwrap();
    let people = pair.people.each_ref().map(|person| person.at(app.addr()));
    let log = people[0].text(&format!("/api/v1/tables/{table}/log")).await;
    for line in ["\tcredited\tseat=a\t", "\tcredited\tseat=b\t", "\tpaused"] {
        assert!(log.contains(line), "{line:?}: {log}");
    }
    // Time stands still until both are back.
    let mut first = people[0].socket().await;
    let seen = first.sub(&table).await;
    assert!(seen["view"]["dice"]["owed_by_ms"].is_null(), "{seen}");
    let mut second = people[1].socket().await;
    second.sub(&table).await;
    let resumed = first.event("resumed").await;
    let (now, until) = (&resumed["now"], &resumed["view"]["dice"]["owed_by_ms"]);
    // Blitz: twice 25 s, and ten more for the outage, of which a little had passed before it.
    let timer = 50_000;
    assert!(
        until.as_u64().unwrap() > now.as_u64().unwrap() + timer,
        "{resumed}"
    );
    let mut pair = Pair {
        table,
        people,
        sockets: [first, second],
    };
    on_turn(&begin(&mut pair).await);
    app.stop().await;
}
