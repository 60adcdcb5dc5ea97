//! Arrays of Mysterious Chess that players have saved by name, to place them again.
//!
//! An array is read from a match in which its player placed all sixteen cards, so it reveals nothing about anybody
//! else. Only its player sees it, since it shows where they like to put their King.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod saved_array;

pub use saved_array::{ArrayRequestError, MAX_ARRAYS, SavedArray};
