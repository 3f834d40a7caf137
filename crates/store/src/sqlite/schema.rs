//! The tables of the database and how an older database becomes a newer one. Forward only.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};

use super::trouble::store_error;
use crate::error::StoreError;

/// Every migration, oldest first. A released one is never edited; a later one only adds.
const MIGRATIONS: &[(i64, &str)] = &[
    (1, include_str!("../../migrations/0001_first.sql")),
    (2, include_str!("../../migrations/0002_chat_and_series.sql")),
    (3, include_str!("../../migrations/0003_dice.sql")),
];

/// Brings the database to the newest schema, each step in one transaction.
pub(super) async fn migrate(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    migrate_with(conn, MIGRATIONS).await
}

async fn migrate_with(
    conn: &mut SqliteConnection,
    migrations: &[(i64, &'static str)],
) -> Result<(), StoreError> {
    let known = migrations.last().map_or(0, |(version, _)| *version);
    let mut tx = conn
        .begin_with("BEGIN IMMEDIATE")
        .await
        .map_err(|e| store_error(&e))?;
    sqlx::raw_sql(
        "CREATE TABLE IF NOT EXISTS migration (version INTEGER NOT NULL PRIMARY KEY) STRICT",
    )
    .execute(&mut *tx)
    .await
    .map_err(|e| store_error(&e))?;
    let found: i64 = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM migration")
        .fetch_one(&mut *tx)
        .await
        .and_then(|row| row.try_get(0))
        .map_err(|e| store_error(&e))?;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for (version, script) in migrations.iter().filter(|(version, _)| *version > found) {
        sqlx::raw_sql(*script)
            .execute(&mut *tx)
            .await
            .map_err(|e| store_error(&e))?;
        sqlx::query("INSERT INTO migration (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *tx)
            .await
            .map_err(|e| store_error(&e))?;
        tracing::info!(version, "store migrated");
    }
    tx.commit().await.map_err(|e| store_error(&e))
}

/// Refuses a database that contradicts itself: its pages, its references, or a head that does not
/// stand at the end of its gapless log.
pub(super) async fn check(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let findings = sqlx::query("PRAGMA integrity_check(8)")
        .fetch_all(&mut *conn)
        .await
        .map_err(|e| store_error(&e))?;
    let texts: Vec<String> = findings
        .iter()
        .filter_map(|row| row.try_get(0).ok())
        .collect();
    if texts != ["ok"] {
        return Err(StoreError::Corrupt(texts.join("; ")));
    }
    let dangling = sqlx::query("PRAGMA foreign_key_check")
        .fetch_all(&mut *conn)
        .await
        .map_err(|e| store_error(&e))?;
    if !dangling.is_empty() {
        return Err(StoreError::Corrupt(format!(
            "{} rows refer to nothing",
            dangling.len()
        )));
    }
    let broken = sqlx::query(
        "SELECT h.id FROM table_head h LEFT JOIN \
         (SELECT table_id, COUNT(*) AS events, MAX(seq) AS last FROM table_event \
          GROUP BY table_id) e ON e.table_id = h.id \
         WHERE h.last_seq <> COALESCE(e.events, 0) OR h.last_seq <> COALESCE(e.last, 0) LIMIT 1",
    )
    .fetch_optional(&mut *conn)
    .await
    .map_err(|e| store_error(&e))?;
    match broken {
        None => Ok(()),
        Some(row) => {
            let id: String = row.try_get(0).map_err(|e| store_error(&e))?;
            Err(StoreError::Corrupt(format!(
                "the log of table {id} does not match its head"
            )))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_ascend_without_a_gap() {
        for (index, (version, _)) in MIGRATIONS.iter().enumerate() {
            assert_eq!(*version, index as i64 + 1);
        }
    }

    #[tokio::test]
    async fn a_database_of_the_first_version_becomes_one_of_today() {
        let mut conn = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        migrate_with(&mut conn, &MIGRATIONS[..1]).await.unwrap();
        sqlx::raw_sql(
            "INSERT INTO table_head (id, kind, preset, agreement, agreement_hash, created_ms, \
             last_seq, last_hash, status, public) \
             VALUES ('t', 'gomoku', 'free-1', '', zeroblob(32), 1, 0, zeroblob(32), 'open', 1)",
        )
        .execute(&mut conn)
        .await
        .unwrap();
        migrate(&mut conn).await.unwrap();
        sqlx::raw_sql(
            "INSERT INTO chat_line (table_id, room, seq, at_ms, author, name, cmd_id, text) \
             VALUES ('t', 'players', 1, 5, 'ann', 'Ann', 'c', 'hi')",
        )
        .execute(&mut conn)
        .await
        .unwrap();
        check(&mut conn).await.unwrap();
    }

    #[tokio::test]
    async fn migrations_run_once_in_order_and_a_newer_schema_is_refused() {
        let mut conn = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let first: &[(i64, &'static str)] = &[(1, "CREATE TABLE t (x INTEGER) STRICT")];
        let both: &[(i64, &'static str)] = &[
            (1, "CREATE TABLE t (x INTEGER) STRICT"),
            (
                2,
                "ALTER TABLE t ADD COLUMN y TEXT; INSERT INTO t VALUES (1, 'a')",
            ),
        ];
        migrate_with(&mut conn, first).await.unwrap();
        migrate_with(&mut conn, both).await.unwrap();
        migrate_with(&mut conn, both).await.unwrap();
        let rows = sqlx::query("SELECT x, y FROM t")
            .fetch_all(&mut conn)
            .await
            .unwrap();
        assert_eq!(rows.len(), 1);
        assert_eq!(
            migrate_with(&mut conn, first).await,
            Err(StoreError::TooNew { found: 2, known: 1 })
        );
        // A step that fails leaves the version where it was.
        let broken: &[(i64, &'static str)] =
            &[both[0], both[1], (3, "CREATE TABLE u (x INTEGER); NOT SQL")];
        assert!(migrate_with(&mut conn, broken).await.is_err());
        migrate_with(&mut conn, both).await.unwrap();
        assert!(
            sqlx::query("SELECT x FROM u")
                .fetch_all(&mut conn)
                .await
                .is_err()
        );
    }
}
