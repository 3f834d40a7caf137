//! Lines of play that the referee judges over HTTP.

use serde_json::{Value, json};
use yonban_server::config::Limits;
use yonban_server::{App, Config};

use crate::support::{Person, config, house};

/// Two threes cross on h8 for Black, who is to move.
const CROSS: [&str; 8] = ["g8", "a1", "i8", "a3", "h7", "a5", "h9", "a7"];

async fn ask(person: &Person, body: Value) -> Value {
    let (status, answer) = person.post("/api/v1/study", body).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_replayed_and_a_point_judged() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let study = ask(
        &person,
        json!({"kind": "gomoku", "rules": "renju,judging=claim", "actions": CROSS, "ask": "H8"}),
    )
    .await;
    assert_eq!(study["rules"], "renju,judging=claim");
    assert_eq!(study["moves"].as_array().unwrap().len(), 8);
    assert_eq!(
        study["moves"][1],
        json!({"seat": "b", "side": "white", "action": "a1", "written": {}})
    );
    let positions = study["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 1, "the last one only");
    assert_eq!(positions[0]["turn"], "a");
    assert_eq!(positions[0]["side_a"], "black");
    assert_eq!(
        positions[0]["position"]["forbidden"],
        json!([{"point": "h8", "kind": "double_three"}]),
        "a study hides nothing, also where a claim judges"
    );
    let judged = &study["judged"];
    assert_eq!(judged["action"], "h8");
    assert_eq!(judged["allowed"], true);
    assert_eq!(judged["detail"]["rule"], "double_three");
    assert_eq!(judged["claimable"], "claimed_double_three");
    assert_eq!(study["refused"], Value::Null);
    assert_eq!(study["legal"].as_array().unwrap().len(), 218, "and a pass");

    // The claim is in the list once it holds: nothing is hidden.
    let line = [&CROSS[..], &["h8"]].concat();
    let study = ask(
        &person,
        json!({"kind": "gomoku", "rules": "renju,judging=claim", "actions": line}),
    )
    .await;
    let legal = study["legal"].as_array().unwrap();
    assert!(legal.contains(&json!("claim")));
    assert_eq!(study["positions"][0]["position"]["can_claim"], true);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_action_ends_the_line_and_is_explained() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let line = [&CROSS[..], &["h8", "o15"]].concat();
    let study = ask(
        &person,
        json!({"kind": "gomoku", "rules": "renju,judging=block", "actions": line, "from": 0}),
    )
    .await;
    assert_eq!(study["moves"].as_array().unwrap().len(), 8);
    assert_eq!(study["positions"].as_array().unwrap().len(), 9);
    assert_eq!(study["refused"]["action"], "h8");
    assert_eq!(study["refused"]["reason"], "double_three");
    assert_eq!(study["refused"]["detail"]["kind"], "gomoku");
    for (made, position) in study["positions"].as_array().unwrap().iter().enumerate() {
        let stones = position["position"]["stones"].as_array().unwrap();
        assert_eq!(stones.len(), made);
    }
    // A line whose first wanted position is never reached still shows where it stopped.
    let study = ask(
        &person,
        json!({"kind": "gomoku", "rules": "freestyle", "actions": ["h8", "h8"], "from": 9}),
    )
    .await;
    assert_eq!(study["positions"].as_array().unwrap().len(), 1);
    assert_eq!(study["refused"]["reason"], "occupied");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_may_start_anywhere_and_be_over() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let start = "15/15/15/15/15/15/15/4BBBB7/15/15/15/15/15/15/3WWWW8 b";
    let study = ask(
        &person,
        json!({"kind": "gomoku", "rules": "standard", "start": start, "actions": ["d8"], "ask": "a1"}),
    )
    .await;
    assert_eq!(study["positions"][0]["verdict"], "a");
    assert_eq!(study["positions"][0]["ending"], "five");
    assert_eq!(study["positions"][0]["turn"], "nobody");
    assert_eq!(study["legal"], json!([]));
    assert_eq!(study["judged"]["reason"], "game_over");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_studied_is_refused_by_name() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let many = vec!["h8"; 2_001];
    for (body, field) in [
        (
            json!({"kind": "chess", "rules": "x", "actions": []}),
            json!("kind"),
        ),
        (
            json!({"kind": "gomoku", "rules": "x", "actions": []}),
            json!("rules"),
        ),
        (
            json!({"kind": "gomoku", "rules": "renju", "start": "8/8 b", "actions": []}),
            json!("start"),
        ),
        (
            json!({"kind": "gomoku", "rules": "renju", "actions": many}),
            json!("actions"),
        ),
        (json!({"kind": "gomoku", "rules": "renju"}), Value::Null),
        (
            json!({"kind": "gomoku", "rules": "renju", "actions": [], "more": 1}),
            Value::Null,
        ),
        (
            json!({"kind": "gomoku", "rules": "renju", "actions": [], "from": -1}),
            Value::Null,
        ),
    ] {
        let (status, answer) = person.post("/api/v1/study", body.clone()).await;
        assert_eq!(status, 400, "{body}");
        assert_eq!(answer["code"], "bad_request");
        assert_eq!(answer["detail"], field, "{answer}");
        assert!(!answer["message"].as_str().unwrap().is_empty());
    }
    // More than the other resources take, but not more than this one does.
    let long =
        |bytes: usize| json!({"kind": "gomoku", "rules": "renju", "actions": ["x".repeat(bytes)]});
    assert_eq!(person.post("/api/v1/study", long(40_000)).await.0, 200);
    let (status, answer) = person.post("/api/v1/study", long(70_000)).await;
    assert_eq!((status, &answer["code"]), (413, &json!("too_large")));
    let response = person
        .http
        .post(person.url("/api/v1/study"))
        .json(&json!({}))
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), 403, "only pages of the house");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_studies_fast_but_not_without_end() {
    let limits = Limits {
        study_burst: 5,
        studies_per_minute: 1,
        ..config().limits
    };
    let app = App::start(Config { limits, ..config() }).await.unwrap();
    let person = Person::new(app.addr()).await;
    let body = json!({"kind": "gomoku", "rules": "renju", "actions": ["h8"]});
    for _ in 0..5 {
        assert_eq!(person.post("/api/v1/study", body.clone()).await.0, 200);
    }
    let (status, answer) = person.post("/api/v1/study", body).await;
    assert_eq!((status, &answer["code"]), (429, &json!("rate_limited")));
    app.stop().await;
}
