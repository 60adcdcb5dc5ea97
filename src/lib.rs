//! Trickmate hosts games where chess and cards meet.

pub mod discord;
pub mod rating;
pub mod service;
pub mod store;
pub mod workers;
