//! Threads.

use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::gateway::intents::GUILD_MEMBERS;
use crate::http::{Call, Reply};
use crate::permissions::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
};
use crate::rules::{Context, parse_message, parse_thread};
use crate::world::{Channel, ThreadSpec, World, kind};
use serde_json::{Value, json};

/// `POST /channels/{channel_id}/messages/{message_id}/threads`.
pub(super) fn create_from_message(call: &Call) -> Result<Reply, ApiError> {
    let message = call.id("message_id")?;
    open(call, Some(message))
}

/// `POST /channels/{channel_id}/threads`.
pub(super) fn create(call: &Call) -> Result<Reply, ApiError> {
    open(call, None)
}

fn open(call: &Call, message: Option<u64>) -> Result<Reply, ApiError> {
    let channel = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let parent = world.channel_for(call.bot, channel, 0)?;
    if parent.is_forum() && message.is_none() {
        let id = open_post(call, &mut world, call.bot, channel)?;
        let mut data = world.channel_json_for(world.channel(id)?, call.bot);
        data["message"] = world.message_json(world.message(id, id, call.bot)?, call.bot);
        return Ok(Reply::created(data));
    }
    if !parent.holds_threads() {
        return Err(ApiError::wrong_channel_type());
    }
    let announcements = parent.kind == kind::ANNOUNCEMENT;
    let spec = call.parse(|fields, form| parse_thread(fields, form, message, announcements))?;
    let spec =
        spec.ok_or_else(|| ApiError::invalid_field("name", "BASE_TYPE_REQUIRED", "This field is required"))?;
    // Threads under announcements have their own kind, and other kinds are not allowed there.
    if announcements != (spec.kind == kind::ANNOUNCEMENT_THREAD) {
        return Err(ApiError::wrong_channel_type());
    }
    let id = open_thread(&mut world, call.bot, channel, spec)?;
    Ok(Reply::created(world.channel_json_for(world.channel(id)?, call.bot)))
}

/// Opens a thread of a forum, with its first message.
pub(crate) fn open_post(call: &Call, world: &mut World, author: u64, forum: u64) -> Result<u64, ApiError> {
    world.channel_for(author, forum, SEND_MESSAGES)?;
    let (spec, tags) = call.parse(|fields, form| {
        if fields.get("message").is_none() {
            form.required(&Path::ROOT.key("message"));
        }
        let spec = parse_thread(fields, form, None, false);
        (spec, fields.id_set(form, "applied_tags", 0..=5).unwrap_or_default())
    })?;
    let spec =
        spec.ok_or_else(|| ApiError::invalid_field("name", "BASE_TYPE_REQUIRED", "This field is required"))?;
    let path = Path::ROOT.key("message");
    let mut form = Form::default();
    let Some(fields) = Fields::of(&call.json()["message"], &path, &mut form) else {
        form.finish()?;
        return Err(ApiError::empty_message());
    };
    let draft = parse_message(&fields, call.files(), Context::Channel, form)?.draft;
    let spec = ThreadSpec { kind: kind::PUBLIC_THREAD, ..spec };
    world.create_forum_post(forum, author, spec, tags, draft)
}

/// Opens a thread for somebody who may.
pub(crate) fn open_thread(
    world: &mut World,
    owner: u64,
    channel: u64,
    spec: ThreadSpec,
) -> Result<u64, ApiError> {
    let needed = if spec.kind == kind::PRIVATE_THREAD {
        CREATE_PRIVATE_THREADS
    } else if spec.message_id.is_some() {
        CREATE_PUBLIC_THREADS | READ_MESSAGE_HISTORY
    } else {
        CREATE_PUBLIC_THREADS
    };
    world.channel_for(owner, channel, needed)?;
    world.create_thread(channel, owner, spec)
}

/// `GET /guilds/{guild_id}/threads/active`.
pub(super) fn active(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let mut found =
        world.threads_json(call.bot, |channel, thread| channel.guild_id == Some(guild) && !thread.archived);
    found["has_more"] = json!(false);
    Ok(Reply::json(found))
}

fn archived(call: &Call, needed: u64, test: impl Fn(&Channel) -> bool) -> Result<Reply, ApiError> {
    let parent = call.id("channel_id")?;
    let limit = call.query_number("limit", 50, 1, 100)?;
    let before = call.query_time("before")?.unwrap_or(i64::MAX);
    let world = call.server.world.read();
    world.channel_for(call.bot, parent, READ_MESSAGE_HISTORY | needed)?;
    let mut found = world.threads_json(call.bot, |channel, thread| {
        channel.parent_id == Some(parent)
            && thread.archived
            && thread.archive_changed < before
            && test(channel)
    });
    let mut more = false;
    if let Some(Value::Array(threads)) = found.get_mut("threads") {
        more = threads.len() > limit;
        threads.truncate(limit);
    }
    found["has_more"] = json!(more);
    Ok(Reply::json(found))
}

/// `GET /channels/{channel_id}/threads/archived/public`.
pub(super) fn archived_public(call: &Call) -> Result<Reply, ApiError> {
    archived(call, 0, |channel| channel.kind != kind::PRIVATE_THREAD)
}

/// `GET /channels/{channel_id}/threads/archived/private`.
pub(super) fn archived_private(call: &Call) -> Result<Reply, ApiError> {
    archived(call, MANAGE_THREADS, |channel| channel.kind == kind::PRIVATE_THREAD)
}

/// `GET /channels/{channel_id}/users/@me/threads/archived/private`.
pub(super) fn archived_joined(call: &Call) -> Result<Reply, ApiError> {
    let bot = call.bot;
    archived(call, 0, |channel| {
        channel.kind == kind::PRIVATE_THREAD
            && channel.thread.as_ref().is_some_and(|thread| thread.members.contains_key(&bot))
    })
}

/// Returns the thread of a request.
fn thread<'a>(world: &'a World, call: &Call) -> Result<&'a Channel, ApiError> {
    let channel = world.channel_for(call.bot, call.id("channel_id")?, 0)?;
    if channel.thread.is_none() { Err(ApiError::unknown_channel()) } else { Ok(channel) }
}

/// `GET /channels/{channel_id}/thread-members`.
pub(super) fn members(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let channel = thread(&world, call)?;
    if world.application(call.bot)?.privileged_intents & GUILD_MEMBERS == 0 {
        return Err(ApiError::missing_access());
    }
    let members = channel.thread.iter().flat_map(|thread| thread.members.keys());
    Ok(Reply::json(members.map(|user| world.thread_member_json(channel.id, *user)).collect()))
}

/// `GET /channels/{channel_id}/thread-members/{user_id}`.
pub(super) fn member(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let channel = thread(&world, call)?;
    let user = call.id("user_id")?;
    let joined = channel.thread.as_ref().is_some_and(|thread| thread.members.contains_key(&user));
    if joined {
        Ok(Reply::json(world.thread_member_json(channel.id, user)))
    } else {
        Err(ApiError::unknown_member())
    }
}

/// `PUT /channels/{channel_id}/thread-members/@me`.
pub(super) fn join(call: &Call) -> Result<Reply, ApiError> {
    change_members(call, 0, |world, id| world.join_thread(id, call.bot))
}

/// `DELETE /channels/{channel_id}/thread-members/@me`.
pub(super) fn leave(call: &Call) -> Result<Reply, ApiError> {
    change_members(call, 0, |world, id| world.leave_thread(id, call.bot))
}

/// `PUT /channels/{channel_id}/thread-members/{user_id}`.
pub(super) fn add_member(call: &Call) -> Result<Reply, ApiError> {
    let user = call.id("user_id")?;
    let closed = {
        let world = call.server.world.read();
        let channel = thread(&world, call)?;
        channel.kind == kind::PRIVATE_THREAD
            && channel.thread.as_ref().is_some_and(|thread| !thread.invitable && thread.owner_id != call.bot)
    };
    let needed = if closed { SEND_MESSAGES_IN_THREADS | MANAGE_THREADS } else { SEND_MESSAGES_IN_THREADS };
    change_members(call, needed, |world, id| world.add_to_thread(id, call.bot, user))
}

/// `DELETE /channels/{channel_id}/thread-members/{user_id}`: for moderators, and the owner of a private thread.
pub(super) fn remove_member(call: &Call) -> Result<Reply, ApiError> {
    let user = call.id("user_id")?;
    let owns = {
        let world = call.server.world.read();
        let channel = thread(&world, call)?;
        channel.kind == kind::PRIVATE_THREAD
            && channel.thread.as_ref().is_some_and(|thread| thread.owner_id == call.bot)
    };
    change_members(call, if owns { 0 } else { MANAGE_THREADS }, |world, id| {
        world.take_out_of_thread(id, call.bot, user)
    })
}

fn change_members(
    call: &Call,
    needed: u64,
    change: impl FnOnce(&mut World, u64) -> Result<(), ApiError>,
) -> Result<Reply, ApiError> {
    let mut world = call.server.world.write();
    let channel = thread(&world, call)?;
    let id = channel.id;
    if channel.thread.as_ref().is_some_and(|thread| thread.archived) {
        return Err(ApiError::thread_archived());
    }
    world.channel_for(call.bot, id, needed)?;
    change(&mut world, id)?;
    Ok(Reply::empty())
}
