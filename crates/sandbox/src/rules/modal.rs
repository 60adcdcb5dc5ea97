//! Modals: a title and up to five inputs, each in a row or under a label.

use super::component::{SELECTS, Seen, kind, parse_select, type_of, wrong_type};
use super::modal_input::parse_modal_input;
use crate::form::{Fields, Form};
use serde_json::{Value, json};

const MAX_INPUTS: usize = 5;
const MAX_VALUE_LENGTH: i64 = 4000;

/// Checks the data of a modal callback.
pub(crate) fn parse_modal(fields: &Fields<'_>, form: &mut Form) -> Value {
    let title = fields.required_text(form, "title", 1..=45);
    let custom_id = fields.required_token(form, "custom_id", 1..=100);
    let path = fields.path.key("components");
    if fields.get("components").is_none() {
        form.required(&path);
    }
    let list = fields.list(form, "components", 1..=MAX_INPUTS);
    let mut seen = Seen::default();
    let mut parts = Vec::new();
    for (index, value) in list.into_iter().flatten().enumerate() {
        let path = path.index(index);
        let Some(part) = Fields::of(value, &path, form) else { continue };
        match type_of(&part, form) {
            Some(kind::ROW) => parts.extend(parse_row(&part, form, &mut seen)),
            Some(kind::LABEL) => parts.extend(parse_label(&part, form, &mut seen)),
            Some(kind::TEXT_DISPLAY) => {
                if let Some(content) = part.required_text(form, "content", 1..=4000) {
                    let id = seen.number(&part, form);
                    parts.push(json!({"type": kind::TEXT_DISPLAY, "id": id, "content": content}));
                }
            }
            Some(_) => wrong_type(&path, form, "1, 10, 18"),
            None => {}
        }
    }
    json!({"title": title, "custom_id": custom_id, "components": parts})
}

fn parse_row(row: &Fields<'_>, form: &mut Form, seen: &mut Seen) -> Option<Value> {
    let path = row.path.key("components");
    if row.get("components").is_none() {
        form.required(&path);
        return None;
    }
    let list = row.list(form, "components", 1..=1)?;
    let id = seen.number(row, form);
    let path = path.index(0);
    let input = Fields::of(list.first()?, &path, form)?;
    match type_of(&input, form)? {
        kind::TEXT_INPUT => {
            let input = parse_text_input(&input, form, seen, true)?;
            Some(json!({"type": kind::ROW, "id": id, "components": [input]}))
        }
        _ => {
            wrong_type(&path, form, "4");
            None
        }
    }
}

fn parse_label(part: &Fields<'_>, form: &mut Form, seen: &mut Seen) -> Option<Value> {
    let id = seen.number(part, form);
    let label = part.required_text(form, "label", 1..=45)?;
    let description = part.text(form, "description", 0..=100);
    let path = part.path.key("component");
    let Some(value) = part.get("component") else {
        form.required(&path);
        return None;
    };
    let inner = Fields::of(value, &path, form)?;
    let component = match type_of(&inner, form)? {
        kind::TEXT_INPUT => parse_text_input(&inner, form, seen, false)?,
        number if SELECTS.contains(&number) => parse_select(&inner, form, seen, number, true)?,
        number @ (kind::FILE_UPLOAD | kind::RADIO_GROUP | kind::CHECKBOX_GROUP | kind::CHECKBOX) => {
            parse_modal_input(&inner, form, seen, number)?
        }
        _ => {
            wrong_type(&path, form, "3, 4, 5, 6, 7, 8, 19, 21, 22, 23");
            return None;
        }
    };
    Some(json!({
        "type": kind::LABEL, "id": id, "label": label, "description": description, "component": component,
    }))
}

fn parse_text_input(fields: &Fields<'_>, form: &mut Form, seen: &mut Seen, in_row: bool) -> Option<Value> {
    let path = fields.path;
    let custom_id = fields.required_token(form, "custom_id", 1..=100);
    if let Some(custom_id) = &custom_id {
        seen.custom_id(path, form, custom_id);
    }
    let id = seen.number(fields, form);
    if fields.get("style").is_none() {
        form.required(&path.key("style"));
    }
    let style = fields.one_of(form, "style", &[1, 2]);
    let label =
        if in_row { fields.required_text(form, "label", 1..=45) } else { fields.text(form, "label", 1..=45) };
    let min = fields.integer(form, "min_length", 0..=MAX_VALUE_LENGTH);
    let max = fields.integer(form, "max_length", 1..=MAX_VALUE_LENGTH);
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        let message = "The minimum length exceeds the maximum length";
        form.error(&path.key("min_length"), "TEXT_INPUT_COMPONENT_INVALID_MIN_LENGTH", message);
    }
    let value = fields.text(form, "value", 0..=MAX_VALUE_LENGTH as usize);
    if let (Some(value), Some(max)) = (&value, max)
        && value.chars().count() as i64 > max
    {
        form.length(&path.key("value"), &(0..=max as usize));
    }
    let mut input = json!({
        "type": kind::TEXT_INPUT,
        "id": id,
        "custom_id": custom_id?,
        "style": style?,
        "required": fields.boolean(form, "required").unwrap_or(true),
    });
    for (key, number) in [("min_length", min), ("max_length", max)] {
        if let Some(number) = number {
            input[key] = json!(number);
        }
    }
    for (key, text) in
        [("label", label), ("value", value), ("placeholder", fields.text(form, "placeholder", 0..=100))]
    {
        if let Some(text) = text {
            input[key] = json!(text);
        }
    }
    Some(input)
}
