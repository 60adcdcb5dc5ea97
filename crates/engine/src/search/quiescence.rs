//! The end of a line: captures are followed until it is quiet.

use super::calm::as_judged;
use super::{Bound, End, Known, MAX_PLY, Moves, Node, Search, pick};
use crate::score::{INFINITE, Points, SURE, lost_in, won_in};

/// Captures that cannot come within so much of what is needed are not looked at.
const MARGIN: Points = 150;
/// The same in a calm game, where a capture brings less as a position is judged.
const CALM_MARGIN: Points = 56;
/// In a calm game so many captures are looked at.
const CALM_CAPTURES: usize = 4;

impl<N: Node> Search<N> {
    /// The value of a position when only captures are looked at; `depth` is how many there have been.
    pub(super) fn quiet_down(
        &mut self,
        node: &N,
        ply: u32,
        depth: u32,
        mut alpha: Points,
        beta: Points,
    ) -> Points {
        match node.ended() {
            Some(End::Won) => return won_in(ply),
            Some(End::Lost) => return lost_in(ply),
            Some(End::Drawn) => return node.repeated(),
            None => {}
        }
        self.limiter.count();
        if self.limiter.is_over() {
            return 0;
        }
        let known = if N::IS_CALM { self.table.look(node.key(), ply) } else { None };
        if let Some(known) = known
            && beta - alpha == 1
            && known.decides(alpha, beta)
        {
            return known.value;
        }
        let mut judged = self.judge(node);
        if let Some(known) = known
            && known.tells_more_than(judged)
        {
            judged = known.value;
        }
        if ply as usize + 1 >= MAX_PLY {
            return judged;
        }
        let pressed = depth < 4 && node.is_pressed();
        // In calm games no capture is compulsory.
        if N::IS_CALM && !pressed && judged >= beta {
            return (judged + beta) / 2;
        }
        let mut moves = Moves::new();
        let must = if pressed {
            node.moves(&mut moves);
            if moves.is_empty() {
                return match node.stuck() {
                    End::Won => won_in(ply),
                    End::Lost => lost_in(ply),
                    End::Drawn => node.repeated(),
                };
            }
            true
        } else {
            node.captures(&mut moves)
        };
        let first = known.map_or(u32::MAX, |known| known.action);
        if first != u32::MAX {
            let is_first = |(action, _): &&mut (N::Move, i32)| N::pack(*action) == first;
            moves.iter_mut().filter(is_first).for_each(|(_, order)| *order = i32::MAX);
        }
        let (mut best, mut best_move) = (-INFINITE, u32::MAX);
        if !must {
            best = judged;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let hope = |gain| if N::IS_CALM { as_judged(gain) + CALM_MARGIN } else { gain + MARGIN };
        let key = if self.blindness.per_mille > 0 { node.key() } else { 0 };
        let mut count = 0;
        for index in 0..moves.len() {
            pick(&mut moves, index);
            let (action, order) = moves[index];
            let gain = node.gain(action);
            if !must && (order < 0 || judged + hope(gain) <= alpha || node.exchange(action) < 0) {
                continue;
            }
            if gain > 0 && !(must && best == -INFINITE) && !self.blindness.sees(key, N::pack(action)) {
                continue;
            }
            if pressed && best > -SURE && gain <= 0 {
                continue;
            }
            if N::IS_CALM && !must && count >= CALM_CAPTURES && best > -SURE {
                break;
            }
            count += 1;
            let next = node.after(action, |key| self.table.fetch(key));
            let value = -self.quiet_down(&next, ply + 1, depth + 1, -beta, -alpha);
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
        if best == -INFINITE {
            return judged;
        }
        if N::IS_CALM && known.is_none() {
            let bound = if best >= beta { Bound::Lower } else { Bound::Upper };
            let found = Known { action: best_move, value: best, depth: 0, bound, is_principal: false };
            self.table.note(node.key(), ply, found);
        }
        best
    }
}
