//! The effects of an action, as data: `crates/render/src/story.rs` makes the words.
//!
//! Each game makes them from what a viewer may know: the observation before the action, the action as the viewer sees it,
//! and, after it is done, the observation after it. A plan has no observation after it, so it cannot reveal a card that
//! lies face down.

use crate::chess::{Army, CastlingSide, Role};
use crate::kernel::card::Card;
use crate::poker::hand::HandValue;
use crate::seat::Seat;

/// A piece as words name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PieceName {
    /// A playing card.
    Card(Card),
    /// A chessman: the piece of an army in the place of a kind.
    Chessman(Role, Army),
    /// A piece made of cards, by their names, e.g. "Knight, Ferz".
    Composite(String),
}

impl PieceName {
    /// Returns the name of an orthodox chessman.
    #[must_use]
    pub const fn orthodox(role: Role) -> Self {
        Self::Chessman(role, Army::Fide)
    }
}

/// An effect of an action, as a viewer may know it. Squares have their names, e.g. `e4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A piece goes to an empty square.
    Moved {
        /// The piece.
        piece: PieceName,
        /// The square where it begins.
        from: String,
        /// The square where it ends.
        to: String,
    },
    /// A piece takes one of the other side.
    Took {
        /// The piece.
        piece: PieceName,
        /// The square where it begins.
        from: String,
        /// The piece that is taken.
        victim: PieceName,
        /// The square where the move ends.
        on: String,
    },
    /// The King castles.
    Castled {
        /// The side to which it castles.
        side: CastlingSide,
        /// The square where it begins.
        from: String,
        /// The square where it ends.
        to: String,
    },
    /// The piece that moves becomes another.
    Became(PieceName),
    /// A piece of the reserve takes the place of the one that moves.
    Exchanged(PieceName),
    /// A card is placed face down.
    Placed {
        /// Its kind, if the viewer may know it.
        role: Option<Role>,
        /// The square.
        on: String,
    },
    /// A card is flipped.
    Flipped {
        /// The square.
        on: String,
        /// Its kind and owner, after the flip.
        card: Option<(Role, Seat)>,
    },
    /// A Pawn that was flipped on its last rank becomes another piece.
    Promoted {
        /// The new piece.
        role: Role,
        /// The square.
        on: String,
    },
    /// The mated King leaves the board.
    TookOff,
    /// A piece of the reserve enters.
    Summoned {
        /// The piece.
        piece: PieceName,
        /// The square.
        on: String,
        /// The location cards played for it.
        with: Vec<String>,
    },
    /// Cards make a new piece.
    Created(PieceName),
    /// A card is added to a piece in reserve.
    Extended {
        /// The piece before.
        piece: PieceName,
        /// The piece with the card.
        into: PieceName,
    },
    /// A card is discarded.
    Discarded(String),
    /// The turn ends.
    EndedTurn,
    /// A poker hand is declared in secret.
    Declared,
    /// The other side's King is in check now.
    Checked,
    /// The poker hands of both sides are scored.
    Scored {
        /// The seat whose hand is better.
        winner: Option<Seat>,
        /// The hands, as far as they are known, the first seat's first.
        hands: [Option<HandValue>; 2],
        /// The hands won so far.
        won: [u32; 2],
    },
}

impl Happening {
    /// Returns the names of the squares where it happens, the origin of a move first.
    #[must_use]
    pub fn squares(&self) -> Vec<&str> {
        match self {
            Happening::Moved { from, to, .. } | Happening::Castled { from, to, .. } => vec![from, to],
            Happening::Took { from, on, .. } => vec![from, on],
            Happening::Placed { on, .. }
            | Happening::Flipped { on, .. }
            | Happening::Promoted { on, .. }
            | Happening::Summoned { on, .. } => vec![on],
            Happening::Became(_)
            | Happening::Exchanged(_)
            | Happening::TookOff
            | Happening::Created(_)
            | Happening::Extended { .. }
            | Happening::Discarded(_)
            | Happening::EndedTurn
            | Happening::Declared
            | Happening::Checked
            | Happening::Scored { .. } => Vec::new(),
        }
    }
}

/// The time at which an action is described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before it is done: nothing that only the action reveals.
    Planned,
    /// After it is done.
    Done,
}

/// One action of a match with its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryStep {
    /// The number of plies before it.
    pub before: usize,
    /// Whose action it was.
    pub seat: Seat,
    /// Its effects.
    pub happenings: Vec<Happening>,
}
