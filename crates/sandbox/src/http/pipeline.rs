//! The way of a request to the API: faults, authorisation, rate limits, the handler, and the record of it all.

use super::departures::{Checked, Departures};
use super::faults::{FaultAction, sleep_ms, status_body};
use super::limits::{Request as Counted, Verdict, refused};
use super::{Body, Call, Connection, Reply, read_body};
use crate::endpoint::is_verified;
use crate::error::ApiError;
use crate::rules::{FilePart, ignored_fields};
use crate::server_state::ServerState;
use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{ConnectInfo, MatchedPath, RawPathParams, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use serde_json::{Value, json};
use std::sync::Arc;

/// A handler. All state is in memory, so no handler has to wait.
pub(crate) type Handler = fn(&Call) -> Result<Reply, ApiError>;

/// Callers that are allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// A bot with its token.
    Bot,
    /// Anybody who knows the address, which contains a token.
    Open,
}

macro_rules! methods {
    ($($name:ident)*) => {$(
        /// Routes this method to a handler.
        pub(crate) fn $name(access: Access, handler: Handler) -> MethodRouter<Arc<ServerState>> {
            routing::$name(
                move |State(server): State<Arc<ServerState>>,
                      ConnectInfo(connection): ConnectInfo<Connection>,
                      matched: MatchedPath,
                      params: Result<RawPathParams, RawPathParamsRejection>,
                      request: Request| async move {
                    let template = matched.as_str().trim_start_matches("/api/v10").to_owned();
                    let route = match params {
                        Ok(params) => Route { access, handler: Some(handler), template, params: owned(&params) },
                        Err(_) => Route::refusing(unreadable_path),
                    };
                    serve(server, connection, route, request).await
                },
            )
        }
    )*};
}

methods! { get post put patch delete }

struct Route {
    access: Access,
    handler: Option<Handler>,
    template: String,
    params: Vec<(String, String)>,
}

impl Route {
    /// Returns a route that always refuses.
    fn refusing(handler: Handler) -> Self {
        Self { access: Access::Open, handler: Some(handler), template: String::new(), params: Vec::new() }
    }

    /// Returns the values by which rate limits are counted: channel, guild, or webhook with its token.
    fn major(&self) -> String {
        let major = ["channel_id", "guild_id", "webhook_id", "webhook_token"];
        let values = self.params.iter().filter(|(key, _)| major.contains(&key.as_str()));
        values.map(|(_, value)| value.as_str()).collect::<Vec<_>>().join("/")
    }
}

/// Returns the parts of a path, as separate texts.
pub(crate) fn owned(params: &RawPathParams) -> Vec<(String, String)> {
    params.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// Answers a path whose percent-encoding is not text.
fn unreadable_path(_: &Call) -> Result<Reply, ApiError> {
    Err(ApiError::bad_request())
}

/// Answers what no route matches: 404, on record.
pub(crate) async fn unknown_route(
    State(server): State<Arc<ServerState>>,
    ConnectInfo(connection): ConnectInfo<Connection>,
    request: Request,
) -> Response {
    let route = Route { access: Access::Open, handler: None, template: String::new(), params: Vec::new() };
    server.records.unsupported(request.method().as_str(), api_path(request.uri().path()));
    serve(server, connection, route, request).await
}

/// Answers a known address with another method: 405, on record.
pub(crate) async fn method_not_allowed(
    State(server): State<Arc<ServerState>>,
    ConnectInfo(connection): ConnectInfo<Connection>,
    request: Request,
) -> Response {
    fn refuse(_: &Call) -> Result<Reply, ApiError> {
        Err(ApiError::method_not_allowed())
    }
    server.records.unsupported(request.method().as_str(), api_path(request.uri().path()));
    serve(server, connection, Route::refusing(refuse), request).await
}

/// Returns the path without `/api/v10`.
fn api_path(path: &str) -> &str {
    path.strip_prefix("/api/v10").unwrap_or(path)
}

/// Facts about a request, for the record of its answer.
struct Record {
    method: String,
    path: String,
    query: Option<String>,
    content_type: Option<String>,
    request: Option<Value>,
    files: Vec<Value>,
    file_numbers: Vec<u64>,
    departures: Departures,
}

impl Record {
    fn checked(&self) -> Checked<'_> {
        Checked {
            method: &self.method,
            path: &self.path,
            query: self.query.as_deref(),
            content_type: self.content_type.as_deref(),
            body: self.request.as_ref(),
            files: &self.file_numbers,
        }
    }
}

async fn serve(server: Arc<ServerState>, connection: Connection, route: Route, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let mut record = Record {
        method: parts.method.as_str().to_owned(),
        path: api_path(parts.uri.path()).to_owned(),
        query: parts.uri.query().map(str::to_owned),
        content_type: text_header(&parts.headers, CONTENT_TYPE.as_str()),
        request: None,
        files: Vec::new(),
        file_numbers: Vec::new(),
        departures: Departures::default(),
    };
    let fault = server.faults.take(&record.method, &record.path);
    if let Some(FaultAction::Delay { ms }) = fault {
        sleep_ms(ms).await;
    }
    // The body is always read, so that the transcript is complete and the connection can be reused.
    let body = read_body(&parts.headers, body).await;
    if let Ok(body) = &body {
        record.request.clone_from(&body.json);
        record.file_numbers = body.files.iter().map(|file| file.index).collect();
        record.files = body.files.iter().map(describe_file).collect();
    }
    record.departures = match &body {
        Ok(_) => Departures::of(server.validator.as_deref(), &record.checked()),
        Err(error) => Departures::unreadable(&record.method, &record.path, error),
    };
    let replaces =
        matches!(fault, Some(FaultAction::Drop | FaultAction::Status { .. } | FaultAction::RateLimit { .. }));
    let unverified =
        if replaces { None } else { unverified_endpoint(&server, &route, &parts.headers, &record).await };
    let _answering = server.answers.begin();
    let answer = match &fault {
        Some(FaultAction::Drop) => {
            connection.cut();
            Err(ApiError::not_found())
        }
        Some(FaultAction::Status { status, body }) => Ok(Reply {
            status: StatusCode::from_u16(*status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            body: Some(body.clone().unwrap_or_else(|| status_body(*status))),
            headers: Vec::new(),
        }),
        Some(FaultAction::RateLimit { retry_after, global }) => {
            let headers = server.limits.injected(&record.method, &route.template, *retry_after, *global);
            Ok(refused(*retry_after, *global, &headers))
        }
        _ => match unverified {
            Some(error) => Err(error),
            None => answer(&server, &route, &parts.headers, &record, body),
        },
    };
    let reply = answer.unwrap_or_else(Reply::from);
    if fault == Some(FaultAction::LoseResponse) {
        connection.cut();
    }
    server.limits.note_status(reply.status);
    note(&server, record, &reply, fault.is_some());
    reply.into_response()
}

/// Returns the refusal of an address for interactions that does not answer correctly.
async fn unverified_endpoint(
    server: &ServerState,
    route: &Route,
    headers: &HeaderMap,
    record: &Record,
) -> Option<ApiError> {
    const FIELD: &str = "interactions_endpoint_url";
    let is_change = record.method == "PATCH"
        && matches!(route.template.as_str(), "/applications/@me" | "/applications/{application_id}");
    let url = record.request.as_ref().filter(|_| is_change)?.get(FIELD)?.as_str()?;
    let application = authorize(server, headers).ok().filter(|_| !url.is_empty())?;
    if is_verified(server, application, url).await {
        return None;
    }
    let message = "The specified interactions endpoint url could not be verified.";
    Some(ApiError::invalid_field(FIELD, "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID", message))
}

fn text_header(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
}

/// Returns the reason for the audit log, which is sent percent-encoded.
fn audit_reason(headers: &HeaderMap) -> Option<String> {
    let text = text_header(headers, "x-audit-log-reason")?;
    let decoded = percent_encoding::percent_decode_str(&text).decode_utf8_lossy();
    Some(decoded.chars().take(512).collect()).filter(|reason: &String| !reason.is_empty())
}

fn describe_file(file: &FilePart) -> Value {
    json!({
        "name": format!("files[{}]", file.index),
        "filename": file.filename,
        "content_type": file.content_type,
        "size": file.data.len(),
    })
}

fn answer(
    server: &Arc<ServerState>,
    route: &Route,
    headers: &HeaderMap,
    record: &Record,
    body: Result<Body, ApiError>,
) -> Result<Reply, ApiError> {
    let Some(handler) = route.handler else { return Err(ApiError::not_found()) };
    let bot = match route.access {
        Access::Bot => authorize(server, headers)?,
        Access::Open => 0,
    };
    let asker = if bot == 0 { String::new() } else { bot.to_string() };
    let counted = Counted {
        method: &record.method,
        template: &route.template,
        major: &route.major(),
        asker: &asker,
        renames: record.method == "PATCH" && route.template == "/channels/{channel_id}" && renames(record),
    };
    let extra = match server.limits.admit(&counted) {
        Verdict::Pass(headers) => headers,
        Verdict::Refuse(reply) => return Ok(reply),
    };
    let handled = handle(server, route, (bot, handler), headers, record, body);
    let mut reply = handled.unwrap_or_else(|error| {
        if let Some(what) = &error.unsupported {
            server.records.unsupported(&record.method, &format!("{} ({what})", route.template));
        }
        Reply::from(error)
    });
    for (name, value) in extra {
        reply.header(name, &value);
    }
    Ok(reply)
}

/// Answers a request that has passed authorisation and rate limits.
fn handle(
    server: &Arc<ServerState>,
    route: &Route,
    (bot, handler): (u64, Handler),
    headers: &HeaderMap,
    record: &Record,
    body: Result<Body, ApiError>,
) -> Result<Reply, ApiError> {
    if server.strict && text_header(headers, USER_AGENT.as_str()).is_none_or(|agent| agent.is_empty()) {
        return Err(ApiError::no_user_agent());
    }
    let body = body?;
    record.departures.refuse()?;
    if let Some(json) = &record.request {
        let ignored = ignored_fields(&record.method, &route.template, json);
        for field in &ignored {
            server.records.unsupported(&record.method, &format!("{} ({field})", route.template));
        }
        if server.strict && !ignored.is_empty() {
            return Err(ApiError::ignored(&ignored));
        }
    }
    let query = record.query.as_deref().unwrap_or_default();
    let query = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    let (params, reason) = (route.params.clone(), audit_reason(headers));
    handler(&Call { server: Arc::clone(server), bot, params, query, body, reason })
}

/// Returns `true` if a change of a channel concerns its name or topic.
fn renames(record: &Record) -> bool {
    let given = |field: &str| record.request.as_ref().is_some_and(|body| body.get(field).is_some());
    given("name") || given("topic")
}

/// Returns the application behind an `Authorization: Bot …` header.
fn authorize(server: &ServerState, headers: &HeaderMap) -> Result<u64, ApiError> {
    let header = text_header(headers, AUTHORIZATION.as_str()).ok_or_else(ApiError::unauthorized)?;
    let token = header.strip_prefix("Bot ").ok_or_else(ApiError::unauthorized)?;
    server.world.read().application_by_token(token.trim()).ok_or_else(ApiError::unauthorized)
}

fn note(server: &ServerState, record: Record, reply: &Reply, faulty: bool) {
    let (method, path) = (&record.method, &record.path);
    server.world.transcript.add(
        "http",
        "in",
        json!({
            "method": method,
            "path": redact(path),
            "query": record.query,
            "status": reply.status.as_u16(),
            "request": record.request,
            "files": record.files,
            "response": reply.body,
            "fault": faulty,
        }),
    );
    // A fault is not Discord's answer.
    if let Some(validator) = server.validator.as_ref().filter(|_| !faulty) {
        let found = validator.response(method, path, reply.status.as_u16(), reply.body.as_ref());
        server.records.violations(method, path, "response", found);
    }
    server.records.violations(method, path, "request", record.departures.into_violations());
}

/// Hides interaction tokens from the transcript.
fn redact(path: &str) -> String {
    let parts = path.split('/').map(|part| if part.len() > 60 { "[token]" } else { part });
    parts.collect::<Vec<_>>().join("/")
}
