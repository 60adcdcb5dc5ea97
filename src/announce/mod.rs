//! Announcements of committed events on Discord: the open ones, those under way, and obstacles to them.

pub(crate) mod announcer;
pub(crate) mod blocked_channels;
pub(crate) mod publisher;
