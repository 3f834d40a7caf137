//! What an unfounded claim costs, where it does.

use serde_json::{Value, json};

use crate::support::{Pair, house};

async fn sit(addr: std::net::SocketAddr, cost: &str) -> Pair {
    let body = json!({
        "preset": "national", "seat": "a", "opponent": { "who": "link" }, "claim_cost": cost
    });
    Pair::sit_at(addr, body).await
}

/// An unfounded claim of White; how the table looks to both after it.
async fn claim(pair: &mut Pair) -> [Value; 2] {
    let table = pair.table.clone();
    let seq = pair.sockets[1].seq;
    let nack = pair.sockets[1].act(&table, "claim").await;
    assert_eq!(nack["t"], "nack", "refused all the same: {nack}");
    assert_eq!(nack["code"], "claim_invalid", "{nack}");
    assert_eq!(nack["reason"], "claim_unfounded", "{nack}");
    assert_eq!(nack["detail"], Value::Null);
    pair.both_reach(seq + 1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tries_are_counted_and_used_up() {
    let app = house().await;
    let mut pair = sit(app.addr(), "tries=3").await;
    let [before, _] = pair.play_all(&[(0, "h8"), (1, "h9"), (0, "i10")]).await;
    let claims = json!({ "cost": "tries=3", "left_a": 3, "left_b": 3 });
    assert_eq!(before["view"]["claims"], claims);
    for left in [2, 1, 0] {
        let [a, b] = claim(&mut pair).await;
        for seen in [&a, &b] {
            assert_eq!(seen["events"][0]["kind"], "claim_refused");
            assert_eq!(seen["view"]["claims"]["left_b"], left);
            assert_eq!(seen["view"]["claims"]["left_a"], 3);
            assert_eq!(seen["view"]["turn"], "b", "nothing else has changed");
        }
    }
    let table = pair.table.clone();
    let seq = pair.sockets[1].seq;
    let nack = pair.sockets[1].act(&table, "claim").await;
    assert_eq!(nack["code"], "claim_invalid");
    assert_eq!(nack["reason"], "no_tries_left");
    assert_eq!(nack["seq"], json!(seq), "and costs nothing more");
    // Play goes on.
    pair.play(1, "j11").await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_is_taken_from_the_clock() {
    let app = house().await;
    let mut pair = sit(app.addr(), "time=30s").await;
    pair.play_all(&[(0, "h8"), (1, "h9"), (0, "i10")]).await;
    let [_, seen] = claim(&mut pair).await;
    assert_eq!(
        seen["view"]["claims"],
        json!({ "cost": "time=30s", "left_a": null, "left_b": null })
    );
    assert!(
        seen["view"]["clocks"]["spent_ms"].as_u64().unwrap() >= 30_000,
        "{seen}"
    );
    let [moved, _] = pair.play(1, "j11").await;
    let charged = moved["events"][0]["played"]["charged_ms"].as_u64().unwrap();
    assert!(charged >= 30_000, "{charged}");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_price_nothing_is_logged_and_other_rooms_have_none() {
    let app = house().await;
    let mut pair = sit(app.addr(), "none").await;
    let [_, before] = pair.play_all(&[(0, "h8"), (1, "h9"), (0, "i10")]).await;
    assert_eq!(before["view"]["claims"]["cost"], "none");
    let table = pair.table.clone();
    let nack = pair.sockets[1].act(&table, "claim").await;
    assert_eq!(nack["reason"], "claim_unfounded");
    assert_eq!(pair.sockets[1].again(&table).await["hash"], before["hash"]);
    let person = &pair.people[0];
    for (preset, cost) in [
        ("free", "tries=3"),
        ("national", "tries=4"),
        ("national", "time=1s"),
    ] {
        let (status, error) = person
            .post(
                "/api/v1/tables",
                json!({
                    "preset": preset, "seat": "a", "opponent": { "who": "link" },
                    "claim_cost": cost
                }),
            )
            .await;
        assert_eq!(
            (status, &error["detail"]),
            (400, &json!("claim_cost")),
            "{preset} {cost}"
        );
    }
    let (_, presets) = person.get("/api/v1/presets").await;
    let costs = |id: &str| {
        let presets = presets.as_array().unwrap();
        let preset = presets.iter().find(|preset| preset["id"] == id).unwrap();
        preset["claim_costs"].clone()
    };
    assert_eq!(costs("national"), json!(["none", "time=30s", "tries=3"]));
    assert_eq!(costs("free"), json!([]));
    app.stop().await;
}
