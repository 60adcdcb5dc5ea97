//! Tournaments as values: pairings, standings, brackets and crosstables; no I/O, no clock, no Discord, no randomness.

pub mod arena;
mod color;
mod crosstable;
mod error;
pub mod knockout;
mod matching;
mod player;
mod round;
pub mod round_robin;
mod score;
mod sheet;
mod standings;
pub mod swiss;
mod tie_breaks;
mod tournament;
pub mod trf;

pub use color::Color;
pub use crosstable::{ByOpponents, ByRounds, Cell, OpponentRow, RoundRow};
pub use error::{PairingError, ResultError, TournamentError};
pub use player::{PairingNumber, Player, RoundNumber};
pub use round::{Game, GameResult, Round};
pub use score::{QuarterPoints, Score};
pub use sheet::Appearance;
pub use standings::{Standing, standings};
pub use tournament::Tournament;
