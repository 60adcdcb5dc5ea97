//! Web pages that somebody has open cannot act in the sandbox.

use crate::stage::Stage;
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Returns the status of a request with additional headers.
async fn status(stage: &Stage, method: Method, path: &str, headers: &[(&str, &str)]) -> u16 {
    let mut request = stage.http.request(method, format!("{}{path}", stage.sandbox.url()));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap().status().as_u16()
}

fn paths(stage: &Stage) -> Vec<(Method, String)> {
    vec![
        (Method::GET, "/".into()),
        (Method::GET, "/assets/js/main.js".into()),
        (Method::GET, "/api/v10/gateway".into()),
        (Method::POST, format!("/api/v10/channels/{}/messages", stage.channel)),
        (Method::GET, "/_sandbox/users".into()),
        (Method::POST, "/_sandbox/users".into()),
        (Method::GET, "/_sandbox/transcript".into()),
        (Method::GET, format!("/_sandbox/users/{}/events", stage.alice.id)),
        (Method::GET, "/attachments/1/2/a.png".into()),
        (Method::GET, "/gateway".into()),
    ]
}

#[tokio::test]
async fn a_host_of_another_name_is_refused_everywhere() {
    let stage = Stage::new().await;
    let port = stage.sandbox.address().port();
    for (method, path) in paths(&stage) {
        for host in ["evil.example".to_owned(), format!("evil.example:{port}"), "192.0.2.1".into()] {
            // A page on that host may really be of the same origin: its name leads here.
            let origin = format!("http://{host}");
            let headers = [("host", host.as_str()), ("origin", &origin), ("sec-fetch-site", "same-origin")];
            assert_eq!(status(&stage, method.clone(), &path, &headers).await, 403, "{method} {path} {host}");
        }
    }
    for host in ["localhost", "LocalHost:1", "127.0.0.1", "[::1]:80", "discord.com"] {
        assert_eq!(status(&stage, Method::GET, "/_sandbox/users", &[("host", host)]).await, 200, "{host}");
    }
    stage.done().await;
}

#[tokio::test]
async fn hosts_can_be_allowed_by_name() {
    let config = discord_sandbox::Config {
        allowed_hosts: vec!["sandbox".into()],
        public_url: Some("http://bots.example:8080".into()),
        ..discord_sandbox::Config::lenient()
    };
    let sandbox = discord_sandbox::Sandbox::start(config).await.unwrap();
    let client = reqwest::Client::new();
    let url = format!("http://{}/api/v10/gateway", sandbox.address());
    for (host, expected) in [("sandbox:80", 200), ("bots.example:8080", 200), ("bots", 403)] {
        let response = client.get(&url).header("host", host).send().await.unwrap();
        assert_eq!(response.status().as_u16(), expected, "{host}");
    }
    sandbox.shutdown().await;
}

#[tokio::test]
async fn another_sites_page_reaches_neither_api_nor_control_api() {
    let stage = Stage::new().await;
    for (method, path) in paths(&stage) {
        let open = !["/api", "/_sandbox", "/gateway"].iter().any(|prefix| path.starts_with(prefix));
        for foreign in [
            ("origin", "https://evil.example"),
            ("origin", "null"),
            ("origin", "http://localhost:1"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let refused = status(&stage, method.clone(), &path, &[foreign]).await == 403;
            assert_eq!(refused, !open, "{method} {path} {foreign:?}");
        }
    }
    // Refused requests have left no trace.
    assert_eq!(stage.sandbox.unsupported(), Vec::<Value>::new());
    let transcript = stage.sandbox.transcript(0);
    assert!(
        !transcript.contains(r#""kind":"http""#) && !transcript.contains(r#""kind":"user""#),
        "{transcript}"
    );
    stage.done().await;
}

#[tokio::test]
async fn another_sites_page_opens_no_gateway_connection() {
    let stage = Stage::new().await;
    let connect = async |origin: &str| {
        let mut request = stage.sandbox.gateway_url().into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        tokio_tungstenite::connect_async(request).await
    };
    let before = stage.sandbox.gateway().connections();
    for origin in ["https://evil.example", "null"] {
        let Err(Error::Http(response)) = connect(origin).await else { panic!("{origin} was let in") };
        assert_eq!(response.status().as_u16(), 403, "{origin}");
    }
    assert_eq!(stage.sandbox.gateway().connections(), before);
    assert!(connect(stage.sandbox.url()).await.is_ok());
    stage.done().await;
}

#[tokio::test]
async fn requests_of_other_sites_ban_nobody() {
    let stage = Stage::new().await;
    stage.sandbox.set_realistic_limits(true);
    let ask = async || {
        for _ in 0..1_050 {
            let headers = [("sec-fetch-site", "cross-site"), ("connection", "keep-alive")];
            assert_eq!(status(&stage, Method::GET, "/api/v10/users/@me", &headers).await, 403);
        }
    };
    // More than the ten thousand after which an address is banned.
    futures_util::future::join_all((0..10).map(|_| ask())).await;
    assert_eq!(stage.get("/users/@me").await.status, 200);
    stage.post(json!({"content": "still here"})).await.ok();
    stage.done().await;
}
