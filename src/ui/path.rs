//! The entries chosen so far in menus, by their indices, as part of an id: `3.12.1`.

use std::fmt;

/// Writes the places with dots between them.
pub(crate) fn write_path(f: &mut fmt::Formatter<'_>, path: &[u16]) -> fmt::Result {
    let places: Vec<String> = path.iter().map(u16::to_string).collect();
    f.write_str(&places.join("."))
}

/// Reads what [`write_path`] writes.
pub(crate) fn read_path(text: &str) -> Option<Vec<u16>> {
    text.split('.').filter(|place| !place.is_empty()).map(|place| place.parse().ok()).collect()
}
