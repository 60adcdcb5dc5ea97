//! A network between a bot and its database that can be made to hang.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// A port of this machine that leads to a server's socket, except during a fault.
pub(crate) struct Line {
    url: String,
    state: Arc<watch::Sender<State>>,
    /// Number of connections so far.
    count: Arc<AtomicU64>,
    /// Number of round trips so far.
    trips: Arc<AtomicU64>,
}

/// Fault of the line.
#[derive(Clone, Copy, Default)]
struct State {
    /// Nothing gets through.
    hangs: bool,
    /// Number of the first connection that still works: older ones pass nothing any more, not even their end.
    lost: u64,
}

impl State {
    const fn carries(self, connection: u64) -> bool {
        !self.hangs && connection >= self.lost
    }
}

impl Line {
    /// Opens a line to the database at `postgres://user@%2Ffolder/name`.
    pub(crate) async fn to(url: &str) -> Self {
        let (user, rest) = url.strip_prefix("postgres://").unwrap().split_once('@').unwrap();
        let (folder, name) = rest.split_once('/').unwrap();
        let socket = format!("{}/.s.PGSQL.5432", folder.replace("%2F", "/"));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://{user}@{}/{name}?sslmode=disable", listener.local_addr().unwrap());
        let state = Arc::new(watch::Sender::new(State::default()));
        let (count, trips) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        tokio::spawn({
            let (state, count, trips) = (Arc::clone(&state), Arc::clone(&count), Arc::clone(&trips));
            async move {
                while let Ok((near, _)) = listener.accept().await {
                    let number = count.fetch_add(1, Ordering::SeqCst);
                    let trips = Trips { all: Arc::clone(&trips), waits: Arc::default() };
                    tokio::spawn(join(near, socket.clone(), number, state.subscribe(), trips));
                }
            }
        });
        Self { url, state, count, trips }
    }

    /// Returns the address of the database through this line.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Returns the number of round trips on all connections together.
    pub(crate) fn trips(&self) -> u64 {
        self.trips.load(Ordering::SeqCst)
    }

    /// Lets nothing through for now, or everything again.
    pub(crate) fn hang(&self, hangs: bool) {
        self.state.send_modify(|state| state.hangs = hangs);
    }

    /// Loses every existing connection silently, as when a machine is gone; new ones can be made.
    pub(crate) fn lose(&self) {
        let count = self.count.load(Ordering::SeqCst);
        self.state.send_modify(|state| state.lost = count);
    }
}

/// Counter of a connection's round trips: all that is sent before the next answer is one.
#[derive(Clone)]
struct Trips {
    all: Arc<AtomicU64>,
    waits: Arc<AtomicBool>,
}

impl Trips {
    fn asked(&self) {
        if !self.waits.swap(true, Ordering::SeqCst) {
            self.all.fetch_add(1, Ordering::SeqCst);
        }
    }

    fn answered(&self) {
        self.waits.store(false, Ordering::SeqCst);
    }
}

async fn join(near: TcpStream, socket: String, number: u64, state: watch::Receiver<State>, trips: Trips) {
    let mut waiting = state.clone();
    let _ = waiting.wait_for(|state| state.carries(number)).await;
    let Ok(far) = UnixStream::connect(socket).await else { return };
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::select! {
        () = carry(near_in, far_out, number, state.clone(), || trips.asked()) => {}
        () = carry(far_in, near_out, number, state, || trips.answered()) => {}
    }
}

async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    number: u64,
    mut state: watch::Receiver<State>,
    count: impl Fn(),
) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        count();
        let is_closed = state.wait_for(|state| state.carries(number)).await.is_err();
        if is_closed || to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
    // The other side learns of the end only if the network works.
    let _ = state.wait_for(|state| state.carries(number)).await;
}
