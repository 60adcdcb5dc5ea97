//! Pinned messages.

use super::{Message, World};
use crate::error::ApiError;

/// Pinned messages that a channel may have.
const MAX_PINS: usize = 250;

impl World {
    /// Pins a message and says so in the channel; does nothing if it is pinned already.
    ///
    /// # Errors
    /// 10008 if there is no such message, 30003 if the channel cannot have more pins.
    pub(crate) fn pin(&mut self, user: u64, channel_id: u64, id: u64) -> Result<(), ApiError> {
        if self.message(channel_id, id, user)?.ephemeral_to.is_some() {
            return Err(ApiError::unknown_message());
        }
        if !self.message(channel_id, id, user)?.is_written() {
            return Err(ApiError::system_message());
        }
        if self.channel(channel_id)?.thread.as_ref().is_some_and(|thread| thread.archived) {
            return Err(ApiError::thread_archived());
        }
        if self.message(channel_id, id, user)?.pinned.is_some() {
            return Ok(());
        }
        if self.pinned(channel_id)?.len() >= MAX_PINS {
            return Err(ApiError::too_many_pins());
        }
        let now = self.now_ms();
        self.message_mut(channel_id, id)?.pinned = Some(now);
        self.channel_mut(channel_id)?.last_pin = Some(now);
        self.announce_message(channel_id, id, "MESSAGE_UPDATE");
        self.announce_pins(channel_id);
        let notice_id = self.next_id();
        let mut notice = Message::system(notice_id, channel_id, user, 6, now);
        notice.reference = Some((channel_id, Some(id)));
        self.store_message(notice);
        self.announce_message(channel_id, notice_id, "MESSAGE_CREATE");
        Ok(())
    }

    /// Unpins a message.
    ///
    /// # Errors
    /// 10008 if there is no such message.
    pub(crate) fn unpin(&mut self, channel_id: u64, id: u64) -> Result<(), ApiError> {
        let message = self.message_mut(channel_id, id)?;
        if message.pinned.take().is_some() {
            self.announce_message(channel_id, id, "MESSAGE_UPDATE");
            self.announce_pins(channel_id);
        }
        Ok(())
    }

    /// Returns the pinned messages of a channel, the latest pin first.
    pub(crate) fn pinned(&self, channel_id: u64) -> Result<Vec<&Message>, ApiError> {
        let messages = self.channel(channel_id)?.messages.values();
        let mut pinned = messages.filter(|message| message.pinned.is_some()).collect::<Vec<_>>();
        pinned.sort_by_key(|message| std::cmp::Reverse((message.pinned, message.id)));
        Ok(pinned)
    }
}
