//! The form to type an answer to a lesson or a puzzle.

use std::fmt;

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::ui::typed::TYPED;
use trickmate_text::text;

/// The longest answer that can be typed.
const MAX_LEN: u16 = 60;

/// Returns the form to type an answer.
pub(crate) fn answer_form(id: &impl fmt::Display) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, text!("learn-form-field"), TYPED)
        .placeholder(text!("learn-form-example"));
    CreateModal::new(id.to_string(), text!("learn-form"))
        .components(vec![CreateActionRow::InputText(field.min_length(1).max_length(MAX_LEN))])
}
