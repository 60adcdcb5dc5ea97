//! Orthodox chess from any array.

mod correction_keys;
mod evaluation;
mod lone_king;
mod moves;
mod network;
mod node;
mod side;
mod static_exchange;
mod weights;

pub(crate) use evaluation::{Tally, evaluate};
pub(crate) use moves::{allows_null_move, captures, gain, moves, pack, see, slot};
pub(crate) use node::ChessNode;
pub(crate) use side::{as_seen_by, rank};
