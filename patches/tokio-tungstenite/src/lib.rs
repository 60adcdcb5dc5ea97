//! tokio-tungstenite 0.24 in the place of 0.21, which serenity 0.12 asks for.
//!
//! 0.21 connects by rustls 0.22, whose check of certificates (rustls-webpki 0.102) has open advisories
//! (RUSTSEC-2026-0049, -0098, -0099, -0104) and gets no more releases; 0.24 connects by rustls 0.23. What serenity uses is
//! the same in both. To be removed when serenity asks for 0.24 or later itself.

pub use newer::*;
