//! Files of messages: kept in memory, fetched through signed addresses that expire.

use super::World;
use bytes::Bytes;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

/// How long a signed address is good for, in milliseconds.
const VALID_FOR: i64 = 24 * 60 * 60 * 1000;

/// A file of a message.
#[derive(Debug, Clone)]
pub struct Attachment {
    /// Its id.
    pub id: u64,
    /// Its name.
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: String,
    /// Its size in bytes.
    pub size: usize,
    /// Width and height in pixels, for images.
    pub dimensions: Option<(usize, usize)>,
    /// The path it is fetched from, unsigned.
    pub path: String,
    /// Whether it belongs to an ephemeral message.
    pub ephemeral: bool,
}

/// A file on its way into a message.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) data: Bytes,
}

/// The bytes behind an attachment.
#[derive(Debug, Clone)]
pub struct StoredFile {
    /// The media type.
    pub content_type: String,
    /// The bytes.
    pub data: Bytes,
    path: String,
}

/// The media type for a file: what its name says, else what the sender said.
fn media_type(filename: &str, given: Option<&str>) -> String {
    let extension = filename.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    let known = match extension.as_deref() {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("svg") => "image/svg+xml",
        Some("txt" | "log" | "pgn") => "text/plain; charset=utf-8",
        Some("json") => "application/json; charset=utf-8",
        Some("pdf") => "application/pdf",
        Some("zip") => "application/zip",
        Some("mp4") => "video/mp4",
        Some("webm") => "video/webm",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("wav") => "audio/wav",
        _ => given.unwrap_or("application/octet-stream"),
    };
    known.to_owned()
}

/// Discord keeps letters, digits and `-_.` of file names.
fn clean_name(filename: &str) -> String {
    let cleaned = filename
        .chars()
        .map(
            |letter| {
                if letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.') { letter } else { '_' }
            },
        )
        .collect::<String>();
    if cleaned.is_empty() { "unknown".into() } else { cleaned }
}

impl World {
    /// Keeps a file. `owner` is the channel, or for ephemeral messages the application, that appears in its address.
    pub(crate) fn store_upload(&mut self, owner: u64, upload: Upload, ephemeral: bool) -> Attachment {
        let id = self.next_id();
        let filename = clean_name(&upload.filename);
        let content_type = media_type(&filename, upload.content_type.as_deref());
        let folder = if ephemeral { "ephemeral-attachments" } else { "attachments" };
        let encoded = utf8_percent_encode(&filename, NON_ALPHANUMERIC).to_string();
        // Dots, dashes and underscores may stand for themselves.
        let encoded = encoded.replace("%2E", ".").replace("%2D", "-").replace("%5F", "_");
        let path = format!("/{folder}/{owner}/{id}/{encoded}");
        let dimensions =
            imagesize::blob_size(&upload.data).ok().filter(|_| content_type.starts_with("image/"));
        let attachment = Attachment {
            id,
            filename,
            description: upload.description.filter(|text| !text.is_empty()),
            content_type: content_type.clone(),
            size: upload.data.len(),
            dimensions: dimensions.map(|size| (size.width, size.height)),
            path: path.clone(),
            ephemeral,
        };
        self.files.insert(id, StoredFile { content_type, data: upload.data, path });
        attachment
    }

    /// The attachment object, with a fresh address.
    pub(crate) fn attachment_json(&self, attachment: &Attachment) -> Value {
        let url = self.sign_url(&attachment.path);
        let mut data = json!({
            "id": attachment.id.to_string(),
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
            "flags": 0,
        });
        if let Some((width, height)) = attachment.dimensions {
            data["width"] = json!(width);
            data["height"] = json!(height);
        }
        if let Some(description) = &attachment.description {
            data["description"] = json!(description);
        }
        if attachment.ephemeral {
            data["ephemeral"] = json!(true);
        }
        data
    }

    /// A path with scheme, host and a signature that is good for a day.
    pub(super) fn sign_url(&self, path: &str) -> String {
        let issued = self.now_ms() / 1000;
        let expires = issued + VALID_FOR / 1000;
        let signature = self.secrets.attachment(path, expires, issued);
        format!("{}{path}?ex={expires:x}&is={issued:x}&hm={signature}&", self.base_url)
    }

    /// The file behind a signed address, unless the address was tampered with, has expired, or the message is gone.
    pub(crate) fn fetch_file(&self, id: u64, path: &str, query: &SignedQuery) -> Option<StoredFile> {
        let file = self.files.get(&id).filter(|file| file.path == path)?;
        let signature = self.secrets.attachment(path, query.expires, query.issued);
        let good = signature == query.signature && self.now_ms() / 1000 < query.expires;
        good.then(|| file.clone())
    }

    /// Drops the files of a message that is gone.
    pub(super) fn drop_files(&mut self, attachments: &[Attachment]) {
        for attachment in attachments {
            self.files.remove(&attachment.id);
        }
    }
}

/// The signature of an attachment's address.
#[derive(Debug, Clone)]
pub(crate) struct SignedQuery {
    pub(crate) expires: i64,
    pub(crate) issued: i64,
    pub(crate) signature: String,
}

impl SignedQuery {
    /// Reads `ex`, `is` and `hm`.
    pub(crate) fn parse(query: &str) -> Option<Self> {
        let field = |name: &str| {
            query
                .split('&')
                .filter_map(|pair| pair.split_once('='))
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value)
        };
        Some(Self {
            expires: i64::from_str_radix(field("ex")?, 16).ok()?,
            issued: i64::from_str_radix(field("is")?, 16).ok()?,
            signature: field("hm")?.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_discord_takes_away() {
        assert_eq!(clean_name("my board (1).png"), "my_board__1_.png");
        assert_eq!(clean_name(""), "unknown");
    }

    #[test]
    fn media_types_follow_the_name() {
        assert_eq!(media_type("board.PNG", None), "image/png");
        assert_eq!(media_type("data.bin", Some("x/y")), "x/y");
        assert_eq!(media_type("data", None), "application/octet-stream");
    }
}
