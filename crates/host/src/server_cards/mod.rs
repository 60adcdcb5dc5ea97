//! The cards that servers add for Summoner's Chess.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod server_card;

pub use rows::ServerCardRow;
pub use server_card::{ServerCard, ServerCardError};
