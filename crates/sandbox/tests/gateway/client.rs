//! A client that does exactly what the test says.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::server::{PATIENCE, TOKEN};

pub(super) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Client {
    pub(super) async fn connect(url: &str) -> Self {
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        Self { socket }
    }

    /// Receives the next message; `None` when the connection is over.
    pub(super) async fn message(&mut self) -> Option<Message> {
        timeout(PATIENCE, self.socket.next()).await.expect("nothing came").and_then(Result::ok)
    }

    /// Receives the next payload, in a text frame.
    pub(super) async fn receive(&mut self) -> Value {
        match self.message().await {
            Some(Message::Text(text)) => serde_json::from_str(&text).unwrap(),
            other => panic!("not a text frame: {other:?}"),
        }
    }

    /// Returns the next event; skips everything else.
    pub(super) async fn event(&mut self) -> Value {
        loop {
            let payload = self.receive().await;
            if payload["op"] == 0 {
                return payload;
            }
        }
    }

    /// Returns the numbers in the next `count` events that [`super::server::Server::publish`] sent.
    pub(super) async fn numbers(&mut self, count: usize) -> Vec<u64> {
        let mut numbers = Vec::new();
        for _ in 0..count {
            let event = self.event().await;
            numbers.push(event["d"]["id"].as_u64().unwrap_or_else(|| panic!("not a number: {event}")));
        }
        numbers
    }

    pub(super) async fn send(&mut self, payload: Value) {
        self.send_message(Message::text(payload.to_string())).await.unwrap();
    }

    pub(super) async fn send_message(
        &mut self,
        message: Message,
    ) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(message).await
    }

    /// Identifies with the usual fields, overridden by `changes`.
    pub(super) async fn identify(&mut self, changes: Value) {
        let mut d = json!({"token": TOKEN, "properties": {"os": "test"}, "intents": 0});
        for (field, value) in changes.as_object().unwrap() {
            d[field] = value.clone();
        }
        self.send(json!({"op": 2, "d": d})).await;
    }

    pub(super) async fn resume(&mut self, session_id: &str, seq: u64) {
        self.send(json!({"op": 6, "d": {"token": TOKEN, "session_id": session_id, "seq": seq}})).await;
    }

    pub(super) async fn heartbeat(&mut self, seq: Value) {
        self.send(json!({"op": 1, "d": seq})).await;
    }

    /// Sends a close frame and waits until the server has answered it and the connection is over.
    pub(super) async fn close(mut self, code: u16) {
        let frame = CloseFrame { code: code.into(), reason: "".into() };
        self.socket.close(Some(frame)).await.unwrap();
        assert_eq!(self.closed().await, Some(code), "the answer");
        assert!(self.message().await.is_none());
    }

    /// Returns the server's close code; `None` without a close frame. Earlier messages are dropped.
    pub(super) async fn closed(&mut self) -> Option<u16> {
        loop {
            match self.message().await {
                Some(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Some(_) => {}
                None => return None,
            }
        }
    }
}
