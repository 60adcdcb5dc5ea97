//! Commitments in messages.

use trickmate_text::text;

/// Returns the line with the commitment to the secret from which the seed of a challenge, or of an offered rematch,
/// will be derived.
pub(crate) fn secret_line(commitment: &str) -> String {
    text!("challenge-secret", commitment)
}
