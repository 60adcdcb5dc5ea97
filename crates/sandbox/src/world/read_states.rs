//! Read positions of users.

use super::model::{ReadState, Unread};
use super::{Channel, Message, World};
use crate::error::ApiError;
use serde_json::{Value, json};

impl World {
    /// Marks a channel as read up to a message, or to its newest.
    ///
    /// # Errors
    /// 10003 if there is no such channel, 50001 if the user does not see it.
    pub fn mark_read(&mut self, user: u64, channel_id: u64, upto: Option<u64>) -> Result<(), ApiError> {
        let channel = self.channel_for(user, channel_id, 0)?;
        let newest = channel.messages.keys().next_back().copied();
        let Some(id) = upto.or(newest) else { return Ok(()) };
        self.set_read(user, channel_id, id);
        let data = json!({"channel_id": channel_id.to_string(), "message_id": id.to_string()});
        self.tell_user(user, "MESSAGE_ACK", &data);
        self.tell_unread(user, channel_id);
        Ok(())
    }

    /// Notes a user's read position.
    pub(super) fn set_read(&self, user: u64, channel_id: u64, last: u64) {
        let state = ReadState { last: Some(last), counted: None };
        self.reads.borrow_mut().entry(channel_id).or_default().insert(user, state);
    }

    pub(super) fn tell_unread(&mut self, user: u64, channel_id: u64) {
        let Ok(channel) = self.channel(channel_id) else { return };
        let mut data = self.unread_json(user, channel);
        data["channel_id"] = json!(channel_id.to_string());
        self.tell_user(user, "UNREAD_UPDATE", &data);
    }

    /// Returns a channel's counters for a user: others' messages since they last read, and how many of them ping. They
    /// are counted once and then kept up to date.
    pub(super) fn unread_json(&self, user: u64, channel: &Channel) -> Value {
        let mut reads = self.reads.borrow_mut();
        let state = reads.entry(channel.id).or_default().entry(user).or_default();
        let last = state.last;
        let unread = *state.counted.get_or_insert_with(|| self.count_unread(user, channel, last));
        json!({
            "unread": unread.messages,
            "mentions": unread.mentions,
            "last_read_id": last.map(|id| id.to_string()),
        })
    }

    fn count_unread(&self, user: u64, channel: &Channel, last: Option<u64>) -> Unread {
        let mut unread = Unread::default();
        for (_, message) in channel.messages.range(last.map_or(0, |id| id.saturating_add(1))..) {
            if message.author_id != user && message.visible_to(user) {
                unread.count(self.pings(user, channel.guild_id, message), true);
            }
        }
        unread
    }

    fn pings(&self, user: u64, guild_id: Option<u64>, message: &Message) -> bool {
        let Some(guild_id) = guild_id else { return true };
        let holds_one = |roles: &[u64]| message.mention_roles.iter().any(|role| roles.contains(role));
        message.mentions.contains(&user)
            || message.mention_everyone
            || self.member(guild_id, user).is_ok_and(|member| holds_one(&member.roles))
    }

    /// Updates the counters when a message is added to a channel or removed.
    pub(super) fn count_message(&self, guild_id: Option<u64>, message: &Message, added: bool) {
        let mut reads = self.reads.borrow_mut();
        for (user, state) in reads.get_mut(&message.channel_id).into_iter().flatten() {
            let is_new = state.last.is_none_or(|last| last < message.id);
            if let Some(unread) = state.counted.as_mut()
                && is_new
                && message.author_id != *user
                && message.visible_to(*user)
            {
                unread.count(self.pings(*user, guild_id, message), added);
            }
        }
    }

    /// Marks the counters of a channel for a new count when they are needed.
    pub(super) fn recount(&self, channel_id: u64) {
        for state in
            self.reads.borrow_mut().get_mut(&channel_id).into_iter().flat_map(|users| users.values_mut())
        {
            state.counted = None;
        }
    }
}
