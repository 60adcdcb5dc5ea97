//! The address of the gateway.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use serde_json::json;

/// `GET /gateway`.
pub(super) fn url(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(json!({"url": call.server.gateway_url()})))
}

/// `GET /gateway/bot`.
pub(super) fn bot(call: &Call) -> Result<Reply, ApiError> {
    let limit = call.server.hub.session_start_limit(call.bot);
    Ok(Reply::json(json!({
        "url": call.server.gateway_url(),
        "shards": call.server.hub.recommended_shards(),
        "session_start_limit": {
            "total": limit.total,
            "remaining": limit.remaining,
            "reset_after": limit.reset_after,
            "max_concurrency": limit.max_concurrency,
        },
    })))
}
