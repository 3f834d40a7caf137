//! What the computer does beside playing where chance comes in: it pledges and reveals, asks what its real
//! dice show and confirms what people tell of them, and is ready for the next game of a match at once.

use super::{Asked, Keeper, Signed, derived_command};
use yonban_games::Request;
use yonban_rules::Seat;
use yonban_table::dice::pledge;
use yonban_table::{Author, Owed};

/// So much can be owed at one moment, by both seats.
const MOST: usize = 8;

impl Keeper {
    /// Does everything that the computer owes.
    pub(in crate::live) async fn settle_for_engines(&mut self) {
        for _ in 0..MOST {
            let owed = Seat::BOTH.into_iter().find_map(|seat| {
                self.level(seat)?;
                Some((seat, self.request_of(seat)?))
            });
            let Some((seat, request)) = owed else { return };
            let command = derived_command(&["chance", self.id(), &self.table.seq().to_string()]);
            let user = self.table.seated(seat).unwrap_or_default().to_owned();
            let seq = self.table.seq();
            let ask = |keeper: &Keeper| {
                if keeper.table.seq() != seq {
                    return Err(super::Failure::Stale);
                }
                Ok(Asked {
                    author: Author::Seat(seat),
                    request: request.clone(),
                    name: None,
                })
            };
            let signed = Signed {
                user: &user,
                id: &command,
            };
            match self.commit(Some(signed), self.now(), &ask).await {
                Ok(_) | Err(super::Failure::Stale) => {}
                Err(failure) => {
                    tracing::warn!(?failure, table = self.id(), "the computer owes something");
                    return;
                }
            }
        }
    }

    /// What this seat of the computer owes now.
    fn request_of(&self, seat: Seat) -> Option<Request> {
        let value = || self.house().secrets().value(self.table.id(), seat);
        match self.table.owed(seat) {
            Some(Owed::Pledge) => {
                let hash = pledge(self.table.id(), seat, value());
                return Some(Request::Pledge { hash });
            }
            Some(Owed::Value) => return Some(Request::Reveal { value: value() }),
            None => {}
        }
        if self
            .table
            .rest()
            .is_some_and(|rest| !rest.ready[seat.index()])
        {
            return Some(Request::Ready);
        }
        if self.table.may_ask_throw(seat) {
            return Some(Request::AskThrow);
        }
        let told = self.table.told_by();
        told.filter(|(teller, _)| *teller != seat)
            .map(|_| Request::Confirm)
    }
}
