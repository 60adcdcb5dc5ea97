//! The history heuristic: bonuses for moves that caused a cutoff, and for the moves before them.

use crate::search::core::Search;
use crate::search::node::Node;
use crate::search::ordering::apply_bonus;

/// The bonus of a move: for each ply, its offset, and its maximum.
const BONUS_PER_PLY: i32 = 195;
const BONUS_OFFSET: i32 = 106;
const MAX_BONUS: i32 = 1335;
/// The same for the move before a node without a cutoff.
const PREVIOUS_BONUS_PER_PLY: i32 = 111;
const PREVIOUS_BONUS_OFFSET: i32 = 2;
const MAX_PREVIOUS_BONUS: i32 = 594;
/// The bonus of a move for the change of the evaluation.
const EVAL_CHANGE_FACTOR: i32 = 4;
const MAX_EVAL_CHANGE_BONUS: i32 = 385;

/// The distances of the earlier moves that get a bonus too, in plies.
const CONTINUATION_PLIES: [usize; 3] = [1, 2, 4];

/// The moves that caused no cutoff.
#[derive(Debug)]
pub(super) struct TriedMoves<M> {
    quiets: arrayvec::ArrayVec<M, 48>,
    captures: arrayvec::ArrayVec<M, 32>,
}

impl<M> TriedMoves<M> {
    pub(super) fn new() -> Self {
        Self { quiets: arrayvec::ArrayVec::new(), captures: arrayvec::ArrayVec::new() }
    }

    /// Adds a move; of very many moves the last are left out.
    pub(super) fn push(&mut self, action: M, is_quiet: bool) {
        let _ = match is_quiet {
            true => self.quiets.try_push(action).is_ok(),
            false => self.captures.try_push(action).is_ok(),
        };
    }
}

impl<N: Node> Search<N> {
    /// Rewards a move that caused a cutoff, and punishes the moves tried before it.
    pub(super) fn update_histories(
        &mut self,
        node: &N,
        action: N::Move,
        ply: u32,
        depth: i32,
        tried: &TriedMoves<N::Move>,
    ) {
        let amount = (BONUS_PER_PLY * depth - BONUS_OFFSET).min(MAX_BONUS);
        if node.gain(action) <= 0 {
            self.store_killer(N::pack(action), ply);
            self.update_quiet(node, action, ply, amount);
            tried.quiets.iter().for_each(|other| self.update_quiet(node, *other, ply, -amount));
        } else {
            apply_bonus(&mut self.capture_history[Self::capture_index(node, action)], amount);
        }
        for other in &tried.captures {
            apply_bonus(&mut self.capture_history[Self::capture_index(node, *other)], -amount);
        }
    }

    fn update_quiet(&mut self, node: &N, action: N::Move, ply: u32, amount: i32) {
        let (slot, piece_to) = (self.history_index(node, action, ply), node.piece_to(action));
        apply_bonus(&mut self.history[slot], amount);
        self.update_continuation(piece_to, ply, amount, &CONTINUATION_PLIES);
    }

    fn update_continuation(&mut self, piece_to: usize, ply: u32, amount: i32, before: &[usize]) {
        for plies in before {
            if let Some(place) = self.continuation_index(piece_to, ply, *plies) {
                apply_bonus(&mut self.continuation_history[place], amount);
            }
        }
    }

    /// Rewards the quiet move that led to a node without a cutoff.
    pub(super) fn credit_previous_move(&mut self, ply: u32, depth: i32) {
        self.update_previous_move(
            ply,
            (PREVIOUS_BONUS_PER_PLY * depth - PREVIOUS_BONUS_OFFSET).min(MAX_PREVIOUS_BONUS),
        );
    }

    /// Rewards the quiet move that led here by its effect on the evaluation.
    pub(super) fn update_by_eval_change(&mut self, ply: u32) {
        if let Some(before) = (ply as usize).checked_sub(1) {
            let worse = self.stack[before].static_eval + self.stack[before + 1].static_eval;
            self.update_previous_move(
                ply,
                (-EVAL_CHANGE_FACTOR * worse).clamp(-MAX_EVAL_CHANGE_BONUS, MAX_EVAL_CHANGE_BONUS),
            );
        }
    }

    fn update_previous_move(&mut self, ply: u32, amount: i32) {
        let Some(before) = (ply as usize).checked_sub(1).map(|before| self.stack[before]) else { return };
        if before.is_quiet {
            apply_bonus(&mut self.history[before.slot], amount);
            self.update_continuation(before.piece_to, ply - 1, amount, &CONTINUATION_PLIES[..2]);
        }
    }
}
