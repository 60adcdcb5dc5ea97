//! The first answer to an interaction.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::rules::{InteractionFacts, parse_callback};

/// `POST /interactions/{interaction_id}/{interaction_token}/callback`.
pub(super) fn callback(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("interaction_id")?;
    let token = call.param("interaction_token");
    let mut world = call.server.world.write();
    let interaction = world.answerable(id, token)?;
    let facts = InteractionFacts {
        kind: interaction.kind,
        has_message: interaction.message_id.is_some(),
        focused_type: interaction.focused_type(),
    };
    let answer = parse_callback(call.json(), call.files(), facts)?;
    world.answer(id, token, answer)?;
    if call.query_flag("with_response") {
        return Ok(Reply::json(world.callback_json(id)?));
    }
    Ok(Reply::empty())
}
