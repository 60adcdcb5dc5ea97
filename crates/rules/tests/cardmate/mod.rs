//! Cardmate as its rules say, through the public face of the library.

mod captures;
mod comparison;
mod deals;
mod endings;
mod notation;
mod perft;
mod promotion;
mod published;
mod records;
mod refusals;
mod setups;
