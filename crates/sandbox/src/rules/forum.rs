//! The special settings of forums and voice channels.

use super::Patch;
use crate::form::{Fields, Form};
use crate::world::ChannelSettings;
use serde_json::{Value, json};

/// Tags of a forum.
const MAX_TAGS: usize = 20;

/// Checks the settings of forums and voice channels; `archive` are the minutes of silence after which a thread may be
/// archived.
pub(super) fn parse_settings(fields: &Fields<'_>, form: &mut Form, archive: &[i64]) -> ChannelSettings {
    let mut patch = Patch::new(fields, form, false);
    patch.one_of("default_auto_archive_duration", archive);
    patch.integer("default_thread_rate_limit_per_user", 0..=21_600).one_of("default_sort_order", &[0, 1]);
    patch.one_of("default_forum_layout", &[0, 1, 2]).integer("flags", 0..=i64::from(i32::MAX));
    patch.integer("bitrate", 8000..=i64::from(i32::MAX)).integer("user_limit", 0..=10_000);
    patch.one_of("video_quality_mode", &[1, 2]).optional_text("rtc_region", 64);
    let mut settings = patch.take();
    if let Some(tags) = parse_tags(fields, form) {
        settings.insert("available_tags".into(), json!(tags));
    }
    if fields.has("default_reaction_emoji") {
        settings.insert("default_reaction_emoji".into(), parse_reaction(fields, form));
    }
    settings
}

fn parse_reaction(fields: &Fields<'_>, form: &mut Form) -> Value {
    let path = fields.path.key("default_reaction_emoji");
    let Some(value) = fields.get("default_reaction_emoji") else { return Value::Null };
    let Some(inner) = Fields::of(value, &path, form) else { return Value::Null };
    one_emoji(&inner, form);
    let mut patch = Patch::new(&inner, form, false);
    patch.set("emoji_id", Value::Null).set("emoji_name", Value::Null);
    Value::Object(patch.optional_id("emoji_id").optional_text("emoji_name", 100).take())
}

/// Complains if both a custom and a Unicode emoji are given.
fn one_emoji(fields: &Fields<'_>, form: &mut Form) {
    let given = |key: &str| fields.get(key).is_some_and(|value| value != "");
    if given("emoji_id") && given("emoji_name") {
        let message = "At most one of emoji_id and emoji_name may be set";
        form.error(&fields.path.key("emoji_name"), "EMOJI_ID_AND_NAME_MUTUALLY_EXCLUSIVE", message);
    }
}

fn parse_tags(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<Value>> {
    let list = fields.list(form, "available_tags", 0..=MAX_TAGS)?;
    let path = fields.path.key("available_tags");
    let mut tags: Vec<Value> = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        one_emoji(&inner, form);
        let mut patch = Patch::new(&inner, form, true);
        patch.set("moderated", false).set("emoji_id", Value::Null).set("emoji_name", Value::Null);
        patch.require("name").text("name", 1..=20).boolean("moderated");
        patch.optional_id("id").optional_id("emoji_id").optional_text("emoji_name", 100);
        let tag = Value::Object(patch.take());
        if tags.iter().any(|other| other["name"] == tag["name"]) {
            form.error(&path.key("name"), "FORUM_TAG_NAMES_MUST_BE_UNIQUE", "Tag names must be unique");
        }
        tags.push(tag);
    }
    Some(tags)
}
