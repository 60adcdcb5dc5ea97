//! A file of a message.

use bytes::Bytes;

/// Mark for the address of a stored file inside an embed or component, replaced by a signed address when the message is
/// shown.
pub(crate) const STORED: &str = "stored:";

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
    /// `true` if it belongs to an ephemeral message.
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
    pub(crate) path: String,
}

/// Returns the media type of a file: by its name, or else as the sender said.
pub(crate) fn media_type(filename: &str, given: Option<&str>) -> String {
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

/// Keeps letters, digits and `-_.` of a file name, as Discord does.
pub(crate) fn clean_name(filename: &str) -> String {
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
