//! Placing several cards at once: by a ready array, by chance, or by a typed list.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::play::ids::PlacingChoice;
use crate::play::ids::PlayId;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, ServiceError};
use trickmate_rules::Seat;
use trickmate_rules::mysterious::{PlacingPlan, ReadyArray};
use trickmate_text::text;

/// Returns `true` if the seat still has to place cards.
fn has_unplaced(hosted: &HostedMatch, seat: Seat) -> bool {
    hosted.unplaced(seat) > 0 && hosted.game.outcome().is_none()
}

/// Returns the label of an array, or of chance, on its button.
fn label(choice: PlacingChoice) -> String {
    match choice {
        PlacingChoice::AtRandom => text!("placing-random"),
        PlacingChoice::Array(array) => text!(&format!("placing-{}", array.name)),
        PlacingChoice::Stop => text!("placing-stop"),
    }
}

fn button(match_id: i64, choice: PlacingChoice) -> CreateButton {
    let style = match choice {
        PlacingChoice::Stop => ButtonStyle::Danger,
        _ => ButtonStyle::Secondary,
    };
    CreateButton::new(PlayId::Placing(match_id, choice).to_string()).label(label(choice)).style(style)
}

/// Returns the ways to place the rest of a player's cards.
pub(crate) async fn placing_choices(
    bot: &Bot,
    match_id: i64,
    person: i64,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    let seat = hosted.require_seat(person)?;
    let planned = bot.service.placing_plans().planned_placings(&hosted, seat).await?;
    let look = move |hosted: &HostedMatch| (has_unplaced(hosted, seat), hosted.places_secretly(seat));
    let (has_unplaced, is_known) = bot.look(Lane::Game, &hosted, look).await?;
    if !has_unplaced {
        return Err(CommandError::words(text!("placing-over")));
    }
    let mut lines = vec![text!("placing-heading", game = hosted.id)];
    let mut choices = vec![PlacingChoice::AtRandom];
    if is_known {
        lines.push(text!("placing-arrays"));
        choices.extend(const { &ReadyArray::ALL }.iter().map(PlacingChoice::Array));
    } else {
        lines.push(text!("placing-unseen"));
    }
    if planned > 0 {
        lines.push(text!("placing-planned"));
        choices.push(PlacingChoice::Stop);
    }
    let buttons: Vec<CreateButton> = choices.into_iter().map(|choice| button(hosted.id, choice)).collect();
    let rows = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec())).collect();
    Ok(OutgoingMessage::new(lines.join("\n")).rows(rows))
}

/// Places the rest of a player's cards as chosen, or stops a plan.
pub(crate) async fn place_the_rest(
    bot: &Bot,
    asker: Asker,
    match_id: i64,
    choice: PlacingChoice,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    let seat = hosted.require_seat(asker.person)?;
    let look = move |hosted: &HostedMatch| has_unplaced(hosted, seat);
    let has_unplaced = bot.look(Lane::Game, &hosted, look).await?;
    match choice.plan() {
        Some(_) if !has_unplaced => Ok(OutgoingMessage::new(text!("placing-over"))),
        Some(plan) => place_as_planned(bot, asker, match_id, plan).await,
        None => {
            let planned = bot.service.placing_plans().planned_placings(&hosted, seat).await?;
            let had_plan = bot.service.placing_plans().forget(match_id, asker.person).await?;
            let key = match has_unplaced {
                false => "placing-over",
                true if had_plan && planned > 0 => "placing-stopped",
                true => "placing-none",
            };
            Ok(OutgoingMessage::new(text!(key, game = match_id)))
        }
    }
}

/// Places a player's cards by a plan, as their turns come.
pub(crate) async fn place_as_planned(
    bot: &Bot,
    asker: Asker,
    match_id: i64,
    plan: PlacingPlan,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.placing_plans().plan(match_id, asker.person, plan.clone()).await?;
    let seat = hosted.require_seat(asker.person)?;
    let left = bot.service.placing_plans().planned_placings(&hosted, seat).await?;
    let how = match &plan {
        PlacingPlan::AtRandom => label(PlacingChoice::AtRandom),
        PlacingPlan::Array(array) => label(PlacingChoice::Array(array)),
        PlacingPlan::Listed(_) => plan.to_string(),
    };
    if left == 0 {
        return Ok(OutgoingMessage::new(text!("placing-done", how, game = hosted.id)));
    }
    let stop = vec![button(hosted.id, PlacingChoice::Stop)];
    Ok(OutgoingMessage::new(text!("placing-begun", how, left, game = hosted.id))
        .rows(vec![CreateActionRow::Buttons(stop)]))
}

/// Reads a typed text, if it is several placings.
///
/// # Errors
/// Several placings that cannot all be performed.
pub(crate) async fn several_placings(
    bot: &Bot,
    hosted: &HostedMatch,
    seat: Seat,
    typed: &str,
) -> Result<Option<PlacingPlan>, ServiceError> {
    if hosted.game.position().is_seed_secret() && typed.trim().contains([' ', ',', ';']) {
        return bot.service.placing_plans().several_placings(hosted, seat, typed).await;
    }
    Ok(None)
}
