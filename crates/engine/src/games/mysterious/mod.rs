//! Mysterious Chess: cards are placed and flipped with samples in mind of the array that may come out; then it is chess.

mod arrays;
mod levels;
mod placing;
mod prior;
mod think;

pub(crate) use think::think;
