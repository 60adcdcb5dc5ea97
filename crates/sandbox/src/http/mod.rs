//! The way of every HTTP request: reading the body, faults, authorisation, rate limits, the transcript and the
//! conformance checks.

mod body;
mod call;
mod connection;
mod departures;
mod faults;
mod guard;
mod limits;
mod path;
mod pipeline;
mod records;
mod reply;

pub(crate) use body::{Body, read_body};
pub(crate) use call::Call;
pub use connection::ConnectionLimits;
pub(crate) use connection::{Connection, serve_connections};
pub(crate) use faults::Faults;
pub use faults::{FaultAction, FaultSpec};
pub(crate) use guard::Guard;
pub(crate) use limits::RateLimiter;
pub(crate) use path::canonical;
pub(crate) use pipeline::{
    Access, Handler, delete, get, method_not_allowed, owned, patch, post, put, unknown_route,
};
pub(crate) use records::Records;
pub(crate) use reply::Reply;
