//! An application: a bot user, a token, and the commands it registered.

use super::Command;
use crate::gateway::intents;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Privileged intents, each with the flag that says it is switched on.
const INTENT_FLAGS: [(u64, u64); 3] = [
    (intents::GUILD_PRESENCES, 1 << 13),
    (intents::GUILD_MEMBERS, 1 << 15),
    (intents::MESSAGE_CONTENT, 1 << 19),
];

/// Returns the privileged intents that these flags of an application switch on.
pub(crate) fn flagged_intents(flags: u64) -> u64 {
    let on = INTENT_FLAGS.iter().filter(|(_, flag)| flags & flag != 0);
    on.fold(0, |intents, (intent, _)| intents | intent)
}

/// An application with its bot.
#[derive(Debug, Clone)]
pub struct Application {
    /// Its id, which is also the bot user's.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Description.
    pub description: String,
    /// The secret its bot signs in with.
    pub token: String,
    /// The user who owns it.
    pub owner_id: u64,
    /// The privileged intents switched on in its settings.
    pub privileged_intents: u64,
    /// Its commands.
    pub commands: BTreeMap<u64, Command>,
    /// Its own emojis.
    pub emojis: BTreeMap<u64, Value>,
    /// Entitlements of users and guilds.
    pub entitlements: BTreeMap<u64, Value>,
    /// The metadata that roles can ask of its users.
    pub role_connections: Vec<Value>,
    /// Address where it takes interactions, if not over the gateway.
    pub interactions_endpoint: Option<String>,
    /// Users who installed it for themselves.
    pub installed_by: BTreeSet<u64>,
    /// Further fields of its profile, by Discord's names: its tags and how it is installed.
    pub profile: Map<String, Value>,
}

impl Application {
    /// Returns the application's flags: they show the privileged intents that are switched on (for fewer than a hundred
    /// servers).
    #[must_use]
    pub fn flags(&self) -> u64 {
        let on = INTENT_FLAGS.iter().filter(|(intent, _)| self.privileged_intents & intent != 0);
        on.fold(0, |flags, (_, flag)| flags | flag)
    }
}
