//! What only one player may see: the own hand, the board with the own cards, and the menus to place one.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::ids::ask::Ask;
use crate::discord::ids::custom_id::CustomId;
use crate::discord::panel::move_menu::{self, Frame, Panel, ROWS};
use crate::discord::panel::turn;
use crate::discord::view::board_message::with_board;
use crate::discord::view::picture::{PictureError, Pictures};
use crate::service::{HostedMatch, Preferences};
use crate::workers::Lane;
use trickmate_rules::{Seat, Viewer};
use trickmate_text::text;

/// The panel of a seat, as its player prefers it; drawn in this lane.
pub(crate) async fn compose(
    hosted: &HostedMatch,
    seat: Seat,
    preferences: &Preferences,
    lane: Lane,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let (hosted, preferences) = (hosted.clone(), preferences.clone());
    pictures.run(lane, move || panel_of(&hosted, seat, &preferences)).await
}

fn panel_of(
    hosted: &HostedMatch,
    seat: Seat,
    preferences: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    if hosted.is_turn_of(seat) {
        return turn::compose(hosted, seat, preferences);
    }
    let is_due = hosted.game.to_act().contains(&seat);
    let draft = OutgoingMessage::new(words(hosted, seat, is_due));
    let draft = with_board(draft, hosted, Viewer::Seat(seat), preferences)?;
    if !is_due {
        return Ok(draft);
    }
    let ways = hosted.game.position().observe(Viewer::Seat(seat)).menu_paths(seat);
    let frame = Frame { rows: ROWS - 1, ..Frame::new(hosted.spot()) };
    let mut rows = match move_menu::compose(&ways, frame, &[], 0) {
        Some(Panel::Menu(menu)) => menu.into_rows(),
        _ => Vec::new(),
    };
    let id = CustomId::Match(Ask::Type, hosted.spot()).to_string();
    let typing = CreateButton::new(id).label(text!("button-type")).style(ButtonStyle::Secondary);
    rows.push(CreateActionRow::Buttons(vec![typing]));
    Ok(draft.rows(rows))
}

fn words(hosted: &HostedMatch, seat: Seat, is_due: bool) -> String {
    let number = hosted.id;
    let link = hosted.link();
    if hosted.game.outcome().is_some() {
        return text!("view-over", game = number, link);
    }
    let task = hosted.game.view(Viewer::Seat(seat)).task;
    let what = text!(match (hosted.has_hand(seat), hosted.holds_secrets(seat)) {
        (true, _) => "view-hand",
        (false, true) => "view-cards",
        (false, false) => "view-board",
    });
    let due = if is_due { text!("view-due", task) } else { text!("view-not-due") };
    text!("view", what, game = number, due, link)
}
