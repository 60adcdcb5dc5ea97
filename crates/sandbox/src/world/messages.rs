//! Finding and storing messages.

use super::threads::THREAD_STARTER;
use super::{Message, World};
use crate::error::ApiError;

/// The part of a channel's history to list.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Page {
    pub(crate) limit: usize,
    pub(crate) before: Option<u64>,
    pub(crate) after: Option<u64>,
    pub(crate) around: Option<u64>,
}

impl World {
    /// Finds a message that a viewer may see; an ephemeral one is only for its user. Bots never get ephemeral messages
    /// here, only through the interaction's token.
    ///
    /// # Errors
    /// 10003 or 10008 if either is unknown or out of sight.
    pub fn message(&self, channel_id: u64, message_id: u64, viewer: u64) -> Result<&Message, ApiError> {
        let message = self.channel(channel_id)?.messages.get(&message_id);
        message.filter(|message| message.visible_to(viewer)).ok_or_else(ApiError::unknown_message)
    }

    pub(crate) fn message_mut(&mut self, channel_id: u64, id: u64) -> Result<&mut Message, ApiError> {
        self.channel_mut(channel_id)?.messages.get_mut(&id).ok_or_else(ApiError::unknown_message)
    }

    /// Returns a page of a channel's messages, newest first.
    pub(crate) fn history(
        &self,
        channel_id: u64,
        viewer: u64,
        page: Page,
    ) -> Result<Vec<&Message>, ApiError> {
        let messages = &self.channel(channel_id)?.messages;
        let visible = |message: &&Message| message.visible_to(viewer);
        if let Some(around) = page.around {
            let half = page.limit / 2;
            let newer = messages.range(around..).map(|(_, message)| message).filter(visible);
            let older = messages.range(..around).rev().map(|(_, message)| message).filter(visible);
            let mut found = newer.take(half + 1).collect::<Vec<_>>();
            found.reverse();
            found.extend(older.take(page.limit.saturating_sub(found.len())));
            return Ok(found);
        }
        if let Some(after) = page.after {
            let newer = messages.range(after.saturating_add(1)..).map(|(_, message)| message);
            let mut found = newer.filter(visible).take(page.limit).collect::<Vec<_>>();
            found.reverse();
            return Ok(found);
        }
        let before = page.before.unwrap_or(u64::MAX);
        let older = messages.range(..before).rev().map(|(_, message)| message);
        Ok(older.filter(visible).take(page.limit).collect())
    }

    /// Puts a message into its channel and counts it. If the channel is full the oldest message is dropped.
    pub(super) fn store_message(&mut self, mut message: Message) {
        let ephemeral = message.ephemeral_to.is_some();
        let Some(channel) = self.channels.get(&message.channel_id) else { return };
        self.count_message(channel.guild_id, &message, true);
        let Some(channel) = self.channels.get_mut(&message.channel_id) else { return };
        if !ephemeral {
            channel.last_message_id = Some(message.id);
            if let Some(thread) = &mut channel.thread {
                message.position = thread.total_message_sent;
                // The first message of a thread is not counted.
                if message.kind != THREAD_STARTER {
                    thread.message_count += 1;
                    thread.total_message_sent += 1;
                }
            }
        }
        let guild_id = channel.guild_id;
        self.stored.push_back((message.channel_id, message.id));
        channel.messages.insert(message.id, message);
        let is_full = channel.messages.len() > self.capacity.channel_messages.max(1);
        if is_full && let Some((_, oldest)) = channel.messages.pop_first() {
            self.let_go(guild_id, &oldest);
        }
        while self.stored.len() > self.capacity.messages.max(1)
            && let Some((channel_id, id)) = self.stored.pop_front()
        {
            // The channel may have been deleted meanwhile.
            let Some(channel) = self.channels.get_mut(&channel_id) else { continue };
            let guild_id = channel.guild_id;
            if let Some(oldest) = channel.messages.remove(&id) {
                self.let_go(guild_id, &oldest);
            }
        }
    }

    /// Uncounts a message that was dropped, and drops its files.
    fn let_go(&mut self, guild_id: Option<u64>, message: &Message) {
        self.count_message(guild_id, message, false);
        self.drop_files(&message.attachments);
    }
}
