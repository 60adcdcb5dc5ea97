//! Guests of scheduled events.

use super::{Collection, World};
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};

impl World {
    /// Notes that a member comes to an event, or no longer does.
    ///
    /// # Errors
    /// 10004, 10007 or 10070 if one of them is unknown.
    pub fn attend(&mut self, guild_id: u64, event_id: u64, user: u64, comes: bool) -> Result<(), ApiError> {
        self.member(guild_id, user)?;
        self.object(guild_id, Collection::ScheduledEvents, event_id)?;
        let now = self.now_ms();
        let users = self.guild_mut(guild_id)?.event_users.entry(event_id).or_default();
        let changed = if comes { users.insert(user, now).is_none() } else { users.remove(&user).is_some() };
        if !changed {
            return Ok(());
        }
        let data = json!({
            "guild_scheduled_event_id": event_id.to_string(),
            "user_id": user.to_string(),
            "guild_id": guild_id.to_string(),
        });
        let name = if comes { "GUILD_SCHEDULED_EVENT_USER_ADD" } else { "GUILD_SCHEDULED_EVENT_USER_REMOVE" };
        self.tell_guild_bots(guild_id, name, &data, intents::GUILD_SCHEDULED_EVENTS);
        Ok(())
    }

    /// Returns the users who come to an event.
    pub(crate) fn event_users(&self, event: &Value) -> Vec<u64> {
        let id = |key: &str| event[key].as_str().and_then(|id| id.parse::<u64>().ok());
        let guild = id("guild_id").and_then(|id| self.guilds.get(&id));
        let users = guild.and_then(|guild| guild.event_users.get(&id("id")?));
        users.into_iter().flat_map(|users| users.keys().copied()).collect()
    }
}
