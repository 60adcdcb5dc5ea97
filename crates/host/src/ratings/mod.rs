//! Ratings: the changes by rated matches, and the removal of results.

pub(crate) mod flags;
pub(crate) mod handle;
pub(crate) mod recomputation;
pub(crate) mod requests;
pub(crate) mod rerating;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use flags::{Flag, FlagKind};
pub use recomputation::Recomputed;
pub use requests::{Rerating, Scope};
pub use rows::{RatingRow, WORLD};
