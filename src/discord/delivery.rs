//! The one place that talks to Discord: sends, tries again where that helps, and says what went wrong where not.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{Builder, ChannelId, CreateInteractionResponse, InteractionId, MessageId, UserId};

use super::draft::Draft;
use super::meter::Meter;
use super::precedence::Precedence;
use super::tally::Tally;
use super::trouble::Trouble;

/// Pauses before a message, an edit and the like is tried again.
const PAUSES: &[Duration] =
    &[Duration::from_millis(250), Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(4)];
/// Pauses before the first answer to an interaction is tried again: it must be there within three seconds.
const QUICK_PAUSES: &[Duration] =
    &[Duration::from_millis(100), Duration::from_millis(300), Duration::from_millis(700)];
/// How many of a channel's messages are looked through for our own.
const LOOKED_THROUGH: u8 = 50;

/// The way to Discord.
#[derive(Clone)]
pub(super) struct Delivery {
    http: Arc<serenity::Http>,
    /// Who goes first.
    pub(super) precedence: Precedence,
    /// The interactions that are being dealt with.
    pub(super) in_flight: Tally,
    /// What all this is measured by.
    pub(super) meter: Meter,
}

impl Delivery {
    pub(super) fn new(http: Arc<serenity::Http>, meter: Meter) -> Self {
        Self { http, precedence: Precedence::new(), in_flight: Tally::new(), meter }
    }

    /// Does it, and again after each of the pauses as long as the trouble is of the passing kind.
    async fn persist<T, F>(&self, pauses: &[Duration], mut attempt: impl FnMut() -> F) -> Result<T, Trouble>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let mut pauses = pauses.iter();
        loop {
            let trouble = match attempt().await {
                Ok(done) => return Ok(done),
                Err(error) => Trouble::of(&error),
            };
            self.meter.fail(&trouble);
            match pauses.next() {
                Some(pause) if trouble.passes() => tokio::time::sleep(*pause).await,
                _ => return Err(trouble),
            }
        }
    }

    /// Posts a message. A post that was answered by nothing is tried again with the same nonce, so that it does not
    /// appear twice.
    pub(super) async fn post(&self, channel: i64, draft: &Draft, nonce: &str) -> Result<i64, Trouble> {
        let channel = ChannelId::new(snowflake(channel));
        let send = || draft.clone().post(nonce).execute(&self.http, (channel, None));
        Ok(number(self.persist(PAUSES, send).await?.id.get()))
    }

    /// Changes a message of ours.
    pub(super) async fn edit(&self, channel: i64, message: i64, draft: &Draft) -> Result<(), Trouble> {
        self.change(channel, message, &draft.clone().edit()).await
    }

    /// Takes buttons and menus off a message of ours.
    pub(super) async fn strip(&self, channel: i64, message: i64) -> Result<(), Trouble> {
        self.change(channel, message, &serenity::EditMessage::new().components(Vec::new())).await
    }

    async fn change(&self, channel: i64, message: i64, edit: &serenity::EditMessage) -> Result<(), Trouble> {
        let context = (ChannelId::new(snowflake(channel)), MessageId::new(snowflake(message)), None);
        self.persist(PAUSES, || edit.clone().execute(&self.http, context)).await.map(|_| ())
    }

    /// Starts a thread on a message; the answer is its id.
    pub(super) async fn start_thread(&self, channel: i64, message: i64, name: &str) -> Result<i64, Trouble> {
        let context = (ChannelId::new(snowflake(channel)), Some(MessageId::new(snowflake(message))));
        let start = || {
            serenity::CreateThread::new(name)
                .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek)
                .execute(&self.http, context)
        };
        match self.persist(PAUSES, start).await {
            Ok(thread) => Ok(number(thread.id.get())),
            // An earlier attempt has got through. A thread has the id of the message it starts on.
            Err(Trouble::HasThread) => Ok(message),
            Err(trouble) => Err(trouble),
        }
    }

    /// Adds a user to a thread.
    pub(super) async fn join_thread(&self, thread: i64, user: i64) -> Result<(), Trouble> {
        let (thread, user) = (ChannelId::new(snowflake(thread)), UserId::new(snowflake(user)));
        self.persist(PAUSES, || self.http.add_thread_channel_member(thread, user)).await
    }

    /// The latest messages of a channel that are our own, the newest first.
    pub(super) async fn own_messages(&self, channel: i64) -> Result<Vec<serenity::Message>, Trouble> {
        let channel = ChannelId::new(snowflake(channel));
        let list = || self.http.get_messages(channel, None, Some(LOOKED_THROUGH));
        let own = self.http.application_id().map(serenity::ApplicationId::get);
        let mut messages = self.persist(PAUSES, list).await?;
        messages.retain(|message| Some(message.author.id.get()) == own);
        Ok(messages)
    }

    /// The text of a message of ours.
    pub(super) async fn read(&self, channel: i64, message: i64) -> Result<String, Trouble> {
        let (channel, message) = (ChannelId::new(snowflake(channel)), MessageId::new(snowflake(message)));
        Ok(self.persist(PAUSES, || self.http.get_message(channel, message)).await?.content)
    }

    /// Sends a direct message; the answer is its channel and its id.
    pub(super) async fn direct(&self, user: i64, draft: &Draft, nonce: &str) -> Result<(i64, i64), Trouble> {
        let user = UserId::new(snowflake(user));
        let channel = self.persist(PAUSES, || user.create_dm_channel(&self.http)).await?;
        let channel = number(channel.id.get());
        Ok((channel, self.post(channel, draft, nonce).await?))
    }

    /// Gives the first answer to an interaction.
    pub(super) async fn respond(
        &self,
        id: InteractionId,
        token: &str,
        answer: CreateInteractionResponse,
    ) -> Result<(), Trouble> {
        let send = || answer.clone().execute(&self.http, (id, token));
        match self.persist(QUICK_PAUSES, send).await {
            // An earlier attempt has got through, or the same interaction was delivered twice.
            Err(Trouble::Answered) => Ok(()),
            result => result,
        }
    }

    /// Fills in the answer to an interaction that was deferred, or changes the message it came from.
    pub(super) async fn complete(&self, token: &str, draft: &Draft) -> Result<(), Trouble> {
        self.persist(PAUSES, || draft.clone().later().execute(&self.http, token)).await.map(|_| ())
    }

    /// Gives a further private answer to an interaction.
    pub(super) async fn add(&self, token: &str, draft: &Draft) -> Result<(), Trouble> {
        self.persist(PAUSES, || draft.clone().further().execute(&self.http, (None, token))).await.map(|_| ())
    }

    /// The message that is the first answer to an interaction.
    pub(super) async fn answer_message(&self, token: &str) -> Result<i64, Trouble> {
        let message = self.persist(PAUSES, || self.http.get_original_interaction_response(token)).await?;
        Ok(number(message.id.get()))
    }
}

/// Discord's id of a number that we store; ids are never zero.
fn snowflake(id: i64) -> u64 {
    id.cast_unsigned().max(1)
}

/// The number that we store for one of Discord's ids, which fit into 63 bits.
pub(super) fn number(id: u64) -> i64 {
    id.cast_signed()
}
