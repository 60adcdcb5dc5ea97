//! Who asks, and for what.

use crate::discord::ids::spot::Spot;
use trickmate_host::{HostedMatch, Move};

/// Who asks, and by which request.
#[derive(Clone, Copy)]
pub(crate) struct Asker {
    pub(crate) person: i64,
    pub(crate) request: i64,
    /// The server where they ask.
    pub(crate) server: Option<i64>,
}

/// What a person wants to do at the position that they see, where that is known.
pub(crate) fn wanted(hosted: &HostedMatch, asker: Asker, spot: Option<Spot>, text: String) -> Move {
    let version = spot.map(|spot| spot.version);
    Move { match_id: hosted.id, version, player: asker.person, text, request: asker.request }
}
