//! `/api/v1/tables/{id}/review` and `/record`: games that were played here, to look through and to
//! take home.

use axum::Router;
use axum::body::Body as Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use yonban_games::AnyTable;
use yonban_games::paper::AnyFormat;
use yonban_store::TableEvent;
use yonban_table::LogHash;

use super::assets::names;
use super::files::no_file;
use super::sign_in::Client;
use super::tables::{LOG_TYPE, id, may_read, readable, reader, sealed_log};
use super::{Shared, asked};
use crate::error::ApiError;
use crate::views;

/// A finished game does not change any more; that it is asked for again once a day lets a newer
/// house tell more about it.
const FINISHED: HeaderValue = HeaderValue::from_static("public, max-age=86400");
/// Who watches may be shown less of it than who plays.
const RUNNING: HeaderValue = HeaderValue::from_static("private, no-cache");

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/tables/{id}/review", get(review))
        .route("/tables/{id}/record", get(record))
}

/// The table that a stored log describes.
fn replayed(events: Vec<TableEvent>) -> Result<AnyTable, ApiError> {
    let lines = events
        .into_iter()
        .map(|event| (event.body, Some(LogHash(event.hash))));
    match AnyTable::replay(lines) {
        Ok((table, _)) => Ok(table),
        Err(error) => {
            tracing::error!(%error, "a stored log does not replay");
            Err(ApiError::Internal)
        }
    }
}

/// A finished table, every position of it.
async fn review(
    State(shared): State<Shared>,
    Client(address): Client,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    may_read(&shared, address)?;
    let reader = reader(&shared, &headers).await?;
    let (events, head) = readable(&shared, id(&table)?, reader).await?;
    if head.now.status != yonban_store::Status::Over {
        return Err(ApiError::WindowClosed("the game is not over yet"));
    }
    let body = shared
        .desk()
        .line(move || {
            let table = replayed(events)?;
            let review = views::review(&table, &head)
                .ok_or(ApiError::WindowClosed("the game is not over yet"))?;
            serde_json::to_vec(&review).map_err(|error| {
                tracing::error!(%error, "a review cannot be written");
                ApiError::Internal
            })
        })
        .await??;
    let json = HeaderValue::from_static("application/json");
    Ok(cached(body, json, &headers, FINISHED))
}

/// A body with its tag, or only that it is still the same.
fn cached(
    body: Vec<u8>,
    media_type: HeaderValue,
    asked: &HeaderMap,
    how_long: HeaderValue,
) -> Response {
    let tag = format!("\"{}\"", hex::encode(&Sha256::digest(&body)[..16]));
    let mut response = if names(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Bytes::from(body).into_response();
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, media_type);
        response
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, how_long);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Which file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    format: Option<String>,
}

/// The game as it stands, as a file. What the format cannot hold is told by `POST /export`; here its
/// number stands in a header.
async fn record(
    State(shared): State<Shared>,
    Client(address): Client,
    Path(table): Path<String>,
    wanted: Result<Query<Wanted>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    may_read(&shared, address)?;
    let wanted = asked(wanted)?;
    // `log` is not a format of records.
    let format = wanted.format.unwrap_or_else(|| "sgf".to_owned());
    let format = Some(format).filter(|format| format != "log");
    let reader = reader(&shared, &headers).await?;
    let (events, head) = readable(&shared, id(&table)?, reader).await?;
    let how_long = match head.now.status {
        // After the end the log may still grow by a rematch; the record does not.
        yonban_store::Status::Over if format.is_some() => FINISHED,
        _ => RUNNING,
    };
    let (bytes, losses, media_type, ending) = match format {
        None => {
            let text = sealed_log(&events).ok_or(ApiError::NotFound("table"))?;
            (text.into_bytes(), 0, LOG_TYPE, "log")
        }
        Some(format) => {
            let file = shared
                .desk()
                .line(move || {
                    let table = replayed(events)?;
                    views::written(&views::of_table(&table, &head), &format)
                        .map_err(|error| no_file(&error))
                })
                .await??;
            let losses = file.losses.len();
            let format = file.format;
            (file.bytes, losses, media_type(format), format.extension())
        }
    };
    let name = format!("yonban-{}.{ending}", &table[..table.len().min(8)]);
    let media_type = HeaderValue::from_static(media_type);
    let mut response = cached(bytes, media_type, &headers, how_long);
    let headers = response.headers_mut();
    headers.insert("x-yonban-losses", HeaderValue::from(losses));
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        headers.insert(header::CONTENT_DISPOSITION, value);
    }
    Ok(response)
}

fn media_type(format: AnyFormat) -> &'static str {
    match format.name() {
        "sgf" => "application/x-go-sgf; charset=utf-8",
        "rif" => "application/xml",
        "lib" => "application/octet-stream",
        _ => "text/plain; charset=utf-8",
    }
}
