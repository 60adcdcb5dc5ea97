//! A user's live events, as server-sent events.

use super::user_actions::human;
use crate::error::ApiError;
use crate::http::Reply;
use crate::server_state::ServerState;
use crate::world::{StreamEvent, Subscription};
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OwnedSemaphorePermit, watch};

/// Pause between comment lines that keep the connection open.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// `GET /users/{user_id}/events`.
pub(super) async fn stream(
    State(server): State<Arc<ServerState>>,
    Path(user): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    let Ok(place) = Arc::clone(&server.streams).try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let after = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok())
        .or_else(|| query.as_deref().and_then(|query| query.strip_prefix("last_event_id=")))
        .and_then(|id| id.parse().ok());
    let subscription = user.parse().map_err(|_| ApiError::unknown_user()).and_then(|user| {
        let mut world = server.world.write();
        human(&world, user)?;
        Ok(world.subscribe(user, after))
    });
    match subscription {
        Ok(subscription) => {
            let events = events(subscription, server.stop.subscribe(), place);
            Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response()
        }
        Err(error) => Reply::from(error).into_response(),
    }
}

fn events(
    subscription: Subscription,
    stop: watch::Receiver<bool>,
    place: OwnedSemaphorePermit,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let missed = subscription.missed.into_iter();
    // The place is free again when the stream is dropped.
    stream::unfold((missed, subscription.live, stop, false, place), |state| async move {
        let (mut missed, mut live, mut stop, over, place) = state;
        if over {
            return None;
        }
        if let Some(event) = missed.next() {
            return Some((Ok(encode(&event)), (missed, live, stop, false, place)));
        }
        tokio::select! {
            event = live.recv() => match event {
                Ok(event) => Some((Ok(encode(&event)), (missed, live, stop, false, place))),
                // Too far behind: the page reconnects and asks for the missed events.
                Err(RecvError::Lagged(_) | RecvError::Closed) => {
                    let resync = Event::default().event("RESYNC").data("{}");
                    Some((Ok(resync), (missed, live, stop, true, place)))
                }
            },
            _ = stop.changed() => None,
        }
    })
}

fn encode(event: &StreamEvent) -> Event {
    Event::default().id(event.id.to_string()).event(event.name).data(&*event.data)
}
