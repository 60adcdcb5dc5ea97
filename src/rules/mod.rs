//! Pure games: no I/O, no clock, no async, no Discord, and no randomness but the match seed.

mod cardmate;
pub mod chess;
mod game;
mod json;
pub mod kernel;
mod r#match;
mod mysterious;
mod option;
mod outcome;
pub mod poker;
mod record;
mod refusal;
mod replay;
mod seat;
pub mod sheet;
mod step;
pub mod summoner;
pub mod view;

pub use game::{Game, Position, PositionError, Rules, Supply};
pub use r#match::{Conclusion, Match, MoveError, Ply};
pub use option::{Choice, Given, OptionError, OptionKind, OptionSpec, OptionValue, Options};
pub use outcome::Outcome;
pub use record::{Record, RecordError, RecordedMove, ReplayError};
pub use refusal::Refusal;
pub use seat::{Seat, SeatName, Viewer};
pub use step::{Step, Way};
pub use view::View;

/// All games, in the order in which they are offered.
pub const GAMES: &[&dyn Game] =
    &[&cardmate::Cardmate, &poker::PokerChess, &mysterious::Mysterious, &summoner::Summoner];

/// The game with this name.
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
