//! Two people at one device.

use serde_json::{Value, json};
use yonban_server::App;

use crate::support::{Person, Socket, house, new_id, on_disk};

async fn open(person: &Person, preset: &str, more: Value) -> String {
    let mut body = json!({
        "preset": preset, "seat": "a",
        "opponent": { "who": "here", "you": "Ann", "other": "Bob" }
    });
    body.as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    person.open_with(body).await
}

/// Acts for whoever is on turn; the table after it.
async fn play(socket: &mut Socket, table: &str, action: &str) -> Value {
    let seq = socket.play(table, action).await;
    socket.reach(seq).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_both_seats() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let table = open(&person, "free", json!({})).await;
    let mut socket = person.socket().await;
    let snap = socket.sub(&table).await;
    let view = &snap["view"];
    assert_eq!(view["here"], true);
    assert_eq!(view["status"], "playing");
    assert_eq!(
        (&view["a"]["name"], &view["b"]["name"]),
        (&json!("Ann"), &json!("Bob"))
    );
    assert_eq!(
        view["clocks"]["control_a"], "unlimited",
        "nobody is kept waiting"
    );
    assert_eq!(view["chat"], json!([]));
    assert_eq!(view["role"], "a");
    // Not listed, whoever asks.
    for status in ["open", "playing"] {
        let (_, list) = person.get(&format!("/api/v1/tables?status={status}")).await;
        assert_eq!(list["tables"], json!([]), "{status}");
    }
    let (_, mine) = person.get("/api/v1/mine").await;
    assert_eq!(mine["tables"][0]["here"], true);

    let after = play(&mut socket, &table, "h8").await;
    assert_eq!(after["view"]["role"], "b", "the seat that acts");
    assert!(!after["view"]["legal"].as_array().unwrap().is_empty());
    let may = after["view"]["may"].as_array().unwrap();
    assert!(may.contains(&json!("offer_takeback")), "{may:?}");
    assert!(!may.contains(&json!("give_time")) && !may.contains(&json!("claim_absence")));
    // The last decision, whoever made it, and without asking.
    socket
        .command(&table, json!({ "kind": "offer", "offer": "takeback" }))
        .await;
    let back = socket.event("took_back").await;
    assert_eq!(back["view"]["role"], "a");
    assert_eq!(back["view"]["offers"], json!([]));
    assert_eq!(back["view"]["position"]["stones"], json!([]));

    play(&mut socket, &table, "h8").await;
    play(&mut socket, &table, "h9").await;
    // Somebody with the link only watches.
    let mut guest = Person::new(app.addr()).await.socket().await;
    let seen = guest.sub(&table).await;
    assert_eq!(seen["view"]["role"], "spectator");
    let nack = guest.act(&table, "i9").await;
    assert_eq!(nack["code"], "not_seated");
    for seat in ["a", "b"] {
        let nack = guest
            .command(&table, json!({ "kind": "sit", "seat": seat }))
            .await;
        assert_eq!(nack["reason"], "seat_taken");
    }
    // Giving up is for the side to move.
    play(&mut socket, &table, "i8").await;
    socket.command(&table, json!({ "kind": "resign" })).await;
    let over = socket.event("resigned").await;
    assert_eq!(over["view"]["result"]["by"], "b");
    assert_eq!(over["view"]["result"]["verdict"], "a");
    assert!(
        over["view"]["may"]
            .as_array()
            .unwrap()
            .contains(&json!("offer_rematch"))
    );
    // Another game at once, sides exchanged, and the score goes with the person.
    let ack = socket
        .command(&table, json!({ "kind": "offer", "offer": "rematch" }))
        .await;
    assert_eq!(ack["t"], "ack", "{ack}");
    let made = socket
        .wait_for(|value| value["view"]["next_table"].is_string())
        .await;
    let next = made["view"]["next_table"].as_str().unwrap().to_owned();
    let snap = socket.sub(&next).await;
    assert_eq!(snap["view"]["here"], true);
    assert_eq!(snap["view"]["a"]["name"], "Bob");
    assert_eq!(snap["view"]["b"]["name"], "Ann");
    assert_eq!(snap["view"]["role"], "a");
    let series = &snap["view"]["series"];
    assert_eq!(
        (&series["game"], &series["wins_a"], &series["wins_b"]),
        (&json!(2), &json!(0), &json!(1))
    );
    play(&mut socket, &next, "h8").await;
    socket
        .command(&next, json!({ "kind": "offer", "offer": "draw" }))
        .await;
    let over = socket.event("agreed").await;
    assert_eq!(over["view"]["result"]["verdict"], "draw");
    assert_eq!(over["view"]["series"]["draws"], 1);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_seats_survive_reload_and_restart() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::start(on_disk(folder.path())).await.unwrap();
    let person = Person::new(app.addr()).await;
    let table = open(&person, "national", json!({ "seat": "random" })).await;
    let mut socket = person.socket().await;
    socket.sub(&table).await;
    for action in ["h8", "h9", "i8"] {
        play(&mut socket, &table, action).await;
    }
    let id = new_id();
    let seq = socket.seq;
    let act = json!({ "kind": "act", "action": "i9" });
    let first = socket.command_as(&id, &table, seq, act.clone()).await;
    assert_eq!(first["t"], "ack");
    socket.reach(first["seq"].as_u64().unwrap()).await;
    let (seq, hash) = (socket.seq, socket.hash.clone());
    app.stop().await;

    let app = App::start(on_disk(folder.path())).await.unwrap();
    let person = person.at(app.addr());
    let mut socket = person.silent_socket(&[]).await.unwrap();
    socket
        .hello(json!([{ "table": table, "seq": seq, "hash": hash }]))
        .await;
    let back = socket.wait("ev").await;
    assert_eq!(back["view"]["here"], true);
    assert_eq!(back["view"]["role"], "a");
    // The other seat acts now, and the command of the first is still known.
    let again = socket.command_as(&id, &table, seq, act).await;
    assert_eq!(first, again);
    play(&mut socket, &table, "j8").await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_for_both_and_names_are_checked() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let table = open(&person, "free", json!({ "control": "sudden,base=1s" })).await;
    let mut socket = person.socket().await;
    socket.sub(&table).await;
    play(&mut socket, &table, "h8").await;
    let running = play(&mut socket, &table, "h9").await;
    assert_eq!(running["view"]["clocks"]["running"], "a");
    let over = socket.event("timed_out").await;
    assert_eq!(over["view"]["result"]["by"], "a");
    for (you, other) in [
        ("", "Bob"),
        ("Ann", "\u{200B}"),
        ("Ann", "a very, very, very long name"),
    ] {
        let (status, error) = person
            .post(
                "/api/v1/tables",
                json!({
                    "preset": "free", "seat": "a",
                    "opponent": { "who": "here", "you": you, "other": other }
                }),
            )
            .await;
        assert_eq!(
            (status, &error["detail"]),
            (400, &json!("opponent")),
            "{you:?} {other:?}"
        );
    }
    app.stop().await;
}
