//! What Discord checks in a request body before anything happens. Each file checks one kind of object and returns it
//! in normal form; complaints go into a [`crate::form::Form`].

mod callback;
mod channel;
mod command;
mod component;
mod embed;
mod mention;
mod message;
mod modal;
pub(crate) mod option;
mod role;

pub(crate) use callback::{InteractionFacts, parse_callback};
pub(crate) use channel::{ARCHIVE_MINUTES, parse_channel, parse_overwrite, parse_thread};
pub(crate) use command::{NewCommand, parse_bulk, parse_command};
pub(crate) use component::{SELECTS, kind as component_kind};
pub(crate) use message::{Context, MessageForm, parse_message, parse_revision};
pub(crate) use role::parse_role;

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
