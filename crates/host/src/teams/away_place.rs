//! The place of an away team.

use crate::ids::{ChannelId, ServerId};

/// The place of an away team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwayPlace {
    /// The server.
    pub server: ServerId,
    /// The channel.
    pub channel: ChannelId,
}
