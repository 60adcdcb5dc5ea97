//! What the common search asks of a game.

use arrayvec::ArrayVec;

use crate::score::Points;

/// More moves than any position has.
pub(crate) const MAX_MOVES: usize = trickmate_rules::cardmate::MAX_MOVES;

/// Moves with what they are ordered by.
pub(crate) type Moves<M> = ArrayVec<(M, i32), MAX_MOVES>;

/// How a game has ended, as the seat to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Won,
    Drawn,
    Lost,
}

/// So many things positions may have in common.
pub(crate) const TRAITS: usize = 4;
/// A trait is one of so many.
pub(crate) const KINDS_OF_TRAIT: usize = 1 << 14;

/// What a position has in common with others, for the seat to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    pub(crate) turn: usize,
    /// Each is below [`KINDS_OF_TRAIT`].
    pub(crate) kinds: [usize; TRAITS],
}

/// A position of a game of two in which the seats move in turn.
pub(crate) trait Node: Clone {
    /// A move.
    type Move: Copy + PartialEq;
    /// What tells quickly which of its moves are sharp.
    type Edge;

    /// The value at which ten games are won for each that is lost.
    const SCALE: f64;
    /// Whether a side may be better off without a move so rarely that the search may try what passing gives.
    const MAY_PASS: bool;
    /// Whether quiet moves change so little that more of them may be left out.
    const IS_CALM: bool = false;

    /// A number for the position, equal for equal ones.
    fn key(&self) -> u64;

    /// A number that is equal for positions that the rule of repetition calls the same.
    fn recurrence(&self) -> u64 {
        self.key()
    }

    /// How the game has ended with the last move, by anything but that there is no move or that the position has come
    /// again.
    fn ended(&self) -> Option<End>;

    /// How the game ends if there is no move.
    fn stuck(&self) -> End;

    /// How the game ends where chess or the like is drawn, such as when the position has come for the third time.
    fn drawn(&self) -> End {
        End::Drawn
    }

    /// The value for the seat to move if the position has come again.
    fn repeated(&self) -> Points;

    /// For how many plies back a position can have come again.
    fn reversible(&self) -> u32;

    /// Lists all moves.
    fn moves(&self, list: &mut Moves<Self::Move>);

    /// Lists the moves that change much, such as captures; whether the seat must choose one of them.
    fn captures(&self, list: &mut Moves<Self::Move>) -> bool;

    /// Whether the seat is in check or the like, so that there are few sensible moves.
    fn is_pressed(&self) -> bool;

    /// Makes a move.
    fn play(&mut self, action: Self::Move);

    /// The position after a move; `soon` hears its key as early as that is known.
    fn after(&self, action: Self::Move, soon: impl FnOnce(u64)) -> Self {
        let mut next = self.clone();
        next.play(action);
        soon(next.key());
        next
    }

    /// The same with the other seat to move, if passing tells anything here.
    fn pass(&self) -> Option<Self>;

    /// What the position has in common with others, if it is to be learned how far judgements of such are off.
    fn traits(&self) -> Option<Traits> {
        None
    }

    /// What the position is worth to the seat to move.
    fn evaluate(&self) -> Points;

    /// What a move wins at once, about; 0 for a quiet one.
    fn gain(&self, action: Self::Move) -> Points;

    /// What a move loses when what has moved is captured, below 0; from 0 on it loses nothing, or that is not looked at.
    fn exchange(&self, action: Self::Move) -> Points {
        let _ = action;
        0
    }

    /// What [`Self::is_sharp`] needs to know of the position.
    fn edge(&self) -> Self::Edge;

    /// Whether a move decides the game at once or presses the other side.
    fn is_sharp(&self, edge: &Self::Edge, action: Self::Move) -> bool {
        let _ = edge;
        let mut next = self.clone();
        next.play(action);
        next.is_pressed() || next.ended().is_some()
    }

    /// The move as a number below 2³².
    fn pack(action: Self::Move) -> u32;

    /// A place below [`SLOTS`] for what is learned of moves like this one.
    fn slot(&self, action: Self::Move) -> usize;

    /// How many kinds of moves are told apart when it is learned what follows what; 0 if that is not learned.
    const KINDS: usize;

    /// A number below [`Self::KINDS`] for moves like this one, or 0.
    fn kind(&self, action: Self::Move) -> usize;

    /// A legal move in the game's notation.
    fn write(&self, action: Self::Move) -> String;
}

/// How many slots there are.
pub(crate) const SLOTS: usize = 1 << 14;
