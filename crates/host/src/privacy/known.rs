//! Ids of people, and pseudonyms of those who had their data deleted.

use crate::ids::PlayerId;

/// Returns `true` if this is the id of a person, and not the pseudonym of a deleted one.
#[must_use]
pub const fn is_known(player: PlayerId) -> bool {
    player.get() > 0
}
