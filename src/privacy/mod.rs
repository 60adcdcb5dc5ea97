//! What is stored about a person, to be read or deleted.

pub(crate) mod command;
pub(crate) mod erasure;
pub(crate) mod feature;
pub(crate) mod ids;
