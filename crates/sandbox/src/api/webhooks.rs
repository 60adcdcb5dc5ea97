//! An interaction's token as a webhook: further messages, and changes to those.

use super::channel_webhooks;
use crate::error::ApiError;
use crate::form::Form;
use crate::http::{Call, Reply};
use crate::rules::{Context, parse_message, parse_message_edit};
use crate::world::MessageTarget;

/// Returns the application and token of the path; `None` if it is a channel's webhook.
fn address(call: &Call) -> Result<Option<(u64, &str)>, ApiError> {
    let id = call.id("webhook_id")?;
    let token = call.param("webhook_token");
    Ok(call.server.world.read().is_interaction_token(token).then_some((id, token)))
}

fn which(call: &Call) -> Result<MessageTarget, ApiError> {
    match call.param("message_id") {
        "@original" => Ok(MessageTarget::Original),
        _ => call.id("message_id").map(MessageTarget::Id),
    }
}

/// `POST /webhooks/{webhook_id}/{webhook_token}`.
pub(super) fn follow_up(call: &Call) -> Result<Reply, ApiError> {
    let Some((application, token)) = address(call)? else { return channel_webhooks::execute(call) };
    let mut world = call.server.world.write();
    world.interaction_by_token(application, token)?;
    let mut form = Form::default();
    let fields = call.fields(&mut form)?;
    let draft = parse_message(&fields, call.files(), Context::Interaction, form)?.draft;
    let (channel, id) = world.follow_up(application, token, draft)?;
    let message = world.channel(channel)?.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
    Ok(Reply::json(world.message_json(message, application)))
}

/// `GET …/messages/{message_id}`, `@original` included.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let Some((application, token)) = address(call)? else { return channel_webhooks::message(call) };
    let world = call.server.world.read();
    let message = world.own_message(application, token, which(call)?)?;
    Ok(Reply::json(world.message_json(message, application)))
}

/// `PATCH …/messages/{message_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let Some((application, token)) = address(call)? else { return channel_webhooks::change_message(call) };
    let mut world = call.server.world.write();
    let message = world.own_message(application, token, which(call)?)?;
    let (channel, id) = (message.channel_id, message.id);
    let mut form = Form::default();
    let fields = call.fields(&mut form)?;
    let revision = parse_message_edit(&fields, call.files(), form)?;
    world.revise(channel, id, revision)?;
    let message = world.channel(channel)?.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
    Ok(Reply::json(world.message_json(message, application)))
}

/// `DELETE …/messages/{message_id}`.
pub(super) fn delete(call: &Call) -> Result<Reply, ApiError> {
    let Some((application, token)) = address(call)? else { return channel_webhooks::delete_message(call) };
    let mut world = call.server.world.write();
    let message = world.own_message(application, token, which(call)?)?;
    let (channel, id) = (message.channel_id, message.id);
    world.delete_message(channel, id)?;
    Ok(Reply::empty())
}
