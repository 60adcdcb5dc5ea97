//! Pictures and sounds that belong to an object: emojis, stickers, sounds.

use super::World;
use super::model::Picture;
use bytes::Bytes;

impl World {
    /// Keeps the picture of an object.
    pub(crate) fn set_picture(&mut self, id: u64, content_type: String, data: Bytes) {
        self.pictures.insert(id, Picture { content_type, data });
    }

    /// The picture of an object.
    pub(crate) fn picture(&self, id: u64) -> Option<&Picture> {
        self.pictures.get(&id)
    }
}
