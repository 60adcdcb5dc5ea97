//! What the games share: squares, bitboards, movement, playing cards, seeded deals.

mod betza;
mod bitboard;
pub mod card;
mod movement;
mod seed;
mod shape;
mod square;

pub use betza::{Betza, BetzaError, BetzaProblem, Manner, Mode, Ride};
pub use bitboard::Bitboard;
pub use movement::{Movement, Reach};
pub use seed::{BadSeed, Chance, Seed};
pub use shape::{Board8, Board10, Shape};
pub use square::{NoSuchSquare, Square};
