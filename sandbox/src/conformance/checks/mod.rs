//! What Discord's OpenAPI description does not say, as a second opinion on what a bot sends.
//!
//! Pure functions of one request: they know no state, so they cannot tell a message that an edit
//! leaves empty, or a command list that grows past its limit by single registrations.

mod commands;
mod components;
mod message;

use serde_json::Value;

use super::route::segments;
use super::violation::{Report, Violation};

/// Checks a request; knows messages, interaction callbacks and commands, and passes all others.
///
/// `path` is as sent, with or without `/api/v10`. `body` is the JSON value: of a multipart body its
/// decoded `payload_json`. A message of files alone counts as empty unless the body lists them under
/// `attachments`, as libraries do.
pub fn request(method: &str, path: &str, body: &Value) -> Vec<Violation> {
    let path = segments(path);
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    let method = method.to_ascii_uppercase();
    let check = |operation: &str, check: &dyn Fn(&mut Report)| {
        let mut report = Report::new(operation);
        check(&mut report);
        report.into_violations()
    };
    match (method.as_str(), path.as_slice()) {
        ("POST", ["channels", _, "messages"]) => {
            check("POST /channels/{channel_id}/messages", &|report| message::new(body, "/body", report))
        }
        ("PATCH", ["channels", _, "messages", _]) => {
            check("PATCH /channels/{channel_id}/messages/{message_id}", &|report| {
                message::changed(body, "/body", report);
            })
        }
        ("POST", ["channels", _, "threads"]) => check("POST /channels/{channel_id}/threads", &|report| {
            if let Some(first) = body.get("message") {
                message::new(first, "/body/message", report);
            }
        }),
        ("POST", ["webhooks", _, _]) => check("POST /webhooks/{webhook_id}/{webhook_token}", &|report| {
            message::new(body, "/body", report);
        }),
        ("PATCH", ["webhooks", _, _, "messages", message]) => {
            let message = if *message == "@original" { "@original" } else { "{message_id}" };
            check(
                &format!("PATCH /webhooks/{{webhook_id}}/{{webhook_token}}/messages/{message}"),
                &|report| {
                    message::changed(body, "/body", report);
                },
            )
        }
        ("POST", ["interactions", _, _, "callback"]) => {
            check("POST /interactions/{interaction_id}/{interaction_token}/callback", &|report| {
                callback(body, report);
            })
        }
        (_, ["applications", _, rest @ ..]) => {
            let (scope, rest) = match rest {
                ["guilds", _, rest @ ..] => ("/guilds/{guild_id}", rest),
                rest => ("", rest),
            };
            let name = format!("{method} /applications/{{application_id}}{scope}/commands");
            match (method.as_str(), rest) {
                ("PUT", ["commands"]) => check(&name, &|report| commands::list(body, report)),
                ("POST", ["commands"]) => check(&name, &|report| commands::command(body, "/body", report)),
                ("PATCH", ["commands", _]) => check(&format!("{name}/{{command_id}}"), &|report| {
                    commands::changed(body, "/body", report);
                }),
                _ => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

/// An interaction callback carries a new message (4), a changed one (7) or a modal (9).
fn callback(body: &Value, report: &mut Report) {
    let data = &body["data"];
    match body["type"].as_u64() {
        Some(4) => message::new(data, "/body/data", report),
        Some(7) => message::changed(data, "/body/data", report),
        Some(9) => components::modal(data, "/body/data", report),
        _ => {}
    }
}

/// The items of the list under `name`; none when it is missing or something else.
fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value.get(name).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

/// The text under `name`, empty when it is missing or something else.
fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// Reports each item whose key an earlier one has; `place` is that of the list, `name` the key's field.
fn unique<'v>(keys: impl Iterator<Item = (usize, &'v str)>, place: &str, name: &str, report: &mut Report) {
    let mut seen = std::collections::HashSet::new();
    for (index, key) in keys {
        if !seen.insert(key) {
            report.add(format!("{place}/{index}/{name}"), format!("\"{key}\" is used more than once"));
        }
    }
}
