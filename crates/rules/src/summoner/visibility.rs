//! Who sees whose hand.

use crate::seat::{Seat, Viewer};

/// Whether the viewer may know the cards in a seat's hand.
pub(super) fn sees_hand(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat)
}
