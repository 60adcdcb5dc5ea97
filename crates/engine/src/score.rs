//! What a position is worth.

use serde_json::{Value, json};

/// Values inside a search: a hundredth of a Pawn or of what comes near to one.
pub(crate) type Points = i32;

/// More than any value.
pub(crate) const INFINITE: Points = 31_000;
/// The game is won at the root.
pub(crate) const WON: Points = 30_000;
/// Values from here on mean a win that can be forced.
pub(crate) const SURE: Points = 29_000;
/// The most that a judgement can be.
pub(crate) const MAX_SCORE: Points = 25_000;

/// A win that comes after so many plies.
#[inline]
pub(crate) const fn won_in(ply: u32) -> Points {
    WON - ply as Points
}

/// A loss that comes after so many plies.
#[inline]
pub(crate) const fn lost_in(ply: u32) -> Points {
    -won_in(ply)
}

/// What a position is worth to the seat that thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Score {
    /// The expected result: 1 for a win, 0.5 for a draw.
    Win(f64),
    /// The seat wins by force with its so manieth move from here; negative if it loses so.
    Mate(i32),
}

impl Score {
    /// The score for the value of a search in which each move is a ply.
    pub(crate) fn of(points: Points, scale: f64) -> Self {
        let moves = (WON - points.abs() + 1) / 2;
        if points >= SURE {
            Score::Mate(moves.max(1))
        } else if points <= -SURE {
            Score::Mate(-moves.max(1))
        } else {
            Score::Win(chance(points, scale))
        }
    }

    /// The expected result, 0 to 1.
    #[must_use]
    pub fn expected(self) -> f64 {
        match self {
            Score::Win(win) => win,
            Score::Mate(moves) if moves > 0 => 1.0,
            Score::Mate(_) => 0.0,
        }
    }

    /// `{"win": 0.53}` or `{"mate": 2}`.
    #[must_use]
    pub fn to_json(self) -> Value {
        match self {
            Score::Win(win) => json!({"win": (win * 10_000.0).round() / 10_000.0}),
            Score::Mate(moves) => json!({"mate": moves}),
        }
    }
}

/// The expected result for a value; `scale` is the value at which ten games are won for each that is lost.
pub(crate) fn chance(points: Points, scale: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-f64::from(points) / scale))
}
