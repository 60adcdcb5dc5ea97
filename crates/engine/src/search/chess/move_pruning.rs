//! Pruning of single moves: futility, move count, history and static exchange.

use super::node_info::NodeInfo;
use super::reduction::LateMove;
use crate::score::Value;
use crate::search::core::Search;
use crate::search::node::Node;
use crate::search::ordering::LOSING_CAPTURE;
use crate::search::reductions::PLY;

/// Move count pruning: the number of quiet moves that are always searched.
const MOVE_COUNT_BASE: i32 = 5;
/// The greatest depth of move count pruning.
const MOVE_COUNT_DEPTH: i32 = 8;
/// Futility pruning of quiet moves: the margin, its growth for each ply, and the history score that adds one to it.
const FUTILITY_MARGIN: Value = 12;
const FUTILITY_PER_PLY: Value = 29;
const FUTILITY_DEPTH: i32 = 7;
const HISTORY_PER_MARGIN: i32 = 167;
/// History pruning: the score for each ply below which a move is pruned.
const HISTORY_PRUNING_PER_PLY: i32 = 4572;
const HISTORY_PRUNING_DEPTH: i32 = 5;
/// Static exchange pruning: the most that a quiet move may lose, by the square of the depth and more if it gives check, and a capture,
/// by the depth.
const SEE_QUIET_MARGIN: Value = 17;
const SEE_QUIET_DEPTH: i32 = 9;
const SEE_CHECK_MARGIN: Value = 120;
const SEE_CAPTURE_MARGIN: Value = 88;
const SEE_CAPTURE_DEPTH: i32 = 8;
/// Futility pruning of captures, as for quiet moves.
const CAPTURE_FUTILITY_MARGIN: Value = 46;
const CAPTURE_FUTILITY_PER_PLY: Value = 43;
const CAPTURE_FUTILITY_DEPTH: i32 = 5;
const CAPTURE_HISTORY_PER_MARGIN: i32 = 200;
/// The gain of an exchange on the scale of the evaluation, in per cent.
const GAIN_IN_EVAL: i32 = 94;

/// Returns a gain on the scale of the evaluation.
pub(in crate::search) const fn in_eval_scale(gain: Value) -> Value {
    gain * GAIN_IN_EVAL / 100
}

/// Returns `true` if enough moves have been searched to prune the remaining quiet ones.
pub(super) fn exceeds_move_count(info: &NodeInfo, count: usize) -> bool {
    let max_count = (MOVE_COUNT_BASE + info.depth * info.depth) / if info.improving { 1 } else { 2 };
    info.depth <= MOVE_COUNT_DEPTH && count as i32 > max_count
}

impl<N: Node> Search<N> {
    /// Returns `true` if a move can be pruned, once some move does not lose.
    pub(super) fn is_prunable(
        &self,
        node: &N,
        info: &NodeInfo,
        action: N::Move,
        late_move: LateMove,
    ) -> bool {
        let depth = info.depth;
        let new_depth = (depth - 1 - self.base_reduction(depth, late_move.count) / PLY).max(0);
        let alpha = info.window.alpha;
        let may_be_futile = !late_move.gives_check && !info.in_check;
        if late_move.gain <= 0 {
            let margin =
                FUTILITY_MARGIN + FUTILITY_PER_PLY * new_depth + late_move.history_score / HISTORY_PER_MARGIN;
            let see_margin = SEE_QUIET_MARGIN * new_depth * new_depth
                + if late_move.gives_check { SEE_CHECK_MARGIN } else { 0 };
            return !late_move.gives_check && exceeds_move_count(info, late_move.count)
                || may_be_futile && new_depth <= FUTILITY_DEPTH && info.eval + margin <= alpha
                || !late_move.gives_check
                    && new_depth <= HISTORY_PRUNING_DEPTH
                    && late_move.history_score < -HISTORY_PRUNING_PER_PLY * depth
                || depth <= SEE_QUIET_DEPTH && node.see(action) < -see_margin;
        }
        let margin = CAPTURE_FUTILITY_MARGIN
            + CAPTURE_FUTILITY_PER_PLY * new_depth
            + late_move.history_score / CAPTURE_HISTORY_PER_MARGIN;
        let is_losing = depth <= SEE_CAPTURE_DEPTH
            && late_move.order <= LOSING_CAPTURE
            && late_move.order - LOSING_CAPTURE < -SEE_CAPTURE_MARGIN * depth;
        is_losing
            || may_be_futile
                && new_depth <= CAPTURE_FUTILITY_DEPTH
                && info.eval + margin + in_eval_scale(late_move.gain) <= alpha
    }
}
