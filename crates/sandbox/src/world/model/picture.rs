//! A picture or sound that belongs to an object: an emoji, a sticker, a sound.

use bytes::Bytes;

/// A picture or sound.
#[derive(Debug, Clone)]
pub(crate) struct Picture {
    pub(crate) content_type: String,
    pub(crate) data: Bytes,
}
