//! Cardmate (Ivan Derzhanski, 2000): cards as pieces on ten by ten squares, where suits force captures.

mod deal;
mod game;
mod input;
mod moves;
mod names;
mod notation;
mod observed;
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
