//! The server: everything put together, and the routes to it.

use crate::config::Config;
use crate::conformance::{LoadError, Validator};
use crate::core::Core;
use crate::gateway::Hub;
use crate::http::{Faults, RateLimiter, Records, Wire, WireListener};
use crate::secrets::Secrets;
use crate::{api, cdn, control, page};
use axum::Router;
use axum::extract::Request;
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use axum::response::Response;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::ServiceExt;

/// How long requests under way may take to end when the sandbox shuts down.
const FAREWELL: Duration = Duration::from_secs(2);

/// Why a sandbox did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The system gave no random bytes.
    #[error("cannot draw a secret")]
    Secret(#[from] std::io::Error),
    /// Discord's API description cannot be used.
    #[error(transparent)]
    Description(#[from] LoadError),
}

/// The parts of a running sandbox.
pub(crate) struct Server {
    pub(crate) core: Arc<Core>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) limits: RateLimiter,
    pub(crate) faults: Faults,
    pub(crate) records: Records,
    pub(crate) validator: Option<Validator>,
    /// Such as `http://127.0.0.1:8080`.
    pub(crate) base_url: String,
    /// Becomes true when the sandbox shuts down.
    pub(crate) stop: watch::Sender<bool>,
}

impl Server {
    /// Binds and builds a server.
    pub(crate) async fn bind(config: Config) -> Result<(Arc<Self>, TcpListener, SocketAddr), StartError> {
        let bind_error = |source| StartError::Bind { address: config.bind, source };
        let listener = TcpListener::bind(config.bind).await.map_err(bind_error)?;
        let address = listener.local_addr().map_err(bind_error)?;
        let base_url = config.public_url.unwrap_or_else(|| format!("http://{address}"));
        let secrets = match &config.seed {
            Some(seed) => Secrets::seeded(seed),
            None => Secrets::random()?,
        };
        let openapi = config.openapi.or_else(|| std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from));
        let validator = openapi.map(|path| Validator::from_file(&path)).transpose()?;
        let core = Arc::new(Core::new(secrets, base_url.clone(), config.transcript_bytes));
        let hub = Hub::new(Arc::clone(&core) as Arc<dyn crate::gateway::Directory>, config.gateway);
        core.connect(Arc::clone(&hub));
        core.change().realistic = config.realistic_limits;
        let server = Arc::new(Self {
            limits: RateLimiter::new(Arc::clone(&core.clock), config.realistic_limits),
            records: Records::new(Arc::clone(&core.clock)),
            faults: Faults::default(),
            validator,
            base_url,
            stop: watch::Sender::new(false),
            core,
            hub,
        });
        Ok((server, listener, address))
    }

    /// The address of the gateway, as `GET /gateway` gives it.
    pub(crate) fn gateway_url(&self) -> String {
        let rest = self.base_url.trim_start_matches("http");
        format!("ws{rest}/gateway")
    }

    /// Switches rate limits and allowances.
    pub(crate) fn set_realistic(&self, realistic: bool) {
        self.limits.set_realistic(realistic);
        self.core.change().realistic = realistic;
    }

    /// Fails interactions whose time is over, until the server stops.
    pub(crate) async fn watch_deadlines(self: Arc<Self>) {
        let mut stop = self.stop.subscribe();
        loop {
            let changed = self.core.changed.notified();
            let wait = self.core.look().next_deadline().map(|ms| Duration::from_millis(ms as u64));
            let sleep = async {
                match wait {
                    Some(wait) => tokio::time::sleep(wait).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = sleep => self.core.change().expire_interactions(),
                () = changed => {}
                _ = stop.changed() => return,
            }
        }
    }

    /// Serves requests until the server stops.
    pub(crate) async fn serve(self: Arc<Self>, listener: TcpListener) {
        let mut stop = self.stop.subscribe();
        let inner = self.routes();
        // Paths are put in order before they are matched.
        let router = Router::new().fallback(move |request: Request| {
            let inner = inner.clone();
            async move { answer(inner, request).await }
        });
        let service = router.into_make_service_with_connect_info::<Wire>();
        let mut told = stop.clone();
        let serving = axum::serve(WireListener(listener), service).with_graceful_shutdown(async move {
            // An error means that the server itself is gone.
            let _ = told.wait_for(|stop| *stop).await;
        });
        let too_long = async {
            let _ = stop.wait_for(|stop| *stop).await;
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            // Accepting never fails for good: a listener's errors are retried.
            _ = serving.into_future() => {}
            () = too_long => {}
        }
    }

    fn routes(self: &Arc<Self>) -> Router {
        let api = api::router().with_state(Arc::clone(self));
        let elsewhere = api::elsewhere().with_state(Arc::clone(self));
        let control = control::router().with_state(Arc::clone(self));
        let files = cdn::router().with_state(Arc::clone(self));
        Router::new()
            .nest("/api/v10", api)
            .nest("/_sandbox", control)
            .merge(elsewhere)
            .merge(files)
            .merge(self.hub.router())
            .fallback(page::serve)
    }
}

async fn answer(inner: Router, mut request: Request) -> Response {
    if let Some(path) = tidy(request.uri()) {
        match path {
            Ok(uri) => *request.uri_mut() = uri,
            Err(refusal) => return refusal,
        }
    }
    match inner.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

/// The address a request means: `%40` is `@`, and `/api/…` without a version is version 10. `None` if it needs no
/// change, a refusal if it names another version.
#[allow(clippy::result_large_err)] // The error is the response itself, made once and returned at once.
fn tidy(uri: &Uri) -> Option<Result<Uri, Response>> {
    let path = uri.path();
    let mut tidied = path.replace("%40", "@");
    if let Some(rest) = tidied.strip_prefix("/api/") {
        let first = rest.split('/').next().unwrap_or_default();
        let version = first
            .strip_prefix('v')
            .filter(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()));
        match version {
            Some("10") => {}
            Some(_) => return Some(Err(api::wrong_version())),
            None => tidied = format!("/api/v10/{rest}"),
        }
    }
    if tidied == path {
        return None;
    }
    let whole = match uri.query() {
        Some(query) => format!("{tidied}?{query}"),
        None => tidied,
    };
    let parsed = whole.parse::<PathAndQuery>().ok()?;
    Uri::builder().path_and_query(parsed).build().ok().map(Ok)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tidied(path: &str) -> Option<String> {
        tidy(&path.parse().unwrap()).map(|uri| uri.unwrap().to_string())
    }

    #[test]
    fn paths_are_put_in_order() {
        assert_eq!(tidied("/api/v10/users/@me"), None);
        assert_eq!(tidied("/api/v10/users/%40me?x=%40"), Some("/api/v10/users/@me?x=%40".into()));
        assert_eq!(tidied("/api/gateway"), Some("/api/v10/gateway".into()));
        assert!(tidy(&"/api/v6/gateway".parse().unwrap()).unwrap().is_err());
    }
}
