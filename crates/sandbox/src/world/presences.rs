//! Presences of bots: their status and activities.

use super::World;
use crate::dispatch::Route;
use crate::gateway::intents;
use serde_json::{Value, json};
use std::sync::Arc;

impl World {
    /// Notes a bot's presence, and tells the guilds it is in.
    pub(crate) fn set_presence(&mut self, bot: u64, presence: &Value) {
        // An invisible bot is shown as offline, on no device.
        let status = match presence.get("status").and_then(Value::as_str).unwrap_or("online") {
            "invisible" => "offline",
            status => status,
        };
        let data = json!({
            "user": {"id": bot.to_string()},
            "status": status,
            "activities": activities(presence),
            "client_status": if status == "offline" { json!({}) } else { json!({"web": status}) },
        });
        if status == "offline" {
            self.presences.remove(&bot);
        } else {
            self.presences.insert(bot, data.clone());
        }
        for guild in self.application_guilds(bot) {
            let mut told = data.clone();
            told["guild_id"] = json!(guild.to_string());
            self.tell_guild_users(guild, "PRESENCE_UPDATE", &told);
            let Some(members) = self.guilds.get(&guild).map(|guild| &guild.members) else { continue };
            let told = Arc::new(told);
            // A bot does not hear of itself.
            let others = members.keys().filter(|id| **id != bot && self.applications.contains_key(id));
            for other in others {
                let route = Route::Guild(guild);
                let intents = intents::GUILD_PRESENCES;
                self.tell_bot(*other, "PRESENCE_UPDATE", Arc::clone(&told), route, intents);
            }
        }
    }

    /// Returns the presences of a guild's bots.
    pub(crate) fn presences_json(&self, guild_id: u64) -> Vec<Value> {
        let Some(guild) = self.guilds.get(&guild_id) else { return Vec::new() };
        guild.members.keys().filter_map(|id| self.presences.get(id).cloned()).collect()
    }
}

/// Returns the activities of a bot. discord.py still sends the one `game` of earlier versions, which Discord accepts.
fn activities(presence: &Value) -> Value {
    let listed = presence.get("activities").filter(|list| list.is_array()).cloned();
    let game = || presence.get("game").filter(|game| game.is_object()).map(|game| json!([game]));
    listed.or_else(game).unwrap_or_else(|| json!([]))
}
