//! Who may not play with whom, and who not where.

pub(crate) mod admission;
pub(crate) mod requests;
pub(crate) mod rows;
