//! Positions and matches of backgammon that the house judges over HTTP.

use serde_json::{Value, json};
use yonban_server::config::Limits;
use yonban_server::{App, Config};

use crate::support::{Person, config, house};

const POSITION: &str = "/api/v1/backgammon/position";

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_judged_by_its_id_and_by_its_line() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    // `=`, `:` and `/` may stand in a query; only the `+` of a Position ID has to be escaped.
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:1:2:0:5:10";
    let (status, named) = person.get(&format!("{POSITION}?id={id}&plies=1")).await;
    assert_eq!(status, 200, "{named}");
    assert_eq!(
        (&named["kind"], &named["dice"]),
        (&json!("play"), &json!([3, 1]))
    );
    assert_eq!(named["candidates"][0]["action"], "8/5 6/5");
    assert_eq!(named["candidates"][0]["plies"], 1);
    assert!(named["match_chances"].is_array(), "four away against three");
    let (status, start) = person.get(&format!("{POSITION}?id=4HPwATDgc/ABMA")).await;
    assert_eq!((status, &start["kind"]), (200, &json!("double")), "{start}");

    let line = json!({"rules": "match,length=5", "actions": ["dice 3 1", "8/5 6/5", "double"], "plies": 1});
    let (status, answer) = person.post(POSITION, line).await;
    assert_eq!(
        (status, &answer["kind"]),
        (200, &json!("answer")),
        "{answer}"
    );
    assert_eq!(answer["alternatives"][0]["action"], "take");
    assert_eq!(answer["scores"].as_array().map(Vec::len), Some(5));
    let nothing = json!({"rules": "match,length=5", "actions": []});
    assert_eq!(person.post(POSITION, nothing).await, (200, Value::Null));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_judged_is_told_by_field_and_nobody_asks_without_end() {
    let limits = Limits {
        problem_burst: 7,
        problems_per_minute: 1,
        ..config().limits
    };
    let app = App::start(Config { limits, ..config() }).await.unwrap();
    let person = Person::new(app.addr()).await;
    let field = |(status, answer): (u16, Value)| (status, answer["detail"].clone());
    // Seventeen checkers; no ID at all; a match; too deep; not asked for anything.
    let full = "XGID=-a-B--C-dE--dE---c-e----BA:0:0:1:00:0:0:0:5:10";
    for (query, what) in [
        (format!("id={full}"), json!("id")),
        ("id=chess".to_owned(), json!("id")),
        (
            "id=%3B%20%5BSite%5D%0A%203%20point%20match".to_owned(),
            json!("id"),
        ),
        ("id=4HPwATDgc%2FABMA&plies=9".to_owned(), json!("plies")),
        ("plies=1".to_owned(), Value::Null),
    ] {
        let refused = field(person.get(&format!("{POSITION}?{query}")).await);
        assert_eq!(refused, (400, what), "{query}");
    }
    let illegal = json!({"rules": "money", "actions": ["dice 3 1", "8/4 6/4"]});
    for path in [POSITION, "/api/v1/backgammon/report"] {
        let refused = field(person.post(path, illegal.clone()).await);
        assert_eq!(refused, (400, json!("actions")), "{path}");
    }
    let (status, answer) = person.get(&format!("{POSITION}?id=4HPwATDgc%2FABMA")).await;
    assert_eq!((status, &answer["code"]), (429, &json!("rate_limited")));
    app.stop().await;
}
