//! Quiescence search: captures are searched until the position is quiet.

use super::chess::in_eval_scale;
use super::core::Search;
use super::node::{End, Moves, Node};
use super::ordering::pick_best;
use super::stack::MAX_PLY;
use super::table::{Bound, TableEntry};
use crate::score::{INFINITY, KNOWN_WIN, Value, loss_in, win_in};

/// Delta pruning: the margin by which a capture may fall short.
const DELTA_MARGIN: Value = 150;
/// The same in chess, where a capture brings less on the scale of the evaluation.
const CHESS_DELTA_MARGIN: Value = 56;
/// The most captures that are searched in chess.
const MAX_CHESS_CAPTURES: usize = 4;

impl<N: Node> Search<N> {
    /// Returns the value of a position by captures alone; `depth` counts the plies of the quiescence search.
    pub(super) fn qsearch(&mut self, node: &N, ply: u32, depth: u32, mut alpha: Value, beta: Value) -> Value {
        match node.ended() {
            Some(End::Won) => return win_in(ply),
            Some(End::Lost) => return loss_in(ply),
            Some(End::Drawn) => return node.repeated(),
            None => {}
        }
        self.limiter.count();
        if self.limiter.is_over() {
            return 0;
        }
        let entry = if N::IS_SELECTIVE { self.table.probe(node.key(), ply) } else { None };
        if let Some(entry) = entry
            && beta - alpha == 1
            && entry.causes_cutoff(alpha, beta)
        {
            return entry.value;
        }
        let mut stand_pat = self.static_eval(node);
        if let Some(entry) = entry
            && entry.refines(stand_pat)
        {
            stand_pat = entry.value;
        }
        if ply as usize + 1 >= MAX_PLY {
            return stand_pat;
        }
        let in_check = depth < 4 && node.is_in_check();
        // In chess no capture is compulsory.
        if N::IS_SELECTIVE && !in_check && stand_pat >= beta {
            return (stand_pat + beta) / 2;
        }
        let mut moves = Moves::new();
        let must = if in_check {
            node.moves(&mut moves);
            if moves.is_empty() {
                return match node.stuck() {
                    End::Won => win_in(ply),
                    End::Lost => loss_in(ply),
                    End::Drawn => node.repeated(),
                };
            }
            true
        } else {
            node.captures(&mut moves)
        };
        let table_move = entry.map_or(u32::MAX, |entry| entry.action);
        if table_move != u32::MAX {
            let is_first = |(action, _): &&mut (N::Move, i32)| N::pack(*action) == table_move;
            moves.iter_mut().filter(is_first).for_each(|(_, order)| *order = i32::MAX);
        }
        let (mut best, mut best_move) = (-INFINITY, u32::MAX);
        if !must {
            best = stand_pat;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let delta = |gain| {
            if N::IS_SELECTIVE { in_eval_scale(gain) + CHESS_DELTA_MARGIN } else { gain + DELTA_MARGIN }
        };
        let key = if self.blindness.per_mille > 0 { node.key() } else { 0 };
        let mut count = 0;
        for index in 0..moves.len() {
            pick_best(&mut moves, index);
            let (action, order) = moves[index];
            let gain = node.gain(action);
            if !must && (order < 0 || stand_pat + delta(gain) <= alpha || node.see(action) < 0) {
                continue;
            }
            if gain > 0 && !(must && best == -INFINITY) && !self.blindness.sees(key, N::pack(action)) {
                continue;
            }
            if in_check && best > -KNOWN_WIN && gain <= 0 {
                continue;
            }
            if N::IS_SELECTIVE && !must && count >= MAX_CHESS_CAPTURES && best > -KNOWN_WIN {
                break;
            }
            count += 1;
            let next = node.after(action, |key| self.table.prefetch(key));
            let value = -self.qsearch(&next, ply + 1, depth + 1, -beta, -alpha);
            if self.limiter.is_over() {
                return 0;
            }
            if value > best {
                (best, best_move) = (value, N::pack(action));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if best == -INFINITY {
            return stand_pat;
        }
        if N::IS_SELECTIVE && entry.is_none() {
            let bound = if best >= beta { Bound::Lower } else { Bound::Upper };
            let found = TableEntry { action: best_move, value: best, depth: 0, bound, is_pv: false };
            self.table.store(node.key(), ply, found);
        }
        best
    }
}
