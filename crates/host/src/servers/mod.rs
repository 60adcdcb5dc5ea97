//! Settings of Discord servers, and actions of their managers.

pub(crate) mod computer_place;
pub(crate) mod handle;
pub(crate) mod languages;
pub(crate) mod moderation;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use computer_place::ComputerPlace;
pub use requests::ServerSettings;
pub use rows::ServerRow;
