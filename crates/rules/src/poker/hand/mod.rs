//! Poker hands of up to seven cards, of which the best five count; hands of fewer than five may win.

mod choice;
mod set;
mod table;
mod value;
mod wild;

pub use choice::best_five;
pub use set::Hand;
pub use value::{Category, HandValue};
