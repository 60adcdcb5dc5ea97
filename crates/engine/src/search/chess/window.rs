//! The window of a search.

use crate::score::Value;

/// The window of a search, and what kind of node it expects.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
    /// `true` if a cutoff is expected.
    pub(super) is_cut: bool,
    /// `true` if a null move may be tried.
    pub(super) may_null_move: bool,
}

impl Window {
    /// Returns a null window above `alpha`.
    pub(in crate::search) const fn above(alpha: Value, is_cut: bool) -> Self {
        Self { alpha, beta: alpha + 1, is_cut, may_null_move: true }
    }

    /// Returns a full window.
    pub(in crate::search) const fn between(alpha: Value, beta: Value) -> Self {
        Self { alpha, beta, is_cut: false, may_null_move: true }
    }

    /// Returns the same without a null move.
    pub(super) const fn without_null_move(self) -> Self {
        Self { may_null_move: false, ..self }
    }

    /// Returns the same for the other side.
    pub(super) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha, ..self }
    }
}
