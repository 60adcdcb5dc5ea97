//! The connections to the monitoring pages: few at a time, and all of them short.
//!
//! Every open connection takes one of the files that the process may have, and the connections to Discord need some
//! too. A connection with a slow request, or none, is cut off. A client with many connections loses the oldest of them.

use std::collections::VecDeque;
use std::future::Future;
use std::io::{Error, ErrorKind, Result};
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::Sleep;

/// The most connections at a time.
const MAX_CONNECTIONS: usize = 32;
/// Longest life of a connection: time for one request and answer, and perhaps a few more.
const LIFETIME: Duration = Duration::from_secs(10);
/// The pause when the process has too many files open.
const PAUSE: Duration = Duration::from_millis(100);

/// Listener that accepts connections.
pub(crate) struct StatusListener {
    listener: TcpListener,
    /// The open connections, the oldest first; each ends when its sender is dropped.
    open: VecDeque<oneshot::Sender<()>>,
}

/// A connection that ends in time.
pub(crate) struct Connection {
    stream: TcpStream,
    end: Pin<Box<Sleep>>,
    /// Completes when newer connections need the place.
    displaced: oneshot::Receiver<()>,
    is_over: bool,
}

impl StatusListener {
    pub(crate) fn new(listener: std::net::TcpListener) -> Result<Self> {
        listener.set_nonblocking(true)?;
        Ok(Self { listener: TcpListener::from_std(listener)?, open: VecDeque::new() })
    }
}

impl axum::serve::Listener for StatusListener {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    self.open.retain(|open| !open.is_closed());
                    while self.open.len() >= MAX_CONNECTIONS {
                        self.open.pop_front();
                    }
                    let (open, displaced) = oneshot::channel();
                    self.open.push_back(open);
                    let end = Box::pin(tokio::time::sleep(LIFETIME));
                    return (Connection { stream, end, displaced, is_over: false }, address);
                }
                Err(error) => {
                    tracing::warn!("a connection for metrics or health was not accepted: {error}");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    fn local_addr(&self) -> Result<Self::Addr> {
        self.listener.local_addr()
    }
}

impl Connection {
    /// Fails once the connection has to end; wakes the task when it does.
    fn poll_end(&mut self, context: &mut Context<'_>) -> Result<()> {
        self.is_over = self.is_over
            || self.end.as_mut().poll(context).is_ready()
            || Pin::new(&mut self.displaced).poll(context).is_ready();
        if self.is_over { Err(Error::from(ErrorKind::TimedOut)) } else { Ok(()) }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        self.poll_end(context)?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        self.poll_end(context)?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        self.poll_end(context)?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        self.poll_end(context)?;
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
