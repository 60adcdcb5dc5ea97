//! Common parts of the readers of positions in JSON.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::error::Category;

use crate::position_error::PositionError;

/// The longest text that is read, in bytes: far more than any position takes.
const MAX_LEN: usize = 256 * 1024;

/// Reads a position's JSON form.
///
/// # Errors
/// A text that is too long, not JSON or not of this form, in one sentence.
pub(super) fn read<T: DeserializeOwned>(json: &str) -> Result<T, PositionError> {
    if json.len() > MAX_LEN {
        return Err(PositionError::new(format!("its text is longer than {} KiB", MAX_LEN / 1024)));
    }
    serde_json::from_str(json).map_err(|error| {
        PositionError::new(match error.classify() {
            Category::Data => error.to_string(),
            _ => format!("it is not JSON: {error}"),
        })
    })
}

/// The entries of an object by squares, as a list so that a square given twice is not lost.
pub(super) struct BySquare<T>(pub(super) Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySquare<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

struct Entries<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
    type Value = BySquare<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object from squares to cards")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(BySquare(entries))
    }
}
