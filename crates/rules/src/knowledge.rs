//! What a seat's player knows: all that a computer player is given of a match.

/// What one seat knows of a game, in the game's own terms. It holds nothing that the seat's player could not know: two
/// matches that differ only in such things give equal knowledge.
///
/// Its debug form tells the seat's own secrets.
#[derive(Clone, Debug, PartialEq)]
pub enum Knowledge {
    /// Of Cardmate.
    Cardmate(crate::cardmate::Knowledge),
    /// Of Poker Chess.
    Poker(crate::poker::Knowledge),
    /// Of Mysterious Chess.
    Mysterious(crate::mysterious::Knowledge),
    /// Of Summoner's Chess.
    Summoner(crate::summoner::Knowledge),
}
