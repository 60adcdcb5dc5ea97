//! What a player can choose for a match whose server has removed the bot.

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AbsenceAsk {
    /// To go on in direct messages.
    Direct,
    /// To end it unrated.
    End,
}

/// The choices and the words for them in ids.
pub(crate) const ABSENCE_ASKS: [(AbsenceAsk, &str); 2] =
    [(AbsenceAsk::Direct, "direct"), (AbsenceAsk::End, "end")];
