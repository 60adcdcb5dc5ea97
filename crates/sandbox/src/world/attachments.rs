//! Files of messages: kept in memory, fetched through signed addresses that expire.

use super::model::{clean_name, media_type};
use super::{Attachment, SignedQuery, StoredFile, Upload, World};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

/// Lifetime of a signed address, in milliseconds.
const VALID_FOR: i64 = 24 * 60 * 60 * 1000;

impl World {
    /// Stores a file. `owner` is the channel in its address, or the application for ephemeral messages.
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
        self.file_bytes += upload.data.len();
        self.files.insert(id, StoredFile { content_type, data: upload.data, path });
        // The newest stays, however large it is.
        while self.file_bytes > self.capacity.file_bytes
            && self.files.len() > 1
            && let Some((_, oldest)) = self.files.pop_first()
        {
            self.file_bytes = self.file_bytes.saturating_sub(oldest.data.len());
        }
        attachment
    }

    /// Returns the attachment object, with a fresh address.
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

    /// Returns a path with scheme, host and a signature that is valid for a day.
    pub(super) fn sign_url(&self, path: &str) -> String {
        let issued = self.now_ms() / 1000;
        let expires = issued + VALID_FOR / 1000;
        let signature = self.secrets.attachment(path, expires, issued);
        format!("{}{path}?ex={expires:x}&is={issued:x}&hm={signature}&", self.base_url)
    }

    /// Returns the file behind a signed address, unless the address was tampered with, has expired, or the message is
    /// gone.
    pub(crate) fn fetch_file(&self, id: u64, path: &str, query: &SignedQuery) -> Option<StoredFile> {
        let file = self.files.get(&id).filter(|file| file.path == path)?;
        let signature = self.secrets.attachment(path, query.expires, query.issued);
        let good = signature == query.signature && self.now_ms() / 1000 < query.expires;
        good.then(|| file.clone())
    }

    /// Drops the files of a deleted message.
    pub(super) fn drop_files(&mut self, attachments: &[Attachment]) {
        for attachment in attachments {
            if let Some(file) = self.files.remove(&attachment.id) {
                self.file_bytes = self.file_bytes.saturating_sub(file.data.len());
            }
        }
    }
}
