//! Where a request comes from: only pages of this house, and programs that are no browser, may open
//! sockets and change things.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Shared;
use crate::error::ApiError;

/// What a header says about a request's origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// A page of this house or of one that it allows.
    Allowed,
    /// No `Origin` header: a program, or a browser's plain navigation.
    Absent,
    /// Any other page.
    Foreign,
}

/// What the `Origin` header of a request says.
pub(crate) fn origin(headers: &HeaderMap, allowed: &[String], https: bool) -> Origin {
    let mut values = headers.get_all(header::ORIGIN).iter();
    let Some(value) = values.next() else {
        return Origin::Absent;
    };
    let Ok(origin) = value.to_str() else {
        return Origin::Foreign;
    };
    if values.next().is_some() {
        return Origin::Foreign;
    }
    if allowed
        .iter()
        .any(|one| one.trim_end_matches('/').eq_ignore_ascii_case(origin))
    {
        return Origin::Allowed;
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let authority = match origin.split_once("://") {
        Some(("https", authority)) => Some(authority),
        Some(("http", authority)) if !https => Some(authority),
        _ => None,
    };
    match (authority, host) {
        (Some(authority), Some(host)) if authority.eq_ignore_ascii_case(host) => Origin::Allowed,
        _ => Origin::Foreign,
    }
}

/// Lets a request that changes something pass only with the header `X-Yonban: 1`, which no foreign
/// page can set without asking, and from an allowed origin.
pub(crate) async fn guard(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let safe = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    match if safe {
        Ok(())
    } else {
        check(&shared, request.headers())
    } {
        Ok(()) => next.run(request).await,
        Err(error) => {
            metrics::counter!("yonban_refused_origin").increment(1);
            error.into_response()
        }
    }
}

fn check(shared: &Shared, headers: &HeaderMap) -> Result<(), ApiError> {
    if headers.get("x-yonban").is_none_or(|value| value != "1") {
        return Err(ApiError::Foreign("the header X-Yonban: 1 is missing"));
    }
    let config = shared.config();
    if origin(headers, &config.allowed_origins, config.https) == Origin::Foreign {
        return Err(ApiError::Foreign("Origin"));
    }
    match headers.get("sec-fetch-site").map(|site| site.as_bytes()) {
        None | Some(b"same-origin" | b"none") => Ok(()),
        // An allowed origin on another site is named in the list, and was checked above.
        Some(_) if headers.contains_key(header::ORIGIN) => Ok(()),
        Some(_) => Err(ApiError::Foreign("Sec-Fetch-Site")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(n, v)| (n.clone(), HeaderValue::from_static(v)))
            .collect()
    }

    #[test]
    fn the_own_host_and_the_list_are_allowed() {
        let own = headers(&[(header::HOST, "a:1"), (header::ORIGIN, "http://a:1")]);
        assert_eq!(origin(&own, &[], false), Origin::Allowed);
        assert_eq!(
            origin(&own, &[], true),
            Origin::Foreign,
            "http page of an https house"
        );
        let other = headers(&[(header::HOST, "a:1"), (header::ORIGIN, "https://b")]);
        assert_eq!(origin(&other, &[], false), Origin::Foreign);
        assert_eq!(
            origin(&other, &["https://b/".into()], false),
            Origin::Allowed
        );
        let null = headers(&[(header::HOST, "a:1"), (header::ORIGIN, "null")]);
        assert_eq!(origin(&null, &[], false), Origin::Foreign);
        assert_eq!(
            origin(&headers(&[(header::HOST, "a:1")]), &[], false),
            Origin::Absent
        );
        let prefix = headers(&[(header::HOST, "a"), (header::ORIGIN, "http://a.evil")]);
        assert_eq!(origin(&prefix, &[], false), Origin::Foreign);
    }
}
