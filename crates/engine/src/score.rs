//! The value of a position.

use serde_json::json;

/// A value inside a search: hundredths of a Pawn, or of a similar unit in games without Pawns.
pub(crate) type Value = i32;

/// A bound above all values.
pub(crate) const INFINITY: Value = 31_000;
/// The value of a game that is won at the root.
pub(crate) const WIN: Value = 30_000;
/// The least value that means a forced win.
pub(crate) const KNOWN_WIN: Value = 29_000;
/// The greatest static evaluation.
pub(crate) const MAX_EVAL: Value = 25_000;

/// Returns the value of a win after `ply` plies.
#[inline]
pub(crate) const fn win_in(ply: u32) -> Value {
    WIN - ply as Value
}

/// Returns the value of a loss after `ply` plies.
#[inline]
pub(crate) const fn loss_in(ply: u32) -> Value {
    -win_in(ply)
}

/// The score of a position for the seat that thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Score {
    /// The expected result: 1 for a win, 0.5 for a draw.
    Win(f64),
    /// A forced win with this own move, counted from 1; negative for a forced loss.
    Mate(i32),
}

impl Score {
    /// Returns the score for the value of a search in which each move is a ply.
    pub(crate) fn of(points: Value, scale: f64) -> Self {
        let moves = (WIN - points.abs() + 1) / 2;
        if points >= KNOWN_WIN {
            Score::Mate(moves.max(1))
        } else if points <= -KNOWN_WIN {
            Score::Mate(-moves.max(1))
        } else {
            Score::Win(chance(points, scale))
        }
    }

    /// Returns the expected result, 0 to 1.
    ///
    /// ```
    /// use trickmate_engine::Score;
    ///
    /// assert_eq!(Score::Win(0.53).expected(), 0.53);
    /// assert_eq!(Score::Mate(-2).expected(), 0.0);
    /// ```
    #[must_use]
    pub fn expected(self) -> f64 {
        match self {
            Score::Win(win) => win,
            Score::Mate(moves) if moves > 0 => 1.0,
            Score::Mate(_) => 0.0,
        }
    }

    /// Returns `{"win": 0.53}` or `{"mate": 2}`.
    ///
    /// ```
    /// use trickmate_engine::Score;
    ///
    /// assert_eq!(Score::Mate(2).to_json().to_string(), r#"{"mate":2}"#);
    /// ```
    #[must_use]
    pub fn to_json(self) -> serde_json::Value {
        match self {
            Score::Win(win) => json!({"win": (win * 10_000.0).round() / 10_000.0}),
            Score::Mate(moves) => json!({"mate": moves}),
        }
    }
}

/// Returns the expected result for a value; `scale` is the value at which ten games are won for each that is lost.
pub(crate) fn chance(points: Value, scale: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-f64::from(points) / scale))
}

/// Returns an evaluation within bounds, so that it never means a win.
pub(crate) fn bounded(points: Value) -> Value {
    points.clamp(-MAX_EVAL, MAX_EVAL)
}
