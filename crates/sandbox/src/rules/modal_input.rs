//! The inputs of a modal that are neither text nor a select: files, radio buttons and checkboxes.

use super::component::{Seen, kind};
use crate::form::{Fields, Form};
use serde_json::{Value, json};
use std::collections::HashSet;

/// Checks an input for files, radio buttons or checkboxes.
pub(super) fn parse_modal_input(
    fields: &Fields<'_>,
    form: &mut Form,
    seen: &mut Seen,
    number: i64,
) -> Option<Value> {
    let custom_id = fields.required_token(form, "custom_id", 1..=100)?;
    seen.custom_id(fields.path, form, &custom_id);
    let mut input = json!({"type": number, "id": seen.number(fields, form), "custom_id": custom_id});
    if number == kind::CHECKBOX {
        input["default"] = json!(fields.boolean(form, "default").unwrap_or(false));
        input["required"] = json!(false);
        return Some(input);
    }
    let required = fields.boolean(form, "required").unwrap_or(true);
    input["required"] = json!(required);
    if number != kind::FILE_UPLOAD {
        input["options"] = json!(parse_options(fields, form, number)?);
    } else if let Some(types) = parse_file_types(fields, form) {
        input["file_types"] = json!(types);
    }
    if number != kind::RADIO_GROUP {
        let options = input["options"].as_array().map_or(1, |options| options.len() as i64);
        let min = fields.integer(form, "min_values", 0..=10);
        let max = fields.integer(form, "max_values", 1..=10).unwrap_or(options);
        if min.is_some_and(|min| min > max) {
            let message = "The minimum of values exceeds their maximum";
            let path = fields.path.key("min_values");
            form.error(&path, "SELECT_COMPONENT_INVALID_MIN_VALUES", message);
        }
        if required && min == Some(0) {
            let message = "The minimum of values must be at least 1 when required";
            let path = fields.path.key("min_values");
            form.error(&path, "SELECT_COMPONENT_INVALID_MIN_VALUES", message);
        }
        input["min_values"] = json!(min.unwrap_or(i64::from(required)));
        input["max_values"] = json!(max);
    }
    Some(input)
}

/// Reads the allowed kinds of files: `audio`, `image`, `video`, or an extension with its dot.
fn parse_file_types(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<String>> {
    let list = fields.list(form, "file_types", 0..=10)?;
    let path = fields.path.key("file_types");
    let mut types = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let is_extension = |text: &str| text.len() > 1 && text.starts_with('.');
        let known = |text: &&str| matches!(*text, "audio" | "image" | "video") || is_extension(text);
        match value.as_str().filter(known) {
            Some(text) => types.push(text.to_owned()),
            None => {
                let message = "File types are audio, image, video, or an extension such as .pdf";
                form.error(&path.index(index), "FILE_UPLOAD_COMPONENT_INVALID_FILE_TYPE", message);
            }
        }
    }
    Some(types)
}

fn parse_options(fields: &Fields<'_>, form: &mut Form, number: i64) -> Option<Vec<Value>> {
    let path = fields.path.key("options");
    if fields.get("options").is_none() {
        form.required(&path);
        return None;
    }
    let least = if number == kind::RADIO_GROUP { 2 } else { 1 };
    let list = fields.list(form, "options", least..=10)?;
    let mut values = HashSet::new();
    let mut defaults = 0;
    let mut options = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let label = inner.required_text(form, "label", 1..=100);
        let value = inner.required_token(form, "value", 1..=100);
        let default = inner.boolean(form, "default").unwrap_or(false);
        let description = inner.text(form, "description", 0..=100);
        let (Some(label), Some(value)) = (label, value) else { continue };
        if !values.insert(value.clone()) {
            let message = "The specified option value is already used";
            form.error(&path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        defaults += usize::from(default);
        options.push(json!({"label": label, "value": value, "description": description, "default": default}));
    }
    if number == kind::RADIO_GROUP && defaults > 1 {
        let message = "More options are chosen by default than may be chosen";
        form.error(&path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
    Some(options)
}
