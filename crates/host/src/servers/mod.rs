//! Settings of Discord servers, and actions of their managers.

pub(crate) mod handle;
pub(crate) mod moderation;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::ServerSettings;
pub use rows::ServerRow;
