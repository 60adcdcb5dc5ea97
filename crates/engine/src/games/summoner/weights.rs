//! The weights of the evaluation, in hundredths of a card's value.

use trickmate_rules::summoner::State;

use crate::score::Value;

/// The weights of the evaluation.
pub(super) struct Weights {
    /// A point of value on the board, in reserve, and in hand.
    pub(super) board: Value,
    pub(super) reserve: Value,
    pub(super) hand: Value,
    /// A piece of any value: with more pieces more can be played.
    pub(super) piece: Value,
    /// A square to which a piece may go.
    pub(super) mobility: Value,
    /// The share of a piece that counts as lost when it can be captured, in per cent: by the side to act, and by the
    /// other side.
    pub(super) lost: Value,
    pub(super) threatened: Value,
    /// The King attacked.
    pub(super) check: Value,
    /// A square nearer to the other King, and to the own, for a piece.
    pub(super) near: Value,
    pub(super) close: Value,
    /// A rank that a Pawn has gone forward.
    pub(super) advanced: Value,
    /// An own piece that is guarded.
    pub(super) guarded: Value,
    /// A square beside the other King that is attacked.
    pub(super) pressed: Value,
}

impl Weights {
    /// Returns the weights of this version.
    pub(super) fn of(state: &State) -> &'static Self {
        if state.is_courier() { &COURIER } else { &STANDARD }
    }
}

/// The weights of the standard version, in which large pieces have many cards and fight near the Kings.
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

/// The weights of the courier version, where a card may bring a piece anywhere: pieces need not come nearer, and Kings need
/// guards. All but `board` were tuned by games in which all of them were changed at random at once, each for one side (SPSA).
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
