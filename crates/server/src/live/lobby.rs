//! The list of open tables, and who follows it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use yonban_protocol::{ServerMessage, TableSummary};
use yonban_store::{Status, TableHead};

use super::outbox::{self, Outbox};
use crate::views;

/// The list of open tables, and who follows it.
#[derive(Debug, Default)]
pub(crate) struct Lobby(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    open: BTreeMap<String, TableSummary>,
    followers: BTreeMap<u64, Arc<Outbox>>,
}

impl Lobby {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends the whole list, and from now on every change.
    pub(crate) fn follow(&self, id: u64, queue: Arc<Outbox>) {
        let mut state = self.state();
        let set = state.open.values().cloned().collect();
        let message = ServerMessage::Lobby {
            set,
            gone: Vec::new(),
            whole: true,
        };
        if let Some(text) = outbox::text(&message) {
            queue.lobby(text);
        }
        state.followers.insert(id, queue);
    }

    /// Sends no more changes.
    pub(crate) fn unfollow(&self, id: u64) {
        self.state().followers.remove(&id);
    }

    /// Takes up how a table stands now; tells the followers if that changes the list.
    pub(crate) fn note(&self, head: &TableHead) {
        let listed = head.now.public && head.now.status == Status::Open;
        let mut state = self.state();
        let message = if listed {
            let summary = views::summary(head);
            if state.open.get(&head.id) == Some(&summary) {
                return;
            }
            state.open.insert(head.id.clone(), summary.clone());
            ServerMessage::Lobby {
                set: vec![summary],
                gone: Vec::new(),
                whole: false,
            }
        } else {
            if state.open.remove(&head.id).is_none() {
                return;
            }
            ServerMessage::Lobby {
                set: Vec::new(),
                gone: vec![head.id.clone()],
                whole: false,
            }
        };
        if let Some(text) = outbox::text(&message) {
            for queue in state.followers.values() {
                queue.lobby(text.clone());
            }
        }
    }
}
