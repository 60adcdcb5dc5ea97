//! Placing several cards at once: by a ready array, by chance, or by a typed list.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board::more::save_button;
use crate::context::bot::Bot;
use crate::play::ids::PlacingChoice;
use crate::play::ids::PlayId;
use crate::play::saved_arrays;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, MatchId, PlayerId, ServiceError, TeamRequestError};
use trickmate_rules::Seat;
use trickmate_rules::mysterious::{PlacingPlan, ReadyArray};
use trickmate_text::text;

/// Returns `true` if the seat still has to place cards.
fn has_unplaced(hosted: &HostedMatch, seat: Seat) -> bool {
    hosted.unplaced(seat) > 0 && hosted.game.outcome().is_none()
}

/// Returns the label of a ready array on its button.
fn ready_label(array: &ReadyArray) -> String {
    text!(&format!("placing-{}", array.name))
}

fn button(match_id: MatchId, choice: PlacingChoice, label: String) -> CreateButton {
    let style = match choice {
        PlacingChoice::Stop => ButtonStyle::Danger,
        PlacingChoice::Own(_) => ButtonStyle::Primary,
        PlacingChoice::AtRandom | PlacingChoice::Array(_) => ButtonStyle::Secondary,
    };
    CreateButton::new(PlayId::Placing(match_id, choice).to_string()).label(label).style(style)
}

fn stop_button(match_id: MatchId) -> CreateButton {
    button(match_id, PlacingChoice::Stop, text!("placing-stop"))
}

fn in_rows(buttons: &[CreateButton]) -> impl Iterator<Item = CreateActionRow> {
    buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec()))
}

/// Returns the ways to place the rest of a player's cards.
pub(crate) async fn placing_choices(
    bot: &Bot,
    match_id: MatchId,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    let seat = hosted.require_seat(person)?;
    let planned = bot.service.placing_plans().planned_placings(&hosted, seat).await?;
    let look = move |hosted: &HostedMatch| (has_unplaced(hosted, seat), hosted.places_secretly(seat));
    let (has_unplaced, is_known) = bot.look(Lane::Game, &hosted, look).await?;
    if !has_unplaced {
        return saved_arrays::offer(bot, &hosted, seat).await;
    }
    let mut lines = vec![text!("placing-heading", game = hosted.id)];
    let mut buttons = vec![button(hosted.id, PlacingChoice::AtRandom, text!("placing-random"))];
    let mut own = Vec::new();
    if is_known {
        lines.push(text!("placing-arrays"));
        let ready = const { &ReadyArray::ALL }.iter();
        buttons.extend(ready.map(|array| button(hosted.id, PlacingChoice::Array(array), ready_label(array))));
        own = bot.service.arrays().of(person).await?;
        lines.extend((!own.is_empty()).then(|| text!("placing-own")));
    } else {
        lines.push(text!("placing-unseen"));
    }
    let own_buttons: Vec<CreateButton> = own
        .iter()
        .map(|saved| button(hosted.id, PlacingChoice::Own(saved.folded.clone()), saved.name.clone()))
        .collect();
    let mut rows: Vec<CreateActionRow> = in_rows(&buttons).chain(in_rows(&own_buttons)).collect();
    if planned > 0 {
        lines.push(text!("placing-planned"));
        rows.push(CreateActionRow::Buttons(vec![stop_button(hosted.id)]));
    }
    rows.extend(saved_arrays::forget_menu(hosted.id, &own));
    Ok(OutgoingMessage::new(lines.join("\n")).rows(rows))
}

/// Places the rest of a player's cards as chosen, or stops a plan.
pub(crate) async fn place_the_rest(
    bot: &Bot,
    asker: Asker,
    match_id: MatchId,
    choice: PlacingChoice,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    let seat = hosted.require_seat(asker.person)?;
    let look = move |hosted: &HostedMatch| has_unplaced(hosted, seat);
    let has_unplaced = bot.look(Lane::Game, &hosted, look).await?;
    let (plan, how) = match choice {
        PlacingChoice::AtRandom => (Some(PlacingPlan::AtRandom), text!("placing-random")),
        PlacingChoice::Array(array) => (Some(PlacingPlan::Array(array)), ready_label(array)),
        PlacingChoice::Own(name) => {
            let saved = bot.service.arrays().named(asker.person, &name).await?;
            (Some(PlacingPlan::Own(saved.array)), saved.name)
        }
        PlacingChoice::Stop => (None, String::new()),
    };
    match plan {
        Some(_) if !has_unplaced => Ok(OutgoingMessage::new(text!("placing-over"))),
        Some(plan) => place_as_planned(bot, asker, match_id, plan, how).await,
        None => {
            // What the panel says then is not taken away with the plan.
            bot.delivery.panels.close(match_id, asker.person);
            let planned = bot.service.placing_plans().planned_placings(&hosted, seat).await?;
            let had_plan = bot.service.placing_plans().forget(match_id, asker.person).await?;
            let key = match has_unplaced {
                false => "placing-over",
                true if had_plan && planned > 0 => "placing-stopped",
                true => "placing-none",
            };
            Ok(OutgoingMessage::new(text!(key, game = match_id))
                .panel_of(hosted.id, PanelContent::Position(hosted.version())))
        }
    }
}

/// Places a player's cards by a plan whenever it is their turn. `how` describes the plan.
pub(crate) async fn place_as_planned(
    bot: &Bot,
    asker: Asker,
    match_id: MatchId,
    plan: PlacingPlan,
    how: String,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.placing_plans().plan(match_id, asker.person, plan).await?;
    let seat = hosted.require_seat(asker.person)?;
    let left = bot.service.placing_plans().planned_placings(&hosted, seat).await?;
    if left == 0 {
        let save = bot.look(Lane::Game, &hosted, move |hosted| save_button(hosted, seat)).await?;
        let save = save.map(|save| CreateActionRow::Buttons(vec![save]));
        return Ok(OutgoingMessage::new(text!("placing-done", how, game = hosted.id))
            .rows(save.into_iter().collect()));
    }
    Ok(OutgoingMessage::new(text!("placing-begun", how, left, game = hosted.id))
        .rows(vec![CreateActionRow::Buttons(vec![stop_button(hosted.id)])])
        .panel_of(hosted.id, PanelContent::Plan))
}

/// Reads a typed text, if it is several placings.
///
/// # Errors
/// Several placings that cannot all be performed, or that are a team's, which votes on each placing.
pub(crate) async fn several_placings(
    bot: &Bot,
    hosted: &HostedMatch,
    seat: Seat,
    typed: &str,
) -> Result<Option<PlacingPlan>, ServiceError> {
    if hosted.game.position().is_seed_secret() && typed.trim().contains([' ', ',', ';']) {
        let several = bot.service.placing_plans().several_placings(hosted, seat, typed).await?;
        return match several {
            Some(_) if hosted.is_team(seat) => Err(TeamRequestError::OneAction.into()),
            several => Ok(several),
        };
    }
    Ok(None)
}
