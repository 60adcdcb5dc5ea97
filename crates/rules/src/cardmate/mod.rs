//! Cardmate (Ivan Derzhanski, 2000): cards as pieces on ten by ten squares, where suits force captures.
//!
//! `cardmate/placement.rs` keeps the cards three ways at once: by square, by card, and as bitboards by suit. `moves.rs`
//! asks the kernel which squares a card reaches, and then checks only the reached cards of the same suit: it must take
//! the lower ones and must not take the higher ones. A count of moves needs no list. A layout is small and copied, not
//! unmade. Repetition is decided by 64-bit keys since the last capture or promotion.

mod custom_deal;
mod deal;
mod game;
mod input;
mod moves;
mod names;
mod notation;
mod observed;
mod odds;
mod palace;
mod perft;
mod piece_info;
mod placement;
mod position;
mod position_format;
mod ranks;
mod rules;
mod state;
mod termination;

pub(crate) use game::Cardmate;
pub use moves::Move;
pub use observed::kings_in_danger;
pub use piece_info::card_infos;
pub use state::{Knowledge, MAX_MOVES, MoveList, State};
