//! Addresses in the one form that is routed.

use super::Reply;
use crate::error::ApiError;
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use axum::response::Response;

/// The address a request means: `%40` is `@`, and `/api/…` without a version is version 10, as is version
/// 9, which differs in nothing that is served here. `None` if it needs no change, a refusal if it names another version.
pub(crate) fn canonical(uri: &Uri) -> Option<Result<Uri, Response>> {
    let path = uri.path();
    let mut canonical = path.replace("%40", "@");
    if let Some(rest) = canonical.strip_prefix("/api/") {
        let first = rest.split('/').next().unwrap_or_default();
        let version = first
            .strip_prefix('v')
            .filter(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()));
        match version {
            Some("10") => {}
            Some("9") => canonical = format!("/api/v10{}", rest.trim_start_matches("v9")),
            Some(_) => return Some(Err(Reply::from(ApiError::invalid_api_version()).into_response())),
            None => canonical = format!("/api/v10/{rest}"),
        }
    }
    if canonical == path {
        return None;
    }
    let whole = match uri.query() {
        Some(query) => format!("{canonical}?{query}"),
        None => canonical,
    };
    let parsed = whole.parse::<PathAndQuery>().ok()?;
    Uri::builder().path_and_query(parsed).build().ok().map(Ok)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canonical_form(path: &str) -> Option<String> {
        canonical(&path.parse().unwrap()).map(|uri| uri.unwrap().to_string())
    }

    #[test]
    fn paths_are_put_in_order() {
        assert_eq!(canonical_form("/api/v10/users/@me"), None);
        assert_eq!(canonical_form("/api/v10/users/%40me?x=%40"), Some("/api/v10/users/@me?x=%40".into()));
        assert_eq!(canonical_form("/api/gateway"), Some("/api/v10/gateway".into()));
        assert_eq!(canonical_form("/api/v9/users/@me?x=1"), Some("/api/v10/users/@me?x=1".into()));
        assert!(canonical(&"/api/v6/gateway".parse().unwrap()).unwrap().is_err());
    }
}
