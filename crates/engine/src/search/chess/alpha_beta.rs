//! The alpha-beta search of chess.

use super::history::TriedMoves;
use super::move_pruning::exceeds_move_count;
use super::node_info::NodeInfo;
use super::reduction::{KILLER_ORDER, LateMove};
use super::singular::Singularity;
use super::window::Window;
use crate::score::{INFINITY, KNOWN_WIN, Value};
use crate::search::core::Search;
use crate::search::node::{Moves, Node};
use crate::search::ordering::pick_best;
use crate::search::stack::MAX_PLY;
use crate::search::table::{Bound, TableEntry};

/// The least depth for an internal iterative reduction: a node without a move from the table is searched less deep.
const IIR_DEPTH: i32 = 4;
/// The reduction from which on a node is searched deeper again, unless the opponent is worse off (hindsight extension).
const HINDSIGHT_REDUCTION: i32 = 3;
/// Hindsight reduction: the sum of both sides' static evaluations above which a node is searched less deep.
const HINDSIGHT_MARGIN: Value = 32;
/// The margin above the best value from which on a reduced move is searched deeper than usual.
const DEEPER_SEARCH_MARGIN: Value = 2;
/// The margin above beta from which on a cutoff counts as one ply deeper for the history.
const HISTORY_MARGIN: Value = 20;
/// Below this depth, moves are searched less deep after a move has raised alpha.
const ALPHA_RAISE_DEPTH: i32 = 12;

impl<N: Node> Search<N> {
    /// Returns the value of a position `ply` plies from the root, searched `depth` plies deep.
    pub(in crate::search) fn alpha_beta_chess(
        &mut self,
        node: &N,
        mut depth: i32,
        ply: u32,
        mut window: Window,
    ) -> Value {
        if let Some(value) = self.terminal_value(node, ply) {
            return value;
        }
        let here = ply as usize;
        if here + 1 >= MAX_PLY {
            return node.evaluate();
        }
        let in_check = node.is_in_check();
        depth += i32::from(in_check);
        if depth <= 0 {
            return self.qsearch(node, ply, 0, window.alpha, window.beta);
        }
        if let Some(value) = self.mate_distance_pruning(ply, &mut window.alpha, &mut window.beta) {
            return value;
        }
        let key = node.key();
        let is_pv = window.beta - window.alpha > 1;
        let excluded = std::mem::replace(&mut self.stack[here].excluded, u32::MAX);
        let is_unrestricted = excluded == u32::MAX;
        let entry = self.table.probe(key, ply);
        if let Some(entry) = entry
            && !is_pv
            && is_unrestricted
            && entry.depth as i32 >= depth
            && entry.causes_cutoff(window.alpha, window.beta)
        {
            return entry.value;
        }
        let mut info = NodeInfo {
            key,
            ply,
            depth,
            window,
            is_pv,
            was_pv: is_pv || entry.is_some_and(|entry| entry.is_pv),
            in_check,
            entry,
            table_move: entry.map_or(u32::MAX, |entry| entry.action),
            is_unrestricted,
            static_eval: 0,
            eval: 0,
            improving: false,
            opponent_worsening: false,
        };
        self.evaluate_node(node, &mut info);
        if let Some(value) = self.prune_node(node, &info) {
            return value;
        }
        // Internal iterative reduction.
        if (is_pv || window.is_cut)
            && is_unrestricted
            && info.table_move == u32::MAX
            && info.depth >= IIR_DEPTH
        {
            info.depth -= 1;
        }
        if let Some(value) = self.probcut(node, &info) {
            return value;
        }
        let mut moves = Moves::new();
        node.moves(&mut moves);
        if moves.is_empty() {
            return Self::value_without_moves(node, ply);
        }
        let extension = match self.singular_extension(node, &info) {
            Singularity::Extend(plies) => plies,
            Singularity::Cut(value) => return value,
        };
        if self.limiter.is_over() {
            return 0;
        }
        self.search_moves(node, info, &mut moves, excluded, extension)
    }

    /// Evaluates a position and compares it with earlier positions of the line.
    fn evaluate_node(&mut self, node: &N, info: &mut NodeInfo) {
        let here = info.here();
        if let Some(later) = self.stack.get_mut(here + 2) {
            later.cutoffs = 0;
        }
        let before = here.checked_sub(1);
        let reduction = before.map_or(0, |before| std::mem::take(&mut self.stack[before].reduction));
        let two_before = here.checked_sub(2).map(|before| self.stack[before].static_eval);
        if info.in_check {
            self.stack[here].static_eval = two_before.unwrap_or(0);
            return;
        }
        info.static_eval = self.static_eval(node);
        self.stack[here].static_eval = info.static_eval;
        // The value of the table is a better evaluation where its bound agrees.
        let tells = |entry: &TableEntry| info.is_unrestricted && entry.refines(info.static_eval);
        info.eval = info.entry.filter(tells).map_or(info.static_eval, |entry| entry.value);
        info.improving = two_before.is_none_or(|before| info.static_eval > before);
        let Some(theirs) = before.map(|before| self.stack[before].static_eval) else { return };
        info.opponent_worsening = info.static_eval > -theirs;
        if info.is_unrestricted {
            if reduction >= HINDSIGHT_REDUCTION && !info.opponent_worsening {
                info.depth += 1;
            } else if reduction >= 1 && info.depth >= 2 && info.static_eval + theirs > HINDSIGHT_MARGIN {
                info.depth -= 1;
            }
            self.update_by_eval_change(info.ply);
        }
    }

    /// Returns the value of the best move.
    fn search_moves(
        &mut self,
        node: &N,
        mut info: NodeInfo,
        moves: &mut Moves<N::Move>,
        excluded: u32,
        extension: i32,
    ) -> Value {
        let (here, beta) = (info.here(), info.window.beta);
        let is_only_move = moves.len() == 1;
        // The other moves are ordered once the move of the table has failed to cut off.
        let entry = moves.iter().position(|(action, _)| N::pack(*action) == info.table_move);
        match entry {
            Some(place) => moves.swap(0, place),
            None => self.score_moves(node, moves, u32::MAX, info.ply),
        }
        let (mut best, mut best_move, mut bound) = (-INFINITY, u32::MAX, Bound::Upper);
        let (mut is_best_quiet, mut table_move_captures, mut count) = (false, false, 0);
        let mut check_info = None;
        let mut tried = TriedMoves::new();
        for index in 0..moves.len() {
            if index == 1 && entry.is_some() {
                self.score_moves(node, &mut moves[1..], u32::MAX, info.ply);
            }
            // The order of moves that are pruned anyway does not matter.
            if (index > 0 || entry.is_none()) && !exceeds_move_count(&info, count) {
                pick_best(moves, index);
                Self::defer_losing_captures(node, moves, index);
            }
            let (action, order) = moves[index];
            let packed = N::pack(action);
            let gain = node.gain(action);
            table_move_captures |= packed == info.table_move && gain > 0;
            if packed == excluded {
                continue;
            }
            if gain > 0 && best > -KNOWN_WIN && !self.blindness.sees(info.key, packed) {
                continue;
            }
            count += 1;
            let is_quiet = gain <= 0;
            let history_score = match is_quiet {
                true if index > 0 && order < KILLER_ORDER => order,
                true => self.history_score(node, action, info.ply),
                false => self.capture_history_score(node, action),
            };
            // The first move is searched whatever it does.
            let gives_check = best > -INFINITY
                && node.is_tactical(check_info.get_or_insert_with(|| node.check_info()), action);
            let late_move = LateMove { count, order, gain, history_score, gives_check, table_move_captures };
            let may_prune = best > -KNOWN_WIN && !(info.is_reply_to_root() && info.is_pv);
            if may_prune && self.is_prunable(node, &info, action, late_move) {
                continue;
            }
            let next = node.after(action, |key| self.table.prefetch(key));
            let longer = if packed == info.table_move { extension } else { 0 };
            let new_depth = info.depth - 1 + i32::from(is_only_move && info.depth < 3) + longer;
            let slot = self.history_index(node, action, info.ply);
            self.stack[here].begin(slot, node.piece_to(action), is_quiet);
            self.path.push(info.key);
            let value = match best == -INFINITY {
                true => {
                    let Window { alpha, is_cut, .. } = info.window;
                    let window = match info.is_pv {
                        true => Window::between(alpha, beta),
                        false => Window::above(alpha, !is_cut),
                    };
                    -self.alpha_beta_chess(&next, new_depth, info.ply + 1, window.turned())
                }
                false => self.search_later_move(&next, &info, new_depth, best, late_move),
            };
            self.path.pop();
            if self.limiter.is_over() {
                return 0;
            }
            if value > best {
                (best, best_move, is_best_quiet) = (value, packed, is_quiet);
            }
            if value > info.window.alpha {
                (info.window.alpha, bound) = (value, Bound::Exact);
                if value >= beta {
                    bound = Bound::Lower;
                    self.stack[here].cutoffs += 1;
                    let depth = info.depth + i32::from(best > beta + HISTORY_MARGIN);
                    self.update_histories(node, action, info.ply, depth, &tried);
                    break;
                }
                if (3..ALPHA_RAISE_DEPTH).contains(&info.depth) && value.abs() < KNOWN_WIN {
                    info.depth -= 1;
                }
            }
            tried.push(action, is_quiet);
        }
        if best == -INFINITY {
            // The excluded move is the only one.
            return info.window.alpha;
        }
        // A value far above beta is uncertain, so it is moved towards beta.
        if best >= beta && best.abs() < KNOWN_WIN && beta.abs() < KNOWN_WIN {
            best = (best * info.depth + beta) / (info.depth + 1);
        }
        if !info.is_unrestricted {
            return best;
        }
        if bound == Bound::Upper {
            self.credit_previous_move(info.ply, info.depth);
        }
        if !info.in_check && (is_best_quiet || bound == Bound::Upper) {
            // The value of a capture says little about the evaluation.
            self.learn(node, info.static_eval, best, bound, info.depth);
        }
        let action = if bound == Bound::Upper { u32::MAX } else { best_move };
        let depth = info.depth.max(0) as u32;
        let found = TableEntry { action, value: best, depth, bound, is_pv: info.was_pv };
        self.table.store(info.key, info.ply, found);
        best
    }

    /// Returns the value of a move after the first one: reduced at first, and in full if it may be the best.
    fn search_later_move(
        &mut self,
        next: &N,
        info: &NodeInfo,
        new_depth: i32,
        best: Value,
        late_move: LateMove,
    ) -> Value {
        let Window { alpha, beta, is_cut, .. } = info.window;
        let ply = info.ply + 1;
        let reduction = match info.depth >= 2 && late_move.count > 1 + usize::from(info.is_pv) {
            true => self.reduction(info, late_move).clamp(0, (new_depth - 1).max(0)),
            false => 0,
        };
        let mut deep = new_depth;
        let window = Window::above(alpha, reduction > 0 || !is_cut).turned();
        self.stack[info.here()].reduction = reduction;
        let mut value = -self.alpha_beta_chess(next, new_depth - reduction, ply, window);
        self.stack[info.here()].reduction = 0;
        if reduction > 0 && value > alpha {
            deep += i32::from(value > best + DEEPER_SEARCH_MARGIN + new_depth / 2);
            deep -= i32::from(value < best + 2);
            if deep > new_depth - reduction {
                value = -self.alpha_beta_chess(next, deep, ply, Window::above(alpha, !is_cut).turned());
            }
        }
        if info.is_pv && value > alpha && (value < beta || deep < new_depth) && !self.limiter.is_over() {
            value = -self.alpha_beta_chess(next, new_depth, ply, Window::between(alpha, beta).turned());
        }
        value
    }

    /// Returns the value of the position after a move from the position with this key.
    pub(super) fn search_after(&mut self, key: u64, next: &N, depth: i32, ply: u32, window: Window) -> Value {
        self.path.push(key);
        let value = self.alpha_beta_chess(next, depth, ply, window);
        self.path.pop();
        value
    }
}
