//! The signal to stop the process.

use std::io;

/// Begins to listen for SIGTERM and SIGINT (Ctrl-C); the returned future completes when one arrives.
///
/// # Errors
/// A failure of the system.
#[cfg(unix)]
pub(super) fn asked() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! { _ = terminate.recv() => {}, _ = interrupt.recv() => {} }
    })
}

/// Begins to listen for Ctrl-C; the returned future completes when it arrives.
///
/// # Errors
/// A failure of the system.
#[cfg(windows)]
pub(super) fn asked() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
