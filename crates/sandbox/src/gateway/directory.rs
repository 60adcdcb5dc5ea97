//! The gateway's interface to the world.

use serde_json::Value;

use super::transcript::Entry;

/// The world as the gateway needs it: the owners of tokens, the guilds and their members.
///
/// The hub holds none of its locks while it calls a method of this trait, so an implementation may call
/// [`super::Hub::publish`] while it holds its lock.
pub trait Directory: Send + Sync {
    /// Returns the bot with this token; `None` if no bot has it. The hub has already removed the prefix `Bot `.
    fn identify(&self, token: &str) -> Option<Identity>;

    /// Returns the payload of `GUILD_CREATE` for a guild of this application, complete: the hub takes out everything
    /// beyond the session's intents. `None` if the application is not in the guild.
    fn guild_create(&self, application_id: u64, guild_id: u64) -> Option<Value>;

    /// Returns the members of a guild that `query` selects, as member objects with `user`, up to its limit. `None` if
    /// the application is not in the guild.
    fn members(&self, application_id: u64, guild_id: u64, query: &MemberQuery) -> Option<Vec<Value>>;

    /// Notes a bot's presence.
    fn presence(&self, application_id: u64, presence: &Value) {
        let _ = (application_id, presence);
    }

    /// Notes a frame, or a connection opened or closed. Tokens are redacted.
    fn transcript(&self, entry: Entry);
}

/// A bot that may connect.
#[derive(Debug, Clone)]
pub struct Identity {
    /// Its application's id.
    pub application_id: u64,
    /// Its user object, with `id` as a string of digits.
    pub user: Value,
    /// The application's flags, among them the enabled privileged intents.
    pub flags: u64,
    /// The guilds it is a member of.
    pub guild_ids: Vec<u64>,
}

impl Identity {
    /// Returns the id of the bot's user, as payloads have it.
    pub(super) fn user_id(&self) -> &str {
        self.user.get("id").and_then(Value::as_str).unwrap_or_default()
    }
}

/// Selection of the members of a guild by a client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MemberQuery {
    /// All of them.
    All,
    /// Members whose username or nickname starts with `prefix` (regardless of case), at most `limit`.
    Prefix {
        /// The start of the name.
        prefix: String,
        /// At most this many members; 1 to 100.
        limit: usize,
    },
    /// Members with these user ids; at most 100.
    Ids(Vec<u64>),
}
