//! Mysterious Chess.

mod arrays;
mod casual;
mod chess;
mod comparison;
mod endings;
mod flipping;
mod phases;
mod placing;
mod records;
mod setups;
