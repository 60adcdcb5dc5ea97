//! The person who asks, and the request.

use crate::ui::spot::Spot;
use trickmate_host::{HostedMatch, Move};

/// Person who asks, and the request.
#[derive(Clone, Copy)]
pub(crate) struct Asker {
    pub(crate) person: i64,
    pub(crate) request: i64,
    /// The server where they ask.
    pub(crate) server: Option<i64>,
}

/// Returns the person's action at the position that they see.
pub(crate) fn wanted(hosted: &HostedMatch, asker: Asker, spot: Option<Spot>, text: String) -> Move {
    let version = spot.map(|spot| spot.version);
    Move { match_id: hosted.id, version, player: asker.person, text, request: asker.request }
}
