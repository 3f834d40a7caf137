//! What people ask of a table, and their answers.

use crate::live::outbox::Outbox;
use crate::live::{CommandRequest, Reply, User, outbox};
use crate::views;
use std::sync::Arc;
use yonban_games::{Denied, Entry, Request};
use yonban_protocol::{Code, ServerMessage, TableCommand};
use yonban_rules::Seat;
use yonban_table::dice::Bytes;
use yonban_table::{AbsenceClaim, Answer, Author, Lag, OfferKind};

use super::{Asked, Committed, Failure, Keeper, MOST_REFUSALS, Signed, nack, refusal_key, words};

impl Keeper {
    pub(super) async fn command(&mut self, request: CommandRequest) {
        let earlier = self
            .refusals
            .iter()
            .find(|(key, _)| *key == refusal_key(&request.user.id, &request.id))
            .map(|(_, answer)| answer.clone());
        if let Some(answer) = earlier {
            request.reply.give(answer);
            return;
        }
        let CommandRequest {
            id,
            user,
            seq_seen,
            command,
            think_ms,
            round_trip_ms,
            read_ms,
            reply,
            ..
        } = request;
        let lag = think_ms.zip(round_trip_ms).map(|(think, round_trip)| Lag {
            think: u64::from(think),
            rtt95: u64::from(round_trip),
        });
        let ask = |keeper: &Keeper| keeper.ask(&user, seq_seen, &command, lag);
        let seq_before = self.table.seq();
        let result = self
            .commit(
                Some(Signed {
                    user: &user.id,
                    id: &id,
                }),
                read_ms,
                &ask,
            )
            .await;
        let (mut answer, keep) = match result {
            Ok(Committed { seq, refused: None }) => (
                ServerMessage::Ack {
                    id: id.clone(),
                    seq,
                },
                false,
            ),
            Ok(Committed {
                refused: Some(denied),
                ..
            })
            | Err(Failure::Denied(denied)) => {
                (self.refusal(&id, &denied, &command, seq_before), true)
            }
            Err(Failure::Stale) => (
                nack(
                    id.clone(),
                    Code::Stale,
                    self.table.seq(),
                    words(Code::Stale),
                ),
                true,
            ),
            Err(Failure::Unknown) => (
                nack(
                    id.clone(),
                    Code::ConflictRetry,
                    self.table.seq(),
                    words(Code::ConflictRetry),
                ),
                false,
            ),
            Err(Failure::NotStored) => (
                nack(
                    id.clone(),
                    Code::Draining,
                    self.table.seq(),
                    words(Code::Draining),
                ),
                false,
            ),
            Err(Failure::Fault) => (
                nack(
                    id.clone(),
                    Code::Internal,
                    self.table.seq(),
                    words(Code::Internal),
                ),
                false,
            ),
        };
        if let ServerMessage::Nack { code, seq, .. } = &mut answer {
            // Whoever sees the game late is told no later event.
            *seq = (*seq).min(self.seen_by(self.seat_of(&user.id)).seq());
            metrics::counter!("yonban_nacks", "code" => format!("{code:?}")).increment(1);
        }
        if keep {
            self.refusals
                .push_back((refusal_key(&user.id, &id), answer.clone()));
            if self.refusals.len() > MOST_REFUSALS {
                self.refusals.pop_front();
            }
        }
        let stale = matches!(
            &answer,
            ServerMessage::Nack {
                code: Code::Stale,
                ..
            }
        );
        let queue = match &reply {
            Reply::Queue(queue) => Some(Arc::clone(queue)),
            Reply::Once(_) => None,
        };
        reply.give(answer);
        if let (true, Some(queue)) = (stale, queue) {
            self.tell_missing(&user, seq_seen, &queue);
        }
        self.after_change().await;
    }

    /// The events that somebody had not seen when it commanded, or all anew.
    pub(super) fn tell_missing(&self, user: &User, seq_seen: u64, queue: &Outbox) {
        let seat = self.seat_of(&user.id);
        let last = self.seen_by(seat).seq();
        let entries: Vec<Entry> = self
            .recent
            .iter()
            .filter(|entry| entry.seq > seq_seen && entry.seq <= last)
            .cloned()
            .collect();
        let whole = entries
            .first()
            .is_some_and(|entry| entry.seq == seq_seen + 1);
        let text = if whole {
            self.events_text(seat, seq_seen + 1, &entries)
        } else {
            outbox::text(&ServerMessage::Snap(self.snapshot(seat)))
        };
        if let Some(text) = text {
            queue.table(&self.id, text);
        }
    }

    pub(super) fn refusal(
        &self,
        id: &str,
        denied: &Denied,
        command: &TableCommand,
        seq_before: u64,
    ) -> ServerMessage {
        let code = match denied.code {
            yonban_table::Code::Illegal => Code::Illegal,
            yonban_table::Code::NotYourTurn => Code::NotYourTurn,
            yonban_table::Code::GameOver => Code::GameOver,
            yonban_table::Code::NotSeated => Code::NotSeated,
            yonban_table::Code::TooLarge => Code::TooLarge,
            yonban_table::Code::ClaimInvalid => Code::ClaimInvalid,
            yonban_table::Code::WindowClosed => Code::WindowClosed,
            yonban_table::Code::Internal => Code::Internal,
        };
        // Explained only against the position that the action was judged in.
        let detail = match command {
            TableCommand::Act { action }
                if denied.code == yonban_table::Code::Illegal && seq_before == self.table.seq() =>
            {
                views::explanation(&self.table, action)
            }
            _ => None,
        };
        ServerMessage::Nack {
            id: id.to_owned(),
            code,
            seq: self.table.seq(),
            reason: Some(denied.reason.clone()),
            message: denied.message.clone(),
            detail,
        }
    }

    /// For which seat somebody who has both makes an offer: a takeback is of the last decision,
    /// whoever made it.
    fn agreeing(&self, seat: Seat, kind: OfferKind) -> Seat {
        match (kind, self.table.moves().last()) {
            (OfferKind::Takeback, Some(last)) => last.seat,
            _ => seat,
        }
    }

    /// Who asks what, if that is not stale.
    pub(super) fn ask(
        &self,
        user: &User,
        seq_seen: u64,
        command: &TableCommand,
        lag: Option<Lag>,
    ) -> Result<Asked, Failure> {
        let denied = |code, reason: &str, message: &str| {
            Failure::Denied(Denied {
                code,
                reason: reason.to_owned(),
                message: message.to_owned(),
            })
        };
        let mine = self.seat_of(&user.id);
        if let TableCommand::Sit { seat } = command {
            let seat = views::seat_of(*seat);
            if mine.is_some_and(|mine| mine != seat) {
                return Err(denied(
                    yonban_table::Code::WindowClosed,
                    "seated_already",
                    "you sit at this table already",
                ));
            }
            return Ok(Asked {
                author: Author::Seat(seat),
                request: Request::Sit {
                    who: user.id.clone(),
                },
                name: Some(user.name.clone()),
            });
        }
        let seat = mine.ok_or_else(|| {
            denied(
                yonban_table::Code::NotSeated,
                "not_seated",
                "you do not sit at this table",
            )
        })?;
        let offer = |text: &str| {
            text.parse::<OfferKind>().map_err(|()| {
                denied(
                    yonban_table::Code::Illegal,
                    "unknown_offer",
                    "an offer is draw, end, takeback or rematch",
                )
            })
        };
        let bytes = |text: &str| {
            text.parse::<Bytes>().map_err(|error| {
                denied(yonban_table::Code::Illegal, "bad_bytes", &error.to_string())
            })
        };
        let own = |of, request| {
            let of = views::seat_of(of);
            if self.seats_of(&user.id).all(|seat| seat != of) {
                return Err(denied(
                    yonban_table::Code::NotSeated,
                    "not_seated",
                    "you do not sit on that seat",
                ));
            }
            Ok(Asked {
                author: Author::Seat(of),
                request,
                name: None,
            })
        };
        let request = match command {
            TableCommand::Sit { .. } => return Err(Failure::Fault),
            TableCommand::Act { action } => {
                if seq_seen < self.table.position_seq() || seq_seen > self.table.seq() {
                    return Err(Failure::Stale);
                }
                Request::Act {
                    action: action.clone(),
                    lag,
                }
            }
            TableCommand::Resign => Request::Resign,
            TableCommand::Offer { offer: kind } => {
                let kind = offer(kind)?;
                if kind == OfferKind::Rematch && self.past.goes_on(&self.table) {
                    return Err(denied(
                        yonban_table::Code::WindowClosed,
                        "series_goes_on",
                        "the next game follows by itself",
                    ));
                }
                if self.here() {
                    return Ok(Asked {
                        author: Author::Seat(self.agreeing(seat, kind)),
                        request: Request::Agree(kind),
                        name: None,
                    });
                }
                Request::Offer(kind)
            }
            TableCommand::Answer {
                offer: kind,
                accept,
            } => {
                let kind = offer(kind)?;
                // An answer is to the offer that its author saw, not to a later one.
                let made = self
                    .recent
                    .iter()
                    .rev()
                    .find(|entry| entry.kind == "offered" && entry.offer == Some(kind));
                if made.is_some_and(|made| made.seq > seq_seen) {
                    return Err(Failure::Stale);
                }
                let answer = if *accept {
                    Answer::Accept
                } else {
                    Answer::Refuse
                };
                Request::Answer {
                    offer: kind,
                    answer,
                }
            }
            TableCommand::Withdraw { offer: kind } => Request::Withdraw(offer(kind)?),
            TableCommand::ClaimFlag => Request::ClaimFlag,
            TableCommand::ClaimAbsence { draw } => {
                let absence = self.claimed_absence(seat.other()).ok_or_else(|| {
                    denied(
                        yonban_table::Code::ClaimInvalid,
                        "not_gone",
                        "your opponent is here",
                    )
                })?;
                let claim = if *draw {
                    AbsenceClaim::Draw
                } else {
                    AbsenceClaim::Win
                };
                Request::ClaimAbsence { claim, absence }
            }
            TableCommand::Abort => Request::Abort,
            TableCommand::GiveTime => Request::GiveTime,
            TableCommand::Pledge { seat: of, hash } => {
                return own(*of, Request::Pledge { hash: bytes(hash)? });
            }
            TableCommand::Reveal { seat: of, value } => {
                return own(
                    *of,
                    Request::Reveal {
                        value: bytes(value)?,
                    },
                );
            }
            TableCommand::Ready { seat: of } => return own(*of, Request::Ready),
            TableCommand::Throw { outcome } => Request::Throw {
                outcome: outcome.clone(),
                agreed: self.here(),
            },
            TableCommand::Confirm | TableCommand::Dispute => {
                // It is about the throw that its author saw, not about a later one.
                if self.table.told_by().is_some_and(|(_, seq)| seq > seq_seen) {
                    return Err(Failure::Stale);
                }
                match command {
                    TableCommand::Confirm => Request::Confirm,
                    _ => Request::Dispute,
                }
            }
        };
        Ok(Asked {
            author: Author::Seat(seat),
            request,
            name: None,
        })
    }
}
