//! Scheduled events.

use super::Patch;
use crate::clock::parse_iso;
use crate::form::{Fields, Form};
use serde_json::{Map, Value, json};

/// On a stage.
pub(crate) const STAGE: i64 = 1;
/// Event in a voice channel.
pub(crate) const VOICE: i64 = 2;
/// Somewhere else.
pub(crate) const EXTERNAL: i64 = 3;

/// Checks the values of a new or changed event; `known` is the current event.
pub(crate) fn parse_scheduled_event(
    fields: &Fields<'_>,
    form: &mut Form,
    known: Option<&Value>,
    now: i64,
) -> Map<String, Value> {
    let mut patch = Patch::new(fields, form, known.is_none());
    patch.require("name").text("name", 1..=100).optional_text("description", 1000);
    patch.require("privacy_level").one_of("privacy_level", &[2]);
    patch.require("entity_type").one_of("entity_type", &[STAGE, VOICE, EXTERNAL]);
    patch.require("scheduled_start_time").time("scheduled_start_time").time("scheduled_end_time");
    patch.optional_id("channel_id");
    if known.is_some() {
        patch.one_of("status", &[1, 2, 3, 4]);
    }
    let mut values = patch.take();
    if let Some(location) = location(fields, form) {
        values.insert("entity_metadata".into(), location);
    }
    if let Some(rule) = recurrence(fields, form) {
        values.insert("recurrence_rule".into(), rule);
    }
    check_place(fields, form, &values, known);
    check_times(fields, form, &values, known, now);
    values
}

fn value<'a>(values: &'a Map<String, Value>, known: Option<&'a Value>, key: &str) -> Option<&'a Value> {
    values.get(key).or_else(|| known?.get(key)).filter(|value| !value.is_null())
}

fn location(fields: &Fields<'_>, form: &mut Form) -> Option<Value> {
    let path = fields.path.key("entity_metadata");
    let inner = Fields::of(fields.get("entity_metadata")?, &path, form)?;
    inner.text(form, "location", 1..=100).map(|location| json!({"location": location}))
}

/// Checks the place: an event elsewhere needs a location and an end; one here needs its channel.
fn check_place(fields: &Fields<'_>, form: &mut Form, values: &Map<String, Value>, known: Option<&Value>) {
    let Some(kind) = value(values, known, "entity_type").and_then(Value::as_i64) else { return };
    if kind == EXTERNAL {
        if fields.get("channel_id").is_some() {
            let message = "channel_id must be null for external events";
            form.error(&fields.path.key("channel_id"), "GUILD_SCHEDULED_EVENT_CHANNEL_NOT_ALLOWED", message);
        }
        if value(values, known, "scheduled_end_time").is_none() {
            form.required(&fields.path.key("scheduled_end_time"));
        }
        if value(values, known, "entity_metadata").is_none() {
            form.required(&fields.path.key("entity_metadata"));
        }
    } else if value(values, known, "channel_id").is_none() {
        form.required(&fields.path.key("channel_id"));
    }
}

fn check_times(
    fields: &Fields<'_>,
    form: &mut Form,
    values: &Map<String, Value>,
    known: Option<&Value>,
    now: i64,
) {
    let time = |key| value(values, known, key).and_then(Value::as_str).and_then(parse_iso);
    let (start, end) = (time("scheduled_start_time"), time("scheduled_end_time"));
    if values.contains_key("scheduled_start_time") && start.is_some_and(|start| start < now) {
        let message = "Cannot schedule event in the past.";
        let path = fields.path.key("scheduled_start_time");
        form.error(&path, "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message);
    }
    if let (Some(start), Some(end)) = (start, end)
        && end <= start
    {
        let message = "Cannot schedule event end time before start time.";
        let path = fields.path.key("scheduled_end_time");
        form.error(&path, "GUILD_SCHEDULED_EVENT_END_BEFORE_START", message);
    }
}

fn recurrence(fields: &Fields<'_>, form: &mut Form) -> Option<Value> {
    if fields.has("recurrence_rule") && fields.get("recurrence_rule").is_none() {
        return Some(Value::Null);
    }
    let path = fields.path.key("recurrence_rule");
    let inner = Fields::of(fields.get("recurrence_rule")?, &path, form)?;
    let mut patch = Patch::new(&inner, form, true);
    patch.require("start").time("start").require("frequency").one_of("frequency", &[0, 1, 2, 3]);
    patch.integer("interval", 1..=2).time("end").integer("count", 1..=i64::from(i32::MAX));
    let mut rule = json!({
        "interval": 1,
        "by_weekday": null,
        "by_n_weekday": null,
        "by_month": null,
        "by_month_day": null,
    });
    super::merge(&mut rule, patch.take());
    for (key, range) in [("by_weekday", 0..=6), ("by_month", 1..=12), ("by_month_day", 1..=31)] {
        let allowed = range.collect::<Vec<_>>();
        if let Some(numbers) = inner.numbers_of(form, key, &allowed) {
            rule[key] = json!(numbers);
        }
    }
    if let Some(days) = inner.list(form, "by_n_weekday", 0..=1) {
        rule["by_n_weekday"] = json!(days);
    }
    Some(rule)
}
