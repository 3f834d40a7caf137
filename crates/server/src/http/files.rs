//! `/api/v1/import` and `/api/v1/export`: record files read and written. Nothing is stored.

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use yonban_games::paper::{self, AnyFormat, Charset, Options, ReadError};
use yonban_games::{GameKind, UnknownGame};
use yonban_protocol::{ExportRequest, Exported, Imported};

use super::sign_in::Client;
use super::{Body, Shared, asked};
use crate::error::ApiError;
use crate::views::{self, NoFile};

/// The largest file that is read, in bytes.
const MAX_FILE: usize = 2 * 1024 * 1024;
/// The largest record that is written, in bytes of its message.
const MAX_RECORD: usize = 4 * 1024 * 1024;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route(
            "/import",
            post(import).layer(DefaultBodyLimit::max(MAX_FILE)),
        )
        .route(
            "/export",
            post(export).layer(DefaultBodyLimit::max(MAX_RECORD)),
        )
}

/// What is known about a file beside its bytes.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct About {
    kind: Option<String>,
    format: Option<String>,
    charset: Option<String>,
    rules: Option<String>,
    name: Option<String>,
    #[serde(default)]
    ranks_from_top: bool,
}

/// An empty field of a form says nothing.
fn said(text: &Option<String>) -> Option<&str> {
    text.as_deref().filter(|text| !text.is_empty())
}

/// Reads a file.
async fn import(
    State(shared): State<Shared>,
    Client(address): Client,
    about: Result<Query<About>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Imported>, ApiError> {
    let about = asked(about)?;
    if !shared.gate().file(address) {
        return Err(ApiError::RateLimited);
    }
    let bytes = body.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            ApiError::TooLarge
        } else {
            ApiError::BadRequest {
                message: rejection.body_text(),
                field: Some("file"),
            }
        }
    })?;
    let kind = said(&about.kind)
        .map(|text| {
            text.parse()
                .map_err(|error: UnknownGame| ApiError::field("kind", error.to_string()))
        })
        .transpose()?;
    let format = said(&about.format).map(str::to_owned);
    let by_name = said(&about.name).and_then(|name| format_of_name(kind, name));
    let options = options(&about)?;
    shared
        .desk()
        .file(move || {
            let reading = match paper::read(kind, format.as_deref(), &bytes, &options) {
                // What the bytes do not tell, the ending of the name may.
                Err(ReadError::Unrecognised(_)) if by_name.is_some() => {
                    let name = by_name.map(AnyFormat::name);
                    paper::read(by_name.map(AnyFormat::kind), name, &bytes, &options)
                }
                reading => reading,
            };
            reading.map(|reading| views::imported(&reading))
        })
        .await?
        .map_err(|error| match error {
            ReadError::TooLarge(_) => ApiError::TooLarge,
            ReadError::Format(_) => ApiError::field("format", error.to_string()),
            ReadError::Rules(_) => ApiError::field("rules", error.to_string()),
            ReadError::Unrecognised(_) | ReadError::Unreadable(_) => {
                ApiError::field("file", error.to_string())
            }
        })?
        .map(Json)
        .map_err(|what| ApiError::field("file", what))
}

/// The format that a file's name promises, where its ending is that of one only.
fn format_of_name(kind: Option<GameKind>, name: &str) -> Option<AnyFormat> {
    let (_, ending) = name.rsplit_once('.')?;
    let ending = ending.to_ascii_lowercase();
    let kinds = kind.map_or_else(|| GameKind::ALL.to_vec(), |kind| vec![kind]);
    let mut formats = kinds
        .into_iter()
        .flat_map(AnyFormat::all)
        .filter(|format| format.extension() == ending);
    let format = formats.next()?;
    formats.next().is_none().then_some(format)
}

fn options(about: &About) -> Result<Options, ApiError> {
    let charset = said(&about.charset)
        .map(|name| {
            Charset::named(name).ok_or_else(|| {
                ApiError::field("charset", format!("no character set is called `{name}`"))
            })
        })
        .transpose()?;
    Ok(Options {
        rules: said(&about.rules).map(str::to_owned),
        charset,
        ranks_from_top: about.ranks_from_top,
    })
}

/// Writes a file.
async fn export(
    State(shared): State<Shared>,
    Client(address): Client,
    Body(asked): Body<ExportRequest>,
) -> Result<Json<Exported>, ApiError> {
    if !shared.gate().file(address) {
        return Err(ApiError::RateLimited);
    }
    shared
        .desk()
        .file(move || views::exported(&asked.game, &asked.format))
        .await?
        .map(Json)
        .map_err(|error| no_file(&error))
}

/// Why a record is not written.
pub(super) fn no_file(error: &NoFile) -> ApiError {
    let field = match error {
        NoFile::Record(_) => "game",
        NoFile::NoFormat(_) | NoFile::Format(_) => "format",
    };
    ApiError::field(field, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_name_a_format_unless_two_share_them() {
        let named = |kind, name| format_of_name(kind, name).map(AnyFormat::name);
        assert_eq!(named(Some(GameKind::Gomoku), "a.b.SGF"), Some("sgf"));
        assert_eq!(named(Some(GameKind::Go), "a.sgf"), Some("sgf"));
        assert_eq!(named(None, "a.sgf"), None);
        assert_eq!(named(None, "tree.lib"), Some("lib"));
        assert_eq!(named(None, "game.gib"), Some("gib"));
        assert_eq!(named(Some(GameKind::Gomoku), "game.gib"), None);
        assert_eq!(named(Some(GameKind::Gomoku), "moves.txt"), None);
        assert_eq!(named(None, "sgf"), None);
    }
}
