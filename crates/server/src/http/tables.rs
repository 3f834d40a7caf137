//! `/api/v1/tables` and `/api/v1/mine`: lists, new tables, one table's view, log and commands.

use std::net::IpAddr;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use tokio::sync::oneshot;
use yonban_protocol::{
    ClientMessage, Code, CreateTable, Created, ServerMessage, Snapshot, TableList,
};
use yonban_store::{Cursor, MAX_PAGE, Page, Status, TableEvent, TableHead};
use yonban_table::{LogHash, Seal, spectator_delay_of};

use super::sign_in::{self, Client, SignedIn};
use super::{Body, Shared, asked};
use crate::error::ApiError;
use crate::live::{CommandRequest, OpenError, Reply, User};
use crate::random;
use crate::views;

/// How many rows a page holds unless another number is asked for.
const PAGE: u32 = 50;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/tables", get(list).post(create))
        .route("/tables/{id}", get(show))
        .route("/tables/{id}/log", get(log))
        .route("/tables/{id}/commands", post(command))
        .route("/mine", get(mine))
}

/// Which rows of a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    status: Option<String>,
    cursor: Option<String>,
    limit: Option<u32>,
}

impl Wanted {
    fn after(&self) -> Result<Option<Cursor>, ApiError> {
        self.cursor
            .as_deref()
            .map(|text| {
                text.parse()
                    .map_err(|_| ApiError::field("cursor", "no cursor of ours"))
            })
            .transpose()
    }

    fn limit(&self) -> u32 {
        self.limit.unwrap_or(PAGE).clamp(1, MAX_PAGE)
    }
}

fn page(page: &Page) -> Json<TableList> {
    Json(TableList {
        tables: page.tables.iter().map(views::summary).collect(),
        next: page.next.as_ref().map(Cursor::to_string),
    })
}

/// Reading starts tasks and reads logs: an address may not do it without end.
pub(super) fn may_read(shared: &Shared, address: IpAddr) -> Result<(), ApiError> {
    if shared.gate().read(address) {
        Ok(())
    } else {
        Err(ApiError::RateLimited)
    }
}

/// Public tables of one status, newest first.
async fn list(
    State(shared): State<Shared>,
    Client(address): Client,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<TableList>, ApiError> {
    may_read(&shared, address)?;
    let wanted = asked(query)?;
    let status = match wanted.status.as_deref() {
        None => Status::Open,
        Some(text) => text
            .parse::<Status>()
            .map_err(|_| ApiError::field("status", "open, playing or over"))?,
    };
    let after = wanted.after()?;
    Ok(page(
        &shared
            .store()
            .public_tables(status, wanted.limit(), after.as_ref())
            .await?,
    ))
}

/// The tables where the reader sits, newest first.
async fn mine(
    State(shared): State<Shared>,
    Client(address): Client,
    signed_in: SignedIn,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<TableList>, ApiError> {
    may_read(&shared, address)?;
    let wanted = asked(query)?;
    if wanted.status.is_some() {
        return Err(ApiError::field("status", "this list holds every status"));
    }
    let user = User::guest(&signed_in.guest);
    let after = wanted.after()?;
    Ok(page(
        &shared
            .store()
            .tables_of(&user.id, wanted.limit(), after.as_ref())
            .await?,
    ))
}

/// Opens a table and seats its creator.
async fn create(
    State(shared): State<Shared>,
    signed_in: SignedIn,
    Body(asked): Body<CreateTable>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    if shared.stopping() {
        return Err(ApiError::Draining);
    }
    if !shared.gate().request(&signed_in.guest.id) {
        return Err(ApiError::RateLimited);
    }
    match shared
        .house()
        .open(&asked, &User::guest(&signed_in.guest))
        .await
    {
        Ok(table) => Ok((StatusCode::CREATED, Json(Created { table }))),
        Err(OpenError::Preset) => Err(ApiError::field("preset", "there is no such room")),
        Err(OpenError::Control(message)) => Err(ApiError::field("control", message)),
        Err(OpenError::Choice(field)) => Err(ApiError::field(
            field,
            format!("this room has no such {field}"),
        )),
        Err(OpenError::Rules(message)) => Err(ApiError::field("choices", message)),
        Err(OpenError::Name) => Err(ApiError::field(
            "opponent",
            "a name has 1 to 24 visible characters",
        )),
        Err(OpenError::Level) => Err(ApiError::field("level", "1 to 10")),
        Err(OpenError::TooMany) => Err(ApiError::Quota("open tables")),
        Err(OpenError::Refused(message)) => {
            tracing::error!(message, "a new table was refused");
            Err(ApiError::Internal)
        }
        Err(OpenError::Store(error)) => Err(error.into()),
        Err(OpenError::Random(error)) => Err(error.into()),
    }
}

pub(super) fn id(text: &str) -> Result<&str, ApiError> {
    if random::is_id(text) {
        Ok(text)
    } else {
        Err(ApiError::NotFound("table"))
    }
}

/// A table as the reader may see it.
async fn show(
    State(shared): State<Shared>,
    Client(address): Client,
    Path(table): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<Json<Snapshot>, ApiError> {
    may_read(&shared, address)?;
    let reader = reader(&shared, &headers).await?;
    look(&shared, id(&table)?, reader).await.map(Json)
}

/// The media type of a log.
pub(super) const LOG_TYPE: &str = "text/plain; charset=utf-8";

/// A log as a file with its seal; `None` where there is no event.
pub(super) fn sealed_log(events: &[TableEvent]) -> Option<String> {
    let last = events.last()?;
    let seal = Seal {
        seq: last.seq,
        hash: LogHash(last.hash),
    };
    Some(seal.file(events.iter().map(|event| event.body.as_str())))
}

/// The log: one canonical line an event, and the seal. It holds every action that was made and nothing that a
/// room hides.
async fn log(
    State(shared): State<Shared>,
    Client(address): Client,
    Path(table): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    may_read(&shared, address)?;
    let reader = reader(&shared, &headers).await?;
    let (events, _) = readable(&shared, id(&table)?, reader).await?;
    let text = sealed_log(&events).ok_or(ApiError::NotFound("table"))?;
    Ok(([(header::CONTENT_TYPE, LOG_TYPE)], text))
}

/// Who asks, where that is known.
pub(super) async fn reader(
    shared: &Shared,
    headers: &axum::http::HeaderMap,
) -> Result<Option<User>, ApiError> {
    let found = sign_in::find(shared, headers).await?;
    Ok(found.map(|s| User::guest(&s.guest)))
}

/// The events of a table that the reader may see, and its row: all of them, but for whoever watches
/// a game in play that is shown late. The one way from a request to a log.
pub(super) async fn readable(
    shared: &Shared,
    table: &str,
    reader: Option<User>,
) -> Result<(Vec<TableEvent>, TableHead), ApiError> {
    let head = shared.store().read_head(table).await?;
    let head = head.ok_or(ApiError::NotFound("table"))?;
    let seated = reader.as_ref().is_some_and(|reader| {
        let seats = [&head.now.seat_a, &head.now.seat_b];
        seats
            .into_iter()
            .flatten()
            .any(|who| views::owner(who) == reader.id)
    });
    let delayed = spectator_delay_of(&head.agreement).unwrap_or(0) > 0;
    let late = delayed && !seated && head.now.status != Status::Over;
    // The table's task knows how far that is.
    let last = if late {
        look(shared, table, reader).await?.seq
    } else {
        u64::MAX
    };
    let mut events = shared.store().read_events(table, 1).await?;
    events.retain(|event| event.seq <= last);
    Ok((events, head))
}

/// A table as its task shows it to the reader.
async fn look(shared: &Shared, table: &str, reader: Option<User>) -> Result<Snapshot, ApiError> {
    let (reply, answer) = oneshot::channel();
    shared.house().look(table, reader, reply);
    match answer.await {
        Ok(Ok(snapshot)) => Ok(*snapshot),
        Ok(Err(code)) => Err(refused(code)),
        Err(_) => Err(ApiError::Internal),
    }
}

/// The same command as over a socket, and the same answer.
async fn command(
    State(shared): State<Shared>,
    signed_in: SignedIn,
    Path(table): Path<String>,
    Body(message): Body<ClientMessage>,
) -> Result<(StatusCode, Json<ServerMessage>), ApiError> {
    let read_ms = shared.time().now_ms();
    if !shared.gate().request(&signed_in.guest.id) {
        return Err(ApiError::RateLimited);
    }
    let ClientMessage::Cmd {
        id: cmd,
        table: named,
        seq_seen,
        command,
        think_ms,
    } = message
    else {
        return Err(ApiError::field("t", "only cmd is sent here"));
    };
    if id(&table)? != named {
        return Err(ApiError::field(
            "table",
            "another table than the address names",
        ));
    }
    let (reply, answer) = oneshot::channel();
    shared.house().command(CommandRequest {
        id: cmd,
        table,
        user: User::guest(&signed_in.guest),
        seq_seen,
        command,
        think_ms,
        round_trip_ms: None,
        read_ms,
        reply: Reply::Once(reply),
    });
    let message = answer.await.map_err(|_| ApiError::Internal)?;
    let status = match &message {
        ServerMessage::Nack { code, .. } => refused(*code).code().0,
        _ => StatusCode::OK,
    };
    // The body of a refusal is the very `nack` that a socket would get.
    Ok((
        if status == StatusCode::NOT_FOUND {
            status
        } else {
            conflict(status)
        },
        Json(message),
    ))
}

/// A refusal by the game or the table is no fault of the request's form.
fn conflict(status: StatusCode) -> StatusCode {
    if status == StatusCode::BAD_REQUEST {
        StatusCode::CONFLICT
    } else {
        status
    }
}

/// The error that a table's refusal is over HTTP.
fn refused(code: Code) -> ApiError {
    match code {
        Code::NotFound => ApiError::NotFound("table"),
        Code::Draining | Code::ConflictRetry => ApiError::Draining,
        Code::Internal => ApiError::Internal,
        Code::RateLimited => ApiError::RateLimited,
        Code::TooLarge => ApiError::TooLarge,
        Code::Stale
        | Code::Illegal
        | Code::NotYourTurn
        | Code::GameOver
        | Code::NotSeated
        | Code::ClaimInvalid
        | Code::WindowClosed
        | Code::BadRequest => ApiError::BadRequest {
            message: "the table refuses".into(),
            field: None,
        },
    }
}
