//! The languages of an answer: the reader's for private messages, the server's for public ones.

use std::future::Future;

use poise::serenity_prelude as serenity;
use serenity::Interaction;

use crate::api::snowflakes::ToHost;
use trickmate_host::{GameService, PlayerId, ServerId};
use trickmate_text::{Language, speaking, spoken};

tokio::task_local! {
    static PUBLIC: Language;
}

/// Returns the language of public messages in the place where the current task was requested.
pub(crate) fn public() -> Language {
    PUBLIC.try_with(|language| *language).unwrap_or_else(|_| spoken())
}

/// Does work in the language of the person who caused it, among people who read `public`.
async fn among<F: Future>(own: Language, public: Language, work: F) -> F::Output {
    PUBLIC.scope(public, speaking(own, work)).await
}

/// The people who read the answer to an interaction.
pub(crate) struct Readers {
    person: PlayerId,
    /// The locale of the person's Discord.
    locale: String,
    /// The server, and the locale that it prefers.
    server: Option<(ServerId, Option<String>)>,
}

impl Readers {
    /// Returns the people who read the answer to an interaction; `None` if it has no answer.
    pub(crate) fn of(interaction: &Interaction) -> Option<Self> {
        let (user, locale, server, preferred) = match interaction {
            Interaction::Command(command) | Interaction::Autocomplete(command) => {
                (&command.user, &command.locale, command.guild_id, &command.guild_locale)
            }
            Interaction::Component(press) => {
                (&press.user, &press.locale, press.guild_id, &press.guild_locale)
            }
            Interaction::Modal(form) => (&form.user, &form.locale, form.guild_id, &form.guild_locale),
            _ => return None,
        };
        let server = server.map(|server| (server.to_host(), preferred.clone()));
        Some(Self { person: user.id.to_host(), locale: locale.clone(), server })
    }

    /// Does work in the languages of these readers.
    pub(crate) async fn answered<F: Future>(self, service: &GameService, work: F) -> F::Output {
        let own = service.preferences().meet(self.person, &self.locale).await;
        let public = match self.server {
            Some((server, Some(locale))) => service.servers().meet(server, &locale).await,
            Some((server, None)) => on_server(service, Some(server)).await,
            None => own,
        };
        among(own, public, work).await
    }
}

/// Returns the language of public messages on a server; English if it cannot be loaded.
pub(crate) async fn on_server(service: &GameService, server: Option<ServerId>) -> Language {
    service.servers().language(server).await.unwrap_or_else(|error| {
        tracing::warn!("the language of a server was not read: {error}");
        Language::ENGLISH
    })
}

/// Returns the language of messages to a person; English if it cannot be loaded.
pub(crate) async fn of_person(service: &GameService, person: PlayerId) -> Language {
    match service.preferences().of(person).await {
        Ok(preferences) => preferences.spoken(),
        Err(error) => {
            tracing::warn!("the language of a player was not read: {error}");
            Language::ENGLISH
        }
    }
}

/// Does work for a person who reads a direct message.
pub(crate) async fn writing_to<F: Future>(service: &GameService, person: PlayerId, work: F) -> F::Output {
    speaking(of_person(service, person).await, Box::pin(work)).await
}
