//! Singular extensions and multi-cut.

use super::node_info::NodeInfo;
use super::window::Window;
use crate::score::{KNOWN_WIN, Value};
use crate::search::core::Search;
use crate::search::node::Node;
use crate::search::table::Bound;

const DEPTH: i32 = 6;
/// The margin below the value of the table for each ply, in tenths.
const MARGIN_PER_PLY: Value = 1;
/// The further margin of a double extension.
const DOUBLE_MARGIN: Value = 10;

/// The result of a search without the move of the table.
pub(super) enum Singularity {
    /// The extension of the move in plies; below 0 it is a reduction.
    Extend(i32),
    /// Another move exceeds beta as well (multi-cut).
    Cut(Value),
}

impl<N: Node> Search<N> {
    /// Searches the other moves to see whether the move of the table is singular.
    pub(super) fn singular_extension(&mut self, node: &N, info: &NodeInfo) -> Singularity {
        let Some(entry) = info.entry else { return Singularity::Extend(0) };
        let is_lower = matches!(entry.bound, Bound::Lower | Bound::Exact);
        if !info.is_unrestricted
            || info.depth < DEPTH
            || info.ply >= 2 * self.root_depth
            || !is_lower
            || (entry.depth as i32) < info.depth - 3
            || entry.value.abs() >= KNOWN_WIN
            || info.table_move == u32::MAX
        {
            return Singularity::Extend(0);
        }
        let Window { beta, is_cut, .. } = info.window;
        let singular_beta = entry.value - info.depth * MARGIN_PER_PLY / 10;
        self.stack[info.here()].excluded = info.table_move;
        let window = Window::above(singular_beta - 1, is_cut).without_null_move();
        let others = self.alpha_beta_chess(node, (info.depth - 1) / 2, info.ply, window);
        self.stack[info.here()].excluded = u32::MAX;
        if others < singular_beta {
            let is_double = !info.is_pv
                && others < singular_beta - DOUBLE_MARGIN
                && info.ply < self.root_depth + self.root_depth / 2;
            Singularity::Extend(1 + i32::from(is_double))
        } else if singular_beta >= beta {
            Singularity::Cut(singular_beta)
        } else if entry.value >= beta {
            Singularity::Extend(-1 - i32::from(!info.is_pv))
        } else {
            Singularity::Extend(-i32::from(is_cut))
        }
    }
}
