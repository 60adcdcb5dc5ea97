//! Reports: the transcript, unsupported requests and violations.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::server_state::ServerState;
use axum::extract::{RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;

/// `GET /transcript`: JSON lines.
pub(super) async fn transcript(
    State(server): State<Arc<ServerState>>,
    RawQuery(query): RawQuery,
) -> Response {
    let since = query.as_deref().and_then(|query| query.strip_prefix("since=")).and_then(|n| n.parse().ok());
    let lines = server.world.transcript.since(since.unwrap_or(0));
    ([(CONTENT_TYPE, "application/x-ndjson")], lines).into_response()
}

/// `DELETE /transcript`.
pub(super) fn clear_transcript(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.transcript.clear();
    Ok(Reply::empty())
}

/// `GET /unsupported`.
pub(super) fn unsupported(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(json!(call.server.records.unsupported_json())))
}

/// `DELETE /unsupported`.
pub(super) fn clear_unsupported(call: &Call) -> Result<Reply, ApiError> {
    call.server.records.clear_unsupported();
    Ok(Reply::empty())
}

/// `GET /violations`.
pub(super) fn violations(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(json!(call.server.records.violations_json())))
}

/// `DELETE /violations`.
pub(super) fn clear_violations(call: &Call) -> Result<Reply, ApiError> {
    call.server.records.clear_violations();
    Ok(Reply::empty())
}
