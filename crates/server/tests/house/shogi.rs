//! Tables of shogi: moves in the styles of the field, fouls that are refused and fouls that lose,
//! perpetual check, handicaps, a count that both agree to, a game that is played again.

use serde_json::{Value, json};

use crate::support::{Pair, Person, house};

async fn open(app: &yonban_server::App, preset: &str, choices: Value) -> Pair {
    let body = json!({
        "preset": preset, "seat": "a", "opponent": { "who": "link" }, "choices": choices
    });
    Pair::sit_at(app.addr(), body).await
}

/// The seats act in turn, `first` at first; the table after the last action as seat A sees it.
async fn play(pair: &mut Pair, first: usize, actions: &str) -> Value {
    let table = pair.table.clone();
    let mut last = Value::Null;
    for (n, action) in actions.split_whitespace().enumerate() {
        let seq = pair.sockets[(first + n) % 2].play(&table, action).await;
        let [seen, _] = pair.both_reach(seq).await;
        last = seen;
    }
    last["view"].clone()
}

#[tokio::test]
async fn moves_are_told_in_the_styles_of_the_field() {
    let app = house().await;
    let mut pair = open(&app, "shogi-club", json!({})).await;
    let view = play(&mut pair, 0, "7g7f 3c3d 8h2b+ 3a2b B*5e").await;
    let position = &view["position"];
    assert_eq!(position["last"]["action"], "B*5e");
    assert_eq!(position["last"]["piece"], "B");
    assert_eq!(position["last"]["from"], Value::Null);
    assert_eq!(position["hands"]["black"], json!([]));
    assert_eq!(
        position["hands"]["white"],
        json!([{ "piece": "B", "count": 1 }])
    );
    assert_eq!(position["side"], "white");
    assert_eq!(position["impasse"]["rule"], "points27");
    assert_eq!(position["clean"], Value::Null);
    let (_, snap) = pair.people[0]
        .get(&format!("/api/v1/tables/{}", pair.table))
        .await;
    let written = |style: &str| -> Vec<&str> {
        let moves = snap["moves"].as_array().unwrap().iter();
        moves
            .map(|one| one["written"][style].as_str().unwrap())
            .collect()
    };
    assert_eq!(
        written("japanese"),
        ["▲７六歩", "△３四歩", "▲２二角成", "△同　銀", "▲５五角"]
    );
    assert_eq!(
        written("western"),
        ["P-7f", "P-3d", "Bx2b+", "Sx2b", "B*5e"]
    );
    assert_eq!(
        written("csa"),
        ["+7776FU", "-3334FU", "+8822UM", "-3122GI", "+0055KA"]
    );
    assert!(
        !view["may"]
            .as_array()
            .unwrap()
            .contains(&json!("offer_draw")),
        "nobody offers a draw in shogi"
    );
    app.stop().await;
}

/// Black comes to a pawn in hand and drops it behind another.
const SECOND_PAWN: &str = "2g2f 8c8d 2f2e 8d8e 2e2d 8e8f 2d2c+ 8f8g+";

#[tokio::test]
async fn a_foul_is_refused_in_the_club_and_loses_in_a_formal_game() {
    let app = house().await;
    let mut pair = open(&app, "shogi-club", json!({})).await;
    play(&mut pair, 0, SECOND_PAWN).await;
    let table = pair.table.clone();
    let refused = pair.sockets[0].act(&table, "P*7e").await;
    assert_eq!(refused["reason"], "nifu", "{refused}");
    assert_eq!(
        refused["detail"]["squares"],
        json!(["7g", "7e"]),
        "{refused}"
    );
    play(&mut pair, 0, "2c3b").await;

    let mut pair = open(&app, "shogi-formal", json!({})).await;
    let before = play(&mut pair, 0, SECOND_PAWN).await;
    let holds = |list: &Value| list.as_array().unwrap().contains(&json!("P*7e"));
    assert!(holds(&before["legal"]), "a foul may be played here");
    assert!(!holds(&before["position"]["clean"]), "but not by a queue");
    let table = pair.table.clone();
    // A move that no piece can make is refused here too.
    let refused = pair.sockets[0].act(&table, "7g7e").await;
    assert_eq!(refused["reason"], "cannot_move_there", "{refused}");
    let view = play(&mut pair, 0, "P*7e").await;
    assert_eq!(view["result"]["verdict"], "b", "{view}");
    assert_eq!(view["result"]["ending"], "foul_nifu");
    let position = &view["position"];
    assert_eq!(position["sfen"], before["position"]["sfen"]);
    assert_eq!(position["last"]["foul"], true);
    assert_eq!(position["why"]["squares"], json!(["7g", "7e"]));
    app.stop().await;
}

/// A horse checks the naked king from two squares, for ever.
const PERPETUAL: &str = "5a4a 7g7f 4a5a 8h3c+ 5a4a 3c2c 4a5a 2c3c 5a4a 3c2c 4a5a 2c3c 5a4a 3c2c \
                         4a5a 2c3c";

#[tokio::test]
async fn perpetual_check_loses_and_the_giver_moves_first_and_stays_so() {
    let app = house().await;
    let mut pair = open(&app, "shogi-handicap", json!({ "preset": "naked-king" })).await;
    let (_, snap) = pair.people[0]
        .get(&format!("/api/v1/tables/{}", pair.table))
        .await;
    assert_eq!(snap["view"]["turn"], "b");
    assert_eq!(snap["view"]["position"]["handicap"], "naked-king");
    let rule = snap["view"]["series"]["rule"].as_str().unwrap();
    assert!(rule.starts_with("keep"), "{rule}");
    let (before, last) = PERPETUAL.rsplit_once(' ').unwrap();
    let view = play(&mut pair, 1, before).await;
    assert_eq!(view["status"], "playing");
    let seq = pair.sockets[0].play(&pair.table.clone(), last).await;
    let [seen, _] = pair.both_reach(seq).await;
    let view = &seen["view"];
    assert_eq!(view["result"]["verdict"], "b", "{view}");
    assert_eq!(view["result"]["ending"], "perpetual_check");
    assert_eq!(
        view["position"]["why"]["span"],
        json!({ "first": 5, "last": 16, "checker": "black" })
    );
    app.stop().await;
}

#[tokio::test]
async fn what_a_room_of_shogi_leaves_open_can_be_chosen() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    for (preset, choices, status) in [
        ("shogi-club", json!({ "impasse": "24" }), 201),
        ("shogi-club", json!({ "tie27": "gote" }), 201),
        (
            "shogi-club",
            json!({ "impasse": "24", "tie27": "gote" }),
            400,
        ),
        ("shogi-formal", json!({ "judging": "block" }), 400),
        ("shogi-handicap", json!({ "preset": "6-piece" }), 201),
        ("shogi-handicap", json!({ "preset": "even" }), 400),
    ] {
        let body = json!({
            "preset": preset, "seat": "a", "opponent": { "who": "link" }, "choices": choices
        });
        let (found, answer) = person.post("/api/v1/tables", body.clone()).await;
        assert_eq!(found, status, "{body}: {answer}");
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_problem_is_solved_and_defended() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let start = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    let ask = async |actions: Value, solve: bool| {
        let body = json!({ "start": start, "actions": actions, "solve": solve });
        person.post("/api/v1/tsume", body).await
    };
    let (status, problem) = ask(json!([]), true).await;
    assert_eq!(status, 200, "{problem}");
    assert_eq!(problem["attacks"], true);
    assert!(
        problem["legal"]
            .as_array()
            .unwrap()
            .contains(&json!("G*4b"))
    );
    let solution = &problem["solution"];
    assert_eq!(
        (
            &solution["found"],
            &solution["plies"],
            &solution["shortest"]
        ),
        (&json!("mate"), &json!(1), &json!(true)),
        "{solution}"
    );
    assert_eq!(solution["line"][0]["action"], "G*5b");
    assert_eq!(solution["line"][0]["written"]["japanese"], "▲５二金");
    let (_, mated) = ask(json!(["G*5b"]), true).await;
    assert_eq!(mated["position"]["over"], true, "{mated}");
    assert_eq!(mated["solution"]["plies"], 0);
    // Another check lets the king go.
    let (_, gone) = ask(json!(["G*4b"]), true).await;
    assert_eq!(gone["attacks"], false);
    assert_eq!(gone["solution"]["found"], "no_mate", "{gone}");
    for (actions, field) in [
        (json!(["G*9i"]), "actions"),
        (json!(["nonsense"]), "actions"),
    ] {
        let (status, error) = ask(actions, false).await;
        assert_eq!((status, &error["detail"]), (400, &json!(field)), "{error}");
    }
    // The number of a move counts no further than it can.
    let last = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 4294967295";
    let body = json!({ "start": last, "actions": ["G*5b"] });
    let (status, mated) = person.post("/api/v1/tsume", body).await;
    assert_eq!((status, &mated["position"]["over"]), (200, &json!(true)));
    let body = json!({ "start": "9/9/9/9/9/9/9/9/9 b - 1", "actions": [] });
    let (status, error) = person.post("/api/v1/tsume", body).await;
    assert_eq!((status, &error["detail"]), (400, &json!("start")));
    app.stop().await;
}

/// Both kings walk into the other's camp: the naked one by rank e, Black's by file 9.
const BOTH_ENTER: &str = "5a5b 8g8f 5b5c 8f8e 5c5d 8e8d 5d5e 8d8c+ 5e5d 5i6h 5d5e 6h7h 5e5d 7h8g \
                          5d5e 8g9f 5e6e 9f9e 6e7e 9e9d 7e8f 9d9c 8f8g";

#[tokio::test]
async fn once_both_kings_have_entered_both_may_agree_to_count() {
    let app = house().await;
    let choices = json!({ "preset": "naked-king", "impasse": "points27" });
    let mut pair = open(&app, "shogi-handicap", choices).await;
    let (before, last) = BOTH_ENTER.rsplit_once(' ').unwrap();
    let view = play(&mut pair, 1, before).await;
    let may = |view: &Value| {
        view["may"]
            .as_array()
            .unwrap()
            .contains(&json!("offer_end"))
    };
    assert!(!may(&view), "one king is outside: {view}");
    let seq = pair.sockets[1].play(&pair.table.clone(), last).await;
    let [seen, _] = pair.both_reach(seq).await;
    let view = &seen["view"];
    assert!(may(view), "{view}");
    assert!(
        !view["legal"]
            .as_array()
            .unwrap()
            .contains(&json!("declare")),
        "nobody counts alone"
    );
    let alone = pair.sockets[0].act(&pair.table.clone(), "declare").await;
    assert_eq!(alone["reason"], "not_agreed", "{alone}");
    assert_eq!(view["position"]["impasse"]["white"]["credit"], 27);
    let table = pair.table.clone();
    let offer = json!({ "kind": "offer", "offer": "end" });
    let answer = pair.sockets[1].command(&table, offer).await;
    pair.both_reach(answer["seq"].as_u64().unwrap()).await;
    let accept = json!({ "kind": "answer", "offer": "end", "accept": true });
    let answer = pair.sockets[0].command(&table, accept).await;
    assert_eq!(answer["t"], "ack", "{answer}");
    let [seen, _] = pair.both_reach(answer["seq"].as_u64().unwrap()).await;
    let view = &seen["view"];
    assert_eq!(view["result"]["verdict"], "draw", "{view}");
    assert_eq!(view["result"]["ending"], "impasse_count");
    let why = &view["position"]["why"];
    assert_eq!(
        (&why["count"]["points"], &why["other"]["points"]),
        (&json!(27), &json!(27))
    );
    app.stop().await;
}
