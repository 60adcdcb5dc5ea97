//! Studies: positions that are continued against the computer.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{StudyGame, is_playable};
pub use rows::{RatedRow, SetupRow};
