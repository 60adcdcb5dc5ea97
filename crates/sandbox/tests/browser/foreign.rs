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
            // The server ignores a browser that goes away.
            let _ = stream.read(&mut request).await;
            let page = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 21\r\nconnection: close\r\n\r\n\
                        <!doctype html><body>";
            let _ = stream.write_all(page.as_bytes()).await;
        }
    });
    port
}

/// Submits every kind of form to addresses that change something; each lands in a frame.
const FORMS: &str = "const forms = (url, channel) => { \
    const fields = [['username', 'mallory'], ['payload_json', '{\"content\":\"mallory\",\"username\":\"mallory\"}'], \
        ['{\"username\":\"mallory\",\"content\":\"mallory\",\"ms\":1,\"x\":\"', '\"}']]; \
    const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']; \
    const paths = ['/_sandbox/users', '/_sandbox/v1/users', '/_sandbox/clock/advance', '/_sandbox/v1/reset', \
        `/api/v10/channels/${channel}/messages`, `/api/v10/webhooks/1/token`]; \
    return Promise.all(paths.flatMap((path) => kinds.flatMap((kind) => fields.map(([name, value]) => new Promise((resolve) => { \
        const frame = document.createElement('iframe'); frame.name = `frame${Math.random()}`; \
        const form = document.createElement('form'); \
        Object.assign(form, { method: 'post', target: frame.name, enctype: kind, action: url + path }); \
        const input = document.createElement('input'); Object.assign(input, { name, value }); form.append(input); \
        document.body.append(frame, form); frame.onload = () => resolve('done'); form.submit() }))))) }; ";

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_leads_here_does_not_open_the_sandbox() {
    let stage = Stage::new().await;
    let chromium = Chromium::start().await;
    let port = stage.sandbox.address().port();
    let tab = Tab::open(&chromium, &format!("http://evil.test:{port}/")).await;
    let shown = tab.script("return document.body.textContent", vec![]).await;
    assert!(shown.as_str().unwrap().contains("This host is not allowed."), "{shown}");
    let attempt = "const [user, channel] = arguments; const post = (path) => fetch(path, { method: 'POST', body: '{\"username\":\"mallory\"}', \
            headers: { 'content-type': 'application/json' } }).then((answer) => answer.status); \
        const get = (path) => fetch(path).then((answer) => answer.status); \
        const socket = new Promise((resolve) => { const one = new WebSocket(`ws://${location.host}/gateway`); \
            one.onopen = () => resolve('open'); one.onerror = () => resolve('refused') }); \
        const events = new Promise((resolve) => { const one = new EventSource(`/_sandbox/users/${user}/events`); \
            one.onopen = () => resolve('open'); one.onerror = () => { one.close(); resolve('refused') } }); \
        return Promise.all([post('/_sandbox/users'), get('/_sandbox/transcript'), get('/api/v10/gateway'), socket, events, \
            forms('', channel).then((all) => all.length)])";
    let ids = vec![json!(stage.alice.id.to_string()), json!(stage.channel.to_string())];
    let outcome = tab.script(&format!("{FORMS}{attempt}"), ids).await;
    assert_eq!(outcome, json!([403, 403, 403, "refused", "refused", 54]));
    assert!(stage.alice.messages(stage.channel).unwrap().is_empty());
    assert!(!stage.sandbox.transcript(0).contains("mallory"));
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
    let attempt = "const [url, user, channel] = arguments; \
        const blind = (path, init) => fetch(url + path, { mode: 'no-cors', ...init }).then(() => 'sent', () => 'failed'); \
        const read = (path) => fetch(url + path).then((answer) => answer.text(), () => 'unreadable'); \
        const events = new Promise((resolve) => { const one = new EventSource(`${url}/_sandbox/users/${user}/events`); \
            one.onopen = () => resolve('open'); one.onerror = () => { one.close(); resolve('refused') } }); \
        const socket = new Promise((resolve) => { const one = new WebSocket(url.replace('http', 'ws') + '/gateway'); \
            one.onopen = () => resolve('open'); one.onerror = () => resolve('refused') }); \
        const body = '{\"username\":\"mallory\"}'; \
        return Promise.all([read('/_sandbox/transcript'), read('/api/v10/gateway'), events, socket, forms(url, channel), \
            blind('/_sandbox/users', { method: 'POST', body }), blind('/_sandbox/clock/advance', { method: 'POST', body: '{\"ms\":1}' })])";
    let address = [stage.sandbox.url().to_owned(), stage.alice.id.to_string(), stage.channel.to_string()];
    let outcome = tab.script(&format!("{FORMS}{attempt}"), address.map(|text| json!(text)).to_vec()).await;
    assert_eq!(outcome[4].as_array().unwrap().len(), 54);
    assert_eq!(
        outcome.as_array().unwrap()[..4],
        [json!("unreadable"), json!("unreadable"), json!("refused"), json!("refused")]
    );
    assert_eq!(names(&stage).await, ["alice", "bob", "owner"]);
    assert_eq!(stage.sandbox.gateway().connections(), connections);
    assert!(stage.alice.messages(stage.channel).unwrap().is_empty());
    assert!(!stage.sandbox.transcript(0).contains("mallory"));
    chromium.driver.quit().await.unwrap();
    stage.done().await;
}

/// Returns the names of all people.
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
