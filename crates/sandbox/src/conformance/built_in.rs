//! Discord's description of its API that is part of this crate: `data/openapi.json.gz`, which `data/README.md`
//! describes.

use super::LoadError;
use flate2::read::GzDecoder;
use std::io::Read;

/// Its name in errors.
pub(super) const NAME: &str = "the built-in description";

const COMPRESSED: &[u8] = include_bytes!("../../data/openapi.json.gz");

/// Returns the text of Discord's OpenAPI description, which is part of this crate.
///
/// # Errors
/// When it cannot be unpacked, which has happened in no test.
pub fn json() -> Result<Vec<u8>, LoadError> {
    let mut text = Vec::new();
    let unpacked = GzDecoder::new(COMPRESSED).read_to_end(&mut text);
    unpacked.map(|_| text).map_err(|source| LoadError::Read { path: NAME.into(), source })
}
