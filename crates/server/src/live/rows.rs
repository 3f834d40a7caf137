//! Tables turned into rows of the store, and back.

use yonban_clock::Millis;
use yonban_games::{AnyTable, Entry, Standing};
use yonban_rules::Seat;
use yonban_store::{HeadUpdate, Roll, Status, TableEvent, TableHead};

/// What a row of the list says beside the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listing {
    /// The table that began the series, where another did.
    pub(crate) series: Option<String>,
    /// The names of those who sit, A first.
    pub(crate) names: [Option<String>; 2],
    /// Whether the table is listed for everybody.
    pub(crate) public: bool,
    /// When play began.
    pub(crate) started_ms: Option<i64>,
    /// When play ended.
    pub(crate) ended_ms: Option<i64>,
}

impl Listing {
    /// What a stored head says.
    pub(crate) fn of(head: &TableHead) -> Self {
        Listing {
            series: head.series.clone(),
            names: [head.now.name_a.clone(), head.now.name_b.clone()],
            public: head.now.public,
            started_ms: head.now.started_ms,
            ended_ms: head.now.ended_ms,
        }
    }

    /// The same after these events, which lead to `after`.
    pub(crate) fn after(&self, entries: &[Entry], after: &AnyTable) -> Self {
        let mut next = self.clone();
        for entry in entries {
            if entry.kind == "started" {
                next.started_ms = Some(signed(entry.at));
            }
        }
        if matches!(after.standing(), Standing::Over(_)) && next.ended_ms.is_none() {
            next.ended_ms = Some(signed(after.at()));
        }
        next
    }
}

/// Game time of the rows.
pub(crate) fn signed(at: Millis) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// Game time of tables and messages.
pub(crate) fn unsigned(at: i64) -> Millis {
    Millis::try_from(at).unwrap_or(0)
}

/// The rows of events; the first carries the command.
pub(crate) fn events(entries: &[Entry], command: Option<&str>) -> Vec<TableEvent> {
    entries
        .iter()
        .enumerate()
        .map(|(n, entry)| TableEvent {
            seq: entry.seq,
            at_ms: signed(entry.at),
            author: entry.author.to_string(),
            cmd_id: command.filter(|_| n == 0).map(str::to_owned),
            kind: entry.kind.to_owned(),
            body: entry.line.clone(),
            hash: entry.hash.0,
        })
        .collect()
}

/// The rows of what the events draw.
pub(crate) fn rolls(entries: &[Entry]) -> Vec<Roll> {
    let drawn = entries.iter().filter_map(|entry| {
        Some(Roll {
            index: entry.drawn?,
            outcome: entry.chance.clone()?,
            at_ms: signed(entry.at),
        })
    });
    drawn.collect()
}

/// How the table stands, for the row of the list.
pub(crate) fn head_update(table: &AnyTable, listing: &Listing) -> HeadUpdate {
    let standing = table.standing();
    let [name_a, name_b] = listing.names.clone();
    let (verdict, termination) = match &standing {
        Standing::Over(finished) => (
            Some(finished.verdict.to_string()),
            Some(finished.termination.to_owned()),
        ),
        Standing::Waiting | Standing::Pledging | Standing::Running => (None, None),
    };
    HeadUpdate {
        status: match standing {
            Standing::Waiting => Status::Open,
            Standing::Pledging | Standing::Running => Status::Playing,
            Standing::Over(_) => Status::Over,
        },
        public: listing.public,
        seat_a: table.seated(Seat::A).map(str::to_owned),
        seat_b: table.seated(Seat::B).map(str::to_owned),
        name_a,
        name_b,
        turn_seat: table.to_act().map(|seat| seat.to_string()),
        deadline_ms: table.deadline().map(signed),
        verdict,
        termination,
        started_ms: listing.started_ms,
        ended_ms: listing.ended_ms,
    }
}

/// The whole row of a new table.
pub(crate) fn head(table: &AnyTable, listing: &Listing, created_ms: i64) -> TableHead {
    TableHead {
        id: table.id().to_string(),
        series: listing.series.clone(),
        kind: table.kind().name().to_owned(),
        preset: table.preset().to_owned(),
        agreement: table.agreement(),
        agreement_hash: table.agreement_hash(),
        created_ms,
        last_seq: table.seq(),
        last_hash: table.hash().0,
        now: head_update(table, listing),
    }
}
