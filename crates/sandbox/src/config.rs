//! Settings of a sandbox.

use crate::gateway::HubConfig;
use crate::http::ConnectionLimits;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Settings of a sandbox. The default is for tests: it notices everything that Discord would refuse.
/// [`Config::lenient`] is for playing.
#[derive(Debug, Clone)]
pub struct Config {
    /// Address to listen on; port 0 takes a free one.
    pub bind: SocketAddr,
    /// The address bots and browsers reach the sandbox at, if it is another than [`Config::bind`], such as
    /// `http://127.0.0.1:8080`. Gateway and attachment addresses are made from it.
    pub public_url: Option<String>,
    /// `true` if rate limits and the other limits that only real traffic meets are enforced.
    pub realistic_limits: bool,
    /// `true` to fail requests that would otherwise pass and only be recorded: those that depart from Discord's API
    /// description, have fields that the sandbox ignores, or have no User-Agent. New applications then have no
    /// privileged intents.
    pub strict: bool,
    /// Discord's OpenAPI file, to check requests and answers against. `None`: the path in the environment variable
    /// `DISCORD_OPENAPI`, or the description this crate ships with if that is not set.
    pub openapi: Option<PathBuf>,
    /// Names of hosts to answer for, besides this machine's own and that of [`Config::public_url`]. Requests for others
    /// are refused, so that no web page can reach the sandbox under a name that it controls.
    pub allowed_hosts: Vec<String>,
    /// Number of bytes of the transcript to keep; 0 keeps none.
    pub transcript_bytes: usize,
    /// Size of the world to keep.
    pub capacity: Capacity,
    /// Shortest time between a bot's answer and a press on it. Libraries note the buttons and forms of an answer only
    /// when its request has returned, and nobody presses that fast at Discord.
    pub press_delay: Duration,
    /// Time within which a bot must answer an interaction, as sandbox time. Discord gives three seconds; a machine that
    /// runs many tests at once may need more.
    pub answer_within: Duration,
    /// Seed of tokens, so that they stay the same from run to run; random if absent.
    pub seed: Option<String>,
    /// Limits on the number of connections, and on how long they may keep the sandbox waiting.
    pub connections: ConnectionLimits,
    /// Settings of the gateway.
    pub gateway: HubConfig,
}

impl Config {
    /// Returns the settings of a sandbox that accepts departures from Discord and only records them: see
    /// [`Config::strict`].
    #[must_use]
    pub fn lenient() -> Self {
        Self { strict: false, realistic_limits: false, ..Self::default() }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bind: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            public_url: None,
            realistic_limits: true,
            strict: true,
            openapi: None,
            allowed_hosts: Vec::new(),
            transcript_bytes: 16 << 20,
            capacity: Capacity::default(),
            press_delay: Duration::from_millis(75),
            answer_within: Duration::from_secs(3),
            seed: None,
            connections: ConnectionLimits::default(),
            gateway: HubConfig::default(),
        }
    }
}

/// Size of the world that a sandbox keeps. Beyond it, the oldest goes.
#[derive(Debug, Clone, Copy)]
pub struct Capacity {
    /// Bytes of all files of messages together.
    pub file_bytes: usize,
    /// Messages of a channel.
    pub channel_messages: usize,
    /// Messages of all channels together.
    pub messages: usize,
    /// Interactions.
    pub interactions: usize,
}

impl Default for Capacity {
    fn default() -> Self {
        Self { file_bytes: 128 << 20, channel_messages: 5_000, messages: 8_000, interactions: 4_000 }
    }
}
