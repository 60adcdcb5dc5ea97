//! The first answer to an interaction.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::rules::{FilePart, InteractionFacts, parse_callback};
use crate::world::World;
use serde_json::Value;

/// `POST /interactions/{interaction_id}/{interaction_token}/callback`.
pub(super) fn callback(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("interaction_id")?;
    let token = call.param("interaction_token");
    let mut world = call.server.world.write();
    respond(&mut world, id, token, call.json(), call.files())?;
    if call.query_flag("with_response") {
        return Ok(Reply::json(world.callback_json(id)?));
    }
    Ok(Reply::empty())
}

/// Accepts a bot's first answer, by either way.
pub(crate) fn respond(
    world: &mut World,
    id: u64,
    token: &str,
    json: &Value,
    files: &[FilePart],
) -> Result<(), ApiError> {
    let interaction = world.answerable(id, token)?;
    let facts = InteractionFacts {
        kind: interaction.kind,
        has_message: interaction.message_id.is_some(),
        focused_type: interaction.focused_type(),
    };
    let answer = parse_callback(json, files, facts)?;
    world.answer(id, token, answer)
}
