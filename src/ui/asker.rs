//! The person who asks, and the request.

use crate::ui::spot::Spot;
use trickmate_host::{ChannelId, HostedMatch, Move, PlayerId, RequestId, ServerId};

/// Person who asks, and the request.
#[derive(Clone, Copy)]
pub(crate) struct Asker {
    pub(crate) person: PlayerId,
    pub(crate) request: RequestId,
    /// The channel where they ask.
    pub(crate) channel: ChannelId,
    /// The server where they ask.
    pub(crate) server: Option<ServerId>,
}

/// Returns the person's action at the position that they see.
pub(crate) fn wanted(hosted: &HostedMatch, asker: Asker, spot: Option<Spot>, text: String) -> Move {
    let version = spot.map(|spot| spot.version);
    Move { match_id: hosted.id, version, player: asker.person, text, request: asker.request }
}
