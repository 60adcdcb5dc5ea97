//! Personal data: handed out to its owner, and deleted on request.

pub(crate) mod erasures;
pub(crate) mod handle;
pub(crate) mod known;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use known::is_known;
pub use requests::ERASURE_PAUSE;
