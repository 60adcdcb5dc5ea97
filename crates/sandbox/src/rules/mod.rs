//! The rule book: every limit Discord sets for a request body, stated once. Each file checks one kind of object and
//! returns it in normal form; complaints go into a [`crate::form::Form`]. The API refuses by it and
//! [`crate::conformance::checks`] reports by it.

mod application;
mod callback;
mod channel;
mod command;
mod component;
mod embed;
mod forum;
mod guild;
mod ignored;
mod image;
mod keyword;
mod layout;
mod locale;
mod mention;
mod message;
mod modal;
mod modal_input;
pub(crate) mod option;
mod patch;
mod poll;
mod profile;
mod role;
mod scheduled_event;

pub(crate) use application::parse_application;
pub(crate) use callback::{InteractionFacts, parse_callback};
pub(crate) use channel::{ARCHIVE_MINUTES, parse_channel, parse_overwrite, parse_thread};
pub(crate) use command::{
    NewCommand, check_command, check_command_changes, check_commands, parse_bulk, parse_command,
};
pub(crate) use component::{SELECTS, kind as component_kind};
pub(crate) use guild::parse_guild;
pub(crate) use ignored::ignored_fields;
pub(crate) use image::{Media, parse_image, parse_sound, sticker_file};
pub(crate) use keyword::keyword_pattern;
pub(crate) use locale::{is_locale, parse_locale};
pub(crate) use message::{Context, MessageForm, parse_message, parse_message_edit};
pub(crate) use modal::parse_modal;
pub(crate) use patch::{Patch, merge};
pub(crate) use profile::{parse_own_member, parse_profile};
pub(crate) use role::{RoleForm, parse_role};
pub(crate) use scheduled_event::parse_scheduled_event;

use bytes::Bytes;

/// A file part of a multipart body.
#[derive(Debug, Clone)]
pub(crate) struct FilePart {
    /// The `n` of `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) data: Bytes,
}
