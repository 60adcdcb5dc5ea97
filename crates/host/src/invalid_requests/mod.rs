//! Requests that Discord has refused, counted over all processes.

pub(crate) mod requests;
pub(crate) mod rows;
