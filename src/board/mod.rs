//! A match as its players and everybody see it: the board message and the private panel.

pub(crate) mod choice;
pub(crate) mod clock_line;
pub(crate) mod computer_board;
pub(crate) mod direct_board;
pub(crate) mod exercise;
pub(crate) mod hand;
pub(crate) mod hand_messages;
pub(crate) mod message;
pub(crate) mod move_menu;
pub(crate) mod notification;
pub(crate) mod parked;
pub(crate) mod posted;
pub(crate) mod posting;
pub(crate) mod rating_changes;
pub(crate) mod reminder;
pub(crate) mod seat_lines;
pub(crate) mod turn;
pub(crate) mod turn_summary;
pub(crate) mod view;
