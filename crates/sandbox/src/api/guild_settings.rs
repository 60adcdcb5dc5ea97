//! Settings of a guild that are separate objects: welcome screen, onboarding, widget, incidents.

use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::gateway::intents;
use crate::http::{Access::Bot, Access::Open, Call, Reply, get, patch, put};
use crate::permissions::{MANAGE_GUILD, MANAGE_ROLES, VIEW_CHANNEL};
use crate::rules::Patch;
use crate::server_state::ServerState;
use crate::world::{World, kind};
use axum::Router;
use serde_json::{Value, json};
use std::sync::Arc;

/// Number of channels that an active onboarding must show by default, and of those that allow writing.
const ONBOARDING_CHANNELS: usize = 7;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route(
            "/guilds/{guild_id}/welcome-screen",
            get(Bot, welcome_screen).merge(patch(Bot, change_welcome_screen)),
        )
        .route("/guilds/{guild_id}/onboarding", get(Bot, onboarding).merge(put(Bot, set_onboarding)))
        .route("/guilds/{guild_id}/widget", get(Bot, widget).merge(patch(Bot, change_widget)))
        .route("/guilds/{guild_id}/widget.json", get(Open, public_widget))
        .route("/guilds/{guild_id}/incident-actions", put(Bot, set_incidents))
        .route("/guilds/{guild_id}/vanity-url", get(Bot, vanity))
}

fn setting(world: &World, guild: u64, key: &'static str, default: Value) -> Result<Value, ApiError> {
    Ok(world.guild(guild)?.settings.get(key).cloned().unwrap_or(default))
}

fn no_welcome_screen() -> Value {
    json!({"description": null, "welcome_channels": [], "enabled": false})
}

/// Returns the visible welcome screen, without the flag that it is in use.
fn shown_screen(mut screen: Value) -> Value {
    screen.as_object_mut().map(|fields| fields.remove("enabled"));
    screen
}

/// `GET /guilds/{guild_id}/welcome-screen`.
fn welcome_screen(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let screen = setting(&world, guild, "welcome_screen", no_welcome_screen())?;
    let may = world.guild_permissions(call.bot, guild) & MANAGE_GUILD != 0;
    if screen["enabled"] != true && !may {
        return Err(ApiError::unknown_welcome_screen());
    }
    Ok(Reply::json(shown_screen(screen)))
}

/// `PATCH /guilds/{guild_id}/welcome-screen`.
fn change_welcome_screen(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let (values, channels) = call.parse(|fields, form| {
        let values =
            Patch::new(fields, form, false).boolean("enabled").optional_text("description", 140).take();
        (values, welcome_channels(fields, form))
    })?;
    let mut screen = setting(&world, guild, "welcome_screen", no_welcome_screen())?;
    crate::rules::merge(&mut screen, values);
    if let Some(channels) = channels {
        for channel in &channels {
            let id = channel["channel_id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default();
            if world.channel(id)?.guild_id != Some(guild) {
                return Err(ApiError::unknown_channel());
            }
        }
        screen["welcome_channels"] = json!(channels);
    }
    world.guild_mut(guild)?.settings.insert("welcome_screen", screen.clone());
    Ok(Reply::json(shown_screen(screen)))
}

fn welcome_channels(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<Value>> {
    let list = fields.list(form, "welcome_channels", 0..=5)?;
    let path = fields.path.key("welcome_channels");
    let mut channels = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let mut patch = Patch::new(&inner, form, true);
        patch.set("emoji_id", Value::Null).set("emoji_name", Value::Null);
        patch
            .require("channel_id")
            .optional_id("channel_id")
            .require("description")
            .text("description", 1..=50);
        patch.optional_id("emoji_id").optional_text("emoji_name", 100);
        channels.push(Value::Object(patch.take()));
    }
    Some(channels)
}

/// `GET /guilds/{guild_id}/onboarding`.
fn onboarding(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    Ok(Reply::json(setting(&world, guild, "onboarding", no_onboarding(guild))?))
}

fn no_onboarding(guild: u64) -> Value {
    let guild = guild.to_string();
    json!({"guild_id": guild, "prompts": [], "default_channel_ids": [], "enabled": false, "mode": 0})
}

/// `PUT /guilds/{guild_id}/onboarding`.
fn set_onboarding(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD | MANAGE_ROLES)?;
    let (values, prompts) = call.parse(|fields, form| {
        let mut patch = Patch::new(fields, form, false);
        let values = patch.boolean("enabled").one_of("mode", &[0, 1]).ids("default_channel_ids", 500).take();
        (values, prompts(fields, form, &mut world))
    })?;
    let mut settings = setting(&world, guild, "onboarding", no_onboarding(guild))?;
    crate::rules::merge(&mut settings, values);
    if let Some(prompts) = prompts {
        settings["prompts"] = json!(prompts);
    }
    let defaults = settings["default_channel_ids"].as_array().map_or(0, Vec::len);
    if settings["enabled"] == true && defaults < ONBOARDING_CHANNELS {
        return Err(ApiError::onboarding_requirements());
    }
    world.guild_mut(guild)?.settings.insert("onboarding", settings.clone());
    Ok(Reply::json(settings))
}

fn prompts(fields: &Fields<'_>, form: &mut Form, world: &mut World) -> Option<Vec<Value>> {
    let list = fields.list(form, "prompts", 0..=15)?;
    let path = fields.path.key("prompts");
    let mut prompts = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let mut patch = Patch::new(&inner, form, true);
        patch.set("single_select", false).set("required", false).set("in_onboarding", false).set("type", 0);
        patch
            .require("id")
            .require("title")
            .text("title", 1..=100)
            .require("options")
            .one_of("type", &[0, 1]);
        patch.boolean("single_select").boolean("required").boolean("in_onboarding");
        patch.set("id", world.next_id().to_string());
        let mut prompt = Value::Object(patch.take());
        prompt["options"] = options(&inner, form, world);
        prompts.push(prompt);
    }
    Some(prompts)
}

fn options(prompt: &Fields<'_>, form: &mut Form, world: &mut World) -> Value {
    let path = prompt.path.key("options");
    let mut options = Vec::new();
    for (index, value) in prompt.list(form, "options", 1..=50).into_iter().flatten().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let emoji = json!({
            "id": inner.id(form, "emoji_id").map(|id| id.to_string()),
            "name": inner.text(form, "emoji_name", 0..=100),
            "animated": inner.boolean(form, "emoji_animated").unwrap_or(false),
        });
        let mut patch = Patch::new(&inner, form, true);
        patch.set("id", world.next_id().to_string()).set("description", "").set("emoji", emoji);
        patch.set("role_ids", json!([])).set("channel_ids", json!([]));
        patch.require("title").text("title", 1..=50).text("description", 0..=100);
        patch.ids("role_ids", 50).ids("channel_ids", 50);
        options.push(Value::Object(patch.take()));
    }
    json!(options)
}

fn no_widget() -> Value {
    json!({"enabled": false, "channel_id": null})
}

/// `GET /guilds/{guild_id}/widget`.
fn widget(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    Ok(Reply::json(setting(&world, guild, "widget", no_widget())?))
}

/// `PATCH /guilds/{guild_id}/widget`.
fn change_widget(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let values = call.parse(|fields, form| {
        Patch::new(fields, form, false).boolean("enabled").optional_id("channel_id").take()
    })?;
    let channel = values.get("channel_id").and_then(Value::as_str).and_then(|id| id.parse().ok());
    if let Some(channel) = channel
        && world.channel(channel)?.guild_id != Some(guild)
    {
        return Err(ApiError::unknown_channel());
    }
    let mut widget = setting(&world, guild, "widget", no_widget())?;
    crate::rules::merge(&mut widget, values);
    world.guild_mut(guild)?.settings.insert("widget", widget.clone());
    world.change_guild(guild, |_| ())?;
    Ok(Reply::json(widget))
}

/// `GET /guilds/{guild_id}/widget.json`: for anybody, if the guild shows a widget.
fn public_widget(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let world = call.server.world.read();
    let guild = world.guild(id)?;
    if setting(&world, id, "widget", no_widget())?["enabled"] != true {
        return Err(ApiError::widget_disabled());
    }
    let open = |channel: &&crate::world::Channel| {
        let everyone = guild.roles.get(&id).map_or(0, |role| role.permissions);
        let granted = crate::permissions::apply_overwrites(everyone, id, 0, &[], &channel.overwrites);
        channel.kind == kind::VOICE && granted & VIEW_CHANNEL != 0
    };
    let channels = world.channels_of(id).filter(open).map(
        |channel| json!({"id": channel.id.to_string(), "name": channel.name, "position": channel.position}),
    );
    Ok(Reply::json(json!({
        "id": id.to_string(),
        "name": guild.name,
        "instant_invite": null,
        "channels": channels.collect::<Vec<_>>(),
        "members": [],
        "presence_count": guild.members.len(),
    })))
}

/// `PUT /guilds/{guild_id}/incident-actions`.
fn set_incidents(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let values = call.parse(|fields, form| {
        Patch::new(fields, form, false).time("invites_disabled_until").time("dms_disabled_until").take()
    })?;
    let none = json!({"invites_disabled_until": null, "dms_disabled_until": null});
    let mut incidents = setting(&world, guild, "incidents_data", none)?;
    crate::rules::merge(&mut incidents, values);
    world.guild_mut(guild)?.settings.insert("incidents_data", incidents.clone());
    let data = world.guild_json(guild)?;
    world.tell_guild(guild, "GUILD_UPDATE", &data, intents::GUILDS);
    Ok(Reply::json(incidents))
}

/// `GET /guilds/{guild_id}/vanity-url`: no guild here has the boosts for one.
fn vanity(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.read().require_in_guild(call.bot, call.id("guild_id")?, MANAGE_GUILD)?;
    Ok(Reply::json(json!({"code": null, "uses": 0})))
}
