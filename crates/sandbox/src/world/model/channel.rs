//! A channel, thread or direct message.

use super::{Message, Thread, channel_kind as kind};
use crate::permissions::Overwrite;
use std::collections::BTreeMap;

/// A channel, thread or direct message, with its messages.
#[derive(Debug, Clone)]
pub struct Channel {
    /// Its id.
    pub id: u64,
    /// Its type, one of [`kind`].
    pub kind: u8,
    /// The guild it is in.
    pub guild_id: Option<u64>,
    /// Its name; empty for direct messages.
    pub name: String,
    /// Topic.
    pub topic: Option<String>,
    /// Its place in the list.
    pub position: i64,
    /// Its category, or a thread's channel.
    pub parent_id: Option<u64>,
    /// `true` if it is for adults.
    pub nsfw: bool,
    /// Seconds between a member's messages.
    pub slow_mode: u32,
    /// Exceptions to what roles allow.
    pub overwrites: Vec<Overwrite>,
    /// Both sides of a direct message.
    pub recipients: Vec<u64>,
    /// Properties of a thread, if it is one.
    pub thread: Option<Thread>,
    /// Its messages by id, ephemeral ones included.
    pub messages: BTreeMap<u64, Message>,
    /// The newest message ever posted, deleted or not.
    pub last_message_id: Option<u64>,
    /// When something was last pinned, in milliseconds since 1970.
    pub last_pin: Option<i64>,
    /// Settings that only some types have, such as the tags of a forum, by Discord's names.
    pub settings: ChannelSettings,
    /// The tags a forum's thread has.
    pub applied_tags: Vec<u64>,
    /// Status of a voice channel.
    pub voice_status: Option<String>,
}

/// Settings of a channel by Discord's names.
pub type ChannelSettings = serde_json::Map<String, serde_json::Value>;

/// Values of a new channel, or changes to a channel; `None` leaves a value as it is.
#[derive(Debug, Clone, Default)]
pub struct ChannelSpec {
    /// The name.
    pub name: Option<String>,
    /// The type, one of [`kind`].
    pub kind: Option<u8>,
    /// The topic; an empty one removes it.
    pub topic: Option<String>,
    /// The place in the list.
    pub position: Option<i64>,
    /// The category; `Some(None)` takes it out of any.
    pub parent_id: Option<Option<u64>>,
    /// `true` if it is for adults.
    pub nsfw: Option<bool>,
    /// Seconds between a member's messages.
    pub slow_mode: Option<u32>,
    /// Exceptions to what roles allow.
    pub overwrites: Option<Vec<Overwrite>>,
    /// Settings that only some types have.
    pub settings: ChannelSettings,
}

impl ChannelSpec {
    /// Makes a specification with a name and a type.
    #[must_use]
    pub fn new(name: &str, kind: u8) -> Self {
        Self { name: Some(name.to_owned()), kind: Some(kind), ..Self::default() }
    }
}

impl Channel {
    pub(crate) fn empty(id: u64, kind: u8) -> Self {
        Self {
            id,
            kind,
            guild_id: None,
            name: String::new(),
            topic: None,
            position: 0,
            parent_id: None,
            nsfw: false,
            slow_mode: 0,
            overwrites: Vec::new(),
            recipients: Vec::new(),
            thread: None,
            messages: BTreeMap::new(),
            last_message_id: None,
            last_pin: None,
            settings: ChannelSettings::new(),
            applied_tags: Vec::new(),
            voice_status: None,
        }
    }

    /// Returns `true` if messages can be posted in it.
    #[must_use]
    pub fn holds_text(&self) -> bool {
        self.kind != kind::CATEGORY && !self.is_forum()
    }

    /// Returns `true` if it consists of threads.
    #[must_use]
    pub fn is_forum(&self) -> bool {
        matches!(self.kind, kind::FORUM | kind::MEDIA)
    }

    /// Returns `true` if threads can be opened in it.
    #[must_use]
    pub fn holds_threads(&self) -> bool {
        matches!(self.kind, kind::TEXT | kind::ANNOUNCEMENT)
    }

    pub(crate) fn apply(&mut self, spec: ChannelSpec) {
        if let Some(kind) = spec.kind {
            self.kind = kind;
        }
        if let Some(name) = spec.name {
            self.name = if matches!(self.kind, kind::TEXT | kind::ANNOUNCEMENT) { slug(&name) } else { name };
        }
        if let Some(topic) = spec.topic {
            self.topic = Some(topic).filter(|topic| !topic.is_empty());
        }
        if let Some(position) = spec.position {
            self.position = position;
        }
        if let Some(parent) = spec.parent_id {
            self.parent_id = parent;
        }
        if let Some(nsfw) = spec.nsfw {
            self.nsfw = nsfw;
        }
        if let Some(slow_mode) = spec.slow_mode {
            self.slow_mode = slow_mode;
        }
        self.settings.extend(spec.settings);
        if let Some(overwrites) = spec.overwrites {
            self.overwrites = overwrites;
        }
    }
}

/// Returns the name of a text channel: lower-case, with dashes for spaces.
fn slug(name: &str) -> String {
    name.trim().to_lowercase().split_whitespace().collect::<Vec<_>>().join("-")
}
