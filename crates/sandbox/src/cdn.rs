//! Files of messages, as Discord's content network serves them.

use crate::server_state::ServerState;
use crate::world::{Image, SignedQuery};
use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

/// The addresses of named pictures, with the pictures' roles.
const IMAGES: [(&str, &[Image]); 8] = [
    ("guild-events", &[Image::Cover]),
    ("banners", &[Image::Banner]),
    ("icons", &[Image::Icon]),
    ("role-icons", &[Image::Icon]),
    ("splashes", &[Image::Splash]),
    ("discovery-splashes", &[Image::DiscoverySplash]),
    ("home-headers", &[Image::HomeHeader]),
    ("app-icons", &[Image::Icon, Image::Cover]),
];

/// Returns the routes of files.
pub(crate) fn router() -> Router<Arc<ServerState>> {
    let images = IMAGES.iter().fold(Router::new(), |router, (kind, _)| {
        router.route(&format!("/{kind}/{{id}}/{{name}}"), get(image))
    });
    images
        .route("/attachments/{owner}/{id}/{name}", get(fetch))
        .route("/ephemeral-attachments/{owner}/{id}/{name}", get(fetch))
        .route("/embed/avatars/{name}", get(default_avatar))
        .route("/emojis/{name}", get(picture))
        .route("/avatars/{user}/{name}", get(avatar))
        .route("/guilds/{guild}/users/{user}/{kind}/{name}", get(member_image))
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

/// Serves the picture of a user or webhook, if it is their current one; `name` may have an extension.
async fn avatar(State(server): State<Arc<ServerState>>, Path((user, name)): Path<(u64, String)>) -> Response {
    let world = server.world.read();
    let hash = world.user(user).ok().and_then(|user| user.avatar.as_deref());
    let given = name.split('.').next().unwrap_or_default();
    let own = world.picture(user).filter(|_| hash == Some(given));
    match own.or_else(|| world.named_image(user, Image::Icon, given)) {
        Some(picture) => serve(&picture.content_type, picture.data.clone()),
        None => gone(),
    }
}

/// Serves the picture of users who have none: a grey pixel.
async fn default_avatar() -> Response {
    serve("image/png", bytes::Bytes::from_static(include_bytes!("../data/default_avatar.png")))
}

/// Serves a banner, icon or splash by its name, which may have an extension.
async fn image(
    State(server): State<Arc<ServerState>>,
    Path((id, name)): Path<(u64, String)>,
    uri: Uri,
) -> Response {
    let kind = uri.path().split('/').nth(1).unwrap_or_default();
    let images = IMAGES.iter().find(|(known, _)| *known == kind).map_or(&[][..], |(_, images)| images);
    show(&server, id, images, &name)
}

/// Serves a picture that a member has in one guild.
async fn member_image(
    State(server): State<Arc<ServerState>>,
    Path((guild, user, kind, name)): Path<(u64, u64, String, String)>,
) -> Response {
    let image = match kind.as_str() {
        "avatars" => Image::MemberAvatar(guild),
        "banners" => Image::MemberBanner(guild),
        _ => return gone(),
    };
    show(&server, user, &[image], &name)
}

fn show(server: &ServerState, id: u64, images: &[Image], name: &str) -> Response {
    let name = name.split('.').next().unwrap_or_default();
    let world = server.world.read();
    match images.iter().find_map(|image| world.named_image(id, *image, name)) {
        Some(picture) => serve(&picture.content_type, picture.data.clone()),
        None => gone(),
    }
}

/// Serves the picture of an emoji or sticker, or a sound, by its id; `name` may have an extension.
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
    // A bot's upload must not run in the page's origin.
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox"));
    (headers, Body::from(data)).into_response()
}
