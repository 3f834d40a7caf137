-- Guests, sign-ins, tables with their logs and snapshots, proofs of life.
-- Times are milliseconds since 1970-01-01 UTC; hashes are 32 bytes; flags are 0 or 1.

CREATE TABLE guest (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE sign_in (
    token_hash   BLOB    NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    guest        TEXT    NOT NULL REFERENCES guest (id),
    created_ms   INTEGER NOT NULL,
    last_seen_ms INTEGER NOT NULL,
    expires_ms   INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_in_guest ON sign_in (guest);
CREATE INDEX sign_in_expires ON sign_in (expires_ms);

CREATE TABLE table_head (
    id             TEXT    NOT NULL PRIMARY KEY,
    series         TEXT,
    kind           TEXT    NOT NULL,
    preset         TEXT    NOT NULL,
    agreement      TEXT    NOT NULL,
    agreement_hash BLOB    NOT NULL CHECK (length(agreement_hash) = 32),
    created_ms     INTEGER NOT NULL,
    last_seq       INTEGER NOT NULL CHECK (last_seq >= 0),
    last_hash      BLOB    NOT NULL CHECK (length(last_hash) = 32),
    status         TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    public         INTEGER NOT NULL CHECK (public IN (0, 1)),
    seat_a         TEXT,
    seat_b         TEXT,
    name_a         TEXT,
    name_b         TEXT,
    turn_seat      TEXT CHECK (turn_seat IN ('a', 'b')),
    deadline_ms    INTEGER,
    verdict        TEXT,
    termination    TEXT,
    started_ms     INTEGER,
    ended_ms       INTEGER,
    CHECK (status <> 'over' OR deadline_ms IS NULL),
    CHECK ((status = 'over') = (ended_ms IS NOT NULL)),
    CHECK (status = 'over' OR (verdict IS NULL AND termination IS NULL))
) STRICT;

CREATE INDEX table_head_deadline ON table_head (deadline_ms, id) WHERE deadline_ms IS NOT NULL;
-- A table is over exactly when ended_ms is set.
CREATE INDEX table_head_live ON table_head (status, created_ms, id) WHERE ended_ms IS NULL;
CREATE INDEX table_head_finished ON table_head (ended_ms, id)
    WHERE ended_ms IS NOT NULL AND public = 1;
CREATE INDEX table_head_seat_a ON table_head (seat_a, created_ms, id) WHERE seat_a IS NOT NULL;
CREATE INDEX table_head_seat_b ON table_head (seat_b, created_ms, id) WHERE seat_b IS NOT NULL;

CREATE TABLE table_event (
    table_id TEXT    NOT NULL REFERENCES table_head (id),
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    at_ms    INTEGER NOT NULL,
    author   TEXT    NOT NULL,
    cmd_id   TEXT,
    kind     TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    hash     BLOB    NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX table_event_command ON table_event (table_id, author, cmd_id)
    WHERE cmd_id IS NOT NULL;

CREATE TABLE snapshot (
    table_id TEXT    NOT NULL REFERENCES table_head (id),
    seq      INTEGER NOT NULL,
    state    TEXT    NOT NULL,
    hash     BLOB    NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TABLE heartbeat (
    node         TEXT    NOT NULL PRIMARY KEY,
    last_seen_ms INTEGER NOT NULL,
    version      TEXT    NOT NULL
) STRICT;
