//! Start and stop of the bot.

use std::future::pending;

use discord_sandbox::{Config, Sandbox};
use serde_json::json;

use super::poise_bot::{self, Error};
use super::stage::{Stage, through_proxy};

#[tokio::test]
async fn the_bot_takes_its_leave() {
    let stage = Stage::set().await;
    let gateway = std::sync::Arc::clone(stage.sandbox.gateway());
    assert_eq!(gateway.sessions().len(), 1);
    stage.strike().await;
    // A session that its bot closed cannot be resumed, unlike one whose connection was lost.
    assert_eq!(gateway.sessions(), []);
}

#[tokio::test]
async fn a_wrong_token_is_an_error() {
    let sandbox = Sandbox::start(Config::lenient()).await.unwrap();
    let http = through_proxy("MTIz.abc.def", sandbox.address()).await;
    let refused = poise_bot::run(http, pending()).await;
    assert!(matches!(refused, Err(Error::Discord(_))), "{refused:?}");
    sandbox.shutdown().await;
}

#[tokio::test]
async fn the_bot_does_not_go_to_a_gateway_it_was_not_sent_to() {
    let sandbox = Sandbox::start(Config::lenient()).await.unwrap();
    let bot = sandbox.create_application("painter");
    // The bot's own question is answered, but not serenity's, which would then use the public gateway.
    let fault =
        json!({"method": "GET", "path": "/gateway", "skip": 1, "action": {"type": "status", "status": 503}});
    let faults = format!("{}/_sandbox/faults", sandbox.url());
    reqwest::Client::new().post(faults).json(&fault).send().await.unwrap().error_for_status().unwrap();
    let http = through_proxy(&bot.token, sandbox.address()).await;
    let refused = poise_bot::run(http, pending()).await;
    assert!(matches!(refused, Err(Error::UnknownGateway)), "{refused:?}");
    assert_eq!(sandbox.gateway().connections(), 0);
    sandbox.shutdown().await;
}
