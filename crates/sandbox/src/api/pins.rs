//! Pinned messages, at their old and their new address.

use crate::clock::iso;
use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::permissions::{PIN_MESSAGES, READ_MESSAGE_HISTORY};
use serde_json::{Value, json};

/// `GET /channels/{channel_id}/pins`: all of them.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let world = call.server.world.read();
    world.channel_for(call.bot, id, READ_MESSAGE_HISTORY)?;
    let pinned = world.pinned(id)?;
    Ok(Reply::json(pinned.into_iter().map(|message| world.message_json(message, call.bot)).collect()))
}

/// `GET /channels/{channel_id}/messages/pins`: a page of them.
pub(super) fn page(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let limit = call.query_number("limit", 50, 1, 50)?;
    let before = call.query_time("before")?.unwrap_or(i64::MAX);
    let world = call.server.world.read();
    world.channel_for(call.bot, id, READ_MESSAGE_HISTORY)?;
    let pinned = world.pinned(id)?;
    let mut older = pinned.into_iter().filter(|message| message.pinned.is_some_and(|at| at < before));
    let items = older
        .by_ref()
        .take(limit)
        .map(|message| {
            json!({
                "pinned_at": iso(message.pinned.unwrap_or_default()),
                "message": world.message_json(message, call.bot),
            })
        })
        .collect::<Vec<Value>>();
    Ok(Reply::json(json!({"items": items, "has_more": older.next().is_some()})))
}

/// `PUT …/pins/{message_id}`.
pub(super) fn pin(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let mut world = call.server.world.write();
    world.channel_for(call.bot, channel, PIN_MESSAGES)?;
    world.pin(call.bot, channel, id)?;
    Ok(Reply::empty())
}

/// `DELETE …/pins/{message_id}`.
pub(super) fn unpin(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let mut world = call.server.world.write();
    world.channel_for(call.bot, channel, PIN_MESSAGES)?;
    world.message(channel, id, call.bot)?;
    world.unpin(channel, id)?;
    Ok(Reply::empty())
}
