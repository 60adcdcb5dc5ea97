//! A pressed button, or a menu in which something was chosen.

use std::future::Future;
use std::str::FromStr;

use poise::serenity_prelude as serenity;

use crate::answer::answers;
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::component::chosen;
use crate::ui::responder::{Responder, Task, Visibility, open};

/// A button or a menu, with the person who has used it.
#[derive(Clone, Copy)]
pub(crate) struct Press<'a> {
    pub(crate) bot: &'a Bot,
    pub(crate) asker: Asker,
    pub(crate) interaction: &'a serenity::ComponentInteraction,
}

impl<'a> Press<'a> {
    pub(crate) fn new(bot: &'a Bot, interaction: &'a serenity::ComponentInteraction) -> Self {
        let asker = Asker {
            person: number(interaction.user.id.get()),
            request: number(interaction.id.get()),
            server: interaction.guild_id.map(|server| number(server.get())),
        };
        Self { bot, asker, interaction }
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

    /// Returns the kind of reply to a message with pages: from a message for everybody the first page is a private
    /// answer, and that answer is then edited.
    pub(crate) fn turned(self) -> Visibility {
        if self.is_private() { Visibility::Update } else { Visibility::Private }
    }

    /// Returns the kind of reply for opening a private message from one for everybody; in direct messages any message
    /// is private.
    pub(crate) fn alone(self) -> Visibility {
        let is_alone = self.asker.server.is_none() || self.is_private();
        if is_alone { Visibility::Update } else { Visibility::Private }
    }

    /// Returns the value chosen in the menu.
    pub(crate) fn chosen(self) -> Option<&'a str> {
        chosen(self.interaction)
    }

    /// Returns the place of the entry chosen in the menu.
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
        let board = (self.asker.server.is_some() && !is_own).then(|| number(message.id.get()));
        let reply =
            Responder::new(&self.bot.delivery, self.interaction.id, &self.interaction.token, visibility)
                .on_board(board)
                .pressed((!is_own).then(|| number(message.id.get())));
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
        match_id: Option<i64>,
        work: impl Future<Output = Result<OutgoingMessage, CommandError>> + Send + 'w,
    ) -> Task<'w, ()>
    where
        'a: 'w,
    {
        answers::answer(self.bot, self.reply(visibility), self.asker, match_id, work)
    }

    /// Opens a form, or says why it cannot. A form must be the first answer, so this work cannot be deferred.
    pub(crate) async fn open(self, match_id: Option<i64>, form: Result<serenity::CreateModal, CommandError>) {
        let reply = self.reply(Visibility::Private);
        match form {
            Ok(form) => open(reply, form).await,
            Err(failure) => answers::finish(self.bot, reply, Err(failure), match_id, self.asker).await,
        }
    }
}
