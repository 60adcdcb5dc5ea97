//! Connections that stop half-way: they make room for those with a request.

use discord_sandbox::{Config, ConnectionLimits, Sandbox};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// First bytes of a client that then falls silent.
const HALVES: [&str; 3] = [
    "",
    "GET /api/v10/gateway HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "POST /api/v10/users/@me/channels HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
];

async fn half(sandbox: &Sandbox, sent: &str) -> TcpStream {
    let address = sandbox.url().trim_start_matches("http://").to_owned();
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    stream
}

async fn start(limits: ConnectionLimits) -> Sandbox {
    Sandbox::start(Config { connections: limits, ..Config::lenient() }).await.unwrap()
}

#[tokio::test]
async fn half_requests_end_when_their_time_is_over() {
    let soon = Duration::from_millis(200);
    let sandbox = start(ConnectionLimits { head: soon, body: soon, ..ConnectionLimits::default() }).await;
    for sent in HALVES {
        let mut stream = half(&sandbox, sent).await;
        let mut answer = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
        assert!(ended.is_ok(), "{sent:?} is kept");
    }
    sandbox.shutdown().await;
}

#[tokio::test]
async fn thousands_of_half_requests_leave_room_to_resume() {
    let limits = ConnectionLimits { most: 40, ..ConnectionLimits::default() };
    let sandbox = start(limits).await;
    let bot = sandbox.create_application("Umpire");
    let url = format!("{}/?v=10&encoding=json", sandbox.gateway_url());
    let (mut socket, _) = tokio_tungstenite::connect_async(&url).await.unwrap();
    let identify = json!({"op": 2, "d": {"token": bot.token, "intents": 1, "properties": {}}});
    socket.send(Message::text(identify.to_string())).await.unwrap();
    let ready = next(&mut socket, "READY").await;
    let mut kept = Vec::new();
    for number in 0..300 {
        kept.push(half(&sandbox, HALVES[number % HALVES.len()]).await);
    }
    // The bot's connection outlives them, and a lost one is resumed.
    socket.send(Message::text(json!({"op": 1, "d": null}).to_string())).await.unwrap();
    loop {
        let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
        if serde_json::from_str::<Value>(&text).unwrap()["op"] == 11 {
            break;
        }
    }
    drop(socket);
    let (mut socket, _) = tokio_tungstenite::connect_async(&url).await.unwrap();
    let resume = json!({"op": 6, "d": {"token": bot.token, "session_id": ready["session_id"], "seq": 1}});
    socket.send(Message::text(resume.to_string())).await.unwrap();
    next(&mut socket, "RESUMED").await;
    let answer = reqwest::get(format!("{}/v10/gateway", sandbox.api_url())).await.unwrap();
    assert_eq!(answer.status(), 200);
    // Only a limited number of the silent ones is left.
    let mut open = 0;
    for mut stream in kept {
        let mut byte = [0];
        let read = tokio::time::timeout(Duration::from_millis(20), stream.read(&mut byte)).await;
        open += usize::from(read.is_err());
    }
    assert!(open <= limits.most, "{open} are open");
    sandbox.shutdown().await;
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

async fn next(socket: &mut Socket, name: &str) -> Value {
    let found = async {
        loop {
            let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
            let payload: Value = serde_json::from_str(&text).unwrap();
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), found).await.unwrap()
}
