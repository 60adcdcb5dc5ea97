//! Webhooks of channels, and followers of announcements.

use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::http::{Access::Bot, Access::Open, Call, Reply, delete, get, patch, post};
use crate::permissions::{MANAGE_MESSAGES, MANAGE_WEBHOOKS, SEND_MESSAGES};
use crate::rules::{Context, Media, parse_image, parse_message, parse_message_edit};
use crate::server_state::ServerState;
use crate::world::{Image, NewMessage, Webhook, WebhookPost, World, kind};
use axum::Router;
use serde_json::json;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/channels/{channel_id}/webhooks", get(Bot, of_channel).merge(post(Bot, create)))
        .route("/guilds/{guild_id}/webhooks", get(Bot, of_guild))
        .route("/webhooks/{webhook_id}", get(Bot, one).merge(patch(Bot, change)).merge(delete(Bot, remove)))
        .route("/webhooks/{webhook_id}/{webhook_token}/slack", post(Open, slack))
        .route("/channels/{channel_id}/followers", post(Bot, follow))
        .route("/channels/{channel_id}/messages/{message_id}/crosspost", post(Bot, crosspost))
}

/// Reads the name of a webhook.
fn parse_name(fields: &Fields<'_>, form: &mut Form, key: &str) -> Option<String> {
    let name = fields.text(form, key, 1..=80)?;
    let plain = name.to_lowercase();
    if let Some(word) = ["clyde", "discord"].into_iter().find(|word| plain.contains(word)) {
        let message = format!("Username cannot contain \"{word}\"");
        form.error(&fields.path.key(key), "USERNAME_INVALID_CONTAINS", message);
    }
    Some(name)
}

/// The largest picture of a webhook, in bytes.
const MAX_AVATAR: usize = 10 * 1024 * 1024;

/// Reads the picture of a webhook, if the request has one: `None` inside removes it.
fn parse_avatar(fields: &Fields<'_>, form: &mut Form) -> Option<Option<Media>> {
    fields.has("avatar").then(|| parse_image(fields, form, "avatar", MAX_AVATAR))
}

fn set_avatar(world: &mut World, webhook: u64, avatar: Option<Option<Media>>) {
    if let Some(avatar) = avatar {
        world.set_image(webhook, Image::Icon, avatar.map(Media::into_parts));
    }
}

fn listed<'a>(world: &World, found: impl Iterator<Item = &'a Webhook>) -> Reply {
    Reply::json(found.map(|webhook| world.webhook_json(webhook, true)).collect())
}

/// `GET /channels/{channel_id}/webhooks`.
fn of_channel(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let world = call.server.world.read();
    world.channel_for(call.bot, id, MANAGE_WEBHOOKS)?;
    Ok(listed(&world, world.webhooks.values().filter(|webhook| webhook.channel_id == id)))
}

/// `GET /guilds/{guild_id}/webhooks`.
fn of_guild(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, id, MANAGE_WEBHOOKS)?;
    Ok(listed(&world, world.webhooks.values().filter(|webhook| webhook.guild_id == id)))
}

/// `POST /channels/{channel_id}/webhooks`.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel_for(call.bot, id, MANAGE_WEBHOOKS)?;
    if channel.guild_id.is_none() || channel.thread.is_some() || channel.kind == kind::CATEGORY {
        return Err(ApiError::wrong_channel_type());
    }
    let (name, avatar) = call.parse(|fields, form| {
        if fields.get("name").is_none() {
            form.required(&Path::ROOT.key("name"));
        }
        (parse_name(fields, form, "name").unwrap_or_default(), parse_avatar(fields, form))
    })?;
    let id = world.create_webhook(id, &name, None, &call.cause())?;
    set_avatar(&mut world, id, avatar);
    Ok(Reply::json(world.webhook_json(world.webhook(id)?, true)))
}

/// Returns a webhook, if the bot may manage webhooks in its channel.
fn managed(call: &Call, world: &World) -> Result<u64, ApiError> {
    let id = call.id("webhook_id")?;
    let channel = world.webhook(id)?.channel_id;
    world.channel_for(call.bot, channel, MANAGE_WEBHOOKS)?;
    Ok(id)
}

/// `GET /webhooks/{webhook_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let id = managed(call, &world)?;
    Ok(Reply::json(world.webhook_json(world.webhook(id)?, true)))
}

/// `PATCH /webhooks/{webhook_id}`.
fn change(call: &Call) -> Result<Reply, ApiError> {
    let mut world = call.server.world.write();
    let id = managed(call, &world)?;
    let (name, avatar, channel) = call.parse(|fields, form| {
        (parse_name(fields, form, "name"), parse_avatar(fields, form), fields.id(form, "channel_id"))
    })?;
    if let Some(channel) = channel {
        world.channel_for(call.bot, channel, MANAGE_WEBHOOKS)?;
    }
    world.change_webhook(id, name, channel, &call.cause())?;
    set_avatar(&mut world, id, avatar);
    Ok(Reply::json(world.webhook_json(world.webhook(id)?, true)))
}

/// `DELETE /webhooks/{webhook_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let mut world = call.server.world.write();
    let id = managed(call, &world)?;
    world.delete_webhook(id, &call.cause())?;
    Ok(Reply::empty())
}

/// Returns the webhook of the path, whose token must be right.
///
/// # Errors
/// 10015 if it is unknown, 50027 if the token is wrong.
pub(super) fn by_token(call: &Call) -> Result<Webhook, ApiError> {
    let world = call.server.world.read();
    let webhook = world.webhook(call.id("webhook_id")?)?;
    if webhook.token.as_deref() == Some(call.param("webhook_token")) {
        Ok(webhook.clone())
    } else {
        Err(ApiError::invalid_webhook_token())
    }
}

/// `GET /webhooks/{webhook_id}/{webhook_token}`.
pub(super) fn one_by_token(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    Ok(Reply::json(call.server.world.read().webhook_json(&webhook, false)))
}

/// `PATCH /webhooks/{webhook_id}/{webhook_token}`: the name and the picture.
pub(super) fn change_by_token(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    let (name, avatar) =
        call.parse(|fields, form| (parse_name(fields, form, "name"), parse_avatar(fields, form)))?;
    let mut world = call.server.world.write();
    let cause = crate::world::Cause { user_id: webhook.user_id, reason: None };
    world.change_webhook(webhook.id, name, None, &cause)?;
    set_avatar(&mut world, webhook.id, avatar);
    Ok(Reply::json(world.webhook_json(world.webhook(webhook.id)?, false)))
}

/// `DELETE /webhooks/{webhook_id}/{webhook_token}`.
pub(super) fn remove_by_token(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    let cause = crate::world::Cause { user_id: webhook.user_id, reason: None };
    call.server.world.write().delete_webhook(webhook.id, &cause)?;
    Ok(Reply::empty())
}

/// Returns the channel or thread that a webhook posts to; a thread must be of its channel.
fn place(call: &Call, world: &World, webhook: &Webhook) -> Result<u64, ApiError> {
    let Some(thread) = call.query_id("thread_id")? else { return Ok(webhook.channel_id) };
    let channel = world.channel(thread)?;
    let inside = channel.thread.is_some() && channel.parent_id == Some(webhook.channel_id);
    if inside { Ok(thread) } else { Err(ApiError::unknown_channel()) }
}

/// `POST /webhooks/{webhook_id}/{webhook_token}` of a channel's webhook.
pub(super) fn execute(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    let mut form = Form::default();
    let fields = call.fields(&mut form)?;
    let username = parse_name(&fields, &mut form, "username");
    fields.url(&mut form, "avatar_url", 2048, &["http", "https"]);
    let thread_name = fields.text(&mut form, "thread_name", 0..=100).filter(|name| !name.is_empty());
    let tags = fields.id_set(&mut form, "applied_tags", 0..=5).unwrap_or_default();
    let draft = parse_message(&fields, call.files(), Context::Channel, form)?.draft;
    let mut world = call.server.world.write();
    let post = WebhookPost { draft, username, copy_of: None };
    let forum = world.channel(webhook.channel_id)?.kind == kind::FORUM;
    let named = call.query_id("thread_id")?.is_some();
    let (channel, id) = match (forum, named, thread_name) {
        (true, false, None) => return Err(ApiError::webhook_needs_thread()),
        (true, true, Some(_)) => return Err(ApiError::webhook_one_thread()),
        (false, _, Some(_)) => return Err(ApiError::webhook_no_forum()),
        (true, false, Some(name)) => {
            let thread = world.create_forum_thread(webhook.channel_id, webhook.id, &name, tags)?;
            (thread, world.post_as_webhook_with_id(thread, webhook.id, thread, post)?)
        }
        _ => {
            let channel = place(call, &world, &webhook)?;
            (channel, world.post_as_webhook(webhook.id, channel, post)?)
        }
    };
    if !call.query_flag("wait") {
        return Ok(Reply::empty());
    }
    let message = world.channel(channel)?.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
    Ok(Reply::json(world.message_json(message, webhook.user_id)))
}

/// Returns a message of a webhook, with its channel.
fn own_message(call: &Call, world: &World, webhook: &Webhook) -> Result<(u64, u64), ApiError> {
    let channel = place(call, world, webhook)?;
    let id = call.id("message_id")?;
    let message = world.channel(channel)?.messages.get(&id);
    let own = message.filter(|message| message.author_id == webhook.id);
    own.map(|message| (channel, message.id)).ok_or_else(ApiError::unknown_message)
}

fn shown(world: &World, webhook: &Webhook, (channel, id): (u64, u64)) -> Result<Reply, ApiError> {
    let message = world.channel(channel)?.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
    // A holder of the token sees the webhook's messages.
    Ok(Reply::json(world.message_json(message, webhook.id)))
}

/// `GET …/messages/{message_id}` of a channel's webhook.
pub(super) fn message(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    let world = call.server.world.read();
    shown(&world, &webhook, own_message(call, &world, &webhook)?)
}

/// `PATCH …/messages/{message_id}` of a channel's webhook.
pub(super) fn change_message(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    let mut world = call.server.world.write();
    let (channel, id) = own_message(call, &world, &webhook)?;
    let mut form = Form::default();
    let fields = call.fields(&mut form)?;
    world.revise(channel, id, parse_message_edit(&fields, call.files(), form)?)?;
    shown(&world, &webhook, (channel, id))
}

/// `DELETE …/messages/{message_id}` of a channel's webhook.
pub(super) fn delete_message(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    let mut world = call.server.world.write();
    let (channel, id) = own_message(call, &world, &webhook)?;
    world.delete_message(channel, id)?;
    Ok(Reply::empty())
}

/// `POST …/slack`: a message in Slack's form.
fn slack(call: &Call) -> Result<Reply, ApiError> {
    let webhook = by_token(call)?;
    let (content, username) = call.parse(|fields, form| {
        let content = fields.text(form, "text", 0..=2000).unwrap_or_default();
        (content, parse_name(fields, form, "username"))
    })?;
    if content.is_empty() {
        return Err(ApiError::empty_message());
    }
    let mut world = call.server.world.write();
    let channel = place(call, &world, &webhook)?;
    let draft = NewMessage { content, ..NewMessage::default() };
    world.post_as_webhook(webhook.id, channel, WebhookPost { draft, username, copy_of: None })?;
    Ok(Reply::json(json!("ok")))
}

/// `POST /channels/{channel_id}/followers`: another channel gets the published messages of this one.
fn follow(call: &Call) -> Result<Reply, ApiError> {
    let source = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel_for(call.bot, source, 0)?;
    if channel.kind != kind::ANNOUNCEMENT {
        return Err(ApiError::wrong_channel_type());
    }
    let guild = channel.guild_id.and_then(|id| world.guild(id).ok());
    let name = guild.map_or_else(String::new, |guild| format!("{} #{}", guild.name, channel.name));
    let target = call.parse(|fields, form| {
        if fields.get("webhook_channel_id").is_none() {
            form.required(&Path::ROOT.key("webhook_channel_id"));
        }
        fields.id(form, "webhook_channel_id").unwrap_or_default()
    })?;
    world.channel_for(call.bot, target, MANAGE_WEBHOOKS)?;
    let id = world.create_webhook(target, &name, Some(source), &call.cause())?;
    Ok(Reply::json(json!({"channel_id": source.to_string(), "webhook_id": id.to_string()})))
}

/// `POST /channels/{channel_id}/messages/{message_id}/crosspost`.
fn crosspost(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let mut world = call.server.world.write();
    let own = world.message(channel, id, call.bot)?.author_id == call.bot;
    let needed = if own { SEND_MESSAGES } else { SEND_MESSAGES | MANAGE_MESSAGES };
    if world.channel_for(call.bot, channel, needed)?.kind != kind::ANNOUNCEMENT {
        return Err(ApiError::wrong_channel_type());
    }
    world.crosspost(channel, id)?;
    let message = world.message(channel, id, call.bot)?;
    Ok(Reply::json(world.message_json(message, call.bot)))
}
