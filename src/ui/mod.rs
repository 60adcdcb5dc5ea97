//! Widgets that features share: pictures, lists of choices, answers, and the parts that ids are made of.

pub(crate) mod answer_form;
pub(crate) mod answer_words;
pub(crate) mod asker;
pub(crate) mod audience;
pub(crate) mod command_error;
pub(crate) mod component;
pub(crate) mod entry;
pub(crate) mod error_text;
pub(crate) mod format;
pub(crate) mod game_choice;
pub(crate) mod medals;
pub(crate) mod number;
pub(crate) mod path;
pub(crate) mod permissions;
pub(crate) mod picture;
pub(crate) mod poker_hands;
pub(crate) mod responder;
pub(crate) mod shown_match;
pub(crate) mod side;
pub(crate) mod special_terms;
pub(crate) mod spot;
pub(crate) mod trace;
pub(crate) mod typed;
pub(crate) mod unknown_id;
pub(crate) mod word;
