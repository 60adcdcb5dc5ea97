//! The boards: their files, ranks and names of ranks.

use std::fmt::Debug;
use std::hash::Hash;

use num_traits::{PrimInt, Unsigned, WrappingSub};

/// A rectangular board known at compile time.
pub trait Shape: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// An unsigned integer with at least one bit a square.
    type Bits: PrimInt + Unsigned + WrappingSub + Hash + Debug + Send + Sync + 'static;
    /// Number of files, named from `a`.
    const FILES: u8;
    /// Number of ranks.
    const RANKS: u8;
    /// The number in the name of the lowest rank.
    const FIRST_RANK: u8;
    /// Number of squares.
    const SQUARES: u8 = Self::FILES * Self::RANKS;
}

/// The chess board, `a1`–`h8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Board8 {}

impl Shape for Board8 {
    type Bits = u64;
    const FILES: u8 = 8;
    const RANKS: u8 = 8;
    const FIRST_RANK: u8 = 1;
}

/// The board of ten by ten squares, `a0`–`j9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Board10 {}

impl Shape for Board10 {
    type Bits = u128;
    const FILES: u8 = 10;
    const RANKS: u8 = 10;
    const FIRST_RANK: u8 = 0;
}
