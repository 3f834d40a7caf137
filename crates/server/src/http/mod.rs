//! The HTTP side: one file per resource, each with its routes and handlers.

mod assets;
mod backgammon;
mod desk;
mod dice;
mod files;
mod headers;
mod health;
mod me;
pub(crate) mod origin;
mod presets;
mod review;
pub(crate) mod sign_in;
mod study;
mod tables;
mod tsume;

use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, Query, Request, State};
use axum::http::Uri;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::de::DeserializeOwned;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::compression::CompressionLayer;
use yonban_store::Store;

pub use assets::Assets;
use desk::Desk;

use crate::config::Config;
use crate::error::ApiError;
use crate::game_time::GameTime;
use crate::limits::Gate;
use crate::live::House;

/// The largest body of a request, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// What every handler and socket shares.
#[derive(Clone, Debug)]
pub(crate) struct Shared(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    config: Config,
    gate: Gate,
    desk: Desk,
    assets: Assets,
    house: House,
    tracker: TaskTracker,
    stop: CancellationToken,
}

impl Shared {
    pub(crate) fn new(
        config: Config,
        assets: Assets,
        house: House,
        tracker: TaskTracker,
        stop: CancellationToken,
    ) -> Self {
        let gate = Gate::new(&config.limits);
        Shared(Arc::new(Parts {
            config,
            gate,
            desk: Desk::new(),
            assets,
            house,
            tracker,
            stop,
        }))
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn gate(&self) -> &Gate {
        &self.0.gate
    }

    pub(crate) fn desk(&self) -> &Desk {
        &self.0.desk
    }

    pub(crate) fn house(&self) -> &House {
        &self.0.house
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.0.house.store()
    }

    pub(crate) fn time(&self) -> GameTime {
        self.0.house.time()
    }

    pub(crate) fn tracker(&self) -> &TaskTracker {
        &self.0.tracker
    }

    pub(crate) fn stop_token(&self) -> &CancellationToken {
        &self.0.stop
    }

    pub(crate) fn stopping(&self) -> bool {
        self.0.stop.is_cancelled()
    }
}

/// All routes.
pub(crate) fn router(shared: Shared) -> Router {
    let api = Router::new()
        .merge(me::router())
        .merge(presets::router())
        .merge(dice::router())
        .merge(study::router())
        .merge(tsume::router())
        .merge(backgammon::router())
        .merge(files::router())
        .merge(review::router())
        .merge(tables::router())
        .fallback(|| async { ApiError::NotFound("resource") })
        .method_not_allowed_fallback(|| async { ApiError::Method })
        // Lists of rooms and finished games are long and say the same words again and again.
        .layer(CompressionLayer::new());
    Router::new()
        .nest("/api/v1", api)
        .merge(health::router())
        .route("/ws", get(crate::socket::upgrade))
        .fallback(get(page).fallback(|| async { ApiError::Method }))
        .layer(middleware::from_fn_with_state(
            shared.clone(),
            origin::guard,
        ))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn(headers::set))
        .with_state(shared)
}

/// A file of the client, its shell, or nothing.
async fn page(State(shared): State<Shared>, uri: Uri, request: Request) -> Response {
    match shared.0.assets.serve(uri.path(), request.headers()) {
        Some(response) => response,
        None => ApiError::NotFound("page").into_response(),
    }
}

/// What an address asks for behind its `?`; an error wears the one envelope.
fn asked<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, ApiError> {
    match query {
        Ok(Query(asked)) => Ok(asked),
        Err(rejection) => Err(ApiError::BadRequest {
            message: rejection.body_text(),
            field: None,
        }),
    }
}

/// A JSON body, whose errors wear the one envelope.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Body(value)),
            Err(JsonRejection::BytesRejection(rejection))
                if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(ApiError::TooLarge)
            }
            Err(rejection) => Err(ApiError::BadRequest {
                message: rejection.body_text(),
                field: None,
            }),
        }
    }
}
