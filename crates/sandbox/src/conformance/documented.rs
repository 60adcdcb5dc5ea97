//! Operations that Discord documents and its description lacks.

use serde_json::{Value, json};

/// Place of the error's form in the description.
const ERROR: &str = "/components/schemas/ErrorResponse";

/// Adds documented operations to the description: method, path, and the page that has them.
pub(super) fn add(document: &mut Value) {
    // "List SKUs" of https://discord.com/developers/docs/resources/sku.
    let skus = json!({
        "get": {
            "parameters": [parameter("application_id")],
            "responses": { "200": array_of_objects(), "4XX": refusal() },
        }
    });
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    if let Some(paths) = paths.filter(|paths| !paths.is_empty()) {
        paths.entry("/applications/{application_id}/skus").or_insert(skus);
    }
}

fn parameter(name: &str) -> Value {
    let id = json!({ "$ref": "#/components/schemas/SnowflakeType" });
    json!({ "name": name, "in": "path", "required": true, "schema": id })
}

fn array_of_objects() -> Value {
    let schema = json!({ "type": "array", "items": { "type": "object" } });
    json!({ "content": { "application/json": { "schema": schema } } })
}

fn refusal() -> Value {
    let schema = json!({ "$ref": format!("#{ERROR}") });
    json!({ "content": { "application/json": { "schema": schema } } })
}
