//! Simultaneous exhibitions: the message with which guests join, and the panel that leads the host from board to board.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod message;
pub(crate) mod panel;
pub(crate) mod press;
pub(crate) mod tell;
