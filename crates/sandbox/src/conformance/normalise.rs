//! Where Discord's description and Discord's behaviour differ.
//!
//! Discord takes more than its description says, and libraries rely on it; in other respects the
//! description is looser than it could be. Each function here changes it in one respect and says
//! why. Everything else is checked as it is written. Besides:
//!
//! - Properties that a request's schema does not name are let through: Discord ignores them, and
//!   libraries send some (serenity `nsfw` on commands, `animated` on emoji). In answers they are
//!   reported, because the sandbox must not invent fields.
//! - A query flag may be `1` or `0` as well as `true` or `false`: discord.py sends `wait=1`.
//! - A request without a body counts as `{}` where that would do: libraries send none where the
//!   description asks for one without required fields (serenity, when it bans).

use serde_json::{Map, Value, json};

use super::description::reference;

const SNOWFLAKE: &str = "/components/schemas/SnowflakeType";

/// Corrections of slips in the description, for requests and answers.
pub(super) fn correct(document: &mut Value) {
    ids_by_format(document);
    error_codes(document);
    application_summary(document);
    first_message_of_thread(document);
    forwards(document);
    every_object(document, &mut drop_empty_enum);
}

/// What Discord takes in requests beyond its description.
pub(super) fn relax_requests(document: &mut Value) {
    ids_as_integers(document);
    emoji_without_name(document);
    profile_without_name(document);
    every_object(document, &mut bits_as_strings);
    every_object(document, &mut files_apart);
    let original = document.clone();
    every_object(document, &mut |object| check_all_of_union(object, &original));
}

/// The format "snowflake" is checked here, and says all that the pattern beside it says and that an
/// id fits in 64 bits: one text for a wrong id instead of two.
fn ids_by_format(document: &mut Value) {
    if let Some(schema) = document.pointer_mut(SNOWFLAKE) {
        *schema = json!({ "type": "string", "format": "snowflake" });
    }
}

/// Discord's codes for wrong fields are words (`BASE_TYPE_MAX_LENGTH`), the description has them as
/// numbers; and Discord's documentation has the code of a 429 as optional.
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

/// Discord still sends the deprecated `summary` of applications, which its documentation names and the description does
/// not.
fn application_summary(document: &mut Value) {
    for schema in ["ApplicationResponse", "PrivateApplicationResponse"] {
        let place = format!("/components/schemas/{schema}/properties");
        if let Some(Value::Object(properties)) = document.pointer_mut(&place) {
            properties.insert("summary".to_owned(), json!({ "type": "string" }));
        }
    }
}

/// All fields of a change to the bot's own profile are optional, as Discord's documentation says and the description does
/// not.
fn profile_without_name(document: &mut Value) {
    let place = "/components/schemas/BotAccountPatchRequest";
    if let Some(Value::Object(schema)) = document.pointer_mut(place) {
        schema.remove("required");
    }
}

/// A thread of a forum comes with its first message, which Discord's documentation says and the description does not.
fn first_message_of_thread(document: &mut Value) {
    let place = "/components/schemas/CreatedThreadResponse/properties";
    if let Some(Value::Object(properties)) = document.pointer_mut(place) {
        properties.insert("message".to_owned(), json!({ "$ref": "#/components/schemas/MessageResponse" }));
    }
}

/// A message reference may forward (1) instead of answering (0), which Discord's documentation says and the description
/// does not.
fn forwards(document: &mut Value) {
    if let Some(schema) = document.pointer_mut("/components/schemas/MessageReferenceType") {
        *schema = json!({ "type": "integer", "enum": [0, 1] });
    }
}

/// Answers have no fields but those described: where a schema names fields and does not say whether
/// there may be others, there may not. Where it names none (a map from id to value, free-form data)
/// nothing changes.
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

/// The parts of an object would each refuse the fields of the others: makes them one.
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

/// `enum: []` stands where the generator found no values; it would refuse everything.
fn drop_empty_enum(object: &mut Map<String, Value>) {
    if object.get("enum").and_then(Value::as_array).is_some_and(Vec::is_empty) {
        object.remove("enum");
    }
}

/// Ids may be integers: serenity sends `attachments[].id`, `recipient_id` of a new DM and
/// `default_values[].id` of selects as such, discord.py nearly all. Answers must have strings.
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

/// An emoji of a guild is known by its id: serenity then sends `"name": null`, others leave it out.
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

/// Permission bits may be strings of digits: that is how Discord's own documentation has them, and
/// how serenity, discord.js and Discord's answers write them; the description says integer.
fn bits_as_strings(object: &mut Map<String, Value>) {
    const BITS: [&str; 4] = ["allow", "default_member_permissions", "deny", "permissions"];
    let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) else { return };
    for name in BITS {
        if let Some(schema) = properties.get_mut(name)
            && schema.get("type").is_some_and(|kind| mentions(kind, "integer"))
        {
            *schema = json!({ "oneOf": [schema.take(), { "type": "string", "pattern": "^[0-9]{1,20}$" }] });
        }
    }
}

/// Files travel as parts of their own, so they are not in the JSON value that is checked.
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

/// A union without a discriminator passes a wrong field as long as one branch does not know it:
/// `{"archived": "yes"}` is an acceptable change of a DM, where `archived` is just an unknown field.
/// So what only some branches know must fit one of those that know it.
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

fn mentions(kind: &Value, name: &str) -> bool {
    kind == name || kind.as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == name))
}

fn every_object(value: &mut Value, change: &mut impl FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(object) => {
            change(object);
            object.values_mut().for_each(|value| every_object(value, change));
        }
        Value::Array(items) => items.iter_mut().for_each(|value| every_object(value, change)),
        _ => {}
    }
}
