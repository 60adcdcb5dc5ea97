//! The address of `/metrics` and `/health`.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use super::failure::Failure;

/// Begins to listen at an address such as `127.0.0.1:9464`, or at a port of this machine alone, such as `9464`.
///
/// # Errors
/// A text that is no address, or an address that cannot be used.
pub(super) fn listen(given: &str) -> Result<TcpListener, Failure> {
    let address = match given.parse::<u16>() {
        Ok(port) => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port),
        Err(_) => given.parse().map_err(|_| {
            format!(
                "--metrics {given}: give a port such as 9464, or an address and a port such as 127.0.0.1:9464"
            )
        })?,
    };
    TcpListener::bind(address).map_err(|error| format!("--metrics {address}: {error}").into())
}
