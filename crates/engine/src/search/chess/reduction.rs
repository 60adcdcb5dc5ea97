//! Late-move reductions.

use super::node_info::NodeInfo;
use crate::search::core::Search;
use crate::search::node::Node;
use crate::search::ordering::LOSING_CAPTURE;
use crate::search::reductions::PLY;

/// The least order of killers and countermoves.
pub(super) const KILLER_ORDER: i32 = 70_000;

/// The terms that add to a reduction.
const TABLE_MOVE_CAPTURES: i32 = 604;
const OF_LOSING_CAPTURE: i32 = -492;
const CUT_NODE: i32 = 1070;
const NOT_IMPROVING: i32 = 418;
const MANY_CUTOFFS: i32 = 1017;
/// The terms that lower it.
const KILLER: i32 = 978;
const WAS_PV: i32 = 1402;
const IS_PV: i32 = 478;
const GIVES_CHECK: i32 = 1225;
const IN_CHECK: i32 = 477;
const AT_ROOT: i32 = 818;
/// The share of the reduction that captures get, and the shares of history scores, in per cent.
const CAPTURE_PERCENT: i32 = 57;
const HISTORY_PERCENT: i32 = 11;
const CAPTURE_HISTORY_PERCENT: i32 = 4;

/// A move and what decides whether it is pruned or reduced.
#[derive(Clone, Copy, Debug)]
pub(super) struct LateMove {
    /// The number of moves searched so far, with this one.
    pub(super) count: usize,
    pub(super) order: i32,
    pub(super) gain: i32,
    pub(super) history_score: i32,
    pub(super) gives_check: bool,
    /// `true` if the move of the table is a capture.
    pub(super) table_move_captures: bool,
}

impl<N: Node> Search<N> {
    /// Returns the reduction by depth and place alone.
    pub(super) fn base_reduction(&self, depth: i32, count: usize) -> i32 {
        self.reductions[depth.min(63) as usize][count.min(63)]
    }

    /// Returns the reduction of a move in plies; below 0 it is an extension.
    pub(super) fn reduction(&self, info: &NodeInfo, late_move: LateMove) -> i32 {
        let mut reduction = self.base_reduction(info.depth, late_move.count);
        if late_move.gain <= 0 {
            reduction -= late_move.history_score * HISTORY_PERCENT / 100;
            reduction += if late_move.table_move_captures { TABLE_MOVE_CAPTURES } else { 0 };
            reduction -= if late_move.order >= KILLER_ORDER { KILLER } else { 0 };
        } else {
            reduction =
                reduction * CAPTURE_PERCENT / 100 - late_move.history_score * CAPTURE_HISTORY_PERCENT / 100;
            reduction += if late_move.order <= LOSING_CAPTURE { OF_LOSING_CAPTURE } else { 0 };
        }
        reduction += if info.window.is_cut { CUT_NODE } else { 0 };
        reduction += if info.improving { 0 } else { NOT_IMPROVING };
        reduction += if self.stack[info.here() + 1].cutoffs > 2 { MANY_CUTOFFS } else { 0 };
        reduction -= if info.was_pv { WAS_PV } else { 0 };
        reduction -= if info.is_pv { IS_PV } else { 0 };
        reduction -= if late_move.gives_check { GIVES_CHECK } else { 0 };
        reduction -= if info.in_check { IN_CHECK } else { 0 };
        reduction / PLY
    }

    /// Returns the reduction of a move at the root, in plies.
    pub(in crate::search) fn root_reduction(
        &self,
        root: &N,
        action: N::Move,
        depth: i32,
        place: usize,
    ) -> i32 {
        if depth < 4 || place < 2 {
            return 0;
        }
        let base = self.base_reduction(depth, place) - AT_ROOT;
        let reduction = match root.gain(action) <= 0 {
            true => (base - self.history_score(root, action, 0) * HISTORY_PERCENT / 100) / PLY,
            false => base / PLY - 1,
        };
        reduction.clamp(0, depth / 2 - 1)
    }
}
