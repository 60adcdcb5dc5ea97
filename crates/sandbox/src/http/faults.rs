//! Faults on demand between a bot and Discord's HTTP API.

use crate::form::{Fields, Form, Path};
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::time::Duration;

/// Fault to inject.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum FaultAction {
    /// The request is answered with a status, and a body if given.
    Status {
        /// The status.
        status: u16,
        /// The body; Discord's for that status otherwise.
        body: Option<Value>,
    },
    /// The request is answered with 429.
    RateLimit {
        /// Seconds to wait.
        retry_after: f64,
        /// `true` if it concerns all requests.
        global: bool,
    },
    /// The answer is delayed.
    Delay {
        /// Milliseconds.
        ms: u64,
    },
    /// The request takes effect, but its answer is lost with the connection.
    LoseResponse,
    /// The connection is cut before any effect.
    Drop,
}

/// The requests that a fault affects.
#[derive(Debug, Clone, PartialEq)]
pub struct FaultSpec {
    /// The method; any if absent.
    pub method: Option<String>,
    /// Path without `/api/v10`: `*` matches one segment, `**` the rest. Any path if absent.
    pub path: Option<String>,
    /// Number of requests that it affects.
    pub count: u64,
    /// Number of matching requests that pass before.
    pub skip: u64,
    /// Fault.
    pub action: FaultAction,
}

impl FaultSpec {
    /// Makes a fault for the next request with a method and path.
    #[must_use]
    pub fn new(method: &str, path: &str, action: FaultAction) -> Self {
        Self { method: Some(method.to_owned()), path: Some(path.to_owned()), count: 1, skip: 0, action }
    }

    /// Returns the same fault for several requests.
    #[must_use]
    pub fn times(mut self, count: u64) -> Self {
        self.count = count;
        self
    }

    /// Reads the control API's form.
    pub(crate) fn parse(fields: &Fields<'_>, form: &mut Form) -> Option<Self> {
        let method = fields.text(form, "method", 1..=10).map(|method| method.to_ascii_uppercase());
        let path = fields.text(form, "path", 1..=500);
        let count = fields.integer(form, "count", 1..=i64::from(u32::MAX)).unwrap_or(1);
        let skip = fields.integer(form, "skip", 0..=i64::from(u32::MAX)).unwrap_or(0);
        let action = Path::ROOT.key("action");
        let Some(value) = fields.get("action") else {
            form.required(&action);
            return None;
        };
        let inner = Fields::of(value, &action, form)?;
        let action = match inner.required_text(form, "type", 1..=32)?.as_str() {
            "status" => FaultAction::Status {
                status: inner.integer(form, "status", 400..=599).unwrap_or(503) as u16,
                body: inner.get("body").cloned(),
            },
            "rate_limit" => FaultAction::RateLimit {
                retry_after: inner.get("retry_after").and_then(Value::as_f64).unwrap_or(1.0).max(0.0),
                global: inner.boolean(form, "global").unwrap_or(false),
            },
            "delay" => {
                FaultAction::Delay { ms: inner.integer(form, "ms", 0..=600_000).unwrap_or(1000) as u64 }
            }
            "lose_response" => FaultAction::LoseResponse,
            "drop" => FaultAction::Drop,
            _ => {
                let allowed = "'status', 'rate_limit', 'delay', 'lose_response', 'drop'";
                form.choices(&action.key("type"), allowed);
                return None;
            }
        };
        Some(Self { method, path, count: count as u64, skip: skip as u64, action })
    }

    fn matches(&self, method: &str, path: &str) -> bool {
        self.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && self.path.as_deref().is_none_or(|pattern| path_matches(pattern, path))
    }

    fn json(&self) -> Value {
        let action = match &self.action {
            FaultAction::Status { status, body } => json!({"type": "status", "status": status, "body": body}),
            FaultAction::RateLimit { retry_after, global } => {
                json!({"type": "rate_limit", "retry_after": retry_after, "global": global})
            }
            FaultAction::Delay { ms } => json!({"type": "delay", "ms": ms}),
            FaultAction::LoseResponse => json!({"type": "lose_response"}),
            FaultAction::Drop => json!({"type": "drop"}),
        };
        json!({
            "method": self.method, "path": self.path, "count": self.count, "skip": self.skip, "action": action,
        })
    }
}

fn path_matches(pattern: &str, path: &str) -> bool {
    let mut wanted = pattern.trim_matches('/').split('/');
    let mut given = path.trim_matches('/').split('/');
    loop {
        match (wanted.next(), given.next()) {
            (Some("**"), _) | (None, None) => return true,
            (Some("*"), Some(_)) => {}
            (Some(one), Some(other)) if one == other => {}
            _ => return false,
        }
    }
}

struct Planned {
    id: u64,
    spec: FaultSpec,
    skipped: u64,
    hits: u64,
}

/// The planned faults.
#[derive(Default)]
pub(crate) struct Faults {
    planned: Mutex<(u64, Vec<Planned>)>,
}

impl Faults {
    /// Plans a fault and returns its id.
    pub(crate) fn add(&self, spec: FaultSpec) -> u64 {
        let mut planned = self.planned.lock();
        planned.0 += 1;
        let id = planned.0;
        planned.1.push(Planned { id, spec, skipped: 0, hits: 0 });
        id
    }

    /// Cancels a fault, or all; returns whether there was one.
    pub(crate) fn clear(&self, id: Option<u64>) -> bool {
        let mut planned = self.planned.lock();
        let before = planned.1.len();
        planned.1.retain(|fault| id.is_some_and(|id| id != fault.id));
        planned.1.len() != before
    }

    /// Returns all faults with the number of times they took effect.
    pub(crate) fn json(&self) -> Value {
        let planned = self.planned.lock();
        let list = planned.1.iter().map(|fault| {
            let mut data = fault.spec.json();
            data["id"] = json!(fault.id.to_string());
            data["hits"] = json!(fault.hits);
            data
        });
        list.collect()
    }

    /// Returns the fault for a request, if there is one.
    pub(crate) fn take(&self, method: &str, path: &str) -> Option<FaultAction> {
        let mut planned = self.planned.lock();
        for fault in planned.1.iter_mut().filter(|fault| fault.spec.matches(method, path)) {
            if fault.skipped < fault.spec.skip {
                fault.skipped += 1;
            } else if fault.hits < fault.spec.count {
                fault.hits += 1;
                return Some(fault.spec.action.clone());
            }
        }
        None
    }
}

/// Returns Discord's body for a bare status.
pub(super) fn status_body(status: u16) -> Value {
    let name = axum::http::StatusCode::from_u16(status)
        .ok()
        .and_then(|status| status.canonical_reason())
        .unwrap_or("Error");
    json!({"message": format!("{status}: {name}"), "code": 0})
}

/// Waits.
pub(super) async fn sleep_ms(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_name_segments() {
        assert!(path_matches("/channels/*/messages", "/channels/7/messages"));
        assert!(!path_matches("/channels/*/messages", "/channels/7/messages/8"));
        assert!(path_matches("/channels/**", "/channels/7/messages/8"));
        assert!(path_matches("**", "/users/@me"));
        assert!(!path_matches("/channels/*", "/channels"));
    }

    #[test]
    fn a_fault_skips_then_strikes_then_ends() {
        let faults = Faults::default();
        faults.add(FaultSpec { skip: 1, ..FaultSpec::new("POST", "/a", FaultAction::Drop) });
        assert_eq!(faults.take("GET", "/a"), None);
        assert_eq!(faults.take("POST", "/a"), None);
        assert_eq!(faults.take("POST", "/a"), Some(FaultAction::Drop));
        assert_eq!(faults.take("POST", "/a"), None);
    }
}
