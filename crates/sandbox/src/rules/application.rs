//! The profile of an application.

use super::image::{Media, parse_image};
use super::patch::Patch;
use crate::form::{Fields, Form};
use crate::world::Image;
use serde_json::{Map, Value, json};

/// The largest picture of an application, in bytes.
const MAX_BYTES: usize = 10 * 1024 * 1024;
const MAX_TAGS: usize = 5;
const MAX_TAG: usize = 20;
const MAX_URL: usize = 2048;

/// Pictures to change; `None` removes one.
type Images = Vec<(Image, Option<Media>)>;

/// Checks changes to an application: fields by Discord's names, and pictures.
pub(crate) fn parse_application(fields: &Fields<'_>, form: &mut Form) -> (Map<String, Value>, Images) {
    let mut images = Vec::new();
    for (key, image) in [("icon", Image::Icon), ("cover_image", Image::Cover)] {
        if fields.has(key) {
            images.push((image, parse_image(fields, form, key, MAX_BYTES)));
        }
    }
    let mut patch = Patch::new(fields, form, false);
    patch.texts("tags", MAX_TAGS, MAX_TAG);
    for key in ["custom_install_url", "role_connections_verification_url"] {
        let url = fields.url(patch.form, key, MAX_URL, &["http", "https"]);
        if fields.has(key) {
            patch.set(key, url);
        }
    }
    if fields.has("install_params") {
        let params = install_params(fields, patch.form, "install_params");
        patch.set("install_params", params.unwrap_or_default());
    }
    let mut values = patch.take();
    if let Some(config) = integration_types(fields, form) {
        values.insert("integration_types_config".to_owned(), config);
    }
    (values, images)
}

/// Reads how an application is installed: its scopes and permissions.
fn install_params(fields: &Fields<'_>, form: &mut Form, key: &str) -> Option<Value> {
    let path = fields.path.key(key);
    let inner = Fields::of(fields.get(key)?, &path, form)?;
    let permissions = inner.bits(form, "permissions").unwrap_or_default();
    let mut patch = Patch::new(&inner, form, false);
    let mut values = patch.texts("scopes", 50, 100).take();
    values.entry("scopes").or_insert(json!(["applications.commands"]));
    values.insert("permissions".to_owned(), json!(permissions.to_string()));
    Some(Value::Object(values))
}

fn integration_types(fields: &Fields<'_>, form: &mut Form) -> Option<Value> {
    let path = fields.path.key("integration_types_config");
    let inner = Fields::of(fields.get("integration_types_config")?, &path, form)?;
    let mut config = Map::new();
    for kind in ["0", "1"] {
        let path = path.key(kind);
        let Some(one) = inner.get(kind).and_then(|one| Fields::of(one, &path, form)) else { continue };
        let params = install_params(&one, form, "oauth2_install_params");
        config.insert(
            kind.to_owned(),
            params.map_or_else(|| json!({}), |params| json!({"oauth2_install_params": params})),
        );
    }
    if config.is_empty() {
        form.required(&path);
    }
    Some(Value::Object(config))
}
