//! What looks for everything that no timer and no message has served. Timers and messages are
//! hints; the rows are the truth.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval};
use yonban_store::Status;

use super::house::House;
use super::table::{Message, room_index};

/// How many overdue tables are looked at in one sweep.
const MOST_DUE: u32 = 500;
/// A node's proof of life.
const BEAT: Duration = Duration::from_secs(1);
/// How often open tables and sign-ins are looked through.
const TIDY: Duration = Duration::from_secs(60);
/// How long an open table waits without anybody at it.
const OPEN_WAIT_MS: i64 = 10 * 60_000;
/// The same where turns take days.
const OPEN_WAIT_SLOW_MS: i64 = 14 * 24 * 3_600_000;

/// Runs until the house closes.
pub(super) async fn run(house: &House) {
    let times = &house.config().times;
    let every = |period: Duration| {
        let mut ticks = interval(period.max(Duration::from_millis(1)));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ticks
    };
    let (mut beat, mut sweep, mut refresh, mut tidy) = (
        every(BEAT),
        every(times.sweep),
        every(times.refresh),
        every(TIDY),
    );
    loop {
        tokio::select! {
            () = house.stopped().cancelled() => return,
            _ = beat.tick() => {
                if let Err(error) = house.beat().await {
                    tracing::warn!(%error, "no proof of life was written");
                }
            }
            _ = sweep.tick() => due(house).await,
            _ = refresh.tick() => behind(house).await,
            _ = tidy.tick() => tidy_up(house).await,
        }
    }
}

/// Wakes the tables whose deadline has passed, and that have had time to see it themselves.
async fn due(house: &House) {
    let started = Instant::now();
    match house
        .store()
        .due_tables(house.time().now_ms(), MOST_DUE)
        .await
    {
        Ok(tables) => {
            for table in tables {
                metrics::counter!("yonban_swept").increment(1);
                house.send(&table, Message::Tick);
            }
        }
        Err(error) => tracing::debug!(%error, "no sweep"),
    }
    metrics::histogram!("yonban_sweep_seconds").record(started.elapsed());
}

/// Tells watched tables that the log has grown elsewhere.
async fn behind(house: &House) {
    let known: Vec<(String, u64)> = house
        .live()
        .iter()
        .filter(|(_, live)| live.state.is_watched())
        .map(|(id, live)| (id.clone(), live.state.seq.load(Ordering::Relaxed)))
        .collect();
    if known.is_empty() {
        return;
    }
    let ids: Vec<String> = known.iter().map(|(id, _)| id.clone()).collect();
    match house.store().last_seqs(&ids).await {
        Ok(stored) => {
            for (id, seq) in stored {
                if known.iter().any(|(known, at)| *known == id && *at < seq) {
                    house.send(&id, Message::Refresh);
                }
            }
        }
        Err(error) => tracing::debug!(%error, "watched tables were not compared"),
    }
    match house.store().last_chat(&ids).await {
        Ok(stored) => {
            for (id, room, seq) in stored {
                let known = house.live().get(&id).and_then(|live| {
                    let room = live.state.chat.get(room_index(&room)?)?;
                    Some(room.load(Ordering::Relaxed))
                });
                if known.is_some_and(|known| known < seq) {
                    house.send(&id, Message::ChatNews);
                }
            }
        }
        Err(error) => tracing::debug!(%error, "chat of watched tables was not compared"),
    }
}

/// Closes open tables at which nobody waits any more; forgets sign-ins that have ended; wakes
/// games in which the computer is to act and that are not in memory.
async fn tidy_up(house: &House) {
    let now = house.time().now_ms();
    let result = async {
        house.store().delete_expired_sign_ins(now).await?;
        let mut after = None;
        loop {
            let page = house
                .store()
                .open_tables(yonban_store::MAX_PAGE, after.as_ref())
                .await?;
            for head in &page.tables {
                let slow = head.agreement.contains("correspondence")
                    || head.agreement.contains("unlimited");
                let wait = if slow {
                    OPEN_WAIT_SLOW_MS
                } else {
                    OPEN_WAIT_MS
                };
                if head.now.status == Status::Open && now.saturating_sub(head.created_ms) > wait {
                    house.send(&head.id, Message::Abandon);
                }
            }
            match page.next {
                Some(next) => after = Some(next),
                None => break,
            }
        }
        for head in house.store().running_tables().await? {
            let to_act = match head.now.turn_seat.as_deref() {
                Some("a") => head.now.seat_a.as_deref(),
                Some("b") => head.now.seat_b.as_deref(),
                _ => None,
            };
            let computer = to_act.is_some_and(|who| who.starts_with("engine:"));
            if computer && !house.live().contains_key(&head.id) {
                house.send(&head.id, Message::Refresh);
            }
        }
        Ok::<(), yonban_store::StoreError>(())
    };
    if let Err(error) = result.await {
        tracing::debug!(%error, "not tidied up");
    }
}
