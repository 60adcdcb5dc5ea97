//! The web page, built into the program.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap, HeaderValue, IF_NONE_MATCH,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

/// Content policy: the page may only load this server's files, and a text can never become a script, not even by
/// mistake.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
                      require-trusted-types-for 'script'; trusted-types 'none'";

fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Returns the file of an address: `/assets/…` a part of the page; `/` and `/u/…`, places inside it, the page itself.
fn file_for(address: &str) -> Option<&str> {
    match address {
        "/" => Some("index.html"),
        "/favicon.ico" => Some("icons/favicon.svg"),
        _ if address == "/u" || address.starts_with("/u/") => Some("index.html"),
        _ => address.strip_prefix("/assets/"),
    }
}

/// Serves the page and its parts; 404 for any other address.
///
/// Files carry a tag of their content and are asked for again each time, so that a newer program's page is seen at once.
pub(crate) async fn serve(request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, "405: Method Not Allowed").into_response();
    }
    let path = file_for(request.uri().path());
    let Some((path, file)) = path.and_then(|path| Web::get(path).map(|file| (path, file))) else {
        return (StatusCode::NOT_FOUND, "404: Not Found").into_response();
    };
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type(path)));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let known = request.headers().get(IF_NONE_MATCH).is_some_and(|given| given.as_bytes() == tag.as_bytes());
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.data.into_owned()).into_response()
}
