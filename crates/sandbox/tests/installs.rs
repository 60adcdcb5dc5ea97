//! Applications that users install for themselves, ones that take interactions over HTTP, and presences of bots.

use crate::stage::{Stage, sign_in};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use discord_sandbox::Config;
use discord_sandbox::gateway::HubConfig;
use discord_sandbox::permissions::{Overwrite, OverwriteKind, USE_EXTERNAL_APPS};
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::{Value, json};

#[tokio::test]
async fn a_users_own_application_follows_them() {
    let mut stage = Stage::new().await;
    let commands = format!("/applications/{}/commands", stage.bot.id);
    let anywhere = json!([
        {"name": "roll", "description": "Roll", "integration_types": [1], "contexts": [0, 1, 2]},
        {"name": "serve", "description": "Serve", "integration_types": [0]},
    ]);
    stage.call("PUT", &commands, anywhere).await.ok();
    let elsewhere = stage.sandbox.create_guild("Elsewhere", stage.bob.id, &[stage.alice.id], &[]).unwrap();
    let hall = stage.sandbox.channel_named(elsewhere, "general").unwrap();
    let private = stage.alice.open_direct(stage.bob.id).unwrap();
    assert!(stage.alice.commands(hall).unwrap().is_empty());
    let path = format!("/users/{}/applications/{}", stage.alice.id, stage.bot.id);
    stage.control("PUT", &path, json!(null)).await.ok();
    for (channel, context) in [(hall, 0), (private, 2)] {
        let offered = stage.alice.commands(channel).unwrap();
        assert_eq!(offered.len(), 1, "{offered:?}");
        assert!(stage.bob.commands(channel).unwrap().is_empty());
        let run = json!({"type": 2, "channel_id": channel.to_string(), "data": {"name": "roll"}});
        let id = stage.alice.interact(&run).unwrap();
        let event = stage.event("INTERACTION_CREATE").await;
        assert_eq!(event["context"], context);
        assert_eq!(event["authorizing_integration_owners"], json!({"1": stage.alice.id.to_string()}));
        let interaction = stage.interaction(id);
        stage.answer(&interaction, json!({"type": 4, "data": {"content": "Six"}})).await.ok();
        let seen = stage.bob.messages(channel).unwrap();
        assert!(seen.iter().any(|message| message["content"] == "Six"), "{seen:?}");
    }
    // In the bot's own server both installations apply, and each command names its own.
    let offered = stage.alice.commands(stage.channel).unwrap();
    assert_eq!(offered.len(), 2, "{offered:?}");
    assert_eq!(stage.bob.commands(stage.channel).unwrap().len(), 1);
    stage.runs("serve", json!([]));
    let owners = stage.event("INTERACTION_CREATE").await["authorizing_integration_owners"].clone();
    assert_eq!(owners, json!({"0": stage.guild.to_string(), "1": stage.alice.id.to_string()}));
    let own = stage.get("/applications/@me").await.ok();
    assert_eq!(own["approximate_user_install_count"], 1);
    stage.control("DELETE", &path, json!(null)).await.ok();
    assert!(stage.alice.commands(hall).unwrap().is_empty());
    stage.done().await;
}

#[tokio::test]
async fn without_the_right_to_it_a_users_own_application_answers_in_private() {
    let mut stage = Stage::new().await;
    let commands = format!("/applications/{}/commands", stage.bot.id);
    let roll =
        json!([{"name": "roll", "description": "Roll", "integration_types": [1], "contexts": [0, 1, 2]}]);
    stage.call("PUT", &commands, roll).await.ok();
    let elsewhere = stage.sandbox.create_guild("Elsewhere", stage.bob.id, &[stage.alice.id], &[]).unwrap();
    let hall = stage.sandbox.channel_named(elsewhere, "general").unwrap();
    let path = format!("/users/{}/applications/{}", stage.alice.id, stage.bot.id);
    stage.control("PUT", &path, json!(null)).await.ok();
    let denied = Overwrite { id: elsewhere, kind: OverwriteKind::Role, allow: 0, deny: USE_EXTERNAL_APPS };
    stage.sandbox.set_overwrite(hall, denied).unwrap();
    for (answer, edit) in [
        (json!({"type": 4, "data": {"content": "Six"}}), None),
        (json!({"type": 5}), Some(json!({"content": "Six"}))),
    ] {
        let run = json!({"type": 2, "channel_id": hall.to_string(), "data": {"name": "roll"}});
        let id = stage.alice.interact(&run).unwrap();
        stage.event("INTERACTION_CREATE").await;
        let interaction = stage.interaction(id);
        stage.answer(&interaction, answer).await.ok();
        if let Some(edit) = edit {
            stage.webhook(&interaction, "PATCH", "/messages/@original", edit).await.ok();
        }
        let own = stage.alice.messages(hall).unwrap();
        assert_eq!((&own[0]["content"], &own[0]["flags"]), (&json!("Six"), &json!(64)));
        // An application that is not in the server has five follow-ups, and they are as private.
        for _ in 0..5 {
            let more = stage.webhook(&interaction, "POST", "", json!({"content": "Again"})).await.ok();
            assert_eq!(more["flags"], 64);
        }
        stage.webhook(&interaction, "POST", "", json!({"content": "Again"})).await.fails(400, 40094);
        assert!(stage.bob.messages(hall).unwrap().is_empty());
    }
    stage.done().await;
}

/// A bot that answers over HTTP. It checks signatures with a key and refuses wrong ones with a status, or does not.
#[derive(Clone)]
struct Endpoint {
    key: Option<(Vec<u8>, StatusCode)>,
}

async fn take(State(endpoint): State<Endpoint>, headers: HeaderMap, body: Bytes) -> Response {
    let header = |name: &str| headers[name].to_str().unwrap().to_owned();
    if let Some((key, refusal)) = &endpoint.key {
        let signature = hex::decode(header("x-signature-ed25519")).unwrap();
        let signed = [header("x-signature-timestamp").as_bytes(), &body].concat();
        if UnparsedPublicKey::new(&ED25519, key).verify(&signed, &signature).is_err() {
            return refusal.into_response();
        }
    }
    let event: Value = serde_json::from_slice(&body).unwrap();
    let answer = match (event["type"].as_i64(), event["data"]["name"].as_str()) {
        (Some(1), _) => json!({"type": 1}),
        (_, Some("play")) => json!({"type": 4, "data": {"content": "Over HTTP"}}),
        (_, Some("think")) => return StatusCode::ACCEPTED.into_response(),
        _ => json!({"type": 99}),
    };
    ([("content-type", "application/json")], answer.to_string()).into_response()
}

async fn serve(endpoint: Endpoint) -> String {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/interactions", listener.local_addr().unwrap());
    let router = Router::new().route("/interactions", post(take)).with_state(endpoint);
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    url
}

#[tokio::test]
async fn interactions_can_go_over_http() {
    let stage = Stage::new().await;
    let key = stage.get("/applications/@me").await.ok()["verify_key"].as_str().unwrap().to_owned();
    let key = hex::decode(key).unwrap();
    let careless = serve(Endpoint { key: None }).await;
    let broken = serve(Endpoint { key: Some((key.clone(), StatusCode::INTERNAL_SERVER_ERROR)) }).await;
    let unlike = serve(Endpoint { key: Some((key.clone(), StatusCode::BAD_REQUEST)) }).await;
    let careful = serve(Endpoint { key: Some((key, StatusCode::UNAUTHORIZED)) }).await;
    for url in [careless.as_str(), broken.as_str(), "http://127.0.0.1:1/", "nonsense"] {
        let code = "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID";
        let answer =
            stage.call("PATCH", "/applications/@me", json!({"interactions_endpoint_url": url})).await;
        answer.complains("interactions_endpoint_url", code);
    }
    // hikari refuses with 400.
    for url in [unlike, careful] {
        let body = json!({"interactions_endpoint_url": url});
        let changed = stage.call("PATCH", "/applications/@me", body).await.ok();
        assert_eq!(changed["interactions_endpoint_url"], url);
    }
    let names = ["play", "think", "fail"].map(|name| json!({"name": name, "description": "A command"}));
    stage.register(json!(names)).await.ok();
    let answer = stage.alice.run(stage.channel, "play", &[]).await.unwrap();
    assert_eq!(format!("{:?}", answer.state), "Acknowledged");
    let seen = stage.alice.messages(stage.channel).unwrap();
    assert!(seen.iter().any(|message| message["content"] == "Over HTTP"), "{seen:?}");
    // After a 202, the bot answers with a later request.
    let waiting = stage.runs("think", json!([]));
    stage.answer(&waiting, json!({"type": 4, "data": {"content": "Later"}})).await.ok();
    let failed = stage.alice.run(stage.channel, "fail", &[]).await.unwrap();
    assert_eq!(format!("{:?}", failed.state), "NotDelivered");
    stage.call("PATCH", "/applications/@me", json!({"interactions_endpoint_url": null})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn bots_say_what_they_are_doing() {
    let gateway = HubConfig { identify_limit: None, ..HubConfig::default() };
    let mut stage = Stage::with(Config { gateway, ..Config::lenient() }).await;
    let other = stage.sandbox.create_application("Other");
    stage.sandbox.change(|world| world.install(stage.guild, other.id, 0)).unwrap();
    let _events = sign_in(&stage.sandbox, &other).await;
    let told = stage.event("PRESENCE_UPDATE").await;
    assert_eq!((&told["user"]["id"], &told["status"]), (&json!(other.id.to_string()), &json!("online")));
    // Without a connection it is offline, and back when it resumes or signs in again.
    let drop = json!({"application_id": other.id.to_string()});
    stage.control("POST", "/gateway/drop", drop).await.ok();
    let told = stage.event("PRESENCE_UPDATE").await;
    assert_eq!((&told["status"], &told["client_status"]), (&json!("offline"), &json!({})));
    let shown = stage.sandbox.look(|world| world.guild(stage.guild).cloned()).unwrap();
    assert!(shown.members.contains_key(&other.id));
    let _again = sign_in(&stage.sandbox, &other).await;
    assert_eq!(stage.event("PRESENCE_UPDATE").await["status"], "online");
    stage.done().await;
}
