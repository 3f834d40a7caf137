//! Tables of Go: rules that are chosen, captures, refusals, the end that both agree to, settlement.

use serde_json::{Value, json};

use crate::support::{Pair, Person, house};

async fn open(app: &yonban_server::App, preset: &str, choices: Value) -> Pair {
    let body = json!({
        "preset": preset, "seat": "a", "opponent": { "who": "link" }, "choices": choices
    });
    Pair::sit_at(app.addr(), body).await
}

/// Each acts when it is their turn, seat A first; the table after the last act as seat A sees it.
async fn play(pair: &mut Pair, actions: &str) -> Value {
    let table = pair.table.clone();
    let mut last = Value::Null;
    for text in actions.split(", ") {
        let (who, action) = text.split_once(": ").unwrap();
        let person = usize::from(who == "b");
        let seq = pair.sockets[person].play(&table, action).await;
        let [seen, _] = pair.both_reach(seq).await;
        last = seen;
    }
    last["view"].clone()
}

#[tokio::test]
async fn rules_are_chosen_within_what_the_room_leaves_open() {
    let app = house().await;
    let pair = open(&app, "capture", json!({ "capture": "3", "size": "7" })).await;
    let (_, snap) = pair.people[0]
        .get(&format!("/api/v1/tables/{}", pair.table))
        .await;
    assert_eq!(
        snap["view"]["rules"],
        "capture,size=7,capture=3,colors=choose"
    );
    assert_eq!(
        snap["view"]["position"]["targets"],
        json!({ "black": 3, "white": 3 })
    );
    let person = Person::new(app.addr()).await;
    for (preset, choices) in [
        ("free", json!({ "size": "19" })),
        ("go-9", json!({ "capture": "5" })),
        ("go-9", json!({ "handicap": "12" })),
        ("go-9", json!({ "handicap": "2", "colors": "pie" })),
    ] {
        let body = json!({
            "preset": preset, "seat": "a", "opponent": { "who": "link" }, "choices": choices
        });
        let (status, error) = person.post("/api/v1/tables", body.clone()).await;
        assert_eq!(
            (status, &error["detail"]),
            (400, &json!("choices")),
            "{body}"
        );
    }
    app.stop().await;
}

#[tokio::test]
async fn a_handicap_keeps_the_seats_of_a_series() {
    let app = house().await;
    for (choices, sides) in [(json!({}), "swap"), (json!({ "handicap": "4" }), "keep")] {
        let pair = open(&app, "go-19", choices).await;
        let (_, snap) = pair.people[0]
            .get(&format!("/api/v1/tables/{}", pair.table))
            .await;
        let rule = snap["view"]["series"]["rule"].as_str().unwrap();
        assert!(rule.starts_with(sides), "{rule}");
    }
    app.stop().await;
}

#[tokio::test]
async fn the_first_capture_wins_and_a_point_without_liberties_is_explained() {
    let app = house().await;
    let mut pair = open(&app, "first-capture", json!({ "size": "5" })).await;
    let view = play(
        &mut pair,
        "a: b1, b: d4, a: a2, b: d3, a: b3, b: d2, a: c2, b: a5",
    )
    .await;
    assert_eq!(view["position"]["step"]["ask"], "play");
    play(&mut pair, "a: e1").await;
    let table = pair.table.clone();
    for point in ["a1", "b2"] {
        let refused = pair.sockets[1].act(&table, point).await;
        assert_eq!(refused["reason"], "suicide", "{refused}");
        assert_eq!(refused["detail"]["chain"], json!([point]), "{refused}");
    }
    let view = play(&mut pair, "b: e2, a: e4, b: c1, a: d1").await;
    assert_eq!(view["status"], "over", "{view}");
    assert_eq!(view["result"]["verdict"], "a");
    assert_eq!(view["result"]["ending"], "target");
    assert_eq!(view["position"]["captures"]["black"], 1);
    assert_eq!(
        view["position"]["taken"],
        json!([{ "point": "c1", "color": "white" }])
    );
    app.stop().await;
}

#[tokio::test]
async fn both_agree_that_play_is_over() {
    let app = house().await;
    let mut pair = open(&app, "capture-5", json!({})).await;
    let view = play(&mut pair, "a: e5, b: e6").await;
    let may = view["may"].as_array().unwrap();
    assert!(may.contains(&json!("offer_end")), "{may:?}");
    let table = pair.table.clone();
    let offer = json!({ "kind": "offer", "offer": "end" });
    let answer = pair.sockets[1].command(&table, offer).await;
    pair.both_reach(answer["seq"].as_u64().unwrap()).await;
    let accept = json!({ "kind": "answer", "offer": "end", "accept": true });
    let answer = pair.sockets[0].command(&table, accept).await;
    assert_eq!(answer["t"], "ack", "{answer}");
    let [seen, _] = pair.both_reach(answer["seq"].as_u64().unwrap()).await;
    assert_eq!(seen["view"]["result"]["verdict"], "draw");
    assert_eq!(seen["view"]["result"]["ending"], "agreement");
    let (_, snap) = pair.people[0].get(&format!("/api/v1/tables/{table}")).await;
    let moves: Vec<&str> = snap["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["action"].as_str().unwrap())
        .collect();
    assert_eq!(moves, ["e5", "e6", "end", "agree"]);
    app.stop().await;
}

#[tokio::test]
async fn dead_stones_are_disputed_and_settled() {
    let app = house().await;
    let mut pair = open(&app, "go-9", json!({})).await;
    let wall = "a: e1, b: a9, a: e2, b: c9, a: e3, b: c8, a: e4, b: c7, a: e5, b: c6, a: e6, b: c5, \
                a: e7, b: c4, a: e8, b: c3, a: e9, b: c2, a: h5, b: c1, a: pass, b: g5, a: pass, b: pass";
    let view = play(&mut pair, wall).await;
    let settlement = &view["position"]["settlement"];
    assert_eq!(view["position"]["step"]["ask"], "settle", "{view}");
    assert_eq!(settlement["by"], Value::Null);
    assert_eq!(settlement["suggested"], json!(["g5"]));
    // White, who is asked second, does not think that g5 is dead.
    let view = play(&mut pair, "a: dead g5, b: dead").await;
    assert_eq!(view["position"]["settlement"]["by"], "white");
    let view = play(&mut pair, "a: dead g5").await;
    let settlement = &view["position"]["settlement"];
    assert_eq!(
        (&settlement["by"], &settlement["dead"]),
        (&json!("black"), &json!(["g5"]))
    );
    // What would come of another proposal, without making it.
    let (_, study) = pair.people[1]
        .post(
            "/api/v1/study",
            json!({
                "kind": "go", "rules": view["rules"], "actions":
                    wall.split(", ").map(|one| &one[3..]).chain(["dead g5"]).collect::<Vec<_>>(),
                "ask": "dead"
            }),
        )
        .await;
    assert_eq!(study["judged"]["allowed"], true, "{study}");
    assert_ne!(
        study["judged"]["detail"]["score"]["text"],
        settlement["score"]["text"]
    );
    let view = play(&mut pair, "b: accept").await;
    assert_eq!(view["result"]["ending"], "score");
    assert_eq!(view["result"]["verdict"], "a");
    assert_eq!(view["position"]["score"], settlement["score"]);
    app.stop().await;
}

#[tokio::test]
async fn the_house_draws_who_has_black() {
    let app = house().await;
    let mut pair = open(&app, "go-9", json!({ "colors": "nigiri" })).await;
    let (_, snap) = pair.people[0]
        .get(&format!("/api/v1/tables/{}", pair.table))
        .await;
    let black = ["a", "b"]
        .into_iter()
        .find(|seat| snap["view"][seat]["side"] == "black")
        .unwrap();
    assert_eq!(snap["view"]["turn"], black);
    play(&mut pair, &format!("{black}: e5")).await;
    app.stop().await;
}
