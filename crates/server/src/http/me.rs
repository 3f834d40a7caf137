//! `/api/v1/me`: who the reader is.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use yonban_protocol::{Rename, You};

use super::sign_in::{self, Client, SignedIn};
use super::{Body, Shared};
use crate::error::ApiError;

/// The longest name, in characters.
const MAX_NAME: usize = 24;

pub(super) fn router() -> Router<Shared> {
    Router::new().route("/me", get(who).post(rename))
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
    let name = name(&asked.name)?;
    shared
        .store()
        .rename_guest(&signed_in.guest.id, &name)
        .await?;
    Ok(Json(You {
        id: signed_in.guest.id,
        name,
    }))
}

/// A name as it is kept: without blanks around it, and with nothing in it that cannot be seen or
/// that turns the text around it.
fn name(text: &str) -> Result<String, ApiError> {
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let hidden = |c: char| {
        c.is_control()
            || matches!(
                c,
                '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}'..='\u{200F}'
            )
            || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
            || matches!(c, '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{E0FFF}')
    };
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME || name.chars().any(hidden) {
        return Err(ApiError::field(
            "name",
            "a name has 1 to 24 visible characters",
        ));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(name("  Honinbo \t Shusaku ").unwrap(), "Honinbo Shusaku");
        assert_eq!(name("名人").unwrap(), "名人");
        for bad in [
            "",
            "   ",
            "a\u{202E}b",
            "a\u{200B}",
            "a\u{0007}",
            &"x".repeat(25),
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
