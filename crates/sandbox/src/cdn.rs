//! Files of messages, as Discord's content network serves them.

use crate::server_state::ServerState;
use crate::world::SignedQuery;
use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

/// The routes of files.
pub(crate) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/attachments/{owner}/{id}/{name}", get(fetch))
        .route("/ephemeral-attachments/{owner}/{id}/{name}", get(fetch))
        .route("/emojis/{name}", get(picture))
        .route("/avatars/{user}/{name}", get(avatar))
        .route("/stickers/{name}", get(picture))
        .route("/soundboard-sounds/{name}", get(picture))
}

async fn fetch(
    State(server): State<Arc<ServerState>>,
    Path((_, id, _)): Path<(String, String, String)>,
    request: Request,
) -> Response {
    let uri = request.uri();
    let query = SignedQuery::parse(uri.query().unwrap_or_default());
    let file = match (id.parse(), query) {
        (Ok(id), Some(query)) => server.world.read().fetch_file(id, uri.path(), &query),
        _ => None,
    };
    let Some(file) = file else { return gone() };
    serve(&file.content_type, file.data)
}

/// The picture of a user, as long as it is theirs; `name` may have an extension.
async fn avatar(State(server): State<Arc<ServerState>>, Path((user, name)): Path<(u64, String)>) -> Response {
    let world = server.world.read();
    let hash = world.user(user).ok().and_then(|user| user.avatar.as_deref());
    match world.picture(user).filter(|_| hash.is_some() && name.split('.').next() == hash) {
        Some(picture) => serve(&picture.content_type, picture.data.clone()),
        None => gone(),
    }
}

/// The picture of an emoji or sticker, or a sound, by its id; `name` may have an extension.
async fn picture(State(server): State<Arc<ServerState>>, Path(name): Path<String>) -> Response {
    let id = name.split('.').next().and_then(|id| id.parse().ok()).unwrap_or_default();
    match server.world.read().picture(id) {
        Some(picture) => serve(&picture.content_type, picture.data.clone()),
        None => gone(),
    }
}

fn gone() -> Response {
    (StatusCode::NOT_FOUND, "This content is no longer available.").into_response()
}

fn serve(content_type: &str, data: bytes::Bytes) -> Response {
    let mut headers = HeaderMap::new();
    let content_type = HeaderValue::from_str(content_type);
    headers
        .insert(CONTENT_TYPE, content_type.unwrap_or(HeaderValue::from_static("application/octet-stream")));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400"));
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    // What a bot uploads must not run in the page's origin.
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox"));
    (headers, Body::from(data)).into_response()
}
