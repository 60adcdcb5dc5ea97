//! A Discord-compatible server on loopback, with a web page, to try and test bots without Discord.
//!
//! [`Sandbox::start`] runs one inside a program; the binary runs one on its own. Bots connect to it unchanged, over
//! HTTP and WebSocket; people use the page, and tests the handle or the HTTP interface under `/_sandbox/`, which
//! `docs/control-api.md` describes.

// The example of the package's page is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod answers;
mod api;
mod cdn;
pub mod clock;
mod config;
pub mod conformance;
mod control;
pub mod dispatch;
mod endpoint;
pub mod error;
mod fixture_file;
mod form;
pub mod gateway;
mod http;
mod json_lines;
mod page;
pub mod permissions;
mod recording;
mod rules;
mod sandbox;
mod secrets;
mod seed;
mod server;
mod server_state;
mod shared_world;
mod snapshots;
pub mod snowflake;
mod transcript;
mod user;
pub mod world;

pub use config::{Capacity, Config};
pub use error::ApiError;
pub use fixture_file::FixtureError;
pub use http::{ConnectionLimits, FaultAction, FaultSpec};
pub use sandbox::{Bot, Sandbox};
pub use seed::seed;
pub use server::StartError;
pub use user::Person;
