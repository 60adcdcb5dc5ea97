//! How payloads travel: what a client asks for in the URL, and compression.

use std::collections::HashMap;
use std::io::{self, Write};

use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::close::{Close, CloseCode};

/// Turns payloads into WebSocket messages. With transport compression it is the one context that
/// all payloads of a connection share.
pub(super) enum Encoder {
    /// Text frames.
    Plain,
    /// `compress=zlib-stream`: each payload ends with the flush marker `00 00 ff ff`.
    Zlib(ZlibEncoder<Vec<u8>>),
    /// `compress=zstd-stream`: each payload is flushed, and the frame never ends.
    Zstd(zstd::stream::write::Encoder<'static, Vec<u8>>),
}

impl Encoder {
    /// The encoder for the query of a gateway URL; 4012 where it asks for what is not spoken here.
    pub(super) fn for_query(query: &HashMap<String, String>) -> Result<Self, Close> {
        let parameter = |name: &str| query.get(name).map(String::as_str);
        if parameter("v") != Some("10") {
            return Err(Close::because(CloseCode::InvalidApiVersion, "Only v=10 is spoken here."));
        }
        if !matches!(parameter("encoding"), None | Some("json")) {
            return Err(Close::because(CloseCode::InvalidApiVersion, "Only encoding=json is spoken here."));
        }
        match parameter("compress") {
            None => Ok(Self::Plain),
            Some("zlib-stream") => Ok(Self::Zlib(ZlibEncoder::new(Vec::new(), Compression::default()))),
            Some("zstd-stream") => zstd::stream::write::Encoder::new(Vec::new(), 0)
                .map(Self::Zstd)
                .map_err(|_| CloseCode::UnknownError.into()),
            Some(_) => Err(Close::because(
                CloseCode::InvalidApiVersion,
                "Only compress=zlib-stream and compress=zstd-stream are spoken here.",
            )),
        }
    }

    /// `payload` as a message. Where there is no transport compression and `compress_from` is
    /// given, a payload of at least so many bytes is compressed on its own.
    pub(super) fn encode(&mut self, payload: String, compress_from: Option<usize>) -> io::Result<Message> {
        let bytes = match self {
            Self::Plain => match compress_from {
                Some(least) if payload.len() >= least => {
                    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
                    encoder.write_all(payload.as_bytes())?;
                    encoder.finish()?
                }
                _ => return Ok(Message::Text(payload.into())),
            },
            Self::Zlib(encoder) => {
                encoder.write_all(payload.as_bytes())?;
                encoder.flush()?;
                std::mem::take(encoder.get_mut())
            }
            Self::Zstd(encoder) => {
                encoder.write_all(payload.as_bytes())?;
                encoder.flush()?;
                std::mem::take(encoder.get_mut())
            }
        };
        Ok(Message::Binary(bytes.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoder(query: &[(&str, &str)]) -> Result<Encoder, u16> {
        let query = query.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Encoder::for_query(&query).map_err(|close| close.code)
    }

    #[test]
    fn only_version_ten_in_json_is_spoken() {
        assert!(matches!(encoder(&[("v", "10")]), Ok(Encoder::Plain)));
        assert!(matches!(encoder(&[("v", "10"), ("encoding", "json")]), Ok(Encoder::Plain)));
        for query in [
            &[("encoding", "json")][..],
            &[("v", "9"), ("encoding", "json")],
            &[("v", "ten")],
            &[("v", "10"), ("encoding", "etf")],
            &[("v", "10"), ("compress", "gzip")],
        ] {
            assert_eq!(encoder(query).err(), Some(4012), "{query:?}");
        }
    }

    #[test]
    fn every_zlib_message_ends_with_the_flush_marker() {
        let Ok(mut encoder) = encoder(&[("v", "10"), ("compress", "zlib-stream")]) else { panic!("refused") };
        for length in [0, 1, 100, 70_000] {
            let Message::Binary(bytes) = encoder.encode("x".repeat(length), None).unwrap() else {
                panic!("not binary");
            };
            assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]), "{length}");
        }
    }
}
