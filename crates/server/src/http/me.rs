//! `/api/v1/me`: who the reader is.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get};
use axum::{Json, Router};
use yonban_protocol::{Erased, Rename, You};

use super::sign_in::{self, Client, SignedIn};
use super::{Body, Shared};
use crate::error::ApiError;
use crate::live::User;
use crate::words;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/me", get(who).post(rename))
        .route("/me/chat", delete(erase_chat))
}

/// Who the reader is. Somebody new becomes a guest, and is given the cookie that proves it.
async fn who(
    State(shared): State<Shared>,
    Client(address): Client,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let Some(signed_in) = sign_in::find(&shared, &headers).await? {
        let guest = signed_in.guest;
        return Ok(Json(You {
            id: guest.id,
            name: guest.name,
        })
        .into_response());
    }
    // A foreign page cannot read the answer, but must not be able to fill the store either.
    if headers
        .get("sec-fetch-site")
        .is_some_and(|site| site == "cross-site")
    {
        return Err(ApiError::Foreign("Sec-Fetch-Site"));
    }
    if !shared.gate().guest(address) {
        return Err(ApiError::RateLimited);
    }
    let (guest, cookie) = sign_in::create(&shared).await?;
    let you = Json(You {
        id: guest.id,
        name: guest.name,
    });
    Ok(([(header::SET_COOKIE, cookie)], you).into_response())
}

/// Takes another name. Tables where the guest sits already keep the name they know.
async fn rename(
    State(shared): State<Shared>,
    signed_in: SignedIn,
    Body(asked): Body<Rename>,
) -> Result<Json<You>, ApiError> {
    if !shared.gate().request(&signed_in.guest.id) {
        return Err(ApiError::RateLimited);
    }
    let name = words::name(&asked.name)
        .ok_or_else(|| ApiError::field("name", "a name has 1 to 24 visible characters"))?;
    shared
        .store()
        .rename_guest(&signed_in.guest.id, &name)
        .await?;
    Ok(Json(You {
        id: signed_in.guest.id,
        name,
    }))
}

/// Erases everything that the reader has said at tables.
async fn erase_chat(
    State(shared): State<Shared>,
    signed_in: SignedIn,
) -> Result<Json<Erased>, ApiError> {
    if !shared.gate().request(&signed_in.guest.id) {
        return Err(ApiError::RateLimited);
    }
    let user = User::guest(&signed_in.guest);
    let lines = shared.house().erase_chat(&user).await?;
    Ok(Json(Erased { lines }))
}
