//! What every store promises, asked of each implementation alike.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::{append, both, event, hash, head, over, playing, table_id};
use proptest::prelude::*;
use tokio::runtime::Runtime;
use yonban_store::{
    Append, Appended, Created, Cursor, Guest, HeadUpdate, Heartbeat, MAX_CHAT_LINES, MAX_PAGE,
    MemoryStore, NewChatLine, Roll, Said, SignIn, Snapshot, SqliteStore, Status, Store, StoreError,
    TableEvent,
};

#[tokio::test]
async fn a_table_reads_back_as_it_was_written() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        let mut written = head(1);
        written.series = Some("series-7".to_owned());
        written.now = playing();
        let events = vec![event(1, 1, "house", None), event(1, 2, "a", Some("c"))];
        written.last_seq = 2;
        written.last_hash = hash(1, 2);
        assert_eq!(
            store.create_table(written.clone(), events.clone()).await,
            Ok(Created::Stored),
            "{name}"
        );
        assert_eq!(
            store.read_head(&written.id).await,
            Ok(Some(written.clone())),
            "{name}"
        );
        assert_eq!(
            store.read_events(&written.id, 0).await.as_ref(),
            Ok(&events),
            "{name}"
        );
        // A repeat changes nothing.
        let mut other = written.clone();
        other.kind = "shogi".to_owned();
        assert_eq!(
            store.create_table(other, events).await,
            Ok(Created::Exists { last_seq: 2 }),
            "{name}"
        );
        assert_eq!(
            store.read_head(&written.id).await,
            Ok(Some(written)),
            "{name}"
        );
        assert_eq!(store.read_head(&table_id(9)).await, Ok(None), "{name}");
        assert_eq!(
            store.read_events(&table_id(9), 1).await,
            Ok(Vec::new()),
            "{name}"
        );
    }
}

#[tokio::test]
async fn an_append_moves_log_head_and_snapshot_together() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        store.create_table(head(1), Vec::new()).await.unwrap();
        let snapshot = Snapshot {
            seq: 3,
            state: "state at 3".to_owned(),
            hash: hash(1, 3),
        };
        let rows = Append {
            events: (1..=3).map(|seq| event(1, seq, "a", None)).collect(),
            snapshot: Some(snapshot.clone()),
            ..append(1, 0, "a", None)
        };
        assert_eq!(
            store.latest_snapshot(&table_id(1)).await,
            Ok(None),
            "{name}"
        );
        assert_eq!(
            store.append(rows).await,
            Ok(Appended::Stored { last_seq: 3 }),
            "{name}"
        );
        assert_eq!(
            store.latest_snapshot(&table_id(1)).await,
            Ok(Some(snapshot)),
            "{name}"
        );
        let last = Append {
            head: over(9_000),
            ..append(1, 3, "b", Some("x"))
        };
        assert_eq!(
            store.append(last).await,
            Ok(Appended::Stored { last_seq: 4 }),
            "{name}"
        );
        let now = store.read_head(&table_id(1)).await.unwrap().unwrap();
        assert_eq!((now.last_seq, now.last_hash), (4, hash(1, 4)), "{name}");
        assert_eq!(now.now, over(9_000), "{name}");
        let tail = store.read_events(&table_id(1), 3).await.unwrap();
        assert_eq!(
            tail,
            [event(1, 3, "a", None), event(1, 4, "b", Some("x"))],
            "{name}"
        );
        assert_eq!(
            store.read_events(&table_id(1), u64::MAX).await,
            Ok(Vec::new()),
            "{name}"
        );
    }
}

#[tokio::test]
async fn an_append_to_a_log_that_moved_on_writes_nothing() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        store.create_table(head(1), Vec::new()).await.unwrap();
        store.append(append(1, 0, "a", Some("c1"))).await.unwrap();
        for expected in [0, 2, 7] {
            let late = Append {
                head: over(1),
                snapshot: Some(Snapshot {
                    seq: expected + 1,
                    state: String::new(),
                    hash: hash(0, 0),
                }),
                ..append(1, expected, "b", Some("c2"))
            };
            assert_eq!(
                store.append(late).await,
                Ok(Appended::Conflict { last_seq: 1 }),
                "{name}"
            );
        }
        let now = store.read_head(&table_id(1)).await.unwrap().unwrap();
        assert_eq!((now.last_seq, now.now), (1, playing()), "{name}");
        assert_eq!(
            store.read_events(&table_id(1), 1).await.unwrap().len(),
            1,
            "{name}"
        );
        assert_eq!(
            store.latest_snapshot(&table_id(1)).await,
            Ok(None),
            "{name}"
        );
        assert_eq!(
            store.find_command(&table_id(1), "b", "c2").await,
            Ok(None),
            "{name}"
        );
    }
}

#[tokio::test]
async fn a_repeated_command_finds_its_event() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        for n in [1, 2] {
            store.create_table(head(n), Vec::new()).await.unwrap();
        }
        let table = table_id(1);
        assert_eq!(
            store.append(append(1, 0, "a", Some("c"))).await,
            Ok(Appended::Stored { last_seq: 1 })
        );
        // From the same place, from a newer place, from nowhere: the answer is the first event.
        for expected in [0, 1, 5] {
            assert_eq!(
                store.append(append(1, expected, "a", Some("c"))).await,
                Ok(Appended::Duplicate { seq: 1 }),
                "{name} {expected}"
            );
        }
        // The repeat may also hide behind other events of the same append.
        let mixed = Append {
            events: vec![event(1, 2, "house", None), event(1, 3, "a", Some("c"))],
            ..append(1, 1, "a", None)
        };
        assert_eq!(
            store.append(mixed).await,
            Ok(Appended::Duplicate { seq: 1 }),
            "{name}"
        );
        assert_eq!(
            store.read_events(&table, 1).await.unwrap().len(),
            1,
            "{name}"
        );
        // Another author and another table have names of their own; no name never repeats.
        for (n, expected, author, cmd) in [
            (1, 1, "b", Some("c")),
            (2, 0, "a", Some("c")),
            (1, 2, "a", None),
            (1, 3, "a", None),
        ] {
            assert_eq!(
                store.append(append(n, expected, author, cmd)).await,
                Ok(Appended::Stored {
                    last_seq: expected + 1
                }),
                "{name}"
            );
        }
        assert_eq!(
            store.find_command(&table, "a", "c").await,
            Ok(Some(1)),
            "{name}"
        );
        assert_eq!(
            store.find_command(&table, "b", "c").await,
            Ok(Some(2)),
            "{name}"
        );
        assert_eq!(
            store.find_command(&table, "house", "c").await,
            Ok(None),
            "{name}"
        );
        assert_eq!(
            store.find_command(&table_id(9), "a", "c").await,
            Ok(None),
            "{name}"
        );
    }
}

#[tokio::test]
async fn rows_that_contradict_each_other_are_refused() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        store.create_table(head(1), Vec::new()).await.unwrap();
        let good = append(1, 0, "a", Some("c"));
        let snapshot = |seq| {
            Some(Snapshot {
                seq,
                state: String::new(),
                hash: hash(1, seq),
            })
        };
        let events = |list: &[(u64, Option<&str>)]| -> Vec<TableEvent> {
            list.iter()
                .map(|(seq, cmd)| event(1, *seq, "a", *cmd))
                .collect()
        };
        let now = |change: fn(&mut HeadUpdate)| {
            let mut now = playing();
            change(&mut now);
            now
        };
        let bad = [
            Append {
                events: Vec::new(),
                ..good.clone()
            },
            Append {
                events: events(&[(2, None)]),
                ..good.clone()
            },
            Append {
                events: events(&[(1, None), (3, None)]),
                ..good.clone()
            },
            Append {
                events: events(&[(1, None), (1, None)]),
                ..good.clone()
            },
            Append {
                events: events(&[(1, Some("x")), (2, Some("x"))]),
                ..good.clone()
            },
            Append {
                snapshot: snapshot(2),
                ..good.clone()
            },
            Append {
                expected_last_seq: u64::MAX,
                events: events(&[(0, None)]),
                ..good.clone()
            },
            Append {
                expected_last_seq: i64::MAX as u64,
                events: events(&[(1 << 63, None)]),
                ..good.clone()
            },
            Append {
                head: now(|h| h.ended_ms = Some(1)),
                ..good.clone()
            },
            Append {
                head: now(|h| h.verdict = Some("a".to_owned())),
                ..good.clone()
            },
            Append {
                head: now(|h| h.turn_seat = Some("c".to_owned())),
                ..good.clone()
            },
            Append {
                head: now(|h| h.status = Status::Over),
                ..good.clone()
            },
            Append {
                head: HeadUpdate {
                    deadline_ms: Some(5),
                    ..over(1)
                },
                ..good.clone()
            },
        ];
        for (index, rows) in bad.into_iter().enumerate() {
            let answer = store.append(rows).await;
            assert!(
                matches!(answer, Err(StoreError::Invalid(_))),
                "{name} {index}: {answer:?}"
            );
        }
        let mut ahead = head(3);
        ahead.last_seq = 1;
        let answer = store.create_table(ahead, Vec::new()).await;
        assert!(
            matches!(answer, Err(StoreError::Invalid(_))),
            "{name}: {answer:?}"
        );
        let unknown = StoreError::NotFound {
            what: "table",
            id: table_id(8),
        };
        assert_eq!(
            store.append(append(8, 0, "a", None)).await,
            Err(unknown),
            "{name}"
        );
        assert_eq!(
            store.append(good).await,
            Ok(Appended::Stored { last_seq: 1 }),
            "{name}"
        );
    }
}

#[tokio::test]
async fn lists_are_complete_ordered_and_paged() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        // 12 open of which 3 are not listed, 5 playing of which 1 is not, 7 over in reverse order.
        for n in 1..=24 {
            let mut new = head(n);
            // Two tables share each instant, so that the order needs the id as well.
            new.created_ms = (n / 2) as i64;
            new.now = match n {
                1..=12 => HeadUpdate {
                    public: n % 4 != 0,
                    ..HeadUpdate::open()
                },
                13..=17 => HeadUpdate {
                    public: n != 17,
                    deadline_ms: (n != 13).then_some(10_000 - n as i64),
                    ..playing()
                },
                _ => over(5_000 - n as i64),
            };
            store.create_table(new, Vec::new()).await.unwrap();
        }
        let ids = |list: &[u64]| -> Vec<String> { list.iter().map(|n| table_id(*n)).collect() };
        let mut seen = Vec::new();
        let mut after = None;
        let mut pages = 0;
        loop {
            let page = store.open_tables(4, after.as_ref()).await.unwrap();
            assert!(page.tables.len() <= 4, "{name}");
            seen.extend(page.tables.into_iter().map(|h| h.id));
            pages += 1;
            // A cursor survives the trip through a client.
            after = match page.next {
                Some(next) => Some(next.to_string().parse::<Cursor>().unwrap()),
                None => break,
            };
        }
        assert_eq!(
            (seen, pages),
            (ids(&[11, 10, 9, 7, 6, 5, 3, 2, 1]), 3),
            "{name}"
        );
        let listed = |page: yonban_store::Page| -> Vec<String> {
            page.tables.into_iter().map(|h| h.id).collect()
        };
        let all = store
            .public_tables(Status::Playing, 99, None)
            .await
            .unwrap();
        assert_eq!(
            (all.next.clone(), listed(all)),
            (None, ids(&[16, 15, 14, 13])),
            "{name}"
        );
        let page = store.recent_finished(3, None).await.unwrap();
        let rest = store.recent_finished(99, page.next.as_ref()).await.unwrap();
        assert_eq!(listed(page), ids(&[18, 19, 20]), "{name}");
        assert_eq!(listed(rest), ids(&[21, 22, 23, 24]), "{name}");
        let running: BTreeSet<String> = store
            .running_tables()
            .await
            .unwrap()
            .into_iter()
            .map(|h| h.id)
            .collect();
        assert_eq!(
            running,
            ids(&[13, 14, 15, 16, 17]).into_iter().collect(),
            "{name}"
        );
        assert_eq!(store.due_tables(9_982, 99).await, Ok(Vec::new()), "{name}");
        assert_eq!(
            store.due_tables(9_985, 99).await,
            Ok(ids(&[17, 16, 15])),
            "{name}"
        );
        assert_eq!(
            store.due_tables(i64::MAX, 2).await,
            Ok(ids(&[17, 16])),
            "{name}"
        );
        let mine = store.tables_of("guest:anna", 99, None).await.unwrap();
        let wanted = ids(&[24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13]);
        assert_eq!(listed(mine), wanted, "{name}");
        let page = store.tables_of("engine:gomoku:3", 5, None).await.unwrap();
        let rest = store
            .tables_of("engine:gomoku:3", 99, page.next.as_ref())
            .await
            .unwrap();
        assert_eq!([listed(page), listed(rest)].concat(), wanted, "{name}");
        assert_eq!(
            listed(store.tables_of("guest:bea", 9, None).await.unwrap()),
            ids(&[])
        );
        // A table that ends leaves the lists of the living.
        let end = Append {
            head: over(6_000),
            ..append(14, 0, "a", None)
        };
        store.append(end).await.unwrap();
        assert_eq!(
            store.due_tables(i64::MAX, 99).await,
            Ok(ids(&[17, 16, 15])),
            "{name}"
        );
        let newest = store.recent_finished(1, None).await.unwrap();
        assert_eq!(listed(newest), ids(&[14]), "{name}");
    }
}

#[tokio::test]
async fn a_page_is_bounded_and_a_limit_of_nothing_is_one() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        let count = u64::from(MAX_PAGE) + 1;
        let all: Vec<_> = (1..=count)
            .map(|n| store.create_table(head(n), Vec::new()))
            .collect();
        futures_util::future::try_join_all(all).await.unwrap();
        let page = store.open_tables(u32::MAX, None).await.unwrap();
        assert_eq!(page.tables.len(), MAX_PAGE as usize, "{name}");
        let rest = store
            .open_tables(u32::MAX, page.next.as_ref())
            .await
            .unwrap();
        assert_eq!((rest.tables.len(), rest.next), (1, None), "{name}");
        assert_eq!(
            store.open_tables(0, None).await.unwrap().tables.len(),
            1,
            "{name}"
        );
        // More names than one statement asks for, some unknown.
        let names: Vec<String> = (1..=1_200).map(table_id).collect();
        let seqs: BTreeSet<_> = store.last_seqs(&names).await.unwrap().into_iter().collect();
        let wanted = (1..=count).map(|n| (table_id(n), 0)).collect();
        assert_eq!(seqs, wanted, "{name}");
        store.append(append(5, 0, "a", None)).await.unwrap();
        assert_eq!(
            store.last_seqs(&names[4..5]).await,
            Ok(vec![(table_id(5), 1)]),
            "{name}"
        );
        assert_eq!(store.last_seqs(&[]).await, Ok(Vec::new()), "{name}");
    }
}

#[test]
fn a_cursor_reads_what_it_prints_and_nothing_else() {
    for bad in ["", ".", "5", "5.", "x.a", "+5.a", "05.a", "5 .a"] {
        assert!(bad.parse::<Cursor>().is_err(), "{bad:?}");
    }
    let cursor = Cursor {
        at_ms: -7,
        id: "a.b".to_owned(),
    };
    assert_eq!(cursor.to_string().parse::<Cursor>(), Ok(cursor));
}

#[tokio::test]
async fn a_series_is_the_table_that_began_it_and_those_that_name_it() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        for n in 1..=4 {
            let mut row = head(n);
            row.created_ms = 10 * i64::try_from(5 - n).unwrap();
            // The fourth is the oldest and began it; the second belongs to nothing.
            row.series = matches!(n, 1 | 3).then(|| table_id(4));
            store.create_table(row, Vec::new()).await.unwrap();
        }
        let series = store.series_tables(&table_id(4)).await.unwrap();
        let ids: Vec<&str> = series.iter().map(|head| head.id.as_str()).collect();
        assert_eq!(ids, [table_id(4), table_id(3), table_id(1)], "{name}");
        assert_eq!(
            store.series_tables(&table_id(2)).await.unwrap().len(),
            1,
            "{name}"
        );
        assert_eq!(
            store.series_tables("nothing").await,
            Ok(Vec::new()),
            "{name}"
        );
    }
}

fn line(table: u64, room: &str, author: &str, cmd_id: &str, text: &str) -> NewChatLine {
    NewChatLine {
        table: table_id(table),
        room: room.to_owned(),
        at_ms: 77,
        author: author.to_owned(),
        name: author.to_uppercase(),
        seat: (room == "players").then(|| "a".to_owned()),
        cmd_id: cmd_id.to_owned(),
        text: text.to_owned(),
    }
}

#[tokio::test]
async fn each_room_has_its_own_sequence_and_a_command_speaks_once() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        store.create_table(head(1), Vec::new()).await.unwrap();
        store.create_table(head(2), Vec::new()).await.unwrap();
        let said = |seq| Ok(Said::Stored { seq });
        let say = async |line: NewChatLine| store.say(line).await;
        assert_eq!(
            say(line(1, "players", "ann", "c1", "hi")).await,
            said(1),
            "{name}"
        );
        assert_eq!(
            say(line(1, "players", "bob", "c1", "ho")).await,
            said(2),
            "{name}"
        );
        assert_eq!(
            say(line(1, "watchers", "eve", "c9", "so")).await,
            said(1),
            "{name}"
        );
        assert_eq!(
            say(line(2, "players", "ann", "c1", "he")).await,
            said(1),
            "{name}"
        );
        // A repeat finds its line, whatever it says now, in whichever room.
        for room in ["players", "watchers"] {
            assert_eq!(
                say(line(1, room, "bob", "c1", "other")).await,
                Ok(Said::Duplicate { seq: 2 }),
                "{name}"
            );
        }
        let read = async |room: &'static str, after| {
            let lines = store
                .read_chat(&table_id(1), room, after, 100)
                .await
                .unwrap();
            lines
                .into_iter()
                .map(|line| (line.seq, line.name, line.text))
                .collect::<Vec<_>>()
        };
        let (ann, bob) = (
            (1, "ANN".to_owned(), "hi".to_owned()),
            (2, "BOB".to_owned(), "ho".to_owned()),
        );
        assert_eq!(read("players", 0).await, [ann, bob.clone()], "{name}");
        assert_eq!(read("players", 1).await, [bob], "{name}");
        assert_eq!(read("nowhere", 0).await, [], "{name}");
        let newest = store
            .read_chat(&table_id(1), "players", 0, 1)
            .await
            .unwrap();
        assert_eq!(newest[0].text, "ho", "{name}");
        assert_eq!(newest[0].seat.as_deref(), Some("a"), "{name}");
        let mut last = store
            .last_chat(&[table_id(1), table_id(2), table_id(3)])
            .await
            .unwrap();
        last.sort();
        assert_eq!(
            last,
            [
                (table_id(1), "players".to_owned(), 2),
                (table_id(1), "watchers".to_owned(), 1),
                (table_id(2), "players".to_owned(), 1),
            ],
            "{name}"
        );
        assert_eq!(
            say(line(9, "players", "ann", "c2", "hi")).await,
            Err(StoreError::NotFound {
                what: "table",
                id: table_id(9)
            }),
            "{name}"
        );
        // The log knows nothing of it.
        assert_eq!(
            store.read_events(&table_id(1), 1).await,
            Ok(Vec::new()),
            "{name}"
        );
    }
}

#[tokio::test]
async fn what_somebody_said_is_erased_everywhere_and_no_number_comes_twice() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        store.create_table(head(1), Vec::new()).await.unwrap();
        store.create_table(head(2), Vec::new()).await.unwrap();
        for (table, author, cmd_id) in [
            (1, "ann", "1"),
            (1, "bob", "2"),
            (1, "ann", "3"),
            (2, "ann", "4"),
        ] {
            store
                .say(line(table, "players", author, cmd_id, "secret"))
                .await
                .unwrap();
        }
        assert_eq!(store.erase_chat("ann").await, Ok(3), "{name}");
        assert_eq!(store.erase_chat("ann").await, Ok(0), "{name}");
        let left = store
            .read_chat(&table_id(1), "players", 0, 9)
            .await
            .unwrap();
        assert_eq!(left.len(), 1, "{name}");
        assert_eq!(left[0].author, "bob", "{name}");
        assert_eq!(
            store.say(line(1, "players", "ann", "3", "again")).await,
            Ok(Said::Stored { seq: 4 }),
            "{name}"
        );
    }
}

#[tokio::test]
async fn a_room_forgets_its_oldest_lines() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        store.create_table(head(1), Vec::new()).await.unwrap();
        for n in 0..MAX_CHAT_LINES + 3 {
            store
                .say(line(1, "watchers", "eve", &n.to_string(), "x"))
                .await
                .unwrap();
        }
        let kept = store
            .read_chat(&table_id(1), "watchers", 0, 9_999)
            .await
            .unwrap();
        assert_eq!(kept.len() as u64, MAX_CHAT_LINES, "{name}");
        assert_eq!(kept[0].seq, 4, "{name}");
    }
}

#[tokio::test]
async fn guests_and_sign_ins_come_and_go() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        let guest = Guest {
            id: "g1".to_owned(),
            name: "Änna 碁".to_owned(),
            created_ms: 5,
        };
        let sign_in = SignIn {
            token_hash: hash(1, 1),
            guest: guest.id.clone(),
            created_ms: 6,
            last_seen_ms: 6,
            expires_ms: 100,
        };
        let unknown = StoreError::NotFound {
            what: "guest",
            id: "g1".to_owned(),
        };
        assert_eq!(
            store.create_sign_in(sign_in.clone()).await,
            Err(unknown),
            "{name}"
        );
        store.create_guest(guest.clone()).await.unwrap();
        let renamed = Guest {
            name: "Bea".to_owned(),
            ..guest.clone()
        };
        store.create_guest(renamed).await.unwrap();
        assert_eq!(
            store.read_guest("g1").await,
            Ok(Some(guest.clone())),
            "{name}"
        );
        assert_eq!(store.read_guest("g2").await, Ok(None), "{name}");
        store.create_sign_in(sign_in.clone()).await.unwrap();
        store
            .create_sign_in(SignIn {
                expires_ms: 9_999,
                ..sign_in.clone()
            })
            .await
            .unwrap();
        let found = store.read_sign_in(&hash(1, 1), 99).await;
        assert_eq!(found, Ok(Some((sign_in.clone(), guest.clone()))), "{name}");
        assert_eq!(
            store.read_sign_in(&hash(1, 1), 100).await,
            Ok(None),
            "{name}"
        );
        assert_eq!(store.read_sign_in(&hash(1, 2), 0).await, Ok(None), "{name}");
        store.touch_sign_in(hash(1, 1), 90, 200).await.unwrap();
        store.touch_sign_in(hash(7, 7), 90, 200).await.unwrap();
        let touched = SignIn {
            last_seen_ms: 90,
            expires_ms: 200,
            ..sign_in.clone()
        };
        let found = store.read_sign_in(&hash(1, 1), 199).await;
        assert_eq!(found, Ok(Some((touched.clone(), guest.clone()))), "{name}");
        for n in 2..=4 {
            let expires_ms = 100 * n as i64;
            let more = SignIn {
                token_hash: hash(1, n),
                expires_ms,
                ..sign_in.clone()
            };
            store.create_sign_in(more).await.unwrap();
        }
        assert_eq!(store.delete_expired_sign_ins(300).await, Ok(3), "{name}");
        assert_eq!(store.read_sign_in(&hash(1, 1), 0).await, Ok(None), "{name}");
        assert!(
            store.read_sign_in(&hash(1, 4), 0).await.unwrap().is_some(),
            "{name}"
        );
        for _ in 0..2 {
            store.delete_sign_in(hash(1, 4)).await.unwrap();
            assert_eq!(store.read_sign_in(&hash(1, 4), 0).await, Ok(None), "{name}");
        }
    }
}

#[tokio::test]
async fn a_house_has_one_key() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        assert_eq!(store.house_key([1; 32], 5).await, Ok([1; 32]), "{name}");
        assert_eq!(store.house_key([2; 32], 6).await, Ok([1; 32]), "{name}");
    }
}

#[tokio::test]
async fn what_is_drawn_is_stored_with_its_event_and_listed_once_the_table_is_over() {
    let roll = |index: u32, outcome: &str| Roll {
        index,
        outcome: outcome.to_owned(),
        at_ms: i64::from(index) * 10,
    };
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        for n in [1, 2, 3] {
            let mut head = head(n);
            head.kind = if n == 3 { "other" } else { "dice" }.to_owned();
            head.now.public = n == 1;
            store.create_table(head, Vec::new()).await.unwrap();
        }
        let drawing = |n: u64, expected, command: &str, rolls: Vec<Roll>| {
            let mut rows = append(n, expected, "a", Some(command));
            rows.head.public = n == 1;
            rows.rolls = rolls;
            rows
        };
        let stored = |last_seq| Ok(Appended::Stored { last_seq });
        let first = drawing(1, 0, "c1", vec![roll(0, "x"), roll(1, "y")]);
        assert_eq!(store.append(first.clone()).await, stored(1), "{name}");
        // Neither a repeat nor a writer that comes late draws anything.
        let repeat = Ok(Appended::Duplicate { seq: 1 });
        assert_eq!(store.append(first).await, repeat, "{name}");
        let late = drawing(1, 0, "c2", vec![roll(2, "z")]);
        let conflict = Ok(Appended::Conflict { last_seq: 1 });
        assert_eq!(store.append(late).await, conflict, "{name}");
        // An index that was drawn before is what it was; what follows it is stored.
        let again = drawing(1, 1, "c3", vec![roll(1, "q"), roll(2, "w")]);
        assert_eq!(store.append(again).await, stored(2), "{name}");
        for n in [2, 3] {
            let rows = drawing(n, 0, "c", vec![roll(0, "v")]);
            assert_eq!(store.append(rows).await, stored(1), "{name}");
        }
        // Nothing is listed of tables in play.
        assert_eq!(store.count_rolls("dice").await, Ok(0), "{name}");
        assert_eq!(store.rolls("dice", 9, None).await, Ok(Vec::new()), "{name}");
        for (n, expected) in [(1, 2), (2, 1), (3, 1)] {
            let mut rows = append(n, expected, "a", None);
            rows.head = over(50);
            rows.head.public = n == 1;
            assert_eq!(store.append(rows).await, stored(expected + 1), "{name}");
        }
        assert_eq!(store.count_rolls("dice").await, Ok(4), "{name}");
        assert_eq!(store.count_rolls("none").await, Ok(0), "{name}");
        let all = store.rolls("dice", 9, None).await.unwrap();
        let told: Vec<(String, bool, Roll)> = all
            .iter()
            .map(|one| (one.table.clone(), one.public, one.roll.clone()))
            .collect();
        let expected = [
            (table_id(2), false, roll(0, "v")),
            (table_id(1), true, roll(2, "w")),
            (table_id(1), true, roll(1, "y")),
            (table_id(1), true, roll(0, "x")),
        ];
        assert_eq!(told, expected, "{name}");
        let page = store.rolls("dice", 2, Some(all[0].n)).await.unwrap();
        assert_eq!(page, all[1..3], "{name}");
    }
}

#[tokio::test]
async fn the_last_heartbeat_of_each_node_is_kept() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        assert_eq!(store.heartbeats().await, Ok(Vec::new()), "{name}");
        let beat = |node: &str, at, version: &str| Heartbeat {
            node: node.to_owned(),
            last_seen_ms: at,
            version: version.to_owned(),
        };
        for (node, at, version) in [("n1", 1, "0.1"), ("n2", 2, "0.1"), ("n1", 3, "0.2")] {
            store.beat(beat(node, at, version)).await.unwrap();
        }
        let mut beats = store.heartbeats().await.unwrap();
        beats.sort_by(|x, y| x.node.cmp(&y.node));
        assert_eq!(
            beats,
            [beat("n1", 3, "0.2"), beat("n2", 2, "0.1")],
            "{name}"
        );
    }
}

#[tokio::test]
async fn a_closed_store_answers_nothing_more() {
    let (_folder, stores) = both().await;
    for (name, store) in stores {
        store.create_table(head(1), Vec::new()).await.unwrap();
        store.close().await.unwrap();
        let refused = |error| matches!(error, Some(StoreError::Unavailable(_)));
        assert!(
            refused(store.append(append(1, 0, "a", None)).await.err()),
            "{name}"
        );
        assert!(refused(store.read_head(&table_id(1)).await.err()), "{name}");
    }
}

/// Each writer carries out its commands like the server does: read, append, and on a conflict
/// decide again. Some commands are sent twice at once.
async fn race(store: Arc<dyn Store>, writers: u64, commands: u64, repeats: bool) {
    store.create_table(head(1), Vec::new()).await.unwrap();
    let mut tasks = Vec::new();
    for writer in 0..writers {
        for _ in 0..if repeats { 2 } else { 1 } {
            let store = Arc::clone(&store);
            tasks.push(tokio::spawn(async move {
                let mut answers = Vec::new();
                // A stale first guess: conflicts are certain.
                let mut known = 0;
                for command in 0..commands {
                    let id = format!("{writer}-{command}");
                    answers.push(loop {
                        match store
                            .append(append(1, known, "a", Some(&id)))
                            .await
                            .unwrap()
                        {
                            Appended::Stored { last_seq } => {
                                known = last_seq;
                                break (id, last_seq);
                            }
                            Appended::Duplicate { seq } => break (id, seq),
                            Appended::Conflict { last_seq } => {
                                assert_ne!(last_seq, known, "a conflict without a cause");
                                known = last_seq;
                            }
                        }
                    });
                }
                answers
            }));
        }
    }
    let mut answers = BTreeSet::new();
    for task in tasks {
        answers.extend(task.await.unwrap());
    }
    // Total order without a gap, every command once, and every answer names its event.
    let log = store.read_events(&table_id(1), 1).await.unwrap();
    assert_eq!(log.len() as u64, writers * commands);
    assert!(log.iter().zip(1..).all(|(event, seq)| event.seq == seq));
    let stored: BTreeSet<_> = log
        .iter()
        .map(|e| (e.cmd_id.clone().unwrap(), e.seq))
        .collect();
    assert_eq!(answers, stored);
    // Each writer's own commands stand in its own order.
    for writer in 0..writers {
        let own: Vec<u64> = (0..commands)
            .map(|c| {
                log.iter()
                    .find(|e| e.cmd_id == Some(format!("{writer}-{c}")))
                    .unwrap()
                    .seq
            })
            .collect();
        assert!(own.is_sorted());
    }
    let now = store.read_head(&table_id(1)).await.unwrap().unwrap();
    assert_eq!(
        (now.last_seq, now.last_hash),
        (writers * commands, log.last().unwrap().hash)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn any_number_of_writers_make_one_history(
        writers in 1_u64..8,
        commands in 1_u64..8,
        repeats: bool,
    ) {
        Runtime::new().unwrap().block_on(async {
            let folder = tempfile::tempdir().unwrap();
            let sqlite = SqliteStore::open(folder.path().join("race.db")).await.unwrap();
            race(Arc::new(sqlite), writers, commands, repeats).await;
            race(Arc::new(MemoryStore::new()), writers, commands, repeats).await;
        });
    }
}
