//! Boards of an exhibition.

use crate::ids::MatchId;

/// Number of a board, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SimulBoard(pub u16);

/// A board that waits for the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingBoard {
    /// The board.
    pub board: SimulBoard,
    /// The match.
    pub match_id: MatchId,
}
