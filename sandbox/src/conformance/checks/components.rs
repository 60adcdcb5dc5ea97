//! Buttons, selects and text inputs, in messages and in modals.

use std::collections::HashSet;

use serde_json::Value;

use super::super::violation::Report;
use super::{list, text, unique};

const ACTION_ROW: u64 = 1;
const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
const TEXT_INPUT: u64 = 4;

const LINK: u64 = 5;
const PREMIUM: u64 = 6;

const MAX_ROWS: usize = 5;

/// The components of a message; `v2` lifts the limit of five rows.
pub(super) fn message(message: &Value, place: &str, v2: bool, report: &mut Report) {
    let place = format!("{place}/components");
    let components = list(message, "components");
    if !v2 && components.len() > MAX_ROWS {
        report.add(place.as_str(), format!("{} rows, more than {MAX_ROWS}", components.len()));
    }
    each(components, &place, &mut |component, place| match kind(component) {
        Some(ACTION_ROW) => row(component, place, report),
        Some(BUTTON) => button(component, place, report),
        Some(STRING_SELECT) => string_select(component, place, report),
        _ => {}
    });
    custom_ids(components, &place, report);
}

/// A modal: rows of one text input each.
pub(super) fn modal(modal: &Value, place: &str, report: &mut Report) {
    let place = format!("{place}/components");
    let components = list(modal, "components");
    if components.len() > MAX_ROWS {
        report.add(place.as_str(), format!("{} rows, more than {MAX_ROWS}", components.len()));
    }
    for (index, row) in components.iter().enumerate().filter(|(_, row)| kind(row) == Some(ACTION_ROW)) {
        let place = format!("{place}/{index}/components");
        let inputs = list(row, "components");
        if inputs.len() != 1 || inputs.iter().any(|input| kind(input) != Some(TEXT_INPUT)) {
            report.add(place.as_str(), "a row of a modal holds exactly one text input");
        }
        for (index, input) in inputs.iter().enumerate() {
            text_input(input, &format!("{place}/{index}"), report);
        }
    }
    custom_ids(components, &place, report);
}

fn text_input(input: &Value, place: &str, report: &mut Report) {
    if text(input, "label").is_empty() {
        report.add(format!("{place}/label"), "a text input in a row needs a label");
    }
    if let (Some(min), Some(max)) = (input["min_length"].as_u64(), input["max_length"].as_u64())
        && min > max
    {
        report.add(format!("{place}/min_length"), format!("{min} is more than max_length {max}"));
    }
}

fn row(row: &Value, place: &str, report: &mut Report) {
    let inside = list(row, "components");
    if inside.len() > 1 && inside.iter().any(|component| kind(component) != Some(BUTTON)) {
        report.add(format!("{place}/components"), "a select takes a whole row");
    }
}

fn button(button: &Value, place: &str, report: &mut Report) {
    let has = |name: &str| button.get(name).is_some_and(|value| !value.is_null());
    let style = button["style"].as_u64();
    let (needed, refused): (&str, &[&str]) = match style {
        Some(LINK) => ("url", &["custom_id", "sku_id"]),
        Some(PREMIUM) => ("sku_id", &["custom_id", "url", "label", "emoji"]),
        _ => ("custom_id", &["url", "sku_id"]),
    };
    if !has(needed) {
        report.add(format!("{place}/{needed}"), "a button of this style needs it");
    }
    for name in refused.iter().filter(|name| has(name)) {
        report.add(format!("{place}/{name}"), "a button of this style must not have it");
    }
    if style != Some(PREMIUM) && text(button, "label").is_empty() && !has("emoji") {
        report.add(place, "a button needs a label or an emoji");
    }
}

fn string_select(select: &Value, place: &str, report: &mut Report) {
    let options = list(select, "options");
    let values = options.iter().map(|option| text(option, "value")).enumerate();
    unique(values, &format!("{place}/options"), "value", report);
    let max = select["max_values"].as_u64().unwrap_or(1);
    if max > options.len() as u64 {
        report
            .add(format!("{place}/max_values"), format!("{max} is more than the {} options", options.len()));
    }
    if let Some(min) = select["min_values"].as_u64().filter(|min| *min > max) {
        report.add(format!("{place}/min_values"), format!("{min} is more than max_values {max}"));
    }
}

fn custom_ids(components: &[Value], place: &str, report: &mut Report) {
    let mut seen = HashSet::new();
    each(components, place, &mut |component, place| {
        if let Some(id) = component.get("custom_id").and_then(Value::as_str)
            && !seen.insert(id.to_owned())
        {
            report.add(format!("{place}/custom_id"), format!("\"{id}\" is used more than once"));
        }
    });
}

/// Visits components and all that are inside them, with their places.
fn each(components: &[Value], place: &str, visit: &mut impl FnMut(&Value, &str)) {
    for (index, component) in components.iter().enumerate() {
        let place = format!("{place}/{index}");
        visit(component, &place);
        each(list(component, "components"), &format!("{place}/components"), visit);
        for name in ["accessory", "component"] {
            if let Some(inside) = component.get(name) {
                visit(inside, &format!("{place}/{name}"));
            }
        }
    }
}

fn kind(component: &Value) -> Option<u64> {
    component["type"].as_u64()
}
