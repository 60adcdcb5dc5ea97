//! Members of guilds.

use super::{Member, World};
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};
use std::sync::Arc;

impl World {
    /// Adds a human user to a guild; does nothing if they are in it.
    ///
    /// # Errors
    /// 10004 or 10013 if either is unknown, 40007 for banned users.
    pub fn add_member(&mut self, guild_id: u64, user_id: u64) -> Result<(), ApiError> {
        self.user(user_id)?;
        let now = self.now_ms();
        let guild = self.guild_mut(guild_id)?;
        if guild.members.contains_key(&user_id) {
            return Ok(());
        }
        if guild.bans.contains_key(&user_id) {
            return Err(ApiError::banned());
        }
        guild.members.insert(user_id, Member::new(user_id, now));
        self.announce_member(guild_id, user_id, "GUILD_MEMBER_ADD");
        let state = self.guild_state(guild_id, user_id)?;
        self.tell_user(user_id, "GUILD_CREATE", &state);
        Ok(())
    }

    /// Changes a member.
    ///
    /// # Errors
    /// 10004 or 10007 if either is unknown, 10011 if a role is.
    pub fn change_member(
        &mut self,
        guild_id: u64,
        user_id: u64,
        change: impl FnOnce(&mut Member),
    ) -> Result<Value, ApiError> {
        let before = self.visibility(guild_id);
        let guild = self.guild_mut(guild_id)?;
        let member = guild.members.get_mut(&user_id).ok_or_else(ApiError::unknown_member)?;
        let mut changed = member.clone();
        change(&mut changed);
        if changed.roles.iter().any(|role| *role == guild_id || !guild.roles.contains_key(role)) {
            return Err(ApiError::unknown_role());
        }
        let regrouped = member.roles != changed.roles;
        *member = changed;
        if regrouped {
            let channels = self.channels_of(guild_id).map(|channel| channel.id).collect::<Vec<_>>();
            channels.into_iter().for_each(|channel| self.recount(channel));
        }
        self.announce_member(guild_id, user_id, "GUILD_MEMBER_UPDATE");
        self.tell_visibility(guild_id, &before);
        Ok(self.member_json(self.member(guild_id, user_id)?))
    }

    /// Removes a user from a guild. A bot's own role is deleted with it.
    ///
    /// # Errors
    /// 10004 or 10007 if either is unknown.
    pub fn remove_member(&mut self, guild_id: u64, user_id: u64) -> Result<(), ApiError> {
        let guild = self.guild_mut(guild_id)?;
        guild.members.remove(&user_id).ok_or_else(ApiError::unknown_member)?;
        guild.voice_states.remove(&user_id);
        guild.roles.retain(|_, role| role.bot_id != Some(user_id));
        for channel in self.channels.values_mut().filter(|channel| channel.guild_id == Some(guild_id)) {
            if let Some(thread) = &mut channel.thread {
                thread.members.remove(&user_id);
            }
        }
        let gone = json!({"id": guild_id.to_string()});
        if let Some(application) = self.applications.get_mut(&user_id) {
            application.commands.retain(|_, command| command.guild_id != Some(guild_id));
            self.tell_bot(
                user_id,
                "GUILD_DELETE",
                Arc::new(gone.clone()),
                Route::Guild(guild_id),
                intents::GUILDS,
            );
        }
        self.tell_user(user_id, "GUILD_DELETE", &gone);
        let left = json!({"guild_id": guild_id.to_string(), "user": self.user_json(user_id)});
        self.tell_guild(guild_id, "GUILD_MEMBER_REMOVE", &left, intents::GUILD_MEMBERS);
        Ok(())
    }

    /// Finds a member.
    ///
    /// # Errors
    /// 10004 or 10007 if either is unknown.
    pub fn member(&self, guild_id: u64, user_id: u64) -> Result<&Member, ApiError> {
        self.guild(guild_id)?.members.get(&user_id).ok_or_else(ApiError::unknown_member)
    }

    /// Returns the member object with its user.
    pub(crate) fn member_json(&self, member: &Member) -> Value {
        let mut data = member.partial_json();
        data["user"] = self.user_json(member.user_id);
        data
    }

    pub(super) fn announce_member(&mut self, guild_id: u64, user_id: u64, name: &'static str) {
        let Ok(member) = self.member(guild_id, user_id) else { return };
        let mut data = self.member_json(member);
        data["guild_id"] = json!(guild_id.to_string());
        self.tell_guild_users(guild_id, name, &data);
        let Some(guild) = self.guilds.get(&guild_id) else { return };
        let shared = Arc::new(data);
        for bot in guild.members.keys().filter(|id| self.applications.contains_key(id)) {
            // A bot hears of changes to itself even without the members intent.
            let own = *bot == user_id && name == "GUILD_MEMBER_UPDATE";
            let intents = if own { 0 } else { intents::GUILD_MEMBERS };
            self.tell_bot(*bot, name, Arc::clone(&shared), Route::Guild(guild_id), intents);
        }
    }
}
