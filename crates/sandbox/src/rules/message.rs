//! Messages to post and changes to them.

use super::FilePart;
use super::component::parse_components;
use super::embed::parse_embeds;
use super::layout::{has_layout, parse_layout};
use super::mention::parse_allowed;
use super::poll::parse_poll;
use crate::error::ApiError;
use crate::form::{Fields, Form, parse_id};
use crate::world::{ATTACHMENT_SIZE_LIMIT, MessageEdit, NewMessage, Upload, flags};
use serde_json::Value;

const MAX_CONTENT: usize = 2000;
const MAX_ATTACHMENTS: usize = 10;
const MAX_ALT_TEXT: usize = 1024;
const MAX_STICKERS: usize = 3;

/// Destination of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Context {
    /// A channel, by a bot or user.
    Channel,
    /// An answer to an interaction, which may be ephemeral.
    Interaction,
}

/// A message to post, and the parts that need the world to be checked.
#[derive(Debug)]
pub(crate) struct MessageForm {
    pub(crate) draft: NewMessage,
    /// The message replied to, and whether it must exist.
    pub(crate) reply: Option<(u64, bool)>,
    /// The channel that the reply names, if any.
    pub(crate) reply_channel: Option<u64>,
    /// `true` if a repeated nonce returns the first message.
    pub(crate) enforce_nonce: bool,
}

/// Checks a message to post.
pub(crate) fn parse_message(
    fields: &Fields<'_>,
    files: &[FilePart],
    context: Context,
    mut form: Form,
) -> Result<MessageForm, ApiError> {
    let form = &mut form;
    refuse_unsupported(fields, form)?;
    let content = content(fields, form).unwrap_or_default();
    let embeds = parse_embeds(fields, form).unwrap_or_default();
    let is_layout = wants_layout(fields);
    let components = if is_layout { parse_layout(fields, form) } else { parse_components(fields, form) };
    let components = components.unwrap_or_default();
    let allowed = parse_allowed(fields, form).unwrap_or_default();
    let (uploads, _) = attachments(fields, files, false, form)?;
    let mut settable = flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::IS_COMPONENTS_V2;
    if context == Context::Interaction {
        settable |= flags::EPHEMERAL;
    }
    let wanted = fields.bits(form, "flags").unwrap_or_default();
    let tts = fields.boolean(form, "tts").unwrap_or(false);
    let nonce = nonce(fields, form);
    let poll = parse_poll(fields, form);
    let stickers = fields.id_set(form, "sticker_ids", 0..=MAX_STICKERS).unwrap_or_default();
    let forward = if context == Context::Channel { forward(fields, form) } else { None };
    let (reply, reply_channel) = if forward.is_some() { (None, None) } else { reply(fields, form) };
    let enforce_nonce = fields.boolean(form, "enforce_nonce").unwrap_or(false);
    std::mem::take(form).finish()?;
    let nothing = content.is_empty()
        && embeds.is_empty()
        && components.is_empty()
        && uploads.is_empty()
        && stickers.is_empty()
        && poll.is_none();
    match (nothing, forward) {
        (true, None) => return Err(ApiError::empty_message()),
        (false, Some(_)) => return Err(ApiError::forward_with_content()),
        _ => {}
    }
    let flags = wanted & settable;
    let draft = NewMessage {
        content,
        embeds,
        components,
        uploads,
        flags,
        tts,
        nonce,
        allowed,
        poll,
        stickers,
        forward,
        reply_to: reply.map(|(id, _)| id),
    };
    Ok(MessageForm { draft, reply, reply_channel, enforce_nonce })
}

/// Checks a change to a message. Fields that are absent stay as they are; null empties them.
pub(crate) fn parse_message_edit(
    fields: &Fields<'_>,
    files: &[FilePart],
    mut form: Form,
) -> Result<MessageEdit, ApiError> {
    let form = &mut form;
    refuse_unsupported(fields, form)?;
    if fields.get("sticker_ids").and_then(Value::as_array).is_some_and(|list| !list.is_empty()) {
        return Err(ApiError::sticker_edit());
    }
    let content = content(fields, form).or_else(|| fields.has("content").then(String::new));
    let embeds = parse_embeds(fields, form).or_else(|| fields.has("embeds").then(Vec::new));
    // A message that already consists of components needs no flag.
    let is_layout = wants_layout(fields) || has_layout(fields);
    let components = if is_layout { parse_layout(fields, form) } else { parse_components(fields, form) };
    let components = components.or_else(|| fields.has("components").then(Vec::new));
    let allowed = parse_allowed(fields, form);
    let (uploads, kept) = attachments(fields, files, true, form)?;
    let flags = fields.bits(form, "flags");
    std::mem::take(form).finish()?;
    Ok(MessageEdit {
        content,
        embeds,
        components,
        has_layout: has_layout(fields),
        kept,
        uploads,
        flags,
        allowed,
    })
}

/// Refuses features that Discord has and the sandbox lacks.
fn refuse_unsupported(fields: &Fields<'_>, form: &mut Form) -> Result<(), ApiError> {
    if wants_layout(fields) {
        refuse_beside_layout(fields, form);
    }
    if fields.get("shared_client_theme").is_some() {
        return Err(ApiError::unsupported("shared_client_theme"));
    }
    Ok(())
}

/// Returns `true` if a message should consist of components only.
fn wants_layout(fields: &Fields<'_>) -> bool {
    fields.get("flags").and_then(parse_id).unwrap_or_default() & flags::IS_COMPONENTS_V2 != 0
}

/// Refuses content that must not accompany the components of a components-only message.
fn refuse_beside_layout(fields: &Fields<'_>, form: &mut Form) {
    for field in ["content", "embeds", "poll", "sticker_ids"] {
        let empty =
            fields.get(field).is_none_or(|value| *value == "" || value.as_array().is_some_and(Vec::is_empty));
        if !empty {
            let message =
                format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            form.error(&fields.path.key(field), code, message);
        }
    }
}

fn content(fields: &Fields<'_>, form: &mut Form) -> Option<String> {
    fields.text(form, "content", 0..=MAX_CONTENT).map(|text| text.trim().to_owned())
}

fn nonce(fields: &Fields<'_>, form: &mut Form) -> Option<Value> {
    let value = fields.get("nonce")?;
    let path = fields.path.key("nonce");
    match value {
        Value::String(text) if text.chars().count() > 25 => {
            form.error(&path, "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer characters long.");
        }
        Value::String(_) => return Some(value.clone()),
        Value::Number(number) if number.is_i64() || number.is_u64() => return Some(value.clone()),
        _ => form.error(&path, "NONCE_TYPE_INVALID_TYPE", "This field must be a string or integer."),
    }
    None
}

type Reply = (Option<(u64, bool)>, Option<u64>);

/// Reads the channel and id of the message to forward.
fn forward(fields: &Fields<'_>, form: &mut Form) -> Option<(u64, u64)> {
    let path = fields.path.key("message_reference");
    let inner = Fields::of(fields.get("message_reference")?, &path, form)?;
    if inner.one_of(form, "type", &[0, 1])? != 1 {
        return None;
    }
    for key in ["channel_id", "message_id"] {
        if inner.get(key).is_none() {
            form.required(&path.key(key));
        }
    }
    inner.id(form, "guild_id");
    inner.id(form, "channel_id").zip(inner.id(form, "message_id"))
}

fn reply(fields: &Fields<'_>, form: &mut Form) -> Reply {
    let path = fields.path.key("message_reference");
    let Some(value) = fields.get("message_reference") else { return (None, None) };
    let Some(inner) = Fields::of(value, &path, form) else { return (None, None) };
    if inner.get("message_id").is_none() {
        form.required(&path.key("message_id"));
        return (None, None);
    }
    let id = inner.id(form, "message_id");
    let channel = inner.id(form, "channel_id");
    inner.id(form, "guild_id");
    let must_exist = inner.boolean(form, "fail_if_not_exists").unwrap_or(true);
    (id.map(|id| (id, must_exist)), channel)
}

/// New files, and the attachments to keep (with a new alt text) if the body lists any.
type Files = (Vec<Upload>, Option<Vec<(u64, Option<String>)>>);

/// Matches the `attachments` list with the files: an entry whose id is a file's number describes that file, any other
/// names an attachment to keep. Files without an entry are accepted as well.
fn attachments(
    fields: &Fields<'_>,
    files: &[FilePart],
    may_keep: bool,
    form: &mut Form,
) -> Result<Files, ApiError> {
    let path = fields.path.key("attachments");
    let list = fields.list(form, "attachments", 0..=MAX_ATTACHMENTS);
    let mut uploads = files.iter().map(|file| (file.index, upload(file))).collect::<Vec<_>>();
    let mut kept = Vec::new();
    for (index, value) in list.into_iter().flatten().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let description = inner.text(form, "description", 0..=MAX_ALT_TEXT);
        let filename = inner.text(form, "filename", 1..=1024);
        if inner.get("id").is_none() {
            form.required(&path.key("id"));
            continue;
        }
        let Some(id) = inner.id(form, "id") else { continue };
        match uploads.iter_mut().find(|(number, _)| *number == id) {
            Some((_, upload)) => {
                upload.description = description;
                if let Some(filename) = filename {
                    upload.filename = filename;
                }
            }
            None if may_keep => kept.push((id, description)),
            None => form.error(&path, "ATTACHMENT_NOT_FOUND", "Attachment data not found"),
        }
    }
    let named = fields.has("attachments");
    if uploads.len() + kept.len() > MAX_ATTACHMENTS {
        form.length(&path, &(0..=MAX_ATTACHMENTS));
    }
    if files.iter().any(|file| file.data.len() > ATTACHMENT_SIZE_LIMIT) {
        return Err(ApiError::entity_too_large());
    }
    Ok((uploads.into_iter().map(|(_, upload)| upload).collect(), named.then_some(kept)))
}

fn upload(file: &FilePart) -> Upload {
    Upload {
        filename: file.filename.clone(),
        content_type: file.content_type.clone(),
        description: None,
        data: file.data.clone(),
    }
}
