//! The Swiss system: players of like scores meet.
//!
//! Two players never meet twice, and nobody gets two byes, or a bye after a win by forfeit. The difference of colours is at
//! most two, and nobody has the same colour three times in a row. Within these absolute criteria a matching of least cost
//! decides, in this order: the bye goes to the lowest score; players meet within their score group, and floaters meet the
//! nearest one; colours are due; nobody floats twice the same way; within a score group the upper half meets the lower half.

mod contender;
mod cost;
mod pairing;
mod preference;

pub use pairing::pair;

/// Most players.
pub const MOST_PLAYERS: usize = 500;
/// Most rounds.
pub const MOST_ROUNDS: u16 = 25;
