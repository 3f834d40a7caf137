-- What is said at tables: its own sequence for each table and room, outside the log, erasable. An
-- erased line keeps its number and nothing else, so that no number is given twice.

CREATE TABLE chat_line (
    table_id TEXT    NOT NULL REFERENCES table_head (id),
    room     TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    at_ms    INTEGER NOT NULL,
    author   TEXT,
    name     TEXT,
    seat     TEXT CHECK (seat IN ('a', 'b')),
    cmd_id   TEXT,
    text     TEXT,
    PRIMARY KEY (table_id, room, seq),
    CHECK ((author IS NULL) = (text IS NULL) AND (author IS NULL) = (name IS NULL)),
    CHECK (author IS NOT NULL OR (seat IS NULL AND cmd_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX chat_line_command ON chat_line (table_id, author, cmd_id)
    WHERE cmd_id IS NOT NULL;
CREATE INDEX chat_line_author ON chat_line (author) WHERE author IS NOT NULL;

-- The tables of a series: a table names the one that began it.
CREATE INDEX table_head_series ON table_head (series, created_ms, id) WHERE series IS NOT NULL;
