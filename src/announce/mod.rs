//! Telling Discord what is committed: what is to be told, what is under way, and what stands in the way.

pub(crate) mod announcer;
pub(crate) mod obstacles;
pub(crate) mod publisher;
