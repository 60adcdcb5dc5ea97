//! Orthodox chess: published counts, an independent library, a plain generator for arrays of any kind.

mod arrays;
mod comparison;
mod endings;
mod fen;
mod notation;
mod perft;
