//! Bans.

use super::World;
use super::audit_log::{Action, Cause};
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};

impl World {
    /// Bans a user: they leave, their latest messages are deleted, and they cannot come back.
    ///
    /// # Errors
    /// 10004 or 10013 if either is unknown.
    pub(crate) fn ban(
        &mut self,
        guild_id: u64,
        user_id: u64,
        delete_ms: i64,
        cause: &Cause<'_>,
    ) -> Result<(), ApiError> {
        self.user(user_id)?;
        let reason = cause.reason.map(str::to_owned);
        let guild = self.guild_mut(guild_id)?;
        if guild.bans.contains_key(&user_id) {
            return Ok(());
        }
        guild.bans.insert(user_id, reason);
        if self.member(guild_id, user_id).is_ok() {
            self.remove_member(guild_id, user_id)?;
        }
        self.delete_latest_of(guild_id, user_id, delete_ms)?;
        let data = json!({"guild_id": guild_id.to_string(), "user": self.user_json(user_id)});
        self.tell_guild_bots(guild_id, "GUILD_BAN_ADD", &data, intents::GUILD_MODERATION);
        self.log(guild_id, Action::new(22, user_id), cause);
        Ok(())
    }

    fn delete_latest_of(&mut self, guild_id: u64, user_id: u64, ms: i64) -> Result<(), ApiError> {
        if ms == 0 {
            return Ok(());
        }
        let since = self.now_ms() - ms;
        let mut found = Vec::new();
        for channel in self.channels_of(guild_id) {
            let own = channel
                .messages
                .values()
                .filter(|message| message.author_id == user_id && message.posted >= since);
            let ids = own.map(|message| message.id).collect::<Vec<_>>();
            if !ids.is_empty() {
                found.push((channel.id, ids));
            }
        }
        found.into_iter().try_for_each(|(channel, ids)| self.delete_messages(channel, &ids))
    }

    /// Lifts a user's ban.
    ///
    /// # Errors
    /// 10004 or 10026 if there is no such guild or ban.
    pub(crate) fn unban(&mut self, guild_id: u64, user_id: u64, cause: &Cause<'_>) -> Result<(), ApiError> {
        self.guild_mut(guild_id)?.bans.remove(&user_id).ok_or_else(ApiError::unknown_ban)?;
        let data = json!({"guild_id": guild_id.to_string(), "user": self.user_json(user_id)});
        self.tell_guild_bots(guild_id, "GUILD_BAN_REMOVE", &data, intents::GUILD_MODERATION);
        self.log(guild_id, Action::new(23, user_id), cause);
        Ok(())
    }

    /// Returns the ban object.
    ///
    /// # Errors
    /// 10004 or 10026 if there is no such guild or ban.
    pub(crate) fn ban_json(&self, guild_id: u64, user_id: u64) -> Result<Value, ApiError> {
        let reason = self.guild(guild_id)?.bans.get(&user_id).ok_or_else(ApiError::unknown_ban)?;
        Ok(json!({"user": self.user_json(user_id), "reason": reason}))
    }
}
