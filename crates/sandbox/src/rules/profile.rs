//! A bot's own profile.

use crate::form::{Fields, Form};
use serde_json::Value;

/// What no name may have in it.
const FORBIDDEN: [&str; 6] = ["@", "#", ":", "```", "discord", "clyde"];
/// What no name may be.
const RESERVED: [&str; 2] = ["everyone", "here"];
/// The pictures Discord takes.
const PICTURES: [&str; 4] = ["data:image/png;", "data:image/jpeg;", "data:image/gif;", "data:image/webp;"];

/// Checks what to change about a profile and returns the new name. Pictures cannot be set in the sandbox.
pub(crate) fn parse_profile(fields: &Fields<'_>, form: &mut Form) -> Option<String> {
    for key in ["avatar", "banner"] {
        match fields.get(key) {
            None => {}
            Some(Value::String(picture)) if PICTURES.iter().any(|kind| picture.starts_with(kind)) => {}
            Some(_) => {
                let message = "Must be a data URI of a PNG, JPEG, GIF or WebP image.";
                form.error(&fields.path.key(key), "BASE_TYPE_IMAGE", message);
            }
        }
    }
    let username = fields.text(form, "username", 2..=32)?;
    let lower = username.to_lowercase();
    let path = fields.path.key("username");
    if let Some(part) = FORBIDDEN.iter().find(|part| lower.contains(**part)) {
        form.error(&path, "USERNAME_INVALID_CONTAINS", format!("Username cannot contain \"{part}\""));
    } else if RESERVED.contains(&lower.trim()) {
        form.error(&path, "USERNAME_INVALID_RESERVED", format!("Username cannot be \"{lower}\""));
    }
    Some(username.trim().to_owned())
}
