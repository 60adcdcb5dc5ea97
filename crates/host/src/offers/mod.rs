//! Offers between the players of a match: draws, takebacks, aborts, rematches.

pub(crate) mod handle;
pub(crate) mod offer;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use offer::{Offer, OfferKind, Offered};
pub use rows::{AddedOffer, NewOffer, OfferRow, OfferState};
