//! The daily puzzles of servers.

pub(crate) mod daily_puzzle;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use daily_puzzle::{Daily, DailyCounts, DailySettings, DailyTable};
pub use rows::{DailyLineRow, DailyRow, DailySettingsRow, NewDaily};
