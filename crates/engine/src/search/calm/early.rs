//! What is told of a position before its moves are looked at (Razoring, Reverse Futility Pruning, Null Move Pruning,
//! ProbCut).

use super::pruning::as_judged;
use super::spot::Spot;
use super::window::Window;
use crate::search::{Bound, Known, Moves, Node, Points, SURE, Search, pick};

/// How far behind a position is hopeless, at first and by the square of the depth.
const HOPELESS: Points = 142;
const HOPELESS_A_PLY: Points = 57;
const HOPELESS_DEPTH: i32 = 3;
/// How far ahead a position is good enough, for each ply, and less if the other side is worse off than before.
const AHEAD_A_PLY: Points = 28;
const AHEAD_OF_WORSE: Points = 12;
const AHEAD_DEPTH: i32 = 8;
/// How far ahead it must stand for a pass, less for each ply, and what makes it less deep.
const PASSING: Points = 80;
const PASSING_A_PLY: Points = 4;
const PASSING_DEPTH: i32 = 3;
const PASSING_LESS: i32 = 4;
const PASSING_LESS_FOR: Points = 51;
/// By how much a capture must be too good, and from which depth on that is tried.
const CAPTURING: Points = 21;
const CAPTURING_DEPTH: i32 = 5;
const CAPTURING_LESS: i32 = 4;

impl<N: Node> Search<N> {
    /// The value of a position that is told without looking at its moves one by one; 0 if the budget is used up.
    pub(super) fn told_early(&mut self, node: &N, spot: &Spot) -> Option<Points> {
        let Window { alpha, beta, is_cut, may_pass } = spot.window;
        let (depth, judged) = (spot.depth, spot.judged);
        if spot.is_principal || spot.pressed || !spot.is_whole || spot.is_answer() {
            return None;
        }
        if depth <= HOPELESS_DEPTH
            && judged + HOPELESS + HOPELESS_A_PLY * depth * depth <= alpha
            && alpha.abs() < SURE
        {
            let value = self.quiet_down(node, spot.ply, 0, alpha, alpha + 1);
            if value <= alpha || self.limiter.is_over() {
                return Some(value);
            }
        }
        if beta.abs() >= SURE {
            return None;
        }
        let ahead = AHEAD_A_PLY * (depth - i32::from(spot.improving))
            + if spot.worsening { AHEAD_OF_WORSE } else { 0 };
        if depth <= AHEAD_DEPTH && judged.abs() < SURE && judged - ahead >= beta {
            return Some(beta + (judged - beta) / 3);
        }
        if may_pass
            && N::MAY_PASS
            && depth >= PASSING_DEPTH
            && judged >= beta
            && spot.stands >= beta + PASSING - PASSING_A_PLY * depth
            && let Some(next) = node.pass()
        {
            self.stack[spot.here()].begin(0, 0, false);
            let less = PASSING_LESS + depth / 3 + ((judged - beta) / PASSING_LESS_FOR).min(3);
            let reply = Window::above(-beta, !is_cut).with_a_move();
            let value = -self.look_after(spot.key, &next, depth - less, spot.ply + 1, reply);
            if self.limiter.is_over() {
                return Some(0);
            }
            if value >= beta {
                return Some(if value >= SURE { beta } else { value });
            }
        }
        None
    }

    /// The value of a capture after which the position is better than it has to be by so much that a look less deep is
    /// enough; 0 if the budget is used up.
    pub(super) fn too_good_a_capture(&mut self, node: &N, spot: &Spot) -> Option<Points> {
        let beta = spot.window.beta;
        let bar = beta + CAPTURING;
        let is_tried = !spot.is_principal
            && !spot.pressed
            && spot.is_whole
            && !spot.is_answer()
            && spot.depth >= CAPTURING_DEPTH
            && beta.abs() < SURE;
        let speaks_against = |known: Known| known.depth as i32 >= spot.depth - 3 && known.value < bar;
        if !is_tried || spot.known.is_some_and(speaks_against) {
            return None;
        }
        let mut moves = Moves::new();
        node.captures(&mut moves);
        let is_first = |(action, _): &&mut (N::Move, i32)| N::pack(*action) == spot.first;
        moves.iter_mut().filter(is_first).for_each(|(_, order)| *order = i32::MAX);
        for index in 0..moves.len() {
            pick(&mut moves, index);
            let action = moves[index].0;
            let packed = N::pack(action);
            if spot.judged + as_judged(node.gain(action)) < bar
                || node.exchange(action) < 0
                || !self.blindness.sees(spot.key, packed)
            {
                continue;
            }
            let next = node.after(action, |key| self.table.fetch(key));
            let slot = self.place(node, action, spot.ply);
            self.stack[spot.here()].begin(slot, node.kind(action), false);
            let mut value = -self.quiet_down(&next, spot.ply + 1, 0, -bar, -bar + 1);
            let onward = spot.depth - CAPTURING_LESS;
            if value >= bar && onward > 0 && !self.limiter.is_over() {
                let reply = Window::above(-bar, !spot.window.is_cut);
                value = -self.look_after(spot.key, &next, onward, spot.ply + 1, reply);
            }
            if self.limiter.is_over() {
                return Some(0);
            }
            if value >= bar {
                let depth = (spot.depth - 3) as u32;
                let found = Known { action: packed, value, depth, bound: Bound::Lower, is_principal: false };
                self.table.note(spot.key, spot.ply, found);
                return Some(value);
            }
        }
        None
    }
}
