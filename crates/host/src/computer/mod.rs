//! Games against the computer: how they begin, its moves, its answers, its hints.

pub(crate) mod answer;
pub(crate) mod computer_game;
pub(crate) mod handle;
pub(crate) mod hint;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod turns;

pub use computer_game::{ComputerGame, ComputerSeat, usual_level};
pub use hint::{Hint, Merit, Taken, merits_over};
pub use rows::ComputerTurn;
