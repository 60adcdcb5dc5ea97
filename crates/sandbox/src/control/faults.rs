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

/// `POST /gateway/{fault}`: reports the number of affected connections, or that the fault is planned.
pub(super) fn gateway(call: &Call) -> Result<Reply, ApiError> {
    let fault = call.parse(|fields, form| GatewayFault {
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
    let target = &fault.target;
    let affected = match call.param("fault") {
        "drop" => hub.drop_connections(target),
        "stall" => hub.stall(target, fault.ms),
        "release" => hub.release(target),
        "stall_next_connections" => {
            hub.stall_next_connections(fault.count);
            0
        }
        "reconnect" => hub.reconnect(target),
        "invalidate" => hub.invalidate(target, fault.resumable),
        "close" => hub.close(target, fault.code).map_err(|_| {
            ApiError::invalid_field("code", "GATEWAY_CODE_INVALID", "This code cannot be sent.")
        })?,
        "ignore_heartbeats" => hub.ignore_heartbeats(target, fault.enabled),
        "request_heartbeat" => hub.request_heartbeat(target),
        "refuse_resume" => {
            for id in applications(call, &fault) {
                hub.refuse_resumes(id, fault.count);
            }
            0
        }
        "duplicate" => {
            for id in applications(call, &fault) {
                for _ in 0..fault.count {
                    hub.duplicate_next(id, fault.event.as_deref());
                }
            }
            0
        }
        "delay" => {
            for id in applications(call, &fault) {
                hub.delay_dispatches(id, fault.ms.unwrap_or_default());
            }
            0
        }
        _ => return Err(ApiError::not_found()),
    };
    Ok(Reply::json(json!({"connections": affected})))
}

struct GatewayFault {
    target: Target,
    count: usize,
    ms: Option<Duration>,
    code: u16,
    resumable: bool,
    enabled: bool,
    event: Option<String>,
}

/// Returns the given application, or all.
fn applications(call: &Call, fault: &GatewayFault) -> Vec<u64> {
    match fault.target.application_id {
        Some(id) => vec![id],
        None => call.server.world.read().applications.keys().copied().collect(),
    }
}
