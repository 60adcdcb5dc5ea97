//! Transport of WebDriver's commands by the HTTP client that the other tests use, so that no second one is built.

use axum::http::{Request, Response};
use bytes::Bytes;
use std::sync::Arc;
use thirtyfour::error::{WebDriverError, WebDriverResult};
use thirtyfour::session::http::{Body, HttpClient};

/// The client.
#[derive(Clone, Default)]
pub(crate) struct Transport(reqwest::Client);

#[async_trait::async_trait]
impl HttpClient for Transport {
    async fn send(&self, request: Request<Body<'_>>) -> WebDriverResult<Response<Bytes>> {
        let (parts, body) = request.into_parts();
        let failed = |why: reqwest::Error| WebDriverError::HttpError(why.to_string());
        let mut sending = self.0.request(parts.method, parts.uri.to_string()).headers(parts.headers);
        if let Body::Json(json) = body {
            sending = sending.json(json);
        }
        let answer = sending.send().await.map_err(failed)?;
        let status = answer.status();
        let mut response = Response::new(answer.bytes().await.map_err(failed)?);
        *response.status_mut() = status;
        Ok(response)
    }

    async fn new(&self) -> Arc<dyn HttpClient> {
        Arc::new(Self::default())
    }
}
