//! The state of the sandbox: users, servers, channels, messages, interactions. There is one file for each noun.
//!
//! The world knows Discord's rules of permissions and visibility. `crate::rules` checks the form of a request body
//! before it gets here.

mod access;
mod applications;
mod attachments;
mod audit_log;
mod bans;
mod channels;
mod commands;
mod custom_emojis;
mod direct_messages;
mod due;
mod edits;
mod events;
mod forums;
mod forwarding;
mod guild_objects;
mod guilds;
mod interaction_payload;
mod interactions;
mod invites;
mod layout;
mod members;
mod mentions;
mod message_json;
mod messages;
mod model;
mod moderation;
mod page_state;
mod pictures;
mod pins;
mod polls;
mod posting;
mod presences;
mod reactions;
mod read_states;
mod responses;
mod roles;
mod scheduled_events;
mod snapshot;
mod stickers;
mod templates;
mod thread_notices;
mod thread_sync;
mod threads;
mod users;
mod voice;
mod webhooks;

pub use model::{
    Application, Attachment, Channel, ChannelSettings, ChannelSpec, Collection, Command, CommandKind, Guild,
    Interaction, InteractionKind, InteractionMention, InteractionState, Member, Message, Owners, Poll,
    PollAnswer, Reaction, Role, RoleSpec, StoredFile, StreamEvent, Thread, ThreadSpec, User,
    channel_kind as kind, message_flags as flags,
};

pub(crate) use audit_log::{Action, Cause};
pub(crate) use edits::MessageEdit;
pub(crate) use guilds::FEATURES;
pub(crate) use interaction_payload::{ATTACHMENT_SIZE_LIMIT, Resolved};
pub(crate) use interactions::Invocation;
pub(crate) use mentions::{Allowed, AllowedMentions};
pub(crate) use messages::Page;
pub(crate) use model::flagged_intents;
pub(crate) use model::{
    CommandScope, Image, Invite, InviteSpec, NewPoll, ProfilePart, SignedQuery, Subscription, Upload,
    Webhook, is_emoji,
};
pub(crate) use moderation::Written;
pub(crate) use posting::NewMessage;
pub(crate) use responses::{InteractionResponse, MessageTarget};
pub(crate) use webhooks::WebhookPost;

use model::{Picture, ReadState, Streams};

use crate::answers::Answers;
use crate::clock::Clock;
use crate::config::Capacity;
use crate::dispatch::{Delivery, Outgoing};
use crate::secrets::Secrets;
use crate::snowflake::Snowflakes;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

/// The whole state. The server keeps it behind a mutex.
#[derive(Clone)]
pub struct World {
    pub(crate) clock: Arc<Clock>,
    pub(crate) secrets: Secrets,
    pub(crate) users: BTreeMap<u64, User>,
    pub(crate) applications: BTreeMap<u64, Application>,
    pub(crate) guilds: BTreeMap<u64, Guild>,
    pub(crate) channels: BTreeMap<u64, Channel>,
    pub(crate) interactions: BTreeMap<u64, Interaction>,
    /// `true` if limits that only real traffic meets are enforced: old edits, opening direct messages.
    pub(crate) realistic: bool,
    /// The requests of bots that are being answered.
    pub(crate) answers: Arc<Answers>,
    pub(crate) webhooks: BTreeMap<u64, Webhook>,
    invites: BTreeMap<String, Invite>,
    /// Messages with polls that are open, by channel.
    polls: BTreeSet<(u64, u64)>,
    pictures: BTreeMap<u64, Picture>,
    /// Changing pictures, with their current names.
    images: BTreeMap<(u64, Image), (String, Picture)>,
    base_url: String,
    ids: Snowflakes,
    tokens: HashMap<String, u64>,
    interaction_tokens: HashMap<String, u64>,
    /// Interactions that wait for an answer, oldest first.
    pending: BTreeSet<u64>,
    /// Times at which threads may have been silent long enough to be archived, with the threads.
    silent_threads: BTreeSet<(i64, u64)>,
    files: BTreeMap<u64, StoredFile>,
    file_bytes: usize,
    /// Messages with their channels in the order of posting, including deleted ones.
    stored: VecDeque<(u64, u64)>,
    capacity: Capacity,
    /// Milliseconds within which a bot must answer an interaction.
    pub(crate) answer_within: i64,
    direct: HashMap<(u64, u64), u64>,
    direct_opened: HashMap<u64, VecDeque<i64>>,
    old_edits: HashMap<(u64, u64), VecDeque<i64>>,
    profile_changes: HashMap<(u64, ProfilePart), VecDeque<i64>>,
    new_commands: HashMap<(u64, Option<u64>), VecDeque<i64>>,
    /// Read states by channel and user.
    reads: RefCell<HashMap<u64, HashMap<u64, ReadState>>>,
    streams: Streams,
    outbox: RefCell<Vec<Outgoing>>,
    /// Interactions for applications that take them over HTTP.
    deliveries: Vec<Delivery>,
    /// Presences that bots have set.
    presences: BTreeMap<u64, Value>,
}

impl World {
    /// Makes an empty world. `base_url` is the address for fetching attachments, such as `http://127.0.0.1:8080`.
    pub(crate) fn new(
        clock: Arc<Clock>,
        secrets: Secrets,
        base_url: String,
        capacity: Capacity,
        answer_within: Duration,
    ) -> Self {
        Self {
            ids: Snowflakes::new(Arc::clone(&clock)),
            clock,
            secrets,
            base_url,
            webhooks: BTreeMap::new(),
            invites: BTreeMap::new(),
            polls: BTreeSet::new(),
            pictures: BTreeMap::new(),
            images: BTreeMap::new(),
            realistic: false,
            answers: Arc::default(),
            users: BTreeMap::new(),
            applications: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            interactions: BTreeMap::new(),
            tokens: HashMap::new(),
            interaction_tokens: HashMap::new(),
            pending: BTreeSet::new(),
            silent_threads: BTreeSet::new(),
            files: BTreeMap::new(),
            file_bytes: 0,
            stored: VecDeque::new(),
            capacity,
            answer_within: i64::try_from(answer_within.as_millis()).unwrap_or(i64::MAX),
            direct: HashMap::new(),
            direct_opened: HashMap::new(),
            old_edits: HashMap::new(),
            profile_changes: HashMap::new(),
            new_commands: HashMap::new(),
            reads: RefCell::default(),
            streams: Streams::default(),
            outbox: RefCell::new(Vec::new()),
            deliveries: Vec::new(),
            presences: BTreeMap::new(),
        }
    }

    /// Takes the events for bots since the last call.
    pub(crate) fn take_outgoing(&mut self) -> Vec<Outgoing> {
        self.outbox.take()
    }

    /// Takes the interactions for applications that take them over HTTP.
    pub(crate) fn take_deliveries(&mut self) -> Vec<Delivery> {
        std::mem::take(&mut self.deliveries)
    }

    /// Performs changes with ids that are the same in every run.
    pub(crate) fn with_fixed_ids<T>(&mut self, from: u64, act: impl FnOnce(&mut Self) -> T) -> T {
        self.ids.fix(Some(from));
        let result = act(self);
        self.ids.fix(None);
        result
    }

    /// Returns a fresh id.
    pub(crate) fn next_id(&mut self) -> u64 {
        self.ids.next()
    }

    /// Milliseconds since 1970 on the virtual clock.
    pub(crate) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }
}
