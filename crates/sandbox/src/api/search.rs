//! Search for messages of a guild and threads of a channel.

use crate::error::ApiError;
use crate::http::{Access::Bot, Call, Reply, get};
use crate::permissions::READ_MESSAGE_HISTORY;
use crate::server_state::ServerState;
use crate::world::{Channel, Message, World};
use axum::Router;
use serde_json::{Value, json};
use std::sync::Arc;

/// The most characters of a searched text.
const MAX_CONTENT: usize = 1024;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/messages/search", get(Bot, messages))
        .route("/channels/{channel_id}/threads/search", get(Bot, threads))
}

/// Returns all ids that a query has under a key.
fn ids(call: &Call, key: &str) -> Vec<u64> {
    let values = call.query.iter().filter(|(name, _)| name == key);
    values.filter_map(|(_, text)| text.parse().ok()).collect()
}

/// Returns `true` if a message matches the query.
fn has(message: &Message, what: &str) -> bool {
    let (wanted, what) = what.strip_prefix('-').map_or((true, what), |rest| (false, rest));
    let found = match what {
        "link" => message.content.contains("http://") || message.content.contains("https://"),
        "embed" => !message.embeds.is_empty(),
        "file" => !message.attachments.is_empty(),
        "image" => message.attachments.iter().any(|one| one.content_type.starts_with("image/")),
        "video" => message.attachments.iter().any(|one| one.content_type.starts_with("video/")),
        "sound" => message.attachments.iter().any(|one| one.content_type.starts_with("audio/")),
        "poll" => message.poll.is_some(),
        _ => false,
    };
    found == wanted
}

/// `GET /guilds/{guild_id}/messages/search`.
fn messages(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let limit = call.query_number("limit", 25, 1, 25)?;
    let offset = call.query_number("offset", 0, 0, 9975)?;
    let (min, max) = (call.query_id("min_id")?, call.query_id("max_id")?);
    let content = call.query_text("content", MAX_CONTENT)?.map(str::to_lowercase);
    let (authors, mentions, channels) =
        (ids(call, "author_id"), ids(call, "mentions"), ids(call, "channel_id"));
    let pinned = call.query("pinned").map(|_| call.query_flag("pinned"));
    let wanted = call.query.iter().filter(|(key, _)| key == "has").map(|(_, what)| what.as_str());
    let wanted = wanted.collect::<Vec<_>>();
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let searched = |channel: &&Channel| {
        (channels.is_empty() || channels.contains(&channel.id))
            && world.channel_for(call.bot, channel.id, READ_MESSAGE_HISTORY).is_ok()
    };
    let fits = |message: &&Message| {
        message.ephemeral_to.is_none()
            && min.is_none_or(|id| message.id > id)
            && max.is_none_or(|id| message.id < id)
            && content.as_ref().is_none_or(|text| message.content.to_lowercase().contains(text))
            && (authors.is_empty() || authors.contains(&message.author_id))
            && (mentions.is_empty() || mentions.iter().any(|id| message.mentions.contains(id)))
            && pinned.is_none_or(|pinned| message.pinned.is_some() == pinned)
            && wanted.iter().all(|what| has(message, what))
    };
    let in_channels = world.channels_of(guild).filter(searched);
    let mut found =
        in_channels.flat_map(|channel| channel.messages.values()).filter(fits).collect::<Vec<_>>();
    found.sort_by_key(|message| std::cmp::Reverse(message.id));
    if call.query("sort_order") == Some("asc") {
        found.reverse();
    }
    let page = found.iter().skip(offset).take(limit).map(|message| {
        let mut data = world.message_json(message, call.bot);
        data["hit"] = json!(true);
        json!([data])
    });
    Ok(Reply::json(json!({
        "messages": page.collect::<Vec<_>>(),
        "doing_deep_historical_index": false,
        "total_results": found.len(),
    })))
}

fn first_message(world: &World, bot: u64, thread: u64) -> Option<Value> {
    let channel = world.channel(thread).ok()?;
    let parent = channel.parent_id.and_then(|id| world.channel(id).ok());
    let message =
        channel.messages.get(&thread).or_else(|| parent.and_then(|parent| parent.messages.get(&thread)))?;
    Some(world.message_json(message, bot))
}

/// `GET /channels/{channel_id}/threads/search`.
fn threads(call: &Call) -> Result<Reply, ApiError> {
    let parent = call.id("channel_id")?;
    let limit = call.query_number("limit", 25, 1, 25)?;
    let offset = call.query_number("offset", 0, 0, 9975)?;
    let (min, max) = (call.query_id("min_id")?, call.query_id("max_id")?);
    let name = call.query("name").map(str::to_lowercase);
    let archived = call.query("archived").map(|_| call.query_flag("archived"));
    let tags = ids(call, "tag");
    let all_tags = call.query("tag_setting") == Some("match_all");
    let world = call.server.world.read();
    world.channel_for(call.bot, parent, READ_MESSAGE_HISTORY)?;
    let mut found = world.threads_json(call.bot, |channel, thread| {
        let tagged = |tag: &u64| channel.applied_tags.contains(tag);
        let fits =
            if all_tags { tags.iter().all(tagged) } else { tags.is_empty() || tags.iter().any(tagged) };
        channel.parent_id == Some(parent)
            && fits
            && min.is_none_or(|id| channel.id > id)
            && max.is_none_or(|id| channel.id < id)
            && archived.is_none_or(|archived| thread.archived == archived)
            && name.as_ref().is_none_or(|name| channel.name.to_lowercase().contains(name))
    });
    let all = found["threads"].as_array().cloned().unwrap_or_default();
    let page = all.iter().skip(offset).take(limit).cloned().collect::<Vec<_>>();
    let first = page.iter().filter_map(|thread| {
        first_message(&world, call.bot, thread["id"].as_str().and_then(|id| id.parse().ok())?)
    });
    found["first_messages"] = first.collect();
    found["has_more"] = json!(offset + page.len() < all.len());
    found["total_results"] = json!(all.len());
    found["threads"] = json!(page);
    Ok(Reply::json(found))
}
