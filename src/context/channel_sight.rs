//! The channels that somebody may know of.

use std::collections::BTreeSet;

use crate::context::bot::Bot;
use trickmate_host::{ChannelId, PlayerId, ServerId};

/// Returns those of these channels that a person may see on a server; none if Discord does not say.
pub(crate) async fn seen_channels(
    bot: &Bot,
    server: Option<ServerId>,
    person: PlayerId,
    channels: BTreeSet<ChannelId>,
) -> BTreeSet<ChannelId> {
    let Some(server) = server else { return BTreeSet::new() };
    bot.delivery.visible_channels(server, person, channels).await.unwrap_or_else(|error| {
        tracing::info!("the channels that a member of server {server} sees are not known: {error}");
        BTreeSet::new()
    })
}

/// Returns `true` if a person may see a channel of a server.
pub(crate) async fn may_see(
    bot: &Bot,
    server: Option<ServerId>,
    person: PlayerId,
    channel: ChannelId,
) -> bool {
    seen_channels(bot, server, person, BTreeSet::from([channel])).await.contains(&channel)
}
