//! The secret from which a match is dealt: drawing, storing and reading it.

use crate::error::ServiceError;
use trickmate_rules::Secret;

/// Returns random bytes from the operating system.
pub(crate) fn random_bytes<const COUNT: usize>() -> Result<[u8; COUNT], ServiceError> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|error| ServiceError::NoRandomness(error.to_string()))?;
    Ok(bytes)
}

/// Draws a secret to commit to.
pub(crate) fn draw_secret() -> Result<Secret, ServiceError> {
    random_bytes().map(Secret::new)
}

/// Reads the stored secret of a challenge, an offer or a match.
pub(crate) fn stored_secret(id: i64, bytes: Option<&[u8]>) -> Result<Option<Secret>, ServiceError> {
    let secret = bytes.map(<[u8; 32]>::try_from).transpose();
    let corrupt = |_| ServiceError::Corrupt(id, "the secret has not 32 bytes".to_owned());
    Ok(secret.map_err(corrupt)?.map(Secret::new))
}
