//! Invites to channels.

use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::http::{Access::Bot, Access::Open, Call, Reply, delete, get, post};
use crate::permissions::{CREATE_INSTANT_INVITE, MANAGE_CHANNELS, MANAGE_GUILD, VIEW_AUDIT_LOG};
use crate::server_state::ServerState;
use crate::world::{InviteSpec, World};
use axum::Router;
use serde_json::json;
use std::sync::Arc;

/// Invites to a stream in a voice channel, and to an activity there.
const STREAM: i64 = 1;
const ACTIVITY: i64 = 2;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/invites/{code}", get(Open, one).merge(delete(Bot, remove)))
        .route("/invites/{code}/target-users/job-status", get(Bot, target_users_status))
        .route("/channels/{channel_id}/invites", get(Bot, of_channel).merge(post(Bot, create)))
        .route("/guilds/{guild_id}/invites", get(Bot, of_guild))
}

/// `GET /invites/{code}`: for anybody who knows the code.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let invite = world.invite(call.param("code"))?;
    let mut data = world.invite_json(invite, false)?;
    if call.query_flag("with_counts") {
        let members = world.guild(invite.guild_id)?.members.len();
        data["approximate_member_count"] = json!(members);
        data["approximate_presence_count"] = json!(members);
    }
    Ok(Reply::json(data))
}

/// `DELETE /invites/{code}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let mut world = call.server.world.write();
    let invite = world.invite(call.param("code"))?;
    let (guild, channel, code) = (invite.guild_id, invite.channel_id, invite.code.clone());
    let in_channel = world.channel_for(call.bot, channel, MANAGE_CHANNELS).map(|_| ());
    in_channel.or_else(|_| world.require_in_guild(call.bot, guild, MANAGE_GUILD))?;
    let data = world.invite_json(world.invite(&code)?, false)?;
    world.delete_invite(&code, &call.cause())?;
    Ok(Reply::json(data))
}

fn listed(world: &World, wanted: impl Fn(u64, u64) -> bool) -> Result<Reply, ApiError> {
    let found = world.invites().filter(|invite| wanted(invite.guild_id, invite.channel_id));
    let found = found.map(|invite| world.invite_json(invite, true)).collect::<Result<Vec<_>, _>>()?;
    Ok(Reply::json(json!(found)))
}

/// `GET /channels/{channel_id}/invites`.
fn of_channel(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let world = call.server.world.read();
    world.channel_for(call.bot, id, MANAGE_CHANNELS)?;
    listed(&world, |_, channel| channel == id)
}

/// `GET /guilds/{guild_id}/invites`.
fn of_guild(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let world = call.server.world.read();
    let seen = world.require_in_guild(call.bot, id, MANAGE_GUILD);
    seen.or_else(|_| world.require_in_guild(call.bot, id, VIEW_AUDIT_LOG))?;
    listed(&world, |guild, _| guild == id)
}

/// Checks the target of an invite: a stream needs its user, an activity its application.
fn check_target(fields: &Fields<'_>, form: &mut Form) {
    let (user, application) = (fields.id(form, "target_user_id"), fields.id(form, "target_application_id"));
    let missing = match fields.one_of(form, "target_type", &[STREAM, ACTIVITY]) {
        Some(STREAM) if user.is_none() => "target_user_id",
        Some(ACTIVITY) if application.is_none() => "target_application_id",
        _ => return,
    };
    if fields.get(missing).is_none() {
        form.required(&fields.path.key(missing));
    }
}

/// `GET /invites/{code}/target-users/job-status`: invites here are for everybody, so there is nothing to process.
fn target_users_status(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let invite = world.invite(call.param("code"))?;
    world.require_in_guild(call.bot, invite.guild_id, MANAGE_GUILD)?;
    Ok(Reply::json(json!({
        "status": 0,
        "total_users": 0,
        "processed_users": 0,
        "created_at": null,
        "completed_at": null,
        "error_message": null,
    })))
}

/// `POST /channels/{channel_id}/invites`.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel_for(call.bot, id, CREATE_INSTANT_INVITE)?;
    if channel.guild_id.is_none() || channel.thread.is_some() {
        return Err(ApiError::wrong_channel_type());
    }
    let (spec, unique) = call.parse(|fields, form| {
        check_target(fields, form);
        let spec = InviteSpec {
            max_age: fields.integer(form, "max_age", 0..=604_800).unwrap_or(86_400),
            max_uses: fields.integer(form, "max_uses", 0..=100).unwrap_or(0),
            temporary: fields.boolean(form, "temporary").unwrap_or(false),
        };
        (spec, fields.boolean(form, "unique").unwrap_or(false))
    })?;
    let code = world.create_invite(id, spec, unique, &call.cause())?;
    Ok(Reply::json(world.invite_json(world.invite(&code)?, true)?))
}
