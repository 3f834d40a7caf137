//! Whole games between two sockets, and what a table refuses.

use serde_json::{Value, json};

use crate::support::{Pair, Person, house, new_id};

/// The opening negotiation of the professional room up to the pick: seats as numbers, 0 is A.
/// B swaps: from then on B holds Black.
const PROFESSIONAL: [(usize, &str); 9] = [
    (0, "h8"),
    (0, "h9"),
    (0, "i10"),
    (1, "swap"),
    (0, "a1"),
    (1, "offer g7"),
    (1, "offer k7"),
    (0, "pick g7"),
    (0, "a15"),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_professional_game_with_swap_offers_and_a_claim() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "professional", None).await;
    let last = pair.play_all(&PROFESSIONAL).await;
    assert_eq!(last[0]["view"]["a"]["side"], "white");
    assert_eq!(last[0]["view"]["b"]["side"], "black");
    assert_eq!(last[1]["view"]["turn"], "b");
    // Black (B) makes a double-three at i8 or wherever three lines of two meet: h8, i10, g7 stand.
    // f8 g8 … a plain one: Black gets j8, j9 … is easier to see with own stones far away.
    pair.play(1, "l4").await;
    pair.play(0, "a3").await;
    pair.play(1, "l5").await;
    pair.play(0, "a5").await;
    pair.play(1, "m6").await;
    pair.play(0, "o15").await;
    pair.play(1, "n6").await;
    pair.play(0, "o1").await;
    // l6 makes two open threes at once: l4-l5-l6 and l6-m6-n6.
    let [white, black] = pair.play(1, "l6").await;
    for seen in [&white, &black] {
        let legal = seen["view"]["legal"].as_array().unwrap();
        assert!(!legal.contains(&json!("claim")), "a claim is never listed");
        assert_eq!(seen["view"]["position"]["forbidden"], json!([]));
    }
    assert_eq!(white["view"]["position"]["can_claim"], true);
    assert_eq!(black["view"]["position"]["can_claim"], false);
    let [white, black] = pair.play(0, "claim").await;
    for seen in [&white, &black] {
        assert_eq!(seen["view"]["status"], "over");
        assert_eq!(seen["view"]["result"]["verdict"], "a");
        assert_eq!(seen["view"]["result"]["ending"], "claimed_double_three");
        assert_eq!(
            seen["view"]["position"]["explanation"]["rule"],
            "double_three"
        );
        assert_eq!(seen["view"]["legal"], json!([]));
    }
    assert_eq!(white["hash"], black["hash"]);
    let (status, after) = pair.people[0]
        .get(&format!("/api/v1/tables/{}", pair.table))
        .await;
    assert_eq!(status, 200);
    assert_eq!(after["hash"], white["hash"]);
    assert_eq!(
        after["moves"].as_array().unwrap().len(),
        PROFESSIONAL.len() + 10
    );
    assert_eq!(
        after["moves"][3]["side"], "white",
        "the side that B had when it swapped"
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_room_tells_nobody_anything() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "national", None).await;
    let watcher = Person::new(app.addr()).await;
    let mut watching = watcher.socket().await;
    watching.sub(&pair.table).await;
    // Black A builds two pairs; White B far away. l6 is a double-three for Black.
    let moves = [
        (0, "h8"),
        (1, "a1"),
        (0, "l4"),
        (1, "a3"),
        (0, "l5"),
        (1, "a5"),
        (0, "m6"),
        (1, "o15"),
        (0, "n6"),
        (1, "o1"),
    ];
    let mut claimable = Vec::new();
    for (seat, action) in moves {
        let [a, b] = pair.play(seat, action).await;
        let seq = a["seq"].as_u64().unwrap();
        let spectator = watching.reach(seq).await;
        for seen in [&a, &b, &spectator] {
            let view = &seen["view"];
            let legal = view["legal"].as_array().unwrap();
            assert!(!legal.contains(&json!("claim")));
            assert_eq!(view["position"]["forbidden"], json!([]), "{action}");
            assert_eq!(view["position"]["explanation"], Value::Null);
            assert_eq!(view["position"]["claim_room"], true);
            if view["role"] != view["turn"] {
                assert_eq!(
                    *legal,
                    Vec::<Value>::new(),
                    "lists are for the seat that acts"
                );
            }
        }
        // On Black's turn the forbidden point stands unmarked among the legal ones.
        if b["view"]["turn"] == "a" && action == "o1" {
            assert!(
                a["view"]["legal"]
                    .as_array()
                    .unwrap()
                    .contains(&json!("l6"))
            );
        }
        if a["view"]["turn"] == "b" {
            claimable.push(b["view"]["position"]["can_claim"].clone());
            assert_eq!(a["view"]["position"]["can_claim"], false);
            assert_eq!(spectator["view"]["position"]["can_claim"], false);
        }
    }
    assert!(
        claimable.iter().all(|can| *can == true),
        "every turn of White: {claimable:?}"
    );
    // A claim without ground, on White's turn after a harmless stone.
    let [before, _] = pair.play(0, "d12").await;
    let table = pair.table.clone();
    let refused = pair.sockets[1].act(&table, "claim").await;
    assert_eq!(refused["t"], "nack");
    assert_eq!(refused["code"], "claim_invalid");
    assert_eq!(refused["reason"], "claim_unfounded");
    assert_eq!(refused["detail"], Value::Null, "nothing is explained");
    let unchanged = pair.sockets[1].again(&table).await;
    assert_eq!(unchanged["hash"], before["hash"]);
    // The right lapses unless White claims at once; here it does.
    pair.play(1, "o3").await;
    let [_, white] = pair.play(0, "l6").await;
    assert_eq!(white["view"]["position"]["explanation"], Value::Null);
    let [over, _] = pair.play(1, "claim").await;
    assert_eq!(over["view"]["result"]["ending"], "claimed_double_three");
    let forbidden = over["view"]["position"]["forbidden"].as_array().unwrap();
    assert!(
        forbidden.iter().all(|mark| mark["kind"].is_string()),
        "shown after the end"
    );
    let log = watcher.text(&format!("/api/v1/tables/{table}/log")).await;
    assert!(
        !log.contains("claim_unfounded"),
        "a claim that failed leaves no trace"
    );
    let (seq, hash) = (
        over["seq"].as_u64().unwrap(),
        over["hash"].as_str().unwrap(),
    );
    assert_eq!(log.lines().count() as u64, seq + 1);
    assert_eq!(log.lines().last(), Some(&*format!("end\t{seq}\t{hash}")));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn marks_are_for_rooms_that_have_them_and_for_the_side_they_bind() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "national-block", None).await;
    let moves = [
        (0, "h8"),
        (1, "a1"),
        (0, "l4"),
        (1, "a3"),
        (0, "l5"),
        (1, "a5"),
        (0, "m6"),
        (1, "o15"),
        (0, "n6"),
    ];
    let [_, white] = pair.play_all(&moves).await;
    assert_eq!(
        white["view"]["position"]["forbidden"],
        json!([]),
        "White is bound by nothing"
    );
    let [black, _] = pair.play(1, "o1").await;
    let mark = json!({ "point": "l6", "kind": "double_three" });
    assert!(
        black["view"]["position"]["forbidden"]
            .as_array()
            .unwrap()
            .contains(&mark)
    );
    assert!(
        !black["view"]["legal"]
            .as_array()
            .unwrap()
            .contains(&json!("l6"))
    );
    let table = pair.table.clone();
    let refused = pair.sockets[0].act(&table, "l6").await;
    assert_eq!(
        (&refused["code"], &refused["reason"]),
        (&json!("illegal"), &json!("double_three"))
    );
    let shapes = refused["detail"]["shapes"].as_array().unwrap();
    assert_eq!(
        shapes
            .iter()
            .filter(|shape| shape["kind"] == "three")
            .count(),
        2,
        "{refused}"
    );
    assert_eq!(refused["detail"]["kind"], "gomoku");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_seats_and_wrong_times_are_refused_and_change_nothing() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let stranger = Person::new(app.addr()).await;
    let mut strange = stranger.socket().await;
    strange.sub(&table).await;
    let hash = strange.hash.clone();
    let cases = [
        (json!({ "kind": "act", "action": "h8" }), "not_seated"),
        (json!({ "kind": "resign" }), "not_seated"),
        (json!({ "kind": "sit", "seat": "a" }), "window_closed"),
        (json!({ "kind": "abort" }), "not_seated"),
    ];
    for (command, code) in cases {
        let answer = strange.command(&table, command.clone()).await;
        assert_eq!(
            (&answer["t"], &answer["code"]),
            (&json!("nack"), &json!(code)),
            "{command}"
        );
    }
    let cases = [
        (
            json!({ "kind": "act", "action": "h8" }),
            "not_your_turn",
            "not_your_turn",
        ),
        (
            json!({ "kind": "act", "action": "zzz" }),
            "illegal",
            "syntax",
        ),
        (
            json!({ "kind": "offer", "offer": "rematch" }),
            "window_closed",
            "offer_untimely",
        ),
        (
            json!({ "kind": "offer", "offer": "cake" }),
            "illegal",
            "unknown_offer",
        ),
        (
            json!({ "kind": "answer", "offer": "draw", "accept": true }),
            "window_closed",
            "no_offer",
        ),
        (
            json!({ "kind": "claim_flag" }),
            "claim_invalid",
            "flag_not_due",
        ),
        (
            json!({ "kind": "claim_absence", "draw": false }),
            "claim_invalid",
            "not_gone",
        ),
        (
            json!({ "kind": "sit", "seat": "a" }),
            "window_closed",
            "seated_already",
        ),
    ];
    for (command, code, reason) in cases {
        let answer = pair.sockets[1].command(&table, command.clone()).await;
        assert_eq!(answer["code"], code, "{command}: {answer}");
        assert_eq!(answer["reason"], reason, "{command}");
    }
    assert_eq!(strange.again(&table).await["hash"], hash);
    pair.play(0, "h8").await;
    let taken = pair.sockets[1].act(&table, "h8").await;
    assert_eq!(taken["reason"], "occupied");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_happens_once_and_gets_the_same_answer() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let id = new_id();
    let seq = pair.sockets[0].seq;
    let act = json!({ "kind": "act", "action": "h8" });
    let first = pair.sockets[0]
        .command_as(&id, &table, seq, act.clone())
        .await;
    assert_eq!(first["t"], "ack");
    for _ in 0..3 {
        let again = pair.sockets[0]
            .command_as(&id, &table, seq, act.clone())
            .await;
        assert_eq!(again, first);
    }
    // The same id from another browser of the same person, and over HTTP.
    let body = json!({ "t": "cmd", "id": id, "table": table, "seq_seen": seq, "command": act });
    let path = format!("/api/v1/tables/{table}/commands");
    let (status, over_http) = pair.people[0].post(&path, body.clone()).await;
    assert_eq!((status, &over_http), (200, &first));
    // A stranger's command of that id is the stranger's own.
    let stranger = Person::new(app.addr()).await;
    let (status, refused) = stranger.post(&path, body).await;
    assert_eq!((status, &refused["code"]), (409, &json!("not_seated")));
    let (_, now) = pair.people[0].get(&format!("/api/v1/tables/{table}")).await;
    assert_eq!(now["seq"], first["seq"]);
    assert_eq!(now["moves"].as_array().unwrap().len(), 1);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_for_an_earlier_position_is_stale() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let early = pair.sockets[0].seq;
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    let seq = pair.sockets[0].seq;
    let act = json!({ "kind": "act", "action": "h10" });
    let answer = pair.sockets[0].command_at(&table, early, act.clone()).await;
    assert_eq!(
        (&answer["t"], &answer["code"]),
        (&json!("nack"), &json!("stale"))
    );
    let missing = pair.sockets[0]
        .wait_for(|value| value["t"] == "ev" && value["from"] == json!(early + 1))
        .await;
    assert_eq!(
        missing["events"].as_array().unwrap().len() as u64,
        seq - early
    );
    // From the future: another history.
    let answer = pair.sockets[0]
        .command_at(&table, seq + 5, act.clone())
        .await;
    assert_eq!(answer["code"], "stale");
    // An offer changes no position.
    let offered = pair.sockets[1]
        .command(&table, json!({ "kind": "offer", "offer": "draw" }))
        .await;
    assert_eq!(offered["t"], "ack");
    let answer = pair.sockets[0].command_at(&table, seq, act).await;
    assert_eq!(answer["t"], "ack");
    // A resignation is valid at any time.
    let answer = pair.sockets[1]
        .command_at(&table, 0, json!({ "kind": "resign" }))
        .await;
    assert_eq!(answer["t"], "ack");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_takebacks_and_a_rematch() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    let offer = |kind: &str| json!({ "kind": "offer", "offer": kind });
    let answer =
        |kind: &str, accept: bool| json!({ "kind": "answer", "offer": kind, "accept": accept });
    let ack = pair.sockets[0].command(&table, offer("takeback")).await;
    assert_eq!(ack["t"], "ack");
    let offered = pair.sockets[1].event("offered").await;
    assert_eq!(
        offered["view"]["offers"],
        json!([{ "seat": "a", "offer": "takeback" }])
    );
    let ack = pair.sockets[1]
        .command(&table, answer("takeback", true))
        .await;
    assert_eq!(ack["t"], "ack");
    let back = pair.sockets[0].event("took_back").await;
    assert_eq!(back["view"]["turn"], "a");
    let kept = back["events"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|e| e["kept"].as_u64());
    assert_eq!(kept, Some(0));
    pair.sockets[1].event("took_back").await;
    pair.play(0, "g7").await;
    let ack = pair.sockets[1].command(&table, offer("draw")).await;
    assert_eq!(ack["t"], "ack");
    pair.sockets[0]
        .wait_for(|value| value["t"] == "ev" && value["events"][0]["offer"] == "draw")
        .await;
    let ack = pair.sockets[0].command(&table, answer("draw", true)).await;
    let [over, _] = pair.both_reach(ack["seq"].as_u64().unwrap()).await;
    assert_eq!(over["view"]["result"]["verdict"], "draw");
    assert_eq!(over["view"]["result"]["termination"], "agreed");
    assert!(
        over["view"]["may"]
            .as_array()
            .unwrap()
            .contains(&json!("offer_rematch"))
    );
    pair.sockets[0].command(&table, offer("rematch")).await;
    pair.sockets[1]
        .wait_for(|value| value["t"] == "ev" && value["events"][0]["offer"] == "rematch")
        .await;
    pair.sockets[1].command(&table, offer("rematch")).await;
    let next = pair.sockets[0]
        .wait_for(|value| value["view"]["next_table"].is_string())
        .await["view"]["next_table"]
        .as_str()
        .unwrap()
        .to_owned();
    let snap = pair.sockets[1].sub(&next).await;
    assert_eq!(snap["view"]["role"], "a", "sides are exchanged");
    assert_eq!(snap["view"]["a"]["name"], json!(pair.people[1].name));
    assert_eq!(snap["view"]["status"], "playing");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_meet_and_make_one_history() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let table = pair.table.clone();
    let seq = pair.sockets[0].seq;
    // Twenty different commands for one position, from two sockets of one person.
    let mut second = pair.people[0].socket().await;
    second.sub(&table).await;
    let letters = "abcdefghij";
    for letter in letters.chars() {
        for socket in [&mut pair.sockets[0], &mut second] {
            socket
                .send(&json!({
                    "t": "cmd", "id": new_id(), "table": table, "seq_seen": seq,
                    "command": { "kind": "act", "action": format!("{letter}1") }
                }))
                .await;
        }
    }
    let mut acks = 0;
    for socket in [&mut pair.sockets[0], &mut second] {
        for _ in 0..letters.len() {
            let answer = socket
                .wait_for(|value| value["t"] == "ack" || value["t"] == "nack")
                .await;
            if answer["t"] == "ack" {
                acks += 1;
            } else {
                assert_eq!(answer["code"], "stale", "{answer}");
            }
        }
    }
    assert_eq!(acks, 1);
    let (_, now) = pair.people[0].get(&format!("/api/v1/tables/{table}")).await;
    assert_eq!(now["moves"].as_array().unwrap().len(), 1);
    app.stop().await;
}
