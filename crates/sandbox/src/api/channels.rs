//! Channels, and threads as channels.

use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::http::{Call, Reply};
use crate::permissions::{
    MANAGE_CHANNELS, MANAGE_ROLES, MANAGE_THREADS, Overwrite, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
};
use crate::rules::{ARCHIVE_MINUTES, parse_channel, parse_overwrite};

/// `GET /channels/{channel_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let channel = world.channel_for(call.bot, call.id("channel_id")?, 0)?;
    Ok(Reply::json(world.channel_json_for(channel, call.bot)))
}

/// `PATCH /channels/{channel_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel_for(call.bot, id, 0)?;
    if channel.guild_id.is_none() {
        return Err(ApiError::not_in_direct_messages());
    }
    if channel.thread.is_some() {
        drop(world);
        return change_thread(call, id);
    }
    let kind = world.channel_for(call.bot, id, MANAGE_CHANNELS)?.kind;
    let spec = call.parse(|fields, form| parse_channel(fields, form, Some(kind)))?;
    if let Some(overwrites) = &spec.overwrites {
        world.channel_for(call.bot, id, MANAGE_ROLES)?;
        let guild = world.channel(id)?.guild_id.ok_or_else(ApiError::not_in_direct_messages)?;
        if overwrites.iter().any(|overwrite| !world.knows_target(guild, overwrite)) {
            return Err(ApiError::unknown_overwrite());
        }
        require_held(overwrites, &world.channel(id)?.overwrites, world.channel_permissions(call.bot, id))?;
    }
    Ok(Reply::json(world.change_channel(id, spec)?))
}

/// Changes to a thread.
struct ThreadChange {
    name: Option<String>,
    archived: Option<bool>,
    locked: Option<bool>,
    invitable: Option<bool>,
    minutes: Option<i64>,
    slow_mode: Option<i64>,
    tags: Option<Vec<u64>>,
}

impl ThreadChange {
    fn read(fields: &Fields<'_>, form: &mut Form) -> Self {
        Self {
            name: fields.text(form, "name", 1..=100),
            archived: fields.boolean(form, "archived"),
            locked: fields.boolean(form, "locked"),
            invitable: fields.boolean(form, "invitable"),
            minutes: fields.one_of(form, "auto_archive_duration", &ARCHIVE_MINUTES),
            slow_mode: fields.integer(form, "rate_limit_per_user", 0..=21_600),
            tags: fields.id_set(form, "applied_tags", 0..=5),
        }
    }

    /// Returns `true` if it only opens the thread again.
    fn only_reopens(&self) -> bool {
        self.archived == Some(false) && self.name.is_none() && self.minutes.is_none() && self.is_for_owners()
    }

    /// Returns `true` if nothing in it is reserved for moderators.
    fn is_for_owners(&self) -> bool {
        self.locked.is_none() && self.slow_mode.is_none()
    }
}

fn change_thread(call: &Call, id: u64) -> Result<Reply, ApiError> {
    let change = call.parse(ThreadChange::read)?;
    let mut world = call.server.world.write();
    let channel = world.channel(id)?;
    let thread = channel.thread.as_ref().ok_or_else(ApiError::unknown_channel)?;
    let granted = world.channel_permissions(call.bot, id);
    let moderator = granted & MANAGE_THREADS != 0;
    let owner = thread.owner_id == call.bot;
    // Members who may write may reopen an unlocked thread; its owner may also rename and archive it.
    let may_reopen = change.only_reopens() && !thread.locked && granted & SEND_MESSAGES_IN_THREADS != 0;
    let may = moderator || (owner && change.is_for_owners() && !thread.locked) || may_reopen;
    if !may {
        return Err(ApiError::missing_permissions());
    }
    if thread.archived && change.archived != Some(false) {
        return Err(ApiError::thread_archived());
    }
    let ThreadChange { name, archived, locked, invitable, minutes, slow_mode, tags } = change;
    if let (Some(tags), Some(parent)) = (&tags, channel.parent_id) {
        world.check_tags(world.channel(parent)?, tags)?;
    }
    let renamed = name.clone().filter(|name| *name != channel.name);
    let data = world.change_thread(id, |channel, now| {
        if let Some(tags) = tags {
            channel.applied_tags = tags;
        }
        if let Some(name) = name {
            channel.name = name;
        }
        if let Some(slow_mode) = slow_mode {
            channel.slow_mode = slow_mode as u32;
        }
        let Some(thread) = &mut channel.thread else { return };
        if let Some(archived) = archived.filter(|archived| *archived != thread.archived) {
            thread.archived = archived;
            thread.archive_changed = now;
        }
        if let Some(minutes) = minutes.filter(|minutes| *minutes as u32 != thread.auto_archive_minutes) {
            thread.auto_archive_minutes = minutes as u32;
            thread.archive_changed = now;
        }
        thread.locked = locked.unwrap_or(thread.locked);
        thread.invitable = invitable.unwrap_or(thread.invitable);
    })?;
    if let Some(name) = renamed {
        world.note_rename(id, call.bot, &name);
    }
    Ok(Reply::json(data))
}

/// `DELETE /channels/{channel_id}`.
pub(super) fn delete(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel_for(call.bot, id, 0)?;
    let needed = match (channel.guild_id, &channel.thread) {
        (None, _) => 0,
        (Some(_), Some(_)) => MANAGE_THREADS,
        (Some(_), None) => MANAGE_CHANNELS,
    };
    world.channel_for(call.bot, id, needed)?;
    Ok(Reply::json(world.delete_channel(id)?))
}

/// `PUT /channels/{channel_id}/permissions/{overwrite_id}`.
pub(super) fn set_overwrite(call: &Call) -> Result<Reply, ApiError> {
    let (id, target) = (call.id("channel_id")?, call.id("overwrite_id")?);
    let overwrite = call.parse(|fields, form| parse_overwrite(fields, form, target))?;
    let overwrite = overwrite
        .ok_or_else(|| ApiError::invalid_field("type", "BASE_TYPE_REQUIRED", "This field is required"))?;
    let mut world = call.server.world.write();
    let granted = {
        world.channel_for(call.bot, id, MANAGE_ROLES)?;
        world.channel_permissions(call.bot, id)
    };
    let guild = world.channel(id)?.guild_id.ok_or_else(ApiError::not_in_direct_messages)?;
    if !world.knows_target(guild, &overwrite) {
        return Err(ApiError::unknown_overwrite());
    }
    require_held(&[overwrite], &world.channel(id)?.overwrites, granted)?;
    world.set_overwrite(id, overwrite)?;
    Ok(Reply::empty())
}

/// Checks that an overwrite only changes bits that the bot holds itself.
pub(super) fn require_held(
    wanted: &[Overwrite],
    present: &[Overwrite],
    granted: u64,
) -> Result<(), ApiError> {
    let changes = wanted.iter().fold(0, |changed, one| {
        let (allow, deny) =
            present.iter().find(|other| other.id == one.id).map_or((0, 0), |other| (other.allow, other.deny));
        changed | (one.allow ^ allow) | (one.deny ^ deny)
    });
    if changes & !granted == 0 { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

/// `DELETE /channels/{channel_id}/permissions/{overwrite_id}`.
pub(super) fn remove_overwrite(call: &Call) -> Result<Reply, ApiError> {
    let (id, target) = (call.id("channel_id")?, call.id("overwrite_id")?);
    let mut world = call.server.world.write();
    world.channel_for(call.bot, id, MANAGE_ROLES)?;
    world.remove_overwrite(id, target)?;
    Ok(Reply::empty())
}

/// `POST /channels/{channel_id}/typing`.
pub(super) fn typing(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel_for(call.bot, id, 0)?;
    let needed = if channel.thread.is_some() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
    world.channel_for(call.bot, id, needed)?;
    world.type_in(call.bot, id)?;
    Ok(Reply::empty())
}
