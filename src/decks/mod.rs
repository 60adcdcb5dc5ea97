//! Decks and cards of Summoner’s Chess.

pub(crate) mod build;
pub(crate) mod card;
pub(crate) mod choice;
pub(crate) mod command;
pub(crate) mod editor;
pub(crate) mod feature;
pub(crate) mod form;
pub(crate) mod ids;
pub(crate) mod list;
pub(crate) mod look;
pub(crate) mod message;
pub(crate) mod more;
pub(crate) mod suggest;
