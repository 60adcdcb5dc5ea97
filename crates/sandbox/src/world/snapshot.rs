//! Copies of the world, and restoring them.

use super::World;
use crate::dispatch::Route;
use crate::gateway::intents;
use serde_json::json;
use std::sync::Arc;

impl World {
    /// Restores the world to its copy `past`. Pages load everything again; bots see their servers go away and come
    /// back, as after an outage at Discord. Returns the applications that are gone.
    pub(crate) fn put_back(&mut self, past: &Self) -> Vec<u64> {
        self.take_guilds_from_bots(past);
        let gone = self.applications.keys().filter(|id| !past.applications.contains_key(id));
        let gone = gone.copied().collect();
        let mut next = past.clone();
        // Connections to the outside continue, and ids never repeat.
        std::mem::swap(&mut next.streams, &mut self.streams);
        std::mem::swap(&mut next.outbox, &mut self.outbox);
        std::mem::swap(&mut next.ids, &mut self.ids);
        std::mem::swap(&mut next.presences, &mut self.presences);
        next.streams.forget();
        next.realistic = self.realistic;
        *self = next;
        self.give_guilds_to_bots();
        self.tell_everyone("RESYNC", &json!({}));
        gone
    }

    /// Makes servers that come back unavailable for a moment; the bot has left the others.
    fn take_guilds_from_bots(&self, past: &Self) {
        for (bot, guild) in self.installations() {
            let returns = past.guilds.get(&guild).is_some_and(|guild| guild.members.contains_key(&bot));
            let mut data = json!({"id": guild.to_string()});
            if returns {
                data["unavailable"] = json!(true);
            }
            self.tell_bot(bot, "GUILD_DELETE", Arc::new(data), Route::Guild(guild), intents::GUILDS);
        }
    }

    fn give_guilds_to_bots(&self) {
        for (bot, guild) in self.installations() {
            let Ok(data) = self.guild_create_json(guild, bot) else { continue };
            self.tell_bot(bot, "GUILD_CREATE", Arc::new(data), Route::Guild(guild), intents::GUILDS);
        }
    }

    /// Returns each bot with each of its servers.
    fn installations(&self) -> Vec<(u64, u64)> {
        let bots = self.applications.keys().copied();
        bots.flat_map(|bot| self.application_guilds(bot).into_iter().map(move |guild| (bot, guild))).collect()
    }
}
