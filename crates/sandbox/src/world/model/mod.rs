//! The objects of the world as plain data: users, servers, channels, messages, interactions. Each noun has a file; none
//! knows the world around it.

mod application;
mod attachment;
mod channel;
pub mod channel_kind;
mod command;
mod emoji;
mod guild;
mod guild_object;
mod image;
mod interaction;
mod invite;
mod member;
mod message;
pub mod message_flags;
mod picture;
mod poll;
mod reaction;
mod read_state;
mod role;
mod stream;
mod thread;
mod user;
mod webhook;

pub use application::Application;
pub(crate) use application::flagged_intents;
pub use attachment::{Attachment, StoredFile};
pub use channel::{Channel, ChannelSettings, ChannelSpec};
pub use command::{Command, CommandKind};
pub use guild::Guild;
pub use guild_object::Collection;
pub use interaction::{Interaction, InteractionKind, InteractionState};
pub use member::Member;
pub use message::{InteractionMention, Message, Owners};
pub use poll::{Poll, PollAnswer};
pub use reaction::Reaction;
pub use role::{Role, RoleSpec};
pub use stream::StreamEvent;
pub use thread::{Thread, ThreadSpec};
pub use user::User;

pub(crate) use attachment::{STORED, SignedQuery, Upload, clean_name, media_type};
pub(crate) use command::CommandScope;
pub(crate) use emoji::is_emoji;
pub(crate) use image::Image;
pub(crate) use invite::{Invite, InviteSpec};
pub(crate) use picture::Picture;
pub(crate) use poll::NewPoll;
pub(crate) use reaction::emoji_json;
pub(crate) use read_state::{ReadState, Unread};
pub(crate) use stream::{Streams, Subscription};
pub(crate) use user::ProfilePart;
pub(crate) use webhook::Webhook;
