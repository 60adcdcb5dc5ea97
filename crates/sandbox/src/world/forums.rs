//! Forums: channels of threads.

use super::{Channel, ChannelSpec, NewMessage, ThreadSpec, World, kind};
use crate::error::ApiError;
use crate::form::parse_id;
use serde_json::{Value, json};

/// A forum's flag: its threads must have a tag.
const REQUIRE_TAG: u64 = 1 << 4;

impl World {
    /// Gives the new tags of a forum their ids.
    pub(super) fn number_tags(&mut self, spec: &mut ChannelSpec) {
        let tags = spec.settings.get_mut("available_tags").and_then(Value::as_array_mut);
        for tag in tags.into_iter().flatten() {
            if tag["id"].is_null() {
                tag["id"] = json!(self.next_id().to_string());
            }
        }
    }

    /// Checks that a forum has all of these tags, and that there is one if it requires one.
    ///
    /// # Errors
    /// 40067, or 50035 for an unknown tag.
    pub(crate) fn check_tags(&self, forum: &Channel, tags: &[u64]) -> Result<(), ApiError> {
        let flags = forum.settings.get("flags").and_then(Value::as_u64).unwrap_or(0);
        if tags.is_empty() && flags & REQUIRE_TAG != 0 {
            return Err(ApiError::tag_required());
        }
        let known = forum.settings.get("available_tags").and_then(Value::as_array);
        let is_known = |tag: &u64| {
            known.is_some_and(|known| known.iter().any(|other| parse_id(&other["id"]) == Some(*tag)))
        };
        if tags.iter().all(is_known) {
            return Ok(());
        }
        Err(ApiError::invalid_field("applied_tags", "INVALID_FORUM_TAG", "Unknown tag"))
    }

    /// Opens a thread of a forum that has no message yet.
    ///
    /// # Errors
    /// 10003 or 50024 if the channel is not a forum, 40067 or 50035 for its tags.
    pub(crate) fn create_forum_thread(
        &mut self,
        forum: u64,
        owner: u64,
        name: &str,
        tags: Vec<u64>,
    ) -> Result<u64, ApiError> {
        let channel = self.channel(forum)?;
        self.check_tags(channel, &tags)?;
        let setting = |key: &str| channel.settings.get(key).and_then(Value::as_u64);
        let spec = ThreadSpec {
            name: name.to_owned(),
            message_id: None,
            kind: kind::PUBLIC_THREAD,
            auto_archive_minutes: setting("default_auto_archive_duration").unwrap_or(4320) as u32,
            invitable: true,
            slow_mode: setting("default_thread_rate_limit_per_user").unwrap_or(0) as u32,
        };
        self.open_forum_thread(forum, owner, spec, tags)
    }

    /// Opens a thread of a forum with its first message, which has the thread's id.
    ///
    /// # Errors
    /// 10003 or 50024 if the channel is not a forum, 40067 or 50035 for its tags.
    pub(crate) fn create_forum_post(
        &mut self,
        forum: u64,
        owner: u64,
        spec: ThreadSpec,
        tags: Vec<u64>,
        draft: NewMessage,
    ) -> Result<u64, ApiError> {
        self.check_tags(self.channel(forum)?, &tags)?;
        let thread = self.open_forum_thread(forum, owner, spec, tags)?;
        self.post_with_id(thread, owner, thread, draft)?;
        Ok(thread)
    }
}
