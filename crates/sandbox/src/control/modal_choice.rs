//! A user's values for the inputs of a modal: files, radio buttons and checkboxes.

use crate::form::{Form, Path, parse_id};
use crate::rules::component_kind as kind;
use crate::world::{Attachment, Resolved, World};
use serde_json::{Value, json};

/// Checks such an input and returns it as the bot gets it. Files are given by their place in the list of uploads.
pub(super) fn fill_choice(
    world: &World,
    input: &Value,
    value: Option<&Value>,
    uploads: &[Attachment],
    path: &Path<'_>,
    form: &mut Form,
    resolved: &mut Resolved,
) -> Value {
    let mut filled = json!({"type": input["type"], "id": input["id"], "custom_id": input["custom_id"]});
    let number = input["type"].as_i64().unwrap_or_default();
    if number == kind::CHECKBOX {
        filled["value"] = json!(value.map_or(input["default"] == true, |value| value == true));
        return filled;
    }
    let given = match value {
        Some(Value::Array(list)) => list.clone(),
        Some(Value::Null) | None => Vec::new(),
        Some(one) => vec![one.clone()],
    };
    let required = input["required"] != false;
    let min = input["min_values"].as_u64().unwrap_or(u64::from(required)) as usize;
    let max = input["max_values"].as_u64().unwrap_or(1) as usize;
    if given.is_empty() && required {
        form.required(path);
    } else if !given.is_empty() && !(min..=max).contains(&given.len()) {
        form.length(path, &(min..=max));
    }
    let mut values = Vec::with_capacity(given.len());
    for (index, one) in given.iter().enumerate() {
        let known = if number == kind::FILE_UPLOAD {
            let file = parse_id(one).and_then(|place| uploads.get(usize::try_from(place).ok()?));
            if let Some(file) = file {
                world.resolve_attachment(resolved, file);
            }
            file.map(|file| file.id.to_string())
        } else {
            let options = input["options"].as_array();
            let is_option =
                options.is_some_and(|options| options.iter().any(|option| option["value"] == *one));
            one.as_str().filter(|_| is_option).map(str::to_owned)
        };
        match known {
            Some(known) if !values.contains(&known) => values.push(known),
            _ => form.error(&path.index(index), "COMPONENT_VALIDATION_FAILED", "This cannot be chosen"),
        }
    }
    if number == kind::RADIO_GROUP {
        filled["value"] = json!(values.first());
    } else {
        filled["values"] = json!(values);
    }
    filled
}
