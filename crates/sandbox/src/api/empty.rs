//! Lists that are always empty in the sandbox.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use serde_json::json;

/// Returns an empty list.
pub(super) fn list(_: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(json!([])))
}
