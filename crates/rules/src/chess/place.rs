//! Squares of the chess board.

use crate::kernel::{Bitboard, Board8, Square};

/// A square of the chess board.
pub type Place = Square<Board8>;
/// A set of squares of the chess board.
pub type Places = Bitboard<Board8>;
