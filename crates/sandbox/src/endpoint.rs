//! Applications that take interactions over HTTP instead of the gateway: signed requests, which they answer directly.

use crate::api::respond;
use crate::dispatch::Delivery;
use crate::error::ApiError;
use crate::http::read_body;
use crate::server_state::ServerState;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, USER_AGENT};
use axum::http::{HeaderMap, Method, Request, StatusCode, Uri};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper_util::rt::TokioIo;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
/// The longest answer, in bytes.
const MAX_ANSWER: usize = 32 * 1024 * 1024;

/// Answer of an application.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

/// Sends interactions to applications with an address, until the server stops.
pub(crate) async fn deliver(state: Arc<ServerState>) {
    let mut stop = state.stop.subscribe();
    loop {
        let changed = state.world.changed.notified();
        tokio::pin!(changed);
        // Listening starts before the first look, so that no change is missed in between.
        changed.as_mut().enable();
        let waiting = state.world.read().take_deliveries();
        for delivery in waiting {
            tokio::spawn(hand_over(Arc::clone(&state), delivery));
        }
        tokio::select! {
            () = changed => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

async fn hand_over(state: Arc<ServerState>, delivery: Delivery) {
    let id = delivery.interaction_id;
    tokio::time::sleep(delivery.hold).await;
    let answer = sign_and_post(&state, delivery.application_id, &delivery.url, &delivery.payload, true).await;
    let done = match answer {
        // The bot answers later, as over the gateway.
        Some(answer) if answer.status == StatusCode::ACCEPTED => return,
        Some(answer) if answer.status == StatusCode::OK => carry_out(&state, &delivery, answer).await,
        Some(answer) => Err(format!("it answered {}", answer.status)),
        None => Err("it cannot be reached, or takes too long".to_owned()),
    };
    if let Err(why) = done {
        let entry = json!({"application_id": delivery.application_id.to_string(), "url": delivery.url, "problem": why});
        state.world.transcript.add("endpoint", "in", entry);
        state.world.write().fail_interaction(id);
    }
}

/// Accepts the answer to an interaction as if it had come through the callback's address.
async fn carry_out(state: &ServerState, delivery: &Delivery, answer: Answer) -> Result<(), String> {
    let refused = |error: ApiError| format!("its answer is refused: {}", error.body());
    let body = read_body(&answer.headers, Body::from(answer.body)).await.map_err(refused)?;
    let json = body.json.unwrap_or_default();
    let mut world = state.world.write();
    respond(&mut world, delivery.interaction_id, &delivery.token, &json, &body.files).map_err(refused)
}

/// Returns `true` if an application answers at an address as Discord demands: a signed ping with a pong, a wrongly
/// signed one with 401.
pub(crate) async fn is_verified(state: &ServerState, application_id: u64, url: &str) -> bool {
    let ping = json!({"id": "1", "application_id": application_id.to_string(), "type": 1, "version": 1});
    let ping = ping.to_string();
    let good = sign_and_post(state, application_id, url, &ping, true).await;
    let pong = good.filter(|answer| answer.status == StatusCode::OK);
    let pong = pong.and_then(|answer| serde_json::from_slice::<serde_json::Value>(&answer.body).ok());
    if pong.is_none_or(|pong| pong["type"] != 1) {
        return false;
    }
    let bad = sign_and_post(state, application_id, url, &ping, false).await;
    // Discord's description asks for 401; libraries in use with it (hikari) refuse with 400.
    bad.is_some_and(|answer| answer.status.is_client_error())
}

async fn sign_and_post(
    state: &ServerState,
    application_id: u64,
    url: &str,
    payload: &str,
    honest: bool,
) -> Option<Answer> {
    let (timestamp, signature, answer_within) = {
        let world = state.world.read();
        let timestamp = (world.now_ms() / 1000).to_string();
        let signed = if honest { format!("{timestamp}{payload}") } else { format!("{timestamp} {payload}") };
        let signature = world.secrets.sign_request(application_id, signed.as_bytes())?;
        (timestamp, signature, Duration::from_millis(world.answer_within.unsigned_abs()))
    };
    tokio::time::timeout(answer_within, post(url, payload, &timestamp, &signature)).await.ok()?
}

async fn post(url: &str, payload: &str, timestamp: &str, signature: &str) -> Option<Answer> {
    let uri = url.parse::<Uri>().ok()?;
    let authority = uri.authority()?;
    let stream = TcpStream::connect((authority.host(), authority.port_u16().unwrap_or(80))).await.ok()?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.ok()?;
    // The connection task ends with the answer.
    tokio::spawn(connection);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(HOST, authority.as_str())
        .header(CONTENT_TYPE, "application/json")
        .header(USER_AGENT, "Discord-Interactions/1.0 (+https://discord.com)")
        .header("x-signature-ed25519", signature)
        .header("x-signature-timestamp", timestamp)
        .body(Full::new(Bytes::from(payload.to_owned())))
        .ok()?;
    let response = sender.send_request(request).await.ok()?;
    let (parts, body) = response.into_parts();
    let body = http_body_util::Limited::new(body, MAX_ANSWER).collect().await.ok()?.to_bytes();
    Some(Answer { status: parts.status, headers: parts.headers, body })
}
