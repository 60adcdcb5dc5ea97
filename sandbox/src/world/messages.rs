//! Messages as they are kept.

use super::World;
use super::attachments::Attachment;
use super::reactions::Reaction;
use crate::error::ApiError;
use serde_json::Value;

/// Message flags.
pub mod flags {
    /// Embeds are not shown.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// A thread started from it.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only the one who caused it sees it.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// The application is thinking.
    pub const LOADING: u64 = 1 << 7;
    /// Nobody is notified.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// Made of components only.
    pub const IS_COMPONENTS_V2: u64 = 1 << 15;
}

/// Which interaction a message answers.
#[derive(Debug, Clone)]
pub struct InteractionMention {
    /// The interaction.
    pub id: u64,
    /// Its type.
    pub kind: u8,
    /// Who caused it.
    pub user_id: u64,
    /// In which guild.
    pub guild_id: Option<u64>,
    /// The command with its subcommand, for commands.
    pub name: Option<String>,
    /// The first answer, for follow-ups.
    pub original_response_id: Option<u64>,
    /// The message a component sits on.
    pub interacted_message_id: Option<u64>,
    /// The user or message a context menu command was used on.
    pub target_user_id: Option<u64>,
    /// The message a context menu command was used on.
    pub target_message_id: Option<u64>,
    /// What opened the modal that was submitted.
    pub triggering: Option<Box<InteractionMention>>,
}

/// A message.
#[derive(Debug, Clone)]
pub struct Message {
    /// Its id.
    pub id: u64,
    /// Where it is.
    pub channel_id: u64,
    /// Who wrote it.
    pub author_id: u64,
    /// Discord's message type.
    pub kind: u8,
    /// The text.
    pub content: String,
    /// Embeds, as they came in, normalised.
    pub embeds: Vec<Value>,
    /// Components, as they came in, normalised.
    pub components: Vec<Value>,
    /// Files.
    pub attachments: Vec<Attachment>,
    /// Users it pings.
    pub mentions: Vec<u64>,
    /// Roles it pings.
    pub mention_roles: Vec<u64>,
    /// Whether it pings everyone.
    pub mention_everyone: bool,
    /// When it was pinned, in milliseconds since 1970.
    pub pinned: Option<i64>,
    /// Whether it was read aloud.
    pub tts: bool,
    /// When it was posted, in milliseconds since 1970.
    pub posted: i64,
    /// When it was last edited, in milliseconds since 1970.
    pub edited: Option<i64>,
    /// Flags, see [`flags`].
    pub flags: u64,
    /// The application that posted it.
    pub application_id: Option<u64>,
    /// The interaction it answers; such messages carry a webhook id.
    pub interaction: Option<InteractionMention>,
    /// The channel and message it refers to: a reply, a pin notice, a new thread.
    pub reference: Option<(u64, Option<u64>)>,
    /// Reactions in the order they appeared.
    pub reactions: Vec<Reaction>,
    /// Whether a thread started from it; the thread has the same id.
    pub has_thread: bool,
    /// The sender's own mark.
    pub nonce: Option<Value>,
    /// The only one who sees it, for ephemeral messages.
    pub ephemeral_to: Option<u64>,
}

impl Message {
    /// An empty message of a type.
    pub(super) fn system(id: u64, channel_id: u64, author_id: u64, kind: u8, posted: i64) -> Self {
        Self {
            id,
            channel_id,
            author_id,
            kind,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            mentions: Vec::new(),
            mention_roles: Vec::new(),
            mention_everyone: false,
            pinned: None,
            tts: false,
            posted,
            edited: None,
            flags: 0,
            application_id: None,
            interaction: None,
            reference: None,
            reactions: Vec::new(),
            has_thread: false,
            nonce: None,
            ephemeral_to: None,
        }
    }

    /// Whether a user may see it, given that they see its channel.
    #[must_use]
    pub fn visible_to(&self, user_id: u64) -> bool {
        self.ephemeral_to.is_none_or(|only| only == user_id)
    }
}

/// Which part of a channel's history to list.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Page {
    pub(crate) limit: usize,
    pub(crate) before: Option<u64>,
    pub(crate) after: Option<u64>,
    pub(crate) around: Option<u64>,
}

impl World {
    /// A message a viewer may see; ephemeral ones only belong to whom they are for. Bots never get those here: they
    /// exist for them only through the interaction's token.
    ///
    /// # Errors
    /// 10003 or 10008 if either is unknown or out of sight.
    pub fn message(&self, channel_id: u64, message_id: u64, viewer: u64) -> Result<&Message, ApiError> {
        let message = self.channel(channel_id)?.messages.get(&message_id);
        message.filter(|message| message.visible_to(viewer)).ok_or_else(ApiError::unknown_message)
    }

    pub(crate) fn message_mut(&mut self, channel_id: u64, id: u64) -> Result<&mut Message, ApiError> {
        self.channel_mut(channel_id)?.messages.get_mut(&id).ok_or_else(ApiError::unknown_message)
    }

    /// A page of a channel's messages, newest first.
    pub(crate) fn history(
        &self,
        channel_id: u64,
        viewer: u64,
        page: Page,
    ) -> Result<Vec<&Message>, ApiError> {
        let messages = &self.channel(channel_id)?.messages;
        let visible = |message: &&Message| message.visible_to(viewer);
        if let Some(around) = page.around {
            let half = page.limit / 2;
            let newer = messages.range(around..).map(|(_, message)| message).filter(visible);
            let older = messages.range(..around).rev().map(|(_, message)| message).filter(visible);
            let mut found = newer.take(half + 1).collect::<Vec<_>>();
            found.reverse();
            found.extend(older.take(page.limit.saturating_sub(found.len())));
            return Ok(found);
        }
        if let Some(after) = page.after {
            let newer = messages.range(after.saturating_add(1)..).map(|(_, message)| message);
            let mut found = newer.filter(visible).take(page.limit).collect::<Vec<_>>();
            found.reverse();
            return Ok(found);
        }
        let before = page.before.unwrap_or(u64::MAX);
        let older = messages.range(..before).rev().map(|(_, message)| message);
        Ok(older.filter(visible).take(page.limit).collect())
    }

    /// Puts a message into its channel and counts it.
    pub(super) fn store_message(&mut self, message: Message) {
        let ephemeral = message.ephemeral_to.is_some();
        let Some(channel) = self.channels.get_mut(&message.channel_id) else { return };
        if !ephemeral {
            channel.last_message_id = Some(message.id);
            if let Some(thread) = &mut channel.thread {
                thread.message_count += 1;
                thread.total_message_sent += 1;
            }
        }
        channel.messages.insert(message.id, message);
    }
}
