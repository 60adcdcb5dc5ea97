//! Messages in channels.

use crate::error::ApiError;
use crate::form::{Form, Path};
use crate::http::{Call, Reply};
use crate::permissions::{
    ATTACH_FILES, EMBED_LINKS, MANAGE_MESSAGES, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_TTS_MESSAGES,
};
use crate::rules::{Context, MessageForm, parse_message, parse_message_edit};
use crate::snowflake;
use crate::world::{MessageEdit, NewMessage, Page, World, Written};
use serde_json::{Value, json};

/// Bulk deletion reaches back two weeks, in milliseconds.
const BULK_AGE: i64 = 14 * 24 * 60 * 60 * 1000;

/// `GET /channels/{channel_id}/messages`.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let page = page(call)?;
    let world = call.server.world.read();
    let channel = world.channel_for(call.bot, id, 0)?;
    if !channel.holds_text() {
        return Err(ApiError::not_a_text_channel());
    }
    // Without the history the list is empty; Discord gives no error.
    if world.channel_permissions(call.bot, id) & READ_MESSAGE_HISTORY == 0 {
        return Ok(Reply::json(json!([])));
    }
    let messages = world.history(id, call.bot, page)?;
    Ok(Reply::json(messages.into_iter().map(|message| world.message_json(message, call.bot)).collect()))
}

/// Reads `limit`, `before`, `after` and `around`.
pub(crate) fn page(call: &Call) -> Result<Page, ApiError> {
    Ok(Page {
        limit: call.query_number("limit", 50, 1, 100)?,
        before: call.query_id("before")?,
        after: call.query_id("after")?,
        around: call.query_id("around")?,
    })
}

/// `GET /channels/{channel_id}/messages/{message_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let world = call.server.world.read();
    world.channel_for(call.bot, channel, READ_MESSAGE_HISTORY)?;
    Ok(Reply::json(shown(&world, channel, id, call.bot)?))
}

/// `POST /channels/{channel_id}/messages`.
pub(super) fn create(call: &Call) -> Result<Reply, ApiError> {
    let channel = call.id("channel_id")?;
    // Access is checked before the body, so that strangers learn nothing.
    call.server.world.read().channel_for(call.bot, channel, 0)?;
    let mut form = Form::default();
    let fields = call.fields(&mut form)?;
    let message = parse_message(&fields, call.files(), Context::Channel, form)?;
    let mut world = call.server.world.write();
    let id = post(&mut world, call.bot, channel, message)?;
    Ok(Reply::json(shown(&world, channel, id, call.bot)?))
}

/// Posts a message for a user or bot, after all checks that need the world.
pub(crate) fn post(
    world: &mut World,
    author: u64,
    channel_id: u64,
    form: MessageForm,
) -> Result<u64, ApiError> {
    let MessageForm { mut draft, reply, reply_channel, enforce_nonce } = form;
    let channel = world.channel_for(author, channel_id, 0)?;
    if !channel.holds_text() {
        return Err(ApiError::not_a_text_channel());
    }
    let sending = World::sending_bit(channel);
    if channel.guild_id.is_none() {
        world.check_direct(author, channel)?;
    }
    world.channel_for(author, channel_id, sending | needed_for(&draft))?;
    if draft.tts {
        world.channel_for(author, channel_id, SEND_TTS_MESSAGES)?;
    }
    if let Some((target, must_exist)) = reply {
        check_reply(world, author, channel_id, target, must_exist, reply_channel)?;
        let exists = world.message(channel_id, target, author).is_ok();
        draft.reply_to = Some(target).filter(|_| exists);
    }
    if let Some((source, target)) = draft.forward {
        world.check_forward(author, source, target)?;
    }
    world.check_slow_mode(author, channel_id)?;
    if enforce_nonce
        && let Some(nonce) = &draft.nonce
        && let Some(id) = world.message_with_nonce(author, channel_id, nonce)
    {
        return Ok(id);
    }
    let content = draft.content.clone();
    let text = Written { author, channel_id, content: &content };
    let findings = world.broken_rules(text);
    world.stop_blocked(text, &findings)?;
    let id = world.post(author, channel_id, draft)?;
    world.act_on(text, &findings, Some(id));
    Ok(id)
}

/// Returns the permissions that the parts of a message need besides the permission to write.
fn needed_for(draft: &NewMessage) -> u64 {
    let embeds = if draft.embeds.is_empty() { 0 } else { EMBED_LINKS };
    let files = if draft.uploads.is_empty() { 0 } else { ATTACH_FILES };
    embeds | files
}

fn check_reply(
    world: &World,
    author: u64,
    channel_id: u64,
    target: u64,
    must_exist: bool,
    named: Option<u64>,
) -> Result<(), ApiError> {
    let refuse = |code: &str, message: &str| Err(ApiError::invalid_field("message_reference", code, message));
    if named.is_some_and(|named| named != channel_id) {
        let message = "Cannot reply to a message in a different channel";
        return refuse("REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL", message);
    }
    if world.channel_permissions(author, channel_id) & READ_MESSAGE_HISTORY == 0 {
        return Err(ApiError::cannot_reply_without_history());
    }
    match world.message(channel_id, target, author) {
        Ok(message) if message.is_written() => Ok(()),
        Ok(_) => refuse("REPLIES_CANNOT_REFERENCE_SYSTEM_MESSAGE", "Cannot reply to a system message"),
        Err(_) if must_exist => refuse("REPLIES_UNKNOWN_MESSAGE", "Unknown message"),
        Err(_) => Ok(()),
    }
}

/// `PATCH /channels/{channel_id}/messages/{message_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let mut world = call.server.world.write();
    world.channel_for(call.bot, channel, 0)?;
    world.message(channel, id, call.bot)?;
    let mut form = Form::default();
    let fields = call.fields(&mut form)?;
    let revision = parse_message_edit(&fields, call.files(), form)?;
    edit(&mut world, call.bot, channel, id, revision)?;
    Ok(Reply::json(shown(&world, channel, id, call.bot)?))
}

/// Edits a message for its author; others with the permission to manage messages may only hide its embeds.
pub(crate) fn edit(
    world: &mut World,
    editor: u64,
    channel: u64,
    id: u64,
    revision: MessageEdit,
) -> Result<(), ApiError> {
    let message = world.message(channel, id, editor)?;
    if message.author_id != editor {
        let only_flags = revision.content.is_none()
            && revision.embeds.is_none()
            && revision.components.is_none()
            && revision.kept.is_none()
            && revision.uploads.is_empty();
        if !only_flags || revision.flags.is_none() {
            return Err(ApiError::not_the_author());
        }
        world.channel_for(editor, channel, MANAGE_MESSAGES)?;
    }
    if !message.is_written() {
        return Err(ApiError::system_message());
    }
    let thread = world.channel(channel)?.thread.as_ref();
    if thread.is_some_and(|thread| thread.archived) {
        return Err(ApiError::thread_archived());
    }
    let moderates = world.channel_permissions(editor, channel) & MANAGE_THREADS != 0;
    if thread.is_some_and(|thread| thread.locked) && !moderates {
        return Err(ApiError::thread_locked());
    }
    if revision.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        world.channel_for(editor, channel, EMBED_LINKS)?;
    }
    if !revision.uploads.is_empty() {
        world.channel_for(editor, channel, ATTACH_FILES)?;
    }
    let content = revision.content.clone().unwrap_or_default();
    let text = Written { author: editor, channel_id: channel, content: &content };
    let findings = world.broken_rules(text);
    world.stop_blocked(text, &findings)?;
    world.count_old_edit(editor, channel, id)?;
    world.revise(channel, id, revision)?;
    world.act_on(text, &findings, Some(id));
    Ok(())
}

/// `DELETE /channels/{channel_id}/messages/{message_id}`.
pub(super) fn delete(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    remove(&mut call.server.world.write(), call.bot, channel, id)?;
    Ok(Reply::empty())
}

/// Deletes a message for its author, or for somebody who may manage messages.
pub(crate) fn remove(world: &mut World, who: u64, channel: u64, id: u64) -> Result<(), ApiError> {
    world.channel_for(who, channel, 0)?;
    let message = world.message(channel, id, who)?;
    let dismisses = message.ephemeral_to == Some(who);
    if message.author_id != who && !dismisses {
        if world.channel(channel)?.guild_id.is_none() {
            return Err(ApiError::not_in_direct_messages());
        }
        world.channel_for(who, channel, MANAGE_MESSAGES)?;
    }
    // Messages of archived threads may still be deleted, unless a moderator has locked them.
    if world.channel(channel)?.thread.as_ref().is_some_and(|thread| thread.archived && thread.locked) {
        return Err(ApiError::thread_archived());
    }
    world.delete_message(channel, id)
}

/// `POST /channels/{channel_id}/messages/bulk-delete`.
pub(super) fn bulk_delete(call: &Call) -> Result<Reply, ApiError> {
    let channel = call.id("channel_id")?;
    let ids = call.parse(|fields, form| {
        if fields.get("messages").is_none() {
            form.required(&Path::ROOT.key("messages"));
        }
        fields.id_set(form, "messages", 2..=100).unwrap_or_default()
    })?;
    let mut world = call.server.world.write();
    if world.channel_for(call.bot, channel, 0)?.guild_id.is_none() {
        return Err(ApiError::not_in_direct_messages());
    }
    world.channel_for(call.bot, channel, MANAGE_MESSAGES)?;
    let oldest = world.now_ms() - BULK_AGE;
    if ids.iter().any(|id| snowflake::created_ms(*id) < oldest) {
        return Err(ApiError::too_old_to_bulk_delete());
    }
    world.delete_messages(channel, &ids)?;
    Ok(Reply::empty())
}

/// Returns the message as JSON for its author.
pub(crate) fn shown(world: &World, channel: u64, id: u64, viewer: u64) -> Result<Value, ApiError> {
    Ok(world.message_json(world.message(channel, id, viewer)?, viewer))
}
