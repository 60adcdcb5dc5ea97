//! Highlights of a server's weeks.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{Highlights, Remarkable};
pub use rows::{EndedRow, HighlightRow, HighlightSettingsRow};
