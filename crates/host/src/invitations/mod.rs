//! Challenges: from the invitation to the match.

pub(crate) mod challenge;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use challenge::{Answer, Challenge, Invitation, SeatWish};
pub use rows::{ChallengeRow, ChallengeState, NewChallenge};
