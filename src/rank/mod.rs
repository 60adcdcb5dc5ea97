//! Ratings: leaderboards and profiles.

pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod leaderboard_command;
pub(crate) mod leaderboard_message;
pub(crate) mod profile_command;
pub(crate) mod profile_message;
pub(crate) mod season_page;
