//! The properties of a thread.

use super::channel_kind as kind;
use crate::clock::iso;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Properties that only threads have.
#[derive(Debug, Clone)]
pub struct Thread {
    /// User who opened it.
    pub owner_id: u64,
    /// `true` if it is archived; writing in it reopens it.
    pub archived: bool,
    /// `true` if only moderators may reopen it or write.
    pub locked: bool,
    /// `true` if members may invite others to a private thread.
    pub invitable: bool,
    /// Minutes of silence before it is archived.
    pub auto_archive_minutes: u32,
    /// When it was last archived or reopened, in milliseconds since 1970.
    pub archive_changed: i64,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// Members, and when they joined.
    pub members: BTreeMap<u64, i64>,
    /// Messages in it, the first and deleted ones not counted.
    pub message_count: u64,
    /// Messages ever posted in it.
    pub total_message_sent: u64,
}

/// A thread to open.
#[derive(Debug, Clone)]
pub struct ThreadSpec {
    /// Its name.
    pub name: String,
    /// The message it starts from.
    pub message_id: Option<u64>,
    /// Its type, one of [`kind`]'s threads.
    pub kind: u8,
    /// Minutes of silence before it is archived.
    pub auto_archive_minutes: u32,
    /// `true` if members may invite others to a private thread.
    pub invitable: bool,
    /// Seconds between a member's messages.
    pub slow_mode: u32,
}

impl Thread {
    pub(crate) fn describe(&self, data: &mut Value, channel_kind: u8) {
        data["owner_id"] = json!(self.owner_id.to_string());
        data["message_count"] = json!(self.message_count);
        data["member_count"] = json!(self.members.len().min(50));
        data["total_message_sent"] = json!(self.total_message_sent);
        let mut metadata = json!({
            "archived": self.archived,
            "locked": self.locked,
            "auto_archive_duration": self.auto_archive_minutes,
            "archive_timestamp": iso(self.archive_changed),
            "create_timestamp": iso(self.created),
        });
        if channel_kind == kind::PRIVATE_THREAD {
            metadata["invitable"] = json!(self.invitable);
        }
        data["thread_metadata"] = metadata;
    }
}
