//! Orthodox chess, for the games that are built on it.
//!
//! [`Board`] is a position without its past and knows the legal moves; [`Chess`] adds the past, so that it knows how
//! a game ended. Both take any array with one King a side, as long as no Pawn stands where it would promote: either
//! side may be in check, or both; Kings are never captured and check each other; a Pawn on its own first rank steps
//! one. [`Chess::orthodox`] tells what a usual game could not show. Either side may have another [`Army`].
//!
//! `chess::Board` is eight bitboards, copied and not unmade. The chessmen too are Betza strings; `attacks.rs` and
//! `sliders.rs` ask the compiled `Movement`s once where each man goes from each square, with every set of men that can
//! stand in the way of a Bishop or Rook, and keep the answers in tables (magic bitboards; the multipliers are constants in
//! `magics.rs`). `chess/checkers.rs` finds checks and pins once a position by looking out from the King, and `chess::State`
//! keeps them with the board; `chess/moves.rs` then gives legal moves only, and counts the last ply of a perft without
//! making it. Two boards are equal exactly when the rule of repetition calls them the same position, since an en passant
//! square is kept only where a capture is legal.

mod army;
mod army_moves;
mod attacks;
mod board;
mod castling;
mod castling_rights;
mod checkers;
mod checks;
mod fen;
mod fen_without;
mod game;
mod happenings;
mod illegal_reason;
mod magics;
mod make_move;
mod menu;
mod movement;
mod moves;
mod piece_info;
mod ray;
mod role;
mod san;
mod san_reader;
mod sliders;
mod square;
mod state;

pub use army::Army;
pub use board::{Bitboard8, Board, Square8};
pub use castling::{Castling, CastlingSide};
pub use checks::Checks;
pub use fen::FenError;
pub use game::{Chess, Termination};
pub use moves::Move;
pub use role::Role;
pub use state::{MAX_MOVES, MoveList, Played, State};

pub(crate) use crate::chess::fen_without::fen_without;
pub(crate) use crate::chess::menu::piece_label;
pub(crate) use crate::chess::piece_info::piece_infos;
pub(crate) use crate::chess::san_reader::is_shaped_like_move;
