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

/// A connection's kill switch.
#[derive(Debug, Clone, Default)]
pub(crate) struct Wire {
    cut: Arc<AtomicBool>,
}

impl Wire {
    /// From now on nothing is sent any more: the next write closes the connection.
    pub(crate) fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
    }

    fn is_cut(&self) -> bool {
        self.cut.load(Ordering::SeqCst)
    }
}

impl Connected<IncomingStream<'_, WireListener>> for Wire {
    fn connect_info(stream: IncomingStream<'_, WireListener>) -> Self {
        stream.io().wire.clone()
    }
}

/// Accepts TCP connections with a kill switch.
pub(crate) struct WireListener(pub(crate) TcpListener);

impl Listener for WireListener {
    type Io = WireStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (WireStream, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers at once: latency counts more than packets on loopback. A failure here costs only speed.
        let _ = stream.set_nodelay(true);
        (WireStream { stream, wire: Wire::default() }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// A TCP connection with a kill switch.
pub(crate) struct WireStream {
    stream: TcpStream,
    wire: Wire,
}

fn cut_off() -> io::Error {
    io::Error::new(io::ErrorKind::ConnectionReset, "the connection was cut on request")
}

impl AsyncRead for WireStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for WireStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.wire.is_cut() {
            return Poll::Ready(Err(cut_off()));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if self.wire.is_cut() {
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
