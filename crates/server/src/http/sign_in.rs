//! Who a request comes from: a cookie with a random token, of which the house keeps only the hash.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};
use yonban_store::{Guest, Hash, SignIn};

use super::Shared;
use crate::error::ApiError;
use crate::random;

/// A sign-in that nobody uses ends after this.
pub(crate) const IDLE_MS: i64 = 30 * 24 * 3_600_000;
/// Every sign-in ends after this.
pub(crate) const WHOLE_MS: i64 = 180 * 24 * 3_600_000;
/// How often the use of a sign-in is noted at most.
const TOUCH_MS: i64 = 3_600_000;

/// The cookie's name: with the prefix that browsers tie to https and the whole host.
pub(crate) fn cookie_name(https: bool) -> &'static str {
    if https { "__Host-yonban" } else { "yonban" }
}

/// The guest that a request comes from.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    /// Who.
    pub(crate) guest: Guest,
    /// The sign-in it was proved with.
    pub(crate) token_hash: Hash,
}

/// The hash under which a token is kept. `None` for what is no token of ours.
fn token_hash(token: &str) -> Option<Hash> {
    let shaped = token.len() == 64 && token.bytes().all(|b| b.is_ascii_hexdigit());
    shaped.then(|| Sha256::digest(token.as_bytes()).into())
}

/// The token that a request carries.
fn token(headers: &HeaderMap, https: bool) -> Option<&str> {
    let name = cookie_name(https);
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// Whether a request carries a cookie of ours, good or not.
pub(crate) fn has_cookie(headers: &HeaderMap, https: bool) -> bool {
    token(headers, https).is_some()
}

/// Finds the guest that a request comes from, and notes that the sign-in is in use.
pub(crate) async fn find(
    shared: &Shared,
    headers: &HeaderMap,
) -> Result<Option<SignedIn>, ApiError> {
    let Some(hash) = token(headers, shared.config().https).and_then(token_hash) else {
        return Ok(None);
    };
    let now = shared.time().now_ms();
    let Some((sign_in, guest)) = shared.store().read_sign_in(&hash, now).await? else {
        return Ok(None);
    };
    if now.saturating_sub(sign_in.last_seen_ms) >= TOUCH_MS {
        let expires = now
            .saturating_add(IDLE_MS)
            .min(sign_in.created_ms.saturating_add(WHOLE_MS));
        shared.store().touch_sign_in(hash, now, expires).await?;
    }
    Ok(Some(SignedIn {
        guest,
        token_hash: hash,
    }))
}

/// Makes a guest and a sign-in; answers the cookie to set.
pub(crate) async fn create(shared: &Shared) -> Result<(Guest, HeaderValue), ApiError> {
    let now = shared.time().now_ms();
    let id = random::id()?;
    let guest = Guest {
        name: format!("Guest-{}", &id[..4]),
        id,
        created_ms: now,
    };
    let token = hex::encode(random::bytes::<32>()?);
    let hash = token_hash(&token).ok_or(ApiError::Internal)?;
    shared.store().create_guest(guest.clone()).await?;
    shared
        .store()
        .create_sign_in(SignIn {
            token_hash: hash,
            guest: guest.id.clone(),
            created_ms: now,
            last_seen_ms: now,
            expires_ms: now.saturating_add(IDLE_MS),
        })
        .await?;
    let https = shared.config().https;
    let cookie = format!(
        "{}={token}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}",
        cookie_name(https),
        WHOLE_MS / 1000,
        if https { "; Secure" } else { "" }
    );
    let mut cookie = HeaderValue::from_str(&cookie).map_err(|_| ApiError::Internal)?;
    cookie.set_sensitive(true);
    Ok((guest, cookie))
}

/// Handlers that name it serve only guests.
impl FromRequestParts<Shared> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, ApiError> {
        find(shared, &parts.headers)
            .await?
            .ok_or(ApiError::SignedOut)
    }
}

/// The address that limits apply to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

impl FromRequestParts<Shared> for Client {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, ApiError> {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map(|info| info.0.ip())
            .ok_or(ApiError::Internal)?;
        Ok(Client(behind(
            peer,
            &shared.config().trusted_proxies,
            &parts.headers,
        )))
    }
}

/// The last address of `X-Forwarded-For` that is no trusted proxy, if a trusted proxy says so.
fn behind(peer: IpAddr, trusted: &[IpAddr], headers: &HeaderMap) -> IpAddr {
    let mut address = peer.to_canonical();
    let forwarded: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    for hop in forwarded.iter().rev() {
        if !trusted.contains(&address) {
            break;
        }
        let Ok(hop) = hop.trim().parse::<IpAddr>() else {
            break;
        };
        address = hop.to_canonical();
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_are_believed() {
        let mut headers = HeaderMap::new();
        headers.insert(
            "x-forwarded-for",
            HeaderValue::from_static("6.6.6.6, 10.0.0.9"),
        );
        let peer = IpAddr::from([10, 0, 0, 1]);
        assert_eq!(behind(peer, &[], &headers), peer);
        assert_eq!(behind(peer, &[peer], &headers), IpAddr::from([10, 0, 0, 9]));
        let both = [peer, IpAddr::from([10, 0, 0, 9])];
        assert_eq!(behind(peer, &both, &headers), IpAddr::from([6, 6, 6, 6]));
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::COOKIE,
            HeaderValue::from_static("a=b; yonban=xyz; c=d"),
        );
        assert_eq!(token(&headers, false), Some("xyz"));
        assert_eq!(token(&headers, true), None);
        assert_eq!(token_hash("xyz"), None);
        assert!(token_hash(&"0f".repeat(32)).is_some());
    }
}
