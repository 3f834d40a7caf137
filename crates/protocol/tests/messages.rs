//! What goes over the wire, literally: a change here is a change of the protocol.

use yonban_protocol::{ClientMessage, Seat, ServerMessage, TableCommand};

fn reads(text: &str) -> ClientMessage {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[test]
fn client_messages_read_as_documented() {
    assert_eq!(
        reads(
            r#"{"t":"cmd","id":"0f","table":"aa","seq_seen":4,"command":{"kind":"act","action":"h8"},"think_ms":950}"#
        ),
        ClientMessage::Cmd {
            id: "0f".into(),
            table: "aa".into(),
            seq_seen: 4,
            command: TableCommand::Act {
                action: "h8".into()
            },
            think_ms: Some(950),
        }
    );
    assert_eq!(
        reads(
            r#"{"t":"cmd","id":"0f","table":"aa","seq_seen":0,"command":{"kind":"sit","seat":"b"}}"#
        ),
        ClientMessage::Cmd {
            id: "0f".into(),
            table: "aa".into(),
            seq_seen: 0,
            command: TableCommand::Sit { seat: Seat::B },
            think_ms: None,
        }
    );
    let of_chance = [
        (
            r#"{"kind":"pledge","seat":"a","hash":"76c9"}"#,
            TableCommand::Pledge {
                seat: Seat::A,
                hash: "76c9".into(),
            },
        ),
        (
            r#"{"kind":"reveal","seat":"b","value":"2222"}"#,
            TableCommand::Reveal {
                seat: Seat::B,
                value: "2222".into(),
            },
        ),
        (
            r#"{"kind":"throw","outcome":"dice 3 1"}"#,
            TableCommand::Throw {
                outcome: "dice 3 1".into(),
            },
        ),
        (r#"{"kind":"confirm"}"#, TableCommand::Confirm),
        (r#"{"kind":"dispute"}"#, TableCommand::Dispute),
        (
            r#"{"kind":"ready","seat":"a"}"#,
            TableCommand::Ready { seat: Seat::A },
        ),
    ];
    for (text, command) in of_chance {
        assert_eq!(
            serde_json::from_str::<TableCommand>(text).unwrap(),
            command,
            "{text}"
        );
        assert_eq!(serde_json::to_string(&command).unwrap(), text);
    }
    assert_eq!(
        reads(r#"{"t":"ping","n":7}"#),
        ClientMessage::Ping { n: 7, rtt_ms: None }
    );
}

#[test]
fn client_messages_with_anything_else_are_refused() {
    for text in [
        "",
        "null",
        "[]",
        r#"{"t":"cmd"}"#,
        r#"{"t":"dance"}"#,
        r#"{"t":"ping","n":-1}"#,
        r#"{"t":"ping","n":1,"more":1}"#,
        r#"{"t":"sub","table":7}"#,
        r#"{"t":"cmd","id":"0f","table":"aa","seq_seen":0,"command":{"kind":"act"}}"#,
        r#"{"t":"cmd","id":"0f","table":"aa","seq_seen":-1,"command":{"kind":"resign"}}"#,
    ] {
        assert!(
            serde_json::from_str::<ClientMessage>(text).is_err(),
            "{text} was accepted"
        );
    }
}

#[test]
fn server_messages_print_as_documented() {
    let ack = ServerMessage::Ack {
        id: "0f".into(),
        seq: 5,
    };
    assert_eq!(
        serde_json::to_string(&ack).unwrap(),
        r#"{"t":"ack","id":"0f","seq":5}"#
    );
    let pong = ServerMessage::Pong {
        n: 3,
        now: 1_790_000_000_000,
    };
    let text = serde_json::to_string(&pong).unwrap();
    assert_eq!(text, r#"{"t":"pong","n":3,"now":1790000000000}"#);
    assert_eq!(serde_json::from_str::<ServerMessage>(&text).unwrap(), pong);
}
