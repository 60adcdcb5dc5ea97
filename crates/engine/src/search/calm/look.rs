//! The value of a position in a calm game.

use super::pruning::are_many;
use super::reduction::{KNOWN_AS_GOOD, Late};
use super::rewards::Tried;
use super::singular::Alone;
use super::spot::Spot;
use super::window::Window;
use crate::score::{INFINITE, Points, SURE};
use crate::search::{Bound, Known, MAX_PLY, Moves, Node, Search, pick};

/// From which depth on a position without a known move is looked at less deep.
const UNKNOWN_DEPTH: i32 = 4;
/// After a move that was looked at so much less deep, it is looked at deeper unless the other side is worse off.
const MUCH_LESS: i32 = 3;
/// Where both sides like what they have, a position is looked at less deep.
const BOTH_LIKE: Points = 32;
/// By how much a move must be better than the best one to be looked at deeper.
const MUCH_BETTER: Points = 2;
/// A move that is too good by more teaches more.
const FAR_TOO_GOOD: Points = 20;
/// Up to which depth the moves after one that is better are looked at less deep.
const RAISED_DEPTH: i32 = 12;

impl<N: Node> Search<N> {
    /// The value of a position that is `ply` plies from the root, looked at `depth` plies deep.
    pub(in crate::search) fn look_calmly(
        &mut self,
        node: &N,
        mut depth: i32,
        ply: u32,
        mut window: Window,
    ) -> Points {
        if let Some(value) = self.ended(node, ply) {
            return value;
        }
        let here = ply as usize;
        if here + 1 >= MAX_PLY {
            return node.evaluate();
        }
        let pressed = node.is_pressed();
        depth += i32::from(pressed);
        if depth <= 0 {
            return self.quiet_down(node, ply, 0, window.alpha, window.beta);
        }
        if let Some(value) = self.narrowed(ply, &mut window.alpha, &mut window.beta) {
            return value;
        }
        let key = node.key();
        let is_principal = window.beta - window.alpha > 1;
        let left_out = std::mem::replace(&mut self.stack[here].left_out, u32::MAX);
        let is_whole = left_out == u32::MAX;
        let known = self.table.look(key, ply);
        if let Some(known) = known
            && !is_principal
            && is_whole
            && known.depth as i32 >= depth
            && known.decides(window.alpha, window.beta)
        {
            return known.value;
        }
        let mut spot = Spot {
            key,
            ply,
            depth,
            window,
            is_principal,
            was_principal: is_principal || known.is_some_and(|known| known.is_principal),
            pressed,
            known,
            first: known.map_or(u32::MAX, |known| known.action),
            is_whole,
            stands: 0,
            judged: 0,
            improving: false,
            worsening: false,
        };
        self.judge_calmly(node, &mut spot);
        if let Some(value) = self.told_early(node, &spot) {
            return value;
        }
        // Without a move to begin with, the search that finds one may be less deep.
        if (is_principal || window.is_cut)
            && is_whole
            && spot.first == u32::MAX
            && spot.depth >= UNKNOWN_DEPTH
        {
            spot.depth -= 1;
        }
        if let Some(value) = self.too_good_a_capture(node, &spot) {
            return value;
        }
        let mut moves = Moves::new();
        node.moves(&mut moves);
        if moves.is_empty() {
            return Self::stuck(node, ply);
        }
        let extension = match self.how_alone(node, &spot) {
            Alone::Deeper(plies) => plies,
            Alone::Cut(value) => return value,
        };
        if self.limiter.is_over() {
            return 0;
        }
        self.best_of(node, spot, &mut moves, left_out, extension)
    }

    /// Judges a position and what that says of the line before it.
    fn judge_calmly(&mut self, node: &N, spot: &mut Spot) {
        let here = spot.here();
        if let Some(later) = self.stack.get_mut(here + 2) {
            later.cuts = 0;
        }
        let before = here.checked_sub(1);
        let less = before.map_or(0, |before| std::mem::take(&mut self.stack[before].less));
        let two_before = here.checked_sub(2).map(|before| self.stack[before].judged);
        if spot.pressed {
            self.stack[here].judged = two_before.unwrap_or(0);
            return;
        }
        spot.stands = self.judge(node);
        self.stack[here].judged = spot.stands;
        // What has been found out is a better judgement where it tells on which side of this one the value is.
        let tells = |known: &Known| spot.is_whole && known.tells_more_than(spot.stands);
        spot.judged = spot.known.filter(tells).map_or(spot.stands, |known| known.value);
        spot.improving = two_before.is_none_or(|before| spot.stands > before);
        let Some(theirs) = before.map(|before| self.stack[before].judged) else { return };
        spot.worsening = spot.stands > -theirs;
        if spot.is_whole {
            if less >= MUCH_LESS && !spot.worsening {
                spot.depth += 1;
            } else if less >= 1 && spot.depth >= 2 && spot.stands + theirs > BOTH_LIKE {
                spot.depth -= 1;
            }
            self.compare_with_before(spot.ply);
        }
    }

    /// The value of the best move.
    fn best_of(
        &mut self,
        node: &N,
        mut spot: Spot,
        moves: &mut Moves<N::Move>,
        left_out: u32,
        extension: i32,
    ) -> Points {
        let (here, beta) = (spot.here(), spot.window.beta);
        let only = moves.len() == 1;
        // The others are ordered when it is sure that they are needed.
        let known = moves.iter().position(|(action, _)| N::pack(*action) == spot.first);
        match known {
            Some(place) => moves.swap(0, place),
            None => self.order(node, moves, u32::MAX, spot.ply),
        }
        let (mut best, mut best_move, mut bound) = (-INFINITE, u32::MAX, Bound::Upper);
        let (mut is_best_quiet, mut first_captures, mut count) = (false, false, 0);
        let mut edge = None;
        let mut tried = Tried::new();
        for index in 0..moves.len() {
            if index == 1 && known.is_some() {
                self.order(node, &mut moves[1..], u32::MAX, spot.ply);
            }
            // The last ones are left out in any order.
            if (index > 0 || known.is_none()) && !are_many(&spot, count) {
                pick(moves, index);
                Self::put_off(node, moves, index);
            }
            let (action, order) = moves[index];
            let packed = N::pack(action);
            let gain = node.gain(action);
            first_captures |= packed == spot.first && gain > 0;
            if packed == left_out {
                continue;
            }
            if gain > 0 && best > -SURE && !self.blindness.sees(spot.key, packed) {
                continue;
            }
            count += 1;
            let is_quiet = gain <= 0;
            let worth = match is_quiet {
                true if index > 0 && order < KNOWN_AS_GOOD => order,
                true => self.worth(node, action, spot.ply),
                false => self.capture_worth(node, action),
            };
            // The first move is looked at as it is.
            let checks = best > -INFINITE && node.is_sharp(edge.get_or_insert_with(|| node.edge()), action);
            let late = Late { count, order, gain, worth, checks, first_captures };
            let may_leave_out = best > -SURE && !(spot.is_answer() && spot.is_principal);
            if may_leave_out && self.is_hopeless(node, &spot, action, late) {
                continue;
            }
            let next = node.after(action, |key| self.table.fetch(key));
            let longer = if packed == spot.first { extension } else { 0 };
            let onward = spot.depth - 1 + i32::from(only && spot.depth < 3) + longer;
            let slot = self.place(node, action, spot.ply);
            self.stack[here].begin(slot, node.kind(action), is_quiet);
            self.path.push(spot.key);
            let value = match best == -INFINITE {
                true => {
                    let Window { alpha, is_cut, .. } = spot.window;
                    let window = match spot.is_principal {
                        true => Window::between(alpha, beta),
                        false => Window::above(alpha, !is_cut),
                    };
                    -self.look_calmly(&next, onward, spot.ply + 1, window.turned())
                }
                false => self.later_move(&next, &spot, onward, best, late),
            };
            self.path.pop();
            if self.limiter.is_over() {
                return 0;
            }
            if value > best {
                (best, best_move, is_best_quiet) = (value, packed, is_quiet);
            }
            if value > spot.window.alpha {
                (spot.window.alpha, bound) = (value, Bound::Exact);
                if value >= beta {
                    bound = Bound::Lower;
                    self.stack[here].cuts += 1;
                    let depth = spot.depth + i32::from(best > beta + FAR_TOO_GOOD);
                    self.reward(node, action, spot.ply, depth, &tried);
                    break;
                }
                if (3..RAISED_DEPTH).contains(&spot.depth) && value.abs() < SURE {
                    spot.depth -= 1;
                }
            }
            tried.push(action, is_quiet);
        }
        if best == -INFINITE {
            // There is only the move that is left out.
            return spot.window.alpha;
        }
        // What is too good by far is not sure to be.
        if best >= beta && best.abs() < SURE && beta.abs() < SURE {
            best = (best * spot.depth + beta) / (spot.depth + 1);
        }
        if !spot.is_whole {
            return best;
        }
        if bound == Bound::Upper {
            self.reward_the_move_before(spot.ply, spot.depth);
        }
        if !spot.pressed && (is_best_quiet || bound == Bound::Upper) {
            // A capture wins what no judgement sees.
            self.learn(node, spot.stands, best, bound, spot.depth);
        }
        let action = if bound == Bound::Upper { u32::MAX } else { best_move };
        let depth = spot.depth.max(0) as u32;
        let found = Known { action, value: best, depth, bound, is_principal: spot.was_principal };
        self.table.note(spot.key, spot.ply, found);
        best
    }

    /// The value of a move that is not the first, if it may be better than the best one.
    fn later_move(&mut self, next: &N, spot: &Spot, onward: i32, best: Points, late: Late) -> Points {
        let Window { alpha, beta, is_cut, .. } = spot.window;
        let ply = spot.ply + 1;
        let less = match spot.depth >= 2 && late.count > 1 + usize::from(spot.is_principal) {
            true => self.reduction(spot, late).clamp(0, (onward - 1).max(0)),
            false => 0,
        };
        let mut deep = onward;
        let window = Window::above(alpha, less > 0 || !is_cut).turned();
        self.stack[spot.here()].less = less;
        let mut value = -self.look_calmly(next, onward - less, ply, window);
        self.stack[spot.here()].less = 0;
        if less > 0 && value > alpha {
            deep += i32::from(value > best + MUCH_BETTER + onward / 2);
            deep -= i32::from(value < best + 2);
            if deep > onward - less {
                value = -self.look_calmly(next, deep, ply, Window::above(alpha, !is_cut).turned());
            }
        }
        if spot.is_principal && value > alpha && (value < beta || deep < onward) && !self.limiter.is_over() {
            value = -self.look_calmly(next, onward, ply, Window::between(alpha, beta).turned());
        }
        value
    }

    /// The value of the position after a move from the one with this key.
    pub(super) fn look_after(&mut self, key: u64, next: &N, depth: i32, ply: u32, window: Window) -> Points {
        self.path.push(key);
        let value = self.look_calmly(next, depth, ply, window);
        self.path.pop();
        value
    }
}
