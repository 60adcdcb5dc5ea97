//! Common parts of the games: squares, bitboards, movement, playing cards, seeded deals.

mod betza;
mod bitboard;
pub mod card;
mod mix;
mod movement;
mod seed;
mod shape;
mod square;

pub use betza::{Betza, BetzaError, BetzaProblem, Modality, MoveComponent, PathCondition};
pub use bitboard::Bitboard;
pub use mix::mix;
pub use movement::{Movement, Reach};
pub use seed::{ParseSeedError, Seed, SeedRng};
pub use shape::{Board8, Board10, Shape};
pub use square::{ParseSquareError, Square};
