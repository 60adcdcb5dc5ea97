//! Turns of several actions, prepared as a draft before they are committed.

pub(crate) mod draft;
pub(crate) mod handle;
pub(crate) mod notes;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use draft::Within;
pub use rows::DraftRow;
