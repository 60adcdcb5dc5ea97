//! Encodings of payloads: the format that a client asks for in the URL, and compression.

use std::collections::HashMap;
use std::io::{self, Write};

use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::Value;

use super::close::{Close, CloseCode};
use super::etf;

/// Encoding that the URL of a connection asks for.
pub(super) struct Encoding {
    /// Version of the API that `READY` names.
    pub(super) version: u8,
    pub(super) format: Format,
    compressor: Compressor,
}

/// Format of payloads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// JSON, in text frames unless compressed.
    Json,
    /// Erlang's external term format, in binary frames.
    Etf,
}

/// Transport compression: one context that all payloads of a connection share.
enum Compressor {
    None,
    /// `compress=zlib-stream`: each payload ends with the flush marker `00 00 ff ff`.
    Zlib(ZlibEncoder<Vec<u8>>),
    /// `compress=zstd-stream`: each payload is flushed, and the frame never ends.
    #[cfg(feature = "zstd")]
    Zstd(zstd::stream::write::Encoder<'static, Vec<u8>>),
}

impl Format {
    /// Reads a client's payload, from a text or a binary frame.
    pub(super) fn decode(self, bytes: &[u8]) -> Option<Value> {
        match self {
            Self::Json => serde_json::from_slice(bytes).ok(),
            Self::Etf => etf::decode(bytes),
        }
    }
}

impl Encoding {
    /// Returns the encoding for the query of a gateway URL; 4012 if it is not supported.
    pub(super) fn for_query(query: &HashMap<String, String>) -> Result<Self, Close> {
        let parameter = |name: &str| query.get(name).map(String::as_str);
        let refused = |reason| Close::because(CloseCode::InvalidApiVersion, reason);
        let version = match parameter("v") {
            None | Some("10") => 10,
            Some("9") => 9,
            Some(_) => return Err(refused("Only v=9 and v=10 are spoken here.")),
        };
        let format = match parameter("encoding") {
            None | Some("json") => Format::Json,
            Some("etf") => Format::Etf,
            Some(_) => return Err(refused("Only encoding=json and encoding=etf are spoken here.")),
        };
        let compressor = match parameter("compress") {
            None => Compressor::None,
            Some("zlib-stream") => Compressor::Zlib(ZlibEncoder::new(Vec::new(), Compression::default())),
            #[cfg(feature = "zstd")]
            Some("zstd-stream") => zstd::stream::write::Encoder::new(Vec::new(), 0)
                .map(Compressor::Zstd)
                .map_err(|_| CloseCode::UnknownError)?,
            Some(_) => {
                return Err(refused(if cfg!(feature = "zstd") {
                    "Only compress=zlib-stream and compress=zstd-stream are spoken here."
                } else {
                    "Only compress=zlib-stream is spoken here."
                }));
            }
        };
        Ok(Self { version, format, compressor })
    }

    /// Encodes a payload as a message; `text` is its JSON. Without transport compression, a payload of at least
    /// `compress_from` bytes is compressed alone, if that is given.
    pub(super) fn encode(
        &mut self,
        payload: &Value,
        text: String,
        compress_from: Option<usize>,
    ) -> io::Result<Message> {
        let bytes = match self.format {
            Format::Json => text.into_bytes(),
            Format::Etf => etf::encode(payload),
        };
        let bytes = match &mut self.compressor {
            Compressor::None => match compress_from {
                Some(least) if bytes.len() >= least => {
                    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
                    encoder.write_all(&bytes)?;
                    encoder.finish()?
                }
                _ if self.format == Format::Json => {
                    // Made of text just above, so that nothing is lost here.
                    return Ok(Message::Text(String::from_utf8_lossy(&bytes).into_owned().into()));
                }
                _ => bytes,
            },
            Compressor::Zlib(encoder) => {
                encoder.write_all(&bytes)?;
                encoder.flush()?;
                std::mem::take(encoder.get_mut())
            }
            #[cfg(feature = "zstd")]
            Compressor::Zstd(encoder) => {
                encoder.write_all(&bytes)?;
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
    use serde_json::json;

    fn encoding(query: &[(&str, &str)]) -> Result<Encoding, u16> {
        let query = query.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Encoding::for_query(&query).map_err(|close| close.code)
    }

    #[test]
    fn versions_nine_and_ten_are_spoken_in_json_and_etf() {
        for (query, version, format) in [
            (&[][..], 10, Format::Json),
            (&[("encoding", "json")], 10, Format::Json),
            (&[("v", "10")], 10, Format::Json),
            (&[("v", "9"), ("encoding", "json")], 9, Format::Json),
            (&[("v", "10"), ("encoding", "etf")], 10, Format::Etf),
        ] {
            let Ok(found) = encoding(query) else { panic!("{query:?}") };
            assert_eq!((found.version, found.format), (version, format), "{query:?}");
        }
        for query in [
            &[("v", "8"), ("encoding", "json")][..],
            &[("v", "ten")],
            &[("v", "10"), ("encoding", "xml")],
            &[("v", "10"), ("compress", "gzip")],
        ] {
            assert_eq!(encoding(query).err(), Some(4012), "{query:?}");
        }
    }

    #[test]
    fn every_zlib_message_ends_with_the_flush_marker() {
        let Ok(mut encoding) = encoding(&[("v", "10"), ("compress", "zlib-stream")]) else {
            panic!("refused")
        };
        for length in [0, 1, 100, 70_000] {
            let message = encoding.encode(&json!(null), "x".repeat(length), None).unwrap();
            let Message::Binary(bytes) = message else { panic!("not binary") };
            assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]), "{length}");
        }
    }
}
