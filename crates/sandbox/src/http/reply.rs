//! The reply of a handler.

use crate::error::ApiError;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::http::{HeaderName, StatusCode};
use axum::response::Response;
use serde_json::Value;

/// An answer: JSON, or nothing.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) body: Option<Value>,
    pub(crate) headers: Vec<(HeaderName, HeaderValue)>,
}

impl Reply {
    /// Returns 200 with JSON.
    pub(crate) fn json(body: Value) -> Self {
        Self { status: StatusCode::OK, body: Some(body), headers: Vec::new() }
    }

    /// Returns 201 with JSON.
    pub(crate) fn created(body: Value) -> Self {
        Self { status: StatusCode::CREATED, ..Self::json(body) }
    }

    /// Returns 204.
    pub(crate) fn empty() -> Self {
        Self { status: StatusCode::NO_CONTENT, body: None, headers: Vec::new() }
    }

    /// Adds a header; invalid values are left out.
    pub(crate) fn header(&mut self, name: &'static str, value: &str) {
        if let Ok(value) = HeaderValue::from_str(value) {
            self.headers.push((HeaderName::from_static(name), value));
        }
    }

    pub(crate) fn into_response(self) -> Response {
        let mut response = match &self.body {
            Some(body) => {
                let mut response = Response::new(Body::from(body.to_string()));
                let json = HeaderValue::from_static("application/json");
                response.headers_mut().insert(CONTENT_TYPE, json);
                response
            }
            None => Response::new(Body::empty()),
        };
        *response.status_mut() = self.status;
        response.headers_mut().extend(self.headers);
        response
    }
}

impl From<ApiError> for Reply {
    fn from(error: ApiError) -> Self {
        let mut reply = Self { status: error.status, body: Some(error.body()), headers: Vec::new() };
        if let Some(seconds) = error.retry_after {
            reply.header("retry-after", &format!("{}", seconds.ceil()));
            reply.header("x-ratelimit-scope", "user");
        }
        reply
    }
}
