//! Studies: positions that are continued against the computer or another person.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{StudyGame, StudyStart, is_playable};
pub use rows::{RatedRow, SetupRow};
