//! A server ("guild").

use super::{Collection, Member, Role};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, VecDeque};

/// A server.
#[derive(Debug, Clone)]
pub struct Guild {
    /// Its id, which is also that of its `@everyone` role.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Owner, who may do everything in it.
    pub owner_id: u64,
    /// Its language.
    pub preferred_locale: String,
    /// Its roles by id.
    pub roles: BTreeMap<u64, Role>,
    /// Its members by user id.
    pub members: BTreeMap<u64, Member>,
    /// Banned users, with the reason.
    pub bans: BTreeMap<u64, Option<String>>,
    /// Emojis, scheduled events and other lists of objects.
    pub objects: BTreeMap<Collection, BTreeMap<u64, Value>>,
    /// Users who are interested in scheduled events, by event.
    pub event_users: BTreeMap<u64, BTreeMap<u64, i64>>,
    /// Settings that are separate objects, such as the welcome screen.
    pub settings: BTreeMap<&'static str, Value>,
    /// Further fields of its profile and its moderation, by Discord's names.
    pub profile: Map<String, Value>,
    /// Templates, by code.
    pub templates: BTreeMap<String, Value>,
    /// Voice states of members.
    pub voice_states: BTreeMap<u64, Value>,
    /// Audit log, oldest entry first.
    pub audit_log: VecDeque<Value>,
}
