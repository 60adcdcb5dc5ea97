//! Discord's channel types.

/// Text in a server.
pub const TEXT: u8 = 0;
/// A direct message.
pub const DIRECT: u8 = 1;
/// Voice in a server, with a text side.
pub const VOICE: u8 = 2;
/// A heading over channels.
pub const CATEGORY: u8 = 4;
/// Announcements.
pub const ANNOUNCEMENT: u8 = 5;
/// A thread under announcements.
pub const ANNOUNCEMENT_THREAD: u8 = 10;
/// A thread everyone who sees the channel may join.
pub const PUBLIC_THREAD: u8 = 11;
/// A thread by invitation.
pub const PRIVATE_THREAD: u8 = 12;
/// A stage: voice for an audience.
pub const STAGE: u8 = 13;
/// A channel of threads.
pub const FORUM: u8 = 15;
/// A forum for pictures.
pub const MEDIA: u8 = 16;
