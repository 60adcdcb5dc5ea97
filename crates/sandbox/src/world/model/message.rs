//! A stored message.

use super::{Attachment, Poll, Reaction};
use serde_json::Value;
use std::time::Instant;

/// The interaction that a message answers.
#[derive(Debug, Clone)]
pub struct InteractionMention {
    /// The interaction.
    pub id: u64,
    /// Its type.
    pub kind: u8,
    /// User who caused it.
    pub user_id: u64,
    /// Guild, if it was in one.
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
    /// Interaction that opened the submitted modal.
    pub triggering: Option<Box<InteractionMention>>,
    /// Installers of the application.
    pub owners: Owners,
}

/// Installers of the application of an interaction: the server where it is used, its user, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Owners {
    /// The server; 0 in the bot's own direct messages.
    pub guild: Option<u64>,
    /// The user.
    pub user: Option<u64>,
}

impl Owners {
    /// Returns `authorizing_integration_owners`.
    #[must_use]
    pub fn json(self) -> Value {
        let mut owners = serde_json::Map::new();
        for (key, id) in [("0", self.guild), ("1", self.user)] {
            if let Some(id) = id {
                owners.insert(key.to_owned(), Value::String(id.to_string()));
            }
        }
        Value::Object(owners)
    }
}

/// A message.
#[derive(Debug, Clone)]
pub struct Message {
    /// Its id.
    pub id: u64,
    /// Channel.
    pub channel_id: u64,
    /// Author.
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
    /// `true` if it pings everyone.
    pub mention_everyone: bool,
    /// When it was pinned, in milliseconds since 1970.
    pub pinned: Option<i64>,
    /// `true` if it was read aloud.
    pub tts: bool,
    /// When it was posted, in milliseconds since 1970.
    pub posted: i64,
    /// When it was last edited, in milliseconds since 1970.
    pub edited: Option<i64>,
    /// The real time when it was last posted or changed in any way.
    pub changed: Instant,
    /// Flags, see [`super::message_flags`].
    pub flags: u64,
    /// The application that posted it.
    pub application_id: Option<u64>,
    /// The interaction it answers; such messages carry a webhook id.
    pub interaction: Option<InteractionMention>,
    /// The channel and message it refers to: a reply, a pin notice, a new thread.
    pub reference: Option<(u64, Option<u64>)>,
    /// Reactions in the order they appeared.
    pub reactions: Vec<Reaction>,
    /// `true` if a thread started from it; the thread has the same id.
    pub has_thread: bool,
    /// The sender's own mark.
    pub nonce: Option<Value>,
    /// The user of an ephemeral message, who alone sees it.
    pub ephemeral_to: Option<u64>,
    /// Number of messages before it in a thread.
    pub position: u64,
    /// The name of the webhook that posted it.
    pub webhook_name: Option<String>,
    /// Its poll.
    pub poll: Option<Poll>,
    /// Its stickers, as sticker items.
    pub stickers: Vec<Value>,
    /// The message it forwards, as that was then.
    pub snapshot: Option<Box<Message>>,
}

impl Message {
    /// Makes an empty message of a type.
    pub(crate) fn system(id: u64, channel_id: u64, author_id: u64, kind: u8, posted: i64) -> Self {
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
            changed: Instant::now(),
            flags: 0,
            application_id: None,
            interaction: None,
            reference: None,
            reactions: Vec::new(),
            has_thread: false,
            nonce: None,
            ephemeral_to: None,
            position: 0,
            webhook_name: None,
            poll: None,
            stickers: Vec::new(),
            snapshot: None,
        }
    }

    /// Returns `true` if somebody wrote it, not Discord.
    #[must_use]
    pub fn is_written(&self) -> bool {
        matches!(self.kind, 0 | 19 | 20 | 23)
    }

    /// Returns `true` if a user may see it, provided that they see its channel.
    #[must_use]
    pub fn visible_to(&self, user_id: u64) -> bool {
        self.ephemeral_to.is_none_or(|only| only == user_id)
    }

    /// Returns `true` if there is nothing to show.
    pub(crate) fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
            && self.poll.is_none()
            && self.stickers.is_empty()
            && self.snapshot.is_none()
    }
}
