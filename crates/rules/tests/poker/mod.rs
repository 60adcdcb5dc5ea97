//! Poker Chess: its inventor's published examples, every option and every end, and a plain program beside it.

mod armies;
mod comparison;
mod deals;
mod declare;
mod endings;
mod faces;
mod hands;
mod hole;
mod published;
mod records;
mod redeal;
mod refusals;
mod setups;
mod titles;
mod variants;
