//! Every error of the HTTP interface and, in one place, what it becomes on the wire.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use yonban_protocol::{Code, ErrorBody};
use yonban_store::StoreError;

use crate::random::NoRandom;

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApiError {
    /// The request cannot be read, or a field has an impossible value.
    #[error("{message}")]
    BadRequest {
        /// For people.
        message: String,
        /// The field.
        field: Option<&'static str>,
    },
    /// No sign-in, or one that has ended.
    #[error("sign in first: GET /api/v1/me makes a guest of you")]
    SignedOut,
    /// Not sent from a page of this house.
    #[error("this request did not come from a page of this house: {0}")]
    Foreign(&'static str),
    /// Nothing of that name.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Another method than the resource knows.
    #[error("this resource does not know that method")]
    Method,
    /// Too much in too short a time.
    #[error("too many requests: wait a little")]
    RateLimited,
    /// The body is too large.
    #[error("the body is too large")]
    TooLarge,
    /// The guest has as many of these as one guest may have.
    #[error("that is more than one guest may have: {0}")]
    Quota(&'static str),
    /// The house is stopping, or cannot store.
    #[error("the house is stopping or cannot store now")]
    Draining,
    /// Too early or too late for this.
    #[error("{0}")]
    WindowClosed(&'static str),
    /// A fault of the house.
    #[error("a fault of the house; it has been noted")]
    Internal,
}

impl ApiError {
    /// A request with an impossible value in `field`.
    pub(crate) fn field(field: &'static str, message: impl Into<String>) -> Self {
        ApiError::BadRequest {
            message: message.into(),
            field: Some(field),
        }
    }

    /// The code of the envelope and the status of the response. The one place that maps them.
    #[must_use]
    pub fn code(&self) -> (StatusCode, Code) {
        match self {
            ApiError::BadRequest { .. } => (StatusCode::BAD_REQUEST, Code::BadRequest),
            ApiError::SignedOut => (StatusCode::UNAUTHORIZED, Code::NotSeated),
            ApiError::Foreign(_) => (StatusCode::FORBIDDEN, Code::BadRequest),
            ApiError::NotFound(_) => (StatusCode::NOT_FOUND, Code::NotFound),
            ApiError::Method => (StatusCode::METHOD_NOT_ALLOWED, Code::BadRequest),
            ApiError::RateLimited | ApiError::Quota(_) => {
                (StatusCode::TOO_MANY_REQUESTS, Code::RateLimited)
            }
            ApiError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge),
            ApiError::WindowClosed(_) => (StatusCode::CONFLICT, Code::WindowClosed),
            ApiError::Draining => (StatusCode::SERVICE_UNAVAILABLE, Code::Draining),
            ApiError::Internal => (StatusCode::INTERNAL_SERVER_ERROR, Code::Internal),
        }
    }

    /// The envelope.
    #[must_use]
    pub fn body(&self) -> ErrorBody {
        let detail = match self {
            ApiError::BadRequest { field, .. } => field.map(str::to_owned),
            ApiError::Foreign(what) | ApiError::NotFound(what) | ApiError::Quota(what) => {
                Some((*what).to_owned())
            }
            ApiError::SignedOut
            | ApiError::Method
            | ApiError::RateLimited
            | ApiError::TooLarge
            | ApiError::WindowClosed(_)
            | ApiError::Draining
            | ApiError::Internal => None,
        };
        ErrorBody {
            code: self.code().1,
            message: self.to_string(),
            detail,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, _) = self.code();
        let mut response = (status, Json(self.body())).into_response();
        if matches!(
            status,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
        ) {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

/// A store that cannot store drains; everything else that it says is a fault, and is noted here,
/// once.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unavailable(_) | StoreError::Full => {
                tracing::warn!(%error, "the store does not store");
                ApiError::Draining
            }
            StoreError::NotFound { what, .. } => ApiError::NotFound(what),
            StoreError::Corrupt(_) | StoreError::Invalid(_) | StoreError::TooNew { .. } => {
                tracing::error!(%error, "the store refuses");
                ApiError::Internal
            }
        }
    }
}

impl From<NoRandom> for ApiError {
    fn from(error: NoRandom) -> Self {
        tracing::error!(%error, "no randomness");
        ApiError::Internal
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_envelope_names_the_field() {
        let error = ApiError::field("name", "1 to 24 characters");
        assert_eq!(error.code(), (StatusCode::BAD_REQUEST, Code::BadRequest));
        assert_eq!(error.body().detail.as_deref(), Some("name"));
        assert_eq!(error.body().message, "1 to 24 characters");
    }

    #[test]
    fn a_full_store_drains() {
        assert_eq!(ApiError::from(StoreError::Full), ApiError::Draining);
        let missing = StoreError::NotFound {
            what: "table",
            id: "x".into(),
        };
        assert_eq!(ApiError::from(missing), ApiError::NotFound("table"));
    }
}
