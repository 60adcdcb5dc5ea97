//! The sandbox's own interface under `/_sandbox/`: being a person, setting the stage, breaking things. Described in
//! `docs/control-api.md`.

mod act;
mod events;
mod evidence;
mod faults;
mod front;
mod interact;
mod options;
mod see;
mod stage;
mod submit;
mod uploads;

pub(crate) use interact::{begin, settled};
pub(crate) use see::usable;
pub(crate) use stage::USUAL_BOT_PERMISSIONS;

use crate::server::Server;
use axum::Router;
use axum::routing::get as raw_get;
use front::{delete, get, patch, post, put};
use std::sync::Arc;

/// The routes below `/_sandbox`.
pub(crate) fn router() -> Router<Arc<Server>> {
    Router::new()
        .merge(seeing())
        .merge(acting())
        .merge(staging())
        .merge(breaking())
        .fallback(front::unknown)
        .method_not_allowed_fallback(front::wrong_method)
}

fn seeing() -> Router<Arc<Server>> {
    Router::new()
        .route("/info", get(see::info))
        .route("/users/{user_id}/state", get(see::state))
        .route("/users/{user_id}/events", raw_get(events::stream))
        .route("/users/{user_id}/channels/{channel_id}/commands", get(see::commands))
        .route("/users/{user_id}/channels/{channel_id}/pins", get(see::pins))
        .route("/interactions", get(see::interactions))
        .route("/interactions/{interaction_id}", get(see::interaction))
}

fn acting() -> Router<Arc<Server>> {
    let channel = "/users/{user_id}/channels/{channel_id}";
    Router::new()
        .route(&format!("{channel}/messages"), get(see::messages).merge(post(act::send)))
        .route(
            &format!("{channel}/messages/{{message_id}}"),
            get(see::message).merge(patch(act::edit)).merge(delete(act::delete)),
        )
        .route(
            &format!("{channel}/messages/{{message_id}}/reactions/{{emoji}}"),
            put(act::react).merge(delete(act::unreact)),
        )
        .route(&format!("{channel}/pins/{{message_id}}"), put(act::pin).merge(delete(act::unpin)))
        .route(&format!("{channel}/typing"), post(act::typing))
        .route(&format!("{channel}/ack"), post(act::read))
        .route(&format!("{channel}/threads"), post(act::open_thread))
        .route("/users/{user_id}/dms", post(act::open_direct))
        .route("/users/{user_id}/interactions", axum::routing::post(interact::submit))
}

fn staging() -> Router<Arc<Server>> {
    Router::new()
        .route("/users", get(see::users).merge(post(stage::create_user)))
        .route("/users/{user_id}", get(see::user).merge(patch(stage::change_user)))
        .route("/applications", get(see::applications).merge(post(stage::create_application)))
        .route("/guilds", get(see::guilds).merge(post(stage::create_guild)))
        .route(
            "/guilds/{guild_id}",
            get(see::guild).merge(patch(stage::change_guild)).merge(delete(stage::delete_guild)),
        )
        .route(
            "/guilds/{guild_id}/applications/{application_id}",
            put(stage::install).merge(delete(stage::uninstall)),
        )
        .route(
            "/guilds/{guild_id}/members/{user_id}",
            put(stage::put_member).merge(delete(stage::remove_member)),
        )
        .route("/guilds/{guild_id}/roles", post(stage::create_role))
        .route(
            "/guilds/{guild_id}/roles/{role_id}",
            patch(stage::change_role).merge(delete(stage::delete_role)),
        )
        .route("/guilds/{guild_id}/channels", post(stage::create_channel))
        .route(
            "/channels/{channel_id}",
            get(see::channel).merge(patch(stage::change_channel)).merge(delete(stage::delete_channel)),
        )
        .route("/channels/{channel_id}/threads", post(stage::create_thread))
        .route(
            "/channels/{channel_id}/permissions/{overwrite_id}",
            put(stage::set_overwrite).merge(delete(stage::remove_overwrite)),
        )
        .route("/channels/{channel_id}/messages/{message_id}", delete(stage::delete_message))
        .route("/clock", get(stage::clock).merge(put(stage::set_clock)))
        .route("/clock/advance", post(stage::advance_clock))
        .route("/rate-limits", get(stage::rate_limits).merge(put(stage::set_rate_limits)))
}

fn breaking() -> Router<Arc<Server>> {
    Router::new()
        .route("/faults", get(faults::list).merge(post(faults::add)).merge(delete(faults::clear)))
        .route("/faults/{fault_id}", delete(faults::clear_one))
        .route("/gateway/sessions", get(faults::sessions))
        .route("/gateway/{fault}", post(faults::gateway))
        .route("/transcript", raw_get(evidence::transcript).merge(delete(evidence::clear_transcript)))
        .route("/unsupported", get(evidence::unsupported).merge(delete(evidence::clear_unsupported)))
        .route("/violations", get(evidence::violations).merge(delete(evidence::clear_violations)))
}
