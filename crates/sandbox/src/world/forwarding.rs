//! Forwarding: a message carries a snapshot of another message's content.

use super::{Message, World};
use crate::error::ApiError;
use crate::permissions::READ_MESSAGE_HISTORY;
use serde_json::Value;

/// Fields that a forwarded message shows.
const SHOWN: [&str; 11] = [
    "type",
    "content",
    "mentions",
    "mention_roles",
    "attachments",
    "embeds",
    "timestamp",
    "edited_timestamp",
    "flags",
    "components",
    "sticker_items",
];

impl World {
    /// Checks that an author may forward a message.
    ///
    /// # Errors
    /// 160014 if they cannot see it, 160008 if it is unknown, 50021 or 50035 if it cannot be forwarded.
    pub(crate) fn check_forward(&self, author: u64, channel_id: u64, id: u64) -> Result<(), ApiError> {
        let seen = self.channel_for(author, channel_id, READ_MESSAGE_HISTORY);
        seen.map_err(|_| ApiError::forward_out_of_sight())?;
        let message = self.message(channel_id, id, author).map_err(|_| ApiError::forwarded_not_found())?;
        if !message.is_written() {
            return Err(ApiError::system_message());
        }
        if message.poll.is_some() {
            let text = "This message cannot be forwarded";
            return Err(ApiError::invalid_field("message_reference", "MESSAGE_CANNOT_BE_FORWARDED", text));
        }
        Ok(())
    }

    /// Returns a message's current content, for a message that forwards it. If the message is itself a forward, it
    /// passes on the snapshot that it carries.
    pub(super) fn snapshot_of(&self, channel_id: u64, id: u64) -> Option<Box<Message>> {
        let message = self.channels.get(&channel_id)?.messages.get(&id)?;
        Some(message.snapshot.clone().unwrap_or_else(|| Box::new(message.clone())))
    }

    /// Returns the message of a message snapshot, without its author and channel.
    pub(super) fn snapshot_json(&self, message: &Message) -> Value {
        let mut data = self.basic_json(message);
        if let Some(fields) = data.as_object_mut() {
            fields.retain(|key, _| SHOWN.contains(&key.as_str()));
        }
        data
    }
}
