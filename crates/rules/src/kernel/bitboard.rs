//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use num_traits::{One, PrimInt, WrappingSub, Zero};

use super::shape::Shape;
use super::square::Square;

/// A set of squares of the board `S`, one bit a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bitboard<S: Shape>(S::Bits);

impl<S: Shape> Bitboard<S> {
    /// Returns the set without squares.
    #[must_use]
    pub fn empty() -> Self {
        Self(S::Bits::zero())
    }

    /// Returns the set whose squares are the bits with their index.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: S::Bits) -> Self {
        Self(bits)
    }

    /// Returns its squares as bits.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> S::Bits {
        self.0
    }

    /// Returns the set of one square.
    #[inline]
    #[must_use]
    pub fn of(square: Square<S>) -> Self {
        Self(S::Bits::one() << square.index())
    }

    /// Returns the set of a rank's squares, counted from 0.
    #[inline]
    #[must_use]
    pub fn of_rank(rank: u8) -> Self {
        let files = usize::from(S::FILES);
        Self(((S::Bits::one() << files) - S::Bits::one()) << (files * usize::from(rank)))
    }

    /// Checks whether the set is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// Counts the squares in the set.
    #[inline]
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Checks whether there is exactly one square in the set.
    #[inline]
    #[must_use]
    pub fn is_single(self) -> bool {
        !self.is_empty() && (self.0 & (self.0 - S::Bits::one())).is_zero()
    }

    /// Checks whether the square is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, square: Square<S>) -> bool {
        !(self & Self::of(square)).is_empty()
    }

    /// Returns the square with the lowest index.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Square<S>> {
        (!self.is_empty()).then(|| Square::from_raw(self.0.trailing_zeros() as u8))
    }

    /// Returns the square with the highest index.
    #[inline]
    #[must_use]
    pub fn last(self) -> Option<Square<S>> {
        let width = S::Bits::zero().count_zeros();
        (!self.is_empty()).then(|| Square::from_raw((width - 1 - self.0.leading_zeros()) as u8))
    }

    /// Returns the squares of the set with a lower index than `square`.
    #[inline]
    #[must_use]
    pub fn below(self, square: Square<S>) -> Self {
        Self(self.0 & ((S::Bits::one() << square.index()) - S::Bits::one()))
    }

    /// Returns the squares of the set with a higher index than `square`.
    #[inline]
    #[must_use]
    pub fn above(self, square: Square<S>) -> Self {
        let bit = S::Bits::one() << square.index();
        Self(self.0 & !(bit | (bit - S::Bits::one())))
    }

    /// Returns all squares up to the first of the set, which is included; every square if the set is empty. As with the
    /// complement, bits beyond the board may be set.
    #[inline]
    #[must_use]
    pub fn up_to_first(self) -> Self {
        Self(self.0 ^ self.0.wrapping_sub(&S::Bits::one()))
    }

    /// Returns all squares from the last of the set on, which is included; every square if the set is empty. As with
    /// the complement, bits beyond the board may be set.
    #[inline]
    #[must_use]
    pub fn from_last(self) -> Self {
        let width = S::Bits::zero().count_zeros();
        let last = width - 1 - (self.0 | S::Bits::one()).leading_zeros();
        Self(!S::Bits::zero() << last as usize)
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square<S>) {
        *self |= Self::of(square);
    }

    /// Removes a square.
    #[inline]
    pub fn remove(&mut self, square: Square<S>) {
        *self &= !Self::of(square);
    }
}

impl<S: Shape> BitAnd for Bitboard<S> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<S: Shape> BitOr for Bitboard<S> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Returns the complement. Bits beyond the board may be set in it: it is for masking, not for counting.
impl<S: Shape> Not for Bitboard<S> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl<S: Shape> BitAndAssign for Bitboard<S> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<S: Shape> BitOrAssign for Bitboard<S> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// Gives the squares in ascending order of their index.
impl<S: Shape> Iterator for Bitboard<S> {
    type Item = Square<S>;
    #[inline]
    fn next(&mut self) -> Option<Square<S>> {
        let square = self.first()?;
        self.0 = self.0 & (self.0 - S::Bits::one());
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.len() as usize;
        (count, Some(count))
    }
}

impl<S: Shape> FromIterator<Square<S>> for Bitboard<S> {
    fn from_iter<I: IntoIterator<Item = Square<S>>>(squares: I) -> Self {
        squares.into_iter().fold(Self::empty(), |set, square| set | Self::of(square))
    }
}

impl<S: Shape> fmt::Debug for Bitboard<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
