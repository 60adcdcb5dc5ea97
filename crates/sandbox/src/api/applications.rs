//! The bot's own application.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::rules::{Media, parse_application};
use crate::world::flagged_intents;
use serde_json::json;

/// `GET /applications/@me` and `GET /oauth2/applications/@me`.
pub(super) fn own(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.world.read().application_json(call.bot)?))
}

/// Checks that the path names the bot's own application.
pub(super) fn require_own(call: &Call) -> Result<u64, ApiError> {
    let id = call.id("application_id")?;
    if id == call.bot {
        return Ok(id);
    }
    call.server.world.read().application(id)?;
    Err(ApiError::not_authorized_for_application())
}

/// `GET /applications/{application_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let id = require_own(call)?;
    Ok(Reply::json(call.server.world.read().application_json(id)?))
}

/// `PATCH /applications/@me`. The address for interactions has been verified before.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    if !call.param("application_id").is_empty() {
        require_own(call)?;
    }
    let (description, endpoint, flags, profile, images) = call.parse(|fields, form| {
        let endpoint = fields.text(form, "interactions_endpoint_url", 0..=512).filter(|url| !url.is_empty());
        let endpoint = fields.has("interactions_endpoint_url").then_some(endpoint);
        let (profile, images) = parse_application(fields, form);
        let flags = fields.integer(form, "flags", 0..=i64::from(u32::MAX));
        (fields.text(form, "description", 0..=400), endpoint, flags, profile, images)
    })?;
    let mut world = call.server.world.write();
    if let Some(application) = world.applications.get_mut(&call.bot) {
        if let Some(description) = description {
            application.description = description;
        }
        if let Some(endpoint) = endpoint {
            application.interactions_endpoint = endpoint;
        }
        application.profile.extend(profile);
        if let Some(flags) = flags {
            // Only the intents of an unverified bot can be switched here.
            application.privileged_intents = flagged_intents(flags.unsigned_abs());
        }
    }
    for (image, media) in images {
        world.set_image(call.bot, image, media.map(Media::into_parts));
    }
    Ok(Reply::json(world.application_json(call.bot)?))
}

/// Lists of an application that are always empty.
pub(super) fn none(call: &Call) -> Result<Reply, ApiError> {
    require_own(call)?;
    Ok(Reply::json(json!([])))
}
