//! The buttons behind *More…*: all at once they would push the board out of view.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::computer::buttons::hint_button;
use crate::plan::ids::PlanId;
use crate::play::ids::{Ask, PlayId};
use crate::rules::ids::RulesId;
use crate::settings::ids::SettingsId;
use crate::ui::entry::ROW;
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::{HostedMatch, OfferKind, is_plannable};
use trickmate_rules::{Seat, Task, Viewer};
use trickmate_text::text;

/// Returns the less used buttons: for a seat, or for a spectator. `id` makes the ids of actions in the match.
pub(crate) fn rows(
    hosted: &HostedMatch,
    seat: Option<Seat>,
    id: fn(Ask, Spot) -> PlayId,
) -> Vec<CreateActionRow> {
    let button =
        |id: String, label: &str| CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary);
    let asks = |ask: Ask, label: &str| button(id(ask, hosted.spot()).to_string(), label);
    let mut buttons = Vec::new();
    if let Some(seat) = seat {
        let offers = offers(hosted, seat);
        buttons.extend(offers.into_iter().map(|(ask, label)| asks(ask, label)));
        buttons.extend(hands_button(hosted, seat, id));
        // Against the computer it is on the board.
        buttons.extend(hint_button(hosted).filter(|_| hosted.computer.is_none()));
        buttons.extend(save_button(hosted, seat));
        if is_plannable(hosted) {
            let id = PlanId::Open(hosted.id).to_string();
            buttons.push(button(id, "plan-button"));
        }
    }
    let record = PlayId::Match(Ask::Moves, hosted.spot()).to_string();
    buttons.push(button(record, "board-button-record"));
    let rules = RulesId(hosted.game.game().name(), 0).to_string();
    buttons.push(button(rules, "button-rules"));
    buttons.push(button(SettingsId::Open.to_string(), "board-button-settings"));
    if seat.is_some() {
        buttons.push(asks(Ask::Resign, "board-button-resign").style(ButtonStyle::Danger));
    }
    buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// Returns the offers that a seat can make now, with their labels.
pub(crate) fn offers(hosted: &HostedMatch, seat: Seat) -> Vec<(Ask, &'static str)> {
    let offers = [
        (OfferKind::Draw, Ask::Draw, "button-draw"),
        (OfferKind::Takeback, Ask::Takeback, "resign-takeback"),
        (OfferKind::Abort, Ask::Abort, "resign-abort"),
    ];
    let possible = offers.into_iter().filter(|(kind, ..)| hosted.may_offer(seat, *kind));
    possible.map(|(_, ask, label)| (ask, label)).collect()
}

/// Builds the button for the poker hands that moves would make. It is private, since hole cards count.
fn hands_button(hosted: &HostedMatch, seat: Seat, id: fn(Ask, Spot) -> PlayId) -> Option<CreateButton> {
    let view = hosted.game.position().observe(Viewer::Public).view();
    if view.score.is_none() || view.task != Task::Move || !hosted.game.to_act().contains(&seat) {
        return None;
    }
    let id = if hosted.holds_secrets(seat) { PlayId::Match } else { id };
    let hands = CreateButton::new(id(Ask::Hands, hosted.spot()).to_string());
    Some(hands.label(text!("board-button-hands")).style(ButtonStyle::Secondary))
}

/// Builds the button that saves the array of a seat, once its player has placed all cards; teams cannot save arrays.
pub(crate) fn save_button(hosted: &HostedMatch, seat: Seat) -> Option<CreateButton> {
    if hosted.is_team(seat) {
        return None;
    }
    hosted.placed_array(seat)?;
    let id = PlayId::SaveArray(hosted.id).to_string();
    Some(CreateButton::new(id).label(text!("array-save")).style(ButtonStyle::Secondary))
}
