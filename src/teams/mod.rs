//! Team games: joining, voting, and the messages about them.

pub(crate) mod buttons;
pub(crate) mod elsewhere;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod make;
pub(crate) mod message;
pub(crate) mod press;
pub(crate) mod tell;
pub(crate) mod vote;
