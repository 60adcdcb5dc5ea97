//! Messages that nobody has asked for: boards, offers, notifications of spectators.

pub(crate) mod analysis;
pub(crate) mod announcer;
pub(crate) mod challenge_post;
pub(crate) mod computer_board;
pub(crate) mod daily;
pub(crate) mod departure;
mod direct_board;
mod highlights;
pub(crate) mod notification;
pub(crate) mod obstacles;
pub(crate) mod offers;
mod parked;
pub(crate) mod publisher;
mod reminder;
pub(crate) mod watching;
