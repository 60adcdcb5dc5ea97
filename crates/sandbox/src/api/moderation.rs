//! Rules of automatic moderation.

use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::http::{Access::Bot, Call, Reply, delete, get, patch, post};
use crate::permissions::{MANAGE_GUILD, MODERATE_MEMBERS};
use crate::rules::{Patch, keyword_pattern, merge};
use crate::server_state::ServerState;
use crate::world::Collection;
use axum::Router;
use serde_json::{Map, Value, json};
use std::sync::Arc;

const KEYWORDS: i64 = 1;
const SPAM: i64 = 3;
const PRESETS: i64 = 4;
const MENTIONS: i64 = 5;
const PROFILES: i64 = 6;
/// The event of a member who writes.
const MESSAGES: i64 = 1;
/// The event of a member who changes.
const MEMBER_UPDATES: i64 = 2;
/// The action that times a member out.
const TIME_OUT: i64 = 3;
/// The action that keeps a member from interacting.
const QUARANTINE: i64 = 4;
/// Number of keyword rules that a guild may have; of each other kind it may have one.
const MAX_KEYWORD_RULES: usize = 6;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/auto-moderation/rules", get(Bot, list).merge(post(Bot, create)))
        .route(
            "/guilds/{guild_id}/auto-moderation/rules/{rule_id}",
            get(Bot, one).merge(patch(Bot, change)).merge(delete(Bot, remove)),
        )
}

fn parse(fields: &Fields<'_>, form: &mut Form, known: Option<i64>) -> Map<String, Value> {
    let creating = known.is_none();
    let mut patch = Patch::new(fields, form, creating);
    patch.require("name").text("name", 1..=100);
    patch.require("event_type").one_of("event_type", &[MESSAGES, MEMBER_UPDATES]);
    patch.require("trigger_type");
    if creating {
        patch.one_of("trigger_type", &[KEYWORDS, SPAM, PRESETS, MENTIONS, PROFILES]);
    }
    patch.require("actions").boolean("enabled").ids("exempt_roles", 20).ids("exempt_channels", 50);
    let mut values = patch.take();
    let trigger = known.or_else(|| values.get("trigger_type").and_then(Value::as_i64)).unwrap_or(SPAM);
    // A rule about profiles acts when a member changes, all others when somebody writes.
    let event = if trigger == PROFILES { MEMBER_UPDATES } else { MESSAGES };
    if values.get("event_type").and_then(Value::as_i64).is_some_and(|given| given != event) {
        let message = "This event type cannot be used with this trigger type";
        form.error(&fields.path.key("event_type"), "AUTO_MODERATION_INVALID_EVENT_TYPE", message);
    }
    if creating || fields.has("trigger_metadata") {
        values.insert("trigger_metadata".into(), metadata(fields, form, trigger));
    }
    if let Some(actions) = actions(fields, form, trigger) {
        values.insert("actions".into(), json!(actions));
    }
    values
}

fn metadata(fields: &Fields<'_>, form: &mut Form, trigger: i64) -> Value {
    let path = fields.path.key("trigger_metadata");
    let empty = json!({});
    let Some(inner) = Fields::of(fields.get("trigger_metadata").unwrap_or(&empty), &path, form) else {
        return empty;
    };
    let mut patch = Patch::new(&inner, form, false);
    let mut found = match trigger {
        KEYWORDS | PROFILES => {
            json!({"keyword_filter": [], "regex_patterns": [], "allow_list": []})
        }
        PRESETS => json!({"presets": [], "allow_list": []}),
        MENTIONS => json!({"mention_total_limit": 0, "mention_raid_protection_enabled": false}),
        _ => json!({}),
    };
    match trigger {
        KEYWORDS | PROFILES => {
            patch.texts("keyword_filter", 1000, 60).texts("regex_patterns", 10, 260);
            patch.texts("allow_list", 100, 60);
            check_patterns(&inner, patch.form);
        }
        PRESETS => {
            patch.texts("allow_list", 1000, 60);
            if inner.get("presets").is_none() {
                patch.form.required(&path.key("presets"));
            }
            if let Some(presets) = inner.numbers_of(patch.form, "presets", &[1, 2, 3]) {
                patch.set("presets", presets);
            }
        }
        MENTIONS => {
            patch.integer("mention_total_limit", 0..=50).boolean("mention_raid_protection_enabled");
        }
        _ => {}
    }
    merge(&mut found, patch.take());
    found
}

/// Complains of invalid patterns.
fn check_patterns(fields: &Fields<'_>, form: &mut Form) {
    let path = fields.path.key("regex_patterns");
    for (index, pattern) in
        fields.get("regex_patterns").and_then(Value::as_array).into_iter().flatten().enumerate()
    {
        if pattern.as_str().is_some_and(|text| keyword_pattern(text, false).is_none()) {
            form.error(&path.index(index), "AUTO_MODERATION_INVALID_REGEX", "Invalid regex pattern");
        }
    }
}

/// Reads the actions of a rule. A time-out is only allowed for keywords and mentions, a ban on interacting only for
/// profiles.
fn actions(fields: &Fields<'_>, form: &mut Form, trigger: i64) -> Option<Vec<Value>> {
    let list = fields.list(form, "actions", 1..=5)?;
    let path = fields.path.key("actions");
    let mut actions = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        if inner.get("type").is_none() {
            form.required(&path.key("type"));
        }
        let Some(number) = inner.one_of(form, "type", &[1, 2, TIME_OUT, QUARANTINE]) else { continue };
        let fits = match number {
            TIME_OUT => matches!(trigger, KEYWORDS | MENTIONS),
            QUARANTINE => trigger == PROFILES,
            _ => true,
        };
        if !fits {
            let message = "This action type cannot be used with this trigger type";
            form.error(&path.key("type"), "AUTO_MODERATION_INVALID_ACTION_TYPE", message);
        }
        actions.push(json!({"type": number, "metadata": action_metadata(&inner, form, number)}));
    }
    Some(actions)
}

fn action_metadata(action: &Fields<'_>, form: &mut Form, number: i64) -> Value {
    let path: Path<'_> = action.path.key("metadata");
    let empty = json!({});
    let given = Fields::of(action.get("metadata").unwrap_or(&empty), &path, form);
    let Some(inner) = given else { return empty };
    let required = match number {
        2 => Some("channel_id"),
        3 => Some("duration_seconds"),
        _ => None,
    };
    let mut patch = Patch::new(&inner, form, true);
    if let Some(required) = required {
        patch.require(required);
    }
    match number {
        1 => patch.text("custom_message", 0..=150),
        2 => patch.optional_id("channel_id"),
        3 => patch.integer("duration_seconds", 0..=2_419_200),
        _ => &mut patch,
    };
    Value::Object(patch.take())
}

/// `GET /guilds/{guild_id}/auto-moderation/rules`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    Ok(Reply::json(json!(world.objects(guild, Collection::ModerationRules)?)))
}

/// `GET /guilds/{guild_id}/auto-moderation/rules/{rule_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    Ok(Reply::json(world.object(guild, Collection::ModerationRules, call.id("rule_id")?)?.clone()))
}

/// Returns the required permissions: a rule that times members out needs the permission to do so.
fn required(values: &Map<String, Value>) -> u64 {
    let actions = values.get("actions").and_then(Value::as_array);
    let times_out = actions.is_some_and(|actions| actions.iter().any(|action| action["type"] == 3));
    if times_out { MANAGE_GUILD | MODERATE_MEMBERS } else { MANAGE_GUILD }
}

/// `POST /guilds/{guild_id}/auto-moderation/rules`.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let values = call.parse(|fields, form| parse(fields, form, None))?;
    world.require_in_guild(call.bot, guild, required(&values))?;
    let known = world.objects(guild, Collection::ModerationRules)?;
    let same = known.iter().filter(|rule| Some(&rule["trigger_type"]) == values.get("trigger_type")).count();
    let most = if values.get("trigger_type") == Some(&json!(KEYWORDS)) { MAX_KEYWORD_RULES } else { 1 };
    if same >= most {
        let message = format!("Maximum number of rules of this trigger type reached ({most})");
        let code = "AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED";
        return Err(ApiError::invalid_field("trigger_type", code, message));
    }
    let id = world.next_id();
    let mut rule = json!({
        "id": id.to_string(),
        "guild_id": guild.to_string(),
        "creator_id": call.bot.to_string(),
        "enabled": false,
        "exempt_roles": [],
        "exempt_channels": [],
    });
    merge(&mut rule, values);
    Ok(Reply::json(world.put_object(guild, Collection::ModerationRules, id, rule, &call.cause())?))
}

/// `PATCH /guilds/{guild_id}/auto-moderation/rules/{rule_id}`.
fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("rule_id")?);
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let mut rule = world.object(guild, Collection::ModerationRules, id)?.clone();
    let values = call.parse(|fields, form| parse(fields, form, rule["trigger_type"].as_i64()))?;
    world.require_in_guild(call.bot, guild, required(&values))?;
    merge(&mut rule, values);
    Ok(Reply::json(world.put_object(guild, Collection::ModerationRules, id, rule, &call.cause())?))
}

/// `DELETE /guilds/{guild_id}/auto-moderation/rules/{rule_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("rule_id")?);
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    world.take_object(guild, Collection::ModerationRules, id, &call.cause())?;
    Ok(Reply::empty())
}
