//! The knock-out: who loses is out.
//!
//! Players are seeded by their pairing numbers; the top seeds get byes where the bracket has more places than players. Two
//! players meet in a tie of up to n games with alternating colours. If it is level, two games with half the time follow,
//! two with a quarter, and then one in which a draw is enough for Black, the higher seed. Who forfeits a game is out.

mod bracket;
mod seeding;
mod tie;

pub use bracket::{Bracket, Place, TieNumber};
pub use tie::{Contestant, NextGame, Speed, Tie, TieGame, TieState};

/// Fewest players.
pub const LEAST_PLAYERS: usize = 2;
/// Most players.
pub const MOST_PLAYERS: usize = 64;
/// Most games of a tie, without those that break it.
pub const MOST_GAMES: u8 = 9;
