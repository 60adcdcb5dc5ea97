//! A user's live events, as server-sent events.

use super::act::human;
use crate::error::ApiError;
use crate::http::Reply;
use crate::server::Server;
use crate::world::{StreamEvent, Subscription};
use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

/// Between comment lines that keep the connection open.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// `GET /users/{user_id}/events`.
pub(super) async fn stream(
    State(server): State<Arc<Server>>,
    Path(user): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    let after = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok())
        .or_else(|| query.as_deref().and_then(|query| query.strip_prefix("last_event_id=")))
        .and_then(|id| id.parse().ok());
    let subscription = user.parse().map_err(|_| ApiError::unknown_user()).and_then(|user| {
        let mut world = server.core.change();
        human(&world, user)?;
        Ok(world.subscribe(user, after))
    });
    match subscription {
        Ok(subscription) => {
            let events = events(subscription, server.stop.subscribe());
            Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response()
        }
        Err(error) => Reply::from(error).into_response(),
    }
}

fn events(
    subscription: Subscription,
    stop: watch::Receiver<bool>,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let missed = subscription.missed.into_iter();
    stream::unfold((missed, subscription.live, stop, false), |state| async move {
        let (mut missed, mut live, mut stop, over) = state;
        if over {
            return None;
        }
        if let Some(event) = missed.next() {
            return Some((Ok(encode(&event)), (missed, live, stop, false)));
        }
        tokio::select! {
            event = live.recv() => match event {
                Ok(event) => Some((Ok(encode(&event)), (missed, live, stop, false))),
                // Too far behind: the page comes back and asks for what it missed.
                Err(RecvError::Lagged(_) | RecvError::Closed) => {
                    let resync = Event::default().event("RESYNC").data("{}");
                    Some((Ok(resync), (missed, live, stop, true)))
                }
            },
            _ = stop.changed() => None,
        }
    })
}

fn encode(event: &StreamEvent) -> Event {
    Event::default().id(event.id.to_string()).event(event.name).data(event.data.to_string())
}
