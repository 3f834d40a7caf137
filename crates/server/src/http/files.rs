//! `/api/v1/import` and `/api/v1/export`: record files read and written. Nothing is stored.

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use yonban_games::{GameKind, UnknownGame};
use yonban_gomoku::notation::{self, Charset, Format, Options, ReadError};
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
    let kind: GameKind = said(&about.kind)
        .unwrap_or(GameKind::Gomoku.name())
        .parse()
        .map_err(|error: UnknownGame| ApiError::field("kind", error.to_string()))?;
    match kind {
        GameKind::Gomoku => {}
        GameKind::Go => {
            let message = format!("no file format of {kind} is read here");
            return Err(ApiError::field("kind", message));
        }
    }
    let format = said(&about.format).map(format).transpose()?;
    let by_name = said(&about.name).and_then(format_of_name);
    let options = options(&about)?;
    shared
        .desk()
        .file(move || {
            let reading = match notation::read(format, &bytes, &options) {
                // What the bytes do not tell, the ending of the name may.
                Err(ReadError::Unrecognised) if by_name.is_some() => {
                    notation::read(by_name, &bytes, &options)
                }
                reading => reading,
            };
            reading.map(|reading| views::imported(&reading))
        })
        .await?
        .map(Json)
        .map_err(|error| match error {
            ReadError::TooLarge { .. } => ApiError::TooLarge,
            ReadError::Unrecognised | ReadError::NotThatFormat { .. } => {
                ApiError::field("file", error.to_string())
            }
        })
}

fn format(text: &str) -> Result<Format, ApiError> {
    text.parse()
        .map_err(|error: notation::UnknownFormat| ApiError::field("format", error.to_string()))
}

/// The format that a file's name promises, where its ending is that of one only.
fn format_of_name(name: &str) -> Option<Format> {
    let (_, ending) = name.rsplit_once('.')?;
    let ending = ending.to_ascii_lowercase();
    let mut formats = Format::ALL
        .into_iter()
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
    let rules = said(&about.rules)
        .map(|text| {
            text.parse().map_err(|error: yonban_gomoku::RulesError| {
                ApiError::field("rules", error.to_string())
            })
        })
        .transpose()?;
    Ok(Options {
        rules,
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
    let format = format(&asked.format)?;
    shared
        .desk()
        .file(move || views::exported(&asked.game, format))
        .await?
        .map(Json)
        .map_err(|error| no_file(&error))
}

/// Why a record is not written.
pub(super) fn no_file(error: &NoFile) -> ApiError {
    let field = match error {
        NoFile::Record(_) | NoFile::NoFormat(_) => "game",
        NoFile::Format(_) => "format",
    };
    ApiError::field(field, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_name_a_format_unless_two_share_them() {
        assert_eq!(format_of_name("a.b.SGF"), Some(Format::Sgf));
        assert_eq!(format_of_name("tree.lib"), Some(Format::RenLib));
        assert_eq!(format_of_name("moves.txt"), None);
        assert_eq!(format_of_name("sgf"), None);
    }
}
