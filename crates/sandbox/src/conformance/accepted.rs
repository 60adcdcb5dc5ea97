//! Requests that Discord accepts beyond its description, each with its source.

use serde_json::{Map, Value, json};

use super::description::reference;
use super::formats::{BITS_TEXT, BOOLEAN_TEXT, INTEGER_TEXT, NUMBER_TEXT};
use super::normalise::{SNOWFLAKE, every_object};

/// Widens the description of requests to all that Discord accepts.
pub(super) fn relax_requests(document: &mut Value) {
    ids_as_integers(document);
    emoji_without_name(document);
    profile_without_name(document);
    application_description(document);
    every_object(document, &mut bits_as_strings);
    every_object(document, &mut translations_without_text);
    every_object(document, &mut files_apart);
    let original = document.clone();
    every_object(document, &mut |object| check_all_of_union(object, &original));
    every_object(document, &mut any_instead_of_one);
    convert_values(document);
}

/// Allows integers as ids: serenity sends `attachments[].id`, `recipient_id` of a new DM and `default_values[].id` of
/// selects as such, discord.py nearly all. Answers must have strings.
fn ids_as_integers(document: &mut Value) {
    if let Some(schema) = document.pointer_mut(SNOWFLAKE) {
        *schema = json!({
            "type": ["string", "integer"],
            "format": "snowflake",
            "minimum": 0,
            "maximum": u64::MAX
        });
    }
}

/// Allows an emoji of a guild without a name, since its id is enough: serenity sends `"name": null`, others leave it
/// out.
fn emoji_without_name(document: &mut Value) {
    let schema = document.pointer_mut("/components/schemas/ComponentEmojiForRequest");
    if let Some(schema) = schema.and_then(Value::as_object_mut) {
        schema.remove("required");
        if let Some(name) = schema.get_mut("properties").and_then(|properties| properties.get_mut("name")) {
            name["type"] = json!(["string", "null"]);
        }
        schema.insert(
            "anyOf".to_owned(),
            json!([
                { "required": ["name"], "properties": { "name": { "type": "string" } } },
                { "required": ["id"], "properties": { "id": { "type": ["string", "integer"] } } }
            ]),
        );
    }
}

/// Makes all fields of a change to the bot's own profile optional, as in Discord's documentation.
fn profile_without_name(document: &mut Value) {
    let place = "/components/schemas/BotAccountPatchRequest";
    if let Some(Value::Object(schema)) = document.pointer_mut(place) {
        schema.remove("required");
    }
}

/// Makes an application's description a text: Discord's documentation, "Edit Current Application". The description has
/// an object with translations, which the developer portal sends.
fn application_description(document: &mut Value) {
    let place = "/components/schemas/ApplicationFormPartial/properties/description";
    if let Some(schema) = document.pointer_mut(place) {
        *schema = json!({ "anyOf": [schema.take(), { "type": "string", "maxLength": 400 }] });
    }
}

/// Allows null as a translation, which removes it: `LocalizationMap` in discord-api-types, and discord.js' builders.
fn translations_without_text(object: &mut Map<String, Value>) {
    let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) else { return };
    for (name, schema) in properties {
        if name.ends_with("_localizations")
            && let Some(text) = schema.get_mut("additionalProperties")
            && text.get("type") == Some(&json!("string"))
        {
            text["type"] = json!(["string", "null"]);
        }
    }
}

/// Allows strings of digits as permission bits: Discord's own documentation has them, and serenity, discord.js and
/// Discord's answers write them; the description says integer.
fn bits_as_strings(object: &mut Map<String, Value>) {
    const BITS: [&str; 4] = ["allow", "default_member_permissions", "deny", "permissions"];
    let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) else { return };
    for name in BITS {
        let Some(schema) = properties.get_mut(name).and_then(Value::as_object_mut) else { continue };
        let mut kinds = match schema.get("type") {
            Some(Value::Array(kinds)) => kinds.clone(),
            Some(kind) => vec![kind.clone()],
            None => continue,
        };
        if kinds.contains(&json!("integer")) {
            kinds.push(json!("string"));
            schema.insert("type".to_owned(), Value::Array(kinds));
            schema.insert("format".to_owned(), json!(BITS_TEXT));
            schema.insert("minimum".to_owned(), json!(0));
        }
    }
}

/// Replaces `oneOf` by `anyOf`: `oneOf` would refuse a value that fits two widened forms. The forms of Discord's
/// requests differ by their `type` and do not exclude each other otherwise.
fn any_instead_of_one(object: &mut Map<String, Value>) {
    if object.get("oneOf").is_some_and(Value::is_array)
        && !object.contains_key("anyOf")
        && let Some(forms) = object.remove("oneOf")
    {
        object.insert("anyOf".to_owned(), forms);
    }
}

/// Allows plain values that Discord converts: numbers to text, digits to numbers, "true" to true. Its codes
/// `STRING_TYPE_CONVERT`, `NUMBER_TYPE_COERCE` and `BOOLEAN_TYPE_CONVERT` say so, Discord's reference has permissions
/// as strings of digits where the description says integer, and forms that are not JSON have nothing but text. Numbers
/// of a fixed set are taken as they are. Query parameters are read by [`super::parameters`].
fn convert_values(document: &mut Value) {
    if let Some(schemas) = document.pointer_mut("/components/schemas") {
        convert_all(schemas);
    }
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    for operation in paths.into_iter().flat_map(|paths| paths.values_mut()) {
        for method in operation.as_object_mut().into_iter().flat_map(|methods| methods.values_mut()) {
            if let Some(body) = method.get_mut("requestBody") {
                convert_all(body);
            }
        }
    }
}

/// Widens every schema of a plain value, inner ones first, so that none is widened twice.
fn convert_all(value: &mut Value) {
    match value {
        Value::Object(object) => {
            object.values_mut().for_each(convert_all);
            convert(object);
        }
        Value::Array(items) => items.iter_mut().for_each(convert_all),
        _ => {}
    }
}

/// Widens one schema of a plain value. Those with a format, a pattern or a fixed set stay as they are. Bounds only
/// apply to their own kind: the bounds of numbers do not limit texts.
fn convert(schema: &mut Map<String, Value>) {
    bound_lengths(schema);
    const NARROW: [&str; 6] = ["enum", "const", "oneOf", "anyOf", "pattern", "contentEncoding"];
    let Some(kind) = schema.get("type").filter(|kind| kind.is_string() || kind.is_array()) else { return };
    if NARROW.iter().any(|key| schema.contains_key(*key)) {
        return;
    }
    let mut kinds = kind.as_array().cloned().unwrap_or_else(|| vec![kind.clone()]);
    let holds = |name: &str| kinds.iter().any(|kind| kind == name);
    let (taken, format) = match () {
        () if holds("string") && (holds("integer") || schema.contains_key("format")) => return,
        () if holds("string") => ("number", None),
        () if holds("integer") => ("string", Some(INTEGER_TEXT)),
        () if holds("number") => ("string", Some(NUMBER_TEXT)),
        () if holds("boolean") => ("string", Some(BOOLEAN_TEXT)),
        () => return,
    };
    kinds.push(json!(taken));
    schema.insert("type".to_owned(), Value::Array(kinds));
    if let Some(format) = format {
        schema.insert("format".to_owned(), json!(format));
    }
}

/// Moves the longest length into a separate part where there is a shortest one. Discord's code for a value that is too
/// long differs by whether the value may be empty.
fn bound_lengths(schema: &mut Map<String, Value>) {
    for (least, most) in [("minLength", "maxLength"), ("minItems", "maxItems")] {
        let is_bounded = schema.get(least).and_then(Value::as_u64).is_some_and(|least| least > 0);
        if is_bounded
            && !schema.contains_key("allOf")
            && let Some(limit) = schema.remove(most)
        {
            schema.insert("allOf".to_owned(), json!([{ most: limit }]));
        }
    }
}

/// Takes files out of the required properties: they are sent as separate parts, not in the JSON value.
fn files_apart(object: &mut Map<String, Value>) {
    let is_file = |name: &Value| {
        let property = name
            .as_str()
            .and_then(|name| object.get("properties").and_then(|properties| properties.get(name)));
        property
            .and_then(|property| property.get("contentEncoding"))
            .is_some_and(|encoding| encoding == "binary")
    };
    let Some(required) = object.get("required").and_then(Value::as_array) else { return };
    let kept: Vec<Value> = required.iter().filter(|name| !is_file(name)).cloned().collect();
    if kept.len() < required.len() {
        object.insert("required".to_owned(), Value::Array(kept));
    }
}

/// Checks a field against all branches of a union that know it. A union without a discriminator would pass a wrong
/// field if one branch does not know it: `{"archived": "yes"}` is an acceptable change of a DM, where `archived` is
/// just an unknown field.
fn check_all_of_union(object: &mut Map<String, Value>, document: &Value) {
    if !object.contains_key("x-discord-union") {
        return;
    }
    let Some(branches) = object.get("anyOf").and_then(Value::as_array) else { return };
    let branches: Vec<&Map<String, Value>> =
        branches.iter().filter_map(|branch| properties(branch, document)).collect();
    let discriminated = |properties: &&Map<String, Value>| {
        properties.get("type").is_some_and(|schema| schema.get("enum").is_some())
    };
    if branches.iter().any(discriminated) {
        return;
    }
    let mut partly_known = Map::new();
    for name in branches.iter().flat_map(|branch| branch.keys()) {
        let mut schemas: Vec<&Value> = branches.iter().filter_map(|branch| branch.get(name)).collect();
        if schemas.len() < branches.len() {
            schemas.dedup();
            partly_known.insert(name.clone(), json!({ "anyOf": schemas }));
        }
    }
    object.insert("properties".to_owned(), Value::Object(partly_known));
}

fn properties<'d>(schema: &Value, document: &'d Value) -> Option<&'d Map<String, Value>> {
    document.pointer(reference(schema)?)?.get("properties")?.as_object()
}
