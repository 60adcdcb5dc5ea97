//! Preferences of players: their notifications and the look of their pictures.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{BoardOrientation, Notification, Preferences, QuietHours};
pub use rows::PreferenceRow;
