//! The event streams of pages: a bounded history per user, so that a reconnecting page misses nothing.

use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use tokio::sync::broadcast;

/// Events kept per user.
const HISTORY: usize = 2048;

/// One event of a user's stream.
#[derive(Debug, Clone)]
pub struct StreamEvent {
    /// Grows by one with each event.
    pub id: u64,
    /// The name, as in the control API.
    pub name: &'static str,
    /// The payload as JSON text, which takes a fraction of the room.
    pub data: Arc<str>,
}

#[derive(Clone)]
struct Stream {
    last: u64,
    history: VecDeque<StreamEvent>,
    sender: broadcast::Sender<StreamEvent>,
}

/// The streams of all users who ever opened one.
#[derive(Clone, Default)]
pub(crate) struct Streams {
    by_user: BTreeMap<u64, Stream>,
}

/// Place in a user's stream: missed events, and the ones to come.
pub(crate) struct Subscription {
    pub(crate) missed: Vec<StreamEvent>,
    pub(crate) live: broadcast::Receiver<StreamEvent>,
}

impl Streams {
    pub(crate) fn users(&self) -> Vec<u64> {
        self.by_user.keys().copied().collect()
    }

    pub(crate) fn position(&self, user: u64) -> u64 {
        self.by_user.get(&user).map_or(0, |stream| stream.last)
    }

    /// Forgets earlier events. A page that comes back loads everything again.
    pub(crate) fn forget(&mut self) {
        for stream in self.by_user.values_mut() {
            stream.history = VecDeque::new();
        }
    }

    pub(crate) fn push(&mut self, user: u64, name: &'static str, data: &Value) {
        let Some(stream) = self.by_user.get_mut(&user) else { return };
        stream.last += 1;
        let event = StreamEvent { id: stream.last, name, data: Arc::from(data.to_string()) };
        if stream.history.len() == HISTORY {
            stream.history.pop_front();
        }
        stream.history.push_back(event.clone());
        // No listener is needed: the history serves a page that comes back.
        let _ = stream.sender.send(event);
    }

    pub(crate) fn subscribe(&mut self, user: u64, after: Option<u64>) -> Subscription {
        let stream = self.by_user.entry(user).or_insert_with(|| Stream {
            last: 0,
            history: VecDeque::new(),
            sender: broadcast::channel(HISTORY).0,
        });
        let live = stream.sender.subscribe();
        let ready = StreamEvent {
            id: stream.last,
            name: "READY",
            data: Arc::from(json!({"user_id": user.to_string()}).to_string()),
        };
        let mut missed = vec![ready];
        if let Some(after) = after {
            let oldest = stream.history.front().map_or(stream.last + 1, |event| event.id);
            if after > stream.last || after + 1 < oldest {
                missed.push(StreamEvent { id: stream.last, name: "RESYNC", data: Arc::from("{}") });
            } else {
                // The reader must not store READY's id as its position before it has these.
                missed[0].id = after;
                missed.extend(stream.history.iter().filter(|event| event.id > after).cloned());
            }
        }
        Subscription { missed, live }
    }
}
