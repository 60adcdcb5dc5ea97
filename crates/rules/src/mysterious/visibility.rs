//! A viewer's permitted knowledge of the cards.

use crate::seat::{Seat, Viewer};

/// The limits of one viewer's knowledge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visibility {
    viewer: Viewer,
    is_casual: bool,
}

impl Visibility {
    /// Returns the limits of a viewer's knowledge in the casual or the other variation.
    pub(super) const fn new(viewer: Viewer, is_casual: bool) -> Self {
        Self { viewer, is_casual }
    }

    /// Checks whether they may know the order of the pack.
    pub(super) fn see_all(self) -> bool {
        self.viewer == Viewer::Omniscient
    }

    /// Checks whether they may know the face-down cards that the seat holds or has placed. In the casual variation
    /// players know no more than others.
    pub(super) fn see_cards_of(self, seat: Seat) -> bool {
        self.see_all() || (!self.is_casual && self.viewer == Viewer::Seat(seat))
    }
}
