//! The transcript of the traffic on the gateway.

use serde::Serialize;
use serde_json::{Value, json};

/// A line of the transcript.
#[derive(Debug, Clone, Serialize)]
pub struct Entry {
    /// The connection it happened on; connections are numbered from 1.
    pub connection: u64,
    /// The application, once the connection has identified or resumed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub application_id: Option<u64>,
    /// The session, once the connection has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// Event.
    #[serde(flatten)]
    pub event: Event,
}

/// Event on a connection.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Event {
    /// A client connected with these query parameters.
    Opened {
        /// The query parameters as an object of strings.
        query: Value,
    },
    /// The bot sent a payload.
    Received {
        /// The payload, tokens redacted.
        payload: Value,
    },
    /// The bot sent something that is not a payload.
    Unreadable {
        /// Its length in bytes.
        bytes: usize,
        /// Its beginning, as text.
        excerpt: String,
    },
    /// The server sent a payload.
    Sent {
        /// The payload, tokens redacted.
        payload: Value,
    },
    /// The connection ended.
    Closed {
        /// Side that ended it.
        by: Side,
        /// The close code; `None` if there was no close frame.
        code: Option<u16>,
        /// The reason given with the code.
        reason: String,
    },
}

/// An end of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The bot.
    Client,
    /// The sandbox.
    Server,
}

/// Replacement for a token.
pub(super) const REDACTED: &str = "[redacted]";

/// Returns `payload` without the tokens in its `d`: the bot's in Identify and Resume, that of an interaction in
/// `INTERACTION_CREATE`.
pub(super) fn redacted(mut payload: Value) -> Value {
    if let Some(token) = payload.pointer_mut("/d/token") {
        *token = json!(REDACTED);
    }
    payload
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_do_not_get_into_the_transcript() {
        let payload = redacted(json!({"op": 2, "d": {"token": "secret", "intents": 1}}));
        assert_eq!(payload, json!({"op": 2, "d": {"token": REDACTED, "intents": 1}}));
        assert_eq!(redacted(json!({"op": 1, "d": null})), json!({"op": 1, "d": null}));
        assert_eq!(redacted(json!([1])), json!([1]));
    }

    #[test]
    fn an_entry_is_one_flat_object() {
        let entry = Entry {
            connection: 1,
            application_id: None,
            session_id: None,
            event: Event::Sent { payload: json!(1) },
        };
        assert_eq!(
            serde_json::to_value(entry).unwrap(),
            json!({"connection": 1, "event": "sent", "payload": 1})
        );
    }
}
