//! Placing several cards at once: ready arrays, chance, or a list that somebody has typed.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::custom_id::CustomId;
use crate::discord::ids::placing_choice::PlacingChoice;
use crate::discord::input::asker::Asker;
use crate::discord::input::command_error::CommandError;
use crate::service::{HostedMatch, ServiceError};
use crate::workers::Lane;
use trickmate_rules::mysterious::{PlacingPlan, ReadyArray};
use trickmate_rules::view::Reserve;
use trickmate_rules::{Seat, Viewer};
use trickmate_text::text;

/// What the seat is yet to place: how many cards, and whether it knows which.
#[derive(Clone, Copy)]
struct Unplaced {
    count: usize,
    is_known: bool,
}

fn unplaced(hosted: &HostedMatch, seat: Seat) -> Option<Unplaced> {
    let view = hosted.game.view(Viewer::Seat(seat));
    let (count, is_known) = match view.seats.into_iter().nth(seat.index())?.reserve? {
        Reserve::Kinds(kinds) => (kinds.len(), true),
        Reserve::Count(count) => (count, false),
    };
    (count > 0 && hosted.game.outcome().is_none()).then_some(Unplaced { count, is_known })
}

/// What an array or chance is called on its button.
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
    CreateButton::new(CustomId::Placing(match_id, choice).to_string()).label(label(choice)).style(style)
}

impl Bot {
    /// The ways to place the rest of a player's cards.
    pub(crate) async fn placing_choices(
        &self,
        match_id: i64,
        person: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let hosted = self.service.hosted_match(match_id).await?;
        let seat = hosted.require_seat(person)?;
        let plan = self.service.placing_plan(hosted.id, seat).await?;
        let left = self.look(Lane::Game, &hosted, move |hosted| unplaced(hosted, seat)).await?;
        let left = left.ok_or_else(|| CommandError::words(text!("placing-over")))?;
        let mut lines = vec![text!("placing-heading", game = hosted.id)];
        let mut choices = vec![PlacingChoice::AtRandom];
        if left.is_known {
            lines.push(text!("placing-arrays"));
            choices.extend(const { &ReadyArray::ALL }.iter().map(PlacingChoice::Array));
        } else {
            lines.push(text!("placing-unseen"));
        }
        if plan.is_some() {
            lines.push(text!("placing-planned"));
            choices.push(PlacingChoice::Stop);
        }
        let buttons: Vec<CreateButton> =
            choices.into_iter().map(|choice| button(hosted.id, choice)).collect();
        let rows = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec())).collect();
        Ok(OutgoingMessage::new(lines.join("\n")).rows(rows))
    }

    /// Places the rest of a player's cards as chosen, or stops that.
    pub(crate) async fn place_the_rest(
        &self,
        asker: Asker,
        match_id: i64,
        choice: PlacingChoice,
    ) -> Result<OutgoingMessage, CommandError> {
        match choice.plan() {
            Some(plan) => self.place_as_planned(asker, match_id, plan).await,
            None => {
                let had_plan = self.service.forget_placing_plan(match_id, asker.person).await?;
                let hosted = self.service.hosted_match(match_id).await?;
                let seat = hosted.require_seat(asker.person)?;
                let left = self.look(Lane::Game, &hosted, move |hosted| unplaced(hosted, seat)).await?;
                let key = match left {
                    None => "placing-over",
                    Some(_) if had_plan => "placing-stopped",
                    Some(_) => "placing-none",
                };
                Ok(OutgoingMessage::new(text!(key, game = match_id)))
            }
        }
    }

    /// Places a player's cards by a plan, as their turns come.
    pub(crate) async fn place_as_planned(
        &self,
        asker: Asker,
        match_id: i64,
        plan: PlacingPlan,
    ) -> Result<OutgoingMessage, CommandError> {
        let hosted = self.service.plan_placing(match_id, asker.person, plan.clone()).await?;
        let seat = hosted.require_seat(asker.person)?;
        let goes_on = self.service.placing_plan(hosted.id, seat).await?.is_some();
        let left = self.look(Lane::Game, &hosted, move |hosted| unplaced(hosted, seat)).await?;
        let count = left.map_or(0, |left| left.count);
        let how = match &plan {
            PlacingPlan::AtRandom => label(PlacingChoice::AtRandom),
            PlacingPlan::Array(array) => label(PlacingChoice::Array(array)),
            PlacingPlan::Listed(_) => plan.to_string(),
        };

        if !goes_on || left.is_none() {
            return Ok(OutgoingMessage::new(text!("placing-done", how, game = hosted.id)));
        }
        let stop = vec![button(hosted.id, PlacingChoice::Stop)];
        Ok(OutgoingMessage::new(text!("placing-begun", how, left = count, game = hosted.id))
            .rows(vec![CreateActionRow::Buttons(stop)]))
    }

    /// What a player has typed, if it is several placings.
    ///
    /// # Errors
    /// Several placings that cannot all be performed.
    pub(crate) async fn several_placings(
        &self,
        hosted: &HostedMatch,
        seat: Seat,
        typed: &str,
    ) -> Result<Option<PlacingPlan>, ServiceError> {
        if hosted.game.position().is_seed_secret() && typed.trim().contains([' ', ',', ';']) {
            return self.service.several_placings(hosted, seat, typed).await;
        }
        Ok(None)
    }
}
