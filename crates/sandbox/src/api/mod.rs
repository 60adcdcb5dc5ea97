//! Discord's HTTP API, version 10: the addresses and their handlers. Each noun has a file.

mod applications;
mod audit_log;
mod bans;
mod channel_webhooks;
mod channels;
mod commands;
mod emojis;
mod empty;
mod gateway;
mod guild_settings;
mod guilds;
mod integrations;
mod interactions;
mod invites;
mod members;
mod messages;
mod moderation;
mod monetization;
mod ordering;
mod pins;
mod polls;
mod reactions;
mod roles;
mod scheduled_events;
mod search;
mod sounds;
mod stickers;
mod templates;
mod threads;
mod users;
mod voice;
mod webhooks;

pub(crate) use interactions::respond;
pub(crate) use messages::{edit, page, post as post_message, remove, shown};
pub(crate) use threads::{open_post, open_thread};

use crate::http::{
    Access::{Bot, Open},
    delete, get, method_not_allowed, patch, post, put, unknown_route,
};
use crate::server_state::ServerState;
use axum::Router;
use axum::routing::any;
use std::sync::Arc;

/// Returns the routes below `/api/v10`.
pub(crate) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .merge(about_bots())
        .merge(about_commands())
        .merge(about_guilds())
        .merge(about_channels())
        .merge(about_messages())
        .merge(about_threads())
        .merge(about_interactions())
        .merge(audit_log::router())
        .merge(bans::router())
        .merge(channel_webhooks::router())
        .merge(emojis::router())
        .merge(guild_settings::router())
        .merge(integrations::router())
        .merge(invites::router())
        .merge(moderation::router())
        .merge(monetization::router())
        .merge(ordering::router())
        .merge(polls::router())
        .merge(scheduled_events::router())
        .merge(search::router())
        .merge(sounds::router())
        .merge(stickers::router())
        .merge(templates::router())
        .merge(voice::router())
        .fallback(unknown_route)
        .method_not_allowed_fallback(method_not_allowed)
}

/// Matches addresses like `/api/v10/`, which belong to the API and are none of its operations.
pub(crate) fn elsewhere() -> Router<Arc<ServerState>> {
    Router::new().route("/api", any(unknown_route)).route("/api/{*rest}", any(unknown_route))
}

fn about_bots() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/gateway", get(Open, gateway::url))
        .route("/gateway/bot", get(Bot, gateway::bot))
        .route("/users/@me", get(Bot, users::own).merge(patch(Bot, users::change_own)))
        .route("/users/@me/guilds", get(Bot, users::guilds))
        .route("/users/@me/guilds/{guild_id}", delete(Bot, users::leave_guild))
        .route("/users/@me/channels", post(Bot, users::open_direct).merge(get(Bot, empty::list)))
        .route("/users/{user_id}", get(Bot, users::one))
        .route("/applications/@me", get(Bot, applications::own).merge(patch(Bot, applications::change)))
        .route("/oauth2/applications/@me", get(Bot, applications::own))
        .route(
            "/applications/{application_id}",
            get(Bot, applications::one).merge(patch(Bot, applications::change)),
        )
}

fn about_commands() -> Router<Arc<ServerState>> {
    let global = "/applications/{application_id}/commands";
    let guild = "/applications/{application_id}/guilds/{guild_id}/commands";
    let mut router = Router::new();
    for base in [global, guild] {
        router = router
            .route(
                base,
                get(Bot, commands::list)
                    .merge(post(Bot, commands::create))
                    .merge(put(Bot, commands::replace)),
            )
            .route(
                &format!("{base}/{{command_id}}"),
                get(Bot, commands::one)
                    .merge(patch(Bot, commands::change))
                    .merge(delete(Bot, commands::delete)),
            );
    }
    router.route(&format!("{guild}/permissions"), get(Bot, commands::all_permissions)).route(
        &format!("{guild}/{{command_id}}/permissions"),
        get(Bot, commands::permissions).merge(put(Bot, commands::change_permissions)),
    )
}

fn about_guilds() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}", get(Bot, guilds::one).merge(patch(Bot, guilds::change)))
        .route("/guilds/{guild_id}/preview", get(Bot, guilds::preview))
        .route(
            "/guilds/{guild_id}/channels",
            get(Bot, guilds::channels).merge(post(Bot, guilds::create_channel)),
        )
        .route("/guilds/{guild_id}/threads/active", get(Bot, threads::active))
        .route("/guilds/{guild_id}/roles", get(Bot, roles::list).merge(post(Bot, roles::create)))
        .route(
            "/guilds/{guild_id}/roles/{role_id}",
            get(Bot, roles::one).merge(patch(Bot, roles::change)).merge(delete(Bot, roles::delete)),
        )
        .route("/guilds/{guild_id}/members", get(Bot, members::list))
        .route("/guilds/{guild_id}/members/search", get(Bot, members::search))
        .route(
            "/guilds/{guild_id}/members/@me",
            patch(Bot, members::change_own).merge(get(Bot, members::own)),
        )
        .route(
            "/guilds/{guild_id}/members/{user_id}",
            get(Bot, members::one).merge(patch(Bot, members::change)).merge(delete(Bot, members::remove)),
        )
        .route(
            "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
            put(Bot, members::add_role).merge(delete(Bot, members::remove_role)),
        )
}

fn about_channels() -> Router<Arc<ServerState>> {
    Router::new()
        .route(
            "/channels/{channel_id}",
            get(Bot, channels::one).merge(patch(Bot, channels::change)).merge(delete(Bot, channels::delete)),
        )
        .route(
            "/channels/{channel_id}/permissions/{overwrite_id}",
            put(Bot, channels::set_overwrite).merge(delete(Bot, channels::remove_overwrite)),
        )
        .route("/channels/{channel_id}/typing", post(Bot, channels::typing))
        .route("/channels/{channel_id}/pins", get(Bot, pins::list))
        .route(
            "/channels/{channel_id}/pins/{message_id}",
            put(Bot, pins::pin).merge(delete(Bot, pins::unpin)),
        )
        .route("/channels/{channel_id}/messages/pins", get(Bot, pins::page))
        .route(
            "/channels/{channel_id}/messages/pins/{message_id}",
            put(Bot, pins::pin).merge(delete(Bot, pins::unpin)),
        )
}

fn about_messages() -> Router<Arc<ServerState>> {
    let one = "/channels/{channel_id}/messages/{message_id}";
    Router::new()
        .route("/channels/{channel_id}/messages", get(Bot, messages::list).merge(post(Bot, messages::create)))
        .route("/channels/{channel_id}/messages/bulk-delete", post(Bot, messages::bulk_delete))
        .route(
            one,
            get(Bot, messages::one).merge(patch(Bot, messages::change)).merge(delete(Bot, messages::delete)),
        )
        .route(&format!("{one}/reactions"), delete(Bot, reactions::clear))
        .route(
            &format!("{one}/reactions/{{emoji_name}}"),
            get(Bot, reactions::list).merge(delete(Bot, reactions::clear_one)),
        )
        .route(
            &format!("{one}/reactions/{{emoji_name}}/@me"),
            put(Bot, reactions::add).merge(delete(Bot, reactions::remove_own)),
        )
        .route(&format!("{one}/reactions/{{emoji_name}}/{{user_id}}"), delete(Bot, reactions::remove))
        .route(&format!("{one}/threads"), post(Bot, threads::create_from_message))
}

fn about_threads() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/channels/{channel_id}/threads", post(Bot, threads::create))
        .route("/channels/{channel_id}/threads/archived/public", get(Bot, threads::archived_public))
        .route("/channels/{channel_id}/threads/archived/private", get(Bot, threads::archived_private))
        .route(
            "/channels/{channel_id}/users/@me/threads/archived/private",
            get(Bot, threads::archived_joined),
        )
        .route("/channels/{channel_id}/thread-members", get(Bot, threads::members))
        .route(
            "/channels/{channel_id}/thread-members/@me",
            put(Bot, threads::join).merge(delete(Bot, threads::leave)),
        )
        .route(
            "/channels/{channel_id}/thread-members/{user_id}",
            get(Bot, threads::member)
                .merge(put(Bot, threads::add_member))
                .merge(delete(Bot, threads::remove_member)),
        )
}

fn about_interactions() -> Router<Arc<ServerState>> {
    Router::new()
        .route(
            "/interactions/{interaction_id}/{interaction_token}/callback",
            post(Open, interactions::callback),
        )
        .route(
            "/webhooks/{webhook_id}/{webhook_token}",
            post(Open, webhooks::follow_up)
                .merge(get(Open, channel_webhooks::one_by_token))
                .merge(patch(Open, channel_webhooks::change_by_token))
                .merge(delete(Open, channel_webhooks::remove_by_token)),
        )
        .route(
            "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
            get(Open, webhooks::one)
                .merge(patch(Open, webhooks::change))
                .merge(delete(Open, webhooks::delete)),
        )
}
