//! The stored data about a person, which they can read or delete.

pub(crate) mod command;
pub(crate) mod erasure;
pub(crate) mod feature;
pub(crate) mod ids;
