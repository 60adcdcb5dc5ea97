//! Clicks, choices and submitted modals, checked as Discord's client does.

use super::modal_choice::fill_choice;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path, parse_id};
use crate::rules::{SELECTS, component_kind};
use crate::world::{Attachment, Interaction, Message, Resolved, World};
use serde_json::{Value, json};

/// Finds the component of a message with a custom id.
fn find_component<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    components.iter().find_map(|component| {
        if component["custom_id"] == json!(custom_id) {
            return Some(component);
        }
        if let Some(accessory) = component.get("accessory") {
            return find_component(std::slice::from_ref(accessory), custom_id).or_else(|| {
                component["components"].as_array().and_then(|inner| find_component(inner, custom_id))
            });
        }
        component["components"].as_array().and_then(|inner| find_component(inner, custom_id))
    })
}

/// Checks a click or choice and returns the interaction's data.
pub(super) fn component_data(
    world: &World,
    user: u64,
    message: &Message,
    fields: &Fields<'_>,
    form: &mut Form,
) -> Result<Value, ApiError> {
    let custom_id = fields.required_text(form, "custom_id", 1..=100).unwrap_or_default();
    std::mem::take(form).finish()?;
    let refuse =
        |message: &str| Err(ApiError::invalid_field("custom_id", "COMPONENT_VALIDATION_FAILED", message));
    let Some(component) = find_component(&message.components, &custom_id) else {
        return refuse("Component validation failed");
    };
    if component["disabled"] == json!(true) {
        return refuse("The component is disabled");
    }
    let number = component["type"].as_i64().unwrap_or_default();
    let mut data = json!({"custom_id": custom_id, "component_type": number, "id": component["id"]});
    if !SELECTS.contains(&number) {
        return Ok(data);
    }
    let guild = world.channel(message.channel_id)?.guild_id;
    let mut resolved = Resolved::default();
    let place = Place { user, guild, channel: message.channel_id };
    let values = chosen_values(world, place, component, fields, form, &mut resolved);
    std::mem::take(form).finish()?;
    data["values"] = json!(values);
    if let Some(resolved) = resolved.json() {
        data["resolved"] = resolved;
    }
    Ok(data)
}

#[derive(Clone, Copy)]
struct Place {
    user: u64,
    guild: Option<u64>,
    channel: u64,
}

fn chosen_values(
    world: &World,
    place: Place,
    select: &Value,
    fields: &Fields<'_>,
    form: &mut Form,
    resolved: &mut Resolved,
) -> Vec<String> {
    let min = select["min_values"].as_u64().unwrap_or(1) as usize;
    let max = select["max_values"].as_u64().unwrap_or(1) as usize;
    let list = match fields.list(form, "values", min..=max) {
        Some(list) => list.as_slice(),
        None if fields.get("values").is_none() && min == 0 => &[],
        None => {
            if fields.get("values").is_none() {
                form.required(&fields.path.key("values"));
            }
            return Vec::new();
        }
    };
    let path = fields.path.key("values");
    let number = select["type"].as_i64().unwrap_or_default();
    let types = select["channel_types"].as_array().cloned().unwrap_or_default();
    let types = types.iter().filter_map(Value::as_i64).collect::<Vec<_>>();
    let mut values = Vec::new();
    for (index, value) in list.iter().enumerate() {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let id = parse_id(value).unwrap_or_default();
        let found = match number {
            component_kind::STRING_SELECT => select["options"]
                .as_array()
                .is_some_and(|options| options.iter().any(|option| option["value"] == json!(text))),
            component_kind::USER_SELECT => world.resolve_user(resolved, place.guild, place.channel, id),
            component_kind::ROLE_SELECT => world.resolve_role(resolved, place.guild, id),
            component_kind::CHANNEL_SELECT => {
                world.resolve_channel(resolved, place.guild, place.user, id, &types)
            }
            _ => {
                world.resolve_user(resolved, place.guild, place.channel, id)
                    || world.resolve_role(resolved, place.guild, id)
            }
        };
        if found && !values.contains(&text) {
            values.push(text);
        } else {
            form.error(&path.index(index), "COMPONENT_VALIDATION_FAILED", "This cannot be chosen");
        }
    }
    values
}

/// Checks a submitted modal and returns the interaction's data.
pub(super) fn modal_data(
    world: &World,
    origin: &Interaction,
    fields: &Fields<'_>,
    uploads: &[Attachment],
    form: &mut Form,
) -> Result<Value, ApiError> {
    let Some(modal) = &origin.modal else { return Err(ApiError::unknown_interaction()) };
    let custom_id = fields.text(form, "custom_id", 1..=100);
    if custom_id.is_some_and(|custom_id| modal["custom_id"] != json!(custom_id)) {
        let message = "Not the modal that was opened";
        return Err(ApiError::invalid_field("custom_id", "MODAL_VALIDATION_FAILED", message));
    }
    let given = gather(fields);
    let path = fields.path.key("fields");
    let place = Place { user: origin.user_id, guild: origin.guild_id, channel: origin.channel_id };
    let mut resolved = Resolved::default();
    let mut answer = |input: &Value, form: &mut Form| {
        let name = input["custom_id"].as_str().unwrap_or_default();
        let value = given.iter().find(|(key, _)| key == name).map(|(_, value)| value);
        let path = path.key(name);
        match input["type"].as_i64() {
            Some(
                component_kind::FILE_UPLOAD
                | component_kind::RADIO_GROUP
                | component_kind::CHECKBOX_GROUP
                | component_kind::CHECKBOX,
            ) => fill_choice(world, input, value, uploads, &path, form, &mut resolved),
            _ => fill(world, place, input, value, &path, form, &mut resolved),
        }
    };
    let mut components = Vec::new();
    for part in modal["components"].as_array().into_iter().flatten() {
        let mut filled = json!({"type": part["type"], "id": part["id"]});
        match part["type"].as_i64() {
            Some(component_kind::ROW) => {
                let inner = part["components"].as_array().into_iter().flatten();
                filled["components"] = inner.map(|input| answer(input, form)).collect();
            }
            Some(component_kind::LABEL) => filled["component"] = answer(&part["component"], form),
            _ => {}
        }
        components.push(filled);
    }
    std::mem::take(form).finish()?;
    let mut data = json!({"custom_id": modal["custom_id"], "components": components});
    if let Some(resolved) = resolved.json() {
        data["resolved"] = resolved;
    }
    Ok(data)
}

/// Collects the values by custom id, from `fields` or from nested components.
fn gather(fields: &Fields<'_>) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    if let Some(Value::Object(map)) = fields.get("fields") {
        found.extend(map.iter().map(|(key, value)| (key.clone(), value.clone())));
    }
    fn walk(component: &Value, found: &mut Vec<(String, Value)>) {
        if let Some(custom_id) = component["custom_id"].as_str() {
            let value = component.get("values").or_else(|| component.get("value"));
            found.push((custom_id.to_owned(), value.cloned().unwrap_or_default()));
        }
        component["components"].as_array().into_iter().flatten().for_each(|inner| walk(inner, found));
        if component["component"].is_object() {
            walk(&component["component"], found);
        }
    }
    if let Some(Value::Array(list)) = fields.get("components") {
        list.iter().for_each(|component| walk(component, &mut found));
    }
    found
}

fn fill(
    world: &World,
    place: Place,
    input: &Value,
    value: Option<&Value>,
    path: &Path<'_>,
    form: &mut Form,
    resolved: &mut Resolved,
) -> Value {
    let mut filled = json!({"type": input["type"], "id": input["id"], "custom_id": input["custom_id"]});
    let required = input["required"] != json!(false);
    let number = input["type"].as_i64().unwrap_or_default();
    if SELECTS.contains(&number) {
        let body = json!({"values": value.cloned().unwrap_or_else(|| json!([]))});
        let mut select = input.clone();
        if !required {
            select["min_values"] = json!(0);
        }
        if let Some(fields) = Fields::of(&body, path, form) {
            filled["values"] = json!(chosen_values(world, place, &select, &fields, form, resolved));
        }
        return filled;
    }
    let text = value.and_then(Value::as_str).unwrap_or_default();
    let count = text.chars().count() as u64;
    if text.is_empty() && required {
        form.required(path);
    } else if !text.is_empty() || required {
        let min = input["min_length"].as_u64().unwrap_or(0) as usize;
        let max = input["max_length"].as_u64().unwrap_or(4000) as usize;
        if !(min..=max).contains(&(count as usize)) {
            form.length(path, &(min..=max));
        }
    }
    filled["value"] = json!(text);
    filled
}
