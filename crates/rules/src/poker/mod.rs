//! Poker Chess (Ralph Betza, 2003): chess with a card on most squares, won by winning poker hands.

mod config;
mod custom_deal;
mod deal;
mod declaration;
mod game;
pub mod hand;
mod hand_selection;
mod hole;
mod home_squares;
mod knowledge;
mod move_effect;
mod moved_pieces;
mod names;
mod notation;
mod observed;
mod odds;
mod options;
mod position;
mod position_format;
mod previews;
mod referee_detail;
mod rules;
mod showdown;
mod state;

pub use declaration::SPEAK;
pub(crate) use game::PokerChess;
pub use knowledge::Knowledge;
pub use previews::hand_previews;
pub use state::{Setting, State};
