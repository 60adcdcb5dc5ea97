//! The gateway: the WebSocket on which bots receive events.
//!
//! [`Hub`] is the whole of it: [`Hub::serve`] accepts bots on `/gateway`, [`Hub::publish`] hands them
//! events, and the methods in `faults` make the connections misbehave in the ways Discord's do.
//! It knows the world only through [`Directory`].
//!
//! # Versions and encodings
//! API versions 9 and 10 (10 if none is named) in JSON or ETF, plain or with transport compression
//! (`zlib-stream`, `zstd-stream`) or payload compression (`compress` in Identify). Clients may send
//! their payloads in text or binary frames. Another version, encoding or compression is answered
//! with close code 4012, which libraries do not retry.
//!
//! # Sessions
//! A session lives on when its connection is lost, when the client closes with any code but 1000
//! and 1001, and when the server closes with any code but 4004, 4007 and 4009 to 4014. For
//! [`HubConfig::session_timeout`] it can be resumed: events after the sequence number of the Resume
//! are sent in order, then `RESUMED`. A session keeps [`HubConfig::replay_events`] events and
//! [`HubConfig::replay_bytes`] bytes, besides those of its start (`READY` and a `GUILD_CREATE` for
//! each guild); a Resume that would need older ones is refused with op 9. A Resume takes the session
//! over from a connection that is still open. After op 9 the client may identify on the same connection.
//!
//! # Events of a session
//! A session receives the events whose [`Route`](crate::dispatch::Route) is its shard and whose intents it has. Without
//! `MESSAGE_CONTENT`, messages of others in guilds that do not mention the bot come without content; without
//! `GUILD_PRESENCES`, `GUILD_CREATE` lists the bot as its only member; without `GUILD_MEMBERS`, `THREAD_MEMBERS_UPDATE`
//! only comes when it concerns the bot, and `GUILD_MEMBER_UPDATE` about the bot comes in any case. Without `GUILDS` no
//! `GUILD_CREATE` follows `READY`, although `READY` lists the guilds.

mod close;
mod config;
mod connection;
mod directory;
mod encoding;
mod etf;
mod faults;
mod handshake;
mod hub;
pub mod intents;
mod limits;
mod members;
mod payload;
mod planned_faults;
mod registry;
mod replay;
mod router;
mod session;
mod transcript;
mod visibility;

pub use close::{Close, CloseCode};
pub use config::{HubConfig, IdentifyLimit};
pub use directory::{Directory, Identity, MemberQuery};
pub use faults::{CannotBeSent, Target};
pub use hub::Hub;
pub use limits::SessionStartLimit;
pub use session::SessionInfo;
pub use transcript::{Entry, Event, Side};
