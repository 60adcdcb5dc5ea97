//! Messages: content, embeds, and that there is anything at all.

use serde_json::Value;

use super::super::violation::Report;
use super::{components, list, text};

/// The flag of messages built of components alone.
const COMPONENTS_V2: u64 = 1 << 15;

/// A reference of this type forwards a message.
const FORWARD: u64 = 1;

const MAX_CONTENT: usize = 2_000;
const MAX_EMBEDS_TEXT: usize = 6_000;

/// A message that is created.
pub(super) fn new(message: &Value, place: &str, report: &mut Report) {
    let lists = ["attachments", "components", "embeds", "sticker_ids"];
    let has_something = !text(message, "content").trim().is_empty()
        || lists.iter().any(|name| !list(message, name).is_empty())
        || message["poll"].is_object()
        || message["shared_client_theme"].is_object()
        || message["message_reference"]["type"].as_u64() == Some(FORWARD);
    if !has_something {
        report.add(place, "the message is empty: no content, embeds, components, files, stickers or poll");
    }
    changed(message, place, report);
}

/// A message that is edited, or the part of a new one that does not depend on being new.
pub(super) fn changed(message: &Value, place: &str, report: &mut Report) {
    let characters = text(message, "content").chars().count();
    if characters > MAX_CONTENT {
        report.add(format!("{place}/content"), format!("{characters} characters, more than {MAX_CONTENT}"));
    }
    let total: usize = list(message, "embeds").iter().map(embed_characters).sum();
    if total > MAX_EMBEDS_TEXT {
        report.add(
            format!("{place}/embeds"),
            format!("{total} characters in all embeds together, more than {MAX_EMBEDS_TEXT}"),
        );
    }
    let components_v2 = message["flags"].as_u64().is_some_and(|flags| flags & COMPONENTS_V2 != 0);
    if components_v2 {
        for name in ["content", "embeds", "poll", "sticker_ids"] {
            if message.get(name).is_some_and(|value| !is_empty(value)) {
                report.add(format!("{place}/{name}"), "not allowed in a message of components (V2)");
            }
        }
    }
    components::message(message, place, components_v2, report);
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}

/// What counts towards the limit: title, description, fields, footer and author.
fn embed_characters(embed: &Value) -> usize {
    let fields: usize = list(embed, "fields")
        .iter()
        .map(|field| text(field, "name").chars().count() + text(field, "value").chars().count())
        .sum();
    let texts = [
        text(embed, "title"),
        text(embed, "description"),
        text(&embed["footer"], "text"),
        text(&embed["author"], "name"),
    ];
    fields + texts.iter().map(|text| text.chars().count()).sum::<usize>()
}
