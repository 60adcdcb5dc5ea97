//! The state of the sandbox: users, servers, channels, messages, interactions. One file a noun.
//!
//! The world knows Discord's rules of who sees and may do what; whether a request body is well formed is checked by
//! `crate::rules` before it gets here.

mod access;
mod applications;
mod attachments;
mod channels;
mod commands;
mod direct;
mod edits;
mod events;
mod guilds;
mod interactions;
mod members;
mod mentions;
mod message_json;
mod messages;
mod payload;
mod pins;
mod posting;
mod reactions;
mod reads;
mod responses;
mod roles;
mod state;
mod streams;
mod threads;
mod users;

pub use applications::Application;
pub use attachments::{Attachment, StoredFile};
pub use channels::{Channel, ChannelSpec, kind};
pub use commands::{Command, CommandKind};
pub use guilds::Guild;
pub use interactions::{Interaction, InteractionKind, InteractionState};
pub use members::Member;
pub use messages::{InteractionMention, Message, flags};
pub use roles::{Role, RoleSpec};
pub use streams::StreamEvent;
pub use threads::{Thread, ThreadSpec};
pub use users::User;

pub(crate) use attachments::{SignedQuery, Upload};
pub(crate) use commands::CommandScope;
pub(crate) use edits::Revision;
pub(crate) use events::Outgoing;
pub(crate) use interactions::Invocation;
pub(crate) use mentions::{Allowed, AllowedMentions};
pub(crate) use messages::Page;
pub(crate) use payload::{ATTACHMENT_SIZE_LIMIT, Resolved};
pub(crate) use posting::Draft;
pub(crate) use reactions::is_emoji;
pub(crate) use responses::{Answer, Which};
pub(crate) use streams::Subscription;

use crate::clock::Clock;
use crate::secrets::Secrets;
use crate::snowflake::Snowflakes;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

/// Everything there is. Kept behind a mutex by the server.
pub struct World {
    pub(crate) clock: Arc<Clock>,
    pub(crate) secrets: Secrets,
    pub(crate) users: BTreeMap<u64, User>,
    pub(crate) applications: BTreeMap<u64, Application>,
    pub(crate) guilds: BTreeMap<u64, Guild>,
    pub(crate) channels: BTreeMap<u64, Channel>,
    pub(crate) interactions: BTreeMap<u64, Interaction>,
    /// Whether allowances that only real traffic meets are enforced: old edits, opening direct messages.
    pub(crate) realistic: bool,
    base_url: String,
    ids: Snowflakes,
    tokens: HashMap<String, u64>,
    interaction_tokens: HashMap<String, u64>,
    /// Interactions that wait for an answer, oldest first.
    pending: BTreeSet<u64>,
    files: HashMap<u64, StoredFile>,
    direct: HashMap<(u64, u64), u64>,
    direct_opened: HashMap<u64, VecDeque<i64>>,
    old_edits: HashMap<(u64, u64), VecDeque<i64>>,
    reads: HashMap<(u64, u64), u64>,
    streams: streams::Streams,
    outbox: RefCell<Vec<Outgoing>>,
}

impl World {
    /// An empty world. `base_url` is where attachments can be fetched, such as `http://127.0.0.1:8080`.
    pub(crate) fn new(clock: Arc<Clock>, secrets: Secrets, base_url: String) -> Self {
        Self {
            ids: Snowflakes::new(Arc::clone(&clock)),
            clock,
            secrets,
            base_url,
            realistic: false,
            users: BTreeMap::new(),
            applications: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            interactions: BTreeMap::new(),
            tokens: HashMap::new(),
            interaction_tokens: HashMap::new(),
            pending: BTreeSet::new(),
            files: HashMap::new(),
            direct: HashMap::new(),
            direct_opened: HashMap::new(),
            old_edits: HashMap::new(),
            reads: HashMap::new(),
            streams: streams::Streams::default(),
            outbox: RefCell::new(Vec::new()),
        }
    }

    /// Takes the events for bots that came up since the last time.
    pub(crate) fn take_outgoing(&mut self) -> Vec<Outgoing> {
        self.outbox.take()
    }

    /// Does something with ids that are the same in every run.
    pub(crate) fn with_fixed_ids<T>(&mut self, from: u64, act: impl FnOnce(&mut Self) -> T) -> T {
        self.ids.fix(Some(from));
        let result = act(self);
        self.ids.fix(None);
        result
    }

    /// A fresh id.
    pub(crate) fn next_id(&mut self) -> u64 {
        self.ids.next()
    }

    /// Milliseconds since 1970 on the virtual clock.
    pub(crate) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }
}
