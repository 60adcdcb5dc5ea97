//! People with whom somebody does not want to play.

pub(crate) mod command;
pub(crate) mod feature;
