//! The search that all games share whose seats move in turn: principal variation search with iterative deepening.

mod blindness;
mod corrections;
mod hopeless;
mod node;
mod ordering;
mod proof;
mod quiescence;
mod root;
mod table;

pub(crate) use blindness::{Blindness, number_of};
pub(crate) use node::{End, KINDS_OF_TRAIT, Moves, Node, SLOTS, Traits};
pub(crate) use root::{Found, Order};

use corrections::Corrections;
use hopeless::{Quiet, reductions};
use ordering::pick;
use table::{Bound, Found as Known, Table};

use crate::limits::Meter;
use crate::score::{INFINITE, MAX_SCORE, Points, SURE, lost_in, won_in};

/// The longest line that is looked at, in plies.
const MAX_PLY: usize = 96;

/// How far behind a quiet move is hopeless, by the plies before the end of a line.
const FUTILE: [Points; 4] = [0, 120, 220, 340];

/// The order of a capture that loses more than it wins is below this.
const LOSING: i32 = -20_000;

/// What is searched, and what has been learned on the way.
pub(crate) struct Search<N: Node> {
    table: Table,
    /// How quiet moves have done, by seat of the ply and slot.
    history: Vec<i16>,
    killers: [[u32; 2]; MAX_PLY],
    /// How the positions of the line have been judged.
    judged: [Points; MAX_PLY],
    /// The quiet move that answered a move like this one well, by seat of the ply and slot.
    answers: Vec<u32>,
    /// The slots of the moves of the line.
    line: [usize; MAX_PLY],
    /// How quiet moves have done after the move before, by the kinds of both; empty in games with too many kinds.
    following: Vec<i16>,
    /// The kinds of the moves of the line.
    kinds: [usize; MAX_PLY],
    /// The move of the line that is left out to see whether there is another as good.
    left_out: [u32; MAX_PLY],
    reductions: [[i8; 64]; 64],
    corrections: Corrections,
    /// Whether a win is to be proved: then nothing is left out and nothing judged.
    is_proving: bool,
    /// The keys of the game so far and of the line that is looked at.
    path: Vec<u64>,
    /// How many of these are of the game.
    game: usize,
    pub(crate) meter: Meter,
    pub(crate) blindness: Blindness,
    /// The only move that is looked at at the root, if it is one.
    pub(crate) only: Option<N::Move>,
    node: std::marker::PhantomData<N>,
}

impl<N: Node> Search<N> {
    /// A search with a table of so many bytes; `past` are the keys of earlier positions.
    pub(crate) fn new(bytes: usize, past: &[u64], meter: Meter) -> Self {
        Self {
            table: Table::new(bytes),
            history: vec![0; 2 * SLOTS],
            killers: [[u32::MAX; 2]; MAX_PLY],
            judged: [0; MAX_PLY],
            answers: vec![u32::MAX; 2 * SLOTS],
            line: [0; MAX_PLY],
            following: vec![0; N::KINDS * N::KINDS],
            kinds: [0; MAX_PLY],
            left_out: [u32::MAX; MAX_PLY],
            reductions: reductions(),
            corrections: Corrections::new(),
            is_proving: false,
            path: past.to_vec(),
            game: past.len(),
            meter,
            blindness: Blindness::default(),
            only: None,
            node: std::marker::PhantomData,
        }
    }

    /// Begins another search that goes on from these positions.
    pub(crate) fn renew(&mut self, past: &[u64], meter: Meter) {
        self.table.turn_over();
        self.path = past.to_vec();
        self.game = past.len();
        self.meter = meter;
        self.history.iter_mut().chain(&mut self.following).for_each(|worth| *worth /= 4);
        self.killers = [[u32::MAX; 2]; MAX_PLY];
        self.answers.fill(u32::MAX);
        self.left_out.fill(u32::MAX);
    }

    /// Whether the position has come before: once in the line that is looked at, or twice in the game.
    fn has_come(&self, key: u64, reversible: u32) -> bool {
        let from = self.path.len().saturating_sub(reversible as usize);
        let mut in_game = 0;
        for place in (from..self.path.len()).rev() {
            if self.path[place] == key {
                // The last of the game is where the line begins.
                if place + 1 >= self.game {
                    return true;
                }
                in_game += 1;
            }
        }
        in_game >= 2
    }

    /// The value of a position that is `ply` plies from the root, looked at `depth` plies deep.
    fn look(
        &mut self,
        node: &N,
        mut depth: i32,
        ply: u32,
        mut alpha: Points,
        mut beta: Points,
        may_pass: bool,
    ) -> Points {
        match node.ended() {
            Some(End::Won) => return won_in(ply),
            Some(End::Lost) => return lost_in(ply),
            Some(End::Drawn) => return node.repeated(),
            None => {}
        }
        let key = node.key();
        if self.has_come(key, node.reversible()) {
            return node.repeated();
        }
        if ply as usize + 1 >= MAX_PLY {
            return node.evaluate();
        }
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
        self.meter.count();
        if self.meter.is_over() {
            return 0;
        }
        // No line can be better than a win with the next move.
        alpha = alpha.max(lost_in(ply));
        beta = beta.min(won_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let is_principal = beta - alpha > 1;
        let known = self.table.look(key, ply);
        let left_out = std::mem::replace(&mut self.left_out[ply as usize], u32::MAX);
        let is_whole = left_out == u32::MAX;
        if let Some(known) = known
            && !is_principal
            && is_whole
            && known.depth as i32 >= depth
        {
            match known.bound {
                Bound::Exact => return known.value,
                Bound::Lower if known.value >= beta => return known.value,
                Bound::Upper if known.value <= alpha => return known.value,
                _ => {}
            }
        }
        let mut judged = self.judge(node);
        self.judged[ply as usize] = judged;
        // What has been found out is a better judgement where it tells on which side of this one the value is.
        if let Some(known) = known
            && N::IS_CALM
            && is_whole
            && known.tells_more_than(judged)
        {
            judged = known.value;
        }
        // Whether the seat is better off than at its last move.
        let improving = !pressed && (ply < 2 || self.judged[ply as usize] > self.judged[ply as usize - 2]);
        let may_leave_out = !is_principal && !pressed && !self.is_proving;
        // Where so much is left out, the answer to a move at the root never is: a sacrifice looks hopeless until then.
        let is_answer = N::IS_CALM && ply <= 1;
        if may_leave_out && is_whole && beta.abs() < SURE && !is_answer {
            // Not by what was found out before: that would be believed again and again.
            let stands = self.judged[ply as usize];
            if depth <= if N::IS_CALM { 7 } else { 6 } && stands - 80 * (depth - i32::from(improving)) >= beta
            {
                return stands;
            }
            if may_pass
                && N::MAY_PASS
                && depth >= 3
                && judged >= beta
                && let Some(next) = node.pass()
            {
                self.line[ply as usize] = 0;
                self.kinds[ply as usize] = 0;
                let less = 3 + depth / 4 + ((judged - beta) / 200).min(2);
                self.path.push(key);
                let value = -self.look(&next, depth - less, ply + 1, -beta, -beta + 1, false);
                self.path.pop();
                if self.meter.is_over() {
                    return 0;
                }
                if value >= beta {
                    return if value >= SURE { beta } else { value };
                }
            }
        }
        // Without a move to begin with, the search that finds one may be less deep. What quiescence notes in calm games has
        // none.
        let is_unknown = known.is_none_or(|known| N::IS_CALM && known.action == u32::MAX);
        if is_principal && is_unknown && depth >= 5 {
            depth -= 1;
        }
        let mut moves = Moves::new();
        node.moves(&mut moves);
        if moves.is_empty() {
            return match node.stuck() {
                End::Won => won_in(ply),
                End::Lost => lost_in(ply),
                End::Drawn => node.repeated(),
            };
        }
        let first = known.map_or(u32::MAX, |known| known.action);
        self.order(node, &mut moves, first, ply);
        let only = moves.len() == 1;
        let extension = match known {
            Some(known) if is_whole && !self.is_proving && depth >= 7 && ply < 2 * self.meter.depth() => {
                self.is_alone(node, known, depth, ply, beta)
            }
            _ => 0,
        };
        if self.meter.is_over() {
            return 0;
        }
        let futile = may_leave_out
            && !N::IS_CALM
            && depth <= 3
            && alpha.abs() < SURE
            && judged + FUTILE[depth as usize] <= alpha;
        self.path.push(key);
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
            let loses = order <= LOSING
                && gain > 0
                && may_leave_out
                && (depth <= 3 || N::IS_CALM && depth <= 6 && order - LOSING <= -90 * depth);
            if gain > 0 && best > -SURE && !self.blindness.sees(key, packed) {
                continue;
            }
            let is_quiet = gain <= 0;
            let worth = if is_quiet { self.worth(node, action, ply) } else { 0 };
            let mut less = 0;
            if depth >= 3 && is_quiet && !pressed && index >= 3 && !self.is_proving {
                less = i32::from(self.reductions[depth.min(63) as usize][index.min(63)]);
                less -= i32::from(is_principal) + worth / if N::IS_CALM { 9000 } else { 7000 };
            }
            let is_left_out = may_leave_out
                && best > -SURE
                && match is_quiet {
                    true => {
                        futile
                            || self.is_hopeless(
                                node,
                                action,
                                Quiet { depth, less, index, ahead: judged - alpha, improving, worth },
                            )
                    }
                    false => loses,
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
            self.line[ply as usize] = self.place(node, action, ply);
            self.kinds[ply as usize] = node.kind(action);
            let value = if best == -INFINITE {
                -self.look(&next, onward, ply + 1, -beta, -alpha, true)
            } else {
                let less = less.clamp(0, (onward - 1).max(0));
                let mut value = -self.look(&next, onward - less, ply + 1, -alpha - 1, -alpha, true);
                if value > alpha && less > 0 {
                    value = -self.look(&next, onward, ply + 1, -alpha - 1, -alpha, true);
                }
                if value > alpha && value < beta {
                    value = -self.look(&next, onward, ply + 1, -beta, -alpha, true);
                }
                value
            };
            if self.meter.is_over() {
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
            self.learn(node, self.judged[ply as usize], best, bound, depth);
        }
        let action = if bound == Bound::Upper { u32::MAX } else { best_move };
        self.table.note(key, ply, Known { action, value: best, depth: depth.max(0) as u32, bound });
        best
    }

    /// What is known at the end of a line that is to prove a win: only whether the game ends here.
    fn beyond(node: &N, pressed: bool, ply: u32) -> Points {
        let mut moves = Moves::new();
        if pressed {
            node.moves(&mut moves);
        }
        match pressed && moves.is_empty() && node.stuck() == End::Lost {
            true => lost_in(ply),
            false => 0,
        }
    }

    /// By how many plies deeper a known best move is looked at: deeper if no other is nearly as good, less deep if others
    /// may be as good.
    fn is_alone(&mut self, node: &N, known: Known, depth: i32, ply: u32, beta: Points) -> i32 {
        let is_lower = matches!(known.bound, Bound::Lower | Bound::Exact);
        if !is_lower
            || (known.depth as i32) < depth - 3
            || known.value.abs() >= SURE
            || known.action == u32::MAX
        {
            return 0;
        }
        let bar = known.value - 2 * depth;
        self.left_out[ply as usize] = known.action;
        let others = self.look(node, (depth - 1) / 2, ply, bar - 1, bar, false);
        self.left_out[ply as usize] = u32::MAX;
        match others < bar {
            true => 1,
            false => -i32::from(N::IS_CALM && known.value >= beta),
        }
    }
}

/// A judgement within bounds, so that it is never taken for a win.
pub(crate) fn bounded(points: Points) -> Points {
    points.clamp(-MAX_SCORE, MAX_SCORE)
}
