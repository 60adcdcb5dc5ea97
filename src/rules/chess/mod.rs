//! Orthodox chess, for the games that are built on it.
//!
//! [`Board`] is a position without its past and knows the legal moves; [`Chess`] adds the past, so that it knows how
//! a game ended. Both take any array with one King a side, as long as no Pawn stands where it would promote: either
//! side may be in check, or both; Kings are never captured and check each other; a Pawn on its own first rank steps
//! one. [`Chess::orthodox`] tells what a usual game could not show.

mod attack;
mod board;
mod castling;
mod explain;
mod fen;
mod game;
mod line;
mod movement;
mod moves;
mod play;
mod role;
mod san;
mod sheets;
mod steps;

pub use board::{Board, Place, Places};
pub use castling::{Castling, Wing};
pub use fen::FenError;
pub use game::{Chess, Ending};
pub use moves::Move;
pub use role::Role;
pub(in crate::rules) use sheets::sheets;
