//! Servers that remove the bot: their games are paused, and end or move elsewhere if the bot does not come back.

pub(crate) mod absence;
pub(crate) mod absence_rows;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod retention;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use absence::{PauseStage, TakenDirect};
pub use requests::PausedGames;
