//! A process that is killed at any instant keeps every event that it answered for.
//!
//! This test binary starts itself as the victim. `YONBAN_SOAK=1` makes it a thousand kills.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::join_all;

use crate::support::{append, event, hash, head, playing, table_id};
use yonban_store::{Append, Appended, Snapshot, SqliteStore, Store};

const VICTIM: &str = "YONBAN_STORE_VICTIM";
const TABLES: u64 = 8;

/// The victim's part: appends for ever and says what it was answered.
#[test]
#[ignore = "the child process of the other test"]
fn victim() {
    let Ok(path) = std::env::var(VICTIM) else {
        return;
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async move {
        let store = Arc::new(SqliteStore::open(path).await.unwrap());
        let tables = (1..=TABLES).map(|n| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                store.create_table(head(n), Vec::new()).await.unwrap();
                let mut last = store
                    .read_head(&table_id(n))
                    .await
                    .unwrap()
                    .unwrap()
                    .last_seq;
                loop {
                    let count = 1 + (last + n) % 3;
                    let end = last + count;
                    let rows = Append {
                        events: (last + 1..=end)
                            .map(|seq| event(n, seq, "a", None))
                            .collect(),
                        head: playing(),
                        snapshot: Some(Snapshot {
                            seq: end,
                            state: "s".repeat(500),
                            hash: hash(n, end),
                        }),
                        ..append(n, last, "a", None)
                    };
                    let answer = store.append(rows).await.unwrap();
                    assert_eq!(answer, Appended::Stored { last_seq: end });
                    last = end;
                    // One write for one line, so that a line is whole or cut by the kill.
                    let line = format!("acked {n} {end}\n");
                    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
                }
            })
        });
        join_all(tables).await;
    });
}

#[test]
fn whoever_is_killed_keeps_what_was_answered() {
    let kills = if std::env::var("YONBAN_SOAK").is_ok_and(|v| v == "1") {
        1_000
    } else {
        20
    };
    let folder = tempfile::tempdir().unwrap();
    let mut path = folder.path().join("0.db");
    let mut acked: BTreeMap<u64, u64> = BTreeMap::new();
    let mut answered = 0_u64;
    let mut rounds_with_answers = 0;
    // Not a seed worth keeping: the scheduler decides more than it does.
    let mut state = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .subsec_nanos();
    for round in 0..kills {
        if round % 50 == 0 {
            // A fresh file, so that opening stays quick and the first second of a file is met too.
            path = folder.path().join(format!("{round}.db"));
            acked.clear();
        }
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kill::victim", "--ignored", "--nocapture"])
            .env(VICTIM, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let output = child.stdout.take().unwrap();
        let reader = std::thread::spawn(move || {
            let mut lines = Vec::new();
            let mut output = BufReader::new(output);
            let mut line = String::new();
            while output.read_line(&mut line).is_ok_and(|read| read > 0) {
                if line.ends_with('\n') && line.starts_with("acked ") {
                    lines.push(line.clone());
                }
                line.clear();
            }
            lines
        });
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        std::thread::sleep(Duration::from_millis(u64::from(20 + (state >> 16) % 230)));
        // SIGKILL on Unix.
        child.kill().unwrap();
        let status = child.wait().unwrap();
        assert!(
            !status.success() && status.code().is_none(),
            "not killed but ended: {status}"
        );
        let lines = reader.join().unwrap();
        rounds_with_answers += usize::from(!lines.is_empty());
        for line in lines {
            let mut words = line
                .split_whitespace()
                .skip(1)
                .map(|w| w.parse::<u64>().unwrap());
            let (table, seq) = (words.next().unwrap(), words.next().unwrap());
            let last = acked.entry(table).or_default();
            assert!(seq > *last, "answers of one table go up");
            *last = seq;
            answered += 1;
        }
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            // Opening checks pages, references and that each log is gapless up to its head.
            let store = SqliteStore::open(&path).await.unwrap();
            for n in 1..=TABLES {
                let Some(now) = store.read_head(&table_id(n)).await.unwrap() else {
                    assert!(!acked.contains_key(&n), "round {round}: table {n} is gone");
                    continue;
                };
                let wanted = acked.get(&n).copied().unwrap_or(0);
                assert!(now.last_seq >= wanted, "round {round}: {n} lost {wanted}");
                let log = store.read_events(&table_id(n), 1).await.unwrap();
                let expected: Vec<_> = (1..=now.last_seq)
                    .map(|seq| event(n, seq, "a", None))
                    .collect();
                assert!(
                    log == expected,
                    "round {round}: table {n} reads differently"
                );
                // Whole or not at all: the snapshot of the last append is there with its events.
                let snapshot = store.latest_snapshot(&table_id(n)).await.unwrap();
                assert_eq!(snapshot.map_or(0, |s| s.seq), now.last_seq, "round {round}");
            }
            store.close().await.unwrap();
        });
    }
    eprintln!("{kills} kills, {answered} answers in {rounds_with_answers} rounds, none lost");
    assert!(
        rounds_with_answers * 4 >= kills,
        "the victims were killed before they did anything"
    );
}
