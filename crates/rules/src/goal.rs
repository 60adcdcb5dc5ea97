//! What one tries to do in a game, as its options say.

/// What wins in Cardmate beside the capture of the last King.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PalaceGoal {
    /// To hold both squares of the other side's palace.
    Occupy,
    /// To bring a King into it.
    King,
    /// Nothing.
    None,
}

/// Which pieces in Poker Chess make the hand.
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

/// What one tries to do in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Cardmate.
    Cardmate {
        /// What the palace is worth.
        palace: PalaceGoal,
    },
    /// Poker Chess.
    Poker {
        /// What makes the hand.
        hand: HandGoal,
        /// `true` if hands are declared and there may be a choice.
        declared: bool,
        /// `true` if only pieces that have moved count.
        moved: bool,
        /// `true` if deuces are wild.
        wild: bool,
        /// `true` if a lead in hands wins at once.
        wipeout: bool,
    },
    /// Mysterious Chess.
    Mysterious {
        /// `true` if nobody knows what is placed.
        casual: bool,
    },
    /// Summoner's Chess.
    Summoner {
        /// `true` in the version of Game Courier.
        courier: bool,
    },
}
