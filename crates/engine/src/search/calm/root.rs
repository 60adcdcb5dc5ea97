//! The window at the root (Aspiration Windows).

use crate::score::{INFINITE, Points, SURE};
use crate::search::{Node, Order, Search};

/// How wide a window is at first on either side, and from which depth on there is one.
const WIDTH: Points = 8;
const DEPTH: i32 = 4;
/// From this width on there is no bound.
const WIDEST: Points = 300;
/// By how many hundredths of itself it widens.
const WIDENING: Points = 112;

impl<N: Node> Search<N> {
    /// Finds the best of the moves from `rank` on and brings it there, with a window around what it was before.
    pub(in crate::search) fn aspire_calmly(
        &mut self,
        root: &N,
        depth: i32,
        rank: usize,
        before: Points,
        moves: &mut [Order<N::Move>],
    ) {
        let mut width = WIDTH;
        let (mut alpha, mut beta) = match depth >= DEPTH && before.abs() < SURE {
            true => (before - width, before + width),
            false => (-INFINITE, INFINITE),
        };
        let mut less = 0;
        loop {
            let value = self.at_root(root, (depth - less).max(1), rank, alpha, beta, moves);
            if self.limiter.is_over() {
                return;
            }
            width += width * WIDENING / 100 + 1;
            if value <= alpha && alpha > -INFINITE {
                beta = if beta < INFINITE { (alpha + beta) / 2 } else { beta };
                alpha = if width > WIDEST { -INFINITE } else { (value - width).max(-INFINITE) };
                less = 0;
            } else if value >= beta && beta < INFINITE {
                beta = if width > WIDEST { INFINITE } else { (value + width).min(INFINITE) };
                // A move that is better than expected need not be looked at quite as deep to be held the best.
                less = (less + 1).min(3);
            } else {
                return;
            }
        }
    }
}
