//! Summoner's Chess: a turn is several actions, and hands and decks are hidden. The player compares whole turns, against the
//! answers of sampled opponents.

mod candidates;
mod draws;
mod evaluation;
mod levels;
mod mate;
mod search;
mod think;
mod turns;
mod weights;

pub(crate) use think::{compare, think};
