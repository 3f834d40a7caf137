//! A fault of the house costs no player time. At the start, the newest proof of life tells since
//! when nobody served: every clock that ran meanwhile is credited, stopped, and started again when
//! the seat to act is back or a minute has passed.

use tokio::sync::oneshot;
use yonban_store::StoreError;

use super::house::House;
use super::table::Message;

/// What every running clock gets beside the time of the outage itself: finding the page again
/// takes a moment.
pub(super) const BONUS_MS: u64 = 10_000;

/// Takes up the games that were in play. `last_alive_ms` is the newest proof of life; without one
/// nothing has ever been served.
pub(super) async fn recover(house: &House, last_alive_ms: Option<i64>) -> Result<(), StoreError> {
    let Some(last_alive_ms) = last_alive_ms else {
        return Ok(());
    };
    let mut recovered = Vec::new();
    for head in house.store().running_tables().await? {
        let (reply, done) = oneshot::channel();
        house.send(
            &head.id,
            Message::Recover {
                last_alive_ms,
                reply,
            },
        );
        recovered.push((head.id, done));
    }
    for (table, done) in recovered {
        if done.await.is_err() {
            tracing::error!(table, "a game in play was not taken up");
        }
    }
    Ok(())
}
