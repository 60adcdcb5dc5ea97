//! The only place that talks to Discord: it sends requests, retries them where that helps, and reports failures.

use std::collections::HashMap;
use std::future::Future;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{Builder, CreateInteractionResponse, InteractionId};

use crate::api::ack_priority::AckPriority;
use crate::api::command_mentions::CommandMentions;
use crate::api::direct_boards::DirectBoards;
use crate::api::emojis::Emojis;
use crate::api::error::ApiError;
use crate::api::in_flight::InFlight;
use crate::api::known_members::Memberships;
use crate::api::metrics::Meter;
use crate::api::open_panels::{OpenPanels, PrivateMessage};
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::press_tokens::PressTokens;
use crate::api::recent_messages::RecentMessages;
use crate::api::request_budget::RequestBudget;
use crate::api::snowflakes::{ToDiscord, ToHost};
use crate::api::waiting_answers::WaitingAnswers;
use trickmate_host::{ChannelId, MatchId, MessageId, PlayerId, RoleId, ServerId};

/// Pauses before retries of a request such as a message or an edit.
const PAUSES: &[Duration] =
    &[Duration::from_millis(250), Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(4)];
/// Pauses before retries of the first answer to an interaction: it must arrive within three seconds.
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
    /// The tokens for editing messages that were pressed a short time ago.
    pub(crate) press_tokens: PressTokens,
    /// The private panels that players have open.
    pub(crate) panels: OpenPanels,
    /// The latest boards in direct messages.
    pub(crate) direct_boards: DirectBoards,
    /// The private answers that wait for an analysis.
    pub(crate) waiting: WaitingAnswers,
    /// The latest messages of channels.
    pub(crate) recent: RecentMessages,
    commands: Arc<CommandMentions>,
    /// The bot's own emojis that Discord has.
    emojis: Arc<RwLock<Arc<Emojis>>>,
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
        let (press_tokens, panels) = (PressTokens::new(), OpenPanels::new());
        Self {
            http,
            ack_priority,
            in_flight,
            meter,
            budget,
            memberships,
            press_tokens,
            panels,
            direct_boards: DirectBoards::new(),
            waiting: WaitingAnswers::new(),
            recent: RecentMessages::new(),
            commands,
            emojis: Arc::default(),
        }
    }

    /// Returns a message in the form in which it is sent: command names become links, and pieces and cards become
    /// emojis.
    pub(crate) fn prepared(&self, draft: &OutgoingMessage) -> OutgoingMessage {
        let emojis = Arc::clone(&self.emojis.read().unwrap_or_else(PoisonError::into_inner));
        draft.clone().naming(&self.commands).pictured(&emojis)
    }

    /// Shows these emojis in messages from now on.
    pub(crate) fn show_emojis(&self, emojis: Emojis) {
        *self.emojis.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(emojis);
    }

    /// Returns the ids of the bot's own emojis by their names.
    pub(crate) async fn own_emojis(&self) -> Result<HashMap<String, serenity::EmojiId>, ApiError> {
        let known = self.request(|| self.http.get_application_emojis()).await?;
        Ok(known.into_iter().map(|emoji| (emoji.name, emoji.id)).collect())
    }

    /// Uploads an emoji of the bot's own.
    pub(crate) async fn create_emoji(&self, name: &str, png: Vec<u8>) -> Result<(), ApiError> {
        let image = serenity::CreateAttachment::bytes(png, format!("{name}.png")).to_base64();
        let emoji = serde_json::json!({ "name": name, "image": image });
        self.request(|| self.http.create_application_emoji(&emoji)).await.map(|_| ())
    }

    /// Makes a request, and repeats it after each of the pauses as long as the failure is temporary.
    async fn with_retries<T, F>(
        &self,
        pauses: &[Duration],
        mut attempt: impl FnMut() -> F,
    ) -> Result<T, ApiError>
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

    /// Makes a request like [`ApiClient::with_retries`], within the limit of requests in a second.
    pub(crate) async fn request<T, F>(&self, mut attempt: impl FnMut() -> F) -> Result<T, ApiError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let _under_way = self.budget.enter();
        let counted = || {
            let attempt = attempt();
            async {
                self.budget.wait().await;
                attempt.await
            }
        };
        self.with_retries(PAUSES, counted).await
    }

    /// Makes a request within the limit per second, without retries: a retry could create the same thing twice.
    pub(crate) async fn request_once<T, F>(&self, attempt: impl FnOnce() -> F) -> Result<T, ApiError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let _under_way = self.budget.enter();
        self.budget.wait().await;
        let error = match attempt().await {
            Ok(done) => return Ok(done),
            Err(error) => ApiError::of(&error),
        };
        self.meter.fail(&error);
        self.budget.fail(&error);
        Err(error)
    }

    /// Posts a message. Without a reply, it is posted again with the same nonce, so it does not appear twice.
    pub(crate) async fn post(
        &self,
        channel: ChannelId,
        draft: &OutgoingMessage,
        nonce: &str,
    ) -> Result<MessageId, ApiError> {
        let channel = channel.to_discord();
        let answered = draft
            .answered()
            .map(|answered| serenity::MessageReference::from((channel, answered)).fail_if_not_exists(false));
        let send = || {
            let post = self.prepared(draft).post(nonce);
            let post = answered.clone().into_iter().fold(post, serenity::CreateMessage::reference_message);
            post.execute(&self.http, (channel, None))
        };
        Ok(self.request(send).await?.id.to_host())
    }

    /// Changes one of the bot's messages. Reopens an archived thread for that; new messages reopen it anyway.
    pub(crate) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        draft: &OutgoingMessage,
    ) -> Result<(), ApiError> {
        if self.edit_by_token(message, draft).await {
            return Ok(());
        }
        let context = (channel.to_discord(), message.to_discord(), None);
        let send = || self.prepared(draft).edit().execute(&self.http, context);
        match self.request(send).await {
            Err(ApiError::ThreadClosed) if self.reopen(channel).await.is_ok() => {
                self.request(send).await.map(|_| ())
            }
            result => result.map(|_| ()),
        }
    }

    /// Edits a message of ours with the token of the latest press on it; returns `false` if there is no token, or an
    /// expired one.
    async fn edit_by_token(&self, message: MessageId, draft: &OutgoingMessage) -> bool {
        let Some(token) = self.press_tokens.of(message) else { return false };
        let send = || self.prepared(draft).edit_by_token().execute(&self.http, &token);
        match self.with_retries(&[], send).await {
            Ok(_) => true,
            Err(error) => {
                tracing::debug!("a message is edited without its token: {error}");
                self.press_tokens.forget(message);
                false
            }
        }
    }

    /// Removes the buttons and menus from a message of ours, which otherwise stays as it is.
    pub(crate) async fn take_controls(&self, channel: ChannelId, message: MessageId) -> Result<(), ApiError> {
        if let Some(token) = self.press_tokens.of(message) {
            if self.take_pressed_controls(&token).await.is_ok() {
                return Ok(());
            }
            self.press_tokens.forget(message);
        }
        let context = (channel.to_discord(), message.to_discord(), None);
        let bare = || serenity::EditMessage::new().components(Vec::new()).execute(&self.http, context);
        self.request(bare).await.map(|_| ())
    }

    /// Removes the buttons and menus from the message that was pressed with this token.
    pub(crate) async fn take_pressed_controls(&self, token: &str) -> Result<(), ApiError> {
        let bare =
            || serenity::EditInteractionResponse::new().components(Vec::new()).execute(&self.http, token);
        self.with_retries(&[], bare).await.map(|_| ())
    }

    /// Opens an archived thread again.
    async fn reopen(&self, thread: ChannelId) -> Result<(), ApiError> {
        let thread = thread.to_discord();
        let change = || serenity::EditThread::new().archived(false).execute(&self.http, thread);
        self.request(change).await.map(|_| ())
    }

    /// Deletes a message of the bot's.
    pub(crate) async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), ApiError> {
        let (channel, message) = (channel.to_discord(), message.to_discord());
        self.request(|| self.http.delete_message(channel, message, None)).await
    }

    /// Starts a thread on a message; returns its id.
    pub(crate) async fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<ChannelId, ApiError> {
        let context = (channel.to_discord(), Some(message.to_discord()));
        let start = || {
            serenity::CreateThread::new(name)
                .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek)
                .execute(&self.http, context)
        };
        match self.request(start).await {
            Ok(thread) => Ok(thread.id.to_host()),
            // An earlier attempt has got through. A thread has the id of the message it starts on.
            Err(ApiError::HasThread) => Ok(message.started_thread()),
            Err(error) => Err(error),
        }
    }

    /// Adds a user to a thread.
    pub(crate) async fn join_thread(&self, thread: ChannelId, user: PlayerId) -> Result<(), ApiError> {
        let (thread, user) = (thread.to_discord(), user.to_discord());
        self.request(|| self.http.add_thread_channel_member(thread, user)).await
    }

    /// Returns `true` if a member of a server has a role.
    pub(crate) async fn has_role(
        &self,
        server: ServerId,
        user: PlayerId,
        role: RoleId,
    ) -> Result<bool, ApiError> {
        let (server, user) = (server.to_discord(), user.to_discord());
        let member = self.request(|| self.http.get_member(server, user)).await?;
        Ok(member.roles.contains(&role.to_discord()))
    }

    /// Gives a member of a server a role, or takes it away.
    pub(crate) async fn set_role(
        &self,
        server: ServerId,
        user: PlayerId,
        role: RoleId,
        on: bool,
    ) -> Result<(), ApiError> {
        let (server, user) = (server.to_discord(), user.to_discord());
        let role = role.to_discord();
        if on {
            self.request(|| self.http.add_member_role(server, user, role, None)).await
        } else {
            self.request(|| self.http.remove_member_role(server, user, role, None)).await
        }
    }

    /// Returns our own messages among the latest of a channel, the newest first.
    pub(crate) async fn own_messages(&self, channel: ChannelId) -> Result<Vec<serenity::Message>, ApiError> {
        let channel = channel.to_discord();
        let list = || self.http.get_messages(channel, None, Some(LOOKED_THROUGH));
        let own = self.http.application_id().map(serenity::ApplicationId::get);
        let mut messages = self.request(list).await?;
        messages.retain(|message| Some(message.author.id.get()) == own);
        Ok(messages)
    }

    /// Returns the text of one of the bot's messages, and the descriptions of its pictures.
    pub(crate) async fn read(&self, channel: ChannelId, message: MessageId) -> Result<String, ApiError> {
        let message = self.message(channel, message).await?;
        Ok(format!("{}\n{}", message.content, descriptions(&message)))
    }

    /// Returns the descriptions of the pictures of one of the bot's messages.
    pub(crate) async fn descriptions(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<String, ApiError> {
        Ok(descriptions(&self.message(channel, message).await?))
    }

    async fn message(&self, channel: ChannelId, message: MessageId) -> Result<serenity::Message, ApiError> {
        let (channel, message) = (channel.to_discord(), message.to_discord());
        self.request(|| self.http.get_message(channel, message)).await
    }

    /// Returns the channel of direct messages with a user.
    pub(crate) async fn direct_channel(&self, user: PlayerId) -> Result<ChannelId, ApiError> {
        let user = user.to_discord();
        let channel = self.request(|| user.create_dm_channel(&self.http)).await?;
        Ok(channel.id.to_host())
    }

    /// Sends a direct message; returns its channel and its id. The same `nonce` may be used for several users.
    pub(crate) async fn direct(
        &self,
        user: PlayerId,
        draft: &OutgoingMessage,
        nonce: &str,
    ) -> Result<(ChannelId, MessageId), ApiError> {
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
        match self.with_retries(QUICK_PAUSES, send).await {
            // An earlier attempt has got through, or the same interaction was delivered twice.
            Err(ApiError::Answered) => Ok(()),
            result => result,
        }
    }

    /// Fills in the answer to an interaction that was deferred, or changes the message it came from.
    pub(crate) async fn complete(&self, token: &str, draft: &OutgoingMessage) -> Result<(), ApiError> {
        self.with_retries(PAUSES, || self.prepared(draft).later().execute(&self.http, token))
            .await
            .map(|_| ())
    }

    /// Deletes the first answer to an interaction, or the private message it came from.
    pub(crate) async fn delete_original(&self, token: &str) -> Result<(), ApiError> {
        self.with_retries(PAUSES, || self.http.delete_original_interaction_response(token)).await
    }

    /// Changes a private answer.
    pub(crate) async fn change_private(
        &self,
        message: &PrivateMessage,
        draft: &OutgoingMessage,
    ) -> Result<(), ApiError> {
        let PrivateMessage { token, further } = message;
        let Some(further) = further else { return self.complete(token, draft).await };
        let change = || {
            self.prepared(draft).further().execute(&self.http, (Some(further.to_discord()), token.as_str()))
        };
        self.with_retries(PAUSES, change).await.map(|_| ())
    }

    /// Deletes a private answer.
    pub(crate) async fn delete_private(&self, message: &PrivateMessage) -> Result<(), ApiError> {
        let PrivateMessage { token, further } = message;
        let Some(further) = further else { return self.delete_original(token).await };
        self.with_retries(PAUSES, || self.http.delete_followup_message(token, further.to_discord())).await
    }

    /// Deletes the panel that a player has open in a match, if it can still be deleted.
    pub(crate) async fn close_panel(&self, match_id: MatchId, player: PlayerId) {
        if let Some(panel) = self.panels.close(match_id, player)
            && let Err(error) = self.delete_private(&panel).await
        {
            tracing::info!("a panel of game {match_id} stays: {error}");
        }
    }

    /// Gives a further private answer to an interaction, and returns it.
    pub(crate) async fn add(&self, token: &str, draft: &OutgoingMessage) -> Result<PrivateMessage, ApiError> {
        let add = || self.prepared(draft).further().execute(&self.http, (None, token));
        let message = self.with_retries(PAUSES, add).await?;
        Ok(PrivateMessage { token: token.to_owned(), further: Some(message.id.to_host()) })
    }

    /// Gives a further public answer to an interaction. It is sent only once, even if that fails, since a duplicate
    /// could not be recognised.
    pub(crate) async fn publish(&self, token: &str, draft: &OutgoingMessage) -> Result<(), ApiError> {
        self.with_retries(&[], || self.prepared(draft).public().execute(&self.http, (None, token)))
            .await
            .map(|_| ())
    }
}

/// Returns the descriptions of a message's pictures, a line each.
fn descriptions(message: &serenity::Message) -> String {
    let described = message.attachments.iter().filter_map(|file| file.description.as_deref());
    described.collect::<Vec<_>>().join("\n")
}

/// Returns a nonce for one channel alone, within Discord's 25 characters, since Discord may compare nonces of several
/// channels.
fn own_nonce(channel: ChannelId, nonce: &str) -> String {
    let mut hasher = DefaultHasher::new();
    (channel, nonce).hash(&mut hasher);
    format!("own-{:016x}", hasher.finish())
}
