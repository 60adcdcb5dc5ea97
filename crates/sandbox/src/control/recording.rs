//! Recordings of people's actions, and their replay.

use super::interact::begin;
use super::routing::{RawParams, read};
use super::{fixtures, user_actions};
use crate::error::ApiError;
use crate::http::{Body, Call, Handler, Reply};
use crate::recording::{Action, Language, References, changes, observe, recorded_ids, rename, script};
use crate::server_state::ServerState;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// Time for a step to lead to the expected result, in milliseconds, unless the recording took longer.
const PATIENCE_MS: u64 = 5_000;
/// The longest a step may take, in milliseconds.
const MAX_PATIENCE_MS: u64 = 120_000;

/// `POST /recording`.
pub(super) fn start(call: &Call) -> Result<Reply, ApiError> {
    call.server.recorder.start(&call.server.world.read());
    Ok(Reply::empty())
}

/// `GET /recording`; with `as`, the recording as a test in that language.
pub(super) async fn show(
    State(server): State<Arc<ServerState>>,
    params: RawParams,
    request: Request,
) -> Response {
    let shown = read(Arc::clone(&server), params, request).await.and_then(|call| {
        let recording = server.recorder.recording(&server.world.read());
        let recording = recording.ok_or_else(ApiError::not_found)?;
        let Some(name) = call.query("as") else { return Ok(Reply::json(recording).into_response()) };
        let kinds = "Value must be one of {'pytest', 'node'}.";
        let language = Language::of(name);
        let language = language.ok_or_else(|| ApiError::invalid_field("as", "BASE_TYPE_CHOICES", kinds))?;
        let plain = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
        Ok((plain, script(&recording, language)).into_response())
    });
    shown.unwrap_or_else(|error| Reply::from(error).into_response())
}

/// `DELETE /recording`.
pub(super) fn stop(call: &Call) -> Result<Reply, ApiError> {
    call.server.recorder.stop();
    Ok(Reply::empty())
}

/// `POST /replay`: performs a recording step by step, and compares.
pub(super) async fn replay(
    State(server): State<Arc<ServerState>>,
    params: RawParams,
    request: Request,
) -> Response {
    let call = match read(Arc::clone(&server), params, request).await {
        Ok(call) => call,
        Err(error) => return Reply::from(error).into_response(),
    };
    match play(&server, call.json()).await {
        Ok(report) => Reply::json(report).into_response(),
        Err(error) => Reply::from(error).into_response(),
    }
}

async fn play(server: &Arc<ServerState>, recording: &Value) -> Result<Value, ApiError> {
    let steps = recording.get("steps").and_then(Value::as_array);
    let steps =
        steps.filter(|_| recording.get("version").and_then(Value::as_u64) == Some(1)).ok_or_else(|| {
            ApiError::invalid_field("version", "RECORDING_INVALID", "This is no recording of version 1.")
        })?;
    let patience = recording.get("timeout_ms").and_then(Value::as_u64).unwrap_or(PATIENCE_MS);
    let mut references = References::default();
    let mut seen = {
        let world = server.world.read();
        references.update(&world);
        observe(&world, &references)
    };
    let mut failures = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let took = |name: &str| step.get(name).and_then(Value::as_u64).unwrap_or_default();
        let recorded = took("until_ms").saturating_sub(took("at_ms"));
        let wait = patience.max(recorded.saturating_mul(2)).min(MAX_PATIENCE_MS);
        let deadline = Instant::now() + Duration::from_millis(wait);
        let problem = act(server, step, &mut references, deadline).await.err();
        let expected = step.get("expect").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let mut now = Vec::new();
        let reached = problem.is_none()
            && wait_for(server, deadline, |world| {
                references.update(world);
                let current = observe(world, &references);
                now = changes(&seen, &current);
                (now == expected).then(|| seen = current)
            })
            .await
            .is_some();
        if !reached {
            failures.push(json!({
                "step": number, "method": step["method"], "path": step["path"], "problem": problem,
                "expected": expected, "seen": now,
            }));
            // The next steps may depend on this one.
            break;
        }
    }
    Ok(json!({"steps": steps.len(), "passed": failures.is_empty(), "failures": failures}))
}

/// Looks at the world after each change, until `look` finds something or the time is over.
async fn wait_for<T>(
    server: &ServerState,
    deadline: Instant,
    mut look: impl FnMut(&crate::world::World) -> Option<T>,
) -> Option<T> {
    let waiting = async {
        loop {
            let changed = server.world.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            if let Some(found) = look(&server.world.read()) {
                return found;
            }
            changed.await;
        }
    };
    timeout_at(deadline, waiting).await.ok()
}

/// Performs a step, once everything that it names exists.
async fn act(
    server: &Arc<ServerState>,
    step: &Value,
    references: &mut References,
    deadline: Instant,
) -> Result<(), String> {
    let request = json!({"path": step["path"], "body": step["body"], "custom_ids": step["custom_ids"]});
    let mut missing = String::new();
    let found = wait_for(server, deadline, |world| {
        references.update(world);
        match references.concrete(&request) {
            Ok(request) => Some(request),
            Err(name) => {
                missing = name;
                None
            }
        }
    });
    let Some(mut request) = found.await else { return Err(format!("There is no {missing}.")) };
    let method = step["method"].as_str().unwrap_or_default();
    let path = request["path"].as_str().unwrap_or_default();
    let Some((action, params)) = Action::of(method, path) else {
        return Err(format!("{method} {path} is nothing a recording can hold."));
    };
    let before: Vec<String> = serde_json::from_value(request["custom_ids"].take()).unwrap_or_default();
    let mut body = request["body"].take();
    if !before.is_empty() {
        let now = recorded_ids(&server.world.read(), &body);
        rename(&mut body, &before, &now);
    }
    let body = Body { json: Some(body).filter(|body| !body.is_null()), ..Body::default() };
    let call = Call { server: Arc::clone(server), bot: 0, params, query: Vec::new(), body, reason: None };
    handler(action)(&call).map(|_| ()).map_err(|error| error.body().to_string())
}

fn handler(action: Action) -> Handler {
    match action {
        Action::Send => user_actions::send,
        Action::Edit => user_actions::edit,
        Action::Delete => user_actions::delete,
        Action::React => user_actions::react,
        Action::Unreact => user_actions::unreact,
        Action::Pin => user_actions::pin,
        Action::Unpin => user_actions::unpin,
        Action::OpenThread => user_actions::open_thread,
        Action::OpenDirect => user_actions::open_direct,
        Action::Interact => interact,
        Action::AdvanceClock => fixtures::advance_clock,
    }
}

fn interact(call: &Call) -> Result<Reply, ApiError> {
    begin(&call.server, call.id("user_id")?, call.json())?;
    Ok(Reply::empty())
}
