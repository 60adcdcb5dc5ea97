//! Scheduled events of a guild.

use crate::error::ApiError;
use crate::form::parse_id;
use crate::http::{Access::Bot, Call, Reply, delete, get, patch, post};
use crate::permissions::{CREATE_EVENTS, MANAGE_EVENTS, VIEW_CHANNEL};
use crate::rules::{Media, Patch, merge, parse_image, parse_scheduled_event};
use crate::server_state::ServerState;
use crate::world::{Collection, Image, World, kind};
use axum::Router;
use serde_json::{Value, json};
use std::sync::Arc;

/// Events of a guild that are not over.
const MAX_EVENTS: usize = 100;
/// Events that take place on a stage.
const ON_STAGE: i64 = 1;

pub(super) fn router() -> Router<Arc<ServerState>> {
    let event = "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}";
    let exception = format!("{event}/exceptions/{{exception_id}}");
    Router::new()
        .route("/guilds/{guild_id}/scheduled-events", get(Bot, list).merge(post(Bot, create)))
        .route(event, get(Bot, one).merge(patch(Bot, change)).merge(delete(Bot, remove)))
        .route(&format!("{event}/users"), get(Bot, users))
        .route(&format!("{event}/users/counts"), get(Bot, counts))
        .route(&format!("{event}/exceptions"), post(Bot, create_exception))
        .route(&exception, patch(Bot, change_exception).merge(delete(Bot, remove_exception)))
}

/// The largest picture of an event, in bytes.
const MAX_IMAGE: usize = 10 * 1024 * 1024;

/// Gives an event the picture of the request, or removes it if that is null.
fn set_image(call: &Call, world: &mut World, id: u64, event: &mut Value) -> Result<(), ApiError> {
    let image = call
        .parse(|fields, form| fields.has("image").then(|| parse_image(fields, form, "image", MAX_IMAGE)))?;
    if let Some(image) = image {
        world.set_image(id, Image::Cover, image.map(Media::into_parts));
    }
    event["image"] = json!(world.image_name(id, Image::Cover));
    Ok(())
}

/// Returns an event that the bot may see, with the number of its guests if asked for.
fn shown(call: &Call, world: &World, event: &Value) -> Value {
    let mut event = event.clone();
    if call.query_flag("with_user_count") {
        event["user_count"] = json!(world.event_users(&event).len());
    }
    event
}

/// Finds an event of the path that the bot sees.
fn find<'a>(call: &Call, world: &'a World) -> Result<&'a Value, ApiError> {
    let guild = call.id("guild_id")?;
    world.guild_for(guild, call.bot)?;
    let event = world.object(guild, Collection::ScheduledEvents, call.id("guild_scheduled_event_id")?)?;
    let channel = event["channel_id"].as_str().and_then(|id| id.parse().ok());
    if channel.is_some_and(|channel| !world.can_view(call.bot, channel)) {
        return Err(ApiError::missing_access());
    }
    Ok(event)
}

/// Finds an event of the path that the bot may change: its own, or any with the right to manage them.
fn changeable(call: &Call, world: &World) -> Result<Value, ApiError> {
    let event = find(call, world)?.clone();
    let granted = world.guild_permissions(call.bot, call.id("guild_id")?);
    let own = parse_id(&event["creator_id"]) == Some(call.bot);
    if granted & MANAGE_EVENTS == 0 && !(own && granted & CREATE_EVENTS != 0) {
        return Err(ApiError::missing_permissions());
    }
    Ok(event)
}

/// `GET /guilds/{guild_id}/scheduled-events`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let sees = |event: &Value| {
        let channel = event["channel_id"].as_str().and_then(|id| id.parse().ok());
        channel.is_none_or(|channel| world.can_view(call.bot, channel))
    };
    let events = world.objects(guild, Collection::ScheduledEvents)?;
    Ok(Reply::json(
        events.iter().filter(|event| sees(event)).map(|event| shown(call, &world, event)).collect(),
    ))
}

/// `GET …/{guild_scheduled_event_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    Ok(Reply::json(shown(call, &world, find(call, &world)?)))
}

/// Checks that the channel of an event is one of the guild of the right type that the bot sees.
fn check_channel(world: &World, bot: u64, guild: u64, event: &Value) -> Result<(), ApiError> {
    let Some(id) = event["channel_id"].as_str().and_then(|id| id.parse().ok()) else { return Ok(()) };
    let channel = world.channel_for(bot, id, VIEW_CHANNEL)?;
    let wanted = if event["entity_type"] == ON_STAGE { kind::STAGE } else { kind::VOICE };
    if channel.guild_id == Some(guild) && channel.kind == wanted {
        return Ok(());
    }
    let message = "Channel must be of the event's type and in the same server";
    Err(ApiError::invalid_field("channel_id", "GUILD_SCHEDULED_EVENT_INVALID_CHANNEL", message))
}

/// `POST /guilds/{guild_id}/scheduled-events`.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, CREATE_EVENTS)?;
    let now = world.now_ms();
    let values = call.parse(|fields, form| parse_scheduled_event(fields, form, None, now))?;
    let known = world.objects(guild, Collection::ScheduledEvents)?;
    if known.iter().filter(|event| event["status"].as_i64() < Some(3)).count() >= MAX_EVENTS {
        return Err(ApiError::too_many_scheduled_events());
    }
    let id = world.next_id();
    let mut event = json!({
        "id": id.to_string(),
        "guild_id": guild.to_string(),
        "description": null,
        "channel_id": null,
        "creator_id": call.bot.to_string(),
        "creator": world.user_json(call.bot),
        "image": null,
        "scheduled_end_time": null,
        "status": 1,
        "entity_id": null,
        "entity_metadata": null,
        "recurrence_rule": null,
        "guild_scheduled_event_exceptions": [],
    });
    merge(&mut event, values);
    check_channel(&world, call.bot, guild, &event)?;
    set_image(call, &mut world, id, &mut event)?;
    Ok(Reply::json(world.put_object(guild, Collection::ScheduledEvents, id, event, &call.cause())?))
}

/// Checks that an event may go from one state to another: scheduled to active or cancelled, active to completed.
fn check_status(before: &Value, after: &Value) -> Result<(), ApiError> {
    match (before.as_i64(), after.as_i64()) {
        (Some(3 | 4), _) => Err(ApiError::event_over()),
        (from, to) if from == to => Ok(()),
        (Some(1), Some(2 | 4)) | (Some(2), Some(3)) => Ok(()),
        _ => {
            let message = "Invalid status transition";
            Err(ApiError::invalid_field("status", "GUILD_SCHEDULED_EVENT_INVALID_STATUS", message))
        }
    }
}

/// `PATCH …/{guild_scheduled_event_id}`.
fn change(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    let mut event = changeable(call, &world)?;
    let now = world.now_ms();
    let values = call.parse(|fields, form| parse_scheduled_event(fields, form, Some(&event), now))?;
    let before = event["status"].clone();
    merge(&mut event, values);
    check_status(&before, &event["status"])?;
    check_channel(&world, call.bot, guild, &event)?;
    let id = call.id("guild_scheduled_event_id")?;
    set_image(call, &mut world, id, &mut event)?;
    Ok(Reply::json(world.put_object(guild, Collection::ScheduledEvents, id, event, &call.cause())?))
}

/// `DELETE …/{guild_scheduled_event_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("guild_scheduled_event_id")?);
    let mut world = call.server.world.write();
    changeable(call, &world)?;
    world.take_object(guild, Collection::ScheduledEvents, id, &call.cause())?;
    Ok(Reply::empty())
}

/// `GET …/users`: its guests.
fn users(call: &Call) -> Result<Reply, ApiError> {
    let limit = call.query_number("limit", 100, 1, 100)?;
    let (before, after) = (call.query_id("before")?, call.query_id("after")?);
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    let event = find(call, &world)?;
    let users = world.event_users(event).into_iter();
    let users = users.filter(|id| before.is_none_or(|at| *id < at) && after.is_none_or(|at| *id > at));
    let users = users.take(limit).map(|id| {
        let mut one = json!({
            "guild_scheduled_event_id": event["id"],
            "user_id": id.to_string(),
            "user": world.user_json(id),
            "response": 1,
        });
        if call.query_flag("with_member")
            && let Ok(member) = world.member(guild, id)
        {
            one["member"] = world.member_json(member);
        }
        one
    });
    Ok(Reply::json(users.collect()))
}

/// `GET …/users/counts`.
fn counts(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let event = find(call, &world)?;
    Ok(Reply::json(json!({
        "guild_scheduled_event_count": world.event_users(event).len(),
        "guild_scheduled_event_exception_counts": {},
    })))
}

fn exceptions(event: &mut Value) -> Result<&mut Vec<Value>, ApiError> {
    event["guild_scheduled_event_exceptions"].as_array_mut().ok_or_else(ApiError::unknown_scheduled_event)
}

fn parse_exception(call: &Call, creating: bool) -> Result<serde_json::Map<String, Value>, ApiError> {
    call.parse(|fields, form| {
        let mut patch = Patch::new(fields, form, creating);
        patch.time("scheduled_start_time").time("scheduled_end_time").boolean("is_canceled");
        patch.require("original_scheduled_start_time");
        let values = patch.take();
        let _ = patch.time("original_scheduled_start_time").take();
        values
    })
}

/// `POST …/exceptions`: one occasion of a recurring event is different.
fn create_exception(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("guild_scheduled_event_id")?);
    let mut world = call.server.world.write();
    let mut event = changeable(call, &world)?;
    let values = parse_exception(call, true)?;
    if event["recurrence_rule"].is_null() {
        let message = "The event does not repeat";
        let code = "GUILD_SCHEDULED_EVENT_NOT_RECURRING";
        return Err(ApiError::invalid_field("original_scheduled_start_time", code, message));
    }
    let mut exception = json!({
        "event_id": id.to_string(),
        "event_exception_id": world.next_id().to_string(),
        "scheduled_start_time": null,
        "scheduled_end_time": null,
        "is_canceled": false,
    });
    merge(&mut exception, values);
    exceptions(&mut event)?.push(exception.clone());
    world.put_object(guild, Collection::ScheduledEvents, id, event, &call.cause())?;
    Ok(Reply::json(exception))
}

/// `PATCH …/exceptions/{exception_id}`.
fn change_exception(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("guild_scheduled_event_id")?);
    let wanted = call.id("exception_id")?.to_string();
    let mut world = call.server.world.write();
    let mut event = changeable(call, &world)?;
    let values = parse_exception(call, false)?;
    let mut all = exceptions(&mut event)?.iter_mut();
    let exception = all.find(|exception| exception["event_exception_id"] == wanted);
    let exception = exception.ok_or_else(ApiError::unknown_scheduled_event)?;
    merge(exception, values);
    let data = exception.clone();
    world.put_object(guild, Collection::ScheduledEvents, id, event, &call.cause())?;
    Ok(Reply::json(data))
}

/// `DELETE …/exceptions/{exception_id}`.
fn remove_exception(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("guild_scheduled_event_id")?);
    let wanted = call.id("exception_id")?.to_string();
    let mut world = call.server.world.write();
    let mut event = changeable(call, &world)?;
    let all = exceptions(&mut event)?;
    let place = all.iter().position(|exception| exception["event_exception_id"] == wanted);
    all.remove(place.ok_or_else(ApiError::unknown_scheduled_event)?);
    world.put_object(guild, Collection::ScheduledEvents, id, event, &call.cause())?;
    Ok(Reply::empty())
}
