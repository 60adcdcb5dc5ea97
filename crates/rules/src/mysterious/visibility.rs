//! What a viewer may know of the cards.

use crate::seat::{Seat, Viewer};

/// What one viewer may know.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visibility {
    viewer: Viewer,
    is_casual: bool,
}

impl Visibility {
    /// What a viewer may know in the casual or the other variation.
    pub(super) const fn new(viewer: Viewer, is_casual: bool) -> Self {
        Self { viewer, is_casual }
    }

    /// Whether they may know the order of the pack.
    pub(super) fn see_all(self) -> bool {
        self.viewer == Viewer::Omniscient
    }

    /// Whether they may know the cards that the seat holds or has placed, while these are not face up. In the casual
    /// variation the players know no more than others.
    pub(super) fn see_cards_of(self, seat: Seat) -> bool {
        self.see_all() || (!self.is_casual && self.viewer == Viewer::Seat(seat))
    }
}
