//! Which commands have been registered with Discord.

pub(crate) mod requests;
pub(crate) mod rows;
