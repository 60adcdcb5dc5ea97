//! What buttons, menus and forms carry: text ids that say what is meant, so that nothing lives in memory alone.

pub(crate) mod absence_ask;
pub(crate) mod analysis_id;
pub(crate) mod ask;
pub(crate) mod component;
pub(crate) mod computer_source;
pub(crate) mod custom_id;
pub(crate) mod leaderboard_spot;
pub(crate) mod learn_id;
pub(crate) mod path;
pub(crate) mod placing_choice;
pub(crate) mod preference_id;
pub(crate) mod puzzle_id;
pub(crate) mod replay_id;
pub(crate) mod server_change;
pub(crate) mod spot;
pub(crate) mod start;
pub(crate) mod study_ref;
pub(crate) mod unknown_id;
mod word;
