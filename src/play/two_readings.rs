//! A typed move that means one thing in English and another in the player's language, such as `Re1`, with a Rook or *le
//! Roi*.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::board;
use crate::play::ids::PlayId;
use crate::ui::command_error::CommandError;
use crate::ui::error_text::quoted;
use crate::ui::spot::Spot;
use trickmate_rules::MenuPath;
use trickmate_text::{rules, text};

/// Asks which of two moves a typed text means: the move in English, or the move in the other language.
pub(crate) fn ask(spot: Spot, typed: &str, readings: &[MenuPath; 2]) -> CommandError {
    let [first, second] = readings.each_ref().map(label);
    let button = |path: &MenuPath| {
        let id = PlayId::Hinted(spot, rules::with_english_sign(&path.text));
        CreateButton::new(id.to_string()).label(label(path)).style(ButtonStyle::Secondary)
    };
    CommandError::TwoReadings {
        question: text!("typed-two-readings", typed = quoted(typed.trim()), first, second),
        buttons: vec![CreateActionRow::Buttons(readings.iter().map(button).collect())],
    }
}

/// Returns a move in words, from the piece to the square, e.g. `♖ Rook d1 → e1`.
fn label(path: &MenuPath) -> String {
    if path.steps.is_empty() {
        return rules::notation(&path.text);
    }
    board::move_menu::in_words(&path.steps, 1)
}
