//! The pictures and files in components of a message.

use super::model::STORED;
use super::{Attachment, World};
use crate::error::ApiError;
use serde_json::{Value, json};

/// Calls `act` with every media item inside components, and the component that shows it.
fn each_media(
    components: &mut [Value],
    act: &mut impl FnMut(&mut Value) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    for component in components {
        for key in ["components", "items"] {
            if let Some(inner) = component.get_mut(key).and_then(Value::as_array_mut) {
                each_media(inner, act)?;
            }
        }
        if let Some(accessory) = component.get_mut("accessory") {
            each_media(std::slice::from_mut(accessory), act)?;
        }
        if component.get("media").is_some() || component.get("file").is_some() {
            act(component)?;
        }
    }
    Ok(())
}

/// Returns the media item of a component that shows one.
fn media_of(component: &mut Value) -> &mut Value {
    let key = if component.get("media").is_some() { "media" } else { "file" };
    &mut component[key]
}

/// Returns `true` if components show a file.
pub(super) fn shows(components: &[Value], attachment: &Attachment) -> bool {
    components.iter().any(|component| component.to_string().contains(&attachment.path))
}

impl World {
    /// Points `attachment://name` in components to the files of that name, and gives media their ids.
    ///
    /// # Errors
    /// 50035 if there is no such file.
    pub(super) fn bind_media(
        &mut self,
        components: &mut [Value],
        attachments: &[Attachment],
    ) -> Result<(), ApiError> {
        each_media(components, &mut |component| {
            let url = media_of(component)["url"].as_str().unwrap_or_default().to_owned();
            let Some(name) = url.strip_prefix("attachment://") else {
                if media_of(component)["id"].is_null() {
                    let id = self.next_id().to_string();
                    *media_of(component) = json!({"id": id, "url": url, "proxy_url": url});
                }
                return Ok(());
            };
            let Some(file) = attachments.iter().find(|attachment| attachment.filename == name) else {
                let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
                let message = format!("The referenced attachment \"{name}\" was not found");
                return Err(ApiError::invalid_field("components", code, message));
            };
            let stored = format!("{STORED}{}", file.path);
            let mut media = json!({
                "id": self.next_id().to_string(),
                "url": stored,
                "proxy_url": stored,
                "content_type": file.content_type,
                "attachment_id": file.id.to_string(),
            });
            if let Some((width, height)) = file.dimensions {
                media["width"] = json!(width);
                media["height"] = json!(height);
            }
            *media_of(component) = media;
            if component.get("file").is_some() {
                component["name"] = json!(file.filename);
                component["size"] = json!(file.size);
            }
            Ok(())
        })
    }

    /// Components with signed addresses for stored files.
    pub(super) fn show_components(&self, components: &[Value]) -> Vec<Value> {
        let mut shown = components.to_vec();
        let sign = &mut |component: &mut Value| {
            let media = media_of(component);
            if let Some(path) = media["url"].as_str().and_then(|url| url.strip_prefix(STORED)) {
                let signed = self.sign_url(path);
                media["url"] = json!(signed);
                media["proxy_url"] = json!(signed);
            }
            Ok(())
        };
        // Signing cannot fail.
        let _ = each_media(&mut shown, sign);
        shown
    }
}
