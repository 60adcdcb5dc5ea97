//! Snapshots: going back to the beginning, or to a kept moment.

use crate::error::ApiError;
use crate::gateway::{CloseCode, Target};
use crate::http::{Call, Reply};
use crate::server_state::ServerState;
use crate::snapshots::{MAX_SNAPSHOTS, Snapshot};
use serde_json::json;

/// Letters of a snapshot's name.
const MAX_NAME: usize = 100;

/// `GET /snapshots`.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(json!(call.server.snapshots.names())))
}

/// `PUT /snapshots/{name}`.
pub(super) fn keep(call: &Call) -> Result<Reply, ApiError> {
    let name = call.param("name");
    if name.chars().count() > MAX_NAME {
        let message = format!("Must be {MAX_NAME} or fewer in length.");
        return Err(ApiError::invalid_field("name", "BASE_TYPE_MAX_LENGTH", message));
    }
    if !call.server.snapshots.keep(name, call.server.snapshot()) {
        let message = format!("There are {MAX_SNAPSHOTS} snapshots already. Delete one first.");
        return Err(ApiError::invalid_field("name", "SNAPSHOTS_LIMIT", message));
    }
    Ok(Reply::empty())
}

/// `DELETE /snapshots/{name}`.
pub(super) fn forget(call: &Call) -> Result<Reply, ApiError> {
    if call.server.snapshots.forget(call.param("name")) {
        Ok(Reply::empty())
    } else {
        Err(ApiError::not_found())
    }
}

/// `POST /snapshots/{name}/restore`.
pub(super) fn restore(call: &Call) -> Result<Reply, ApiError> {
    let snapshot = call.server.snapshots.get(call.param("name")).ok_or_else(ApiError::not_found)?;
    go_back(&call.server, &snapshot);
    Ok(Reply::empty())
}

/// `POST /reset`.
pub(super) fn reset(call: &Call) -> Result<Reply, ApiError> {
    reset_all(&call.server);
    Ok(Reply::empty())
}

/// Goes back to the beginning and forgets recordings.
pub(crate) fn reset_all(server: &ServerState) {
    go_back(server, &server.snapshots.start());
    server.records.clear_unsupported();
    server.records.clear_violations();
    server.world.transcript.clear();
}

/// Restores a snapshot, with the clock. Faults are cancelled, and rate limits start again.
pub(crate) fn go_back(server: &ServerState, snapshot: &Snapshot) {
    let gone = {
        let mut world = server.world.write();
        server.world.clock.set_offset_ms(snapshot.clock_offset_ms);
        world.put_back(&snapshot.world.lock())
    };
    server.faults.clear(None);
    server.hub.clear_faults();
    server.limits.set_realistic(server.limits.is_realistic());
    for application in gone {
        // A connection that has ended by itself meanwhile needs no closing.
        let _ = server.hub.close(&Target::application(application), CloseCode::AuthenticationFailed.code());
    }
    server.world.write().expire_interactions();
}
