//! Fields that Discord uses and the sandbox does not: setting them succeeds and changes nothing, unless the sandbox is
//! strict.

use serde_json::Value;

/// Returns the fields of a request that have no effect. `template` is the path of the route.
pub(crate) fn ignored_fields(method: &str, template: &str, body: &Value) -> Vec<&'static str> {
    let fields: &[&'static str] = match (method, template) {
        ("PATCH", "/applications/@me" | "/applications/{application_id}") => {
            &["event_webhooks_status", "event_webhooks_types", "event_webhooks_url"]
        }
        ("PATCH", "/guilds/{guild_id}") => &["features"],
        _ => &[],
    };
    let given = |field: &&&str| body.get(**field).is_some_and(|value| !value.is_null());
    fields.iter().filter(given).copied().collect()
}
