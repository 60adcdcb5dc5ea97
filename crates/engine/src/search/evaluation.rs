//! The static evaluation, corrected by the history of its errors.

use super::core::Search;
use super::node::Node;
use super::table::Bound;
use crate::score::{KNOWN_WIN, Value, bounded};

impl<N: Node> Search<N> {
    /// Returns the evaluation of a position for the side to move, with its correction.
    #[inline]
    pub(super) fn static_eval(&self, node: &N) -> Value {
        let static_eval = node.evaluate();
        node.correction_keys().map_or(static_eval, |correction_keys| {
            bounded(static_eval + self.correction_history.of(correction_keys))
        })
    }

    /// Learns from a value that was found `depth` plies deep, if its bound says something about the evaluation.
    pub(super) fn learn(&mut self, node: &N, static_eval: Value, value: Value, bound: Bound, depth: i32) {
        if value.abs() < KNOWN_WIN
            && bound.refines(value, static_eval)
            && let Some(correction_keys) = node.correction_keys()
        {
            self.correction_history.learn(correction_keys, value - static_eval, depth.max(1));
        }
    }
}
