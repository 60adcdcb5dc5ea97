//! Ratings: the changes by rated matches, and the removal of results.

pub(crate) mod flags;
pub(crate) mod handle;
pub(crate) mod recomputation;
pub(crate) mod requests;
pub(crate) mod rerating;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod scope;

pub use flags::{Flag, FlagKind};
pub use recomputation::Recomputed;
pub use requests::Rerating;
pub use rows::RatingRow;
pub use scope::Scope;
