//! The way of a request to the control API.

use super::uploads;
use crate::error::ApiError;
use crate::http::{Call, Handler, Reply, owned, read_body};
use crate::server_state::ServerState;
use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{RawPathParams, Request, State};
use axum::http::Method;
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use serde_json::json;
use std::sync::Arc;

macro_rules! methods {
    ($($name:ident)*) => {$(
        /// Routes this method to a handler.
        pub(super) fn $name(handler: Handler) -> MethodRouter<Arc<ServerState>> {
            routing::$name(
                move |State(server): State<Arc<ServerState>>, params: RawParams, request: Request| async move {
                    match read(server, params, request).await {
                        Ok(call) => handler(&call).unwrap_or_else(Reply::from).into_response(),
                        Err(error) => Reply::from(error).into_response(),
                    }
                },
            )
        }
    )*};
}

methods! { get post put patch delete }

/// The parts of the path; an error if they are not text.
pub(super) type RawParams = Result<RawPathParams, RawPathParamsRejection>;

/// Reads a request, and records it if it changes something.
pub(super) async fn read(
    server: Arc<ServerState>,
    params: RawParams,
    request: Request,
) -> Result<Call, ApiError> {
    let (parts, body) = request.into_parts();
    let params = owned(&params.map_err(|_| ApiError::bad_request())?);
    let body = read_body(&parts.headers, body).await?;
    if parts.method != Method::GET {
        let path = parts.uri.path();
        let entry = json!({"method": parts.method.as_str(), "path": path, "request": body.json});
        server.world.transcript.add("user", "in", entry);
        server.recorder.note(&server.world.read(), parts.method.as_str(), path, &uploads::inline(&body));
    }
    let query = parts.uri.query().unwrap_or_default();
    Ok(Call {
        server,
        bot: 0,
        params,
        query: form_urlencoded::parse(query.as_bytes()).into_owned().collect(),
        body,
        reason: None,
    })
}

/// Answers requests that match no route.
pub(super) async fn unknown() -> Response {
    Reply::from(ApiError::not_found()).into_response()
}

/// Answers a known address with another method.
pub(super) async fn wrong_method() -> Response {
    Reply::from(ApiError::method_not_allowed()).into_response()
}
