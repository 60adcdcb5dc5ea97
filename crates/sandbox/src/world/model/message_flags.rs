//! Message flags.

/// The message was published to following channels.
pub const CROSSPOSTED: u64 = 1 << 0;
/// The message came from an announcement channel.
pub const IS_CROSSPOST: u64 = 1 << 1;
/// Embeds are not shown.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// A thread started from it.
pub const HAS_THREAD: u64 = 1 << 5;
/// Only its user sees it.
pub const EPHEMERAL: u64 = 1 << 6;
/// The application is thinking.
pub const LOADING: u64 = 1 << 7;
/// Nobody is notified.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Made of components only.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;
/// The message forwards another one.
pub const HAS_SNAPSHOT: u64 = 1 << 14;
