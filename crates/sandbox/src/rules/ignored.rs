//! Fields that Discord heeds and the sandbox does not: setting them succeeds and changes nothing, unless the sandbox is
//! strict.

use serde_json::Value;

/// The fields of a request that nothing comes of. `template` is the path of the route.
pub(crate) fn ignored_fields(method: &str, template: &str, body: &Value) -> Vec<&'static str> {
    let fields: &[&'static str] = match (method, template) {
        ("PATCH", "/users/@me") => &["banner"],
        ("PATCH", "/applications/@me" | "/applications/{application_id}") => &[
            "cover_image",
            "custom_install_url",
            "event_webhooks_status",
            "event_webhooks_types",
            "event_webhooks_url",
            "flags",
            "icon",
            "install_params",
            "integration_types_config",
            "role_connections_verification_url",
            "tags",
        ],
        ("PATCH", "/guilds/{guild_id}") => &[
            "afk_channel_id",
            "afk_timeout",
            "banner",
            "default_message_notifications",
            "description",
            "discovery_splash",
            "explicit_content_filter",
            "features",
            "icon",
            "preferred_locale",
            "premium_progress_bar_enabled",
            "public_updates_channel_id",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "splash",
            "system_channel_flags",
            "system_channel_id",
            "verification_level",
        ],
        ("POST", "/guilds/{guild_id}/channels") | ("PATCH", "/channels/{channel_id}") => {
            &["bitrate", "rtc_region", "user_limit", "video_quality_mode"]
        }
        ("POST", "/guilds/{guild_id}/roles") | ("PATCH", "/guilds/{guild_id}/roles/{role_id}") => {
            &["colors", "icon", "unicode_emoji"]
        }
        ("PATCH", "/guilds/{guild_id}/members/{user_id}") => &["flags"],
        ("PATCH", "/guilds/{guild_id}/members/@me") => &["avatar", "banner", "bio"],
        _ => &[],
    };
    let given = |field: &&&str| body.get(**field).is_some_and(|value| !value.is_null());
    fields.iter().filter(given).copied().collect()
}
