//! `/api/v1/tsume`: mate problems of shogi, looked through and solved. Nothing is stored.

use axum::extract::{DefaultBodyLimit, State};
use axum::routing::post;
use axum::{Json, Router};
use yonban_protocol::{Tsume, TsumeRequest};

use super::sign_in::Client;
use super::{Body, Shared};
use crate::error::ApiError;
use crate::views;

/// The largest body, in bytes.
const MAX_BODY: usize = 64 * 1024;
/// The most moves of a line: longer than any problem that is known.
const MAX_MOVES: usize = 1_600;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/tsume", post(tsume))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}

async fn tsume(
    State(shared): State<Shared>,
    Client(address): Client,
    Body(asked): Body<TsumeRequest>,
) -> Result<Json<Tsume>, ApiError> {
    let gate = shared.gate();
    let allowed = if asked.solve {
        gate.solve(address)
    } else {
        gate.study(address)
    };
    if !allowed {
        return Err(ApiError::RateLimited);
    }
    if asked.actions.len() > MAX_MOVES {
        return Err(ApiError::field(
            "actions",
            format!("at most {MAX_MOVES} moves"),
        ));
    }
    let solve = asked.solve;
    let work = move || views::tsume(&asked);
    let answer = if solve {
        shared.desk().problem(work).await
    } else {
        shared.desk().line(work).await
    };
    answer?
        .map(Json)
        .map_err(|bad| ApiError::field(bad.field, bad.message))
}
