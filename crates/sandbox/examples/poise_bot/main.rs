//! A small painter's bot, written like any bot: serenity and poise, with nothing that knows the sandbox.
//!
//! `DISCORD_TOKEN` is the bot's token. Without `DISCORD_PROXY` it connects to Discord; with it (the address that
//! the sandbox prints, such as `http://127.0.0.1:8080`) every request goes there instead. Ctrl-C or SIGTERM ends it.

mod bot;

use poise::serenity_prelude as serenity;
use tracing::{error, info};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::INFO)
        .with_writer(std::io::stderr)
        .with_target(false)
        .init();
    let token = std::env::var("DISCORD_TOKEN").map_err(|_| "DISCORD_TOKEN is not set")?;
    let mut http = serenity::HttpBuilder::new(token);
    if let Ok(proxy) = std::env::var("DISCORD_PROXY") {
        // serenity ignores the proxy while its own rate limiter is on.
        http = http.proxy(proxy).ratelimiter_disabled(true);
    }
    bot::run(http.build(), stop_signal()).await?;
    info!("stopped");
    Ok(())
}

/// Completes when the process is asked to stop.
async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! { _ = tokio::signal::ctrl_c() => {}, _ = terminate.recv() => {} }
                return;
            }
            Err(why) => error!("cannot listen for SIGTERM: {why}"),
        }
    }
    if let Err(why) = tokio::signal::ctrl_c().await {
        error!("cannot listen for Ctrl-C: {why}");
    }
}
