//! The address of the gateway, which accepts WebSockets.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use super::connection;
use super::hub::Hub;

/// The most bytes of a client's frame that are read; frames of 4,097 bytes or more are refused anyway.
const MAX_FRAME: usize = 64 << 10;

impl Hub {
    /// Returns the routes `/gateway` and `/gateway/` on which bots connect.
    pub(crate) fn router(self: &Arc<Self>) -> Router {
        Router::new()
            .route("/gateway", get(upgrade))
            .route("/gateway/", get(upgrade))
            .with_state(Arc::clone(self))
    }

    /// Serves the gateway alone, on its own listener.
    ///
    /// # Errors
    /// If connections can no longer be accepted.
    pub async fn serve(self: Arc<Self>, listener: TcpListener) -> std::io::Result<()> {
        axum::serve(listener, self.router()).await
    }
}

async fn upgrade(
    State(hub): State<Arc<Hub>>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Response {
    if hub.registry().connections.len() >= hub.config.connections {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("127.0.0.1");
    let resume_url = hub.config.resume_url.clone().unwrap_or_else(|| format!("ws://{host}/gateway"));
    socket
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .on_upgrade(move |socket| connection::run(hub, socket, query, resume_url))
}
