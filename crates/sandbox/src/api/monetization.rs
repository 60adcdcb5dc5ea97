//! Products of an application: test entitlements, and the metadata of role connections.

use super::applications::{none, require_own};
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::http::{Access::Bot, Call, Reply, delete, get, post, put};
use crate::rules::Patch;
use crate::server_state::ServerState;
use crate::world::World;
use axum::Router;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<ServerState>> {
    let entitlement = "/applications/{application_id}/entitlements/{entitlement_id}";
    Router::new()
        .route("/applications/{application_id}/entitlements", get(Bot, list).merge(post(Bot, create)))
        .route(entitlement, get(Bot, one).merge(delete(Bot, remove)))
        .route(&format!("{entitlement}/consume"), post(Bot, consume))
        .route("/applications/{application_id}/skus", get(Bot, none))
        .route(
            "/applications/{application_id}/role-connections/metadata",
            get(Bot, metadata).merge(put(Bot, set_metadata)),
        )
}

fn tell(world: &World, application: u64, name: &'static str, data: &Value) {
    world.tell_bot(application, name, Arc::new(data.clone()), Route::App, 0);
}

fn entitlements(world: &mut World, application: u64) -> Result<&mut BTreeMap<u64, Value>, ApiError> {
    let found = world.applications.get_mut(&application).ok_or_else(ApiError::unknown_application)?;
    Ok(&mut found.entitlements)
}

/// `GET /applications/{application_id}/entitlements`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let application = require_own(call)?;
    let limit = call.query_number("limit", 100, 1, 100)?;
    let (before, after) = (call.query_id("before")?, call.query_id("after")?);
    let user = call.query_id("user_id")?.map(|id| id.to_string());
    let guild = call.query_id("guild_id")?.map(|id| id.to_string());
    let skus = call.query("sku_ids").map(|text| text.split(',').map(str::to_owned).collect::<Vec<_>>());
    if let Some(wrong) = skus.iter().flatten().find(|sku| sku.parse::<u64>().is_err()) {
        let shown = wrong.chars().take(100).collect::<String>();
        let message = format!("Value \"{shown}\" is not snowflake.");
        return Err(ApiError::invalid_field("sku_ids", "NUMBER_TYPE_COERCE", message));
    }
    let world = call.server.world.read();
    let found = world.application(application)?.entitlements.iter().filter(|(id, entitlement)| {
        before.is_none_or(|at| **id < at)
            && after.is_none_or(|at| **id > at)
            && user.as_ref().is_none_or(|user| entitlement["user_id"] == **user)
            && guild.as_ref().is_none_or(|guild| entitlement["guild_id"] == **guild)
            && skus.as_ref().is_none_or(|skus| skus.iter().any(|sku| entitlement["sku_id"] == **sku))
    });
    Ok(Reply::json(found.map(|(_, entitlement)| entitlement.clone()).take(limit).collect()))
}

/// `POST /applications/{application_id}/entitlements`: a test entitlement for a user or guild.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let application = require_own(call)?;
    let (sku, owner, kind) = call.parse(|fields, form| {
        for key in ["sku_id", "owner_id", "owner_type"] {
            if fields.get(key).is_none() {
                form.required(&Path::ROOT.key(key));
            }
        }
        let kind = fields.one_of(form, "owner_type", &[1, 2]).unwrap_or(2);
        (fields.id(form, "sku_id").unwrap_or_default(), fields.id(form, "owner_id").unwrap_or_default(), kind)
    })?;
    let mut world = call.server.world.write();
    let for_guild = kind == 1;
    if for_guild {
        world.guild(owner)?;
    } else {
        world.user(owner)?;
    }
    let id = world.next_id();
    let user = if for_guild { world.guild(owner)?.owner_id } else { owner };
    let mut entitlement = json!({
        "id": id.to_string(),
        "sku_id": sku.to_string(),
        "application_id": application.to_string(),
        "user_id": user.to_string(),
        "deleted": false,
        "starts_at": null,
        "ends_at": null,
        "type": 8,
        "consumed": false,
    });
    if for_guild {
        entitlement["guild_id"] = json!(owner.to_string());
    }
    entitlements(&mut world, application)?.insert(id, entitlement.clone());
    tell(&world, application, "ENTITLEMENT_CREATE", &entitlement);
    Ok(Reply::json(entitlement))
}

/// `GET …/entitlements/{entitlement_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let (application, id) = (require_own(call)?, call.id("entitlement_id")?);
    let world = call.server.world.read();
    let found = world.application(application)?.entitlements.get(&id);
    Ok(Reply::json(found.ok_or_else(ApiError::unknown_entitlement)?.clone()))
}

/// `DELETE …/entitlements/{entitlement_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (application, id) = (require_own(call)?, call.id("entitlement_id")?);
    let mut world = call.server.world.write();
    let gone = entitlements(&mut world, application)?.remove(&id);
    let mut gone = gone.ok_or_else(ApiError::unknown_entitlement)?;
    gone["deleted"] = json!(true);
    tell(&world, application, "ENTITLEMENT_DELETE", &gone);
    Ok(Reply::empty())
}

/// `POST …/entitlements/{entitlement_id}/consume`.
fn consume(call: &Call) -> Result<Reply, ApiError> {
    let (application, id) = (require_own(call)?, call.id("entitlement_id")?);
    let mut world = call.server.world.write();
    let found = entitlements(&mut world, application)?.get_mut(&id);
    let found = found.ok_or_else(ApiError::unknown_entitlement)?;
    found["consumed"] = json!(true);
    let data = found.clone();
    tell(&world, application, "ENTITLEMENT_UPDATE", &data);
    Ok(Reply::empty())
}

/// `GET /applications/{application_id}/role-connections/metadata`.
fn metadata(call: &Call) -> Result<Reply, ApiError> {
    let id = require_own(call)?;
    Ok(Reply::json(json!(call.server.world.read().application(id)?.role_connections)))
}

/// `PUT /applications/{application_id}/role-connections/metadata`.
fn set_metadata(call: &Call) -> Result<Reply, ApiError> {
    let id = require_own(call)?;
    let mut form = Form::default();
    let list = call.json().as_array().cloned().unwrap_or_default();
    if list.len() > 5 {
        form.length(&Path::ROOT, &(0..=5));
    }
    let mut items = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = Path::ROOT.index(index);
        let Some(fields) = Fields::of(value, &path, &mut form) else { continue };
        let mut patch = Patch::new(&fields, &mut form, true);
        patch.require("type").one_of("type", &[1, 2, 3, 4, 5, 6, 7, 8]).require("key").text("key", 1..=50);
        patch.require("name").text("name", 1..=100).require("description").text("description", 1..=200);
        items.push(Value::Object(patch.take()));
    }
    form.finish()?;
    let mut world = call.server.world.write();
    if let Some(application) = world.applications.get_mut(&id) {
        application.role_connections.clone_from(&items);
    }
    Ok(Reply::json(json!(items)))
}
