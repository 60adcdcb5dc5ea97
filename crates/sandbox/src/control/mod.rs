//! The sandbox's own interface under `/_sandbox/`: acting as a person, setting the stage, causing faults.
//! `docs/control-api.md` describes it.

mod events;
mod faults;
mod fixtures;
mod interact;
mod modal_choice;
mod options;
mod queries;
mod recording;
mod reports;
mod routing;
mod snapshots;
mod submit;
mod uploads;
mod user_actions;
mod wait;

pub(crate) use interact::{begin, settled};
pub(crate) use queries::usable;
pub(crate) use snapshots::{go_back, reset_all};

use crate::server_state::ServerState;
use axum::Router;
use axum::routing::{get as raw_get, post as raw_post};
use routing::{delete, get, patch, post, put};
use std::sync::Arc;

/// Returns the routes below `/_sandbox`.
pub(crate) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .merge(query_routes())
        .merge(action_routes())
        .merge(fixture_routes())
        .merge(fault_routes())
        .merge(session_routes())
        .fallback(routing::unknown)
        .method_not_allowed_fallback(routing::wrong_method)
}

fn query_routes() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/info", get(queries::info))
        .route("/users/{user_id}/state", get(queries::state))
        .route("/users/{user_id}/events", raw_get(events::stream))
        .route("/users/{user_id}/channels/{channel_id}/commands", get(queries::commands))
        .route("/users/{user_id}/channels/{channel_id}/pins", get(queries::pins))
        .route("/interactions", get(queries::interactions))
        .route("/interactions/{interaction_id}", get(queries::interaction))
}

fn action_routes() -> Router<Arc<ServerState>> {
    let channel = "/users/{user_id}/channels/{channel_id}";
    Router::new()
        .route(&format!("{channel}/messages"), get(queries::messages).merge(post(user_actions::send)))
        .route(
            &format!("{channel}/messages/{{message_id}}"),
            get(queries::message).merge(patch(user_actions::edit)).merge(delete(user_actions::delete)),
        )
        .route(
            &format!("{channel}/messages/{{message_id}}/reactions/{{emoji}}"),
            put(user_actions::react).merge(delete(user_actions::unreact)),
        )
        .route(&format!("{channel}/messages/{{message_id}}/votes"), put(user_actions::vote))
        .route(
            &format!("{channel}/pins/{{message_id}}"),
            put(user_actions::pin).merge(delete(user_actions::unpin)),
        )
        .route(&format!("{channel}/typing"), post(user_actions::typing))
        .route(&format!("{channel}/ack"), post(user_actions::read))
        .route(&format!("{channel}/threads"), post(user_actions::open_thread))
        .route("/users/{user_id}/dms", post(user_actions::open_direct))
        .route("/users/{user_id}/guilds/{guild_id}/voice", put(user_actions::voice))
        .route("/users/{user_id}/interactions", raw_post(interact::submit))
}

fn fixture_routes() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/users", get(queries::users).merge(post(fixtures::create_user)))
        .route("/users/{user_id}", get(queries::user).merge(patch(fixtures::change_user)))
        .route("/applications", get(queries::applications).merge(post(fixtures::create_application)))
        .route("/applications/{application_id}", patch(fixtures::change_application))
        .route("/applications/{application_id}/emojis", get(queries::emojis))
        .route("/guilds", get(queries::guilds).merge(post(fixtures::create_guild)))
        .route(
            "/guilds/{guild_id}",
            get(queries::guild).merge(patch(fixtures::change_guild)).merge(delete(fixtures::delete_guild)),
        )
        .route(
            "/guilds/{guild_id}/applications/{application_id}",
            put(fixtures::install).merge(delete(fixtures::uninstall)),
        )
        .route(
            "/users/{user_id}/applications/{application_id}",
            put(fixtures::install_for_user).merge(delete(fixtures::uninstall_for_user)),
        )
        .route(
            "/guilds/{guild_id}/members/{user_id}",
            put(fixtures::put_member).merge(delete(fixtures::remove_member)),
        )
        .route("/guilds/{guild_id}/roles", post(fixtures::create_role))
        .route(
            "/guilds/{guild_id}/roles/{role_id}",
            patch(fixtures::change_role).merge(delete(fixtures::delete_role)),
        )
        .route("/guilds/{guild_id}/channels", post(fixtures::create_channel))
        .route(
            "/channels/{channel_id}",
            get(queries::channel)
                .merge(patch(fixtures::change_channel))
                .merge(delete(fixtures::delete_channel)),
        )
        .route("/channels/{channel_id}/threads", post(fixtures::create_thread))
        .route(
            "/channels/{channel_id}/permissions/{overwrite_id}",
            put(fixtures::set_overwrite).merge(delete(fixtures::remove_overwrite)),
        )
        .route("/channels/{channel_id}/messages/{message_id}", delete(fixtures::delete_message))
        .route("/clock", get(fixtures::clock).merge(put(fixtures::set_clock)))
        .route("/clock/advance", post(fixtures::advance_clock))
        .route("/rate-limits", get(fixtures::rate_limits).merge(put(fixtures::set_rate_limits)))
}

/// Returns further routes for tests: snapshots, waiting, recording.
fn session_routes() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/reset", post(snapshots::reset))
        .route("/snapshots", get(snapshots::list))
        .route("/snapshots/{name}", put(snapshots::keep).merge(delete(snapshots::forget)))
        .route("/snapshots/{name}/restore", post(snapshots::restore))
        .route("/fixtures", post(fixtures::load))
        .route("/wait", raw_post(wait::wait))
        .route(
            "/recording",
            post(recording::start).merge(raw_get(recording::show)).merge(delete(recording::stop)),
        )
        .route("/replay", raw_post(recording::replay))
}

fn fault_routes() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/faults", get(faults::list).merge(post(faults::add)).merge(delete(faults::clear)))
        .route("/faults/{fault_id}", delete(faults::clear_one))
        .route("/gateway/sessions", get(faults::sessions))
        .route("/gateway/{fault}", post(faults::gateway))
        .route("/transcript", raw_get(reports::transcript).merge(delete(reports::clear_transcript)))
        .route("/unsupported", get(reports::unsupported).merge(delete(reports::clear_unsupported)))
        .route("/violations", get(reports::violations).merge(delete(reports::clear_violations)))
}
