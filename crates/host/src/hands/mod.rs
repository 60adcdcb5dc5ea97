//! The direct messages that show players their secret hands.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::HandMessage;
pub use rows::HandRow;
