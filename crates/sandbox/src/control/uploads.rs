//! Files inside JSON bodies, in base64.

use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::http::{Body, Call};
use crate::rules::FilePart;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

/// Reads the files of a list of uploads, numbered by their place, with their `attachments` entries.
pub(super) fn read(fields: &Fields<'_>, form: &mut Form) -> (Vec<FilePart>, Vec<Value>) {
    let mut files = Vec::new();
    let mut described = Vec::new();
    let path = fields.path.key("attachments");
    let list = fields.list(form, "attachments", 0..=10);
    for (index, value) in list.into_iter().flatten().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let filename = inner.required_text(form, "filename", 1..=255);
        let content_type = inner.text(form, "content_type", 0..=255);
        let description = inner.text(form, "description", 0..=1024);
        let data = inner.get("data").and_then(Value::as_str).unwrap_or_default();
        // A data URL is valid as well.
        let encoded = data.split_once(";base64,").map_or(data, |(_, encoded)| encoded);
        let Ok(bytes) = STANDARD.decode(encoded) else {
            form.error(&path.key("data"), "BASE64_TYPE_INVALID", "Not base64.");
            continue;
        };
        let Some(filename) = filename else { continue };
        files.push(FilePart { index: index as u64, filename, content_type, data: bytes.into() });
        described.push(json!({"id": index, "description": description}));
    }
    (files, described)
}

/// Returns a body as plain JSON, with files in base64.
pub(super) fn inline(body: &Body) -> Value {
    let mut json = body.json.clone().unwrap_or_default();
    if !body.files.is_empty() && json.is_object() {
        let files = body.files.iter().map(|file| {
            let data = STANDARD.encode(&file.data);
            json!({"filename": file.filename, "content_type": file.content_type, "data": data})
        });
        json["attachments"] = files.collect();
    }
    json
}

/// Reads a user's message: JSON with files in base64, or multipart. Returns the body as a bot would send it.
pub(super) fn message(call: &Call) -> Result<(Value, Vec<FilePart>), ApiError> {
    let mut body = call.json().clone();
    let mut files = call.files().to_vec();
    if files.is_empty() && body.get("attachments").is_some() {
        let (uploads, described) = call.parse(read)?;
        files = uploads;
        body["attachments"] = json!(described);
    }
    Ok((body, files))
}
