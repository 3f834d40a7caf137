-- The key from which a house derives the secrets of its tables: one row, made once. Whoever reads it can
-- foresee dice; it leaves the database for nothing else.

CREATE TABLE house_key (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    bytes      BLOB    NOT NULL CHECK (length(bytes) = 32),
    created_ms INTEGER NOT NULL
) STRICT;

-- What tables drew, for the statistics of dice: written with the event that drew it. An outcome that was
-- taken back and came again stands here once.

CREATE TABLE dice_roll (
    n        INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES table_head (id),
    roll     INTEGER NOT NULL CHECK (roll >= 0),
    outcome  TEXT    NOT NULL,
    at_ms    INTEGER NOT NULL,
    UNIQUE (table_id, roll)
) STRICT;
