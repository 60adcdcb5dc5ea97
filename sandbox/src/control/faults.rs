//! Faults on request, over HTTP and on the gateway.

use crate::error::ApiError;
use crate::gateway::Target;
use crate::http::{Call, FaultSpec, Reply};
use serde_json::json;
use std::time::Duration;

/// `POST /faults`.
pub(super) fn add(call: &Call) -> Result<Reply, ApiError> {
    let spec = call.parse(FaultSpec::parse)?.ok_or_else(ApiError::not_found)?;
    let id = call.server.faults.add(spec);
    Ok(Reply::json(json!({"id": id.to_string()})))
}

/// `GET /faults`.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.faults.json()))
}

/// `DELETE /faults`.
pub(super) fn clear(call: &Call) -> Result<Reply, ApiError> {
    call.server.faults.clear(None);
    Ok(Reply::empty())
}

/// `DELETE /faults/{fault_id}`.
pub(super) fn clear_one(call: &Call) -> Result<Reply, ApiError> {
    if call.server.faults.clear(Some(call.id("fault_id")?)) {
        Ok(Reply::empty())
    } else {
        Err(ApiError::not_found())
    }
}

/// `GET /gateway/sessions`.
pub(super) fn sessions(call: &Call) -> Result<Reply, ApiError> {
    let sessions = call.server.hub.sessions().into_iter().map(|session| {
        json!({
            "session_id": session.session_id,
            "application_id": session.application_id.to_string(),
            "shard": [session.shard.0, session.shard.1],
            "intents": session.intents,
            "seq": session.seq,
            "connected": session.connected,
            "resumes": session.resumes,
            "identifies": session.identifies,
            "presence": session.presence,
        })
    });
    Ok(Reply::json(sessions.collect()))
}

/// `POST /gateway/{fault}`: says how many connections it befell, or that it is to come.
pub(super) fn gateway(call: &Call) -> Result<Reply, ApiError> {
    let asked = call.parse(|fields, form| Asked {
        target: Target {
            application_id: fields.id(form, "application_id"),
            shard: fields.integer(form, "shard", 0..=i64::from(u32::MAX)).map(|shard| shard as u32),
            session_id: fields.text(form, "session_id", 1..=100),
        },
        count: fields.integer(form, "count", 1..=10_000).unwrap_or(1) as usize,
        ms: fields.integer(form, "ms", 0..=3_600_000).map(|ms| Duration::from_millis(ms as u64)),
        code: fields.integer(form, "code", 1000..=4999).unwrap_or(4000) as u16,
        resumable: fields.boolean(form, "resumable").unwrap_or(false),
        enabled: fields.boolean(form, "enabled").unwrap_or(true),
        event: fields.text(form, "event", 1..=100),
    })?;
    let hub = &call.server.hub;
    let target = &asked.target;
    let befallen = match call.param("fault") {
        "drop" => hub.drop_connections(target),
        "stall" => hub.stall(target, asked.ms),
        "release" => hub.release(target),
        "stall_next_connections" => {
            hub.stall_next_connections(asked.count);
            0
        }
        "reconnect" => hub.reconnect(target),
        "invalidate" => hub.invalidate(target, asked.resumable),
        "close" => hub.close(target, asked.code).map_err(|_| {
            ApiError::invalid_field("code", "GATEWAY_CODE_INVALID", "This code cannot be sent.")
        })?,
        "ignore_heartbeats" => hub.ignore_heartbeats(target, asked.enabled),
        "request_heartbeat" => hub.request_heartbeat(target),
        "refuse_resume" => {
            for id in applications(call, &asked) {
                hub.refuse_resumes(id, asked.count);
            }
            0
        }
        "duplicate" => {
            for id in applications(call, &asked) {
                for _ in 0..asked.count {
                    hub.duplicate_next(id, asked.event.as_deref());
                }
            }
            0
        }
        "delay" => {
            for id in applications(call, &asked) {
                hub.delay_dispatches(id, asked.ms.unwrap_or_default());
            }
            0
        }
        _ => return Err(ApiError::not_found()),
    };
    Ok(Reply::json(json!({"connections": befallen})))
}

struct Asked {
    target: Target,
    count: usize,
    ms: Option<Duration>,
    code: u16,
    resumable: bool,
    enabled: bool,
    event: Option<String>,
}

/// The application meant, or all.
fn applications(call: &Call, asked: &Asked) -> Vec<u64> {
    match asked.target.application_id {
        Some(id) => vec![id],
        None => call.server.core.look().applications.keys().copied().collect(),
    }
}
