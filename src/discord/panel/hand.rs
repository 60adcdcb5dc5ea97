//! What only one player may see: the own hand, the board with the own cards, and the menus to place one.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::ids::custom_id::{Ask, CustomId};
use crate::discord::panel::move_menu::{self, Frame, Panel, ROWS};
use crate::discord::panel::turn;
use crate::discord::view::board_message::with_board;
use crate::discord::view::picture::{PictureError, Pictures};
use crate::service::{HostedMatch, Preferences};
use crate::workers::Lane;
use trickmate_rules::{Seat, Viewer};
use trickmate_text::text;

/// The panel of a seat, as its player wishes it; drawn in this lane.
pub(crate) async fn compose(
    table: &HostedMatch,
    seat: Seat,
    wishes: &Preferences,
    lane: Lane,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let (table, wishes) = (table.clone(), wishes.clone());
    pictures.run(lane, move || panel_of(&table, seat, &wishes)).await
}

fn panel_of(table: &HostedMatch, seat: Seat, wishes: &Preferences) -> Result<OutgoingMessage, PictureError> {
    if table.is_turn_of(seat) {
        return turn::compose(table, seat, wishes);
    }
    let is_due = table.game.to_act().contains(&seat);
    let draft = OutgoingMessage::new(words(table, seat, is_due));
    let draft = with_board(draft, table, Viewer::Seat(seat), wishes)?;
    if !is_due {
        return Ok(draft);
    }
    let ways = table.game.position().observe(Viewer::Seat(seat)).menu_paths(seat);
    let frame = Frame { rows: ROWS - 1, ..Frame::new(table.spot()) };
    let mut rows = match move_menu::compose(&ways, frame, &[], 0) {
        Some(Panel::Menu(menu)) => menu.into_rows(),
        _ => Vec::new(),
    };
    let id = CustomId::Match(Ask::Type, table.spot()).to_string();
    let typing = CreateButton::new(id).label(text!("button-type")).style(ButtonStyle::Secondary);
    rows.push(CreateActionRow::Buttons(vec![typing]));
    Ok(draft.rows(rows))
}

fn words(table: &HostedMatch, seat: Seat, is_due: bool) -> String {
    let number = table.id;
    let link = table.link();
    if table.game.outcome().is_some() {
        return text!("view-over", game = number, link);
    }
    let task = table.game.view(Viewer::Seat(seat)).task;
    let what = text!(match (table.has_hand(seat), table.holds_secrets(seat)) {
        (true, _) => "view-hand",
        (false, true) => "view-cards",
        (false, false) => "view-board",
    });
    let due = if is_due { text!("view-due", task) } else { text!("view-not-due") };
    text!("view", what, game = number, due, link)
}
