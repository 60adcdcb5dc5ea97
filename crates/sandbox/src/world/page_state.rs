//! The state for a user's page at the start, and the events since.

use super::{Channel, Collection, Subscription, World};
use crate::error::ApiError;
use crate::permissions::VIEW_CHANNEL;
use serde_json::{Value, json};

impl World {
    /// Returns everything a user sees, without messages.
    ///
    /// # Errors
    /// 10013 if there is no such user.
    pub fn user_state(&self, user: u64) -> Result<Value, ApiError> {
        let own = self.user(user)?.control_json();
        let mine = self.guilds.values().filter(|guild| guild.members.contains_key(&user));
        let guilds = mine.map(|guild| self.guild_state(guild.id, user)).collect::<Result<Vec<_>, _>>()?;
        let private = self.channels.values().filter(|channel| channel.recipients.contains(&user));
        let mut private = private.collect::<Vec<_>>();
        private.sort_by_key(|channel| std::cmp::Reverse(channel.last_message_id.unwrap_or(channel.id)));
        Ok(json!({
            "user": own,
            "now": self.clock.now_iso(),
            "guilds": guilds,
            "installed_applications": self.installed_by(user),
            "private_channels":
                private.into_iter().map(|channel| self.describe_channel(channel, user)).collect::<Vec<_>>(),
        }))
    }

    /// Returns a guild as a member sees it.
    pub(crate) fn guild_state(&self, guild_id: u64, user: u64) -> Result<Value, ApiError> {
        let guild = self.guild(guild_id)?;
        let mut data = self.guild_json(guild_id)?;
        let visible = self
            .channels
            .values()
            .filter(|channel| channel.guild_id == Some(guild_id) && self.can_view(user, channel.id));
        let (threads, channels): (Vec<_>, Vec<_>) = visible.partition(|channel| channel.thread.is_some());
        let active = threads
            .into_iter()
            .filter(|channel| channel.thread.as_ref().is_some_and(|thread| !thread.archived));
        data["permissions"] = json!(self.guild_permissions(user, guild_id).to_string());
        data["channels"] = channels.iter().map(|channel| self.describe_channel(channel, user)).collect();
        data["threads"] = active.map(|channel| self.describe_channel(channel, user)).collect();
        data["members"] = guild
            .members
            .values()
            .map(|member| {
                let mut json = self.member_json(member);
                json["permissions"] = json!(self.guild_permissions(member.user_id, guild_id).to_string());
                json
            })
            .collect();
        data["presences"] = json!(self.presences_json(guild_id));
        data["voice_states"] = guild.voice_states.values().cloned().collect();
        data["guild_scheduled_events"] = json!(self.objects(guild_id, Collection::ScheduledEvents)?);
        Ok(data)
    }

    /// Returns the applications that a user has installed personally.
    fn installed_by(&self, user: u64) -> Vec<String> {
        let installed = self.applications.values().filter(|one| one.installed_by.contains(&user));
        installed.map(|one| one.id.to_string()).collect()
    }

    /// Returns a guild with everything in it, for any viewer.
    pub(crate) fn guild_overview(&self, guild_id: u64) -> Result<Value, ApiError> {
        let guild = self.guild(guild_id)?;
        let mut data = self.guild_json(guild_id)?;
        let inside = self.channels.values().filter(|channel| channel.guild_id == Some(guild_id));
        let (threads, channels): (Vec<_>, Vec<_>) = inside.partition(|channel| channel.thread.is_some());
        data["channels"] = channels.into_iter().map(|channel| self.channel_json(channel)).collect();
        data["threads"] = threads.into_iter().map(|channel| self.channel_json(channel)).collect();
        data["members"] = guild.members.values().map(|member| self.member_json(member)).collect();
        data["member_count"] = json!(guild.members.len());
        Ok(data)
    }

    /// Returns a channel as a user's page needs it.
    ///
    /// # Errors
    /// 10003 if it is unknown, 50001 if the user does not see it.
    pub(crate) fn channel_state(&self, channel_id: u64, user: u64) -> Result<Value, ApiError> {
        let channel = self.channel(channel_id)?;
        if self.channel_permissions(user, channel_id) & VIEW_CHANNEL == 0 {
            return Err(ApiError::missing_access());
        }
        Ok(self.describe_channel(channel, user))
    }

    fn describe_channel(&self, channel: &Channel, user: u64) -> Value {
        let mut data = self.channel_json_for(channel, user);
        data["permissions"] = json!(self.channel_permissions(user, channel.id).to_string());
        let counters = self.unread_json(user, channel);
        for key in ["unread", "mentions", "last_read_id"] {
            data[key] = counters[key].clone();
        }
        data
    }

    /// Returns the id of the latest event in a user's stream.
    pub(crate) fn stream_position(&self, user: u64) -> u64 {
        self.streams.position(user)
    }

    /// Opens a user's stream, from just after the event `after` if given.
    pub(crate) fn subscribe(&mut self, user: u64, after: Option<u64>) -> Subscription {
        self.streams.subscribe(user, after)
    }
}
