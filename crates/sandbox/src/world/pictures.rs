//! Pictures and sounds that belong to an object: emojis, stickers, sounds, and the icons and banners of users, servers,
//! roles and applications.

use super::World;
use super::model::{Image, Picture};
use bytes::Bytes;
use sha2::{Digest, Sha256};

/// Returns the name of a picture in its address; that of an animated one begins with `a_`.
pub(super) fn picture_name(content_type: &str, data: &[u8]) -> String {
    let moves = if content_type == "image/gif" { "a_" } else { "" };
    format!("{moves}{}", hex::encode(&Sha256::digest(data)[..16]))
}

impl World {
    /// Keeps the picture of an object.
    pub(crate) fn set_picture(&mut self, id: u64, content_type: String, data: Bytes) {
        self.pictures.insert(id, Picture { content_type, data });
    }

    /// Forgets the picture of a deleted object.
    pub(crate) fn forget_picture(&mut self, id: u64) {
        self.pictures.remove(&id);
    }

    /// Returns the picture of an object.
    pub(crate) fn picture(&self, id: u64) -> Option<&Picture> {
        self.pictures.get(&id)
    }

    /// Gives an object a picture, with its content type, or removes it.
    pub(crate) fn set_image(&mut self, id: u64, image: Image, picture: Option<(String, Bytes)>) {
        match picture {
            Some((content_type, data)) => {
                let name = picture_name(&content_type, &data);
                self.images.insert((id, image), (name, Picture { content_type, data }));
            }
            None => {
                self.images.remove(&(id, image));
            }
        }
    }

    /// Forgets the pictures of a deleted object.
    pub(super) fn forget_images(&mut self, id: u64) {
        self.images.retain(|(owner, _), _| *owner != id);
    }

    /// Returns the name of an object's picture.
    pub(crate) fn image_name(&self, id: u64, image: Image) -> Option<&str> {
        self.images.get(&(id, image)).map(|(name, _)| name.as_str())
    }

    /// Returns a picture of an object by its name.
    pub(crate) fn named_image(&self, id: u64, image: Image, name: &str) -> Option<&Picture> {
        self.images.get(&(id, image)).filter(|(own, _)| own == name).map(|(_, picture)| picture)
    }
}
