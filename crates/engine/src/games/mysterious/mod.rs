//! Mysterious Chess: cards are placed and flipped with samples of the possible arrays; then it is chess.

mod arrays;
mod levels;
mod placing;
mod prior;
mod think;

pub(crate) use think::think;
