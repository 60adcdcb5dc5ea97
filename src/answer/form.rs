//! A submitted form.

use std::future::Future;
use std::str::FromStr;

use poise::serenity_prelude as serenity;
use serenity::ActionRowComponent;

use crate::answer::{answers, refusal};
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Task, Visibility};
use trickmate_host::{MatchId, MessageId};

/// A submitted form and its sender.
#[derive(Clone, Copy)]
pub(crate) struct Form<'a> {
    pub(crate) bot: &'a Bot,
    pub(crate) asker: Asker,
    pub(crate) interaction: &'a serenity::ModalInteraction,
}

impl<'a> Form<'a> {
    pub(crate) fn new(bot: &'a Bot, interaction: &'a serenity::ModalInteraction) -> Self {
        let asker = Asker {
            person: interaction.user.id.to_host(),
            request: interaction.id.to_host(),
            channel: interaction.channel_id.to_host(),
            server: interaction.guild_id.map(|server| server.to_host()),
        };
        Self { bot, asker, interaction }
    }

    /// Reads its id; `None` if that is another feature's.
    pub(crate) fn id<T: FromStr>(self) -> Option<T> {
        self.interaction.data.custom_id.parse().ok()
    }

    /// Returns the text of a field.
    pub(crate) fn typed(self, field: &str) -> &'a str {
        let inputs = self.interaction.data.components.iter().flat_map(|row| &row.components);
        let typed = inputs.into_iter().find_map(|component| match component {
            ActionRowComponent::InputText(input) if input.custom_id == field => input.value.as_deref(),
            _ => None,
        });
        typed.unwrap_or_default()
    }

    /// Returns the responder for an answer of this kind.
    pub(crate) fn reply(self, visibility: Visibility) -> Responder<'a> {
        Responder::new(&self.bot.delivery, self.interaction.id, &self.interaction.token, visibility)
            .pressed(self.message())
            .on_panel(self.interaction.message.is_some() && self.message().is_none())
            .renewed(true)
    }

    /// Returns the message from which the form was opened, unless only one person sees it.
    pub(crate) fn message(self) -> Option<MessageId> {
        let message = self.interaction.message.as_ref()?;
        let is_private = message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL));
        (!is_private).then(|| message.id.to_host())
    }

    /// Does the work and gives its answer in a private message, or tells what failed.
    pub(crate) fn answer<'w>(
        self,
        match_id: Option<MatchId>,
        work: impl Future<Output = Result<OutgoingMessage, CommandError>> + Send + 'w,
    ) -> Task<'w, ()>
    where
        'a: 'w,
    {
        answers::answer(self.bot, self.reply(Visibility::Private), self.asker, match_id, work)
    }

    /// Does the work and shows the result in the message where the form was opened; a refusal leaves that message as it
    /// is.
    pub(crate) fn update<'w>(
        self,
        work: impl Future<Output = Result<OutgoingMessage, CommandError>> + Send + 'w,
    ) -> Task<'w, ()>
    where
        'a: 'w,
    {
        Box::pin(async move {
            let mut reply = self.reply(Visibility::Update);
            match reply.after(work).await {
                Ok(draft) => answers::finish(self.bot, reply, Ok(draft), None, self.asker).await,
                Err(failure) => refusal::tell(self.bot, &mut reply, self.asker, failure).await,
            }
        })
    }
}
