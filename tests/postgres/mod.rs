//! Servers of PostgreSQL that a test may stop, and network lines that a test may break.

mod line;
mod server;

pub(crate) use line::Line;
pub(crate) use server::Server;
