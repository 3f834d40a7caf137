//! Whether the process lives, and whether it can store.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use yonban_protocol::Health;

use super::Shared;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
}

fn health(shared: &Shared, status: impl Into<String>) -> Json<Health> {
    Json(Health {
        status: status.into(),
        build: crate::BUILD.into(),
        up_s: shared.time().up().as_secs(),
    })
}

/// The process answers.
async fn healthz(State(shared): State<Shared>) -> Json<Health> {
    health(&shared, "ok")
}

/// The process takes guests: it is not stopping, and a row can be written.
async fn readyz(State(shared): State<Shared>) -> (StatusCode, Json<Health>) {
    if shared.stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, health(&shared, "draining"));
    }
    match shared.house().beat().await {
        Ok(()) => (StatusCode::OK, health(&shared, "ok")),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                health(&shared, "cannot store"),
            )
        }
    }
}
