//! Which feature an interaction is for.

pub(crate) mod commands;
pub(crate) mod form;
pub(crate) mod menus;
pub(crate) mod router;
