//! Trickmate hosts games where chess and cards meet.

pub mod discord;
