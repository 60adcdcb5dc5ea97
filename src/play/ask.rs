//! What a button asks for about a position.

/// Request about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The move menu.
    Move,
    /// The form to type a move; and the form itself.
    Type,
    /// The record so far.
    Moves,
    /// The question whether to resign.
    Resign,
    /// Confirms a resignation.
    ReallyResign,
    /// Not to resign.
    KeepPlaying,
    /// The own hand.
    Hand,
    /// Lets chance decide this once.
    Chance,
    /// Proposes that chance decides the rest.
    AllChance,
    /// Offers a draw.
    Draw,
    /// Asks for the last move back.
    Takeback,
    /// Takes the last turn back from the computer, which always agrees.
    FreeTakeback,
    /// Calls the match off.
    Abort,
    /// Asks for a rematch.
    Rematch,
    /// Takes back the latest action of the draft.
    Undo,
    /// Ends the turn.
    EndTurn,
    /// Asks what the computer would do.
    Hint,
    /// The board from the own side, with what can be done.
    View,
    /// Shows the hand after each move, in a game of poker hands.
    Hands,
    /// The ways to place the rest of one's cards.
    Rest,
}

/// The words for them.
pub(crate) const ASKS: [(Ask, &str); 20] = [
    (Ask::Move, "move"),
    (Ask::Type, "type"),
    (Ask::Moves, "moves"),
    (Ask::Resign, "resign"),
    (Ask::ReallyResign, "really"),
    (Ask::KeepPlaying, "keep"),
    (Ask::Hand, "hand"),
    (Ask::Chance, "chance"),
    (Ask::AllChance, "all"),
    (Ask::Draw, "draw"),
    (Ask::Takeback, "takeback"),
    (Ask::FreeTakeback, "back"),
    (Ask::Abort, "abort"),
    (Ask::Rematch, "rematch"),
    (Ask::Undo, "undo"),
    (Ask::EndTurn, "end"),
    (Ask::View, "view"),
    (Ask::Hands, "hands"),
    (Ask::Hint, "hint"),
    (Ask::Rest, "rest"),
];
