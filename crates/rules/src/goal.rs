//! Goals of the games, which depend on their options.

use crate::chess::Army;

/// The second way to win in Cardmate, beside the capture of the last King.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PalaceGoal {
    /// Holding both squares of the other side's palace.
    Occupy,
    /// Bringing a King into it.
    King,
    /// Nothing.
    None,
}

/// The pieces in Poker Chess that make the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandGoal {
    /// King, Queen, Rooks and one Pawn.
    Five,
    /// The Knights as well.
    Seven,
    /// The five pieces that moved last.
    LastFive,
    /// The seven pieces that moved last.
    LastSeven,
}

/// The goal of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Cardmate.
    Cardmate {
        /// The role of the palace.
        palace: PalaceGoal,
        /// `true` if the player who causes the third occurrence of a position loses.
        repetition_loses: bool,
    },
    /// Poker Chess.
    Poker {
        /// The pieces that make the hand.
        hand: HandGoal,
        /// `true` if hands are declared and there may be a choice.
        declared: bool,
        /// `true` if only pieces that have moved count.
        moved: bool,
        /// `true` if deuces are wild.
        wild: bool,
        /// `true` if cards lie face down until a piece stands on them.
        faces_down: bool,
        /// `true` if each player has a secret card that counts with every hand.
        hole: bool,
        /// The number of scored hands after which the cards are dealt again.
        redeal: Option<u32>,
        /// `true` if hands tie that are equal as far as the shorter one goes.
        short_ties: bool,
        /// `true` if a lead in hands wins at once.
        wipeout: bool,
        /// The armies, White's first.
        armies: [Army; 2],
    },
    /// Mysterious Chess.
    Mysterious {
        /// `true` if nobody knows the placed cards.
        casual: bool,
    },
    /// Summoner's Chess.
    Summoner {
        /// `true` in the version of Game Courier.
        courier: bool,
    },
}
