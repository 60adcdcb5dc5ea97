//! The state of a search, and the parts that both kinds of search share.

use super::blindness::Blindness;
use super::chess::Window;
use super::correction_history::CorrectionHistory;
use super::node::{End, Node, SLOTS};
use super::reductions;
use super::stack::{MAX_PLY, Ply};
use super::table::TranspositionTable;
use crate::limits::Limiter;
use crate::score::{Value, loss_in, win_in};

/// The number of gains in the capture history.
pub(super) const GAINS: usize = 8;

/// A search, with its histories.
pub(crate) struct Search<N: Node> {
    pub(super) table: TranspositionTable,
    /// The history of quiet moves, by the seat of the ply and the slot.
    pub(super) history: Vec<i16>,
    /// The quiet move that refuted a move, by the seat of the ply and the slot of that move.
    pub(super) countermoves: Vec<u32>,
    /// The history of quiet moves after an earlier move, by whose that was and both moves' pieces and squares, and a row of
    /// zeros for no earlier move. Empty in games with too many kinds of moves.
    pub(super) continuation_history: Vec<i16>,
    /// The history of captures, by piece and square and by the gain; empty like [`Self::continuation_history`].
    pub(super) capture_history: Vec<i16>,
    /// The current line.
    pub(super) stack: [Ply; MAX_PLY],
    pub(super) reductions: [[i32; 64]; 64],
    pub(super) correction_history: CorrectionHistory,
    /// `true` during a proof: then no move is pruned and nothing is evaluated.
    pub(super) is_proving: bool,
    /// The keys of the game so far and of the current line.
    pub(super) path: Vec<u64>,
    /// The number of keys that belong to the game.
    pub(super) game: usize,
    /// The depth of the current iteration, in plies.
    pub(super) root_depth: u32,
    pub(crate) limiter: Limiter,
    pub(crate) blindness: Blindness,
    /// The only moves to search at the root; empty for all.
    pub(crate) search_moves: Vec<N::Move>,
    node: std::marker::PhantomData<N>,
}

/// An earlier occurrence of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repetition {
    /// None that matters: at most one in the game.
    None,
    /// One in the current line. The side that wants the repetition can force it again.
    InLine,
    /// Two in the game, so that the third ends it.
    Third,
}

impl<N: Node> Search<N> {
    /// Returns a search with a table of at most `bytes`; `past` has the keys of earlier positions.
    pub(crate) fn new(bytes: usize, past: &[u64], limiter: Limiter) -> Self {
        Self {
            table: TranspositionTable::new(bytes),
            history: vec![0; 2 * SLOTS],
            countermoves: vec![u32::MAX; 2 * SLOTS],
            continuation_history: vec![0; (2 * N::PIECE_TO_COUNT + 1) * N::PIECE_TO_COUNT],
            capture_history: vec![0; GAINS * N::PIECE_TO_COUNT],
            stack: [Ply::NEW; MAX_PLY],
            reductions: if N::IS_SELECTIVE { reductions::of_chess() } else { reductions::general() },
            correction_history: CorrectionHistory::new(),
            is_proving: false,
            path: past.to_vec(),
            game: past.len(),
            root_depth: 0,
            limiter,
            blindness: Blindness::default(),
            search_moves: Vec::new(),
            node: std::marker::PhantomData,
        }
    }

    /// Prepares another search of the same game, which keeps the histories.
    pub(crate) fn renew(&mut self, past: &[u64], limiter: Limiter) {
        self.table.new_generation();
        self.path = past.to_vec();
        self.game = past.len();
        self.limiter = limiter;
        let marks =
            self.history.iter_mut().chain(&mut self.continuation_history).chain(&mut self.capture_history);
        marks.for_each(|history_score| *history_score /= 4);
        self.stack = [Ply::NEW; MAX_PLY];
        self.countermoves.fill(u32::MAX);
    }

    /// Returns the earlier occurrence of a position that decides its value.
    fn repetition(&self, node: &N) -> Repetition {
        let key = node.repetition_key();
        let from = self.path.len().saturating_sub(node.reversible_plies() as usize);
        let mut in_game = 0;
        for place in (from..self.path.len()).rev() {
            if self.path[place] == key {
                // The last key of the game is the root.
                if place + 1 >= self.game {
                    return Repetition::InLine;
                }
                in_game += 1;
            }
        }
        if in_game >= 2 { Repetition::Third } else { Repetition::None }
    }

    /// Returns the value of a position that ends the game regardless of its moves, or that is a repetition.
    #[inline]
    pub(super) fn terminal_value(&self, node: &N, ply: u32) -> Option<Value> {
        let end = match node.ended() {
            Some(end) => end,
            None => match self.repetition(node) {
                Repetition::None => return None,
                Repetition::InLine => return Some(node.repeated_in_line()),
                Repetition::Third => node.drawn(),
            },
        };
        Some(match end {
            End::Won => win_in(ply),
            End::Lost => loss_in(ply),
            End::Drawn => node.repeated(),
        })
    }

    /// Counts a node and narrows the window to possible values (mate-distance pruning): no line is better than a win
    /// with the next move. Returns the value if the window is empty, and 0 if the budget is used up.
    #[inline]
    pub(super) fn mate_distance_pruning(
        &mut self,
        ply: u32,
        alpha: &mut Value,
        beta: &mut Value,
    ) -> Option<Value> {
        self.limiter.count();
        if self.limiter.is_over() {
            return Some(0);
        }
        *alpha = (*alpha).max(loss_in(ply));
        *beta = (*beta).min(win_in(ply + 1));
        (alpha >= beta).then_some(*alpha)
    }

    /// Returns the value of a position without a move.
    pub(super) fn value_without_moves(node: &N, ply: u32) -> Value {
        match node.stuck() {
            End::Won => win_in(ply),
            End::Lost => loss_in(ply),
            End::Drawn => node.repeated(),
        }
    }

    /// Returns the value of a position `ply` plies from the root, searched `depth` plies deep.
    pub(super) fn alpha_beta(&mut self, node: &N, depth: i32, ply: u32, alpha: Value, beta: Value) -> Value {
        match N::IS_SELECTIVE && !self.is_proving {
            true if beta - alpha > 1 => self.alpha_beta_chess(node, depth, ply, Window::between(alpha, beta)),
            true => self.alpha_beta_chess(node, depth, ply, Window::above(alpha, true)),
            false => self.alpha_beta_general(node, depth, ply, alpha, beta, true),
        }
    }
}
