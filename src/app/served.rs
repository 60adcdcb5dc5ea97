//! The framework, wrapped so that work for a person is marked as theirs.

use std::sync::Arc;
use std::time::Instant;

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};
use tracing::field::Empty;
use tracing::{Instrument, Span, info_span};

use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::ui::audience::Readers;
use crate::ui::command_error::CommandError;
use trickmate_host::workers::for_person;

/// The longest word at the beginning of the bot's ids, in letters.
const MAX_WORD: usize = 16;

/// The framework; the work of each event takes turns with that of other people, and speaks the language of its reader.
pub(crate) struct Served {
    pub(crate) framework: poise::Framework<Arc<Bot>, CommandError>,
    pub(crate) bot: Arc<Bot>,
}

#[::serenity::async_trait]
impl serenity::Framework for Served {
    async fn init(&mut self, client: &serenity::Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        let (person, span) = (person_of(&event), span_of(&event));
        let work = async {
            let begun = Instant::now();
            if person.is_some() {
                tracing::debug!("begins");
            }
            let readers = match &event {
                FullEvent::InteractionCreate { interaction } => Readers::of(interaction),
                _ => None,
            };
            // On the heap, since the work for an interaction needs more than a thread's stack.
            let work = Box::pin(self.framework.dispatch(ctx, event));
            match readers {
                Some(readers) => readers.answered(&self.bot.service, work).await,
                None => work.await,
            }
            if person.is_some() {
                tracing::debug!("done after {} ms", begun.elapsed().as_millis());
            }
        }
        .instrument(span);
        match person {
            Some(person) => for_person(person.to_host(), work).await,
            None => work.await,
        }
    }
}

/// Returns the person who caused an event, if the bot works for them because of it.
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

/// Returns the log span of an event: with its id, its name, its server and, once it is known, its match. Choices and
/// typed text may be secret, and are left out.
fn span_of(event: &FullEvent) -> Span {
    let server = |server: Option<serenity::GuildId>| server.map(serenity::GuildId::get);
    match event {
        FullEvent::InteractionCreate { interaction } => match interaction {
            Interaction::Command(command) | Interaction::Autocomplete(command) => {
                let (id, name) = (command.id.get(), command.data.name.as_str());
                info_span!("command", id, name, server = server(command.guild_id), game = Empty)
            }
            Interaction::Component(press) => {
                let (id, name) = (press.id.get(), first_word(&press.data.custom_id));
                info_span!("press", id, name, server = server(press.guild_id), game = Empty)
            }
            Interaction::Modal(form) => {
                let (id, name) = (form.id.get(), first_word(&form.data.custom_id));
                info_span!("form", id, name, server = server(form.guild_id), game = Empty)
            }
            _ => info_span!("interaction"),
        },
        FullEvent::Message { new_message } => {
            let id = new_message.id.get();
            info_span!("message", id, server = server(new_message.guild_id), game = Empty)
        }
        event => info_span!("event", name = event.snake_case_name()),
    }
}

/// Returns the first word of an id, which names the request.
fn first_word(id: &str) -> &str {
    let word = id.split('/').next().unwrap_or_default();
    if word.len() <= MAX_WORD && word.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-') {
        word
    } else {
        "unknown"
    }
}
