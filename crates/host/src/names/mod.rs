//! The names of players, globally and on a server.

pub(crate) mod handle;
pub(crate) mod members;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use members::MemberRow;
