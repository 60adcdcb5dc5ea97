//! Actions of users besides interactions.

use super::uploads;
use crate::api::{edit as edit_message, open_post, open_thread as open, post_message, remove, shown};
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::http::{Call, Reply};
use crate::permissions::{CONNECT, PIN_MESSAGES, READ_MESSAGE_HISTORY};
use crate::rules::{Context, parse_message, parse_message_edit, parse_thread};
use crate::world::{World, flags, kind};
use serde_json::{Value, json};

/// Returns the user and channel of the path. Bots act through the API.
fn place(call: &Call) -> Result<(u64, u64), ApiError> {
    Ok((human(&call.server.world.read(), call.id("user_id")?)?, call.id("channel_id")?))
}

/// Returns the user of the path, who must be human.
///
/// # Errors
/// 10013 if there is no such user, or it is a bot.
pub(crate) fn human(world: &World, user: u64) -> Result<u64, ApiError> {
    if world.user(user)?.bot { Err(ApiError::unknown_user()) } else { Ok(user) }
}

/// `POST …/messages`.
pub(super) fn send(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let (body, files) = uploads::message(call)?;
    let mut form = Form::default();
    let Some(fields) = Fields::of(&body, &Path::ROOT, &mut form) else {
        return Err(ApiError::invalid_form(json!({})));
    };
    let mut message = parse_message(&fields, &files, Context::Channel, form)?;
    // People cannot send embeds or components.
    message.draft.embeds.clear();
    message.draft.components.clear();
    message.draft.flags &= !flags::IS_COMPONENTS_V2;
    let mut world = call.server.world.write();
    let id = post_message(&mut world, user, channel, message)?;
    Ok(Reply::json(shown(&world, channel, id, user)?))
}

/// `PATCH …/messages/{message_id}`.
pub(super) fn edit(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let id = call.id("message_id")?;
    let mut form = Form::default();
    let fields = call.fields(&mut form)?;
    let revision = parse_message_edit(&fields, &[], form)?;
    let mut world = call.server.world.write();
    edit_message(&mut world, user, channel, id, revision)?;
    Ok(Reply::json(shown(&world, channel, id, user)?))
}

/// `DELETE …/messages/{message_id}`.
pub(super) fn delete(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    remove(&mut call.server.world.write(), user, channel, call.id("message_id")?)?;
    Ok(Reply::empty())
}

/// `PUT …/reactions/{emoji}`.
pub(super) fn react(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    call.server.world.write().react(user, channel, call.id("message_id")?, call.param("emoji"))?;
    Ok(Reply::empty())
}

/// `DELETE …/reactions/{emoji}`.
pub(super) fn unreact(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let id = call.id("message_id")?;
    let mut world = call.server.world.write();
    world.channel_for(user, channel, READ_MESSAGE_HISTORY)?;
    world.message(channel, id, user)?;
    world.unreact(user, channel, id, call.param("emoji"))?;
    Ok(Reply::empty())
}

/// `PUT …/pins/{message_id}`.
pub(super) fn pin(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let mut world = call.server.world.write();
    world.channel_for(user, channel, PIN_MESSAGES)?;
    world.pin(user, channel, call.id("message_id")?)?;
    Ok(Reply::empty())
}

/// `PUT /users/{user_id}/guilds/{guild_id}/voice`: joins a voice channel, or leaves it with `null`.
pub(super) fn voice(call: &Call) -> Result<Reply, ApiError> {
    let user = human(&call.server.world.read(), call.id("user_id")?)?;
    let guild = call.id("guild_id")?;
    let channel = call.parse(|fields, form| fields.id(form, "channel_id"))?;
    let mut world = call.server.world.write();
    if let Some(channel) = channel {
        world.channel_for(user, channel, CONNECT)?;
    }
    world.set_voice_channel(guild, user, channel)?;
    Ok(Reply::empty())
}

/// `DELETE …/pins/{message_id}`.
pub(super) fn unpin(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let id = call.id("message_id")?;
    let mut world = call.server.world.write();
    world.channel_for(user, channel, PIN_MESSAGES)?;
    world.message(channel, id, user)?;
    world.unpin(channel, id)?;
    Ok(Reply::empty())
}

/// `POST …/typing`.
pub(super) fn typing(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let mut world = call.server.world.write();
    let sending = World::sending_bit(world.channel_for(user, channel, 0)?);
    world.channel_for(user, channel, sending)?;
    world.type_in(user, channel)?;
    Ok(Reply::empty())
}

/// `POST …/ack`.
pub(super) fn read(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let upto = call.parse(|fields, form| fields.id(form, "message_id"))?;
    call.server.world.write().mark_read(user, channel, upto)?;
    Ok(Reply::empty())
}

/// `POST …/threads`.
pub(super) fn open_thread(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let mut world = call.server.world.write();
    let id = if world.channel_for(user, channel, 0)?.is_forum() {
        open_post(call, &mut world, user, channel)?
    } else {
        new_thread(&mut world, user, channel, call)?
    };
    Ok(Reply::json(world.channel_json_for(world.channel(id)?, user)))
}

/// Opens a thread from a body that may name a message; public unless it says otherwise.
pub(super) fn new_thread(world: &mut World, owner: u64, channel: u64, call: &Call) -> Result<u64, ApiError> {
    let announcements = world.channel(channel)?.kind == kind::ANNOUNCEMENT;
    let private = call.json().get("type").and_then(Value::as_u64) == Some(u64::from(kind::PRIVATE_THREAD));
    let spec = call.parse(|fields, form| {
        let message = fields.id(form, "message_id");
        let mut spec = parse_thread(fields, form, message, announcements)?;
        if !announcements && !private {
            spec.kind = kind::PUBLIC_THREAD;
        }
        Some(spec)
    })?;
    let missing = || ApiError::invalid_field("name", "BASE_TYPE_REQUIRED", "This field is required");
    open(world, owner, channel, spec.ok_or_else(missing)?)
}

/// `POST /users/{user_id}/dms`.
pub(super) fn open_direct(call: &Call) -> Result<Reply, ApiError> {
    let user = call.id("user_id")?;
    let recipient = call.parse(|fields, form| fields.id(form, "recipient_id"))?;
    let mut world = call.server.world.write();
    human(&world, user)?;
    let id = world.open_direct(user, recipient.ok_or_else(ApiError::unknown_user)?)?;
    Ok(Reply::json(world.channel_state(id, user)?))
}

/// `PUT …/messages/{message_id}/votes`: sets all of the user's votes in a poll.
pub(super) fn vote(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = place(call)?;
    let id = call.id("message_id")?;
    let answers = call.parse(|fields, form| fields.id_set(form, "answer_ids", 0..=10).unwrap_or_default())?;
    call.server.world.write().vote(user, channel, id, &answers)?;
    Ok(Reply::empty())
}
