//! `/api/v1/backgammon/report`: a match of backgammon, judged decision by decision. Nothing is stored.

use axum::extract::{DefaultBodyLimit, State};
use axum::routing::post;
use axum::{Json, Router};
use yonban_protocol::{BackgammonReport, BackgammonReportRequest};

use super::sign_in::Client;
use super::{Body, Shared};
use crate::error::ApiError;
use crate::views;

/// The largest body, in bytes.
const MAX_BODY: usize = 512 * 1024;
/// The most actions and throws: more than any match to 25 points has had.
const MAX_ACTIONS: usize = 12_000;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/backgammon/report", post(report))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}

async fn report(
    State(shared): State<Shared>,
    Client(address): Client,
    Body(asked): Body<BackgammonReportRequest>,
) -> Result<Json<BackgammonReport>, ApiError> {
    if !shared.gate().solve(address) {
        return Err(ApiError::RateLimited);
    }
    if asked.actions.len() > MAX_ACTIONS {
        return Err(ApiError::field(
            "actions",
            format!("at most {MAX_ACTIONS} actions and throws"),
        ));
    }
    // Without looking ahead it takes no longer than a file.
    let (desk, is_quick) = (shared.desk(), asked.plies == 0);
    let work = move || views::backgammon_report(&asked);
    let answer = if is_quick {
        desk.file(work).await
    } else {
        desk.report(work).await
    };
    answer?
        .map(Json)
        .map_err(|bad| ApiError::field(bad.field, bad.message))
}
