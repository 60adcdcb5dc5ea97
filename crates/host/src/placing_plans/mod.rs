//! Plans for placing several cards, one card a turn.

pub(crate) mod requests;
pub(crate) mod rows;
