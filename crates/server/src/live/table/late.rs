//! Spectators who see a game late: an older table of its own, which follows the newest one at the
//! agreed distance and catches up at the end.

use std::collections::VecDeque;

use yonban_games::{AnyTable, Entry, ReplayError, Standing};
use yonban_rules::Seat;
use yonban_store::TableEvent;
use yonban_table::{CorruptLog, Delay, LogHash};

use super::Keeper;

/// A table as it stood when the last event happened that spectators may know.
#[derive(Debug)]
pub(super) struct Late {
    delay: Delay,
    pub(super) table: AnyTable,
    held: VecDeque<Entry>,
}

fn note(delay: &mut Delay, entry: &Entry) {
    match (&entry.played, entry.kept) {
        (Some(_), _) => delay.played(entry.seq),
        (None, Some(kept)) => delay.took_back(entry.seq, kept),
        (None, None) => delay.other(entry.seq),
    }
}

impl Late {
    /// What spectators may know of this table; `None` where that is all of it.
    pub(super) fn of(
        table: &AnyTable,
        events: &[TableEvent],
        entries: &[Entry],
    ) -> Result<Option<Late>, ReplayError> {
        let plies = table.policies().spectator_delay;
        if plies == 0 || matches!(table.standing(), Standing::Over(_)) {
            return Ok(None);
        }
        let mut delay = Delay::new(plies);
        for entry in entries {
            note(&mut delay, entry);
        }
        let shown = delay.shown();
        let lines = events
            .iter()
            .take_while(|event| event.seq <= shown)
            .map(|event| (&event.body, Some(LogHash(event.hash))));
        let (table, _) = AnyTable::replay(lines)?;
        let held = entries.iter().filter(|entry| entry.seq > shown);
        Ok(Some(Late {
            delay,
            table,
            held: held.cloned().collect(),
        }))
    }

    /// Takes up what happened; gives out what may be known now.
    fn follow(&mut self, entries: &[Entry]) -> Result<Vec<Entry>, CorruptLog> {
        for entry in entries {
            note(&mut self.delay, entry);
            self.held.push_back(entry.clone());
        }
        let mut shown = Vec::new();
        while let Some(entry) = self
            .held
            .pop_front_if(|entry| entry.seq <= self.delay.shown())
        {
            self.table.fold_line(&entry.line, Some(entry.hash))?;
            shown.push(entry);
        }
        Ok(shown)
    }
}

impl Keeper {
    /// The table as this reader may know it.
    pub(super) fn seen_by(&self, reader: Option<Seat>) -> &AnyTable {
        match (&self.late, reader) {
            (Some(late), None) => &late.table,
            (Some(_) | None, _) => &self.table,
        }
    }

    /// Whether this reader is shown an older table.
    pub(super) fn is_late(&self, reader: Option<Seat>) -> bool {
        reader.is_none() && self.late.is_some()
    }

    /// What spectators get to know of what has just happened, in whole: events, or everything that
    /// was held back once the game is over.
    pub(super) fn for_spectators(&mut self, entries: &[Entry]) -> Vec<Entry> {
        let Some(late) = &mut self.late else {
            return entries.to_vec();
        };
        if matches!(self.table.standing(), Standing::Over(_)) {
            let mut all: Vec<Entry> = late.held.drain(..).collect();
            all.extend(entries.iter().cloned());
            self.late = None;
            return all;
        }
        match late.follow(entries) {
            Ok(shown) => shown,
            Err(error) => {
                // Lines that one table has taken are taken by its older self.
                metrics::counter!("yonban_table_corrupt").increment(1);
                tracing::error!(%error, table = self.id, "the older table is another one");
                self.broken = true;
                Vec::new()
            }
        }
    }
}
