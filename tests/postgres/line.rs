//! A network between a bot and its database that can hang.

use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// A port of this machine behind which a server's socket is, while nothing is wrong.
pub(crate) struct Line {
    url: String,
    hangs: Arc<watch::Sender<bool>>,
}

impl Line {
    /// To the database at `postgres://user@%2Ffolder/name`.
    pub(crate) async fn to(url: &str) -> Self {
        let (user, rest) = url.strip_prefix("postgres://").unwrap().split_once('@').unwrap();
        let (folder, name) = rest.split_once('/').unwrap();
        let socket = format!("{}/.s.PGSQL.5432", folder.replace("%2F", "/"));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://{user}@{}/{name}?sslmode=disable", listener.local_addr().unwrap());
        let hangs = Arc::new(watch::Sender::new(false));
        tokio::spawn({
            let hangs = Arc::clone(&hangs);
            async move {
                while let Ok((near, _)) = listener.accept().await {
                    tokio::spawn(join(near, socket.clone(), hangs.subscribe()));
                }
            }
        });
        Self { url, hangs }
    }

    /// The address of the database by this way.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Lets nothing through for now, or everything again.
    pub(crate) fn hang(&self, hangs: bool) {
        self.hangs.send_replace(hangs);
    }
}

async fn join(near: TcpStream, socket: String, hangs: watch::Receiver<bool>) {
    let mut waiting = hangs.clone();
    let _ = waiting.wait_for(|hangs| !hangs).await;
    let Ok(far) = UnixStream::connect(socket).await else { return };
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::select! {
        () = carry(near_in, far_out, hangs.clone()) => {}
        () = carry(far_in, near_out, hangs) => {}
    }
}

async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut hangs: watch::Receiver<bool>,
) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if hangs.wait_for(|hangs| !hangs).await.is_err() || to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
    // The other side learns of the end only when the network works.
    let _ = hangs.wait_for(|hangs| !hangs).await;
}
