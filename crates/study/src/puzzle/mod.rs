//! Puzzles: positions in which one line wins clearly and everything else does not.

mod answer;
mod collection;
mod mates;
mod mine;
mod position;
mod proof;
mod theme;
mod theme_finder;

pub use answer::{Answer, Right};
pub use collection::{Collection, collection};
pub use mine::{MAX_ALIKE, Miner, PROOF};
pub use position::Puzzle;
pub use proof::verify;
pub use theme::Theme;
pub use theme_finder::themes_of;
