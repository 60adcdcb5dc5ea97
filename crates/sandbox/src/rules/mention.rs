//! `allowed_mentions`.

use crate::form::{Fields, Form};
use crate::world::{Allowed, AllowedMentions};

/// Reads the users that a message may ping; without the field all that it names.
pub(super) fn parse_allowed(fields: &Fields<'_>, form: &mut Form) -> Option<AllowedMentions> {
    let path = fields.path.key("allowed_mentions");
    let inner = Fields::of(fields.get("allowed_mentions")?, &path, form)?;
    let mut kinds = Vec::new();
    if let Some(list) = inner.list(form, "parse", 0..=3) {
        let path = path.key("parse");
        for (index, value) in list.iter().enumerate() {
            match value.as_str() {
                Some(kind @ ("users" | "roles" | "everyone")) => kinds.push(kind),
                _ => form.choices(&path.index(index), "'users', 'roles', 'everyone'"),
            }
        }
    }
    let allowed = |form: &mut Form, key: &str| {
        let ids = inner.id_set(form, key, 0..=100).unwrap_or_default();
        let all = kinds.contains(&key);
        if all && !ids.is_empty() {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            form.error(&path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
        if all { Allowed::All } else { Allowed::Only(ids) }
    };
    let users = allowed(form, "users");
    let roles = allowed(form, "roles");
    let replied_user = inner.boolean(form, "replied_user").unwrap_or(false);
    Some(AllowedMentions { everyone: kinds.contains(&"everyone"), users, roles, replied_user })
}
