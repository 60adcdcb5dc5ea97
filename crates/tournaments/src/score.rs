use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// A score, counted in half points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(u32);

impl Score {
    /// No point.
    pub const ZERO: Self = Self(0);
    /// Half a point, for a draw.
    pub const HALF: Self = Self(1);
    /// A point, for a win.
    pub const POINT: Self = Self(2);

    /// Returns the score of a number of half points.
    #[must_use]
    pub const fn from_halves(halves: u32) -> Self {
        Self(halves)
    }

    /// Returns the number of half points.
    #[must_use]
    pub const fn halves(self) -> u32 {
        self.0
    }

    /// Returns the product of two scores, as Sonneborn–Berger adds them up.
    pub(crate) const fn times(self, other: Self) -> QuarterPoints {
        QuarterPoints(self.0 * other.0)
    }

    /// Returns the difference, or zero if the other score is higher.
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => formatter.pad(&whole.to_string()),
            (0, _) => formatter.pad("½"),
            (whole, _) => formatter.pad(&format!("{whole}½")),
        }
    }
}

/// A sum of products of scores, counted in quarters of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QuarterPoints(u32);

impl QuarterPoints {
    /// Returns the number of quarters.
    #[must_use]
    pub const fn quarters(self) -> u32 {
        self.0
    }
}

impl Sum for QuarterPoints {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        Self(values.map(|value| value.0).sum())
    }
}

impl fmt::Display for QuarterPoints {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&format!("{}.{:02}", self.0 / 4, self.0 % 4 * 25))
    }
}
