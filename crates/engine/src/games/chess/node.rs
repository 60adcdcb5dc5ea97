//! A position of chess in a search.

use trickmate_rules::chess::{Checks, Move, State};

use super::network::Accumulator;
use super::{correction_keys, lone_king, moves};
use crate::score::Value;
use crate::search::{CorrectionKeys, End, Moves, Node, bounded};

/// A position of chess in a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChessNode {
    state: State,
    accumulator: Accumulator,
}

impl ChessNode {
    pub(crate) fn new(state: State) -> Self {
        Self { state, accumulator: Accumulator::of(state.board()) }
    }
}

impl Node for ChessNode {
    type Move = Move;
    type CheckInfo = Checks;

    const SCALE: f64 = 260.0;
    const ALLOWS_NULL_MOVE: bool = true;
    const IS_SELECTIVE: bool = true;

    fn key(&self) -> u64 {
        self.state.key()
    }

    fn ended(&self) -> Option<End> {
        let board = self.state.board();
        // Mate comes before the fiftieth move.
        let is_drawn = board.is_dead() || self.state.quiet() >= 100;
        (is_drawn && board.has_move()).then_some(End::Drawn)
    }

    fn stuck(&self) -> End {
        if self.state.is_check() { End::Lost } else { End::Drawn }
    }

    fn repeated(&self) -> Value {
        0
    }

    fn reversible_plies(&self) -> u32 {
        self.state.quiet()
    }

    fn moves(&self, list: &mut Moves<Move>) {
        moves::moves(&self.state, list);
    }

    fn captures(&self, list: &mut Moves<Move>) -> bool {
        moves::captures(&self.state, list);
        false
    }

    fn is_in_check(&self) -> bool {
        self.state.is_check()
    }

    #[inline]
    fn play(&mut self, action: Move) {
        *self = self.after(action, |_| ());
    }

    #[inline]
    fn after(&self, action: Move, prefetch: impl FnOnce(u64)) -> Self {
        let us = self.state.board().turn();
        let mut state = self.state;
        let played = state.play(action);
        prefetch(state.key());
        Self { state, accumulator: self.accumulator.after(state.board(), us, action, played) }
    }

    fn null_move(&self) -> Option<Self> {
        moves::allows_null_move(self.state.board())
            .then(|| Self { state: self.state.pass(), accumulator: self.accumulator })
    }

    #[inline]
    fn correction_keys(&self) -> Option<CorrectionKeys> {
        Some(correction_keys::of(self.state.board()))
    }

    fn evaluate(&self) -> Value {
        let board = self.state.board();
        bounded(lone_king::evaluate(board).unwrap_or_else(|| self.accumulator.evaluate(board)))
    }

    fn gain(&self, action: Move) -> Value {
        moves::gain(&self.state, action)
    }

    fn see(&self, action: Move) -> Value {
        moves::see(&self.state, action)
    }

    fn check_info(&self) -> Checks {
        Checks::of(self.state.board())
    }

    /// The rare captures after which nobody can win are not worth a search.
    fn is_tactical(&self, checks: &Checks, action: Move) -> bool {
        checks.gives(self.state.board(), action)
    }

    fn pack(action: Move) -> u32 {
        moves::pack(action)
    }

    fn history_slot(&self, action: Move) -> usize {
        (moves::pack(action) & 0xfff) as usize
    }

    const PIECE_TO_COUNT: usize = 6 * 64;

    fn piece_to(&self, action: Move) -> usize {
        moves::slot(&self.state, action)
    }

    fn write(&self, action: Move) -> String {
        self.state.write(action)
    }
}
