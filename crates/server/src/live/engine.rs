//! The computer at a table: its move is owed by the table's state, so a lost answer is asked for
//! again; what it answers is a command like any other.

use std::time::Duration;

use tokio::time::Instant;
use yonban_games::{Request, Standing};
use yonban_rules::Seat;
use yonban_search::{Level, Stop, Task};
use yonban_table::{Answer, Author, OfferKind, Role};

use super::table::{Asked, Failure, Keeper, Message, Signed, derived_command};
use crate::engines::{self, Job, Thought};
use crate::views;

/// How much longer than its budget the computer may take before it is asked again.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long to wait after a failure that is not the computer's.
const RETRY: Duration = Duration::from_secs(1);
/// After so many attempts the table moves for it: any legal action is better than a lost clock.
const ATTEMPTS: u32 = 3;
/// It agrees to a draw only after so many actions,
const DRAW_AFTER: usize = 60;
/// and only if it thinks that neither side is better by more than this, in hundredths.
const DRAW_WITHIN: i32 = 15;

/// A move that the computer owes.
#[derive(Debug)]
pub(super) struct Owed {
    seat: Seat,
    seq: u64,
    attempt: u32,
    look_again: Instant,
    stop: Stop,
}

impl Owed {
    /// When to ask again if nothing has come.
    pub(super) fn look_again(&self) -> Instant {
        self.look_again
    }
}

impl Drop for Owed {
    fn drop(&mut self) {
        self.stop.set();
    }
}

impl Keeper {
    pub(super) fn level(&self, seat: Seat) -> Option<Level> {
        self.table
            .seated(seat)
            .and_then(views::engine_level)
            .and_then(Level::new)
    }

    /// Asks the computer for what it owes now: answers to offers, and a move.
    pub(super) async fn ask_engine(&mut self) {
        self.answer_offers().await;
        let acting = match self.table.standing() {
            Standing::Running => self.table.to_act(),
            Standing::Waiting | Standing::Pledging | Standing::Over(_) => None,
        };
        let seat = acting.filter(|seat| self.level(*seat).is_some());
        let seq = self.table.position_seq();
        let same = self
            .owed
            .as_ref()
            .is_some_and(|owed| owed.seq == seq && Some(owed.seat) == seat);
        if same {
            return;
        }
        self.owed = None;
        if let Some(seat) = seat {
            self.ask_for_move(seat, seq, 1);
        }
    }

    fn ask_for_move(&mut self, seat: Seat, seq: u64, attempt: u32) {
        let Some(level) = self.level(seat) else {
            return;
        };
        let look = self.table.look(Role::Moderator);
        let spent_ms = look.running.map_or(0, |turn| {
            let running = turn.since.map_or(0, |since| {
                super::rows::unsigned(self.house().time().now_ms()).saturating_sub(since)
            });
            turn.charge
                .spans()
                .saturating_add(running)
                .saturating_sub(turn.charge.relief())
        });
        let clock = engines::Clock {
            control: self.table.control(seat),
            state: look.clocks[seat.index()],
            spent_ms,
        };
        let crowd = self.house().engines().crowd().saturating_mul(attempt);
        let budget = engines::budget(level, &clock, self.table.moves_expected(), crowd);
        let task = Task::new(self.table.rules(), seat)
            .with_actions(self.table.records())
            .with_budget(budget)
            .with_level(level);
        let stop = Stop::new();
        let wait = budget.time.unwrap_or_default().saturating_mul(crowd.max(1)) + PATIENCE;
        self.owed = Some(Owed {
            seat,
            seq,
            attempt,
            look_again: Instant::now() + wait,
            stop: stop.clone(),
        });
        let (house, id) = (self.house().clone(), self.id().to_owned());
        self.house().engines().ask(Job {
            kind: self.table.kind(),
            task,
            stop,
            tell: Box::new(move |thought, score| {
                house.send(
                    &id,
                    Message::Thought {
                        seq,
                        attempt,
                        thought,
                        score,
                    },
                );
            }),
        });
    }

    /// The computer was silent for too long.
    pub(super) async fn ask_again(&mut self) {
        let Some(owed) = self.owed.take() else { return };
        metrics::counter!("yonban_engine_silences").increment(1);
        tracing::warn!(
            table = self.id(),
            seq = owed.seq,
            "the computer is asked again"
        );
        let (seat, seq, attempt) = (owed.seat, owed.seq, owed.attempt + 1);
        drop(owed);
        self.retry(seat, seq, attempt).await;
    }

    async fn retry(&mut self, seat: Seat, seq: u64, attempt: u32) {
        if self.table.position_seq() != seq || self.table.to_act() != Some(seat) {
            self.ask_engine().await;
        } else if attempt <= ATTEMPTS {
            self.ask_for_move(seat, seq, attempt);
        } else {
            self.move_for_it(seat, seq).await;
        }
    }

    /// Any legal action: the last resort.
    async fn move_for_it(&mut self, seat: Seat, seq: u64) {
        metrics::counter!("yonban_engine_stand_ins").increment(1);
        let Some(action) = self.table.stand_in() else {
            return;
        };
        tracing::error!(
            table = self.id(),
            seq,
            action,
            "the table moved for the computer"
        );
        self.play_for(seat, seq, Request::Act { action, lag: None })
            .await;
    }

    /// The computer has thought about the position after event `seq`.
    pub(super) async fn thought(
        &mut self,
        seq: u64,
        attempt: u32,
        thought: Thought,
        score: Option<i32>,
    ) {
        let asked = self
            .owed
            .as_ref()
            .is_some_and(|o| o.seq == seq && o.attempt == attempt);
        if !asked {
            return;
        }
        let Some(owed) = self.owed.take() else { return };
        let seat = owed.seat;
        drop(owed);
        self.engine_score = score;
        match thought {
            Thought::Act(action) => {
                self.play_for(seat, seq, Request::Act { action, lag: None })
                    .await;
            }
            Thought::Resign => self.play_for(seat, seq, Request::Resign).await,
            Thought::Failed => {
                if !self.house().stopped().is_cancelled() {
                    self.retry(seat, seq, attempt + 1).await;
                }
            }
        }
    }

    /// Carries out what the computer wants, checked like anybody's command.
    async fn play_for(&mut self, seat: Seat, seq: u64, request: Request) {
        let command = derived_command(&["engine", self.id(), &seq.to_string()]);
        let now = self.house().time().now_ms();
        let wish = request.clone();
        let user = self.table.seated(seat).unwrap_or_default().to_owned();
        let ask = move |keeper: &Keeper| {
            if keeper.table.position_seq() != seq {
                return Err(Failure::Stale);
            }
            Ok(Asked {
                author: Author::Seat(seat),
                request: wish.clone(),
                name: None,
            })
        };
        match self
            .commit(
                Some(Signed {
                    user: &user,
                    id: &command,
                }),
                now,
                &ask,
            )
            .await
        {
            Ok(_) => Box::pin(self.after_change()).await,
            Err(Failure::Stale) => Box::pin(self.ask_engine()).await,
            Err(Failure::Denied(denied)) => {
                metrics::counter!("yonban_engine_refused").increment(1);
                tracing::error!(
                    table = self.id(),
                    seq,
                    reason = denied.reason,
                    ?request,
                    "the computer was refused"
                );
                if self.table.to_act() == Some(seat) && denied.reason != "time_over" {
                    Box::pin(self.move_for_it(seat, seq)).await;
                }
            }
            Err(Failure::Unknown | Failure::NotStored | Failure::Fault) => {
                self.owed = Some(Owed {
                    seat,
                    seq,
                    attempt: 0,
                    look_again: Instant::now() + RETRY,
                    stop: Stop::new(),
                });
            }
        }
    }

    /// Replies to what people offer the computer: a takeback and a rematch are theirs to have, a
    /// draw or the end of play only if the game looks like a draw, or if all that is left is to count.
    async fn answer_offers(&mut self) {
        for (from, offer) in self.table.look(Role::Moderator).offers {
            let seat = from.other();
            if self.level(seat).is_none() {
                continue;
            }
            let balanced = self.table.moves().len() >= DRAW_AFTER
                && self
                    .engine_score
                    .is_some_and(|score| score.abs() <= DRAW_WITHIN);
            let accept = match offer {
                OfferKind::Takeback | OfferKind::Rematch => true,
                OfferKind::Draw => balanced,
                OfferKind::End => balanced || self.table.agreement_decides(),
            };
            let answer = if accept {
                Answer::Accept
            } else {
                Answer::Refuse
            };
            let command = derived_command(&["answer", self.id(), &self.table.seq().to_string()]);
            let now = self.house().time().now_ms();
            let user = self.table.seated(seat).unwrap_or_default().to_owned();
            let ask = move |_: &Keeper| {
                Ok(Asked {
                    author: Author::Seat(seat),
                    request: Request::Answer { offer, answer },
                    name: None,
                })
            };
            let signed = Signed {
                user: &user,
                id: &command,
            };
            if let Err(failure) = self.commit(Some(signed), now, &ask).await {
                tracing::warn!(
                    ?failure,
                    table = self.id(),
                    "the computer's answer was refused"
                );
                return;
            }
        }
        Box::pin(self.make_next()).await;
    }
}
