//! The settings of the bot.

use std::fmt;
use std::net::TcpListener;
use std::ops::Range;
use std::time::Duration;

use trickmate_host as host;
use trickmate_host::{Clock, Limits, WorldPolicy};

/// Settings of the bot.
pub struct Settings {
    /// The bot token.
    pub token: String,
    /// Address of a server on this machine that replaces Discord, e.g. `http://127.0.0.1:8080`; `None` for Discord
    /// itself.
    pub api_base: Option<String>,
    /// The address of a proxy through which all processes make their requests, e.g. `http://10.0.0.7:3000`. The proxy
    /// keeps to Discord's rate limits.
    pub proxy: Option<String>,
    /// Time that a challenge waits for an answer.
    pub challenge_ttl: Duration,
    /// The clock for challenges and games.
    pub clock: Clock,
    /// Listener for `/metrics` and `/health`, if they are served.
    pub pages: Option<TcpListener>,
    /// Limits on how much one player may have at a time.
    pub limits: Limits,
    /// Rules for results that count worldwide.
    pub world: WorldPolicy,
    /// `true` if moves can be typed as messages.
    pub typing: bool,
    /// The gateway connections to open; `None` for as many as Discord recommends.
    pub shards: Option<ShardRange>,
    /// `true` to upload pictures of pieces and cards as the bot's own emojis, and to show them in messages.
    pub emojis: bool,
    /// `true` to greet, once each, also servers that had the bot before it was started.
    pub greets_all: bool,
}

impl Settings {
    /// Makes a bot that signs in to Discord with this token.
    #[must_use]
    pub fn new(token: String) -> Self {
        Self {
            token,
            api_base: None,
            proxy: None,
            challenge_ttl: host::CHALLENGE_TTL,
            clock: Clock::system(),
            pages: None,
            limits: Limits::default(),
            world: WorldPolicy::default(),
            typing: true,
            shards: None,
            emojis: true,
            greets_all: false,
        }
    }
}

/// A range of gateway connections, out of a total that several processes share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardRange {
    /// The connections of this process.
    pub own: Range<u32>,
    /// Total number of shards.
    pub count: u32,
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.own.start, self.own.end.saturating_sub(1), self.count)
    }
}
