//! `/api/v1/study`: what the referee says about a line of play. Nothing is stored.

use axum::extract::{DefaultBodyLimit, State};
use axum::routing::post;
use axum::{Json, Router};
use yonban_games::{AnyGame, GameKind, Refused};
use yonban_protocol::{Study, StudyRequest};

use super::sign_in::Client;
use super::{Body, Shared};
use crate::error::ApiError;
use crate::views;

/// The largest body, in bytes.
const MAX_BODY: usize = 64 * 1024;
/// The most actions of a line: longer than games last on the largest board, and than the longest mate
/// problem that is known.
const MAX_ACTIONS: usize = 2_000;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/study", post(study))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}

async fn study(
    State(shared): State<Shared>,
    Client(address): Client,
    Body(asked): Body<StudyRequest>,
) -> Result<Json<Study>, ApiError> {
    if !shared.gate().study(address) {
        return Err(ApiError::RateLimited);
    }
    if asked.actions.len() > MAX_ACTIONS {
        return Err(ApiError::field(
            "actions",
            format!("at most {MAX_ACTIONS} actions"),
        ));
    }
    let start = start(&asked.kind, &asked.rules, asked.start.as_deref())?;
    let from = asked
        .from
        .map(|from| usize::try_from(from).unwrap_or(usize::MAX));
    shared
        .desk()
        .line(move || views::study(&start, &asked.actions, from, asked.ask.as_deref()))
        .await
        .map(Json)
}

/// The game before the first action.
pub(super) fn start(kind: &str, rules: &str, start: Option<&str>) -> Result<AnyGame, ApiError> {
    let kind: GameKind = kind
        .parse()
        .map_err(|error: yonban_games::UnknownGame| ApiError::field("kind", error.to_string()))?;
    let bad = |field| move |refused: Refused| ApiError::field(field, refused.message);
    let game = AnyGame::new(kind, rules).map_err(bad("rules"))?;
    match start {
        None => Ok(game),
        Some(text) => AnyGame::from_position(kind, rules, text).map_err(bad("start")),
    }
}
