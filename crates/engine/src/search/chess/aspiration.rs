//! Aspiration windows at the root.

use crate::score::{INFINITY, KNOWN_WIN, Value};
use crate::search::core::Search;
use crate::search::node::Node;
use crate::search::root::RootMove;

/// The first distance of both bounds, and the least depth with a window.
const INITIAL_WIDTH: Value = 8;
const DEPTH: i32 = 4;
/// The greatest width; a wider window has no bound.
const MAX_WIDTH: Value = 300;
/// The growth of the width, in per cent.
const WIDENING_PERCENT: Value = 112;

impl<N: Node> Search<N> {
    /// Finds the best of the moves from `rank` on and moves it there, with a window around its last value.
    pub(in crate::search) fn chess_aspiration_search(
        &mut self,
        root: &N,
        depth: i32,
        rank: usize,
        before: Value,
        moves: &mut [RootMove<N::Move>],
    ) {
        let mut width = INITIAL_WIDTH;
        let (mut alpha, mut beta) = match depth >= DEPTH && before.abs() < KNOWN_WIN {
            true => (before - width, before + width),
            false => (-INFINITY, INFINITY),
        };
        let mut reduction = 0;
        loop {
            let value = self.search_root(root, (depth - reduction).max(1), rank, alpha, beta, moves);
            if self.limiter.is_over() {
                return;
            }
            width += width * WIDENING_PERCENT / 100 + 1;
            if value <= alpha && alpha > -INFINITY {
                beta = if beta < INFINITY { (alpha + beta) / 2 } else { beta };
                alpha = if width > MAX_WIDTH { -INFINITY } else { (value - width).max(-INFINITY) };
                reduction = 0;
            } else if value >= beta && beta < INFINITY {
                beta = if width > MAX_WIDTH { INFINITY } else { (value + width).min(INFINITY) };
                // A move that fails high need not be searched quite as deep.
                reduction = (reduction + 1).min(3);
            } else {
                return;
            }
        }
    }
}
