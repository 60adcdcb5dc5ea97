//! What players do in a match: moves, turns, placing, resigning.

pub(crate) mod act;
pub(crate) mod board_command;
pub(crate) mod feature;
pub(crate) mod hand_command;
pub(crate) mod ids;
pub(crate) mod move_command;
pub(crate) mod own_panel;
pub(crate) mod placing;
pub(crate) mod press;
pub(crate) mod preview;
pub(crate) mod resign_command;
pub(crate) mod turn_command;
pub(crate) mod typed_turn;
