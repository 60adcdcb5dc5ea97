//! Pruning of whole nodes: razoring, static null move, null move and ProbCut.

use super::move_pruning::in_eval_scale;
use super::node_info::NodeInfo;
use super::window::Window;
use crate::score::{KNOWN_WIN, Value};
use crate::search::core::Search;
use crate::search::node::{Moves, Node};
use crate::search::ordering::pick_best;
use crate::search::table::{Bound, TableEntry};

/// Razoring: the margin below alpha, its growth with the square of the depth, and the greatest depth.
const RAZORING_MARGIN: Value = 142;
const RAZORING_PER_PLY: Value = 57;
const RAZORING_DEPTH: i32 = 3;
/// Static null move pruning: the margin above beta per ply, the extra margin if the opponent's evaluation is worsening,
/// and the greatest depth.
const STATIC_NULL_PER_PLY: Value = 28;
const STATIC_NULL_WORSENING: Value = 12;
const STATIC_NULL_DEPTH: i32 = 8;
/// Null move pruning: the margin above beta, how it shrinks with depth, the least depth, and the reduction.
const NULL_MOVE_MARGIN: Value = 80;
const NULL_MOVE_PER_PLY: Value = 4;
const NULL_MOVE_DEPTH: i32 = 3;
const NULL_MOVE_REDUCTION: i32 = 4;
const NULL_MOVE_EVAL_STEP: Value = 51;
/// ProbCut: the margin above beta, the least depth, and the reduction.
const PROBCUT_MARGIN: Value = 21;
const PROBCUT_DEPTH: i32 = 5;
const PROBCUT_REDUCTION: i32 = 4;

impl<N: Node> Search<N> {
    /// Returns the value of a node that need not be searched move by move; 0 if the budget is used up.
    pub(super) fn prune_node(&mut self, node: &N, info: &NodeInfo) -> Option<Value> {
        let Window { alpha, beta, is_cut, may_null_move } = info.window;
        let (depth, eval) = (info.depth, info.eval);
        if info.is_pv || info.in_check || !info.is_unrestricted || info.is_reply_to_root() {
            return None;
        }
        if depth <= RAZORING_DEPTH
            && eval + RAZORING_MARGIN + RAZORING_PER_PLY * depth * depth <= alpha
            && alpha.abs() < KNOWN_WIN
        {
            let value = self.qsearch(node, info.ply, 0, alpha, alpha + 1);
            if value <= alpha || self.limiter.is_over() {
                return Some(value);
            }
        }
        if beta.abs() >= KNOWN_WIN {
            return None;
        }
        let margin = STATIC_NULL_PER_PLY * (depth - i32::from(info.improving))
            + if info.opponent_worsening { STATIC_NULL_WORSENING } else { 0 };
        if depth <= STATIC_NULL_DEPTH && eval.abs() < KNOWN_WIN && eval - margin >= beta {
            return Some(beta + (eval - beta) / 3);
        }
        if may_null_move
            && N::ALLOWS_NULL_MOVE
            && depth >= NULL_MOVE_DEPTH
            && eval >= beta
            && info.static_eval >= beta + NULL_MOVE_MARGIN - NULL_MOVE_PER_PLY * depth
            && let Some(next) = node.null_move()
        {
            self.stack[info.here()].begin(0, 0, false);
            let reduction = NULL_MOVE_REDUCTION + depth / 3 + ((eval - beta) / NULL_MOVE_EVAL_STEP).min(3);
            let reply = Window::above(-beta, !is_cut).without_null_move();
            let value = -self.search_after(info.key, &next, depth - reduction, info.ply + 1, reply);
            if self.limiter.is_over() {
                return Some(0);
            }
            if value >= beta {
                return Some(if value >= KNOWN_WIN { beta } else { value });
            }
        }
        None
    }

    /// Returns the value of a capture that exceeds beta by a margin in a reduced search (ProbCut); 0 if the budget is used up.
    pub(super) fn probcut(&mut self, node: &N, info: &NodeInfo) -> Option<Value> {
        let beta = info.window.beta;
        let raised_beta = beta + PROBCUT_MARGIN;
        let is_tried = !info.is_pv
            && !info.in_check
            && info.is_unrestricted
            && !info.is_reply_to_root()
            && info.depth >= PROBCUT_DEPTH
            && beta.abs() < KNOWN_WIN;
        let contradicts =
            |entry: TableEntry| entry.depth as i32 >= info.depth - 3 && entry.value < raised_beta;
        if !is_tried || info.entry.is_some_and(contradicts) {
            return None;
        }
        let mut moves = Moves::new();
        node.captures(&mut moves);
        let is_first = |(action, _): &&mut (N::Move, i32)| N::pack(*action) == info.table_move;
        moves.iter_mut().filter(is_first).for_each(|(_, order)| *order = i32::MAX);
        for index in 0..moves.len() {
            pick_best(&mut moves, index);
            let action = moves[index].0;
            let packed = N::pack(action);
            if info.eval + in_eval_scale(node.gain(action)) < raised_beta
                || node.see(action) < 0
                || !self.blindness.sees(info.key, packed)
            {
                continue;
            }
            let next = node.after(action, |key| self.table.prefetch(key));
            let slot = self.history_index(node, action, info.ply);
            self.stack[info.here()].begin(slot, node.piece_to(action), false);
            let mut value = -self.qsearch(&next, info.ply + 1, 0, -raised_beta, -raised_beta + 1);
            let new_depth = info.depth - PROBCUT_REDUCTION;
            if value >= raised_beta && new_depth > 0 && !self.limiter.is_over() {
                let reply = Window::above(-raised_beta, !info.window.is_cut);
                value = -self.search_after(info.key, &next, new_depth, info.ply + 1, reply);
            }
            if self.limiter.is_over() {
                return Some(0);
            }
            if value >= raised_beta {
                let depth = (info.depth - 3) as u32;
                let found = TableEntry { action: packed, value, depth, bound: Bound::Lower, is_pv: false };
                self.table.store(info.key, info.ply, found);
                return Some(value);
            }
        }
        None
    }
}
