//! Tables that begin with both seats taken: two who met elsewhere.

use yonban_games::{AnyTable, Request, Terms};
use yonban_rules::{Seat, Verdict};
use yonban_table::{Author, TableId};

use tokio::sync::oneshot;

use super::rows::{self, Listing, unsigned};
use super::table::Message;
use super::{House, OpenError, User};

impl House {
    /// Opens a table of these terms and seats both; the game begins with it. Public: everybody may
    /// watch.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub(crate) async fn open_paired(
        &self,
        id: TableId,
        terms: &Terms,
        users: [&User; 2],
    ) -> Result<(), OpenError> {
        let now = self.time().now_ms();
        let refused = |denied: yonban_games::Denied| OpenError::Refused(denied.message);
        let (mut table, mut entries) =
            AnyTable::create(id, terms, unsigned(now), &mut self.secrets()).map_err(refused)?;
        for (seat, user) in Seat::BOTH.into_iter().zip(users) {
            let who = user.id.clone();
            let decided = table
                .decide(
                    Author::Seat(seat),
                    &Request::Sit { who },
                    unsigned(now),
                    &mut self.secrets(),
                )
                .map_err(refused)?;
            entries.extend(decided.entries);
            table = decided.after;
        }
        let listing = Listing {
            series: None,
            names: users.map(|user| Some(user.name.clone())),
            public: true,
            started_ms: None,
            ended_ms: None,
        }
        .after(&entries, &table);
        let head = rows::head(&table, &listing, now);
        self.store()
            .create_table(head.clone(), rows::events(&entries, None))
            .await?;
        metrics::counter!("yonban_tables_opened").increment(1);
        self.note_in_lobby(&head).await;
        Ok(())
    }

    /// Decides a game as a referee does who stands beside the board. Done when the answer comes; a
    /// game that is over already stays as it is.
    pub(crate) fn adjudicate(&self, table: &str, verdict: Verdict) -> oneshot::Receiver<()> {
        let (reply, done) = oneshot::channel();
        self.send(table, Message::Judge { verdict, reply });
        done
    }
}
