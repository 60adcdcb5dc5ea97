//! Setting the stage: users, guilds, channels, roles, permissions, time.

use super::queries::application;
use super::user_actions::new_thread;
use crate::clock::parse_iso;
use crate::error::ApiError;
use crate::fixture_file::FixtureFile;
use crate::form::{Fields, Form};
use crate::gateway::intents::read as read_intents;
use crate::http::{Call, Reply};
use crate::permissions::DEFAULT_BOT;
use crate::rules::{parse_channel, parse_locale, parse_overwrite, parse_role};
use serde_json::{Value, json};

fn missing(field: &str) -> ApiError {
    ApiError::invalid_field(field, "BASE_TYPE_REQUIRED", "This field is required")
}

/// `POST /users`.
pub(super) fn create_user(call: &Call) -> Result<Reply, ApiError> {
    let (username, global_name, locale, closed) = call.parse(|fields, form| {
        (
            fields.required_text(form, "username", 2..=32),
            fields.text(form, "global_name", 1..=32),
            parse_locale(fields, form, "locale"),
            fields.boolean(form, "dms_closed").unwrap_or(false),
        )
    })?;
    let username = username.ok_or_else(|| missing("username"))?;
    let mut world = call.server.world.write();
    if world.users.values().any(|user| user.username == username) {
        return Err(ApiError::invalid_field("username", "USERNAME_ALREADY_TAKEN", "Username is unavailable"));
    }
    let id = world.create_user(&username, global_name.as_deref(), locale.as_deref().unwrap_or("en-US"));
    Ok(Reply::json(world.change_user(id, |user| user.dms_closed = closed)?))
}

/// `PATCH /users/{user_id}`.
pub(super) fn change_user(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("user_id")?;
    let (named, global_name, locale, closed) = call.parse(|fields, form| {
        (
            fields.has("global_name"),
            fields.text(form, "global_name", 1..=32),
            parse_locale(fields, form, "locale"),
            fields.boolean(form, "dms_closed"),
        )
    })?;
    let data = call.server.world.write().change_user(id, |user| {
        if named {
            user.global_name = global_name;
        }
        if let Some(locale) = locale {
            user.locale = locale;
        }
        user.dms_closed = closed.unwrap_or(user.dms_closed);
    })?;
    Ok(Reply::json(data))
}

/// `POST /applications`.
pub(super) fn create_application(call: &Call) -> Result<Reply, ApiError> {
    let (name, description, intents) = call.parse(|fields, form| {
        (
            fields.required_text(form, "name", 2..=32),
            fields.text(form, "description", 0..=400).unwrap_or_default(),
            intents(fields, form).unwrap_or(u64::MAX),
        )
    })?;
    let name = name.ok_or_else(|| missing("name"))?;
    let id = call.server.world.write().create_application(&name, &description, intents);
    Ok(Reply::json(application(call, id)?))
}

/// Returns the privileged intents of an application.
fn intents(fields: &Fields<'_>, form: &mut Form) -> Option<u64> {
    match read_intents(fields.get("intents")?) {
        Ok(intents) => Some(intents),
        Err(why) => {
            form.error(&fields.path.key("intents"), "INTENTS_INVALID", why);
            None
        }
    }
}

/// `PATCH /applications/{application_id}`: its privileged intents.
pub(super) fn change_application(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("application_id")?;
    let intents = call.parse(intents)?.ok_or_else(|| missing("intents"))?;
    call.server.world.write().grant_intents(id, intents)?;
    call.server.hub.forgive(id);
    Ok(Reply::json(application(call, id)?))
}

/// `POST /fixtures`: a whole world in one request, in the form of the file.
pub(super) fn load(call: &Call) -> Result<Reply, ApiError> {
    let file = FixtureFile::parse(call.json())?;
    let intents = call.server.default_intents();
    let made = file.add_to(&mut call.server.world.write(), intents)?;
    Ok(Reply::json(made))
}

/// `POST /guilds`.
pub(super) fn create_guild(call: &Call) -> Result<Reply, ApiError> {
    let (name, owner, members, applications, locale) = call.parse(|fields, form| {
        (
            fields.required_text(form, "name", 2..=100),
            fields.id(form, "owner_id"),
            fields.ids(form, "members", 0..=10_000).unwrap_or_default(),
            fields.ids(form, "applications", 0..=50).unwrap_or_default(),
            parse_locale(fields, form, "preferred_locale"),
        )
    })?;
    let name = name.ok_or_else(|| missing("name"))?;
    let owner = owner.ok_or_else(|| missing("owner_id"))?;
    let mut world = call.server.world.write();
    let id = world.create_guild(&name, owner, locale.as_deref().unwrap_or("en-US"))?;
    for member in members {
        world.add_member(id, member)?;
    }
    for application in applications {
        world.install(id, application, DEFAULT_BOT)?;
    }
    Ok(Reply::json(world.guild_overview(id)?))
}

/// `PATCH /guilds/{guild_id}`.
pub(super) fn change_guild(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let (name, owner, locale) = call.parse(|fields, form| {
        (
            fields.text(form, "name", 2..=100),
            fields.id(form, "owner_id"),
            parse_locale(fields, form, "preferred_locale"),
        )
    })?;
    let mut world = call.server.world.write();
    if let Some(owner) = owner {
        world.member(id, owner)?;
    }
    let data = world.change_guild(id, |guild| {
        guild.owner_id = owner.unwrap_or(guild.owner_id);
        if let Some(name) = name {
            guild.name = name;
        }
        if let Some(locale) = locale {
            guild.preferred_locale = locale;
        }
    })?;
    Ok(Reply::json(data))
}

/// `DELETE /guilds/{guild_id}`.
pub(super) fn delete_guild(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.write().delete_guild(call.id("guild_id")?)?;
    Ok(Reply::empty())
}

/// `PUT /guilds/{guild_id}/applications/{application_id}`.
pub(super) fn install(call: &Call) -> Result<Reply, ApiError> {
    let (guild, application) = (call.id("guild_id")?, call.id("application_id")?);
    let granted = call.parse(|fields, form| fields.bits(form, "permissions"))?;
    call.server.world.write().install(guild, application, granted.unwrap_or(DEFAULT_BOT))?;
    Ok(Reply::empty())
}

/// `DELETE /guilds/{guild_id}/applications/{application_id}`.
pub(super) fn uninstall(call: &Call) -> Result<Reply, ApiError> {
    let (guild, application) = (call.id("guild_id")?, call.id("application_id")?);
    call.server.world.write().remove_member(guild, application)?;
    Ok(Reply::empty())
}

/// `PUT /users/{user_id}/applications/{application_id}`.
pub(super) fn install_for_user(call: &Call) -> Result<Reply, ApiError> {
    let (user, application) = (call.id("user_id")?, call.id("application_id")?);
    call.server.world.write().install_for_user(application, user, true)?;
    Ok(Reply::empty())
}

/// `DELETE /users/{user_id}/applications/{application_id}`.
pub(super) fn uninstall_for_user(call: &Call) -> Result<Reply, ApiError> {
    let (user, application) = (call.id("user_id")?, call.id("application_id")?);
    call.server.world.write().install_for_user(application, user, false)?;
    Ok(Reply::empty())
}

/// `PUT /guilds/{guild_id}/members/{user_id}`.
pub(super) fn put_member(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let (nick, roles, until) = call.parse(|fields, form| {
        (
            fields.has("nick").then(|| fields.text(form, "nick", 1..=32)),
            fields.ids(form, "roles", 0..=250),
            fields
                .has("communication_disabled_until")
                .then(|| fields.text(form, "communication_disabled_until", 1..=64)),
        )
    })?;
    let mut world = call.server.world.write();
    world.add_member(guild, user)?;
    let data = world.change_member(guild, user, |member| {
        if let Some(nick) = nick {
            member.nick = nick;
        }
        if let Some(roles) = roles {
            member.roles = roles;
        }
        if let Some(until) = until {
            member.timed_out_until = until.as_deref().and_then(parse_iso);
        }
    })?;
    Ok(Reply::json(data))
}

/// `DELETE /guilds/{guild_id}/members/{user_id}`.
pub(super) fn remove_member(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.write().remove_member(call.id("guild_id")?, call.id("user_id")?)?;
    Ok(Reply::empty())
}

/// `POST /guilds/{guild_id}/roles`.
pub(super) fn create_role(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let spec = call.parse(parse_role)?.spec;
    let mut world = call.server.world.write();
    let id = world.create_role(guild, spec)?;
    Ok(Reply::json(world.role_json(guild, id)?))
}

/// `PATCH /guilds/{guild_id}/roles/{role_id}`.
pub(super) fn change_role(call: &Call) -> Result<Reply, ApiError> {
    let spec = call.parse(parse_role)?.spec;
    let mut world = call.server.world.write();
    Ok(Reply::json(world.change_role(call.id("guild_id")?, call.id("role_id")?, spec)?))
}

/// `DELETE /guilds/{guild_id}/roles/{role_id}`.
pub(super) fn delete_role(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.write().delete_role(call.id("guild_id")?, call.id("role_id")?)?;
    Ok(Reply::empty())
}

/// `POST /guilds/{guild_id}/channels`.
pub(super) fn create_channel(call: &Call) -> Result<Reply, ApiError> {
    let spec = call.parse(|fields, form| parse_channel(fields, form, None))?;
    let mut world = call.server.world.write();
    let id = world.create_channel(call.id("guild_id")?, spec)?;
    Ok(Reply::json(world.channel_json(world.channel(id)?)))
}

/// `PATCH /channels/{channel_id}`.
pub(super) fn change_channel(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel(id)?;
    if channel.thread.is_none() {
        let kind = channel.kind;
        let spec = call.parse(|fields, form| parse_channel(fields, form, Some(kind)))?;
        return Ok(Reply::json(world.change_channel(id, spec)?));
    }
    let (name, archived, locked) = call.parse(|fields: &Fields<'_>, form: &mut Form| {
        (fields.text(form, "name", 1..=100), fields.boolean(form, "archived"), fields.boolean(form, "locked"))
    })?;
    let data = world.change_thread(id, |channel, now| {
        if let Some(name) = name {
            channel.name = name;
        }
        let Some(thread) = &mut channel.thread else { return };
        if let Some(archived) = archived {
            thread.archived = archived;
            thread.archive_changed = now;
        }
        thread.locked = locked.unwrap_or(thread.locked);
    })?;
    Ok(Reply::json(data))
}

/// `DELETE /channels/{channel_id}`.
pub(super) fn delete_channel(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.write().delete_channel(call.id("channel_id")?)?;
    Ok(Reply::empty())
}

/// `POST /channels/{channel_id}/threads`.
pub(super) fn create_thread(call: &Call) -> Result<Reply, ApiError> {
    let owner = call.parse(|fields, form| fields.id(form, "owner_id"))?;
    let owner = owner.ok_or_else(|| missing("owner_id"))?;
    let mut world = call.server.world.write();
    world.user(owner)?;
    let id = new_thread(&mut world, owner, call.id("channel_id")?, call)?;
    Ok(Reply::json(world.channel_json(world.channel(id)?)))
}

/// `PUT /channels/{channel_id}/permissions/{overwrite_id}`.
pub(super) fn set_overwrite(call: &Call) -> Result<Reply, ApiError> {
    let target = call.id("overwrite_id")?;
    let overwrite = call.parse(|fields, form| parse_overwrite(fields, form, target))?;
    let overwrite = overwrite.ok_or_else(|| missing("type"))?;
    call.server.world.write().set_overwrite(call.id("channel_id")?, overwrite)?;
    Ok(Reply::empty())
}

/// `DELETE /channels/{channel_id}/permissions/{overwrite_id}`.
pub(super) fn remove_overwrite(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.write().remove_overwrite(call.id("channel_id")?, call.id("overwrite_id")?)?;
    Ok(Reply::empty())
}

/// `DELETE /channels/{channel_id}/messages/{message_id}`.
pub(super) fn delete_message(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.write().delete_message(call.id("channel_id")?, call.id("message_id")?)?;
    Ok(Reply::empty())
}

/// `GET /clock`.
pub(super) fn clock(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.world.clock_json()))
}

/// The longest offset of the clock: ten years, in milliseconds.
const FARTHEST: i64 = 10 * 366 * 24 * 60 * 60 * 1000;

/// `PUT /clock`.
pub(super) fn set_clock(call: &Call) -> Result<Reply, ApiError> {
    let offset = call.parse(|fields, form| fields.integer(form, "offset_ms", -FARTHEST..=FARTHEST))?;
    call.server.world.clock.set_offset_ms(offset.ok_or_else(|| missing("offset_ms"))?);
    call.server.world.write().run_due();
    clock(call)
}

/// `POST /clock/advance`.
pub(super) fn advance_clock(call: &Call) -> Result<Reply, ApiError> {
    let ms = call.parse(|fields, form| fields.integer(form, "ms", -FARTHEST..=FARTHEST))?;
    call.server.world.clock.advance_ms(ms.ok_or_else(|| missing("ms"))?);
    call.server.world.write().run_due();
    clock(call)
}

/// `GET /rate-limits`.
pub(super) fn rate_limits(call: &Call) -> Result<Reply, ApiError> {
    let mode = if call.server.limits.is_realistic() { "realistic" } else { "off" };
    Ok(Reply::json(json!({"mode": mode})))
}

/// `PUT /rate-limits`.
pub(super) fn set_rate_limits(call: &Call) -> Result<Reply, ApiError> {
    let realistic = match call.json().get("mode").and_then(Value::as_str) {
        Some("realistic") => true,
        Some("off") => false,
        _ => {
            let message = "Value must be one of {'realistic', 'off'}.";
            return Err(ApiError::invalid_field("mode", "BASE_TYPE_CHOICES", message));
        }
    };
    call.server.set_realistic(realistic);
    rate_limits(call)
}
