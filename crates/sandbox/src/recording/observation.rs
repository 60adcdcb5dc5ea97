//! Visible state, without ids, times and signatures, which differ from run to run.

use super::references::References;
use crate::world::{Interaction, Message, World};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Everything that can be seen, by name.
pub(crate) type Observed = BTreeMap<String, Value>;

/// Observed fields of a message.
const FIELDS: [&str; 8] =
    ["type", "content", "embeds", "components", "pinned", "mention_everyone", "flags", "poll"];

/// Collects all messages and interactions.
pub(crate) fn observe(world: &World, references: &References) -> Observed {
    let messages = world.channels.values().flat_map(|channel| channel.messages.values());
    let messages =
        messages.map(|message| (references.name(message.id), message_seen(world, references, message)));
    let interactions = world
        .interactions
        .values()
        .map(|interaction| (references.name(interaction.id), interaction_seen(references, interaction)));
    messages.chain(interactions).collect()
}

/// Returns the differences between two moments, as a list.
pub(crate) fn changes(before: &Observed, after: &Observed) -> Vec<Value> {
    let changed = after.iter().filter(|(name, seen)| before.get(*name) != Some(*seen));
    let gone = before.keys().filter(|name| !after.contains_key(*name));
    let mut list = changed.map(|(name, seen)| json!({"what": name, "is": seen})).collect::<Vec<_>>();
    list.extend(gone.map(|name| json!({"what": name, "is": null})));
    list
}

fn message_seen(world: &World, references: &References, message: &Message) -> Value {
    let whole = world.message_json(message, message.ephemeral_to.unwrap_or_default());
    let mut seen = Map::new();
    for field in FIELDS {
        match whole.get(field) {
            None | Some(Value::Null | Value::Bool(false)) => {}
            Some(Value::Array(list)) if list.is_empty() => {}
            Some(value) => {
                seen.insert(field.to_owned(), plain(value, references));
            }
        }
    }
    seen.insert("channel".to_owned(), json!(references.name(message.channel_id)));
    seen.insert("author".to_owned(), json!(references.name(message.author_id)));
    if let Some(user) = message.ephemeral_to {
        seen.insert("only_for".to_owned(), json!(references.name(user)));
    }
    if let Some((_, Some(target))) = message.reference {
        seen.insert("refers_to".to_owned(), json!(references.name(target)));
    }
    if !message.attachments.is_empty() {
        let files = message.attachments.iter();
        let files = files.map(|file| json!({"filename": file.filename, "description": file.description}));
        seen.insert("attachments".to_owned(), files.collect());
    }
    if let Some(reactions) = whole["reactions"].as_array() {
        let counts =
            reactions.iter().map(|one| json!({"emoji": one["emoji"]["name"], "count": one["count"]}));
        seen.insert("reactions".to_owned(), counts.collect());
    }
    Value::Object(seen)
}

fn interaction_seen(references: &References, interaction: &Interaction) -> Value {
    let record = interaction.json();
    json!({
        "state": record["state"],
        "reason": record["reason"],
        "callback_type": record["callback_type"],
        "choices": plain(&record["choices"], references),
        "modal": plain(&record["modal"], references),
    })
}

/// Returns a value without custom ids, signatures and times.
fn plain(value: &Value, references: &References) -> Value {
    match value {
        Value::Object(map) => {
            let kept = map.iter().filter(|(key, _)| {
                !matches!(key.as_str(), "custom_id" | "id" | "timestamp" | "proxy_url" | "proxy_icon_url")
            });
            Value::Object(kept.map(|(key, value)| (key.clone(), plain(value, references))).collect())
        }
        Value::Array(list) => list.iter().map(|value| plain(value, references)).collect(),
        Value::String(text) => json!(plain_text(text, references)),
        other => other.clone(),
    }
}

fn plain_text(text: &str, references: &References) -> String {
    if text.starts_with("http")
        && let Some((_, file)) = text.split_once("/attachments/")
    {
        let path = file.split('?').next().unwrap_or_default();
        return format!("{{file:{}}}", path.rsplit('/').next().unwrap_or_default());
    }
    references.symbolic_text(&without_times(text), true)
}

/// Returns a text with `*` for the seconds in `<t:…>`.
fn without_times(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("<t:") {
        let (before, time) = rest.split_at(start + 3);
        result.push_str(before);
        let digits = time.trim_start_matches('-').trim_start_matches(|letter: char| letter.is_ascii_digit());
        result.push(if digits.len() == time.len() { '?' } else { '*' });
        rest = digits;
    }
    result.push_str(rest);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_signatures_are_left_out() {
        let references = References::default();
        assert_eq!(plain_text("at <t:1785585600:R>, <t:-5>", &references), "at <t:*:R>, <t:*>");
        let address = "http://127.0.0.1:1/attachments/1/2/a.png?ex=1&hm=2";
        assert_eq!(plain_text(address, &references), "{file:a.png}");
        assert_eq!(plain(&json!({"custom_id": "x", "label": "Go"}), &references), json!({"label": "Go"}));
    }

    #[test]
    fn changes_name_what_is_new_other_and_gone() {
        let before = Observed::from([("a".to_owned(), json!(1)), ("b".to_owned(), json!(2))]);
        let after = Observed::from([("b".to_owned(), json!(3)), ("c".to_owned(), json!(4))]);
        let expected = [("b", json!(3)), ("c", json!(4)), ("a", json!(null))];
        let expected = expected.map(|(what, is)| json!({"what": what, "is": is}));
        assert_eq!(changes(&before, &after), expected);
    }
}
