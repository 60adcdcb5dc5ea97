//! The interface of a game for the common search.

use arrayvec::ArrayVec;

use crate::score::Value;

/// The most moves of any position.
pub(crate) const MAX_MOVES: usize = trickmate_rules::cardmate::MAX_MOVES;

/// Moves with their order.
pub(crate) type Moves<M> = ArrayVec<(M, i32), MAX_MOVES>;

/// The end of a game, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Won,
    Drawn,
    Lost,
}

/// The number of correction keys of a position.
pub(crate) const CORRECTION_KEYS: usize = 4;
/// The number of values of a correction key.
pub(crate) const CORRECTION_KEY_SIZE: usize = 1 << 14;

/// The correction keys of a position, for the side to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CorrectionKeys {
    pub(crate) turn: usize,
    /// Each is below [`CORRECTION_KEY_SIZE`].
    pub(crate) kinds: [usize; CORRECTION_KEYS],
}

/// A position of a game in which two sides move in turn.
pub(crate) trait Node: Clone {
    /// A move.
    type Move: Copy + PartialEq;
    /// Data that make [`Self::is_tactical`] fast.
    type CheckInfo;

    /// The value at which ten games are won for each that is lost.
    const SCALE: f64;
    /// `true` if zugzwang is rare, so that the search may try null moves.
    const ALLOWS_NULL_MOVE: bool;
    /// `true` if quiet moves change so little that the search of chess fits.
    const IS_SELECTIVE: bool = false;

    /// Returns the hash key.
    fn key(&self) -> u64;

    /// Returns the key of the rule of repetition: equal for positions that count as the same.
    fn repetition_key(&self) -> u64 {
        self.key()
    }

    /// Returns how the last move has ended the game, if it has. It does not detect a lack of moves and repetitions.
    fn ended(&self) -> Option<End>;

    /// Returns the end of a game if the side to move has no move.
    fn stuck(&self) -> End;

    /// Returns the end of a game that is drawn as chess, e.g. by threefold repetition.
    fn drawn(&self) -> End {
        End::Drawn
    }

    /// Returns the value of a drawn game for the side to move.
    fn repeated(&self) -> Value;

    /// Returns the value of a position that occurs twice in a line, for the side to move. It can be had a third time.
    fn repeated_in_line(&self) -> Value {
        self.repeated()
    }

    /// Returns the number of plies within which a repetition is possible.
    fn reversible_plies(&self) -> u32;

    /// Lists all moves.
    fn moves(&self, list: &mut Moves<Self::Move>);

    /// Lists captures and promotions. Returns `true` if one of them must be chosen.
    fn captures(&self, list: &mut Moves<Self::Move>) -> bool;

    /// Returns `true` if the side to move is in check, or forced in another way, so that it has few sensible moves.
    fn is_in_check(&self) -> bool;

    /// Makes a move.
    fn play(&mut self, action: Self::Move);

    /// Returns the position after a move; `prefetch` gets its key as early as possible.
    fn after(&self, action: Self::Move, prefetch: impl FnOnce(u64)) -> Self {
        let mut next = self.clone();
        next.play(action);
        prefetch(next.key());
        next
    }

    /// Returns the position after a null move, if one tells anything here.
    fn null_move(&self) -> Option<Self>;

    /// Returns the correction keys, if the game uses them.
    fn correction_keys(&self) -> Option<CorrectionKeys> {
        None
    }

    /// Returns the static evaluation for the side to move.
    fn evaluate(&self) -> Value;

    /// Returns the material that a move wins at once; 0 for a quiet move.
    fn gain(&self, action: Self::Move) -> Value;

    /// Returns the loss of a move by static exchange evaluation, below 0. From 0 on it loses nothing, or is not evaluated.
    fn see(&self, action: Self::Move) -> Value {
        let _ = action;
        0
    }

    /// Returns the data for [`Self::is_tactical`].
    fn check_info(&self) -> Self::CheckInfo;

    /// Returns `true` if a move ends the game or gives check.
    fn is_tactical(&self, check_info: &Self::CheckInfo, action: Self::Move) -> bool {
        let _ = check_info;
        let mut next = self.clone();
        next.play(action);
        next.is_in_check() || next.ended().is_some()
    }

    /// Returns the move as a number below 2³².
    fn pack(action: Self::Move) -> u32;

    /// Returns the index of the move in the history, below [`SLOTS`].
    fn history_slot(&self, action: Self::Move) -> usize;

    /// The number of combinations of a piece and its target; 0 if the game has no continuation history.
    const PIECE_TO_COUNT: usize;

    /// Returns the combination of the piece and its target, below [`Self::PIECE_TO_COUNT`].
    fn piece_to(&self, action: Self::Move) -> usize;

    /// Returns a legal move in the game's notation.
    fn write(&self, action: Self::Move) -> String;
}

/// The number of history indices.
pub(crate) const SLOTS: usize = 1 << 14;
