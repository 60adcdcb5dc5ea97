//! Compressed payloads.

use std::io::{Cursor, Read};

use flate2::{Decompress, FlushDecompress};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::client::Client;
use super::server::Server;

/// Receives the next message, which must be binary.
async fn binary(client: &mut Client) -> Vec<u8> {
    match client.message().await {
        Some(Message::Binary(bytes)) => bytes.to_vec(),
        other => panic!("not a binary frame: {other:?}"),
    }
}

async fn zlib_payload(client: &mut Client, inflator: &mut Decompress) -> Value {
    let bytes = binary(client).await;
    assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]));
    let mut text = Vec::with_capacity(1 << 20);
    let before = inflator.total_in();
    inflator.decompress_vec(&bytes, &mut text, FlushDecompress::Sync).unwrap();
    assert_eq!(inflator.total_in() - before, bytes.len() as u64);
    serde_json::from_slice(&text).unwrap()
}

/// Identifies and checks that all payloads come through, small and large; `next` reads them.
async fn converse(server: &Server, client: &mut Client, mut next: impl AsyncFnMut(&mut Client) -> Value) {
    assert_eq!(next(client).await["op"], 10);
    client.identify(json!({"compress": true})).await;
    assert_eq!(next(client).await["t"], "READY");
    for length in [0, 1, 1_000, 100_000] {
        let data = json!({"text": "sandbox ".repeat(length)});
        server.publish_as("INTERACTION_CREATE", discord_sandbox::dispatch::Route::App, 0, data.clone());
        assert_eq!(next(client).await["d"], data);
        client.heartbeat(json!(1)).await;
        assert_eq!(next(client).await["op"], 11);
    }
}

#[tokio::test]
async fn zlib_stream_shares_one_context() {
    let server = Server::start().await;
    let mut client = server.connect_with("v=10&encoding=json&compress=zlib-stream").await;
    let mut inflator = Decompress::new(true);
    converse(&server, &mut client, async |client| zlib_payload(client, &mut inflator).await).await;
}

#[tokio::test]
async fn each_connection_has_its_own_zlib_context() {
    let server = Server::start().await;
    let query = "v=10&encoding=json&compress=zlib-stream";
    let mut first = server.connect_with(query).await;
    let mut inflator = Decompress::new(true);
    assert_eq!(zlib_payload(&mut first, &mut inflator).await["op"], 10);
    first.identify(json!({})).await;
    assert_eq!(zlib_payload(&mut first, &mut inflator).await["t"], "READY");
    let session_id = server.session_id();
    drop(first);
    let mut second = server.connect_with(query).await;
    let mut inflator = Decompress::new(true);
    assert_eq!(zlib_payload(&mut second, &mut inflator).await["op"], 10);
    second.resume(&session_id, 1).await;
    assert_eq!(zlib_payload(&mut second, &mut inflator).await["t"], "RESUMED");
}

#[tokio::test]
async fn zstd_stream_is_one_frame_without_end() {
    let server = Server::start().await;
    let mut client = server.connect_with("v=10&encoding=json&compress=zstd-stream").await;
    let mut received = Vec::new();
    let mut read = 0;
    converse(&server, &mut client, async |client| {
        received.extend(binary(client).await);
        // Decompresses the whole stream so far, up to its end, and keeps only the new part.
        let mut text = Vec::new();
        let mut decoder = zstd::stream::read::Decoder::new(Cursor::new(&received)).unwrap();
        assert!(decoder.read_to_end(&mut text).is_err(), "the frame never ends");
        let payload = serde_json::from_slice(&text[read..]).unwrap();
        read = text.len();
        payload
    })
    .await;
}

#[tokio::test]
async fn large_payloads_are_compressed_one_by_one_if_asked_for() {
    let server = Server::with(|config| config.compress_from_bytes = 2_000).await;
    let mut client = server.connect_with("v=10&encoding=json").await;
    let mut sizes = Vec::new();
    converse(&server, &mut client, async |client| match client.message().await {
        Some(Message::Text(text)) => {
            assert!(text.len() < 2_000);
            serde_json::from_str(&text).unwrap()
        }
        Some(Message::Binary(bytes)) => {
            sizes.push(bytes.len());
            let mut text = String::new();
            flate2::read::ZlibDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
            assert!(text.len() >= 2_000);
            serde_json::from_str(&text).unwrap()
        }
        other => panic!("not a payload: {other:?}"),
    })
    .await;
    assert_eq!(sizes.len(), 2);
}
