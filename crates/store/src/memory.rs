//! The store without a file: for tests, for the cluster simulator and for a house that may forget.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::StoreError;
use crate::rows::{
    Append, Appended, ChatLine, Created, Cursor, Guest, Hash, Heartbeat, MAX_CHAT_LINES,
    NewChatLine, Page, Said, SignIn, Snapshot, Status, StoredRoll, TableEvent, TableHead,
    check_new,
};
use crate::{Answer, MAX_PAGE, MAX_ROLLS, Store};

/// How a [`MemoryStore`] misbehaves at one append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing: the append is carried out. For schedules such as "the third one fails".
    None,
    /// Another writer was quicker, or so the answer says: nothing is written and the answer is
    /// [`Appended::Conflict`] with the log's true end.
    Conflict,
    /// The append is committed, but the answer is [`StoreError::Unavailable`].
    AnswerLost,
    /// Nothing is written and the answer is [`StoreError::Unavailable`].
    NotCommitted,
    /// Nothing is written and the answer is [`StoreError::Full`].
    Full,
}

/// A store in memory, with the same promises as the others as long as the process lives.
#[derive(Default)]
pub struct MemoryStore {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    tables: BTreeMap<String, Log>,
    guests: BTreeMap<String, Guest>,
    sign_ins: BTreeMap<Hash, SignIn>,
    heartbeats: BTreeMap<String, Heartbeat>,
    house_key: Option<Hash>,
    rolls: Vec<StoredRoll>,
    faults: VecDeque<Fault>,
    down: bool,
    closed: bool,
}

struct Log {
    head: TableHead,
    events: Vec<TableEvent>,
    snapshots: BTreeMap<u64, Snapshot>,
    chat: BTreeMap<String, Room>,
}

/// A chat room: its last place, and what was said with the command that said it.
#[derive(Default)]
struct Room {
    last_seq: u64,
    lines: VecDeque<(String, ChatLine)>,
}

impl Log {
    fn find(&self, author: &str, cmd_id: &str) -> Option<u64> {
        self.events
            .iter()
            .find(|e| e.author == author && e.cmd_id.as_deref() == Some(cmd_id))
            .map(|e| e.seq)
    }
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.lock();
        f.debug_struct("MemoryStore")
            .field("tables", &state.tables.len())
            .field("faults", &state.faults)
            .field("down", &state.down)
            .finish_non_exhaustive()
    }
}

impl MemoryStore {
    /// An empty store that behaves.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The next `times` appends suffer this fault, after those that were asked for before.
    pub fn inject(&self, fault: Fault, times: usize) {
        self.lock().faults.extend(std::iter::repeat_n(fault, times));
    }

    /// How many injected faults no append has met yet.
    #[must_use]
    pub fn pending_faults(&self) -> usize {
        self.lock().faults.len()
    }

    /// While down, every method answers [`StoreError::Unavailable`] and writes nothing.
    pub fn set_down(&self, down: bool) {
        self.lock().down = down;
    }

    // A panic while the lock is held would be a fault of this module; no row is half written then,
    // because every write below ends in one assignment or insertion.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answer<'a, T: Send + 'a>(
        &'a self,
        work: impl FnOnce(&mut State) -> Result<T, StoreError> + Send + 'a,
    ) -> Answer<'a, T> {
        Box::pin(async move {
            let mut state = self.lock();
            if state.closed {
                return Err(StoreError::Unavailable("closed".to_owned()));
            }
            if state.down {
                return Err(StoreError::Unavailable("switched off by a test".to_owned()));
            }
            work(&mut state)
        })
    }
}

fn append(state: &mut State, append: Append) -> Result<Appended, StoreError> {
    append.check()?;
    let fault = state.faults.pop_front().unwrap_or(Fault::None);
    match fault {
        Fault::NotCommitted => {
            return Err(StoreError::Unavailable(
                "injected: not committed".to_owned(),
            ));
        }
        Fault::Full => return Err(StoreError::Full),
        Fault::None | Fault::Conflict | Fault::AnswerLost => {}
    }
    let Some(log) = state.tables.get_mut(&append.table) else {
        return Err(StoreError::NotFound {
            what: "table",
            id: append.table,
        });
    };
    let last_seq = log.head.last_seq;
    if fault == Fault::Conflict {
        return Ok(Appended::Conflict { last_seq });
    }
    let duplicate = append
        .events
        .iter()
        .find_map(|e| e.cmd_id.as_deref().and_then(|id| log.find(&e.author, id)));
    let outcome = match (duplicate, append.last()) {
        (Some(seq), _) => Appended::Duplicate { seq },
        (None, Some((seq, hash))) if append.expected_last_seq == last_seq => {
            log.events.extend(append.events);
            log.head.last_seq = seq;
            log.head.last_hash = hash;
            log.head.now = append.head;
            if let Some(snapshot) = append.snapshot {
                log.snapshots.insert(snapshot.seq, snapshot);
            }
            for roll in append.rolls {
                let known = state
                    .rolls
                    .iter()
                    .any(|old| old.table == append.table && old.roll.index == roll.index);
                if !known {
                    state.rolls.push(StoredRoll {
                        n: state.rolls.len() as u64 + 1,
                        table: append.table.clone(),
                        public: log.head.now.public,
                        roll,
                    });
                }
            }
            Appended::Stored { last_seq: seq }
        }
        (None, _) => Appended::Conflict { last_seq },
    };
    if fault == Fault::AnswerLost {
        return Err(StoreError::Unavailable(
            "injected: the answer was lost".to_owned(),
        ));
    }
    Ok(outcome)
}

/// What tables of this kind drew that are over, oldest first.
fn of_kind<'a>(state: &'a State, kind: &'a str) -> impl DoubleEndedIterator<Item = &'a StoredRoll> {
    state.rolls.iter().filter(move |roll| {
        let log = state.tables.get(&roll.table);
        log.is_some_and(|log| log.head.kind == kind && log.head.now.status == Status::Over)
    })
}

/// Sorts by the key, newest first, and cuts out one page.
fn page<'a>(
    tables: impl Iterator<Item = &'a TableHead>,
    at: impl Fn(&TableHead) -> i64,
    limit: u32,
    after: Option<&Cursor>,
) -> Page {
    let limit = limit.clamp(1, MAX_PAGE) as usize;
    let mut rows: Vec<&TableHead> = tables
        .filter(|h| after.is_none_or(|c| (at(h), &h.id) < (c.at_ms, &c.id)))
        .collect();
    rows.sort_by(|x, y| (at(y), &y.id).cmp(&(at(x), &x.id)));
    let more = rows.len() > limit;
    rows.truncate(limit);
    let next = rows.last().filter(|_| more).map(|h| Cursor {
        at_ms: at(h),
        id: h.id.clone(),
    });
    Page {
        tables: rows.into_iter().cloned().collect(),
        next,
    }
}

impl Store for MemoryStore {
    fn create_table(&self, head: TableHead, events: Vec<TableEvent>) -> Answer<'_, Created> {
        self.answer(move |state| {
            check_new(&head, &events)?;
            if let Some(log) = state.tables.get(&head.id) {
                return Ok(Created::Exists {
                    last_seq: log.head.last_seq,
                });
            }
            let log = Log {
                head,
                events,
                snapshots: BTreeMap::new(),
                chat: BTreeMap::new(),
            };
            state.tables.insert(log.head.id.clone(), log);
            Ok(Created::Stored)
        })
    }

    fn append(&self, rows: Append) -> Answer<'_, Appended> {
        self.answer(move |state| append(state, rows))
    }

    fn read_head<'a>(&'a self, table: &'a str) -> Answer<'a, Option<TableHead>> {
        self.answer(move |state| Ok(state.tables.get(table).map(|log| log.head.clone())))
    }

    fn read_events<'a>(&'a self, table: &'a str, from_seq: u64) -> Answer<'a, Vec<TableEvent>> {
        self.answer(move |state| {
            let Some(log) = state.tables.get(table) else {
                return Ok(Vec::new());
            };
            let skip = usize::try_from(from_seq.saturating_sub(1)).unwrap_or(usize::MAX);
            Ok(log.events.iter().skip(skip).cloned().collect())
        })
    }

    fn latest_snapshot<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Snapshot>> {
        self.answer(move |state| {
            let log = state.tables.get(table);
            Ok(log.and_then(|log| log.snapshots.values().next_back().cloned()))
        })
    }

    fn find_command<'a>(
        &'a self,
        table: &'a str,
        author: &'a str,
        cmd_id: &'a str,
    ) -> Answer<'a, Option<u64>> {
        self.answer(move |state| {
            Ok(state
                .tables
                .get(table)
                .and_then(|log| log.find(author, cmd_id)))
        })
    }

    fn last_seqs<'a>(&'a self, tables: &'a [String]) -> Answer<'a, Vec<(String, u64)>> {
        self.answer(move |state| {
            let known = tables.iter().filter_map(|id| state.tables.get(id));
            Ok(known
                .map(|log| (log.head.id.clone(), log.head.last_seq))
                .collect())
        })
    }

    fn public_tables<'a>(
        &'a self,
        status: Status,
        limit: u32,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page> {
        self.answer(move |state| {
            let heads = state.tables.values().map(|log| &log.head);
            let listed = heads.filter(|h| h.now.public && h.now.status == status);
            let at = |h: &TableHead| match status {
                Status::Open | Status::Playing => h.created_ms,
                Status::Over => h.now.ended_ms.unwrap_or(h.created_ms),
            };
            Ok(page(listed, at, limit, after))
        })
    }

    fn running_tables(&self) -> Answer<'_, Vec<TableHead>> {
        self.answer(|state| {
            let heads = state.tables.values().map(|log| &log.head);
            Ok(heads
                .filter(|h| h.now.status == Status::Playing)
                .cloned()
                .collect())
        })
    }

    fn due_tables(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<String>> {
        self.answer(move |state| {
            let heads = state.tables.values().map(|log| &log.head);
            let mut due: Vec<(i64, &String)> = heads
                .filter_map(|h| h.now.deadline_ms.map(|at| (at, &h.id)))
                .filter(|(at, _)| *at <= now_ms)
                .collect();
            due.sort_unstable();
            Ok(due
                .into_iter()
                .take(limit as usize)
                .map(|(_, id)| id.clone())
                .collect())
        })
    }

    fn tables_of<'a>(
        &'a self,
        user: &'a str,
        limit: u32,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page> {
        self.answer(move |state| {
            let heads = state.tables.values().map(|log| &log.head);
            let seated = heads.filter(|h| {
                [&h.now.seat_a, &h.now.seat_b]
                    .into_iter()
                    .any(|s| s.as_deref() == Some(user))
            });
            Ok(page(seated, |h| h.created_ms, limit, after))
        })
    }

    fn series_tables<'a>(&'a self, first: &'a str) -> Answer<'a, Vec<TableHead>> {
        self.answer(move |state| {
            let heads = state.tables.values().map(|log| &log.head);
            let mut tables: Vec<TableHead> = heads
                .filter(|h| h.id == first || h.series.as_deref() == Some(first))
                .cloned()
                .collect();
            tables.sort_by(|x, y| (x.created_ms, &x.id).cmp(&(y.created_ms, &y.id)));
            Ok(tables)
        })
    }

    fn say(&self, line: NewChatLine) -> Answer<'_, Said> {
        self.answer(move |state| {
            line.check()?;
            let Some(log) = state.tables.get_mut(&line.table) else {
                return Err(StoreError::NotFound {
                    what: "table",
                    id: line.table,
                });
            };
            let earlier = log
                .chat
                .values()
                .flat_map(|room| &room.lines)
                .find(|(cmd_id, known)| *cmd_id == line.cmd_id && known.author == line.author);
            if let Some((_, known)) = earlier {
                return Ok(Said::Duplicate { seq: known.seq });
            }
            let room = log.chat.entry(line.room).or_default();
            room.last_seq += 1;
            let seq = room.last_seq;
            let said = ChatLine {
                seq,
                at_ms: line.at_ms,
                author: line.author,
                name: line.name,
                seat: line.seat,
                text: line.text,
            };
            room.lines.push_back((line.cmd_id, said));
            let kept = seq.saturating_sub(MAX_CHAT_LINES);
            room.lines.retain(|(_, line)| line.seq > kept);
            Ok(Said::Stored { seq })
        })
    }

    fn read_chat<'a>(
        &'a self,
        table: &'a str,
        room: &'a str,
        after_seq: u64,
        limit: u32,
    ) -> Answer<'a, Vec<ChatLine>> {
        self.answer(move |state| {
            let Some(room) = state.tables.get(table).and_then(|log| log.chat.get(room)) else {
                return Ok(Vec::new());
            };
            let later = room.lines.iter().map(|(_, line)| line);
            let mut lines: Vec<ChatLine> = later
                .rev()
                .take_while(|line| line.seq > after_seq)
                .take(limit as usize)
                .cloned()
                .collect();
            lines.reverse();
            Ok(lines)
        })
    }

    fn last_chat<'a>(&'a self, tables: &'a [String]) -> Answer<'a, Vec<(String, String, u64)>> {
        self.answer(move |state| {
            let known = tables.iter().filter_map(|id| state.tables.get(id));
            let rooms = known.flat_map(|log| {
                log.chat
                    .iter()
                    .map(|(room, said)| (log.head.id.clone(), room.clone(), said.last_seq))
            });
            Ok(rooms.collect())
        })
    }

    fn erase_chat<'a>(&'a self, author: &'a str) -> Answer<'a, u64> {
        self.answer(move |state| {
            let mut erased = 0;
            for room in state
                .tables
                .values_mut()
                .flat_map(|log| log.chat.values_mut())
            {
                let before = room.lines.len();
                room.lines.retain(|(_, line)| line.author != author);
                erased += (before - room.lines.len()) as u64;
            }
            Ok(erased)
        })
    }

    fn create_guest(&self, guest: Guest) -> Answer<'_, ()> {
        self.answer(move |state| {
            state.guests.entry(guest.id.clone()).or_insert(guest);
            Ok(())
        })
    }

    fn read_guest<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Guest>> {
        self.answer(move |state| Ok(state.guests.get(id).cloned()))
    }

    fn create_sign_in(&self, sign_in: SignIn) -> Answer<'_, ()> {
        self.answer(move |state| {
            if !state.guests.contains_key(&sign_in.guest) {
                return Err(StoreError::NotFound {
                    what: "guest",
                    id: sign_in.guest,
                });
            }
            state.sign_ins.entry(sign_in.token_hash).or_insert(sign_in);
            Ok(())
        })
    }

    fn read_sign_in<'a>(
        &'a self,
        token_hash: &'a Hash,
        now_ms: i64,
    ) -> Answer<'a, Option<(SignIn, Guest)>> {
        self.answer(move |state| {
            let valid = state
                .sign_ins
                .get(token_hash)
                .filter(|s| now_ms < s.expires_ms);
            Ok(valid.and_then(|s| Some((s.clone(), state.guests.get(&s.guest)?.clone()))))
        })
    }

    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Answer<'a, ()> {
        self.answer(move |state| match state.guests.get_mut(id) {
            Some(guest) => {
                name.clone_into(&mut guest.name);
                Ok(())
            }
            None => Err(StoreError::NotFound {
                what: "guest",
                id: id.to_owned(),
            }),
        })
    }

    fn touch_sign_in(
        &self,
        token_hash: Hash,
        last_seen_ms: i64,
        expires_ms: i64,
    ) -> Answer<'_, ()> {
        self.answer(move |state| {
            if let Some(sign_in) = state.sign_ins.get_mut(&token_hash) {
                sign_in.last_seen_ms = last_seen_ms;
                sign_in.expires_ms = expires_ms;
            }
            Ok(())
        })
    }

    fn delete_sign_in(&self, token_hash: Hash) -> Answer<'_, ()> {
        self.answer(move |state| {
            state.sign_ins.remove(&token_hash);
            Ok(())
        })
    }

    fn delete_expired_sign_ins(&self, now_ms: i64) -> Answer<'_, u64> {
        self.answer(move |state| {
            let before = state.sign_ins.len();
            state.sign_ins.retain(|_, s| now_ms < s.expires_ms);
            Ok((before - state.sign_ins.len()) as u64)
        })
    }

    fn house_key(&self, candidate: Hash, _now_ms: i64) -> Answer<'_, Hash> {
        self.answer(move |state| Ok(*state.house_key.get_or_insert(candidate)))
    }

    fn rolls<'a>(
        &'a self,
        kind: &'a str,
        limit: u32,
        before: Option<u64>,
    ) -> Answer<'a, Vec<StoredRoll>> {
        self.answer(move |state| {
            let limit = usize::try_from(limit.min(MAX_ROLLS)).unwrap_or(usize::MAX);
            let newest = of_kind(state, kind).rev();
            let older = newest.filter(|roll| before.is_none_or(|before| roll.n < before));
            Ok(older.take(limit).cloned().collect())
        })
    }

    fn count_rolls<'a>(&'a self, kind: &'a str) -> Answer<'a, u64> {
        self.answer(move |state| Ok(of_kind(state, kind).count() as u64))
    }

    fn beat(&self, heartbeat: Heartbeat) -> Answer<'_, ()> {
        self.answer(move |state| {
            state.heartbeats.insert(heartbeat.node.clone(), heartbeat);
            Ok(())
        })
    }

    fn heartbeats(&self) -> Answer<'_, Vec<Heartbeat>> {
        self.answer(|state| Ok(state.heartbeats.values().cloned().collect()))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.lock().closed = true;
            Ok(())
        })
    }
}
