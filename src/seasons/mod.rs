//! Seasons of a server: their settings, and the message at their end.

pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod tell;
