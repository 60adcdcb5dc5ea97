//! Request bodies: JSON, or a form with `payload_json` and, in multipart ones, `files[n]`.

use crate::error::ApiError;
use crate::rules::FilePart;
use axum::body::{Body as HttpBody, to_bytes};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use bytes::Bytes;
use serde_json::{Map, Value, json};

/// The largest request body, in bytes: ten files of the largest size, and some text.
pub(super) const MAX_BYTES: usize = 110 * 1024 * 1024;
/// The largest JSON body, in bytes.
const MAX_JSON_BYTES: usize = 8 * 1024 * 1024;
/// Parts of a multipart body.
const MAX_PARTS: usize = 64;

/// A parsed request body.
#[derive(Debug, Default)]
pub(crate) struct Body {
    /// The JSON, if there is any.
    pub(crate) json: Option<Value>,
    /// The files.
    pub(crate) files: Vec<FilePart>,
}

/// Reads a body and parses it by its content type.
///
/// # Errors
/// 40005 if it is too long, 50109 if it is not JSON, 50035 for another content type or a broken multipart body.
pub(crate) async fn read_body(headers: &HeaderMap, body: HttpBody) -> Result<Body, ApiError> {
    let bytes = to_bytes(body, MAX_BYTES).await.map_err(|_| ApiError::entity_too_large())?;
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let media = content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    match media.as_str() {
        "application/json" => Ok(Body { json: Some(parse_json(&bytes)?), files: Vec::new() }),
        "multipart/form-data" => read_multipart(content_type, bytes).await,
        "application/x-www-form-urlencoded" => {
            let mut fields = form_urlencoded::parse(&bytes)
                .map(|(key, value)| (key.into_owned(), Value::String(value.into_owned())))
                .collect::<Map<_, _>>();
            let json = match fields.remove("payload_json") {
                Some(Value::String(json)) => parse_json(json.as_bytes())?,
                _ => Value::Object(fields),
            };
            Ok(Body { json: Some(json), files: Vec::new() })
        }
        _ => Err(wrong_type()),
    }
}

fn wrong_type() -> ApiError {
    let message =
        "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.";
    ApiError::invalid_form(json!({"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": message}]}))
}

fn parse_json(bytes: &[u8]) -> Result<Value, ApiError> {
    if bytes.len() > MAX_JSON_BYTES {
        return Err(ApiError::entity_too_large());
    }
    serde_json::from_slice(bytes).map_err(|_| ApiError::invalid_json())
}

async fn read_multipart(content_type: &str, bytes: Bytes) -> Result<Body, ApiError> {
    let broken = |_| {
        let message = "The multipart body cannot be read.";
        ApiError::invalid_form(json!({"_errors": [{"code": "MULTIPART_INVALID", "message": message}]}))
    };
    let boundary = multer::parse_boundary(content_type).map_err(broken)?;
    let stream = futures_util::stream::once(async move { Ok::<_, std::io::Error>(bytes) });
    let mut parts = multer::Multipart::new(stream, boundary);
    let mut body = Body::default();
    let mut fields = Map::new();
    let mut count = 0;
    while let Some(part) = parts.next_field().await.map_err(broken)? {
        count += 1;
        if count > MAX_PARTS {
            return Err(ApiError::entity_too_large());
        }
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let media = part.content_type().map(ToString::to_string);
        let data = part.bytes().await.map_err(broken)?;
        if name == "payload_json" {
            body.json = Some(parse_json(&data)?);
        } else if let Some(filename) = filename {
            let index = file_number(&name).unwrap_or(body.files.len() as u64);
            body.files.push(FilePart { index, filename, content_type: media, data });
        } else {
            fields.insert(name, Value::String(String::from_utf8_lossy(&data).into_owned()));
        }
    }
    if body.json.is_none() {
        body.json = Some(Value::Object(fields));
    }
    Ok(body)
}

/// Returns the `n` of `files[n]`.
fn file_number(name: &str) -> Option<u64> {
    name.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}
