//! The rows of the store as plain values: text, bytes and integers. Nothing here knows a game.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::error::StoreError;

/// A SHA-256 value: a link of a table's hash chain, the hash of an agreement, of a snapshot or of
/// a sign-in token.
pub type Hash = [u8; 32];

/// The hash before the first event of every table: `hash_0` of the chain.
pub const NO_HASH: Hash = [0; 32];

/// A visitor without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Identifier chosen by the house; unique.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// When the guest was created, milliseconds since 1970-01-01 UTC.
    pub created_ms: i64,
}

/// An authenticated browser or token. Only the hash of the token is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignIn {
    /// Hash of the token; the key.
    pub token_hash: Hash,
    /// The guest that the token stands for.
    pub guest: String,
    /// When it was issued, milliseconds since 1970-01-01 UTC.
    pub created_ms: i64,
    /// When it was last used, milliseconds since 1970-01-01 UTC.
    pub last_seen_ms: i64,
    /// From this instant on it is not accepted, milliseconds since 1970-01-01 UTC.
    pub expires_ms: i64,
}

/// Where a table stands in its life.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// Created; a seat is still free or the game has not started.
    Open,
    /// Being played.
    Playing,
    /// Finished; no event follows.
    Over,
}

impl Status {
    /// The word that the database holds: `open`, `playing` or `over`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }
}

impl Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Status {
    type Err = StoreError;

    /// # Errors
    /// [`StoreError::Corrupt`] for any word that [`Status::as_str`] does not print.
    fn from_str(text: &str) -> Result<Self, StoreError> {
        match text {
            "open" => Ok(Status::Open),
            "playing" => Ok(Status::Playing),
            "over" => Ok(Status::Over),
            _ => Err(StoreError::Corrupt(format!(
                "unknown table status {text:?}"
            ))),
        }
    }
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableHead {
    /// Identifier chosen by the house: 128 random bits as 32 lowercase hexadecimal digits.
    pub id: String,
    /// The series that the table belongs to.
    pub series: Option<String>,
    /// Which game, by its name.
    pub kind: String,
    /// The room that the table was made from, by its versioned name.
    pub preset: String,
    /// The agreement as canonical text: rules, control, policies.
    pub agreement: String,
    /// Hash of the agreement.
    pub agreement_hash: Hash,
    /// When the table was created, milliseconds since 1970-01-01 UTC.
    pub created_ms: i64,
    /// Sequence number of the last event; 0 for an empty log.
    pub last_seq: u64,
    /// Chain hash after the last event; [`NO_HASH`] for an empty log.
    pub last_hash: Hash,
    /// Everything else that an append may change.
    pub now: HeadUpdate,
}

/// The columns of a table head that an append writes, all of them and always: the caller knows the
/// table after the new events and says how it stands then.
///
/// `last_seq` and `last_hash` are not here: the store takes them from the appended events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadUpdate {
    /// Where the table stands.
    pub status: Status,
    /// Whether the table is listed for everybody.
    pub public: bool,
    /// Who sits on seat A: a user reference such as `guest:<id>` or `engine:<kind>:<level>`.
    pub seat_a: Option<String>,
    /// Who sits on seat B.
    pub seat_b: Option<String>,
    /// The name shown for seat A.
    pub name_a: Option<String>,
    /// The name shown for seat B.
    pub name_b: Option<String>,
    /// The seat to act, `a` or `b`.
    pub turn_seat: Option<String>,
    /// When the house must look at the table again (a flag, an abandoned opening), milliseconds
    /// since 1970-01-01 UTC. Never set on a table that is over.
    pub deadline_ms: Option<i64>,
    /// Who won, in the house's words. Set only on a table that is over.
    pub verdict: Option<String>,
    /// Why it ended, in the house's words. Set only on a table that is over.
    pub termination: Option<String>,
    /// When play began, milliseconds since 1970-01-01 UTC.
    pub started_ms: Option<i64>,
    /// When play ended, milliseconds since 1970-01-01 UTC. Set exactly on a table that is over.
    pub ended_ms: Option<i64>,
}

impl HeadUpdate {
    /// A listed table without anybody on it: the state to start from.
    #[must_use]
    pub fn open() -> Self {
        HeadUpdate {
            status: Status::Open,
            public: true,
            seat_a: None,
            seat_b: None,
            name_a: None,
            name_b: None,
            turn_seat: None,
            deadline_ms: None,
            verdict: None,
            termination: None,
            started_ms: None,
            ended_ms: None,
        }
    }

    /// The rules that both stores and the database's own checks hold.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let over = self.status == Status::Over;
        if over && self.deadline_ms.is_some() {
            return Err(StoreError::Invalid("a table that is over has no deadline"));
        }
        if over != self.ended_ms.is_some() {
            return Err(StoreError::Invalid(
                "ended_ms is set exactly when a table is over",
            ));
        }
        if !over && (self.verdict.is_some() || self.termination.is_some()) {
            return Err(StoreError::Invalid(
                "only a table that is over has a result",
            ));
        }
        if !matches!(self.turn_seat.as_deref(), None | Some("a" | "b")) {
            return Err(StoreError::Invalid("the seat to act is a or b"));
        }
        Ok(())
    }
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableEvent {
    /// Position in the log, from 1 and without gaps.
    pub seq: u64,
    /// When it happened, milliseconds since 1970-01-01 UTC.
    pub at_ms: i64,
    /// Who caused it: `a`, `b`, `house` or `mod`.
    pub author: String,
    /// The command that caused it. At most one event of a table carries a given pair of author and
    /// command; where a command causes several events, the first carries it.
    pub cmd_id: Option<String>,
    /// The event's kind, a word in `snake_case`.
    pub kind: String,
    /// The whole canonical line, without a line end.
    pub body: String,
    /// Chain hash after this event.
    pub hash: Hash,
}

/// A table's state after some event, so that a reader need not fold the log from its start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The last event that the state contains.
    pub seq: u64,
    /// The state as text.
    pub state: String,
    /// Chain hash after that event: ties the snapshot to the log.
    pub hash: Hash,
}

/// The most events of one append.
pub const MAX_EVENTS: usize = 256;

/// A request to lengthen a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The last event that the caller knew when it decided.
    pub expected_last_seq: u64,
    /// What follows: one event or more, at most [`MAX_EVENTS`], numbered from
    /// `expected_last_seq + 1`.
    pub events: Vec<TableEvent>,
    /// How the table stands after the events.
    pub head: HeadUpdate,
    /// A snapshot to keep; its `seq` is that of one of the events.
    pub snapshot: Option<Snapshot>,
    /// What the events draw. An index that is there already stays as it is.
    pub rolls: Vec<Roll>,
}

/// An outcome of chance that a table drew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Its index in the game.
    pub index: u32,
    /// In the game's own text.
    pub outcome: String,
    /// When it was drawn.
    pub at_ms: i64,
}

/// A [`Roll`] as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRoll {
    /// Its place among all that were drawn, ascending.
    pub n: u64,
    /// The table.
    pub table: String,
    /// Whether that table is listed for everybody.
    pub public: bool,
    /// What was drawn.
    pub roll: Roll,
}

impl Append {
    /// The rules that both stores hold before anything is written.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if self.events.is_empty() {
            return Err(StoreError::Invalid("an append holds at least one event"));
        }
        if self.events.len() > MAX_EVENTS {
            return Err(StoreError::Invalid("an append holds too many events"));
        }
        check_events(self.expected_last_seq, &self.events)?;
        self.head.check()?;
        match &self.snapshot {
            Some(snapshot) if !self.events.iter().any(|e| e.seq == snapshot.seq) => Err(
                StoreError::Invalid("a snapshot belongs to an appended event"),
            ),
            Some(_) | None => Ok(()),
        }
    }

    /// Sequence number and chain hash after the append. `None` only without events.
    pub(crate) fn last(&self) -> Option<(u64, Hash)> {
        self.events.last().map(|e| (e.seq, e.hash))
    }
}

/// Events are numbered without a gap and no two of them carry the same command.
pub(crate) fn check_events(after: u64, events: &[TableEvent]) -> Result<(), StoreError> {
    for (index, event) in events.iter().enumerate() {
        let earlier = index
            .checked_sub(1)
            .map_or(after, |before| events[before].seq);
        // The database counts with signed numbers.
        if earlier >= i64::MAX as u64 || event.seq != earlier + 1 {
            return Err(StoreError::Invalid("events are numbered without a gap"));
        }
        let repeated = event.cmd_id.is_some()
            && events[..index]
                .iter()
                .any(|earlier| earlier.cmd_id == event.cmd_id && earlier.author == event.author);
        if repeated {
            return Err(StoreError::Invalid("one event at most carries a command"));
        }
    }
    Ok(())
}

/// The rules for a new table and its first events.
pub(crate) fn check_new(head: &TableHead, events: &[TableEvent]) -> Result<(), StoreError> {
    check_events(0, events)?;
    head.now.check()?;
    let end = events.last().map_or((0, NO_HASH), |e| (e.seq, e.hash));
    if (head.last_seq, head.last_hash) != end {
        return Err(StoreError::Invalid(
            "a new head names the last of its events",
        ));
    }
    Ok(())
}

/// What became of [`crate::Store::create_table`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// The table and its events are stored.
    Stored,
    /// A table of that id was there already and is untouched.
    Exists {
        /// Its last event.
        last_seq: u64,
    },
}

/// What became of [`crate::Store::append`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The events are committed.
    Stored {
        /// The last of them.
        last_seq: u64,
    },
    /// Nothing was written: the log has moved on since the caller read it.
    Conflict {
        /// The last event that the log holds.
        last_seq: u64,
    },
    /// Nothing was written: a command of that author and id is in the log already.
    Duplicate {
        /// The event that carries it: the stored answer.
        seq: u64,
    },
}

/// How many lines of one chat room are kept: older ones are forgotten as new ones come.
pub const MAX_CHAT_LINES: u64 = 500;

/// Something to be said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChatLine {
    /// The table.
    pub table: String,
    /// The room, a word in `snake_case`. Each has its own sequence.
    pub room: String,
    /// When it is said, milliseconds since 1970-01-01 UTC.
    pub at_ms: i64,
    /// Who says it: a user reference.
    pub author: String,
    /// The name shown for the author.
    pub name: String,
    /// The author's seat at that moment, `a` or `b`.
    pub seat: Option<String>,
    /// The command that says it: with the same table, author and id it is said once.
    pub cmd_id: String,
    /// What is said.
    pub text: String,
}

impl NewChatLine {
    /// The rules that both stores hold before anything is written.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if !matches!(self.seat.as_deref(), None | Some("a" | "b")) {
            return Err(StoreError::Invalid("the seat of a chat line is a or b"));
        }
        Ok(())
    }
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its place in its room, from 1, ascending.
    pub seq: u64,
    /// When it was said, milliseconds since 1970-01-01 UTC.
    pub at_ms: i64,
    /// Who said it.
    pub author: String,
    /// The name shown for the author.
    pub name: String,
    /// The author's seat at that moment.
    pub seat: Option<String>,
    /// What was said.
    pub text: String,
}

/// What became of [`crate::Store::say`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// The line is stored.
    Stored {
        /// Its place in its room.
        seq: u64,
    },
    /// Nothing was written: that author said it with this command already.
    Duplicate {
        /// The place of the line that carries the command.
        seq: u64,
    },
}

/// A proof of life of one node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// The node's name.
    pub node: String,
    /// When it was last alive, milliseconds since 1970-01-01 UTC.
    pub last_seen_ms: i64,
    /// The version it runs.
    pub version: String,
}

/// Where a list goes on: the place after the last row of a page. Prints as one word that a client
/// can hand back, and reads what it prints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The row's instant in the order of the list, milliseconds since 1970-01-01 UTC.
    pub at_ms: i64,
    /// The row's table.
    pub id: String,
}

impl Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at_ms, self.id)
    }
}

impl FromStr for Cursor {
    type Err = StoreError;

    /// # Errors
    /// [`StoreError::Invalid`] for a text that no cursor prints.
    fn from_str(text: &str) -> Result<Self, StoreError> {
        let bad = StoreError::Invalid("not a cursor");
        let Some((at, id)) = text.split_once('.') else {
            return Err(bad);
        };
        let Ok(at_ms) = at.parse::<i64>() else {
            return Err(bad);
        };
        let cursor = Cursor {
            at_ms,
            id: id.to_owned(),
        };
        if id.is_empty() || cursor.to_string() != text {
            Err(bad)
        } else {
            Ok(cursor)
        }
    }
}

/// One page of a list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The rows.
    pub tables: Vec<TableHead>,
    /// Where the next page starts; `None` after the last.
    pub next: Option<Cursor>,
}
