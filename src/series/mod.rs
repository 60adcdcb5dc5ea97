//! Series of games between two people: the score, the next game, and the end.

pub(crate) mod cards;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod message;
pub(crate) mod press;
pub(crate) mod tell;
