//! Records that must be noticed: unsupported requests, and departures from Discord's API description.

use crate::clock::Clock;
use crate::conformance::Violation;
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Violations kept.
const MAX_VIOLATIONS: usize = 10_000;
/// Unsupported requests kept, each counted once.
const MAX_UNSUPPORTED: usize = 1_000;
/// Characters of a path kept.
const MAX_PATH: usize = 200;

/// Unsupported requests and violations.
pub(crate) struct Records {
    clock: Arc<Clock>,
    unsupported: Mutex<BTreeMap<(String, String), (String, u64)>>,
    violations: Mutex<Vec<Value>>,
}

impl Records {
    pub(crate) fn new(clock: Arc<Clock>) -> Self {
        Self { clock, unsupported: Mutex::default(), violations: Mutex::default() }
    }

    /// Notes a request for a feature that Discord has and the sandbox does not.
    pub(crate) fn unsupported(&self, method: &str, path: &str) {
        let now = self.clock.now_iso();
        let mut known = self.unsupported.lock();
        let request = (method.to_owned(), shortened(path));
        if known.len() < MAX_UNSUPPORTED || known.contains_key(&request) {
            known.entry(request).or_insert((now, 0)).1 += 1;
        }
    }

    /// Notes departures from the description.
    pub(crate) fn violations(&self, method: &str, path: &str, direction: &str, found: Vec<Violation>) {
        let (now, path) = (self.clock.now_iso(), shortened(path));
        let mut known = self.violations.lock();
        for violation in found {
            if known.len() < MAX_VIOLATIONS {
                known.push(json!({
                    "at": now, "method": method, "path": path, "direction": direction,
                    "pointer": violation.place, "message": violation.to_string(),
                }));
            }
        }
    }

    pub(crate) fn unsupported_json(&self) -> Vec<Value> {
        let known = self.unsupported.lock();
        known
            .iter()
            .map(|((method, path), (at, count))| {
                json!({"at": at, "method": method, "path": path, "count": count})
            })
            .collect()
    }

    pub(crate) fn violations_json(&self) -> Vec<Value> {
        self.violations.lock().clone()
    }

    pub(crate) fn clear_unsupported(&self) {
        self.unsupported.lock().clear();
    }

    pub(crate) fn clear_violations(&self) {
        self.violations.lock().clear();
    }
}

fn shortened(path: &str) -> String {
    path.chars().take(MAX_PATH).collect()
}
