//! The audit log of guilds.

use super::World;
use crate::gateway::intents;
use crate::permissions::VIEW_AUDIT_LOG;
use serde_json::{Value, json};
use std::sync::Arc;

/// Entries that a guild keeps.
const MAX_ENTRIES: usize = 2_000;

/// The person who acts, and the reason for the audit log.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cause<'a> {
    pub(crate) user_id: u64,
    pub(crate) reason: Option<&'a str>,
}

/// An entry of the audit log.
#[derive(Debug, Clone)]
pub(crate) struct Action {
    number: u32,
    target: Option<u64>,
    changes: Vec<Value>,
    options: Option<Value>,
}

impl Action {
    /// Makes an entry with Discord's number, about a target.
    pub(crate) fn new(number: u32, target: u64) -> Self {
        Self { number, target: Some(target), changes: Vec::new(), options: None }
    }

    /// Adds the changes of an object: its fields that differ.
    pub(crate) fn between(mut self, before: Option<&Value>, after: Option<&Value>) -> Self {
        let empty = serde_json::Map::new();
        let old = before.and_then(Value::as_object).unwrap_or(&empty);
        let new = after.and_then(Value::as_object).unwrap_or(&empty);
        let keys = old.keys().chain(new.keys().filter(|key| !old.contains_key(*key)));
        for key in keys.filter(|key| !matches!(key.as_str(), "id" | "guild_id" | "user" | "token")) {
            let (old, new) = (old.get(key), new.get(key));
            if old == new {
                continue;
            }
            let mut change = json!({"key": key});
            if let Some(old) = old.filter(|value| !value.is_null()) {
                change["old_value"] = old.clone();
            }
            if let Some(new) = new.filter(|value| !value.is_null()) {
                change["new_value"] = new.clone();
            }
            self.changes.push(change);
        }
        self
    }

    /// Adds Discord's further data.
    pub(crate) fn with(mut self, options: Value) -> Self {
        self.options = Some(options);
        self
    }
}

impl World {
    /// Writes an entry into the audit log.
    pub(crate) fn log(&mut self, guild_id: u64, action: Action, cause: &Cause<'_>) {
        let id = self.next_id();
        let mut entry = json!({
            "id": id.to_string(),
            "action_type": action.number,
            "user_id": cause.user_id.to_string(),
            "target_id": action.target.map(|id| id.to_string()),
        });
        if !action.changes.is_empty() {
            entry["changes"] = json!(action.changes);
        }
        if let Some(options) = action.options {
            entry["options"] = options;
        }
        if let Some(reason) = cause.reason {
            entry["reason"] = json!(reason);
        }
        let Ok(guild) = self.guild_mut(guild_id) else { return };
        if guild.audit_log.len() >= MAX_ENTRIES {
            guild.audit_log.pop_front();
        }
        guild.audit_log.push_back(entry.clone());
        let bots = guild.members.keys().copied().collect::<Vec<_>>();
        entry["guild_id"] = json!(guild_id.to_string());
        let data = Arc::new(entry);
        for bot in bots.into_iter().filter(|id| self.applications.contains_key(id)) {
            if self.guild_permissions(bot, guild_id) & VIEW_AUDIT_LOG != 0 {
                let route = crate::dispatch::Route::Guild(guild_id);
                let name = "GUILD_AUDIT_LOG_ENTRY_CREATE";
                self.tell_bot(bot, name, Arc::clone(&data), route, intents::GUILD_MODERATION);
            }
        }
    }
}
