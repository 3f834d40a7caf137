//! Judging, appending, folding: how a command becomes events.

use crate::live::rows;
use crate::live::rows::{Listing, unsigned};
use crate::views;
use std::sync::atomic::Ordering;
use tokio::time::Instant;
use yonban_bus::event_subject;
use yonban_games::Entry;
use yonban_protocol::ServerMessage;
use yonban_rules::Seat;
use yonban_store::{Append, Appended, StoreError};
use yonban_table::{Author, LogHash};

use super::{Asked, BACKOFF, Committed, Failure, Keeper, RETRIES, Signed, note_commands};

impl Keeper {
    /// Judges, appends, folds and tells, in this order. `ask` is asked again whenever the table has
    /// moved on in between; a command that is in the log already is not asked about at all.
    pub(in crate::live) async fn commit(
        &mut self,
        command: Option<Signed<'_>>,
        at_ms: i64,
        ask: &(dyn Fn(&Keeper) -> Result<Asked, Failure> + Sync),
    ) -> Result<Committed, Failure> {
        let mut pause = BACKOFF;
        for attempt in 0..=RETRIES {
            if let Some(seq) = command.and_then(|command| self.earlier(command)) {
                return Ok(Committed { seq, refused: None });
            }
            let asked = ask(self)?;
            let author = asked.author.to_string();
            let id = command.map(|command| command.id);
            let decided = self
                .table
                .decide(
                    asked.author,
                    &asked.request,
                    unsigned(at_ms),
                    &mut self.house.secrets(),
                )
                .map_err(Failure::Denied)?;
            if decided.entries.is_empty() {
                return Ok(Committed {
                    seq: self.table.seq(),
                    refused: decided.refused,
                });
            }
            let mut listing = self.listing.clone();
            if let (Some(name), Some(seat)) = (asked.name, asked.author.seat()) {
                listing.names[seat.index()] = Some(name);
            }
            let listing = listing.after(&decided.entries, &decided.after);
            let append = Append {
                table: self.id.clone(),
                expected_last_seq: self.table.seq(),
                events: rows::events(&decided.entries, id),
                head: rows::head_update(&decided.after, &listing),
                snapshot: None,
                rolls: rows::rolls(&decided.entries),
            };
            let started = Instant::now();
            let appended = self.house.store().append(append).await;
            metrics::histogram!("yonban_append_seconds").record(started.elapsed());
            match appended {
                Ok(Appended::Stored { last_seq }) => {
                    self.table = decided.after;
                    self.listing = listing;
                    if let Some(id) = id {
                        self.known.insert((author, id.to_owned()), last_seq);
                    }
                    self.saved();
                    self.enter(decided.entries).await;
                    return Ok(Committed {
                        seq: last_seq,
                        refused: decided.refused,
                    });
                }
                Ok(Appended::Conflict { .. } | Appended::Duplicate { .. }) => {
                    metrics::counter!("yonban_conflicts").increment(1);
                    self.reload().await.map_err(|_| Failure::Unknown)?;
                    if self.broken {
                        return Err(Failure::Fault);
                    }
                }
                Err(error) if error.outcome_unknown() => {
                    tracing::warn!(%error, table = self.id, attempt, "an append has no answer");
                    self.not_saved();
                    tokio::time::sleep(pause).await;
                    pause *= 2;
                    // What was committed after all is found by its command.
                    if self.reload().await.is_ok() && self.broken {
                        return Err(Failure::Fault);
                    }
                }
                Err(StoreError::Full) => {
                    self.not_saved();
                    return Err(Failure::NotStored);
                }
                Err(error) => {
                    tracing::error!(%error, table = self.id, "the store refuses an append");
                    return Err(Failure::Fault);
                }
            }
        }
        Err(Failure::Unknown)
    }

    /// The last event of a command that is in the log.
    pub(super) fn earlier(&self, command: Signed<'_>) -> Option<u64> {
        self.seats_of(views::owner(command.user)).find_map(|seat| {
            let author = Author::Seat(seat).to_string();
            self.known.get(&(author, command.id.to_owned())).copied()
        })
    }

    /// Reads what others have appended and enters it.
    pub(super) async fn reload(&mut self) -> Result<(), StoreError> {
        let events = self
            .house
            .store()
            .read_events(&self.id, self.table.seq() + 1)
            .await?;
        if events.is_empty() {
            return Ok(());
        }
        if events
            .iter()
            .any(|event| event.kind == "seated" || event.kind == "started")
            && let Some(head) = self.house.store().read_head(&self.id).await?
        {
            self.listing = Listing::of(&head);
        }
        note_commands(&mut self.known, &events);
        let mut entries = Vec::with_capacity(events.len());
        for event in events {
            match self.table.fold_line(&event.body, Some(LogHash(event.hash))) {
                Ok(entry) => entries.push(entry),
                Err(error) => {
                    metrics::counter!("yonban_table_corrupt").increment(1);
                    tracing::error!(%error, table = self.id, "a log cannot be taken up");
                    self.broken = true;
                    break;
                }
            }
        }
        self.listing = self.listing.after(&entries, &self.table);
        self.enter_quietly(&entries);
        Ok(())
    }

    /// Takes up what was stored: memory, watchers, the list, the other nodes.
    pub(super) async fn enter(&mut self, entries: Vec<Entry>) {
        self.enter_quietly(&entries);
        let seq = self.table.seq().to_string();
        if let Err(error) = self
            .house
            .bus()
            .publish(&event_subject(&self.id), seq.into())
            .await
        {
            tracing::debug!(%error, "other nodes were not told of events");
        }
        if entries
            .iter()
            .any(|entry| matches!(entry.kind, "seated" | "started" | "aborted"))
        {
            let head = rows::head(&self.table, &self.listing, self.created_ms);
            self.house.note_in_lobby(&head).await;
        }
    }

    pub(super) fn enter_quietly(&mut self, entries: &[Entry]) {
        self.state.seq.store(self.table.seq(), Ordering::Relaxed);
        self.remember(entries);
        let was_late = self.late.is_some();
        let shown = self.for_spectators(entries);
        self.attend();
        for seat in Seat::BOTH {
            self.tell(Some(seat), entries);
        }
        // Those who see the game late hear nothing of what they may not know yet.
        if !was_late || !shown.is_empty() {
            self.tell(None, &shown);
        }
        self.open_rooms();
        for entry in entries {
            metrics::counter!("yonban_events", "kind" => entry.kind).increment(1);
        }
    }

    pub(super) fn not_saved(&mut self) {
        if !std::mem::replace(&mut self.unsaved, true) {
            self.notice("not_saved");
        }
    }

    pub(super) fn saved(&mut self) {
        if std::mem::take(&mut self.unsaved) {
            self.notice("saved_again");
        }
    }

    pub(super) fn notice(&self, code: &str) {
        for watcher in self.watchers.values() {
            watcher.queue.answer(&ServerMessage::Notice {
                code: code.to_owned(),
            });
        }
    }
}
