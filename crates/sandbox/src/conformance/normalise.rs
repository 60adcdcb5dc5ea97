//! Corrections of Discord's description for requests and answers, and further demands on answers. [`super::accepted`]
//! has the values that Discord accepts beyond it in requests, [`super::documented`] the operations that are documented
//! and not described.
//!
//! Each function changes the description in one respect and names its source. Everything else is checked by the letter.
//! Besides:
//!
//! - Properties that a request's schema does not name are let through: Discord ignores them, and
//!   libraries send some (serenity `nsfw` on commands, `animated` on emoji). In answers they are
//!   reported, because the sandbox must not invent fields.
//! - A query flag may be `True`, `true` or `1`: Discord's reference, "Boolean Query Strings".
//! - A request without a body counts as `{}` where that would do, whatever content type it names: libraries send none
//!   where the description asks for one without required fields (serenity and discord.py, when they ban).

use serde_json::{Map, Value, json};

use super::description::reference;

pub(super) const SNOWFLAKE: &str = "/components/schemas/SnowflakeType";

/// Corrects errors of the description, for requests and answers.
pub(super) fn correct(document: &mut Value) {
    ids_by_format(document);
    error_codes(document);
    application_summary(document);
    first_message_of_thread(document);
    forwards(document);
    media_channels(document);
    template_icon(document);
    every_object(document, &mut drop_empty_enum);
}

/// Checks ids by the format "snowflake" alone. It covers the pattern beside it and the limit of 64 bits, so a wrong id
/// gives one text instead of two.
fn ids_by_format(document: &mut Value) {
    if let Some(schema) = document.pointer_mut(SNOWFLAKE) {
        *schema = json!({ "type": "string", "format": "snowflake" });
    }
}

/// Corrects Discord's error codes: those of wrong fields are words (`BASE_TYPE_MAX_LENGTH`), where the description has
/// numbers, and the documentation has the code of a 429 as optional.
fn error_codes(document: &mut Value) {
    let error = |code: &str, required: &[&str]| {
        json!({
            "type": "object",
            "properties": { "code": { "type": code }, "message": { "type": "string" } },
            "required": required
        })
    };
    let places = [
        ("/components/schemas/InnerErrors/properties/_errors/items", error("string", &["code", "message"])),
        ("/components/schemas/RatelimitedResponse/allOf/0", error("integer", &["message"])),
    ];
    for (place, schema) in places {
        if let Some(described) = document.pointer_mut(place) {
            *described = schema;
        }
    }
}

/// Adds the deprecated `summary` of applications, which Discord still sends: its documentation has it, the description
/// does not.
fn application_summary(document: &mut Value) {
    for schema in ["ApplicationResponse", "IntegrationApplicationResponse", "PrivateApplicationResponse"] {
        let place = format!("/components/schemas/{schema}/properties");
        if let Some(Value::Object(properties)) = document.pointer_mut(&place) {
            properties.insert("summary".to_owned(), json!({ "type": "string" }));
        }
    }
}

/// Adds the first message to a forum's thread, as in Discord's documentation.
fn first_message_of_thread(document: &mut Value) {
    let place = "/components/schemas/CreatedThreadResponse/properties";
    if let Some(Value::Object(properties)) = document.pointer_mut(place) {
        properties.insert("message".to_owned(), json!({ "$ref": "#/components/schemas/MessageResponse" }));
    }
}

/// Allows a message reference to forward (1) as well as to answer (0), as in Discord's documentation.
fn forwards(document: &mut Value) {
    if let Some(schema) = document.pointer_mut("/components/schemas/MessageReferenceType") {
        *schema = json!({ "type": "integer", "enum": [0, 1] });
    }
}

/// Adds `icon_hash` to the guild of a template: the example in Discord's documentation, "Guild Template Object", and
/// hikari, which needs it.
fn template_icon(document: &mut Value) {
    let place = "/components/schemas/GuildTemplateSnapshotResponse/properties";
    if let Some(Value::Object(properties)) = document.pointer_mut(place) {
        properties.insert("icon_hash".to_owned(), json!({ "type": ["string", "null"] }));
    }
}

/// Adds media channels, of type 16: Discord's documentation, "Channel Types". The description stops at 15.
fn media_channels(document: &mut Value) {
    const MEDIA: u8 = 16;
    if let Some(Value::Array(types)) = document.pointer_mut("/components/schemas/ChannelTypes/oneOf") {
        types.push(json!({ "title": "GUILD_MEDIA", "const": MEDIA }));
    }
    every_object(document, &mut |object| {
        let of_channels =
            object.get("allOf").is_some_and(|parts| parts.to_string().contains("/ChannelTypes\""));
        if of_channels && let Some(Value::Array(types)) = object.get_mut("enum") {
            // A media channel is allowed wherever a forum is.
            if types.contains(&json!(15)) && !types.contains(&json!(MEDIA)) {
                types.push(json!(MEDIA));
            }
        }
    });
}

/// Forbids undescribed fields in answers: if a schema names fields and says nothing of others, there may be none. If it
/// names none (a map from id to value, free-form data), nothing changes.
pub(super) fn close_answers(document: &mut Value) {
    let original = document.clone();
    every_object(document, &mut |object| merge_all_of(object, &original));
    every_object(document, &mut |object| {
        if is_object_schema(object)
            && object.contains_key("properties")
            && !object.contains_key("additionalProperties")
        {
            object.insert("additionalProperties".to_owned(), Value::Bool(false));
        }
    });
}

/// Merges the parts of an object into one schema: each would refuse the fields of the others.
fn merge_all_of(object: &mut Map<String, Value>, document: &Value) {
    if !is_object_schema(object) {
        return;
    }
    let Some(Value::Array(parts)) = object.remove("allOf") else { return };
    let mut properties = Map::new();
    let mut required = Vec::new();
    for part in &parts {
        let part = reference(part).and_then(|target| document.pointer(target)).unwrap_or(part);
        properties.extend(part.get("properties").and_then(Value::as_object).cloned().unwrap_or_default());
        required.extend(part.get("required").and_then(Value::as_array).cloned().unwrap_or_default());
    }
    object.insert("properties".to_owned(), Value::Object(properties));
    object.insert("required".to_owned(), Value::Array(required));
}

fn is_object_schema(object: &Map<String, Value>) -> bool {
    object.get("type").is_some_and(|kind| mentions(kind, "object"))
}

/// Removes `enum: []`, which the generator wrote where it found no values: it would refuse everything.
fn drop_empty_enum(object: &mut Map<String, Value>) {
    if object.get("enum").and_then(Value::as_array).is_some_and(Vec::is_empty) {
        object.remove("enum");
    }
}

/// Returns `true` if a schema's `type` is or contains `name`.
pub(super) fn mentions(kind: &Value, name: &str) -> bool {
    kind == name || kind.as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == name))
}

/// Applies a change to every object of a value, outer ones first.
pub(super) fn every_object(value: &mut Value, change: &mut impl FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(object) => {
            change(object);
            object.values_mut().for_each(|value| every_object(value, change));
        }
        Value::Array(items) => items.iter_mut().for_each(|value| every_object(value, change)),
        _ => {}
    }
}
