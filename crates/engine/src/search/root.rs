//! The root: deeper and deeper, move by move.

use super::{Bound, End, Known, MAX_PLY, Moves, Node, Search, pick};
use crate::score::{INFINITE, Points, SURE, WON, won_in};

/// A move at the root and what has been found out about it.
#[derive(Clone, Debug)]
pub(crate) struct Order<M> {
    pub(crate) action: M,
    pub(crate) value: Points,
    pub(crate) line: Vec<M>,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(crate) struct Found<M> {
    /// The moves, the best first; as many as were asked for have values that can be compared.
    pub(crate) moves: Vec<Order<M>>,
    pub(crate) depth: u32,
}

impl<N: Node> Search<N> {
    /// Looks for the best moves, of which so many are wanted with exact values; `told` hears of every depth.
    pub(crate) fn run(
        &mut self,
        root: &N,
        wanted: usize,
        mut told: impl FnMut(&Found<N::Move>, u64),
    ) -> Found<N::Move> {
        let mut list = Moves::new();
        root.moves(&mut list);
        if !self.only.is_empty() {
            list.retain(|(action, _)| self.only.contains(action));
        }
        self.order(root, &mut list, u32::MAX, 0);
        for place in 0..list.len() {
            pick(&mut list, place);
        }
        let order =
            |(action, _): &(N::Move, i32)| Order { action: *action, value: -INFINITE, line: vec![*action] };
        let mut found = Found { moves: list.iter().map(order).collect::<Vec<_>>(), depth: 0 };
        if let Some(place) = self.win_at_once(root, &found) {
            found.moves.swap(0, place);
            found.moves[0].value = won_in(1);
            if wanted <= 1 {
                found.depth = 1;
                return found;
            }
        }
        if found.moves.is_empty() {
            return found;
        }
        let wanted = wanted.clamp(1, found.moves.len().max(1));
        let deepest = self.limiter.depth().min(MAX_PLY as u32 - 24);
        for depth in 1..=deepest {
            self.root_depth = depth;
            let mut next = found.clone();
            for rank in 0..wanted {
                let before = next.moves[rank].value;
                self.aspire(root, depth as i32, rank, before, &mut next.moves);
                if self.limiter.is_over() {
                    break;
                }
            }
            if self.limiter.is_over() {
                // What was found before the end counts if the former best has been looked at again.
                if wanted == 1 && next.moves.first().is_some_and(|best| best.value > -INFINITE) {
                    found.moves = next.moves;
                }
                break;
            }
            found = Found { moves: next.moves, depth };
            // A later one may have turned out to be better than was thought of it when it was put behind.
            found.moves[..wanted].sort_by_key(|order| -order.value);
            for order in found.moves.iter_mut().take(wanted) {
                order.line = self.line(root, order.action, depth);
            }
            told(&found, self.limiter.nodes_searched());
            let Some(best) = found.moves.first() else { break };
            // A win in so many plies is not beaten by a deeper look.
            if wanted == 1 && ((WON - best.value.abs()) as u32 <= depth || self.limiter.is_late()) {
                break;
            }
        }
        for order in found.moves.iter_mut().take(wanted) {
            if order.line.len() <= 1 {
                order.line = self.line(root, order.action, found.depth.max(1));
            }
        }
        found
    }

    /// The place of a move that wins at once.
    fn win_at_once(&self, root: &N, found: &Found<N::Move>) -> Option<usize> {
        found.moves.iter().position(|order| {
            let mut next = root.clone();
            next.play(order.action);
            let recurrence = next.recurrence();
            match next.ended() {
                Some(end) => end == End::Lost,
                None if self.path.iter().filter(|past| **past == recurrence).count() >= 2 => {
                    next.drawn() == End::Lost
                }
                None => {
                    let mut replies = Moves::new();
                    next.is_pressed() && {
                        next.moves(&mut replies);
                        replies.is_empty() && next.stuck() == End::Lost
                    }
                }
            }
        })
    }

    /// Finds the best of the moves from `rank` on and brings it there, with a window around what it was before.
    fn aspire(&mut self, root: &N, depth: i32, rank: usize, before: Points, moves: &mut [Order<N::Move>]) {
        if N::IS_CALM {
            return self.aspire_calmly(root, depth, rank, before, moves);
        }
        let mut width = 20;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 5 && before.abs() < SURE {
            (alpha, beta) = (before - width, before + width);
        }
        loop {
            let value = self.at_root(root, depth, rank, alpha, beta, moves);
            if self.limiter.is_over() {
                return;
            }
            width *= 4;
            if value <= alpha && alpha > -INFINITE {
                alpha = if width > 1000 { -INFINITE } else { value - width };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 1000 { INFINITE } else { value + width };
            } else {
                return;
            }
        }
    }

    pub(super) fn at_root(
        &mut self,
        root: &N,
        depth: i32,
        rank: usize,
        mut alpha: Points,
        beta: Points,
        moves: &mut [Order<N::Move>],
    ) -> Points {
        let (key, needed) = (root.key(), alpha);
        let mut best = -INFINITE;
        let mut place_of_best = rank;
        self.begin_line(root);
        for (place, order) in moves.iter_mut().enumerate().skip(rank) {
            let action = order.action;
            let mut next = root.clone();
            next.play(action);
            self.stack[0].begin(self.place(root, action, 0), root.kind(action), root.gain(action) <= 0);
            let mut value;
            if place == rank {
                value = -self.look(&next, depth - 1, 1, -beta, -alpha);
            } else {
                let mut less = match N::IS_CALM {
                    true => self.reduction_at_root(root, action, depth, place - rank),
                    false => i32::from(depth >= 4 && place >= rank + 5 && root.gain(action) <= 0),
                };
                value = -self.look(&next, depth - 1 - less, 1, -alpha - 1, -alpha);
                if N::IS_CALM && less > 0 && value > alpha && !self.limiter.is_over() {
                    value = -self.look(&next, depth - 1, 1, -alpha - 1, -alpha);
                    less = 0;
                }
                if value > alpha && (less > 0 || beta - alpha > 1) && !self.limiter.is_over() {
                    value = -self.look(&next, depth - 1, 1, -beta, -alpha);
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
        if best > -INFINITE {
            let bound = if best >= beta { Bound::Lower } else { Bound::Exact };
            if rank == 0 && !self.limiter.is_over() {
                let action = N::pack(moves[place_of_best].action);
                self.table.note(
                    key,
                    0,
                    Known { action, value: best, depth: depth as u32, bound, is_principal: true },
                );
            }
            // Where none is good enough, which is the least bad is not known, and the former best stays in front.
            if best > needed {
                moves[rank..=place_of_best].rotate_right(1);
            }
        }
        best
    }

    /// Has the path end with the root.
    pub(super) fn begin_line(&mut self, root: &N) {
        let recurrence = root.recurrence();
        if self.path.last() != Some(&recurrence) {
            self.path.push(recurrence);
            self.game = self.path.len();
        }
    }

    /// What each move at the root is worth when it is looked at by itself, for as deep as the budget lasts.
    pub(crate) fn each(&mut self, root: &N) -> Found<N::Move> {
        let mut list = Moves::new();
        root.moves(&mut list);
        let order = |(action, _): &(N::Move, i32)| Order {
            action: *action,
            value: root.gain(*action),
            line: vec![*action],
        };
        let mut found = Found { moves: list.iter().map(order).collect::<Vec<_>>(), depth: 0 };
        if let Some(place) = self.win_at_once(root, &found) {
            found.moves.swap(0, place);
            found.moves[0].value = won_in(1);
            found.depth = 1;
            return found;
        }
        if found.moves.is_empty() {
            return found;
        }
        let key = root.key();
        // What is overlooked when looking ahead is overlooked here too, unless there is nothing else.
        let sees = |order: &Order<N::Move>| {
            root.gain(order.action) <= 0 || self.blindness.sees(key, N::pack(order.action))
        };
        if found.moves.iter().any(sees) {
            found.moves.retain(sees);
        }
        self.begin_line(root);
        'deeper: for depth in 1..=self.limiter.depth().min(MAX_PLY as u32 - 24) {
            self.root_depth = depth;
            let mut values = Vec::with_capacity(found.moves.len());
            for order in &found.moves {
                let mut next = root.clone();
                next.play(order.action);
                let value = -self.look(&next, depth as i32 - 1, 1, -INFINITE, INFINITE);
                match self.limiter.is_over() {
                    false => values.push(value),
                    true if found.depth > 0 => break 'deeper,
                    // What there was no time to look at is judged as it stands.
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

    /// The line that follows a move, as far as the table knows it.
    fn line(&self, root: &N, action: N::Move, depth: u32) -> Vec<N::Move> {
        let mut line = vec![action];
        let mut node = root.clone();
        node.play(action);
        let mut known = vec![root.key()];
        while (line.len() as u32) < depth.max(2) && node.ended().is_none() && !known.contains(&node.key()) {
            known.push(node.key());
            let Some(entry) = self.table.look(node.key(), 0) else { break };
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
