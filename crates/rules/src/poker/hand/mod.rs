//! Poker hands of up to seven cards, of which the best five count; hands of fewer than five may win.
//!
//! `poker/hand/` holds a hand as one 64-bit number to which cards are added: a bit a card, and a count a suit. Its worth is
//! read from tables of sets of ranks, and is itself a number: the category, then up to five ranks; a missing card is a
//! zero, so that of two hands that are equal so far the longer is greater. Wild deuces are not tried out: from the highest
//! category down, the first that the wild cards can complete is the worth.

mod choice;
mod set;
mod table;
mod value;
mod wild;

pub use choice::best_five;
pub use set::Hand;
pub use value::{Category, HandValue};
