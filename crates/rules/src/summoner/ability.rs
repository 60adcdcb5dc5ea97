//! A movement from a card.

use super::card::CardId;

/// A movement that a composition gives: a card, with or without a Rider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Ability {
    pub(super) card: CardId,
    pub(super) rider: bool,
}
