//! TCP connections that can be cut in the middle of an answer.

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A connection's kill switch.
#[derive(Debug, Clone, Default)]
pub(crate) struct Connection {
    cut: Arc<AtomicBool>,
}

impl Connection {
    /// From now on nothing is sent any more: the next write closes the connection.
    pub(crate) fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
    }

    fn is_cut(&self) -> bool {
        self.cut.load(Ordering::SeqCst)
    }
}

impl Connected<IncomingStream<'_, ConnectionListener>> for Connection {
    fn connect_info(stream: IncomingStream<'_, ConnectionListener>) -> Self {
        stream.io().connection.clone()
    }
}

/// Connections that may be open at a time; more wait until one ends.
const MAX_CONNECTIONS: usize = 4096;

/// Accepts TCP connections with a kill switch.
pub(crate) struct ConnectionListener {
    listener: TcpListener,
    free: Arc<Semaphore>,
}

impl ConnectionListener {
    pub(crate) fn new(listener: TcpListener) -> Self {
        Self { listener, free: Arc::new(Semaphore::new(MAX_CONNECTIONS)) }
    }
}

impl Listener for ConnectionListener {
    type Io = ConnectionStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (ConnectionStream, SocketAddr) {
        // It is never closed, so there always is a place sooner or later.
        let place = Arc::clone(&self.free).acquire_owned().await.ok();
        let (stream, address) = Listener::accept(&mut self.listener).await;
        // Small answers at once: latency counts more than packets on loopback. A failure here costs only speed.
        let _ = stream.set_nodelay(true);
        (ConnectionStream { stream, connection: Connection::default(), _place: place }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A TCP connection with a kill switch.
pub(crate) struct ConnectionStream {
    stream: TcpStream,
    connection: Connection,
    _place: Option<OwnedSemaphorePermit>,
}

fn cut_off() -> io::Error {
    io::Error::new(io::ErrorKind::ConnectionReset, "the connection was cut on request")
}

impl AsyncRead for ConnectionStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for ConnectionStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.connection.is_cut() {
            return Poll::Ready(Err(cut_off()));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if self.connection.is_cut() {
            return Poll::Ready(Err(cut_off()));
        }
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
