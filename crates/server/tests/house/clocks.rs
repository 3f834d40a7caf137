//! Time: flags by the house and by hint, and what a clock costs.

use serde_json::json;

use crate::support::{Pair, house};

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_is_flagged_by_the_house() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", Some("sudden,base=1s")).await;
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    // Both have decided once; now A's second runs, and nobody says anything.
    let over = pair.sockets[1].event("timed_out").await;
    assert_eq!(over["view"]["result"]["verdict"], "b");
    assert_eq!(over["view"]["result"]["termination"], "timed_out");
    assert_eq!(over["view"]["result"]["by"], "a");
    assert_eq!(over["view"]["clocks"]["state_a"], "r=0");
    assert_eq!(over["events"][0]["author"], "house");
    pair.sockets[0].event("timed_out").await;
    let late = pair.sockets[0].act(&pair.table, "i10").await;
    assert!(
        late["code"] == "game_over" || late["code"] == "stale",
        "{late}"
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_own_flag_may_be_claimed_without_grace() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", Some("fixed,per=1s")).await;
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    let table = pair.table.clone();
    // The hint comes until it is right; the house would wait a little longer.
    loop {
        let answer = pair.sockets[0]
            .command(&table, json!({ "kind": "claim_flag" }))
            .await;
        if answer["t"] == "ack" {
            break;
        }
        if answer["code"] == "game_over" {
            panic!("the house flagged before the own client: {answer}");
        }
        assert_eq!(answer["reason"], "flag_not_due", "{answer}");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let over = pair.sockets[1].event("timed_out").await;
    assert_eq!(over["events"][0]["author"], "a");
    assert_eq!(over["view"]["result"]["by"], "a");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_decision_is_free_and_the_second_is_charged() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let waiting = pair.sockets[0].again(&pair.table.clone()).await;
    assert_eq!(waiting["view"]["clocks"]["running"], json!(null));
    assert!(waiting["view"]["clocks"]["start_by_ms"].is_u64());
    pair.play_all(&[(0, "h8"), (1, "h9")]).await;
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    let [after, _] = pair.play(0, "i10").await;
    let charged: Vec<u64> = after["events"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|event| event["played"]["charged_ms"].as_u64())
        .collect();
    assert!(charged[0] >= 30, "{charged:?}");
    let state = after["view"]["clocks"]["state_a"].as_str().unwrap();
    let left: u64 = state.strip_prefix("r=").unwrap().parse().unwrap();
    assert_eq!(
        left,
        300_000 - charged[0] + 3_000,
        "the clock and the move come together"
    );
    app.stop().await;
}
