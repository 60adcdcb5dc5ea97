//! How a sandbox is set up.

use crate::gateway::HubConfig;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// How a sandbox is set up.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub bind: SocketAddr,
    /// The address bots and browsers reach the sandbox at, if it is another than [`Config::bind`], such as
    /// `http://127.0.0.1:8080`. Gateway and attachment addresses are made from it.
    pub public_url: Option<String>,
    /// Whether rate limits and the other allowances that only real traffic meets are enforced.
    pub realistic_limits: bool,
    /// Discord's OpenAPI file, to check requests and answers against. `None`: the path in the environment variable
    /// `DISCORD_OPENAPI`, or no checks if that is not set.
    pub openapi: Option<PathBuf>,
    /// How many bytes of the transcript to keep; 0 keeps none.
    pub transcript_bytes: usize,
    /// What tokens derive from, so that they stay the same from run to run; random if absent.
    pub seed: Option<String>,
    /// How the gateway behaves.
    pub gateway: HubConfig,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bind: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            public_url: None,
            realistic_limits: false,
            openapi: None,
            transcript_bytes: 64 * 1024 * 1024,
            seed: None,
            gateway: HubConfig::default(),
        }
    }
}
