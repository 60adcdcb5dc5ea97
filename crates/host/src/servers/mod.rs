//! Settings of Discord servers, and what their managers do about games.

pub(crate) mod moderation;
pub(crate) mod requests;
pub(crate) mod rows;

pub use requests::ServerSettings;
pub use rows::ServerRow;
