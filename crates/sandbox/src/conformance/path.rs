//! Paths of requests.

use percent_encoding::percent_decode_str;

/// Returns the decoded segments of a path as sent, without the `/api` and version prefix.
pub(super) fn segments(path: &str) -> Vec<String> {
    let mut parts: Vec<String> = path
        .split('/')
        .filter(|part| !part.is_empty())
        .map(|part| percent_decode_str(part).decode_utf8_lossy().into_owned())
        .collect();
    if parts.first().is_some_and(|part| part == "api") {
        let versioned = parts.get(1).is_some_and(|part| is_version(part));
        parts.drain(..if versioned { 2 } else { 1 });
    }
    parts
}

fn is_version(part: &str) -> bool {
    part.strip_prefix('v').is_some_and(|digits| digits.parse::<u8>().is_ok())
}
