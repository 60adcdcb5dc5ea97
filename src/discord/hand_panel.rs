//! What only one player may see: the own hand, the board with the own cards, and the menus to place one.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::Bot;
use super::board_message::with_board;
use super::custom_id::{Ask, CustomId, Spot};
use super::draft::Draft;
use super::failure::Failure;
use super::panel::{self, Panel};
use super::picture::{PictureError, Pictures};
use super::play;
use super::workshop;
use crate::hall::{Table, Wishes};
use crate::rules::{Seat, Viewer};

/// The panel of a seat, as its player wishes it.
pub(super) async fn compose(
    table: &Table,
    seat: Seat,
    wishes: &Wishes,
    pictures: &Pictures,
) -> Result<Draft, PictureError> {
    if table.is_turn_of(seat) {
        return workshop::compose(table, seat, wishes, pictures).await;
    }
    let is_due = table.game.to_act().contains(&seat);
    let draft = Draft::new(words(table, seat, is_due));
    let draft = with_board(draft, table, Viewer::Seat(seat), wishes, pictures).await?;
    if !is_due {
        return Ok(draft);
    }
    let ways = table.game.position().ways(seat, Viewer::Seat(seat));
    let mut rows = match panel::compose(&ways, play::frame(table, table.spot(), false), &[], 0) {
        Some(Panel::Menu(menu)) => menu.into_rows(),
        _ => Vec::new(),
    };
    let id = CustomId::Table(Ask::Type, table.spot()).to_string();
    let typing = CreateButton::new(id).label("Type it…").style(ButtonStyle::Secondary);
    rows.push(CreateActionRow::Buttons(vec![typing]));
    Ok(draft.rows(rows))
}

fn words(table: &Table, seat: Seat, is_due: bool) -> String {
    let number = table.id;
    let link = table.link();
    if table.game.outcome().is_some() {
        return format!("Game {number} is over: {link}");
    }
    let task = table.game.view(Viewer::Seat(seat)).task;
    let cards = if table.has_hand(seat) { "Your hand and your cards" } else { "Your cards" };
    let due = if is_due {
        format!("It is your turn to {task}: choose below, or type it.")
    } else {
        "It is your opponent’s turn.".to_owned()
    };
    format!("{cards} in game {number}, for your eyes only. {due}\n-# The board for all: {link}")
}

/// The question whether a card is to be placed so.
pub(super) fn question(text: &str, spot: Spot, path: &[u16]) -> Draft {
    let button =
        |id: CustomId, label: &str, style| CreateButton::new(id.to_string()).label(label).style(style);
    let sure = button(CustomId::Sure(spot, path.to_vec()), "Place it", ButtonStyle::Primary);
    let again = button(CustomId::Menu(spot, Vec::new()), "Choose again", ButtonStyle::Secondary);
    Draft::new(format!("Place **{text}**?")).rows(vec![CreateActionRow::Buttons(vec![sure, again])])
}

impl Bot {
    /// The panel for a person who plays in a match.
    pub(super) async fn hand(&self, table: &Table, person: i64) -> Result<Draft, Failure> {
        let seat = play::seat_at(table, person)?;
        if !table.holds_secrets(seat) {
            return Err(Failure::words(
                "You hold no cards here that others do not know. `/board` shows the board.",
            ));
        }
        let wishes = self.hall.wishes(person).await?;
        Ok(compose(table, seat, &wishes, &self.pictures).await?)
    }
}
