//! Emojis of guilds and of applications.

use super::applications::require_own;
use crate::error::ApiError;
use crate::form::{Fields, Form, parse_id};
use crate::http::{Access::Bot, Call, Reply, delete, get, patch, post};
use crate::permissions::{CREATE_GUILD_EXPRESSIONS, MANAGE_GUILD_EXPRESSIONS};
use crate::rules::{Media, Patch, merge, parse_image};
use crate::server_state::ServerState;
use crate::world::{Application, Collection, World};
use axum::Router;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The largest picture of an emoji, in bytes.
const MAX_BYTES: usize = 256 * 1024;
/// Most emojis of a guild without boosts, counted separately for static and animated ones.
const MAX_EMOJIS: usize = 50;
/// Most emojis of an application.
const MAX_OF_APPLICATION: usize = 2000;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/emojis", get(Bot, list).merge(post(Bot, create)))
        .route(
            "/guilds/{guild_id}/emojis/{emoji_id}",
            get(Bot, one).merge(patch(Bot, change)).merge(delete(Bot, remove)),
        )
        .route("/applications/{application_id}/emojis", get(Bot, list_own).merge(post(Bot, create_own)))
        .route(
            "/applications/{application_id}/emojis/{emoji_id}",
            get(Bot, own).merge(patch(Bot, change_own)).merge(delete(Bot, remove_own)),
        )
}

/// Checks that the bot may change an emoji, sticker or sound: its own, or any with the permission to manage them.
pub(super) fn require_expression(
    world: &World,
    bot: u64,
    guild: u64,
    object: Option<&Value>,
) -> Result<(), ApiError> {
    world.guild_for(guild, bot)?;
    let granted = world.guild_permissions(bot, guild);
    let own = object.is_none_or(|object| parse_id(&object["user"]["id"]) == Some(bot));
    let enough = granted & MANAGE_GUILD_EXPRESSIONS != 0 || (own && granted & CREATE_GUILD_EXPRESSIONS != 0);
    if enough { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

/// Returns an object without its creator, for those who may not change it.
pub(super) fn shown(world: &World, bot: u64, guild: u64, mut object: Value) -> Value {
    let needed = MANAGE_GUILD_EXPRESSIONS | CREATE_GUILD_EXPRESSIONS;
    if world.guild_permissions(bot, guild) & needed == 0 {
        object.as_object_mut().map(|fields| fields.remove("user"));
    }
    object
}

type Given = (Map<String, Value>, Option<Media>);

fn parse(fields: &Fields<'_>, form: &mut Form, creating: bool) -> Given {
    let mut patch = Patch::new(fields, form, creating);
    patch.require("name").text("name", 2..=32).ids("roles", 250);
    if creating {
        patch.require("image");
    }
    let values = patch.take();
    let name = values.get("name").and_then(Value::as_str).unwrap_or("ok");
    if !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
        let message = "String value did not match validation regex.";
        form.error(&fields.path.key("name"), "STRING_TYPE_REGEX", message);
    }
    let image = creating.then(|| parse_image(fields, form, "image", MAX_BYTES)).flatten();
    (values, image)
}

fn emoji(world: &mut World, maker: u64, (values, image): Given) -> (u64, Value) {
    let id = world.next_id();
    let mut emoji = json!({
        "id": id.to_string(),
        "name": "",
        "roles": [],
        "require_colons": true,
        "managed": false,
        "animated": image.as_ref().is_some_and(Media::is_animated),
        "available": true,
        "user": world.user_json(maker),
    });
    merge(&mut emoji, values);
    if let Some(image) = image {
        world.set_picture(id, image.content_type, image.data);
    }
    (id, emoji)
}

/// `GET /guilds/{guild_id}/emojis`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let emojis = world.objects(guild, Collection::Emojis)?;
    Ok(Reply::json(emojis.into_iter().map(|emoji| shown(&world, call.bot, guild, emoji)).collect()))
}

/// `GET /guilds/{guild_id}/emojis/{emoji_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let emoji = world.object(guild, Collection::Emojis, call.id("emoji_id")?)?;
    Ok(Reply::json(shown(&world, call.bot, guild, emoji.clone())))
}

/// `POST /guilds/{guild_id}/emojis`.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    require_expression(&world, call.bot, guild, None)?;
    let given = call.parse(|fields, form| parse(fields, form, true))?;
    let animated = given.1.as_ref().is_some_and(Media::is_animated);
    let known = world.objects(guild, Collection::Emojis)?;
    if known.iter().filter(|emoji| emoji["animated"] == animated).count() >= MAX_EMOJIS {
        return Err(ApiError::too_many_emojis());
    }
    let (id, emoji) = emoji(&mut world, call.bot, given);
    Ok(Reply::created(world.put_object(guild, Collection::Emojis, id, emoji, &call.cause())?))
}

/// `PATCH /guilds/{guild_id}/emojis/{emoji_id}`.
fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("emoji_id")?);
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    let mut emoji = world.object(guild, Collection::Emojis, id)?.clone();
    require_expression(&world, call.bot, guild, Some(&emoji))?;
    let (values, _) = call.parse(|fields, form| parse(fields, form, false))?;
    merge(&mut emoji, values);
    Ok(Reply::json(world.put_object(guild, Collection::Emojis, id, emoji, &call.cause())?))
}

/// `DELETE /guilds/{guild_id}/emojis/{emoji_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("emoji_id")?);
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    require_expression(&world, call.bot, guild, Some(world.object(guild, Collection::Emojis, id)?))?;
    world.take_object(guild, Collection::Emojis, id, &call.cause())?;
    Ok(Reply::empty())
}

/// `GET /applications/{application_id}/emojis`.
fn list_own(call: &Call) -> Result<Reply, ApiError> {
    let id = require_own(call)?;
    let world = call.server.world.read();
    let items = world.application(id)?.emojis.values().cloned().collect::<Vec<_>>();
    Ok(Reply::json(json!({"items": items})))
}

/// `GET /applications/{application_id}/emojis/{emoji_id}`.
fn own(call: &Call) -> Result<Reply, ApiError> {
    let (id, emoji) = (require_own(call)?, call.id("emoji_id")?);
    let world = call.server.world.read();
    let emoji = world.application(id)?.emojis.get(&emoji).ok_or_else(ApiError::unknown_guild_emoji)?;
    Ok(Reply::json(emoji.clone()))
}

/// Checks that no other emoji of an application has this name.
fn require_new_name(
    application: &Application,
    id: Option<u64>,
    values: &Map<String, Value>,
) -> Result<(), ApiError> {
    let others = application.emojis.iter().filter(|(known, _)| Some(**known) != id);
    let name = values.get("name");
    if name.is_some() && others.into_iter().any(|(_, emoji)| emoji.get("name") == name) {
        let message = "An emoji with this name already exists for this application";
        return Err(ApiError::invalid_field("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message));
    }
    Ok(())
}

/// `POST /applications/{application_id}/emojis`.
fn create_own(call: &Call) -> Result<Reply, ApiError> {
    let application = require_own(call)?;
    let given = call.parse(|fields, form| parse(fields, form, true))?;
    let mut world = call.server.world.write();
    if world.application(application)?.emojis.len() >= MAX_OF_APPLICATION {
        return Err(ApiError::too_many_application_emojis());
    }
    require_new_name(world.application(application)?, None, &given.0)?;
    let (id, emoji) = emoji(&mut world, call.bot, given);
    if let Some(application) = world.applications.get_mut(&application) {
        application.emojis.insert(id, emoji.clone());
    }
    Ok(Reply::created(emoji))
}

/// `PATCH /applications/{application_id}/emojis/{emoji_id}`.
fn change_own(call: &Call) -> Result<Reply, ApiError> {
    let (application, id) = (require_own(call)?, call.id("emoji_id")?);
    let (mut values, _) = call.parse(|fields, form| parse(fields, form, false))?;
    values.remove("roles");
    let mut world = call.server.world.write();
    require_new_name(world.application(application)?, Some(id), &values)?;
    let emojis = world.applications.get_mut(&application).map(|application| &mut application.emojis);
    let emoji = emojis.and_then(|emojis| emojis.get_mut(&id)).ok_or_else(ApiError::unknown_guild_emoji)?;
    merge(emoji, values);
    Ok(Reply::json(emoji.clone()))
}

/// `DELETE /applications/{application_id}/emojis/{emoji_id}`.
fn remove_own(call: &Call) -> Result<Reply, ApiError> {
    let (application, id) = (require_own(call)?, call.id("emoji_id")?);
    let mut world = call.server.world.write();
    let emojis = world.applications.get_mut(&application).map(|application| &mut application.emojis);
    emojis.and_then(|emojis| emojis.remove(&id)).ok_or_else(ApiError::unknown_guild_emoji)?;
    world.forget_picture(id);
    Ok(Reply::empty())
}
