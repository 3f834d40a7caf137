//! Files of records read and written, and finished tables looked through.

use serde_json::{Value, json};

use crate::support::{Pair, Person, config, house};
use yonban_server::config::Limits;
use yonban_server::{App, Config};

const SGF: &str =
    "(;GM[4]SZ[15]RU[Renju]PB[Ada]PW[Bo];B[hh];W[hg]C[direct](;B[hf])(;B[ii]C[indirect]))";

/// Sends a file as it is.
async fn import(person: &Person, query: &str, file: impl Into<Vec<u8>>) -> (u16, Value) {
    let response = person
        .http
        .post(person.url(&format!("/api/v1/import{query}")))
        .header("x-yonban", "1")
        .body(file.into())
        .send()
        .await
        .unwrap();
    let status = response.status().as_u16();
    (status, response.json().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_read_with_its_tree_and_written_again() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let (status, read) = import(&person, "", SGF).await;
    assert_eq!(status, 200, "{read}");
    assert_eq!(read["format"], "sgf");
    let game = &read["games"][0];
    assert_eq!(game["a"], "Ada");
    assert_eq!(game["nodes"].as_array().unwrap().len(), 5);
    assert_eq!(game["nodes"][4]["parent"], 2);
    assert_eq!(game["nodes"][4]["comment"], "indirect");

    let (status, file) = person
        .post("/api/v1/export", json!({"format": "sgf", "game": game}))
        .await;
    assert_eq!(status, 200, "{file}");
    assert_eq!(file["name"], "Ada-Bo.sgf");
    assert_eq!(file["losses"], json!([]));
    let bytes = unpacked(&file["base64"]);
    let (_, again) = import(&person, "?format=sgf", bytes).await;
    assert_eq!(again["games"][0], *game, "nothing was lost on the way");

    // A format without variations says what it leaves out.
    let (status, file) = person
        .post("/api/v1/export", json!({"format": "moves", "game": game}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(unpacked(&file["base64"]), b"h8h9h10\n");
    let losses = file["losses"].to_string();
    assert!(
        losses.contains("variations") && losses.contains("action 2"),
        "{losses}"
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_go_are_read_and_written() {
    const GO: &str = "(;GM[1]SZ[9]RU[Chinese]KM[7]PB[Ada]PW[Bo]RE[B+R];B[ee];W[gc]N[here](;B[cc]C[so])(;B[ee])(;B[]))";
    let app = house().await;
    let person = Person::new(app.addr()).await;
    for query in ["", "?kind=go", "?kind=go&format=sgf", "?name=x.sgf"] {
        let (status, read) = import(&person, query, GO).await;
        assert_eq!(status, 200, "{query}: {read}");
        let game = &read["games"][0];
        assert_eq!((&game["kind"], &game["a"]), (&json!("go"), &json!("Ada")));
        assert_eq!(game["rules"], "chinese,size=9,komi=7");
        let actions: Vec<&Value> = game["nodes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|node| &node["action"])
            .collect();
        assert_eq!(json!(actions), json!([null, "e5", "g7", "c7", "pass"]));
        let told = read["losses"].to_string();
        for word in ["line 1, column", "(occupied)", "names, marks"] {
            assert!(told.contains(word), "{word}: {told}");
        }
    }
    let (_, read) = import(&person, "?kind=go", GO).await;
    let game = &read["games"][0];
    let (status, file) = person
        .post("/api/v1/export", json!({"format": "sgf", "game": game}))
        .await;
    assert_eq!((status, &file["losses"]), (200, &json!([])), "{file}");
    let sgf = unpacked(&file["base64"]);
    let (_, again) = import(&person, "", sgf).await;
    assert_eq!(again["games"][0], *game, "nothing was lost on the way");
    assert_eq!(again["losses"], json!([]));
    let (status, file) = person
        .post("/api/v1/export", json!({"format": "moves", "game": game}))
        .await;
    assert_eq!(
        (status, &file["name"]),
        (200, &json!("Ada-Bo.txt")),
        "{file}"
    );
    assert_eq!(unpacked(&file["base64"]), b"e5g7c7\n");

    let ngf = "t\n9\nBo  2D\nAda  3K\ns\n0\n0\n7\n20260503\n20\nWhite wins on time\n1\nPMABBFFFF\n";
    let (status, read) = import(&person, "?name=a.ngf", ngf).await;
    assert_eq!((status, &read["format"]), (200, &json!("ngf")), "{read}");
    assert_eq!(read["games"][0]["result"]["termination"], "timed_out");
    let (status, read) = import(&person, "?kind=go&rules=capture,size=9", "d4e5\n").await;
    assert_eq!(status, 200, "{read}");
    assert_eq!(read["games"][0]["rules"], "capture");

    for (query, file, field) in [
        ("?kind=gomoku", GO, "file"),
        ("?kind=go&format=psq", "h8", "format"),
        ("?kind=go&rules=renju", "d4", "rules"),
        ("?kind=go", "(;GM[1]SZ[26];B[aa])", "file"),
        ("?kind=go", "(;GM[1]SZ[5]RU[NZ]AB[aa]AW[ab][ba])", "file"),
    ] {
        let (status, answer) = import(&person, query, file).await;
        assert_eq!(
            (status, &answer["detail"]),
            (400, &json!(field)),
            "{query}: {answer}"
        );
    }
    for (body, field) in [
        (json!({"format": "psq", "game": game}), "format"),
        (json!({"format": "gib", "game": game}), "format"),
        (
            json!({"format": "sgf", "game": changed(game, "/nodes/2/action", json!("e5"))}),
            "game",
        ),
        (
            json!({"format": "sgf", "game": changed(game, "/rules", json!("renju"))}),
            "game",
        ),
    ] {
        let (status, answer) = person.post("/api/v1/export", body).await;
        assert_eq!(
            (status, &answer["detail"]),
            (400, &json!(field)),
            "{answer}"
        );
    }
    app.stop().await;
}

/// Base64, read by a hand of its own.
fn unpacked(text: &Value) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let text = text.as_str().unwrap();
    assert_eq!(text.len() % 4, 0, "padded");
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let value = LETTERS.iter().position(|one| *one == letter).unwrap();
        bits = bits << 6 | u32::try_from(value).unwrap();
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 255).unwrap());
        }
    }
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_file_loses_is_told_with_its_place() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let (status, read) = import(&person, "?rules=freestyle", "h8h9h8a1\nzz\n").await;
    assert_eq!(status, 200, "{read}");
    assert_eq!(read["format"], "moves");
    assert_eq!(read["games"][0]["nodes"].as_array().unwrap().len(), 3);
    let losses = read["losses"].as_array().unwrap();
    assert_eq!(losses.len(), 2, "{losses:?}");
    assert_eq!(losses[0]["place"], "line 1, column 1");
    let message = losses[0]["message"].as_str().unwrap();
    assert!(message.contains("action 3, h8"), "{message}");
    assert!(message.contains("(occupied)"), "{message}");
    assert_eq!(losses[1]["place"], "line 2, column 1");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_beyond_the_limits_is_told() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let (_, read) = import(&person, "?rules=freestyle", "h8\n".repeat(250)).await;
    assert_eq!(read["games"].as_array().unwrap().len(), 200);
    assert!(
        read["losses"].to_string().contains("50 more are left out"),
        "{}",
        read["losses"]
    );
    // 200 games of 210 stones, none with three in a row: 42,200 nodes.
    let points = || (0..15_u32).flat_map(|rank| (0..15_u32).map(move |file| (file, rank)));
    let side = |black: bool| {
        points()
            .filter(move |(file, rank)| ((file + 2 * rank) % 4 < 2) == black)
            .map(|(file, rank)| format!("{}{}", ('a'..).nth(file as usize).unwrap(), rank + 1))
    };
    let stones: String = side(true)
        .zip(side(false))
        .take(105)
        .flat_map(|(black, white)| [black, white])
        .collect();
    let (_, read) = import(&person, "?format=moves", format!("{stones}\n").repeat(200)).await;
    let games = read["games"].as_array().unwrap();
    let nodes = |game: &Value| game["nodes"].as_array().unwrap().len();
    assert_eq!(games.iter().map(nodes).sum::<usize>(), 20_000);
    assert_eq!(
        games.len(),
        95,
        "94 games of 211 nodes and the start of one"
    );
    let all = read["losses"].to_string();
    assert!(
        all.contains("game 95: 20000 nodes are taken from one file; 45 more"),
        "{all}"
    );
    assert!(
        all.contains("95 games are taken from one file; 105 more"),
        "{all}"
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_are_none_are_refused_with_reasons() {
    let app = house().await;
    let person = Person::new(app.addr()).await;
    let cases: [(&str, &[u8], &str); 9] = [
        ("", b"what is this", "file"),
        ("", b"", "file"),
        ("", &[0xff; 900], "file"),
        ("?format=lib", b"no library", "file"),
        ("?format=doc", b"h8", "format"),
        ("?charset=klingon", b"h8", "charset"),
        ("?rules=checkers", b"h8", "rules"),
        ("?kind=chess", b"h8", "kind"),
        ("?name=x.psq", b"\x01\x02", "file"),
    ];
    for (query, file, field) in cases {
        let (status, answer) = import(&person, query, file).await;
        assert_eq!(
            (status, &answer["detail"]),
            (400, &json!(field)),
            "{query}: {answer}"
        );
        assert!(!answer["message"].as_str().unwrap().is_empty());
    }
    let (status, answer) = import(&person, "?colour=red", "h8").await;
    assert_eq!((status, &answer["code"]), (400, &json!("bad_request")));
    let (status, answer) = import(&person, "", vec![b' '; 2 * 1024 * 1024 + 1]).await;
    assert_eq!((status, &answer["code"]), (413, &json!("too_large")));
    // A file with a mark of UTF-16 and one in another character set are files all the same.
    let (status, answer) = import(
        &person,
        "",
        [b"\xef\xbb\xbf".as_slice(), SGF.as_bytes()].concat(),
    )
    .await;
    assert_eq!(status, 200, "{answer}");

    let (_, read) = import(&person, "", SGF).await;
    let game = &read["games"][0];
    for (body, field) in [
        (json!({"format": "rif", "game": game}), "format"),
        (json!({"format": "doc", "game": game}), "format"),
        (
            json!({"format": "sgf", "game": changed(game, "/rules", json!("checkers"))}),
            "game",
        ),
        (
            json!({"format": "sgf", "game": changed(game, "/kind", json!("chess"))}),
            "game",
        ),
        (
            json!({"format": "sgf", "game": changed(game, "/start", json!("8/8 b"))}),
            "game",
        ),
        (
            json!({"format": "sgf", "game": changed(game, "/nodes/2/action", json!("h8"))}),
            "game",
        ),
        (
            json!({"format": "sgf", "game": changed(game, "/nodes/2/parent", json!(2))}),
            "game",
        ),
        (
            json!({"format": "sgf", "game": changed(game, "/nodes", json!([]))}),
            "game",
        ),
    ] {
        let (status, answer) = person.post("/api/v1/export", body).await;
        assert_eq!(
            (status, &answer["detail"]),
            (400, &json!(field)),
            "{answer}"
        );
    }
    app.stop().await;
}

fn changed(game: &Value, place: &str, to: Value) -> Value {
    let mut game = game.clone();
    *game.pointer_mut(place).unwrap() = to;
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_reads_files_but_not_without_end() {
    let limits = Limits {
        file_burst: 3,
        files_per_minute: 1,
        ..config().limits
    };
    let app = App::start(Config { limits, ..config() }).await.unwrap();
    let person = Person::new(app.addr()).await;
    for _ in 0..3 {
        assert_eq!(import(&person, "", "h8h9").await.0, 200);
    }
    assert_eq!(import(&person, "", "h8h9").await.0, 429);
    app.stop().await;
}

/// A finished game of free-style gomoku that Anna's side wins.
async fn finished(app: &App) -> Pair {
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    let moves = ["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8"];
    for (n, action) in moves.into_iter().enumerate() {
        pair.play(n % 2, action).await;
    }
    pair
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_is_looked_through_and_taken_home() {
    let app = house().await;
    let pair = finished(&app).await;
    let person = &pair.people[0];
    let url = format!("/api/v1/tables/{}", pair.table);
    let review = person.http.get(person.url(&format!("{url}/review")));
    let response = review.try_clone().unwrap().send().await.unwrap();
    assert_eq!(response.status(), 200);
    assert_eq!(response.headers()["content-type"], "application/json");
    let control = response.headers()["cache-control"].to_str().unwrap();
    assert!(control.contains("max-age"), "{control}");
    let tag = response.headers()["etag"].clone();
    let body: Value = response.json().await.unwrap();
    assert_eq!(body["preset"], "free");
    assert_eq!(body["game"]["a"], pair.people[0].name.as_str());
    assert_eq!(body["game"]["result"]["verdict"], "a");
    assert_eq!(body["game"]["result"]["ending"], "five");
    assert_eq!(body["game"]["nodes"].as_array().unwrap().len(), 10);
    assert_eq!(body["study"]["positions"].as_array().unwrap().len(), 10);
    assert_eq!(body["study"]["positions"][9]["verdict"], "a");
    assert!(body["started_ms"].as_u64() <= body["ended_ms"].as_u64());
    let same = review.header("if-none-match", tag).send().await.unwrap();
    assert_eq!(same.status(), 304);
    assert_eq!(same.bytes().await.unwrap().len(), 0);

    let file = |format: &str| {
        let address = person.url(&format!("{url}/record?format={format}"));
        let http = person.http.clone();
        async move {
            let response = http.get(address).send().await.unwrap();
            let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
            let head = (response.status().as_u16(), header("content-type"));
            let name = header("content-disposition");
            assert!(name.starts_with("attachment; filename=\"yonban-"), "{name}");
            (head, response.bytes().await.unwrap())
        }
    };
    let ((status, media), sgf) = file("sgf").await;
    assert_eq!(
        (status, &*media),
        (200, "application/x-go-sgf; charset=utf-8")
    );
    let (_, read) = import(person, "", sgf.to_vec()).await;
    assert_eq!(read["games"][0]["nodes"][9]["action"], "l8");
    assert_eq!(read["games"][0]["result"]["verdict"], "a");
    let (_, moves) = file("moves").await;
    assert_eq!(&moves[..], b"h8a1i8a3j8a5k8a7l8\n");
    for format in ["psq", "lib", "openings"] {
        assert_eq!(file(format).await.0.0, 200, "{format}");
    }
    let (_, log) = file("log").await;
    let log = String::from_utf8(log.to_vec()).unwrap();
    assert!(log.lines().last().unwrap().starts_with("end\t"), "{log}");
    for bad in ["?format=rif", "?format=doc", "?form=sgf"] {
        let (status, answer) = person.get(&format!("{url}/record{bad}")).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!("bad_request")),
            "{bad}"
        );
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_over_or_not_there_has_no_review() {
    let app = house().await;
    let mut pair = Pair::sit(app.addr(), "free", None).await;
    pair.play(0, "h8").await;
    let person = &pair.people[0];
    let (status, answer) = person
        .get(&format!("/api/v1/tables/{}/review", pair.table))
        .await;
    assert_eq!((status, &answer["code"]), (409, &json!("window_closed")));
    let (status, _) = person
        .get(&format!("/api/v1/tables/{}/record?format=sgf", pair.table))
        .await;
    assert_eq!(status, 200, "the record is there from the first move on");
    for id in ["0".repeat(32), "x".to_owned(), "..%2f".to_owned()] {
        for what in ["review", "record"] {
            let (status, answer) = person.get(&format!("/api/v1/tables/{id}/{what}")).await;
            assert_eq!(
                (status, &answer["code"]),
                (404, &json!("not_found")),
                "{id}"
            );
        }
    }
    app.stop().await;
}
