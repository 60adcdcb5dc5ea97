//! Worldwide results: which results count worldwide.

pub(crate) mod handle;
pub(crate) mod policy;
pub(crate) mod requests;
pub(crate) mod rows;

pub use policy::WorldPolicy;
pub use rows::{WorldExclusion, WorldTerms};
