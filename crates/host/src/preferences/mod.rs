//! How players want to be notified, and how their pictures look.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{Bottom, Notification, Preferences, QuietHours};
pub use rows::PreferenceRow;
