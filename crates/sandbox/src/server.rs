//! The server: all parts together, and the routes to them. Routing is at the top: nothing below knows it.

use crate::answers::Answers;
use crate::config::Config;
use crate::conformance::{LoadError, Validator};
use crate::gateway::Hub;
use crate::http::{Faults, Guard, RateLimiter, Records, canonical, serve_connections};
use crate::recording::Recorder;
use crate::secrets::Secrets;
use crate::server_state::ServerState;
use crate::shared_world::SharedWorld;
use crate::snapshots::{Snapshot, Snapshots};
use crate::{api, cdn, control, page};
use axum::Router;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::VIA;
use axum::response::Response;
use parking_lot::Mutex;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

/// Time for running requests to end when the sandbox shuts down.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(2);
/// Event streams of pages that may be open at a time.
const MAX_STREAMS: usize = 256;

/// Reason why a sandbox did not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// Error of the system.
        source: std::io::Error,
    },
    /// The system gave no random bytes.
    #[error("cannot draw a secret")]
    Secret(#[from] std::io::Error),
    /// Discord's API description cannot be used.
    #[error(transparent)]
    Description(#[from] LoadError),
}

/// Binds and builds a server.
pub(crate) async fn bind(config: Config) -> Result<(Arc<ServerState>, TcpListener, SocketAddr), StartError> {
    let bind_error = |source| StartError::Bind { address: config.bind, source };
    let listener = TcpListener::bind(config.bind).await.map_err(bind_error)?;
    let address = listener.local_addr().map_err(bind_error)?;
    let guard = Guard::new(config.bind, config.public_url.as_deref(), &config.allowed_hosts);
    let base_url = config.public_url.unwrap_or_else(|| format!("http://{address}"));
    let secrets = match &config.seed {
        Some(seed) => Secrets::seeded(seed),
        None => Secrets::random()?,
    };
    let validator = validator(config.openapi)?;
    let world = Arc::new(SharedWorld::new(
        secrets,
        base_url.clone(),
        config.transcript_bytes,
        config.capacity,
        config.answer_within,
    ));
    let hub = Hub::new(Arc::clone(&world) as Arc<dyn crate::gateway::Directory>, config.gateway);
    world.connect(Arc::clone(&hub));
    let answers = Arc::new(Answers::new(config.press_delay));
    {
        let mut world = world.write();
        world.realistic = config.realistic_limits;
        world.answers = Arc::clone(&answers);
    }
    let start = Snapshot { world: Arc::new(Mutex::new(world.read().clone())), clock_offset_ms: 0 };
    let state = Arc::new(ServerState {
        snapshots: Snapshots::new(start),
        recorder: Recorder::default(),
        guard,
        streams: Arc::new(Semaphore::new(MAX_STREAMS)),
        limits: RateLimiter::new(Arc::clone(&world.clock), config.realistic_limits),
        records: Records::new(Arc::clone(&world.clock)),
        strict: config.strict,
        faults: Faults::default(),
        answers,
        places: config.connections.places(),
        connections: config.connections,
        validator,
        base_url,
        stop: watch::Sender::new(false),
        world,
        hub,
    });
    Ok((state, listener, address))
}

/// Returns the description to check requests and answers against: the given one, otherwise the built-in one.
fn validator(given: Option<PathBuf>) -> Result<Option<Arc<Validator>>, LoadError> {
    match given {
        Some(path) => Validator::shared(&path).map(Some),
        None if !cfg!(feature = "conformance") => Ok(None),
        None => match std::env::var_os("DISCORD_OPENAPI") {
            Some(path) => Validator::shared(Path::new(&path)).map(Some),
            None => Validator::built_in().map(Some),
        },
    }
}

/// Fails interactions whose time is over, until the server stops.
pub(crate) async fn watch_deadlines(state: Arc<ServerState>) {
    let mut stop = state.stop.subscribe();
    loop {
        let changed = state.world.changed.notified();
        let wait = state.world.read().next_due().map(|ms| Duration::from_millis(ms as u64));
        let sleep = async {
            match wait {
                Some(wait) => tokio::time::sleep(wait).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = sleep => state.world.write().run_due(),
            () = changed => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Serves requests until the server stops.
pub(crate) async fn serve(state: Arc<ServerState>, listener: TcpListener) {
    let mut stop = state.stop.subscribe();
    let inner = routes(&state);
    // Paths are normalised before they are matched.
    let guard = state.guard.clone();
    let router = Router::new().fallback(move |request: Request| {
        let (inner, guard) = (inner.clone(), guard.clone());
        async move {
            match guard.check(request.uri(), request.headers()) {
                Ok(()) => answer(inner, request).await,
                Err(refusal) => refusal.into_response(),
            }
        }
    });
    let serving =
        serve_connections(listener, router, state.connections, Arc::clone(&state.places), stop.clone());
    let too_long = async {
        let _ = stop.wait_for(|stop| *stop).await;
        tokio::time::sleep(SHUTDOWN_GRACE).await;
    };
    tokio::select! {
        // Accepting never fails for good: a listener's errors are retried.
        () = serving => {}
        () = too_long => {}
    }
}

fn routes(state: &Arc<ServerState>) -> Router {
    let api = api::router().with_state(Arc::clone(state));
    let elsewhere = api::elsewhere().with_state(Arc::clone(state));
    let control = control::router().with_state(Arc::clone(state));
    let files = cdn::router().with_state(Arc::clone(state));
    Router::new()
        .nest("/api/v10", api)
        .nest("/_sandbox/v1", control.clone())
        .nest("/_sandbox", control)
        .merge(elsewhere)
        .merge(files)
        .merge(state.hub.router())
        .fallback(page::serve)
}

/// Discord's answers come through a proxy. Without its name, libraries regard a 429 as a ban by the proxy's owner.
const PROXY: HeaderValue = HeaderValue::from_static("1.1 google");

async fn answer(inner: Router, mut request: Request) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let mut response = match canonical(request.uri()) {
        Some(Err(refusal)) => refusal,
        change => {
            if let Some(Ok(uri)) = change {
                *request.uri_mut() = uri;
            }
            match inner.oneshot(request).await {
                Ok(response) => response,
                Err(never) => match never {},
            }
        }
    };
    if is_api {
        response.headers_mut().insert(VIA, PROXY);
    }
    response
}
