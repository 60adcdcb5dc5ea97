//! What a button asks for about a position.

/// What is asked for about a position.
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
    /// To resign indeed.
    ReallyResign,
    /// Not to resign.
    KeepPlaying,
    /// The own hand.
    Hand,
    /// To let chance decide this once.
    Chance,
    /// To propose that chance decides the rest.
    AllChance,
    /// To offer a draw.
    Draw,
    /// To ask for the last move back.
    Takeback,
    /// To take the last turn back from the computer, which need not be asked.
    FreeTakeback,
    /// To call the match off.
    Abort,
    /// To play again.
    Rematch,
    /// To take back what has been drafted last.
    Undo,
    /// To end the turn.
    EndTurn,
    /// What the computer would do.
    Hint,
    /// The board from the own side, with what can be done.
    View,
    /// In a game of poker hands, the hand after each move.
    Hands,
    /// The ways to place the rest of one's cards.
    Rest,
}

/// The words for them.
pub(super) const ASKS: [(Ask, &str); 20] = [
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
