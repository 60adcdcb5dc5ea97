//! TCP connections: a limited number, each with limits on how long it may keep the sandbox waiting, and a kill switch.

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::{AbortHandle, JoinSet};
use tower::ServiceExt;

use super::body::MAX_BYTES;
use super::reply::Reply;
use crate::error::ApiError;

/// Limits on the number of connections, and on how long each may keep the sandbox waiting.
#[derive(Debug, Clone, Copy)]
pub struct ConnectionLimits {
    /// The most connections at a time. A further connection replaces the one that has kept the sandbox waiting longest.
    /// Connections whose request is being answered, and gateway connections, are kept.
    pub most: usize,
    /// Longest time for the head of a request, and without any request.
    pub head: Duration,
    /// Longest time for the body of a request.
    pub body: Duration,
}

impl ConnectionLimits {
    /// Returns a permit for each connection.
    pub(crate) fn places(&self) -> Arc<Semaphore> {
        Arc::new(Semaphore::new(self.most.max(1)))
    }

    /// Returns the number of connections that have a permit.
    pub(crate) fn open(&self, places: &Semaphore) -> usize {
        self.most.max(1).saturating_sub(places.available_permits())
    }
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self { most: most_connections(), head: Duration::from_secs(60), body: Duration::from_secs(60) }
    }
}

/// Connections at a time if the process may open many files.
const MANY: usize = 4096;

/// Returns three quarters of the files that the process may open: the rest is for everything else.
fn most_connections() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft = files.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    soft.map_or(MANY, |soft| (soft / 4 * 3).clamp(16, MANY))
}

/// A connection's kill switch.
#[derive(Debug, Clone, Default)]
pub(crate) struct Connection {
    cut: Arc<AtomicBool>,
}

impl Connection {
    /// Stops sending: the next write closes the connection.
    pub(crate) fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
    }

    fn is_cut(&self) -> bool {
        self.cut.load(Ordering::SeqCst)
    }
}

/// State of a connection: whether it keeps the sandbox waiting, and since when.
struct Presence {
    /// Requests that are being answered.
    answering: AtomicUsize,
    since: Mutex<Instant>,
}

impl Presence {
    fn new() -> Arc<Self> {
        Arc::new(Self { answering: AtomicUsize::new(0), since: Mutex::new(Instant::now()) })
    }
}

/// Guard that counts a request as being answered.
struct Answering(Arc<Presence>);

impl Answering {
    fn of(presence: &Arc<Presence>) -> Self {
        presence.answering.fetch_add(1, Ordering::SeqCst);
        Self(Arc::clone(presence))
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        *self.0.since.lock() = Instant::now();
        self.0.answering.fetch_sub(1, Ordering::SeqCst);
    }
}

/// The connections whose requests are served.
#[derive(Default)]
struct Table {
    by_number: Mutex<BTreeMap<u64, (Arc<Presence>, AbortHandle)>>,
}

impl Table {
    /// Ends the connection that has kept the sandbox waiting longest; `false` if none does.
    fn evict(&self) -> bool {
        let mut table = self.by_number.lock();
        table.retain(|_, (_, task)| !task.is_finished());
        let waiting = table.iter().filter(|(_, (one, _))| one.answering.load(Ordering::SeqCst) == 0);
        let longest = waiting.min_by_key(|(_, (one, _))| *one.since.lock()).map(|(number, _)| *number);
        let Some((_, task)) = longest.and_then(|number| table.remove(&number)) else { return false };
        task.abort();
        true
    }
}

/// Longest wait of a new connection for the place of another.
const PLACE_WITHIN: Duration = Duration::from_secs(1);
/// Pause when the system has no file left for a connection.
const AFTER_ERROR: Duration = Duration::from_millis(50);

/// Accepts connections and has their requests answered until it is stopped; running requests are then answered first.
pub(crate) async fn serve_connections(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    places: Arc<Semaphore>,
    mut stop: watch::Receiver<bool>,
) {
    let table = Table::default();
    let mut tasks = JoinSet::new();
    let mut number = 0;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // An error means that the server itself is gone.
            _ = stop.wait_for(|stop| *stop) => break,
        };
        // Ended ones are dropped.
        while tasks.try_join_next().is_some() {}
        let Ok((stream, _)) = accepted else {
            tokio::time::sleep(AFTER_ERROR).await;
            continue;
        };
        let Some(place) = place(&places, &table).await else { continue };
        // Small answers are sent at once: on loopback latency matters more than the number of packets. A failure here
        // only costs speed.
        let _ = stream.set_nodelay(true);
        let connection = Connection::default();
        let stream = ConnectionStream { stream, connection: connection.clone(), _place: place };
        let presence = Presence::new();
        let serving = serve(stream, connection, Arc::clone(&presence), router.clone(), limits, stop.clone());
        let task = tasks.spawn(serving);
        table.by_number.lock().insert(number, (presence, task));
        number += 1;
    }
    while tasks.join_next().await.is_some() {}
}

/// Takes a place for a connection; if none is free, that of another.
async fn place(places: &Arc<Semaphore>, table: &Table) -> Option<OwnedSemaphorePermit> {
    if let Ok(place) = Arc::clone(places).try_acquire_owned() {
        return Some(place);
    }
    table.evict();
    let waiting = tokio::time::timeout(PLACE_WITHIN, Arc::clone(places).acquire_owned());
    waiting.await.ok()?.ok()
}

async fn serve(
    stream: ConnectionStream,
    connection: Connection,
    presence: Arc<Presence>,
    router: Router,
    limits: ConnectionLimits,
    mut stop: watch::Receiver<bool>,
) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let (router, presence, connection) = (router.clone(), Arc::clone(&presence), connection.clone());
        async move {
            Ok::<_, std::convert::Infallible>(answer(request, router, presence, connection, limits).await)
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let served = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        // Only the client cares how its connection ends.
        _ = served.as_mut() => return,
        _ = stop.wait_for(|stop| *stop) => served.as_mut().graceful_shutdown(),
    }
    let _ = served.await;
}

async fn answer(
    request: hyper::Request<Incoming>,
    router: Router,
    presence: Arc<Presence>,
    connection: Connection,
    limits: ConnectionLimits,
) -> Response {
    let (parts, body) = request.into_parts();
    let bytes = match tokio::time::timeout(limits.body, read(body, &parts.headers)).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(refusal)) => return refusal,
        Err(_) => {
            connection.cut();
            return StatusCode::REQUEST_TIMEOUT.into_response();
        }
    };
    // From here on the client has sent its whole request.
    let answering = Answering::of(&presence);
    let mut request = Request::from_parts(parts, Body::from(bytes));
    request.extensions_mut().insert(ConnectInfo(connection));
    let response = match router.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    response.map(|body| Body::new(AnsweredBody { body, _answering: answering }))
}

/// Reads the whole body of a request.
async fn read(body: Incoming, headers: &HeaderMap) -> Result<Bytes, Response> {
    let length = headers.get("content-length").and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    let too_large = || Reply::from(ApiError::entity_too_large()).into_response();
    if length.is_some_and(|length| length > MAX_BYTES) {
        return Err(too_large());
    }
    match Limited::new(body, MAX_BYTES).collect().await {
        Ok(read) => Ok(read.to_bytes()),
        Err(error) if error.is::<LengthLimitError>() => Err(too_large()),
        Err(_) => Err(StatusCode::BAD_REQUEST.into_response()),
    }
}

/// The body of an answer; dropping it ends the answer.
struct AnsweredBody {
    body: Body,
    _answering: Answering,
}

impl HttpBody for AnsweredBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A TCP connection with a kill switch.
struct ConnectionStream {
    stream: TcpStream,
    connection: Connection,
    _place: OwnedSemaphorePermit,
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
