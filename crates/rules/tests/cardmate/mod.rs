//! Cardmate by its rules, through the public interface of the library.

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
