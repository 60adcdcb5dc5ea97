//! Permissions of users in guilds and channels.

use super::{Channel, World, kind};
use crate::error::ApiError;
use crate::permissions::{
    self, ADMINISTRATOR, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
};
use serde_json::json;
use std::collections::BTreeSet;

impl World {
    /// Returns a member's permissions in a guild as a whole; 0 for others.
    #[must_use]
    pub fn guild_permissions(&self, user_id: u64, guild_id: u64) -> u64 {
        let Some(guild) = self.guilds.get(&guild_id) else { return 0 };
        let Some(member) = guild.members.get(&user_id) else { return 0 };
        if guild.owner_id == user_id {
            return permissions::ALL;
        }
        let granted = std::iter::once(&guild_id)
            .chain(&member.roles)
            .filter_map(|id| guild.roles.get(id))
            .fold(0, |bits, role| bits | role.permissions);
        if granted & ADMINISTRATOR != 0 {
            return permissions::ALL;
        }
        let timed_out = member.timed_out_until.is_some_and(|until| until > self.now_ms());
        if timed_out { granted & (VIEW_CHANNEL | READ_MESSAGE_HISTORY) } else { granted }
    }

    /// Returns a user's permissions in a channel, thread or direct message; 0 if they do not see it.
    #[must_use]
    pub fn channel_permissions(&self, user_id: u64, channel_id: u64) -> u64 {
        match self.channels.get(&channel_id) {
            Some(channel) => self.permissions_in(user_id, channel),
            None => 0,
        }
    }

    fn permissions_in(&self, user_id: u64, channel: &Channel) -> u64 {
        let Some(guild_id) = channel.guild_id else {
            return if channel.recipients.contains(&user_id) { permissions::DIRECT } else { 0 };
        };
        let base = self.guild_permissions(user_id, guild_id);
        if base & ADMINISTRATOR != 0 {
            return permissions::ALL;
        }
        let Ok(member) = self.member(guild_id, user_id) else { return 0 };
        // Threads follow their channel's overwrites.
        let overwrites = match (&channel.thread, channel.parent_id) {
            (Some(_), Some(parent)) => match self.channels.get(&parent) {
                Some(parent) => &parent.overwrites,
                None => return 0,
            },
            _ => &channel.overwrites,
        };
        let granted = permissions::apply_overwrites(base, guild_id, user_id, &member.roles, overwrites);
        let mut granted = permissions::imply(granted, channel.thread.is_some());
        if member.timed_out_until.is_some_and(|until| until > self.now_ms()) {
            granted &= VIEW_CHANNEL | READ_MESSAGE_HISTORY;
        }
        if let Some(thread) = &channel.thread
            && channel.kind == kind::PRIVATE_THREAD
            && granted & MANAGE_THREADS == 0
            && !thread.members.contains_key(&user_id)
        {
            return 0;
        }
        granted
    }

    /// Returns `true` if a user sees a channel.
    #[must_use]
    pub fn can_view(&self, user_id: u64, channel_id: u64) -> bool {
        self.channel_permissions(user_id, channel_id) & VIEW_CHANNEL != 0
    }

    /// Returns a channel in which a user wants to act.
    ///
    /// # Errors
    /// 10003 if it is unknown, 50001 if they do not see it, 50013 if `needed` is not all granted.
    pub(crate) fn channel_for(
        &self,
        user_id: u64,
        channel_id: u64,
        needed: u64,
    ) -> Result<&Channel, ApiError> {
        let channel = self.channel(channel_id)?;
        let granted = self.permissions_in(user_id, channel);
        if granted & VIEW_CHANNEL == 0 {
            return Err(ApiError::missing_access());
        }
        if granted & needed != needed {
            return Err(ApiError::missing_permissions());
        }
        Ok(channel)
    }

    /// Fails with 50001 or 50013 unless the user is in the guild and holds all of `needed` there.
    pub(crate) fn require_in_guild(&self, user_id: u64, guild_id: u64, needed: u64) -> Result<(), ApiError> {
        self.guild_for(guild_id, user_id)?;
        if self.guild_permissions(user_id, guild_id) & needed == needed {
            Ok(())
        } else {
            Err(ApiError::missing_permissions())
        }
    }

    /// Returns the permission to write in a channel: threads have their own.
    pub(crate) fn sending_bit(channel: &Channel) -> u64 {
        if channel.thread.is_some() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES }
    }

    /// Returns the bots and watching users with the channels of a guild that they see; compare with
    /// [`World::tell_visibility`].
    pub(super) fn visibility(&self, guild_id: u64) -> BTreeSet<(u64, u64)> {
        let mut watching = self.watching_members(guild_id);
        watching.extend(self.bots_of(guild_id));
        let mut seen = BTreeSet::new();
        for channel in self.channels.values().filter(|channel| channel.guild_id == Some(guild_id)) {
            for user in &watching {
                if self.permissions_in(*user, channel) & VIEW_CHANNEL != 0 {
                    seen.insert((*user, channel.id));
                }
            }
        }
        seen
    }

    /// Tells watching users the channels that they gained or lost sight of, and their permissions in the others. Bots
    /// learn of a lost channel from the change itself, and of the threads in a channel that they gained.
    pub(super) fn tell_visibility(&mut self, guild_id: u64, before: &BTreeSet<(u64, u64)>) {
        let after = self.visibility(guild_id);
        self.tell_thread_lists(guild_id, before, &after);
        for (user, channel) in before.difference(&after) {
            let gone = json!({"id": channel.to_string(), "guild_id": guild_id.to_string()});
            self.tell_user(*user, "CHANNEL_DELETE", &gone);
        }
        for (user, channel) in &after {
            let Ok(data) = self.channel_state(*channel, *user) else { continue };
            let known = before.contains(&(*user, *channel));
            self.tell_user(*user, if known { "CHANNEL_UPDATE" } else { "CHANNEL_CREATE" }, &data);
        }
    }
}
