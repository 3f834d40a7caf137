//! Games that an engine watches: `%%MONITOR2ON`.

use yonban_csa::End;
use yonban_protocol::{MoveView, Snapshot, TableView};
use yonban_rules::Verdict;

use super::session::Session;
use super::terms::{self, spent};

/// A game that this engine watches.
#[derive(Debug, Default)]
pub(super) struct Watched {
    pub(super) seen: bool,
    pub(super) told: usize,
}

impl Session {
    /// Watches a game; whether one may watch more.
    pub(super) fn monitor(&mut self, table: &str) -> bool {
        let most = self.shared.config().limits.subscriptions_per_socket;
        if self.watched.len() >= most && !self.watched.contains_key(table) {
            return false;
        }
        self.watched.insert(table.to_owned(), Watched::default());
        self.watch(table);
        true
    }

    /// Watches it no longer; whether it did.
    pub(super) fn unmonitor(&mut self, table: &str) -> bool {
        let watched = self.watched.remove(table).is_some();
        if watched && !self.is_mine(table) {
            self.shared.house().unwatch(table, self.id);
        }
        watched
    }

    pub(super) fn monitor_snapshot(&mut self, snapshot: &Snapshot) {
        let table = snapshot.table.as_str();
        let Some(watched) = self.watched.get_mut(table) else {
            return;
        };
        if std::mem::replace(&mut watched.seen, true) {
            self.monitor_moves(table, snapshot.moves.iter());
        } else if let Some(summary) = terms::summary_of(snapshot, None) {
            watched.told = snapshot.moves.len();
            let text = summary.to_string();
            let lines = text.lines().map(|line| format!("[{table}] {line}"));
            self.host.answer("MONITOR2", lines);
        }
        self.monitor_end(table, &snapshot.view);
    }

    pub(super) fn monitor_moves<'a>(
        &mut self,
        table: &str,
        moves: impl Iterator<Item = &'a MoveView>,
    ) {
        for played in moves {
            let Some(watched) = self.watched.get_mut(table) else {
                return;
            };
            let number = usize::try_from(played.n).unwrap_or(usize::MAX);
            if !watched.seen || number != watched.told + 1 {
                continue;
            }
            watched.told = number;
            let text = match played.written.get("csa") {
                Some(csa) => csa.clone(),
                None if played.action == "declare" => "%KACHI".to_owned(),
                None => played.action.clone(),
            };
            let time = spent(played.charged_ms);
            self.host.tell("MONITOR2", &format!("[{table}] {text}"));
            self.host.tell("MONITOR2", &format!("[{table}] T{time}"));
        }
    }

    pub(super) fn monitor_end(&mut self, table: &str, view: &TableView) {
        let Some(result) = &view.result else { return };
        let verdict = result.verdict.parse().unwrap_or(Verdict::NoResult);
        let end = End::of(&result.termination, result.ending.as_deref(), verdict);
        self.host
            .tell("MONITOR2", &format!("[{table}] {}", end.reason));
        self.unmonitor(table);
    }
}
