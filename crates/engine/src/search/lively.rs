//! The search of games in which a quiet move may be worth as much as a capture, and of all games while a win is proved.

use super::ordering::pick;
use super::table::{Bound, Found as Known};
use super::{LOSING, MAX_PLY, Moves, Node, Search};
use crate::score::{INFINITE, Points, SURE, lost_in};

/// How far behind a quiet move is hopeless, by the plies before the end of a line.
const FUTILE: [Points; 4] = [0, 120, 220, 340];

/// By how many plies less deep late quiet moves are looked at first, by depth and place.
pub(super) fn reductions() -> [[i32; 64]; 64] {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (index, less) in row.iter_mut().enumerate().skip(1) {
            *less = (0.6 + (depth as f64).ln() * (index as f64).ln() / 2.1) as i32;
        }
    }
    table
}

impl<N: Node> Search<N> {
    /// The value of a position that is `ply` plies from the root, looked at `depth` plies deep.
    pub(super) fn look_lively(
        &mut self,
        node: &N,
        mut depth: i32,
        ply: u32,
        mut alpha: Points,
        mut beta: Points,
        may_pass: bool,
    ) -> Points {
        if let Some(value) = self.ended(node, ply) {
            return value;
        }
        let here = ply as usize;
        if here + 1 >= MAX_PLY {
            return node.evaluate();
        }
        let key = node.key();
        let pressed = node.is_pressed();
        if self.is_proving {
            if depth <= 0 {
                return Self::beyond(node, pressed, ply);
            }
        } else if pressed {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiet_down(node, ply, 0, alpha, beta);
        }
        if let Some(value) = self.narrowed(ply, &mut alpha, &mut beta) {
            return value;
        }
        let is_principal = beta - alpha > 1;
        let known = self.table.look(key, ply);
        let left_out = std::mem::replace(&mut self.stack[here].left_out, u32::MAX);
        let is_whole = left_out == u32::MAX;
        if let Some(known) = known
            && !is_principal
            && is_whole
            && known.depth as i32 >= depth
            && known.decides(alpha, beta)
        {
            return known.value;
        }
        let judged = self.judge(node);
        self.stack[here].judged = judged;
        // Whether the seat is better off than at its last move.
        let improving = !pressed && (here < 2 || judged > self.stack[here - 2].judged);
        let may_leave_out = !is_principal && !pressed && !self.is_proving;
        if may_leave_out && is_whole && beta.abs() < SURE {
            if depth <= 6 && judged - 80 * (depth - i32::from(improving)) >= beta {
                return judged;
            }
            if may_pass
                && N::MAY_PASS
                && depth >= 3
                && judged >= beta
                && let Some(next) = node.pass()
            {
                self.stack[here].begin(0, 0, false);
                let less = 3 + depth / 4 + ((judged - beta) / 200).min(2);
                self.path.push(node.recurrence());
                let value = -self.look_lively(&next, depth - less, ply + 1, -beta, -beta + 1, false);
                self.path.pop();
                if self.limiter.is_over() {
                    return 0;
                }
                if value >= beta {
                    return if value >= SURE { beta } else { value };
                }
            }
        }
        // Without a move to begin with, the search that finds one may be less deep.
        if is_principal && known.is_none() && depth >= 5 {
            depth -= 1;
        }
        let mut moves = Moves::new();
        node.moves(&mut moves);
        if moves.is_empty() {
            return Self::stuck(node, ply);
        }
        let first = known.map_or(u32::MAX, |known| known.action);
        self.order(node, &mut moves, first, ply);
        let only = moves.len() == 1;
        let extension = match known {
            Some(known) if is_whole && !self.is_proving && depth >= 7 && ply < 2 * self.limiter.depth() => {
                self.is_alone(node, known, depth, ply)
            }
            _ => 0,
        };
        if self.limiter.is_over() {
            return 0;
        }
        let futile =
            may_leave_out && depth <= 3 && alpha.abs() < SURE && judged + FUTILE[depth as usize] <= alpha;
        self.path.push(node.recurrence());
        let (mut best, mut best_move, mut bound) = (-INFINITE, u32::MAX, Bound::Upper);
        let mut is_best_quiet = false;
        let mut edge = None;
        let mut quiets: arrayvec::ArrayVec<N::Move, 48> = arrayvec::ArrayVec::new();
        for index in 0..moves.len() {
            pick(&mut moves, index);
            Self::put_off(node, &mut moves, index);
            let (action, order) = moves[index];
            let packed = N::pack(action);
            let gain = node.gain(action);
            if packed == left_out {
                continue;
            }
            if gain > 0 && best > -SURE && !self.blindness.sees(key, packed) {
                continue;
            }
            let is_quiet = gain <= 0;
            let worth = if is_quiet { self.worth(node, action, ply) } else { 0 };
            let mut less = 0;
            if depth >= 3 && is_quiet && !pressed && index >= 3 && !self.is_proving {
                less = self.reductions[depth.min(63) as usize][index.min(63)];
                less -= i32::from(is_principal) + worth / 7000;
            }
            let is_left_out = may_leave_out
                && best > -SURE
                && match is_quiet {
                    true => futile || depth <= 6 && is_late(index, depth, improving),
                    false => depth <= 3 && order <= LOSING,
                };
            // What decides the game at once, or presses the other side, is never left out.
            if is_left_out && !node.is_sharp(edge.get_or_insert_with(|| node.edge()), action) {
                if is_quiet && futile {
                    best = best.max(judged + FUTILE[depth as usize]);
                }
                continue;
            }
            let next = node.after(action, |key| self.table.fetch(key));
            let longer = if packed == first { extension } else { 0 };
            let onward = depth - 1 + i32::from(only && depth < 3) + longer;
            let slot = self.place(node, action, ply);
            self.stack[here].begin(slot, node.kind(action), is_quiet);
            let value = if best == -INFINITE {
                -self.look_lively(&next, onward, ply + 1, -beta, -alpha, true)
            } else {
                let less = less.clamp(0, (onward - 1).max(0));
                let mut value = -self.look_lively(&next, onward - less, ply + 1, -alpha - 1, -alpha, true);
                if value > alpha && less > 0 {
                    value = -self.look_lively(&next, onward, ply + 1, -alpha - 1, -alpha, true);
                }
                if value > alpha && value < beta {
                    value = -self.look_lively(&next, onward, ply + 1, -beta, -alpha, true);
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
                    self.praise(node, action, ply, depth, &quiets);
                }
                break;
            }
            if is_quiet {
                let _ = quiets.try_push(action);
            }
        }
        self.path.pop();
        if !is_whole {
            return best;
        }
        if self.is_proving && best.abs() < SURE {
            best = best.clamp(beta - 1, beta);
        } else if !pressed && (is_best_quiet || bound == Bound::Upper) {
            // A capture wins what no judgement sees.
            self.learn(node, judged, best, bound, depth);
        }
        let action = if bound == Bound::Upper { u32::MAX } else { best_move };
        let depth = depth.max(0) as u32;
        self.table.note(key, ply, Known { action, value: best, depth, bound, is_principal: false });
        best
    }

    /// What is known at the end of a line that is to prove a win: only whether the game ends here.
    fn beyond(node: &N, pressed: bool, ply: u32) -> Points {
        let mut moves = Moves::new();
        if pressed {
            node.moves(&mut moves);
        }
        match pressed && moves.is_empty() && node.stuck() == super::End::Lost {
            true => lost_in(ply),
            false => 0,
        }
    }

    /// By how many plies deeper a known best move is looked at: if no other is nearly as good.
    fn is_alone(&mut self, node: &N, known: Known, depth: i32, ply: u32) -> i32 {
        let is_lower = matches!(known.bound, Bound::Lower | Bound::Exact);
        if !is_lower
            || (known.depth as i32) < depth - 3
            || known.value.abs() >= SURE
            || known.action == u32::MAX
        {
            return 0;
        }
        let bar = known.value - 2 * depth;
        self.stack[ply as usize].left_out = known.action;
        let others = self.look_lively(node, (depth - 1) / 2, ply, bar - 1, bar, false);
        self.stack[ply as usize].left_out = u32::MAX;
        i32::from(others < bar)
    }
}

/// Whether a quiet move comes after so many that it can be left out.
const fn is_late(index: usize, depth: i32, improving: bool) -> bool {
    let max = 4 + depth * depth;
    index as i32 > if improving { 2 * max } else { max }
}
