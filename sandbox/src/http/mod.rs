//! What every HTTP request goes through, whatever it asks for: reading the body, faults, authorisation, rate limits,
//! the transcript and the conformance checks.

mod body;
mod call;
mod faults;
mod front;
mod limits;
mod records;
mod reply;
mod wire;

pub(crate) use body::{Body, read_body};
pub(crate) use call::Call;
pub(crate) use faults::Faults;
pub use faults::{FaultAction, FaultSpec};
pub(crate) use front::{
    Access, Handler, delete, get, method_not_allowed, owned, patch, post, put, unknown_route,
};
pub(crate) use limits::RateLimiter;
pub(crate) use records::Records;
pub(crate) use reply::Reply;
pub(crate) use wire::{Wire, WireListener};
