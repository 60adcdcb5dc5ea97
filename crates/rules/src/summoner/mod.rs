//! Summoner's Chess (Michael Schmahl): cards carry movements, players combine them into pieces and summon those next to
//! their King.

mod ability;
mod action;
mod board;
mod card;
mod catalogue;
mod compile;
mod compiled_movements;
mod composition;
mod create;
mod custom_card;
mod deck;
mod draw_rule;
mod exchange_rule;
mod face;
mod game;
mod hand_and_deck;
mod happenings;
mod input;
mod knowledge;
mod menu;
mod mobility;
mod movement;
mod moves;
mod names;
mod notation;
mod observed;
mod odds;
mod perft;
mod piece;
mod piece_info;
mod play;
mod position;
mod position_reader;
mod position_writer;
mod referee_detail;
mod reserve;
mod rules;
mod sanitise;
mod state;
mod summon;
mod validity;

pub use action::Action;
pub use catalogue::{Catalogue, MAX_OWN};
pub use deck::{Deck, DeckError, MAX_CARDS, MIN_CARDS, READY, ReadyDeck};
pub(crate) use game::Summoner;
pub use knowledge::{Knowledge, KnownPiece};
pub use mobility::suggested_value;
pub use state::State;

pub use crate::summoner::piece_info::{card_face, card_or_missing, card_sheet, deck_sheet};
