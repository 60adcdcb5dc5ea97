//! Payloads in Erlang's external term format.

use serde_json::{Map, Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::client::Client;
use super::server::{Server, TOKEN};

fn binary(text: &str) -> Vec<u8> {
    [&[109][..], &(text.len() as u32).to_be_bytes(), text.as_bytes()].concat()
}

fn object(fields: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = vec![116, 0, 0, 0, fields.len() as u8];
    for (key, value) in fields {
        bytes.extend(binary(key));
        bytes.extend(value);
    }
    bytes
}

fn term(value: Vec<u8>) -> Message {
    Message::binary([vec![131], value].concat())
}

/// Reads the server's terms: atoms, whole numbers, texts, lists and maps.
fn read(bytes: &mut &[u8]) -> Value {
    fn take<'a>(bytes: &mut &'a [u8], length: usize) -> &'a [u8] {
        let (taken, rest) = bytes.split_at(length);
        *bytes = rest;
        taken
    }
    fn length(bytes: &mut &[u8]) -> usize {
        u32::from_be_bytes(take(bytes, 4).try_into().unwrap()) as usize
    }
    match take(bytes, 1)[0] {
        97 => json!(take(bytes, 1)[0]),
        98 => json!(i32::from_be_bytes(take(bytes, 4).try_into().unwrap())),
        106 => json!([]),
        108 => {
            let items = (0..length(bytes)).map(|_| read(bytes)).collect::<Vec<_>>();
            assert_eq!(take(bytes, 1), [106]);
            json!(items)
        }
        109 => {
            let length = length(bytes);
            json!(String::from_utf8(take(bytes, length).to_vec()).unwrap())
        }
        115 => {
            let length = usize::from(take(bytes, 1)[0]);
            match take(bytes, length) {
                b"nil" => json!(null),
                b"true" => json!(true),
                b"false" => json!(false),
                other => panic!("{other:?}"),
            }
        }
        116 => {
            let mut fields = Map::new();
            for _ in 0..length(bytes) {
                let key = read(bytes).as_str().unwrap().to_owned();
                fields.insert(key, read(bytes));
            }
            Value::Object(fields)
        }
        other => panic!("tag {other}"),
    }
}

async fn receive(client: &mut Client) -> Value {
    let Some(Message::Binary(bytes)) = client.message().await else { panic!("not a binary frame") };
    assert_eq!(bytes[0], 131);
    let mut rest = &bytes[1..];
    let value = read(&mut rest);
    assert!(rest.is_empty());
    value
}

#[tokio::test]
async fn a_session_is_held_in_etf() {
    let server = Server::start().await;
    let mut client = server.connect_with("v=10&encoding=etf").await;
    assert_eq!(receive(&mut client).await["d"], json!({"heartbeat_interval": 41_250}));
    let identify = object(&[("token", binary(TOKEN)), ("intents", vec![97, 0]), ("properties", object(&[]))]);
    client.send_message(term(object(&[("op", vec![97, 2]), ("d", identify)]))).await.unwrap();
    let ready = receive(&mut client).await;
    assert_eq!((&ready["op"], &ready["t"], &ready["s"]), (&json!(0), &json!("READY"), &json!(1)));
    assert_eq!(ready["d"]["guilds"][0]["unavailable"], true);

    client.send_message(term(object(&[("op", vec![97, 1]), ("d", vec![97, 1])]))).await.unwrap();
    assert_eq!(receive(&mut client).await, json!({"t": null, "s": null, "op": 11, "d": null}));

    // Keys are texts, not atoms.
    let atom_key = [&[116, 0, 0, 0, 1, 115, 2][..], b"op", &[97, 1]].concat();
    client.send_message(term(atom_key)).await.unwrap();
    assert_eq!(client.closed().await, Some(4002));
}

#[tokio::test]
async fn etf_and_transport_compression_go_together() {
    let server = Server::start().await;
    let mut client = server.connect_with("v=10&encoding=etf&compress=zlib-stream").await;
    let Some(Message::Binary(bytes)) = client.message().await else { panic!("not a binary frame") };
    let mut hello = vec![0; 1024];
    let mut inflate = flate2::Decompress::new(true);
    inflate.decompress(&bytes, &mut hello, flate2::FlushDecompress::Sync).unwrap();
    assert_eq!(hello[0], 131);
    assert_eq!(read(&mut &hello[1..])["op"], 10);
}
