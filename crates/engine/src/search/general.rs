//! The alpha-beta search of games in which a quiet move may be worth as much as a capture, and of all games while a win is proved.

use super::core::Search;
use super::node::{End, Moves, Node};
use super::ordering::{LOSING_CAPTURE, pick_best};
use super::stack::MAX_PLY;
use super::table::{Bound, TableEntry};
use crate::score::{INFINITY, KNOWN_WIN, Value, loss_in};

/// The futility margin by the depth left.
const FUTILITY_MARGIN: [Value; 4] = [0, 120, 220, 340];

impl<N: Node> Search<N> {
    /// Returns the value of a position `ply` plies from the root, searched `depth` plies deep.
    pub(super) fn alpha_beta_general(
        &mut self,
        node: &N,
        mut depth: i32,
        ply: u32,
        mut alpha: Value,
        mut beta: Value,
        may_null_move: bool,
    ) -> Value {
        if let Some(value) = self.terminal_value(node, ply) {
            return value;
        }
        let here = ply as usize;
        if here + 1 >= MAX_PLY {
            return node.evaluate();
        }
        let key = node.key();
        let in_check = node.is_in_check();
        if self.is_proving {
            if depth <= 0 {
                return Self::proof_leaf(node, in_check, ply);
            }
        } else if in_check {
            depth += 1;
        }
        if depth <= 0 {
            return self.qsearch(node, ply, 0, alpha, beta);
        }
        if let Some(value) = self.mate_distance_pruning(ply, &mut alpha, &mut beta) {
            return value;
        }
        let is_pv = beta - alpha > 1;
        let entry = self.table.probe(key, ply);
        let excluded = std::mem::replace(&mut self.stack[here].excluded, u32::MAX);
        let is_unrestricted = excluded == u32::MAX;
        if let Some(entry) = entry
            && !is_pv
            && is_unrestricted
            && entry.depth as i32 >= depth
            && entry.causes_cutoff(alpha, beta)
        {
            return entry.value;
        }
        let static_eval = self.static_eval(node);
        self.stack[here].static_eval = static_eval;
        // `true` if the side to move is better off than at its last move.
        let improving = !in_check && (here < 2 || static_eval > self.stack[here - 2].static_eval);
        let may_prune = !is_pv && !in_check && !self.is_proving;
        if may_prune && is_unrestricted && beta.abs() < KNOWN_WIN {
            if depth <= 6 && static_eval - 80 * (depth - i32::from(improving)) >= beta {
                return static_eval;
            }
            if may_null_move
                && N::ALLOWS_NULL_MOVE
                && depth >= 3
                && static_eval >= beta
                && let Some(next) = node.null_move()
            {
                self.stack[here].begin(0, 0, false);
                let reduction = 3 + depth / 4 + ((static_eval - beta) / 200).min(2);
                self.path.push(node.repetition_key());
                let value =
                    -self.alpha_beta_general(&next, depth - reduction, ply + 1, -beta, -beta + 1, false);
                self.path.pop();
                if self.limiter.is_over() {
                    return 0;
                }
                if value >= beta {
                    return if value >= KNOWN_WIN { beta } else { value };
                }
            }
        }
        // Internal iterative reduction.
        if is_pv && entry.is_none() && depth >= 5 {
            depth -= 1;
        }
        let mut moves = Moves::new();
        node.moves(&mut moves);
        if moves.is_empty() {
            return Self::value_without_moves(node, ply);
        }
        let table_move = entry.map_or(u32::MAX, |entry| entry.action);
        self.score_moves(node, &mut moves, table_move, ply);
        let is_only_move = moves.len() == 1;
        let extension = match entry {
            Some(entry)
                if is_unrestricted && !self.is_proving && depth >= 7 && ply < 2 * self.limiter.depth() =>
            {
                self.general_singular_extension(node, entry, depth, ply)
            }
            _ => 0,
        };
        if self.limiter.is_over() {
            return 0;
        }
        let is_futile = may_prune
            && depth <= 3
            && alpha.abs() < KNOWN_WIN
            && static_eval + FUTILITY_MARGIN[depth as usize] <= alpha;
        self.path.push(node.repetition_key());
        let (mut best, mut best_move, mut bound) = (-INFINITY, u32::MAX, Bound::Upper);
        let mut is_best_quiet = false;
        let mut check_info = None;
        let mut quiets: arrayvec::ArrayVec<N::Move, 48> = arrayvec::ArrayVec::new();
        for index in 0..moves.len() {
            pick_best(&mut moves, index);
            Self::defer_losing_captures(node, &mut moves, index);
            let (action, order) = moves[index];
            let packed = N::pack(action);
            let gain = node.gain(action);
            if packed == excluded {
                continue;
            }
            if gain > 0 && best > -KNOWN_WIN && !self.blindness.sees(key, packed) {
                continue;
            }
            let is_quiet = gain <= 0;
            let history_score = if is_quiet { self.history_score(node, action, ply) } else { 0 };
            let mut reduction = 0;
            if depth >= 3 && is_quiet && !in_check && index >= 3 && !self.is_proving {
                reduction = self.reductions[depth.min(63) as usize][index.min(63)];
                reduction -= i32::from(is_pv) + history_score / 7000;
            }
            let is_pruned = may_prune
                && best > -KNOWN_WIN
                && match is_quiet {
                    true => is_futile || depth <= 6 && exceeds_move_count(index, depth, improving),
                    false => depth <= 3 && order <= LOSING_CAPTURE,
                };
            // A move that ends the game or gives check is never pruned.
            if is_pruned && !node.is_tactical(check_info.get_or_insert_with(|| node.check_info()), action) {
                if is_quiet && is_futile {
                    best = best.max(static_eval + FUTILITY_MARGIN[depth as usize]);
                }
                continue;
            }
            let next = node.after(action, |key| self.table.prefetch(key));
            let longer = if packed == table_move { extension } else { 0 };
            let new_depth = depth - 1 + i32::from(is_only_move && depth < 3) + longer;
            let slot = self.history_index(node, action, ply);
            self.stack[here].begin(slot, node.piece_to(action), is_quiet);
            let value = if best == -INFINITY {
                -self.alpha_beta_general(&next, new_depth, ply + 1, -beta, -alpha, true)
            } else {
                let reduction = reduction.clamp(0, (new_depth - 1).max(0));
                let mut value =
                    -self.alpha_beta_general(&next, new_depth - reduction, ply + 1, -alpha - 1, -alpha, true);
                if value > alpha && reduction > 0 {
                    value = -self.alpha_beta_general(&next, new_depth, ply + 1, -alpha - 1, -alpha, true);
                }
                if value > alpha && value < beta {
                    value = -self.alpha_beta_general(&next, new_depth, ply + 1, -beta, -alpha, true);
                }
                value
            };
            if self.limiter.is_over() {
                self.path.pop();
                return 0;
            }
            if value > best {
                (best, best_move, is_best_quiet) = (value, packed, is_quiet);
            }
            if value > alpha {
                (alpha, bound) = (value, Bound::Exact);
            }
            if alpha >= beta {
                bound = Bound::Lower;
                if is_quiet {
                    self.update_quiet_history(node, action, ply, depth, &quiets);
                }
                break;
            }
            if is_quiet {
                let _ = quiets.try_push(action);
            }
        }
        self.path.pop();
        if !is_unrestricted {
            return best;
        }
        if self.is_proving && best.abs() < KNOWN_WIN {
            best = best.clamp(beta - 1, beta);
        } else if !in_check && (is_best_quiet || bound == Bound::Upper) {
            // The value of a capture says little about the evaluation.
            self.learn(node, static_eval, best, bound, depth);
        }
        let action = if bound == Bound::Upper { u32::MAX } else { best_move };
        let depth = depth.max(0) as u32;
        self.table.store(key, ply, TableEntry { action, value: best, depth, bound, is_pv: false });
        best
    }

    /// Returns the value at the end of a line in a proof: only whether the game ends here.
    fn proof_leaf(node: &N, in_check: bool, ply: u32) -> Value {
        let mut moves = Moves::new();
        if in_check {
            node.moves(&mut moves);
        }
        match in_check && moves.is_empty() && node.stuck() == End::Lost {
            true => loss_in(ply),
            false => 0,
        }
    }

    /// Returns the extension of the move of the table: one ply if no other move comes near to it (singular extension).
    fn general_singular_extension(&mut self, node: &N, entry: TableEntry, depth: i32, ply: u32) -> i32 {
        let is_lower = matches!(entry.bound, Bound::Lower | Bound::Exact);
        if !is_lower
            || (entry.depth as i32) < depth - 3
            || entry.value.abs() >= KNOWN_WIN
            || entry.action == u32::MAX
        {
            return 0;
        }
        let singular_beta = entry.value - 2 * depth;
        self.stack[ply as usize].excluded = entry.action;
        let others =
            self.alpha_beta_general(node, (depth - 1) / 2, ply, singular_beta - 1, singular_beta, false);
        self.stack[ply as usize].excluded = u32::MAX;
        i32::from(others < singular_beta)
    }
}

/// Returns `true` if enough moves came before to prune a quiet one.
const fn exceeds_move_count(index: usize, depth: i32, improving: bool) -> bool {
    let max = 4 + depth * depth;
    index as i32 > if improving { 2 * max } else { max }
}
