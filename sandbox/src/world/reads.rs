//! What a user has read.

use super::{Channel, World};
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
        self.reads.insert((user, channel_id), id);
        let data = json!({"channel_id": channel_id.to_string(), "message_id": id.to_string()});
        self.tell_user(user, "MESSAGE_ACK", &data);
        self.tell_unread(user, channel_id);
        Ok(())
    }

    pub(super) fn tell_unread(&mut self, user: u64, channel_id: u64) {
        let Ok(channel) = self.channel(channel_id) else { return };
        let mut data = self.unread_json(user, channel);
        data["channel_id"] = json!(channel_id.to_string());
        self.tell_user(user, "UNREAD_UPDATE", &data);
    }

    /// A channel's counters for a user: others' messages since they last read, and how many of them ping.
    pub(super) fn unread_json(&self, user: u64, channel: &Channel) -> Value {
        let last = self.reads.get(&(user, channel.id)).copied();
        let roles =
            channel.guild_id.and_then(|guild| self.member(guild, user).ok()).map(|member| &member.roles);
        let (mut unread, mut mentions) = (0, 0);
        for (_, message) in channel.messages.range(last.map_or(0, |id| id + 1)..) {
            if message.author_id == user || !message.visible_to(user) {
                continue;
            }
            unread += 1;
            let role =
                roles.is_some_and(|roles| message.mention_roles.iter().any(|role| roles.contains(role)));
            let pings = channel.guild_id.is_none()
                || message.mentions.contains(&user)
                || message.mention_everyone
                || role;
            mentions += u32::from(pings);
        }
        json!({"unread": unread, "mentions": mentions, "last_read_id": last.map(|id| id.to_string())})
    }
}
