//! `yonban judge`: JSON lines in, JSON lines out. README.md shows it by example.
//!
//! Each line is judged alone and forgotten, so memory does not grow with the input. A line that
//! cannot be read is answered with `bad_request`, and the run goes on.

use crate::kinds;
use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, BufReader, Read, Write};
use yonban_games::{AnyGame, GameKind, Refused};
use yonban_rules::Turn;

/// The longest line that is read, in bytes. A longer one is skipped to its end and answered with
/// `bad_request`.
const MAX_LINE: u64 = 16 << 20;

/// What a line may ask for beside the result. Some wishes have an answer in some games only; the
/// others answer them with null.
const WISHES: [&str; 6] = [
    "legal",
    "legal_count",
    "forbidden",
    "results",
    "in_check",
    "explain",
];

/// Judges stdin to its end.
pub(crate) fn judge() -> Result<()> {
    run(
        BufReader::with_capacity(1 << 16, io::stdin().lock()),
        io::stdout().lock(),
    )
}

/// Judges `input` line by line.
pub(super) fn run<R: Read>(mut input: BufReader<R>, output: impl Write) -> Result<()> {
    let mut output = io::BufWriter::with_capacity(1 << 16, output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input
            .by_ref()
            .take(MAX_LINE)
            .read_until(b'\n', &mut line)
            .context("stdin")?;
        if read == 0 {
            break;
        }
        let whole = line.ends_with(b"\n") || (read as u64) < MAX_LINE;
        let answer = if whole {
            answer(line.trim_ascii())
        } else {
            input.skip_until(b'\n').context("stdin")?;
            Some(refused(
                &Value::Null,
                "bad_request",
                "the line is longer than 16 MiB",
            ))
        };
        if let Some(answer) = answer {
            serde_json::to_writer(&mut output, &answer).context("stdout")?;
            output.write_all(b"\n").context("stdout")?;
        }
        // Whoever sends a line and waits for its answer must get it; a pipe full of lines need not
        // be written to one by one.
        if !input.buffer().contains(&b'\n') {
            output.flush().context("stdout")?;
        }
    }
    output.flush().context("stdout")
}

/// The answer to one line; none to a blank one.
fn answer(line: &[u8]) -> Option<Value> {
    if line.is_empty() {
        return None;
    }
    let value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => {
            return Some(refused(
                &Value::Null,
                "bad_request",
                &format!("no JSON: {error}"),
            ));
        }
    };
    let id = value.get("id").unwrap_or(&Value::Null);
    let request = match Request::read(&value) {
        Ok(request) => request,
        Err(message) => return Some(refused(id, "bad_request", &message)),
    };
    Some(judged(&request))
}

/// One line, read but not yet judged.
struct Request<'a> {
    id: &'a Value,
    kind: GameKind,
    rules: &'a str,
    start: Option<&'a str>,
    actions: Vec<&'a str>,
    want: Vec<&'a str>,
}

impl<'a> Request<'a> {
    /// Reads the fields; the error says which is missing or of the wrong shape.
    fn read(value: &'a Value) -> Result<Self, String> {
        let object = value.as_object().ok_or("the line is no JSON object")?;
        let text = |name: &str| match object.get(name) {
            Some(Value::String(text)) => Ok(text.as_str()),
            Some(_) => Err(format!("{name:?} must be a text")),
            None => Err(format!("{name:?} is missing")),
        };
        let texts = |name: &str| match object.get(name) {
            Some(Value::Array(list)) => list
                .iter()
                .map(|item| {
                    item.as_str()
                        .ok_or(format!("{name:?} must be a list of texts"))
                })
                .collect::<Result<Vec<_>, _>>()
                .map(Some),
            None | Some(Value::Null) => Ok(None),
            Some(_) => Err(format!("{name:?} must be a list of texts")),
        };
        let want = texts("want")?.unwrap_or_default();
        if let Some(unknown) = want.iter().find(|wish| !WISHES.contains(wish)) {
            return Err(format!(
                "\"want\" cannot hold {unknown:?}; it may hold {WISHES:?}"
            ));
        }
        Ok(Request {
            id: object.get("id").ok_or("\"id\" is missing")?,
            kind: text("game")?
                .parse()
                .map_err(|_| "\"game\" names no game here".to_owned())?,
            rules: text("rules")?,
            start: if object.get("start").is_none_or(Value::is_null) {
                None
            } else {
                Some(text("start")?)
            },
            actions: texts("actions")?.ok_or("\"actions\" is missing")?,
            want,
        })
    }
}

/// An answer to a line that could not be judged.
fn refused(id: &Value, reason: &str, message: &str) -> Value {
    json!({
        "id": id,
        "applied": 0,
        "error": error(None, reason, message),
        "turn": null,
        "verdict": null,
        "ending": null,
        "position": null,
    })
}

fn error(at: Option<usize>, reason: &str, message: &str) -> Value {
    json!({ "at": at, "reason": reason, "message": message })
}

/// Plays a request's actions and says how it stands.
fn judged(request: &Request<'_>) -> Value {
    let game = match request.start {
        None => AnyGame::new(request.kind, request.rules),
        Some(text) => AnyGame::from_position(request.kind, request.rules, text),
    };
    let mut game = match game {
        Ok(game) => game,
        Err(refusal) => return refused(request.id, &refusal.reason, &refusal.message),
    };
    let mut applied: usize = 0;
    let mut refusal = None;
    for text in &request.actions {
        match game.play(text) {
            Ok(()) => applied += 1,
            Err(error) => {
                refusal = Some((*text, error));
                break;
            }
        }
    }
    let mut answer = Map::new();
    answer.insert("id".into(), request.id.clone());
    answer.insert("applied".into(), applied.into());
    let told = |(_, e): &(&str, Refused)| error(Some(applied), &e.reason, &e.message);
    answer.insert("error".into(), refusal.as_ref().map_or(Value::Null, told));
    let (turn, verdict, ending) = match game.turn() {
        Turn::Seat(seat) => (seat.to_string(), Value::Null, Value::Null),
        Turn::Chance => ("chance".into(), Value::Null, Value::Null),
        Turn::Over(outcome) => (
            "over".into(),
            outcome.verdict.to_string().into(),
            outcome.ending.into(),
        ),
    };
    answer.insert("turn".into(), turn.into());
    answer.insert("verdict".into(), verdict);
    answer.insert("ending".into(), ending);
    answer.insert("position".into(), game.position().into());
    kinds::keys(&game, &mut answer);
    for name in &request.want {
        let value = match *name {
            "legal" => {
                let mut texts = game.legal();
                texts.sort_unstable();
                texts.into()
            }
            "legal_count" => game.legal_count().into(),
            "explain" => refusal
                .as_ref()
                .and_then(|(text, _)| yonban_server::explain(&game, text))
                .and_then(|explanation| serde_json::to_value(explanation).ok())
                .unwrap_or(Value::Null),
            other => kinds::wish(&game, other).unwrap_or(Value::Null),
        };
        answer.insert((*name).into(), value);
    }
    Value::Object(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Value> {
        let mut output = Vec::new();
        run(BufReader::new(input), &mut output).expect("memory does not fail");
        let text = String::from_utf8(output).expect("JSON is UTF-8");
        text.lines()
            .map(|line| serde_json::from_str(line).expect("each line is JSON"))
            .collect()
    }

    #[test]
    fn the_example_of_the_contract_holds() {
        let line = br#"{"id":"x1","game":"gomoku","rules":"renju","start":null,"actions":["h8","h9"],"want":["legal"]}"#;
        let answer = &lines(line)[0];
        assert_eq!(answer["id"], "x1");
        assert_eq!(answer["applied"], 2);
        assert_eq!(answer["error"], Value::Null);
        assert_eq!(answer["turn"], "a");
        assert_eq!(answer["color_of_a"], "black");
        assert_eq!(answer["legal"].as_array().map(Vec::len), Some(223));
        assert_eq!(answer["legal"][0], "a1");
        assert_eq!(
            answer["position"],
            "15/15/15/15/15/15/7W7/7B7/15/15/15/15/15/15/15 b"
        );
    }

    #[test]
    fn garbage_is_answered_and_the_run_goes_on() {
        let input = b"\n  \nnonsense\n[]\n{\"id\":1}\n\xff\xfe\n\
            {\"id\":2,\"game\":\"chess\",\"rules\":\"x\",\"actions\":[]}\n\
            {\"id\":3,\"game\":\"gomoku\",\"rules\":\"renju\",\"actions\":[7]}\n\
            {\"id\":4,\"game\":\"gomoku\",\"rules\":\"renju\",\"actions\":[],\"want\":[\"tea\"]}\n\
            {\"id\":5,\"game\":\"gomoku\",\"rules\":\"rengu\",\"actions\":[]}\n\
            {\"id\":6,\"game\":\"gomoku\",\"rules\":\"renju\",\"start\":\"x\",\"actions\":[]}\n\
            {\"id\":7,\"game\":\"gomoku\",\"rules\":\"renju\",\"actions\":[\"h8\",\"what\"]}\n\
            {\"id\":8,\"game\":\"gomoku\",\"rules\":\"renju\",\"actions\":[\"h8\"]}";
        let answers = lines(input);
        let reasons: Vec<&str> = answers
            .iter()
            .map(|a| a["error"]["reason"].as_str().unwrap_or("none"))
            .collect();
        assert_eq!(
            reasons,
            [
                "bad_request",
                "bad_request",
                "bad_request",
                "bad_request",
                "bad_request",
                "bad_request",
                "bad_request",
                "unknown_preset",
                "position_syntax",
                "syntax",
                "none"
            ]
        );
        assert_eq!(answers[3]["error"]["at"], Value::Null);
        assert_eq!(answers[9]["error"]["at"], 1);
        assert_eq!(answers[9]["applied"], 1);
        assert_eq!(answers[10]["applied"], 1);
    }

    #[test]
    fn a_line_without_end_is_refused_and_skipped() {
        let mut input = vec![b'x'; usize::try_from(MAX_LINE).expect("16 MiB") + 5];
        input.extend_from_slice(
            b"\n{\"id\":8,\"game\":\"gomoku\",\"rules\":\"renju\",\"actions\":[]}",
        );
        let answers = lines(&input);
        assert_eq!(answers.len(), 2);
        assert_eq!(answers[0]["error"]["reason"], "bad_request");
        assert_eq!(answers[1]["id"], 8);
    }

    #[test]
    fn a_refusal_is_explained_on_request() {
        let line = br#"{"id":1,"game":"gomoku","rules":"renju","actions":["g8","a1","i8","a3","h7","a5","h9","a7","h8"],"want":["explain","forbidden","in_check"]}"#;
        let answer = &lines(line)[0];
        assert_eq!(answer["error"]["reason"], "double_three");
        assert_eq!(answer["explain"]["rule"], "double_three");
        assert_eq!(answer["explain"]["point"], "h8");
        assert_eq!(
            answer["explain"]["shapes"].as_array().map(Vec::len),
            Some(2)
        );
        assert_eq!(answer["forbidden"]["h8"], "double_three");
        assert_eq!(answer["in_check"], Value::Null);
    }
}
