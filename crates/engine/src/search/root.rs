//! The root: iterative deepening.

use super::core::Search;
use super::node::{End, Moves, Node};
use super::ordering::pick_best;
use super::stack::MAX_PLY;
use super::table::{Bound, TableEntry};
use crate::score::{INFINITY, KNOWN_WIN, Value, WIN, win_in};

/// A move at the root.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) action: M,
    pub(crate) value: Value,
    pub(crate) line: Vec<M>,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub(crate) struct RootResult<M> {
    /// The moves, the best first; the first `multi_pv` have exact values.
    pub(crate) moves: Vec<RootMove<M>>,
    pub(crate) depth: u32,
}

impl<N: Node> Search<N> {
    /// Searches deeper and deeper for the best `multi_pv` moves; `on_iteration` gets the result of every depth.
    pub(crate) fn iterative_deepening(
        &mut self,
        root: &N,
        multi_pv: usize,
        mut on_iteration: impl FnMut(&RootResult<N::Move>, u64),
    ) -> RootResult<N::Move> {
        let mut list = Moves::new();
        root.moves(&mut list);
        if !self.search_moves.is_empty() {
            list.retain(|(action, _)| self.search_moves.contains(action));
        }
        self.score_moves(root, &mut list, u32::MAX, 0);
        for place in 0..list.len() {
            pick_best(&mut list, place);
        }
        let order = |(action, _): &(N::Move, i32)| RootMove {
            action: *action,
            value: -INFINITY,
            line: vec![*action],
        };
        let mut found = RootResult { moves: list.iter().map(order).collect::<Vec<_>>(), depth: 0 };
        if let Some(place) = self.winning_move(root, &found) {
            found.moves.swap(0, place);
            found.moves[0].value = win_in(1);
            if multi_pv <= 1 {
                found.depth = 1;
                return found;
            }
        }
        if found.moves.is_empty() {
            return found;
        }
        let multi_pv = multi_pv.clamp(1, found.moves.len().max(1));
        let deepest = self.limiter.depth().min(MAX_PLY as u32 - 24);
        for depth in 1..=deepest {
            self.root_depth = depth;
            let mut next = found.clone();
            for rank in 0..multi_pv {
                let before = next.moves[rank].value;
                self.aspiration_search(root, depth as i32, rank, before, &mut next.moves);
                if self.limiter.is_over() {
                    break;
                }
            }
            if self.limiter.is_over() {
                // A part of an iteration counts if it has searched the former best move.
                if multi_pv == 1 && next.moves.first().is_some_and(|best| best.value > -INFINITY) {
                    found.moves = next.moves;
                }
                break;
            }
            found = RootResult { moves: next.moves, depth };
            // A later move may be better than its value when it was moved back.
            found.moves[..multi_pv].sort_by_key(|order| -order.value);
            for order in found.moves.iter_mut().take(multi_pv) {
                order.line = self.principal_variation(root, order.action, depth);
            }
            on_iteration(&found, self.limiter.nodes_searched());
            let Some(best) = found.moves.first() else { break };
            // A deeper search finds no faster win.
            if multi_pv == 1 && ((WIN - best.value.abs()) as u32 <= depth || self.limiter.is_late()) {
                break;
            }
        }
        for order in found.moves.iter_mut().take(multi_pv) {
            if order.line.len() <= 1 {
                order.line = self.principal_variation(root, order.action, found.depth.max(1));
            }
        }
        found
    }

    /// Returns the place of a move that wins at once.
    fn winning_move(&self, root: &N, found: &RootResult<N::Move>) -> Option<usize> {
        found.moves.iter().position(|order| {
            let mut next = root.clone();
            next.play(order.action);
            let recurrence = next.repetition_key();
            match next.ended() {
                Some(end) => end == End::Lost,
                None if self.path.iter().filter(|past| **past == recurrence).count() >= 2 => {
                    next.drawn() == End::Lost
                }
                None => {
                    let mut replies = Moves::new();
                    next.is_in_check() && {
                        next.moves(&mut replies);
                        replies.is_empty() && next.stuck() == End::Lost
                    }
                }
            }
        })
    }

    /// Finds the best of the moves from `rank` on and moves it there, with an aspiration window around its last value.
    fn aspiration_search(
        &mut self,
        root: &N,
        depth: i32,
        rank: usize,
        before: Value,
        moves: &mut [RootMove<N::Move>],
    ) {
        if N::IS_SELECTIVE {
            return self.chess_aspiration_search(root, depth, rank, before, moves);
        }
        let mut width = 20;
        let (mut alpha, mut beta) = (-INFINITY, INFINITY);
        if depth >= 5 && before.abs() < KNOWN_WIN {
            (alpha, beta) = (before - width, before + width);
        }
        loop {
            let value = self.search_root(root, depth, rank, alpha, beta, moves);
            if self.limiter.is_over() {
                return;
            }
            width *= 4;
            if value <= alpha && alpha > -INFINITY {
                alpha = if width > 1000 { -INFINITY } else { value - width };
            } else if value >= beta && beta < INFINITY {
                beta = if width > 1000 { INFINITY } else { value + width };
            } else {
                return;
            }
        }
    }

    pub(super) fn search_root(
        &mut self,
        root: &N,
        depth: i32,
        rank: usize,
        mut alpha: Value,
        beta: Value,
        moves: &mut [RootMove<N::Move>],
    ) -> Value {
        let (key, needed) = (root.key(), alpha);
        let mut best = -INFINITY;
        let mut place_of_best = rank;
        self.begin_variation(root);
        for (place, order) in moves.iter_mut().enumerate().skip(rank) {
            let action = order.action;
            let mut next = root.clone();
            next.play(action);
            self.stack[0].begin(
                self.history_index(root, action, 0),
                root.piece_to(action),
                root.gain(action) <= 0,
            );
            let mut value;
            if place == rank {
                value = -self.alpha_beta(&next, depth - 1, 1, -beta, -alpha);
            } else {
                let mut reduction = match N::IS_SELECTIVE {
                    true => self.root_reduction(root, action, depth, place - rank),
                    false => i32::from(depth >= 4 && place >= rank + 5 && root.gain(action) <= 0),
                };
                value = -self.alpha_beta(&next, depth - 1 - reduction, 1, -alpha - 1, -alpha);
                if N::IS_SELECTIVE && reduction > 0 && value > alpha && !self.limiter.is_over() {
                    value = -self.alpha_beta(&next, depth - 1, 1, -alpha - 1, -alpha);
                    reduction = 0;
                }
                if value > alpha && (reduction > 0 || beta - alpha > 1) && !self.limiter.is_over() {
                    value = -self.alpha_beta(&next, depth - 1, 1, -beta, -alpha);
                }
            }
            if self.limiter.is_over() {
                break;
            }
            if value > best {
                best = value;
                place_of_best = place;
                order.value = value;
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if best > -INFINITY {
            let bound = if best >= beta { Bound::Lower } else { Bound::Exact };
            if rank == 0 && !self.limiter.is_over() {
                let action = N::pack(moves[place_of_best].action);
                self.table.store(
                    key,
                    0,
                    TableEntry { action, value: best, depth: depth as u32, bound, is_pv: true },
                );
            }
            // Without a move above alpha the former best stays in front: the least bad move is unknown.
            if best > needed {
                moves[rank..=place_of_best].rotate_right(1);
            }
        }
        best
    }

    /// Makes the root the last key of the game.
    pub(super) fn begin_variation(&mut self, root: &N) {
        let recurrence = root.repetition_key();
        if self.path.last() != Some(&recurrence) {
            self.path.push(recurrence);
            self.game = self.path.len();
        }
    }

    /// Searches each move at the root with a full window, within the budget.
    pub(crate) fn search_each_move(&mut self, root: &N) -> RootResult<N::Move> {
        let mut list = Moves::new();
        root.moves(&mut list);
        let order = |(action, _): &(N::Move, i32)| RootMove {
            action: *action,
            value: root.gain(*action),
            line: vec![*action],
        };
        let mut found = RootResult { moves: list.iter().map(order).collect::<Vec<_>>(), depth: 0 };
        if let Some(place) = self.winning_move(root, &found) {
            found.moves.swap(0, place);
            found.moves[0].value = win_in(1);
            found.depth = 1;
            return found;
        }
        if found.moves.is_empty() {
            return found;
        }
        let key = root.key();
        // A capture that the player overlooks later is overlooked here too, unless nothing else is left.
        let sees = |order: &RootMove<N::Move>| {
            root.gain(order.action) <= 0 || self.blindness.sees(key, N::pack(order.action))
        };
        if found.moves.iter().any(sees) {
            found.moves.retain(sees);
        }
        self.begin_variation(root);
        'deeper: for depth in 1..=self.limiter.depth().min(MAX_PLY as u32 - 24) {
            self.root_depth = depth;
            let mut values = Vec::with_capacity(found.moves.len());
            for order in &found.moves {
                let mut next = root.clone();
                next.play(order.action);
                let value = -self.alpha_beta(&next, depth as i32 - 1, 1, -INFINITY, INFINITY);
                match self.limiter.is_over() {
                    false => values.push(value),
                    true if found.depth > 0 => break 'deeper,
                    // Without time for a search, a move gets its static evaluation.
                    true => values.push(-next.evaluate()),
                }
            }
            found.moves.iter_mut().zip(values).for_each(|(order, value)| order.value = value);
            found.depth = depth;
            if self.limiter.is_over() {
                break;
            }
        }
        found.moves.sort_by_key(|order| -order.value);
        found
    }

    /// Returns the principal variation after a move, as far as the table has it.
    fn principal_variation(&self, root: &N, action: N::Move, depth: u32) -> Vec<N::Move> {
        let mut line = vec![action];
        let mut node = root.clone();
        node.play(action);
        let mut known = vec![root.key()];
        while (line.len() as u32) < depth.max(2) && node.ended().is_none() && !known.contains(&node.key()) {
            known.push(node.key());
            let Some(entry) = self.table.probe(node.key(), 0) else { break };
            let mut moves = Moves::new();
            node.moves(&mut moves);
            let Some((action, _)) = moves.iter().find(|(action, _)| N::pack(*action) == entry.action) else {
                break;
            };
            line.push(*action);
            node.play(*action);
        }
        line
    }
}
