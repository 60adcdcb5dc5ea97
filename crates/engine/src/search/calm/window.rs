//! Between which values a line matters.

use crate::score::Points;

/// Between which values a line matters, and what is expected of it.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct Window {
    pub(super) alpha: Points,
    pub(super) beta: Points,
    /// Whether one move is expected to be too good.
    pub(super) is_cut: bool,
    /// Whether the seat may be tried without a move.
    pub(super) may_pass: bool,
}

impl Window {
    /// Whether the value lies above `alpha` at all.
    pub(in crate::search) const fn above(alpha: Points, is_cut: bool) -> Self {
        Self { alpha, beta: alpha + 1, is_cut, may_pass: true }
    }

    /// What the value is, if it lies between these.
    pub(in crate::search) const fn between(alpha: Points, beta: Points) -> Self {
        Self { alpha, beta, is_cut: false, may_pass: true }
    }

    /// The same for a seat that must move.
    pub(super) const fn with_a_move(self) -> Self {
        Self { may_pass: false, ..self }
    }

    /// The same as the other side sees it.
    pub(super) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha, ..self }
    }
}
