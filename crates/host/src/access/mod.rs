//! Blocks between players, bans of servers, and limits on how much one player may have.

pub(crate) mod admission;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
