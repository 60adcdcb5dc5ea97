//! How much deeper a known best move is looked at (Singular Extensions, Multi-Cut).

use super::spot::Spot;
use super::window::Window;
use crate::search::{Bound, Node, Points, SURE, Search};

const DEPTH: i32 = 6;
/// How much worse all other moves must be, in tenths for each ply.
const WORSE: Points = 1;
/// How much worse still, to look two plies deeper.
const MUCH_WORSE: Points = 10;

/// What a look at the other moves has told.
pub(super) enum Alone {
    /// By how many plies deeper the known best move is looked at.
    Deeper(i32),
    /// Another move is too good as well.
    Cut(Points),
}

impl<N: Node> Search<N> {
    /// Looks whether any other move is nearly as good as the known best one.
    pub(super) fn how_alone(&mut self, node: &N, spot: &Spot) -> Alone {
        let Some(known) = spot.known else { return Alone::Deeper(0) };
        let is_lower = matches!(known.bound, Bound::Lower | Bound::Exact);
        if !spot.is_whole
            || spot.depth < DEPTH
            || spot.ply >= 2 * self.root_depth
            || !is_lower
            || (known.depth as i32) < spot.depth - 3
            || known.value.abs() >= SURE
            || spot.first == u32::MAX
        {
            return Alone::Deeper(0);
        }
        let Window { beta, is_cut, .. } = spot.window;
        let bar = known.value - spot.depth * WORSE / 10;
        self.stack[spot.here()].left_out = spot.first;
        let window = Window::above(bar - 1, is_cut).with_a_move();
        let others = self.look_calmly(node, (spot.depth - 1) / 2, spot.ply, window);
        self.stack[spot.here()].left_out = u32::MAX;
        if others < bar {
            let is_far = !spot.is_principal
                && others < bar - MUCH_WORSE
                && spot.ply < self.root_depth + self.root_depth / 2;
            Alone::Deeper(1 + i32::from(is_far))
        } else if bar >= beta {
            Alone::Cut(bar)
        } else if known.value >= beta {
            Alone::Deeper(-1 - i32::from(!spot.is_principal))
        } else {
            Alone::Deeper(-i32::from(is_cut))
        }
    }
}
