//! The knowledge of a seat's player: all that a computer player gets of a match.

/// The knowledge of one seat in a game, in the game's own terms. It holds only what the seat's player may know: two
/// matches that differ in anything else give equal knowledge.
///
/// Its debug form tells the seat's own secrets.
#[derive(Clone, Debug, PartialEq)]
pub enum Knowledge {
    /// The knowledge in Cardmate.
    Cardmate(crate::cardmate::Knowledge),
    /// The knowledge in Poker Chess.
    Poker(crate::poker::Knowledge),
    /// The knowledge in Mysterious Chess.
    Mysterious(crate::mysterious::Knowledge),
    /// The knowledge in Summoner's Chess.
    Summoner(crate::summoner::Knowledge),
}
