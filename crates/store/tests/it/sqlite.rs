//! What only the store in a file must do: groups, reopening, damage, a full disk, backups.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::{append, event, head, table_id};
use futures_util::future::join_all;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row};
use yonban_store::{
    Append, Appended, Guest, SignIn, SqliteOptions, SqliteStore, Store, StoreError,
};

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path))
        .await
        .unwrap()
}

#[tokio::test]
async fn commands_that_are_queued_together_share_commits() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("g.db")).await.unwrap();
    join_all((1..=100).map(|n| store.create_table(head(n), Vec::new()))).await;
    let before = store.counts();
    let answers = join_all((1..=100).map(|n| store.append(append(n, 0, "a", None)))).await;
    assert!(
        answers
            .iter()
            .all(|a| *a == Ok(Appended::Stored { last_seq: 1 }))
    );
    let after = store.counts();
    assert_eq!(after.commands - before.commands, 100);
    let commits = after.commits - before.commits;
    assert!(
        (1..=10).contains(&commits),
        "{commits} commits for 100 commands"
    );
    assert!(
        after.largest_group >= 10 && after.largest_group <= 128,
        "{after:?}"
    );
    assert_eq!(after.failed_groups, 0);
    // One after the other, each has its own, and waits for nobody.
    let before = store.counts();
    for n in 1..=5 {
        store.append(append(n, 1, "a", None)).await.unwrap();
    }
    assert_eq!(store.counts().commits - before.commits, 5);
}

#[tokio::test]
async fn a_failing_command_does_not_spoil_its_group() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("g.db");
    let store = SqliteStore::open(&path).await.unwrap();
    for n in 1..=20 {
        store.create_table(head(n), Vec::new()).await.unwrap();
    }
    let before = store.counts();
    // A row that should not be there makes an append fail between its own rows; an unknown guest
    // fails on a reference; an unknown table and a conflict fail without an error of the database.
    let mut other = raw(&path).await;
    sqlx::query("INSERT INTO table_event VALUES ($1, 2, 0, 'a', NULL, 'k', 'b', zeroblob(32))")
        .bind(table_id(3))
        .execute(&mut other)
        .await
        .unwrap();
    let blocked = Append {
        events: vec![event(3, 1, "a", None), event(3, 2, "a", None)],
        ..append(3, 0, "a", None)
    };
    let sign_in = SignIn {
        token_hash: [1; 32],
        guest: "nobody".to_owned(),
        created_ms: 0,
        last_seen_ms: 0,
        expires_ms: 1,
    };
    let good = join_all((4..=20).map(|n| store.append(append(n, 0, "a", None))));
    let bad = join_all([
        store.append(blocked),
        store.append(append(99, 0, "a", None)),
        store.append(append(1, 5, "a", None)),
    ]);
    let (bad, reference, good) =
        futures_util::future::join3(bad, store.create_sign_in(sign_in), good).await;
    assert!(
        matches!(bad[0], Err(StoreError::Invalid(_))),
        "{:?}",
        bad[0]
    );
    assert_eq!(
        bad[1],
        Err(StoreError::NotFound {
            what: "table",
            id: table_id(99)
        })
    );
    assert_eq!(bad[2], Ok(Appended::Conflict { last_seq: 0 }));
    assert_eq!(
        reference,
        Err(StoreError::NotFound {
            what: "guest",
            id: "nobody".to_owned()
        })
    );
    assert!(
        good.iter()
            .all(|a| *a == Ok(Appended::Stored { last_seq: 1 })),
        "{good:?}"
    );
    let after = store.counts();
    assert!(
        after.commits - before.commits <= 3,
        "they did not share a commit: {after:?}"
    );
    assert_eq!(after.failed_groups, 0);
    // The part of the failed command that came before its failure is gone.
    let left = store.read_events(&table_id(3), 1).await.unwrap();
    assert_eq!(left.iter().map(|e| e.seq).collect::<Vec<_>>(), [2]);
    assert_eq!(
        store
            .read_head(&table_id(3))
            .await
            .unwrap()
            .unwrap()
            .last_seq,
        0
    );
}

#[tokio::test]
async fn everything_answered_is_there_after_a_drop_and_after_a_close() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("r.db");
    for round in 0..4_u64 {
        let store = SqliteStore::open(&path).await.unwrap();
        if round == 0 {
            store.create_table(head(1), Vec::new()).await.unwrap();
            let guest = Guest {
                id: "g".to_owned(),
                name: "G".to_owned(),
                created_ms: 1,
            };
            store.create_guest(guest).await.unwrap();
        }
        let answer = store
            .append(append(1, round, "a", Some(&round.to_string())))
            .await;
        assert_eq!(
            answer,
            Ok(Appended::Stored {
                last_seq: round + 1
            })
        );
        if round % 2 == 1 {
            store.close().await.unwrap();
            let log = path.with_extension("db-wal");
            assert!(!log.exists(), "a closed store leaves one file");
        }
    }
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.read_events(&table_id(1), 1).await.unwrap().len(), 4);
    assert_eq!(
        store.find_command(&table_id(1), "a", "2").await,
        Ok(Some(3))
    );
    assert!(store.read_guest("g").await.unwrap().is_some());
}

#[tokio::test]
async fn a_write_whose_caller_has_gone_is_carried_out() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path().join("r.db")).await.unwrap());
    store.create_table(head(1), Vec::new()).await.unwrap();
    {
        let mut write = store.append(append(1, 0, "a", Some("c")));
        // One poll queues it.
        assert!(futures_util::poll!(&mut write).is_pending());
    }
    let answer = store.append(append(1, 0, "a", Some("c"))).await;
    assert_eq!(answer, Ok(Appended::Duplicate { seq: 1 }));
}

#[tokio::test]
async fn two_stores_on_one_file_still_make_one_history() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two.db");
    let one = SqliteStore::open(&path).await.unwrap();
    let two = SqliteStore::open(&path).await.unwrap();
    one.create_table(head(1), Vec::new()).await.unwrap();
    for seq in 0..10 {
        let (x, y) = futures_util::future::join(
            one.append(append(1, seq, "a", None)),
            two.append(append(1, seq, "b", None)),
        )
        .await;
        let mut both = [x.unwrap(), y.unwrap()];
        both.sort_by_key(|answer| matches!(answer, Appended::Conflict { .. }));
        let last_seq = seq + 1;
        assert_eq!(
            both,
            [
                Appended::Stored { last_seq },
                Appended::Conflict { last_seq }
            ]
        );
    }
}

#[tokio::test]
async fn another_process_that_holds_the_lock_is_waited_for_and_then_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("busy.db");
    let options = SqliteOptions {
        busy_timeout: Duration::from_millis(50),
        ..Default::default()
    };
    let store = SqliteStore::open_with(&path, &options).await.unwrap();
    store.create_table(head(1), Vec::new()).await.unwrap();
    let mut other = raw(&path).await;
    sqlx::raw_sql("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    let error = store.append(append(1, 0, "a", None)).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
    assert!(
        store.read_head(&table_id(1)).await.unwrap().is_some(),
        "reading goes on"
    );
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    let answer = store.append(append(1, 0, "a", None)).await;
    assert_eq!(answer, Ok(Appended::Stored { last_seq: 1 }));
    assert_eq!(store.counts().failed_groups, 1);
}

#[tokio::test]
async fn a_full_store_says_so_loses_nothing_and_still_reads() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("full.db");
    let options = SqliteOptions {
        max_pages: Some(200),
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&path, &options).await.unwrap();
    store.create_table(head(1), Vec::new()).await.unwrap();
    let mut stored = 0;
    let error = loop {
        let mut rows = append(1, stored, "a", None);
        rows.events[0].body = "x".repeat(20_000);
        match store.append(rows).await {
            Ok(Appended::Stored { last_seq }) => stored = last_seq,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
        assert!(stored < 1_000, "the limit was not kept");
    };
    assert_eq!(error, StoreError::Full);
    assert!(!error.outcome_unknown());
    assert!(stored > 5, "only {stored} events fitted");
    assert_eq!(
        store.read_events(&table_id(1), 1).await.unwrap().len() as u64,
        stored
    );
    store.close().await.unwrap();
    // With room again, it goes on where it was.
    let store = SqliteStore::open(&path).await.unwrap();
    let answer = store.append(append(1, stored, "a", None)).await;
    assert_eq!(
        answer,
        Ok(Appended::Stored {
            last_seq: stored + 1
        })
    );
}

#[tokio::test]
async fn damage_is_found_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("d.db");
    let store = SqliteStore::open(&path).await.unwrap();
    store.create_table(head(1), Vec::new()).await.unwrap();
    for seq in 0..3 {
        store.append(append(1, seq, "a", None)).await.unwrap();
    }
    store.close().await.unwrap();
    let damage: [&'static str; 4] = [
        "DELETE FROM table_event WHERE seq = 2",
        "DELETE FROM table_event WHERE seq = 3",
        "UPDATE table_head SET last_seq = 2",
        "PRAGMA foreign_keys = OFF; DELETE FROM table_head",
    ];
    for sql in damage {
        let copy = folder.path().join("copy.db");
        std::fs::copy(&path, &copy).unwrap();
        let mut conn = raw(&copy).await;
        sqlx::raw_sql(sql).execute(&mut conn).await.unwrap();
        conn.close().await.unwrap();
        let error = SqliteStore::open(&copy).await.unwrap_err();
        assert!(matches!(error, StoreError::Corrupt(_)), "{sql}: {error:?}");
    }
    // Pages overwritten.
    let mut bytes = std::fs::read(&path).unwrap();
    let len = bytes.len();
    for byte in &mut bytes[len / 2..] {
        *byte ^= 0x55;
    }
    let torn = folder.path().join("torn.db");
    std::fs::write(&torn, bytes).unwrap();
    assert!(matches!(
        SqliteStore::open(&torn).await,
        Err(StoreError::Corrupt(_))
    ));
    // Not a database at all.
    let text = folder.path().join("text.db");
    std::fs::write(&text, "hello ".repeat(1_000)).unwrap();
    assert!(matches!(
        SqliteStore::open(&text).await,
        Err(StoreError::Corrupt(_))
    ));
    // No place for one.
    let nowhere = folder.path().join("no/such/folder/x.db");
    assert!(matches!(
        SqliteStore::open(&nowhere).await,
        Err(StoreError::Unavailable(_))
    ));
    SqliteStore::open(&path).await.unwrap();
}

#[tokio::test]
async fn a_backup_taken_during_play_opens_as_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path().join("b.db")).await.unwrap());
    store.create_table(head(1), Vec::new()).await.unwrap();
    for seq in 0..50 {
        store.append(append(1, seq, "a", None)).await.unwrap();
    }
    let target = folder.path().join("backup.db");
    // Rubbish of an earlier attempt is no obstacle.
    std::fs::write(folder.path().join("backup.db.partial"), "half").unwrap();
    let play = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            for seq in 50..150 {
                store.append(append(1, seq, "a", None)).await.unwrap();
            }
        }
    });
    store.backup_to(&target).await.unwrap();
    play.await.unwrap();
    assert!(!folder.path().join("backup.db.partial").exists());
    assert_eq!(
        store.backup_to(&target).await,
        Err(StoreError::Invalid("the target of a backup exists already"))
    );
    let copy = SqliteStore::open(&target).await.unwrap();
    let there = copy.read_events(&table_id(1), 1).await.unwrap();
    assert!(there.len() >= 50, "{}", there.len());
    let original = store.read_events(&table_id(1), 1).await.unwrap();
    assert_eq!(there[..], original[..there.len()]);
    let last = there.len() as u64;
    let answer = copy.append(append(1, last, "b", None)).await;
    assert_eq!(answer, Ok(Appended::Stored { last_seq: last + 1 }));
}

#[tokio::test]
async fn the_file_is_set_up_for_durability_and_its_lists_use_indexes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("p.db");
    let store = SqliteStore::open(&path).await.unwrap();
    store.create_table(head(1), Vec::new()).await.unwrap();
    let mut conn = raw(&path).await;
    let mode: String = sqlx::query("PRAGMA journal_mode")
        .fetch_one(&mut conn)
        .await
        .unwrap()
        .get(0);
    assert_eq!(mode, "wal");
    let loose: i64 = sqlx::query(
        "SELECT COUNT(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' \
         AND strict = 0 AND name NOT LIKE 'sqlite_%'",
    )
    .fetch_one(&mut conn)
    .await
    .unwrap()
    .get(0);
    assert_eq!(loose, 0, "every table is STRICT");
    let plans: [(&'static str, &str); 4] = [
        (
            "EXPLAIN QUERY PLAN SELECT id FROM table_head WHERE deadline_ms <= $1 \
             ORDER BY deadline_ms, id LIMIT $2",
            "table_head_deadline",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT agreement FROM table_head WHERE status = $1 \
             AND ended_ms IS NULL AND public = 1 AND (created_ms, id) < ($2, $3) \
             ORDER BY created_ms DESC, id DESC LIMIT $4",
            "table_head_live",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT agreement FROM table_head WHERE ended_ms IS NOT NULL \
             AND public = 1 AND (ended_ms, id) < ($1, $2) \
             ORDER BY ended_ms DESC, id DESC LIMIT $3",
            "table_head_finished",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT agreement FROM table_head WHERE \
             (seat_a = $1 OR seat_b = $1) AND (created_ms, id) < ($2, $3) \
             ORDER BY created_ms DESC, id DESC LIMIT $4",
            "table_head_seat_b",
        ),
    ];
    for (sql, index) in plans {
        let rows = sqlx::query(sql).fetch_all(&mut conn).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        assert!(
            plan.iter().any(|step| step.contains(index)),
            "{sql}: {plan:?}"
        );
    }
}

/// Run with `cargo test -p yonban-store --release --test it -- --ignored --nocapture figures`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures; prints figures"]
async fn figures() {
    let folder = tempfile::tempdir().unwrap();
    for writers in [1_u64, 10, 100, 500] {
        let path = folder.path().join(format!("{writers}.db"));
        let store = Arc::new(SqliteStore::open(&path).await.unwrap());
        join_all((0..writers).map(|n| store.create_table(head(n), Vec::new()))).await;
        let before = store.counts();
        let start = Instant::now();
        let tasks = (0..writers).map(|n| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut seq = 0;
                while start.elapsed() < Duration::from_secs(3) {
                    let id = format!("{n:016x}{seq:016x}");
                    store.append(append(n, seq, "a", Some(&id))).await.unwrap();
                    seq += 1;
                }
                seq
            })
        });
        let events: u64 = join_all(tasks).await.into_iter().map(Result::unwrap).sum();
        let seconds = start.elapsed().as_secs_f64();
        let counts = store.counts();
        let commits = counts.commits - before.commits;
        eprintln!(
            "{writers} writers: {:.0} events/s, {:.0} commits/s, {:.1} events a commit",
            events as f64 / seconds,
            commits as f64 / seconds,
            events as f64 / commits as f64,
        );
    }
}
