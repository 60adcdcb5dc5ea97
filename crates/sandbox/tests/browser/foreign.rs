//! Somebody else's page, open in the same browser, tries to act in the sandbox.

use crate::stage::Stage;
use browserkit::chromium::Chromium;
use browserkit::tab::Tab;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Serves an empty page on a free port until the test's runtime ends.
async fn foreign_page() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = [0; 4096];
            // A browser that goes away is no concern of the server.
            let _ = stream.read(&mut request).await;
            let page = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 21\r\nconnection: close\r\n\r\n\
                        <!doctype html><body>";
            let _ = stream.write_all(page.as_bytes()).await;
        }
    });
    port
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_leads_here_does_not_open_the_sandbox() {
    let stage = Stage::new().await;
    let chromium = Chromium::start().await;
    let port = stage.sandbox.address().port();
    let tab = Tab::open(&chromium, &format!("http://evil.test:{port}/")).await;
    let shown = tab.script("return document.body.textContent", vec![]).await;
    assert!(shown.as_str().unwrap().contains("This host is not allowed."), "{shown}");
    let attempt = "const post = (path) => fetch(path, { method: 'POST', body: '{\"username\":\"mallory\"}', \
            headers: { 'content-type': 'application/json' } }).then((answer) => answer.status); \
        const get = (path) => fetch(path).then((answer) => answer.status); \
        const socket = new Promise((resolve) => { const one = new WebSocket(`ws://${location.host}/gateway`); \
            one.onopen = () => resolve('open'); one.onerror = () => resolve('refused') }); \
        return Promise.all([post('/_sandbox/users'), get('/_sandbox/transcript'), get('/api/v10/gateway'), socket])";
    assert_eq!(tab.script(attempt, vec![]).await, json!([403, 403, 403, "refused"]));
    assert_eq!(names(&stage).await, ["alice", "bob", "owner"]);
    chromium.driver.quit().await.unwrap();
    stage.done().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_sites_page_can_neither_read_nor_write() {
    let stage = Stage::new().await;
    let connections = stage.sandbox.gateway().connections();
    let chromium = Chromium::start().await;
    let tab = Tab::open(&chromium, &format!("http://evil.test:{}/", foreign_page().await)).await;
    let attempt = "const [url, user] = arguments; \
        const blind = (path, init) => fetch(url + path, { mode: 'no-cors', ...init }).then(() => 'sent', () => 'failed'); \
        const read = (path) => fetch(url + path).then((answer) => answer.text(), () => 'unreadable'); \
        const events = new Promise((resolve) => { const one = new EventSource(`${url}/_sandbox/users/${user}/events`); \
            one.onopen = () => resolve('open'); one.onerror = () => { one.close(); resolve('refused') } }); \
        const socket = new Promise((resolve) => { const one = new WebSocket(url.replace('http', 'ws') + '/gateway'); \
            one.onopen = () => resolve('open'); one.onerror = () => resolve('refused') }); \
        const form = new Promise((resolve) => { const frame = document.createElement('iframe'); frame.name = 'frame'; \
            const form = document.createElement('form'); form.method = 'post'; form.target = 'frame'; \
            form.action = `${url}/_sandbox/users`; form.innerHTML = '<input name=username value=mallory>'; \
            document.body.append(frame, form); frame.onload = () => resolve('done'); form.submit() }); \
        const body = '{\"username\":\"mallory\"}'; \
        return Promise.all([read('/_sandbox/transcript'), read('/api/v10/gateway'), events, socket, form, \
            blind('/_sandbox/users', { method: 'POST', body }), blind('/_sandbox/clock/advance', { method: 'POST', body: '{\"ms\":1}' })])";
    let address = vec![json!(stage.sandbox.url()), json!(stage.alice.id.to_string())];
    let outcome = tab.script(attempt, address).await;
    assert_eq!(
        outcome.as_array().unwrap()[..4],
        [json!("unreadable"), json!("unreadable"), json!("refused"), json!("refused")]
    );
    assert_eq!(names(&stage).await, ["alice", "bob", "owner"]);
    assert_eq!(stage.sandbox.gateway().connections(), connections);
    assert!(!stage.sandbox.transcript(0).contains("mallory"));
    chromium.driver.quit().await.unwrap();
    stage.done().await;
}

/// The people there are.
async fn names(stage: &Stage) -> Vec<String> {
    let people = stage.control("GET", "/users", json!(null)).await.ok();
    let people = people
        .as_array()
        .unwrap()
        .iter()
        .filter(|user| user["bot"] != true && user["username"] != "developer");
    let mut names = people.map(|user| user["username"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    names.sort();
    names
}
