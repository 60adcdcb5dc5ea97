//! The actions of people, as requests of the control API.

use crate::world::World;
use serde_json::{Map, Value};

/// An action of a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    Send,
    Edit,
    Delete,
    React,
    Unreact,
    Pin,
    Unpin,
    OpenThread,
    OpenDirect,
    Interact,
    AdvanceClock,
}

/// Methods and paths; braces match one segment.
const ACTIONS: [(&str, &str, Action); 11] = [
    ("POST", "users/{user_id}/channels/{channel_id}/messages", Action::Send),
    ("PATCH", "users/{user_id}/channels/{channel_id}/messages/{message_id}", Action::Edit),
    ("DELETE", "users/{user_id}/channels/{channel_id}/messages/{message_id}", Action::Delete),
    ("PUT", "users/{user_id}/channels/{channel_id}/messages/{message_id}/reactions/{emoji}", Action::React),
    (
        "DELETE",
        "users/{user_id}/channels/{channel_id}/messages/{message_id}/reactions/{emoji}",
        Action::Unreact,
    ),
    ("PUT", "users/{user_id}/channels/{channel_id}/pins/{message_id}", Action::Pin),
    ("DELETE", "users/{user_id}/channels/{channel_id}/pins/{message_id}", Action::Unpin),
    ("POST", "users/{user_id}/channels/{channel_id}/threads", Action::OpenThread),
    ("POST", "users/{user_id}/dms", Action::OpenDirect),
    ("POST", "users/{user_id}/interactions", Action::Interact),
    ("POST", "clock/advance", Action::AdvanceClock),
];

/// The variable parts of a path, by name.
type Params = Vec<(String, String)>;

impl Action {
    /// Returns the action behind a request, with the parts of its path; `None` for one without lasting effect, such as
    /// typing.
    pub(crate) fn of(method: &str, path: &str) -> Option<(Self, Params)> {
        let path = path.trim_start_matches("/_sandbox").trim_start_matches("/v1").trim_matches('/');
        ACTIONS
            .iter()
            .filter(|(known, ..)| *known == method)
            .find_map(|(_, pattern, action)| Some((*action, fill(pattern, path)?)))
    }
}

fn fill(pattern: &str, path: &str) -> Option<Params> {
    let mut params = Params::new();
    let (mut wanted, mut given) = (pattern.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return Some(params),
            (Some(wanted), Some(given)) => {
                match wanted.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
                    Some(name) => {
                        let given = percent_encoding::percent_decode_str(given).decode_utf8_lossy();
                        params.push((name.to_owned(), given.into_owned()));
                    }
                    None if wanted == given => {}
                    None => return None,
                }
            }
            _ => return None,
        }
    }
}

/// Returns the custom ids of the message or form that an interaction concerns, in order: bots may draw different ones
/// in each run.
pub(crate) fn recorded_ids(world: &World, body: &Value) -> Vec<String> {
    let id = |name: &str| body.get(name).and_then(Value::as_str).and_then(|id| id.parse::<u64>().ok());
    let mut ids = Vec::new();
    match body.get("type").and_then(Value::as_u64) {
        Some(3) => {
            let channel = id("channel_id").and_then(|id| world.channel(id).ok());
            let message = channel.and_then(|channel| channel.messages.get(&id("message_id")?));
            for component in message.map(|message| message.components.as_slice()).unwrap_or_default() {
                collect(component, &mut ids);
            }
        }
        Some(5) => {
            let origin = id("interaction_id").and_then(|id| world.interaction(id).ok());
            if let Some(modal) = origin.and_then(|origin| origin.modal.as_ref()) {
                collect(modal, &mut ids);
            }
        }
        _ => {}
    }
    ids
}

/// Returns the label of the button that is pressed.
pub(crate) fn recorded_label(world: &World, body: &Value) -> Option<String> {
    fn find(value: &Value, custom_id: &Value) -> Option<String> {
        match value {
            Value::Object(map) if map.get("custom_id") == Some(custom_id) => {
                map.get("label").and_then(Value::as_str).map(str::to_owned)
            }
            Value::Object(map) => map.values().find_map(|value| find(value, custom_id)),
            Value::Array(list) => list.iter().find_map(|value| find(value, custom_id)),
            _ => None,
        }
    }
    let id = |name: &str| body.get(name).and_then(Value::as_str).and_then(|id| id.parse::<u64>().ok());
    let message = world.channel(id("channel_id")?).ok()?.messages.get(&id("message_id")?)?;
    let custom_id = body.get("data")?.get("custom_id")?;
    message.components.iter().find_map(|component| find(component, custom_id))
}

fn collect(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            ids.extend(map.get("custom_id").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|value| collect(value, ids));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, ids)),
        _ => {}
    }
}

/// Replaces outdated custom ids by the current ones in the same places.
pub(crate) fn rename(body: &mut Value, before: &[String], now: &[String]) {
    if before.len() != now.len() {
        return;
    }
    let new_name = |text: &str| {
        let place = before.iter().position(|id| id == text && !now.contains(id))?;
        Some(now[place].clone())
    };
    replace(body, &new_name);
}

fn replace(value: &mut Value, new_name: &impl Fn(&str) -> Option<String>) {
    match value {
        Value::String(text) => {
            if let Some(name) = new_name(text) {
                *text = name;
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| replace(value, new_name)),
        Value::Object(map) => {
            let old = std::mem::replace(map, Map::new());
            for (key, mut value) in old {
                replace(&mut value, new_name);
                map.insert(new_name(&key).unwrap_or(key), value);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn requests_are_recognised() {
        let (action, params) = Action::of("PUT", "/_sandbox/v1/users/1/channels/2/pins/3").unwrap();
        assert_eq!(action, Action::Pin);
        assert_eq!(params[2], ("message_id".to_owned(), "3".to_owned()));
        assert_eq!(Action::of("POST", "/users/1/interactions").unwrap().0, Action::Interact);
        assert!(Action::of("POST", "/users/1/channels/2/typing").is_none());
        assert!(Action::of("GET", "/users/1/interactions").is_none());
    }

    #[test]
    fn drawn_ids_are_found_by_their_place() {
        let mut body = json!({"custom_id": "aa", "fields": {"bb": "text", "kept": "aa"}});
        let [before, now] =
            [["aa", "bb", "kept"], ["cc", "dd", "kept"]].map(|ids| ids.map(str::to_owned).to_vec());
        rename(&mut body, &before, &now);
        assert_eq!(body, json!({"custom_id": "cc", "fields": {"dd": "text", "kept": "cc"}}));
    }
}
