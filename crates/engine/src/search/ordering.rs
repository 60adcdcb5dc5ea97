//! Move ordering, and the histories that it uses.

use super::core::{GAINS, Search};
use super::node::{Node, SLOTS};
use super::stack::MAX_PLY;

/// The greatest order of a capture that loses material.
pub(super) const LOSING_CAPTURE: i32 = -20_000;
/// The least order of captures that do not lose material.
const CAPTURE_ORDER: i32 = 100_000;
/// The divisor of the capture history in the order of captures.
const CAPTURE_HISTORY_DIVISOR: i32 = 6;
/// The step between two gains of the capture history.
const GAIN_STEP: usize = 128;

impl<N: Node> Search<N> {
    /// Gives each move its order.
    pub(super) fn score_moves(&self, node: &N, moves: &mut [(N::Move, i32)], table_move: u32, ply: u32) {
        let killers = self.stack[(ply as usize).min(MAX_PLY - 1)].killers;
        let countermove = match ply {
            0 => u32::MAX,
            _ => self.countermoves[self.stack[ply as usize - 1].slot],
        };
        let continuation_rows = self.continuation_rows(ply);
        for (action, order) in moves.iter_mut() {
            let packed = N::pack(*action);
            *order = if packed == table_move {
                i32::MAX
            } else if *order > 0 {
                // The game has ordered its captures.
                let history_score =
                    if N::IS_SELECTIVE { self.capture_history_score(node, *action) } else { 0 };
                *order + history_score / CAPTURE_HISTORY_DIVISOR + CAPTURE_ORDER
            } else if *order < 0 {
                *order
            } else if packed == killers[0] {
                90_000
            } else if packed == killers[1] {
                80_000
            } else if packed == countermove {
                70_000
            } else {
                self.quiet_score(node, *action, ply, continuation_rows)
            };
        }
    }

    /// Moves captures that lose material behind the other moves, as soon as one of them would be next.
    pub(super) fn defer_losing_captures(node: &N, moves: &mut [(N::Move, i32)], place: usize) {
        while let Some((action, order)) = moves.get_mut(place)
            && (CAPTURE_ORDER..i32::MAX).contains(order)
        {
            let lost = node.see(*action);
            if lost >= 0 {
                return;
            }
            *order = lost + LOSING_CAPTURE;
            pick_best(moves, place);
        }
    }

    pub(super) fn history_index(&self, node: &N, action: N::Move, ply: u32) -> usize {
        (ply as usize & 1) * SLOTS + (node.history_slot(action) & (SLOTS - 1))
    }

    /// Returns the index in the continuation history for a move `plies` after another.
    pub(super) fn continuation_index(&self, piece_to: usize, ply: u32, plies: usize) -> Option<usize> {
        let before = (ply as usize).checked_sub(plies).filter(|_| N::PIECE_TO_COUNT > 0)?;
        Some((plies % 2 * N::PIECE_TO_COUNT + self.stack[before].piece_to) * N::PIECE_TO_COUNT + piece_to)
    }

    /// Returns the rows of the continuation history for the moves one, two and four plies before.
    fn continuation_rows(&self, ply: u32) -> [usize; 3] {
        [1, 2, 4].map(|plies| {
            self.continuation_index(0, ply, plies).unwrap_or(2 * N::PIECE_TO_COUNT * N::PIECE_TO_COUNT)
        })
    }

    /// Returns the history score of a quiet move.
    pub(super) fn history_score(&self, node: &N, action: N::Move, ply: u32) -> i32 {
        self.quiet_score(node, action, ply, self.continuation_rows(ply))
    }

    #[inline]
    fn quiet_score(&self, node: &N, action: N::Move, ply: u32, continuation_rows: [usize; 3]) -> i32 {
        let history_score = i32::from(self.history[self.history_index(node, action, ply)]);
        if N::PIECE_TO_COUNT == 0 {
            return history_score;
        }
        let piece_to = node.piece_to(action);
        let [one, two, four] =
            continuation_rows.map(|row| i32::from(self.continuation_history[row + piece_to]));
        history_score + one + if N::IS_SELECTIVE { two + four / 2 } else { 0 }
    }

    /// Rewards a quiet move that caused a cutoff, and punishes the quiet moves tried before it.
    pub(super) fn update_quiet_history(
        &mut self,
        node: &N,
        action: N::Move,
        ply: u32,
        depth: i32,
        others: &[N::Move],
    ) {
        self.store_killer(N::pack(action), ply);
        let amount = (depth * depth * 8).min(1200);
        for (action, amount) in
            [(action, amount)].into_iter().chain(others.iter().map(|other| (*other, -amount)))
        {
            let place = self.history_index(node, action, ply);
            apply_bonus(&mut self.history[place], amount);
            let piece_to = if N::PIECE_TO_COUNT > 0 { node.piece_to(action) } else { 0 };
            if let Some(place) = self.continuation_index(piece_to, ply, 1) {
                apply_bonus(&mut self.continuation_history[place], amount);
            }
        }
    }

    /// Notes a quiet move that caused a cutoff as killer and countermove.
    pub(super) fn store_killer(&mut self, packed: u32, ply: u32) {
        let killers = &mut self.stack[(ply as usize).min(MAX_PLY - 1)].killers;
        if killers[0] != packed {
            killers[1] = killers[0];
            killers[0] = packed;
        }
        if ply > 0 {
            self.countermoves[self.stack[ply as usize - 1].slot] = packed;
        }
    }

    /// Returns the index in the capture history.
    pub(super) fn capture_index(node: &N, action: N::Move) -> usize {
        node.piece_to(action) * GAINS + (node.gain(action).max(0) as usize / GAIN_STEP).min(GAINS - 1)
    }

    /// Returns the history score of a capture.
    pub(super) fn capture_history_score(&self, node: &N, action: N::Move) -> i32 {
        i32::from(self.capture_history[Self::capture_index(node, action)])
    }
}

/// Adds a bonus or a malus to a history score, less near its bounds.
pub(super) fn apply_bonus(mark: &mut i16, amount: i32) {
    let now = i32::from(*mark);
    *mark = (now + amount - now * amount.abs() / 16_384) as i16;
}

/// Moves the best of the moves from a place on to that place.
pub(super) fn pick_best<M: Copy>(moves: &mut [(M, i32)], place: usize) {
    let Some((_, first)) = moves.get(place) else { return };
    let (mut best, mut top) = (place, *first);
    // Without branches, since which move is the best cannot be predicted.
    for (index, (_, order)) in moves.iter().enumerate().skip(place + 1) {
        let is_better = *order > top;
        best = if is_better { index } else { best };
        top = top.max(*order);
    }
    moves.swap(place, best);
}
