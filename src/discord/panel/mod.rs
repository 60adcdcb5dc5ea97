//! Private messages with menus: moving, hands, turns, settings, replays.

pub(crate) mod analysis;
pub(crate) mod board_choice;
pub(crate) mod daily;
pub(crate) mod deck_choice;
pub(crate) mod deck_form;
mod entry;
pub(crate) mod exercise;
pub(crate) mod hand;
mod highlights;
pub(crate) mod learn;
pub(crate) mod move_menu;
pub(crate) mod placing;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod server_settings;
pub(crate) mod settings;
pub(crate) mod start;
pub(crate) mod study;
pub(crate) mod turn;
