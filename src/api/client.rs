//! The only place that talks to Discord: it sends requests, tries them again where that helps, and reports failures.

use std::future::Future;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{
    Builder, ChannelId, CreateInteractionResponse, GuildId, InteractionId, MessageId, RoleId, UserId,
};

use crate::api::ack_priority::AckPriority;
use crate::api::command_mentions::CommandMentions;
use crate::api::error::ApiError;
use crate::api::in_flight::InFlight;
use crate::api::known_members::Memberships;
use crate::api::metrics::Meter;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::press_tokens::PressTokens;
use crate::api::request_budget::RequestBudget;

/// Pauses before a request such as a message or an edit is tried again.
const PAUSES: &[Duration] =
    &[Duration::from_millis(250), Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(4)];
/// Pauses before the first answer to an interaction is tried again: it must be there within three seconds.
const QUICK_PAUSES: &[Duration] =
    &[Duration::from_millis(100), Duration::from_millis(300), Duration::from_millis(700)];
/// Time after which the outcome of a request is unknown. The request is then repeated, which does no harm: a post has a
/// nonce, and everything else changes nothing the second time.
const REQUEST_LIMIT: Duration = Duration::from_secs(15);
/// Longest time to connect to Discord.
const CONNECT_LIMIT: Duration = Duration::from_secs(5);
/// Time after which the first answer to an interaction is sent again.
const QUICK_LIMIT: Duration = Duration::from_millis(1200);
/// Number of a channel's messages that are searched for our own.
const LOOKED_THROUGH: u8 = 50;

/// Builds the client for all requests to Discord.
pub(crate) fn client() -> Result<reqwest::Client, reqwest::Error> {
    reqwest::Client::builder().use_rustls_tls().timeout(REQUEST_LIMIT).connect_timeout(CONNECT_LIMIT).build()
}

/// The way to Discord.
#[derive(Clone)]
pub(crate) struct ApiClient {
    pub(crate) http: Arc<serenity::Http>,
    /// Priority of acknowledgements over boards.
    pub(crate) ack_priority: AckPriority,
    /// The interactions under way.
    pub(crate) in_flight: InFlight,
    /// Measurements.
    pub(crate) meter: Meter,
    /// Limit on the number of requests.
    pub(crate) budget: RequestBudget,
    pub(crate) memberships: Memberships,
    /// The tokens with which messages are edited that were pressed a short time ago.
    pub(crate) press_tokens: PressTokens,
    commands: Arc<CommandMentions>,
}

impl ApiClient {
    pub(crate) fn new(
        http: Arc<serenity::Http>,
        meter: Meter,
        budget: RequestBudget,
        commands: CommandMentions,
    ) -> Self {
        let (ack_priority, in_flight) = (AckPriority::new(), InFlight::new());
        let (memberships, commands) = (Memberships::default(), Arc::new(commands));
        let press_tokens = PressTokens::new();
        Self { http, ack_priority, in_flight, meter, budget, memberships, press_tokens, commands }
    }

    /// Returns a message as it is sent: the names of commands in it can be pressed.
    pub(crate) fn prepared(&self, draft: &OutgoingMessage) -> OutgoingMessage {
        draft.clone().naming(&self.commands)
    }

    /// Makes a request, and repeats it after each of the pauses as long as the failure is temporary.
    async fn persist<T, F>(&self, pauses: &[Duration], mut attempt: impl FnMut() -> F) -> Result<T, ApiError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let mut pauses = pauses.iter();
        loop {
            let error = match attempt().await {
                Ok(done) => return Ok(done),
                Err(error) => ApiError::of(&error),
            };
            self.meter.fail(&error);
            self.budget.fail(&error);
            match pauses.next() {
                Some(pause) if error.is_transient() => tokio::time::sleep(*pause).await,
                _ => return Err(error),
            }
        }
    }

    /// Makes a request like [`ApiClient::persist`], within the limit of requests in a second.
    pub(crate) async fn request<T, F>(&self, mut attempt: impl FnMut() -> F) -> Result<T, ApiError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let counted = || {
            let attempt = attempt();
            async {
                self.budget.wait().await;
                attempt.await
            }
        };
        self.persist(PAUSES, counted).await
    }

    /// Posts a message. Without a reply, it is posted again with the same nonce, so it does not appear twice.
    pub(crate) async fn post(
        &self,
        channel: i64,
        draft: &OutgoingMessage,
        nonce: &str,
    ) -> Result<i64, ApiError> {
        let channel = ChannelId::new(snowflake(channel));
        let answered = draft
            .answered()
            .map(|answered| serenity::MessageReference::from((channel, answered)).fail_if_not_exists(false));
        let send = || {
            let post = self.prepared(draft).post(nonce);
            let post = answered.clone().into_iter().fold(post, serenity::CreateMessage::reference_message);
            post.execute(&self.http, (channel, None))
        };
        Ok(number(self.request(send).await?.id.get()))
    }

    /// Changes a message of the bot's. An archived thread is opened again for it; new messages open one by themselves.
    pub(crate) async fn edit(
        &self,
        channel: i64,
        message: i64,
        draft: &OutgoingMessage,
    ) -> Result<(), ApiError> {
        if self.edit_by_token(message, draft).await {
            return Ok(());
        }
        let context = (ChannelId::new(snowflake(channel)), MessageId::new(snowflake(message)), None);
        let send = || self.prepared(draft).edit().execute(&self.http, context);
        match self.request(send).await {
            Err(ApiError::ThreadClosed) if self.reopen(channel).await.is_ok() => {
                self.request(send).await.map(|_| ())
            }
            result => result.map(|_| ()),
        }
    }

    /// Edits a message of ours with the token of the latest press on it; returns `false` if that has no token, or an
    /// expired one.
    async fn edit_by_token(&self, message: i64, draft: &OutgoingMessage) -> bool {
        let Some(token) = self.press_tokens.of(message) else { return false };
        let send = || self.prepared(draft).edit_by_token().execute(&self.http, &token);
        match self.persist(&[], send).await {
            Ok(_) => true,
            Err(error) => {
                tracing::debug!("a message is edited without its token: {error}");
                self.press_tokens.forget(message);
                false
            }
        }
    }

    /// Takes the buttons and menus off the message that was pressed with this token.
    pub(crate) async fn take_pressed_controls(&self, token: &str) -> Result<(), ApiError> {
        let bare =
            || serenity::EditInteractionResponse::new().components(Vec::new()).execute(&self.http, token);
        self.persist(&[], bare).await.map(|_| ())
    }

    /// Opens an archived thread again.
    async fn reopen(&self, thread: i64) -> Result<(), ApiError> {
        let thread = ChannelId::new(snowflake(thread));
        let change = || serenity::EditThread::new().archived(false).execute(&self.http, thread);
        self.request(change).await.map(|_| ())
    }

    /// Deletes a message of the bot's.
    pub(crate) async fn delete(&self, channel: i64, message: i64) -> Result<(), ApiError> {
        let (channel, message) = (ChannelId::new(snowflake(channel)), MessageId::new(snowflake(message)));
        self.request(|| self.http.delete_message(channel, message, None)).await
    }

    /// Starts a thread on a message; returns its id.
    pub(crate) async fn start_thread(&self, channel: i64, message: i64, name: &str) -> Result<i64, ApiError> {
        let context = (ChannelId::new(snowflake(channel)), Some(MessageId::new(snowflake(message))));
        let start = || {
            serenity::CreateThread::new(name)
                .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek)
                .execute(&self.http, context)
        };
        match self.request(start).await {
            Ok(thread) => Ok(number(thread.id.get())),
            // An earlier attempt has got through. A thread has the id of the message it starts on.
            Err(ApiError::HasThread) => Ok(message),
            Err(error) => Err(error),
        }
    }

    /// Adds a user to a thread.
    pub(crate) async fn join_thread(&self, thread: i64, user: i64) -> Result<(), ApiError> {
        let (thread, user) = (ChannelId::new(snowflake(thread)), UserId::new(snowflake(user)));
        self.request(|| self.http.add_thread_channel_member(thread, user)).await
    }

    /// Returns `true` if a member of a server has a role.
    pub(crate) async fn has_role(&self, server: i64, user: i64, role: i64) -> Result<bool, ApiError> {
        let (server, user) = (GuildId::new(snowflake(server)), UserId::new(snowflake(user)));
        let member = self.request(|| self.http.get_member(server, user)).await?;
        Ok(member.roles.contains(&RoleId::new(snowflake(role))))
    }

    /// Gives a member of a server a role, or takes it away.
    pub(crate) async fn set_role(&self, server: i64, user: i64, role: i64, on: bool) -> Result<(), ApiError> {
        let (server, user) = (GuildId::new(snowflake(server)), UserId::new(snowflake(user)));
        let role = RoleId::new(snowflake(role));
        if on {
            self.request(|| self.http.add_member_role(server, user, role, None)).await
        } else {
            self.request(|| self.http.remove_member_role(server, user, role, None)).await
        }
    }

    /// Returns our own messages among the latest of a channel, the newest first.
    pub(crate) async fn own_messages(&self, channel: i64) -> Result<Vec<serenity::Message>, ApiError> {
        let channel = ChannelId::new(snowflake(channel));
        let list = || self.http.get_messages(channel, None, Some(LOOKED_THROUGH));
        let own = self.http.application_id().map(serenity::ApplicationId::get);
        let mut messages = self.request(list).await?;
        messages.retain(|message| Some(message.author.id.get()) == own);
        Ok(messages)
    }

    /// Returns the text of one of the bot's messages.
    pub(crate) async fn read(&self, channel: i64, message: i64) -> Result<String, ApiError> {
        let (channel, message) = (ChannelId::new(snowflake(channel)), MessageId::new(snowflake(message)));
        Ok(self.request(|| self.http.get_message(channel, message)).await?.content)
    }

    /// Returns the channel of direct messages with a user.
    pub(crate) async fn direct_channel(&self, user: i64) -> Result<i64, ApiError> {
        let user = UserId::new(snowflake(user));
        let channel = self.request(|| user.create_dm_channel(&self.http)).await?;
        Ok(number(channel.id.get()))
    }

    /// Sends a direct message; returns its channel and its id. The same `nonce` may be used for several users.
    pub(crate) async fn direct(
        &self,
        user: i64,
        draft: &OutgoingMessage,
        nonce: &str,
    ) -> Result<(i64, i64), ApiError> {
        let channel = self.direct_channel(user).await?;
        Ok((channel, self.post(channel, draft, &own_nonce(channel, nonce)).await?))
    }

    /// Gives the first answer to an interaction.
    pub(crate) async fn respond(
        &self,
        id: InteractionId,
        token: &str,
        answer: CreateInteractionResponse,
    ) -> Result<(), ApiError> {
        let send = || async {
            let sent = answer.clone().execute(&self.http, (id, token));
            match tokio::time::timeout(QUICK_LIMIT, sent).await {
                Ok(answered) => answered,
                Err(_) => Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()),
            }
        };
        match self.persist(QUICK_PAUSES, send).await {
            // An earlier attempt has got through, or the same interaction was delivered twice.
            Err(ApiError::Answered) => Ok(()),
            result => result,
        }
    }

    /// Fills in the answer to an interaction that was deferred, or changes the message it came from.
    pub(crate) async fn complete(&self, token: &str, draft: &OutgoingMessage) -> Result<(), ApiError> {
        self.persist(PAUSES, || self.prepared(draft).later().execute(&self.http, token)).await.map(|_| ())
    }

    /// Gives a further private answer to an interaction.
    pub(crate) async fn add(&self, token: &str, draft: &OutgoingMessage) -> Result<(), ApiError> {
        self.persist(PAUSES, || self.prepared(draft).further().execute(&self.http, (None, token)))
            .await
            .map(|_| ())
    }

    /// Gives a further answer to an interaction that everybody sees. It is sent only once, even if it fails, since a
    /// second one could not be told from the first.
    pub(crate) async fn publish(&self, token: &str, draft: &OutgoingMessage) -> Result<(), ApiError> {
        self.persist(&[], || self.prepared(draft).public().execute(&self.http, (None, token)))
            .await
            .map(|_| ())
    }
}

/// Returns a nonce for one channel alone, within Discord's 25 characters, since Discord may compare nonces of several
/// channels.
fn own_nonce(channel: i64, nonce: &str) -> String {
    let mut hasher = DefaultHasher::new();
    (channel, nonce).hash(&mut hasher);
    format!("own-{:016x}", hasher.finish())
}

/// Returns Discord's id for a number that we store; ids are never zero.
pub(crate) fn snowflake(id: i64) -> u64 {
    id.cast_unsigned().max(1)
}

/// Returns the number that we store for one of Discord's ids, which fit into 63 bits.
pub(crate) fn number(id: u64) -> i64 {
    id.cast_signed()
}
