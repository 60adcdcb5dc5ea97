//! Personal data: handed out to its owner, and deleted on request.

pub(crate) mod erasures;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{ERASURE_PAUSE, is_known};
