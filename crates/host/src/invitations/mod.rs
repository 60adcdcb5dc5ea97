//! Challenges: from the invitation to the match.

pub(crate) mod challenge;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod special_terms;

pub use challenge::{Answer, CHALLENGE_TTL, Challenge, Invitation, SeatWish};
pub use rows::{ChallengeRow, ChallengeState, NewChallenge};
pub use special_terms::{SpecialTerms, SpecialTermsError};
