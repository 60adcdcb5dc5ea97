//! Recipients of events: bots through the gateway, people through their page's event stream.

use super::World;
use crate::dispatch::{Dispatch, Outgoing, Route};
use crate::gateway::intents;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// The intents an event needs in a server and in direct messages.
#[derive(Clone, Copy)]
pub(crate) struct Intents {
    pub(crate) guild: u64,
    pub(crate) direct: u64,
}

/// Messages and their changes.
pub(crate) const MESSAGES: Intents =
    Intents { guild: intents::GUILD_MESSAGES, direct: intents::DIRECT_MESSAGES };
/// Reactions.
pub(crate) const REACTIONS: Intents =
    Intents { guild: intents::GUILD_MESSAGE_REACTIONS, direct: intents::DIRECT_MESSAGE_REACTIONS };
/// Typing.
pub(crate) const TYPING: Intents =
    Intents { guild: intents::GUILD_MESSAGE_TYPING, direct: intents::DIRECT_MESSAGE_TYPING };
/// Channels and pins.
pub(crate) const CHANNELS: Intents = Intents { guild: intents::GUILDS, direct: intents::DIRECT_MESSAGES };

impl World {
    /// Sends an event to one application.
    pub(crate) fn tell_bot(
        &self,
        application_id: u64,
        name: &'static str,
        data: Arc<Value>,
        route: Route,
        intents: u64,
    ) {
        let dispatch = Dispatch { name, data, route, intents };
        self.outbox.borrow_mut().push(Outgoing { application_id, dispatch, hold: Duration::ZERO });
    }

    /// Sends an interaction to one bot, once it has been held back for a while.
    pub(super) fn tell_interaction(&self, application_id: u64, data: Value, route: Route, hold: Duration) {
        let dispatch = Dispatch { name: "INTERACTION_CREATE", data: Arc::new(data), route, intents: 0 };
        self.outbox.borrow_mut().push(Outgoing { application_id, dispatch, hold });
    }

    /// Sends an event to the page of one user.
    pub(crate) fn tell_user(&mut self, user_id: u64, name: &'static str, data: &Value) {
        self.streams.push(user_id, name, data);
    }

    /// Sends an event to every page.
    pub(crate) fn tell_everyone(&mut self, name: &'static str, data: &Value) {
        for user in self.streams.users() {
            self.streams.push(user, name, data);
        }
    }

    /// Sends an event to all bots of a guild.
    pub(crate) fn tell_guild_bots(&self, guild_id: u64, name: &'static str, data: &Value, intents: u64) {
        let Some(guild) = self.guilds.get(&guild_id) else { return };
        let data = Arc::new(data.clone());
        for id in guild.members.keys().filter(|id| self.applications.contains_key(id)) {
            self.tell_bot(*id, name, Arc::clone(&data), Route::Guild(guild_id), intents);
        }
    }

    /// Sends an event to all members of a guild who watch.
    pub(crate) fn tell_guild_users(&mut self, guild_id: u64, name: &'static str, data: &Value) {
        for user in self.watching_members(guild_id) {
            self.streams.push(user, name, data);
        }
    }

    /// Sends an event to all bots and people of a guild.
    pub(crate) fn tell_guild(&mut self, guild_id: u64, name: &'static str, data: &Value, intents: u64) {
        self.tell_guild_bots(guild_id, name, data, intents);
        self.tell_guild_users(guild_id, name, data);
    }

    /// Sends an event to all who can see a channel.
    pub(crate) fn tell_channel(
        &mut self,
        channel_id: u64,
        name: &'static str,
        data: &Value,
        intents: Intents,
    ) {
        let shared = Arc::new(data.clone());
        for (bot, route, intents) in self.channel_bots(channel_id, intents) {
            self.tell_bot(bot, name, Arc::clone(&shared), route, intents);
        }
        for user in self.watching(channel_id) {
            self.streams.push(user, name, data);
        }
    }

    /// Returns the applications whose bot sees a channel, with the route of its events.
    pub(crate) fn channel_bots(&self, channel_id: u64, intents: Intents) -> Vec<(u64, Route, u64)> {
        let Some(channel) = self.channels.get(&channel_id) else { return Vec::new() };
        match channel.guild_id {
            Some(guild_id) => {
                let Some(guild) = self.guilds.get(&guild_id) else { return Vec::new() };
                let bots = guild.members.keys().filter(|id| self.applications.contains_key(id));
                bots.filter(|id| self.can_view(**id, channel_id))
                    .map(|id| (*id, Route::Guild(guild_id), intents.guild))
                    .collect()
            }
            None => channel
                .recipients
                .iter()
                .filter(|id| self.applications.contains_key(id))
                .map(|id| (*id, Route::Direct, intents.direct))
                .collect(),
        }
    }

    /// Returns the bots of a guild.
    pub(super) fn bots_of(&self, guild_id: u64) -> impl Iterator<Item = u64> {
        let members = self.guilds.get(&guild_id).into_iter().flat_map(|guild| guild.members.keys());
        members.copied().filter(|id| self.applications.contains_key(id))
    }

    /// Returns the users with an open page who can see a channel.
    pub(crate) fn watching(&self, channel_id: u64) -> Vec<u64> {
        self.streams.users().into_iter().filter(|user| self.can_view(*user, channel_id)).collect()
    }

    /// Returns the users with an open page who are in a guild.
    pub(crate) fn watching_members(&self, guild_id: u64) -> Vec<u64> {
        let Some(guild) = self.guilds.get(&guild_id) else { return Vec::new() };
        self.streams.users().into_iter().filter(|user| guild.members.contains_key(user)).collect()
    }
}
