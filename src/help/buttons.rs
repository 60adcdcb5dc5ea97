//! The buttons of the start page, and those that lead back to it.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::help::ids::{Arrange, Start, Terms};
use crate::learn::ids::LearnId;
use crate::puzzle::ids::PuzzleId;
use trickmate_text::{text, word};

/// Returns the rows of the start page: a button for each game, and one for each other place.
pub(crate) fn start_rows() -> Vec<CreateActionRow> {
    let game = |game: &&'static dyn trickmate_rules::Game| {
        let id = Start::Arrange(Arrange::Page, game.name(), Terms::default());
        CreateButton::new(id.to_string()).label(word(game.title())).style(ButtonStyle::Success)
    };
    let place =
        |id: String, label: &str| CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary);
    vec![
        CreateActionRow::Buttons(trickmate_rules::GAMES.iter().map(game).collect()),
        CreateActionRow::Buttons(vec![
            place(LearnId::Home.to_string(), "button-learn"),
            place(PuzzleId::Home.to_string(), "button-puzzles"),
            place(Start::Challenges.to_string(), "button-challenges"),
            place(Start::Rules.to_string(), "button-rules"),
            place(Start::Commands.to_string(), "button-commands"),
        ]),
    ]
}

/// Returns the button that leads back to the start page.
pub(crate) fn back() -> CreateButton {
    CreateButton::new(Start::Greeting.to_string()).label(text!("button-back")).style(ButtonStyle::Secondary)
}
