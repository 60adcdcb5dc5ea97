//! Pictures and sounds in a request: `data:` addresses.

use super::FilePart;
use crate::form::{Fields, Form};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;

/// A picture or sound that a request carries.
#[derive(Debug, Clone)]
pub(crate) struct Media {
    pub(crate) content_type: String,
    pub(crate) data: Bytes,
}

impl Media {
    /// Returns the content type and the data.
    pub(crate) fn into_parts(self) -> (String, Bytes) {
        (self.content_type, self.data)
    }

    /// Returns `true` if it may be animated.
    pub(crate) fn is_animated(&self) -> bool {
        self.content_type == "image/gif"
    }
}

/// Reads a picture of at most this many bytes.
pub(crate) fn parse_image(fields: &Fields<'_>, form: &mut Form, key: &str, most: usize) -> Option<Media> {
    let media = parse_data(fields, form, key, most)?;
    let is_image = matches!(
        media.content_type.as_str(),
        "image/png" | "image/jpeg" | "image/jpg" | "image/gif" | "image/webp" | "image/avif"
    );
    if !is_image || imagesize::blob_size(&media.data).is_err() {
        form.error(&fields.path.key(key), "IMAGE_INVALID", "Invalid image data");
        return None;
    }
    Some(media)
}

/// Reads a sound of at most this many bytes.
pub(crate) fn parse_sound(fields: &Fields<'_>, form: &mut Form, key: &str, most: usize) -> Option<Media> {
    let media = parse_data(fields, form, key, most)?;
    if !matches!(media.content_type.as_str(), "audio/mpeg" | "audio/mp3" | "audio/ogg") {
        form.error(&fields.path.key(key), "SOUND_INVALID", "Invalid sound data");
        return None;
    }
    Some(media)
}

/// Reads a sticker's file.
pub(crate) fn sticker_file(files: &[FilePart]) -> Option<(i64, Media)> {
    let file = files.first()?;
    let known = file.content_type.as_deref().unwrap_or_default();
    let (format, content_type) = match known {
        "application/json" => (3, "application/json"),
        "image/gif" => (4, "image/gif"),
        "image/apng" => (2, "image/png"),
        _ => match imagesize::image_type(&file.data).ok()? {
            imagesize::ImageType::Png => (1, "image/png"),
            imagesize::ImageType::Gif => (4, "image/gif"),
            _ => return None,
        },
    };
    Some((format, Media { content_type: content_type.to_owned(), data: file.data.clone() }))
}

fn parse_data(fields: &Fields<'_>, form: &mut Form, key: &str, most: usize) -> Option<Media> {
    let path = fields.path.key(key);
    let text = fields.get(key)?.as_str();
    let parts = text.and_then(|text| text.strip_prefix("data:")).and_then(|rest| rest.split_once(";base64,"));
    let data = parts.and_then(|(_, data)| STANDARD.decode(data).ok());
    let (Some((content_type, _)), Some(data)) = (parts, data) else {
        form.error(&path, "BASE_TYPE_INVALID_DATA_URI", "Invalid data URI");
        return None;
    };
    if data.len() > most {
        let message = format!("File cannot be larger than {:.1} kb.", most as f64 / 1024.0);
        form.error(&path, "BINARY_TYPE_MAX_SIZE", message);
        return None;
    }
    Some(Media { content_type: content_type.to_ascii_lowercase(), data: Bytes::from(data) })
}
