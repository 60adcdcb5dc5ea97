//! Limits and intervals of the gateway.

use std::time::Duration;

use super::close::CloseCode;

/// Behaviour of a [`super::Hub`]. The default is Discord's, as far as known.
#[derive(Debug, Clone)]
pub struct HubConfig {
    /// Heartbeat interval in Hello; sent in whole milliseconds.
    pub heartbeat_interval: Duration,
    /// Delay of a heartbeat after which the connection is closed.
    pub heartbeat_tolerance: Duration,
    /// The code a connection is closed with when its heartbeats stop. With 4009 the session is gone.
    pub heartbeat_close: CloseCode,
    /// `resume_gateway_url` of Ready. `None`: `ws://`, the `Host` of the client's request, `/gateway`.
    pub resume_url: Option<String>,
    /// Time for which a session without a connection can be resumed.
    pub session_timeout: Duration,
    /// Number of events that a session keeps for a Resume, besides those of its start. Older ones are dropped, and a
    /// Resume that would need them is refused with op 9.
    pub replay_events: usize,
    /// Bytes of payload that a session keeps for a Resume, besides those of its start.
    pub replay_bytes: usize,
    /// Number of unsent events at which a connection is closed as too slow.
    pub queue_events: usize,
    /// Timeout for writing a frame, after which the connection is dropped.
    pub write_timeout: Duration,
    /// Time after op 7 at which the server closes the connection itself.
    pub reconnect_grace: Duration,
    /// Identifies at a time for each key `shard_id % max_concurrency`, and the time for which the next one is refused
    /// with op 9. `None`: no limit; `max_concurrency` counts as 1.
    pub identify_limit: Option<IdentifyLimit>,
    /// Number of times that an application may identify in 24 hours.
    pub session_starts_per_day: u32,
    /// Number of shards that `GET /gateway/bot` recommends.
    pub shards: u32,
    /// More guilds than this on a shard close the connection with 4011.
    pub guilds_per_shard: usize,
    /// Number of payloads that a client may send in each [`Self::send_window`].
    pub sends_per_window: u32,
    /// See [`Self::sends_per_window`].
    pub send_window: Duration,
    /// Shortest time between an application's requests for all members of a guild. Earlier ones are answered with
    /// `RATE_LIMITED`. `None`: no limit.
    pub member_requests_window: Option<Duration>,
    /// Payloads of at least this many bytes are compressed where Identify asked for it.
    pub compress_from_bytes: usize,
    /// The most sessions of an application. The oldest without a connection gives way.
    pub sessions_per_application: usize,
    /// The most open connections; more are refused with HTTP 503.
    pub connections: usize,
}

/// See [`HubConfig::identify_limit`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IdentifyLimit {
    /// Number of keys; at least 1.
    pub max_concurrency: u32,
    /// Time for which a key is taken after an Identify.
    pub window: Duration,
}

impl Default for HubConfig {
    fn default() -> Self {
        Self {
            heartbeat_interval: Duration::from_millis(41_250),
            heartbeat_tolerance: Duration::from_secs(15),
            heartbeat_close: CloseCode::SessionTimedOut,
            resume_url: None,
            session_timeout: Duration::from_secs(180),
            replay_events: 4_096,
            replay_bytes: 8 << 20,
            queue_events: 2_048,
            write_timeout: Duration::from_secs(30),
            reconnect_grace: Duration::from_secs(5),
            identify_limit: Some(IdentifyLimit { max_concurrency: 1, window: Duration::from_secs(5) }),
            session_starts_per_day: 1_000,
            shards: 1,
            guilds_per_shard: 2_500,
            sends_per_window: 120,
            send_window: Duration::from_secs(60),
            member_requests_window: Some(Duration::from_secs(30)),
            compress_from_bytes: 1_024,
            sessions_per_application: 256,
            connections: 1_024,
        }
    }
}
