//! Polls: their voters, and closing them early.

use crate::error::ApiError;
use crate::http::{Access::Bot, Call, Reply, get, post};
use crate::permissions::READ_MESSAGE_HISTORY;
use crate::server_state::ServerState;
use axum::Router;
use serde_json::json;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/channels/{channel_id}/polls/{message_id}/answers/{answer_id}", get(Bot, voters))
        .route("/channels/{channel_id}/polls/{message_id}/expire", post(Bot, expire))
}

/// `GET /channels/{channel_id}/polls/{message_id}/answers/{answer_id}`.
fn voters(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let limit = call.query_number("limit", 25, 1, 100)?;
    let after = call.query_id("after")?.unwrap_or(0);
    let world = call.server.world.read();
    world.channel_for(call.bot, channel, READ_MESSAGE_HISTORY)?;
    let mut voters = world.poll_answer(channel, id, call.id("answer_id")?)?.voters.clone();
    voters.sort_unstable();
    let users = voters.into_iter().filter(|id| *id > after).take(limit).map(|id| world.user_json(id));
    Ok(Reply::json(json!({"users": users.collect::<Vec<_>>()})))
}

/// `POST /channels/{channel_id}/polls/{message_id}/expire`: for its author.
fn expire(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let mut world = call.server.world.write();
    world.channel_for(call.bot, channel, 0)?;
    let message = world.message(channel, id, call.bot)?;
    if message.author_id != call.bot {
        return Err(ApiError::not_the_author());
    }
    world.close_poll(channel, id)?;
    Ok(Reply::json(world.message_json(world.message(channel, id, call.bot)?, call.bot)))
}
