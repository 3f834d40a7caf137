//! The realtime side: one WebSocket per tab, subscriptions multiplexed, JSON text frames.

mod session;
mod trips;

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request, State};
use axum::response::Response;
use yonban_protocol::MAX_FRAME;

use crate::error::ApiError;
use crate::http::Shared;
use crate::http::origin::{Origin, origin};
use crate::http::sign_in::{self, Client};
use crate::socket::session::Session;

/// What an idle socket may keep for reading. The default costs twenty times as much memory.
const READ_BUFFER: usize = 2 * 1024;

/// `GET /ws`. Everything is checked before the upgrade: origin, sign-in, how many sockets there are.
pub(crate) async fn upgrade(
    State(shared): State<Shared>,
    Client(address): Client,
    request: Request,
) -> Result<Response, ApiError> {
    let config = shared.config();
    let (mut parts, _) = request.into_parts();
    match origin(&parts.headers, &config.allowed_origins, config.https) {
        Origin::Allowed => {}
        Origin::Foreign => return Err(ApiError::Foreign("Origin")),
        // A browser always says where a page comes from. A cookie without an origin is not sent by
        // a page of ours, and nothing but the cookie signs anybody in here.
        Origin::Absent if sign_in::has_cookie(&parts.headers, config.https) => {
            return Err(ApiError::Foreign("Origin is missing"));
        }
        Origin::Absent => return Err(ApiError::SignedOut),
    }
    if shared.stopping() {
        return Err(ApiError::Draining);
    }
    if !shared.gate().connection(address) {
        return Err(ApiError::RateLimited);
    }
    let signed_in = sign_in::find(&shared, &parts.headers)
        .await?
        .ok_or(ApiError::SignedOut)?;
    let place = shared
        .gate()
        .socket(&signed_in.guest.id)
        .ok_or(ApiError::Quota("sockets"))?;
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &shared)
        .await
        .map_err(|refused| ApiError::BadRequest {
            message: refused.to_string(),
            field: None,
        })?;
    let session = Session::new(Shared::clone(&shared), signed_in, place);
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .on_upgrade(move |socket| {
            // The server's own tracker waits for sockets; axum's graceful stop does not.
            let tracker = shared.tracker().clone();
            async move {
                let done = tracker.spawn(session.run(socket));
                if let Err(error) = done.await {
                    metrics::counter!("yonban_socket_panics").increment(1);
                    tracing::error!(%error, "a socket's task failed");
                }
            }
        }))
}

/// A number for each socket, unique in this process.
pub(crate) fn next_id() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The queue of one socket, shared with the tables it watches.
pub(crate) type Queue = Arc<crate::live::Outbox>;
