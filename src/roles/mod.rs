//! Roles that a server gives for ratings and ranks.

pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod tell;
