//! The framework, with everything it does for a person marked as theirs.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use crate::api::client::number;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use trickmate_host::workers::for_person;

/// The framework; the work of each event takes turns with that of other people.
pub(crate) struct Served(pub(crate) poise::Framework<Arc<Bot>, CommandError>);

#[::serenity::async_trait]
impl serenity::Framework for Served {
    async fn init(&mut self, client: &serenity::Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        match person_of(&event) {
            Some(person) => for_person(number(person.get()), self.0.dispatch(ctx, event)).await,
            None => self.0.dispatch(ctx, event).await,
        }
    }
}

/// Returns who has caused an event, if the bot works for them because of it.
fn person_of(event: &FullEvent) -> Option<serenity::UserId> {
    match event {
        FullEvent::InteractionCreate { interaction } => match interaction {
            Interaction::Command(command) | Interaction::Autocomplete(command) => Some(command.user.id),
            Interaction::Component(press) => Some(press.user.id),
            Interaction::Modal(form) => Some(form.user.id),
            _ => None,
        },
        FullEvent::Message { new_message } => Some(new_message.author.id),
        _ => None,
    }
}
