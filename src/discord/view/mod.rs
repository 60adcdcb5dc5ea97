//! Messages and pictures, made from what a viewer may know.

pub(crate) mod analysis_button;
pub(crate) mod board_message;
pub(crate) mod challenge_message;
pub(crate) mod clock_line;
pub(crate) mod computer;
pub(crate) mod curve;
pub(crate) mod deck_message;
pub(crate) mod error_text;
pub(crate) mod example;
pub(crate) mod format;
pub(crate) mod leaderboard_message;
pub(crate) mod merit_text;
pub(crate) mod picture;
pub(crate) mod poker_hands;
pub(crate) mod profile_message;
pub(crate) mod rating_changes;
pub(crate) mod seat_lines;
pub(crate) mod showcase;
pub(crate) mod shown_match;
pub(crate) mod turn_summary;
pub(crate) mod verification;
