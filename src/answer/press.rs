//! A pressed button, or a menu in which something was chosen.

use std::future::Future;
use std::str::FromStr;

use poise::serenity_prelude as serenity;

use crate::answer::answers;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::component::chosen;
use crate::ui::permissions::{can_post, may_play_here};
use crate::ui::responder::{Responder, Task, Visibility, open};
use trickmate_host::{MatchId, ServerId};
use trickmate_text::text;

/// The use of a button or a menu by a person.
#[derive(Clone, Copy)]
pub(crate) struct Press<'a> {
    pub(crate) bot: &'a Bot,
    pub(crate) asker: Asker,
    pub(crate) interaction: &'a serenity::ComponentInteraction,
}

impl<'a> Press<'a> {
    pub(crate) fn new(bot: &'a Bot, interaction: &'a serenity::ComponentInteraction) -> Self {
        let asker = Asker {
            person: interaction.user.id.to_host(),
            request: interaction.id.to_host(),
            channel: interaction.channel_id.to_host(),
            server: interaction.guild_id.map(|server| server.to_host()),
        };
        Self { bot, asker, interaction }
    }

    /// Checks that a game may be arranged where it was pressed; returns the server.
    ///
    /// # Errors
    /// Direct messages, a place where the bot cannot post, a channel without games.
    pub(crate) async fn may_arrange(self) -> Result<ServerId, CommandError> {
        let Some(server) = self.asker.server else {
            return Err(CommandError::words(text!("challenge-in-direct-messages")));
        };
        let serenity::ComponentInteraction {
            authorizing_integration_owners: owners, context, guild_id, ..
        } = self.interaction;
        if !can_post(owners, *context, *guild_id) {
            return Err(CommandError::words(text!("challenge-not-added")));
        }
        may_play_here(self.interaction.app_permissions)?;
        let parent = self.interaction.channel.as_ref().and_then(|channel| channel.parent_id);
        let parent = parent.map(ToHost::to_host);
        self.bot.service.access().may_arrange(server, self.asker.channel, parent).await?;
        Ok(server)
    }

    /// Reads its id; `None` if that is another feature's.
    pub(crate) fn id<T: FromStr>(self) -> Option<T> {
        self.interaction.data.custom_id.parse().ok()
    }

    /// Returns `true` if only one person sees its message.
    pub(crate) fn is_private(self) -> bool {
        let flags = self.interaction.message.flags;
        flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
    }

    /// Returns the kind of reply for turning pages. From a public message, the first page is a private answer, which is
    /// then edited.
    pub(crate) fn turned(self) -> Visibility {
        if self.is_private() { Visibility::Update } else { Visibility::Private }
    }

    /// Returns the kind of reply for opening a private message from a public one; in direct messages every message is
    /// private.
    pub(crate) fn alone(self) -> Visibility {
        let is_alone = self.asker.server.is_none() || self.is_private();
        if is_alone { Visibility::Update } else { Visibility::Private }
    }

    /// Returns the value chosen in the menu.
    pub(crate) fn chosen(self) -> Option<&'a str> {
        chosen(self.interaction)
    }

    /// Returns the index of the entry chosen in the menu.
    pub(crate) fn entry(self) -> Option<u16> {
        self.chosen()?.parse().ok()
    }

    /// Returns the earlier choices and the one just made in the menu.
    pub(crate) fn with_chosen(self, mut path: Vec<u16>) -> Vec<u16> {
        path.extend(self.entry());
        path
    }

    /// Returns the responder for an answer of this kind.
    pub(crate) fn reply(self, visibility: Visibility) -> Responder<'a> {
        let message = &self.interaction.message;
        let is_own = self.is_private();
        let board = (self.asker.server.is_some() && !is_own).then(|| message.id.to_host());
        let reply =
            Responder::new(&self.bot.delivery, self.interaction.id, &self.interaction.token, visibility)
                .on_board(board)
                .pressed((!is_own).then(|| message.id.to_host()))
                .on_panel(is_own);
        match visibility {
            // The message is everybody's, or is updated in another way.
            Visibility::Update if !is_own => reply,
            Visibility::Update => reply.renewed(!message.attachments.is_empty()),
            Visibility::Private | Visibility::Public => reply.renewed(false),
        }
    }

    /// Does the work and gives its answer, or says what failed.
    pub(crate) fn answer<'w>(
        self,
        visibility: Visibility,
        match_id: Option<MatchId>,
        work: impl Future<Output = Result<OutgoingMessage, CommandError>> + Send + 'w,
    ) -> Task<'w, ()>
    where
        'a: 'w,
    {
        answers::answer(self.bot, self.reply(visibility), self.asker, match_id, work)
    }

    /// Opens a form, or says why it cannot. A form must be the first answer, so this work cannot be deferred.
    pub(crate) async fn open(
        self,
        match_id: Option<MatchId>,
        form: Result<serenity::CreateModal, CommandError>,
    ) {
        let reply = self.reply(Visibility::Private);
        match form {
            Ok(form) => open(reply, form).await,
            Err(failure) => answers::finish(self.bot, reply, Err(failure), match_id, self.asker).await,
        }
    }
}
