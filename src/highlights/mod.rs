//! The highlights of a server’s week.

pub(crate) mod panel;
pub(crate) mod tell;
