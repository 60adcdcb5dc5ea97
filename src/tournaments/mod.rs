//! Tournaments: actions of members, and the messages about them.

pub(crate) mod calendar;
pub(crate) mod command;
pub(crate) mod creation;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod managing;
pub(crate) mod message;
pub(crate) mod picture;
pub(crate) mod posts;
pub(crate) mod press;
pub(crate) mod reminder;
pub(crate) mod stand_in;
pub(crate) mod start_time;
pub(crate) mod table;
pub(crate) mod tell;
pub(crate) mod winners;
