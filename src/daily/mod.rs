//! The daily puzzle of a server.

pub(crate) mod panel;
pub(crate) mod tell;
