//! The settings of a server, and the actions of its moderators.

pub(crate) mod admin;
pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod grants;
pub(crate) mod ids;
pub(crate) mod pages;
pub(crate) mod panel;
pub(crate) mod press;
