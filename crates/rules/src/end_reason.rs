//! Reasons why a match ended.

use std::fmt;

/// Reason why a match ended. Records, the referee and databases write its [name](EndReason::name), which never changes;
/// texts for players use its [key](EndReason::key).
///
/// ```
/// use trickmate_rules::EndReason;
/// assert_eq!(EndReason::FiftyMoves.name(), "fifty moves");
/// assert_eq!(EndReason::FiftyMoves.key(), "fifty-moves");
/// assert_eq!(EndReason::from_name("fifty moves"), Some(EndReason::FiftyMoves));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The players agreed on a draw.
    Agreement,
    /// A player resigned.
    Resignation,
    /// A player, or both, ran out of time.
    Time,
    /// The match was called off and does not count.
    Aborted,
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// Neither side has enough pieces left to mate.
    InsufficientMaterial,
    /// The same position occurred for the third time.
    ThreefoldRepetition,
    /// Fifty moves of each side passed without a capture or a Pawn's move.
    FiftyMoves,
    /// The last King of a side in Cardmate was captured.
    LastKingCaptured,
    /// The palace of a side in Cardmate was conquered.
    PalaceConquered,
    /// Both sides in Cardmate have one King and nothing else.
    BareKings,
    /// The side to move in Cardmate has no move.
    NoMove,
    /// A side in Cardmate brought a position about for the third time, where that loses.
    Repetition,
    /// A hundred moves of each side in Cardmate passed without a capture or promotion.
    HundredMoves,
    /// A side in Poker Chess leads by enough hands to win at once.
    Wipeout,
    /// Both sides in Summoner's Chess have a King and no card anywhere.
    OnlyKingsLeft,
    /// Fifty turns of each side in Summoner's Chess passed without a capture, summon or creation.
    FiftyTurns,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [Self; 18] = [
        Self::Agreement,
        Self::Resignation,
        Self::Time,
        Self::Aborted,
        Self::Checkmate,
        Self::Stalemate,
        Self::InsufficientMaterial,
        Self::ThreefoldRepetition,
        Self::FiftyMoves,
        Self::LastKingCaptured,
        Self::PalaceConquered,
        Self::BareKings,
        Self::NoMove,
        Self::Repetition,
        Self::HundredMoves,
        Self::Wipeout,
        Self::OnlyKingsLeft,
        Self::FiftyTurns,
    ];

    /// Returns the reason as records, the referee and databases write it, e.g. `last king captured`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Aborted => "aborted",
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::InsufficientMaterial => "insufficient material",
            Self::ThreefoldRepetition => "threefold repetition",
            Self::FiftyMoves => "fifty moves",
            Self::LastKingCaptured => "last king captured",
            Self::PalaceConquered => "palace conquered",
            Self::BareKings => "bare kings",
            Self::NoMove => "no move",
            Self::Repetition => "repetition",
            Self::HundredMoves => "hundred moves",
            Self::Wipeout => "wipeout",
            Self::OnlyKingsLeft => "only Kings left",
            Self::FiftyTurns => "fifty turns without capture, summon or creation",
        }
    }

    /// Returns the key under which texts for players are found, e.g. `last-king-captured`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::InsufficientMaterial => "insufficient-material",
            Self::ThreefoldRepetition => "threefold-repetition",
            Self::FiftyMoves => "fifty-moves",
            Self::LastKingCaptured => "last-king-captured",
            Self::PalaceConquered => "palace-conquered",
            Self::BareKings => "bare-kings",
            Self::NoMove => "no-move",
            Self::HundredMoves => "hundred-moves",
            Self::OnlyKingsLeft => "only-kings-left",
            Self::FiftyTurns => "fifty-turns",
            word => word.name(),
        }
    }

    /// Returns the reason with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
