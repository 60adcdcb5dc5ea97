//! Records a running session.

use super::action::{Action, recorded_ids, recorded_label};
use super::observation::{Observed, changes, observe};
use super::references::References;
use crate::world::World;
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::time::Instant;

/// The version of the form of recordings.
pub(crate) const RECORDING_VERSION: u64 = 1;
/// Steps of a recording.
const MAX_STEPS: usize = 10_000;

/// Records people's actions, from `start` to `stop`.
#[derive(Default)]
pub(crate) struct Recorder {
    session: Mutex<Option<Session>>,
}

struct Session {
    references: References,
    seen: Observed,
    began: Instant,
    steps: Vec<Value>,
}

impl Recorder {
    /// Begins a recording, and discards one under way.
    pub(crate) fn start(&self, world: &World) {
        let mut references = References::default();
        references.update(world);
        let seen = observe(world, &references);
        *self.session.lock() = Some(Session { references, seen, began: Instant::now(), steps: Vec::new() });
    }

    /// Returns `true` while a recording is under way.
    pub(crate) fn is_on(&self) -> bool {
        self.session.lock().is_some()
    }

    /// Discards a recording.
    pub(crate) fn stop(&self) {
        *self.session.lock() = None;
    }

    /// Records a request, before it is carried out.
    pub(crate) fn note(&self, world: &World, method: &str, path: &str, body: &Value) {
        let mut session = self.session.lock();
        let Some(session) = session.as_mut().filter(|session| session.steps.len() < MAX_STEPS) else {
            return;
        };
        if Action::of(method, path).is_none() {
            return;
        }
        session.close_step(world);
        let mut step = json!({
            "at_ms": session.began.elapsed().as_millis() as u64,
            "method": method,
            "path": session.references.symbolic_text(path, false),
            "body": session.references.symbolic(body),
            "expect": [],
        });
        if let Some(message) = session.message(world, path, body) {
            step["message"] = message;
        }
        if let Some(label) = recorded_label(world, body) {
            step["label"] = json!(label);
        }
        let ids = recorded_ids(world, body);
        if !ids.is_empty() {
            step["custom_ids"] = session.references.symbolic(&json!(ids));
        }
        session.steps.push(step);
    }

    /// Returns the recording so far; `None` if there is none.
    pub(crate) fn recording(&self, world: &World) -> Option<Value> {
        let mut session = self.session.lock();
        let session = session.as_mut()?;
        session.close_step(world);
        Some(json!({"version": RECORDING_VERSION, "steps": session.steps}))
    }
}

impl Session {
    /// Returns the message of a step, with its name, in its state before the step.
    fn message(&self, world: &World, path: &str, body: &Value) -> Option<Value> {
        let in_path = path.split_once("/messages/").and_then(|(_, rest)| rest.split('/').next());
        let in_path = in_path.or_else(|| path.split_once("/pins/").map(|(_, id)| id));
        let id = body.get("message_id").and_then(Value::as_str).or(in_path)?.parse().ok()?;
        world.channels.values().find(|channel| channel.messages.contains_key(&id))?;
        let name = self.references.name(id);
        let mut seen = self.seen.get(&name)?.clone();
        seen["name"] = json!(name);
        Some(seen)
    }

    /// Adds the changes since to the last step.
    fn close_step(&mut self, world: &World) {
        self.references.update(world);
        let now = observe(world, &self.references);
        let Some(step) = self.steps.last_mut() else {
            self.seen = now;
            return;
        };
        step["until_ms"] = json!(self.began.elapsed().as_millis() as u64);
        // A recording may be read in between, so earlier expectations count as well.
        let mut expected = step["expect"].as_array().cloned().unwrap_or_default();
        let fresh = changes(&self.seen, &now);
        expected.retain(|old| fresh.iter().all(|new| new["what"] != old["what"]));
        expected.extend(fresh);
        step["expect"] = json!(expected);
        self.seen = now;
    }
}
