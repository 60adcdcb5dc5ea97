//! The HTTP pages for Prometheus and for the supervisor that restarts the bot.

use std::net::TcpListener;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::json;

use crate::app::status_listener::StatusListener;
use crate::context::health::{Health, VERSION};

/// The form of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves `/metrics` and `/health` until it is dropped or aborted.
pub(crate) async fn serve(listener: TcpListener, health: Arc<Health>) -> std::io::Result<()> {
    let listener = StatusListener::new(listener)?;
    let pages = Router::new()
        .route("/metrics", get(metrics_page))
        .route("/health", get(health_page))
        .with_state(health);
    axum::serve(listener, pages).await
}

async fn metrics_page(State(health): State<Arc<Health>>) -> Response {
    match health.metrics().await {
        Ok(page) => ([(header::CONTENT_TYPE, OPEN_METRICS)], page).into_response(),
        Err(error) => {
            tracing::error!("the metrics could not be written: {error}");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

async fn health_page(State(health): State<Arc<Health>>) -> Response {
    let report = health.report().await;
    let (status, word) =
        if report.is_well() { (StatusCode::OK, "ok") } else { (StatusCode::SERVICE_UNAVAILABLE, "unwell") };
    let database = match (&report.database, report.writes) {
        (None, _) => "unreachable",
        (Some(_), false) => "read-only",
        (Some(_), true) => "ok",
    };
    let mut body = json!({
        "status": word,
        "gateway": if report.connected { "connected" } else { "disconnected" },
        "database": database,
        "version": VERSION,
        "uptime_seconds": report.uptime.as_secs(),
    });
    if let Some((up, count)) = report.connections {
        body["connections"] = json!({"all": count, "up": up});
    }
    (status, [(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}
