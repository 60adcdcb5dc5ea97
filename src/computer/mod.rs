//! Games against the computer, and its hints.

pub(crate) mod buttons;
pub(crate) mod feature;
pub(crate) mod hint;
pub(crate) mod ids;
pub(crate) mod place;
pub(crate) mod press;
