//! A table's log as anybody may check it: the chain is computed here, not by the crates under test.

use sha2::{Digest, Sha256};

/// A checked log.
pub(crate) struct Log {
    /// Its lines.
    pub(crate) lines: Vec<Line>,
}

/// One line of it.
pub(crate) struct Line {
    /// The hash of the log up to it, in hex.
    pub(crate) hash: String,
    /// `a`, `b`, `house`.
    pub(crate) author: String,
    /// `played`, …
    pub(crate) kind: String,
    fields: Vec<(String, String)>,
}

impl Line {
    /// The value of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&str> {
        self.fields
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value.as_str())
    }
}

impl Log {
    /// Reads a log; panics where it is not what `docs/log.md` says.
    pub(crate) fn read(table: &str, text: &str) -> Log {
        let mut hash = [0_u8; 32];
        let mut last_at = 0;
        let mut lines = Vec::new();
        let mut sealed = false;
        for (index, line) in text.lines().enumerate() {
            assert!(!sealed, "{table}: nothing follows the seal");
            if line.starts_with("end\t") {
                assert_eq!(
                    line,
                    format!("end\t{index}\t{}", hex::encode(hash)),
                    "{table}"
                );
                sealed = true;
                continue;
            }
            let mut parts = line.split('\t');
            let seq: usize = parts.next().unwrap().parse().unwrap();
            assert_eq!(seq, index + 1, "{table}: no gap, nothing twice");
            let at: u64 = parts.next().unwrap().parse().unwrap();
            assert!(at >= last_at, "{table} {seq}: time goes on");
            last_at = at;
            let mut digest = Sha256::new();
            digest.update(b"yonban-log-v1");
            digest.update(hash);
            digest.update(line.as_bytes());
            hash = digest.finalize().into();
            lines.push(Line {
                hash: hex::encode(hash),
                author: parts.next().unwrap().to_owned(),
                kind: parts.next().unwrap().to_owned(),
                fields: parts
                    .map(|part| part.split_once('=').unwrap())
                    .map(|(key, value)| (key.to_owned(), value.to_owned()))
                    .collect(),
            });
        }
        assert!(sealed, "{table}: a log ends with its hash");
        assert_eq!(lines[0].kind, "created", "{table}");
        Log { lines }
    }

    /// The line of an event.
    pub(crate) fn at(&self, seq: u64) -> &Line {
        &self.lines[usize::try_from(seq).unwrap() - 1]
    }
}
