//! What the judgement of a state is made of, in hundredths of a card's value.

use trickmate_rules::summoner::State;

use crate::score::Points;

/// How much what counts is worth.
pub(super) struct Weights {
    /// A point of value on the board, in reserve, and in hand.
    pub(super) board: Points,
    pub(super) reserve: Points,
    pub(super) hand: Points,
    /// A piece, whatever it is worth: the more there are the more may be played.
    pub(super) piece: Points,
    /// A square to which a piece may go.
    pub(super) mobility: Points,
    /// How much of a piece's worth is lost, in hundredths, when it can be taken: by the side to act, and by the other.
    pub(super) lost: Points,
    pub(super) threatened: Points,
    /// The King attacked.
    pub(super) check: Points,
    /// A square nearer to the other King, and to the own, for a piece.
    pub(super) near: Points,
    pub(super) close: Points,
    /// A rank that a Pawn has gone forward.
    pub(super) advanced: Points,
    /// An own piece that is guarded.
    pub(super) guarded: Points,
    /// A square beside the other King that is attacked.
    pub(super) pressed: Points,
}

impl Weights {
    /// Those of the version that is played.
    pub(super) fn of(state: &State) -> &'static Self {
        if state.is_courier() { &COURIER } else { &STANDARD }
    }
}

/// Those of the standard version, where large pieces are made of many cards and fight near the Kings.
const STANDARD: Weights = Weights {
    board: 100,
    reserve: 60,
    hand: 12,
    piece: 60,
    mobility: 6,
    lost: 85,
    threatened: 20,
    check: 40,
    near: 5,
    close: 0,
    advanced: 0,
    guarded: 0,
    pressed: 0,
};

/// Those of the courier version, where a card may bring a piece anywhere: pieces need not come nearer, and Kings are to be
/// guarded. All but `board` were found by games in which they were
/// changed at once by lot, each for one side (SPSA).
const COURIER: Weights = Weights {
    board: 100,
    reserve: 60,
    hand: 13,
    piece: 270,
    mobility: 5,
    lost: 88,
    threatened: 25,
    check: 55,
    near: 2,
    close: 7,
    advanced: -9,
    guarded: 4,
    pressed: 12,
};
