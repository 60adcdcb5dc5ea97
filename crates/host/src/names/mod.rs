//! The names of players, everywhere and on a server.

pub(crate) mod members;
pub(crate) mod requests;
pub(crate) mod rows;

pub use members::MemberRow;
