//! Orthodox chess, for the games that are built on it.

mod role;

pub use role::Role;
