//! Trickmate hosts games where chess and cards meet.

pub mod discord;
pub mod hall;
pub mod rating;
pub mod render;
pub mod rules;
pub mod store;
