//! Signing in to Discord: the token is checked, the gateway is found.

use std::net::IpAddr;
use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::api;
use crate::api::error::ApiError;
use crate::app::error::BotError;
use crate::app::settings::Settings;

/// Pauses between attempts to reach Discord at the start.
const PAUSES: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(3), Duration::from_secs(6)];

/// Returns a client for Discord's HTTP interface, or for the server that stands in for it.
fn way(settings: &Settings) -> serenity::Http {
    let mut builder = serenity::HttpBuilder::new(&settings.token);
    match api::client::client() {
        Ok(client) => builder = builder.client(client),
        // The library's own check then reports the error.
        Err(error) => tracing::error!("requests to Discord have no time limit: {error}"),
    }
    match settings.proxy.as_ref().or(settings.api_base.as_ref()) {
        // The library ignores the other address while its own rate limiter is on.
        Some(address) => builder.proxy(address).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// Makes another such client for the gateway, which needs to own one.
pub(crate) fn owned(settings: &Settings, http: &serenity::Http) -> serenity::Http {
    let own = way(settings);
    if let Some(id) = http.application_id() {
        own.set_application_id(id);
    }
    own
}

/// Checks the token and returns the bot's user.
pub(crate) async fn sign_in(settings: &Settings) -> Result<serenity::Http, BotError> {
    let http = way(settings);
    let mut pauses = PAUSES.into_iter();
    loop {
        let error = match http.get_current_application_info().await {
            Ok(application) => {
                http.set_application_id(application.id);
                return Ok(http);
            }
            Err(error) => ApiError::of(&error),
        };
        match (error, pauses.next()) {
            (ApiError::Token, _) => return Err(BotError::Token),
            (error, Some(pause)) if error.is_transient() => {
                tracing::warn!("{error}; trying again");
                tokio::time::sleep(pause).await;
            }
            (error, _) => return Err(BotError::Unreachable(error.to_string())),
        }
    }
}

/// Returns the user that the bot plays as.
pub(crate) async fn own_user(http: &serenity::Http) -> Result<serenity::CurrentUser, BotError> {
    let user = http.get_current_user().await;
    user.map_err(|error| BotError::Unreachable(ApiError::of(&error).to_string()))
}

/// Returns the address of the gateway, the number of connections that Discord recommends, and whether they must be made
/// one after another. A stand-in for Discord must name one on this machine.
pub(crate) async fn gateway(http: &serenity::Http, local: bool) -> Result<(String, u32, bool), BotError> {
    let gateway = http.get_bot_gateway().await;
    let gateway = gateway.map_err(|error| BotError::Unreachable(ApiError::of(&error).to_string()))?;
    let url = gateway.url;
    if local && !is_loopback(&url) {
        return Err(BotError::NotLoopback(url));
    }
    Ok((url, gateway.shards.max(1), gateway.session_start_limit.max_concurrency <= 1))
}

/// Returns `true` if an address such as `ws://127.0.0.1:8080/gateway` is on this machine. A stand-in for Discord gets
/// the token unencrypted.
#[must_use]
pub fn is_loopback(url: &str) -> bool {
    // Other programs may read such addresses differently.
    if url.contains(|sign: char| !sign.is_ascii_graphic() || sign == '\\') {
        return false;
    }
    let Some((_, rest)) = url.split_once("://") else { return false };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') {
        return false;
    }
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn only_this_machine_is_loopback() {
        for url in ["ws://127.0.0.1:8080/gateway", "ws://localhost/x", "ws://[::1]:1/", "http://127.1.2.3"] {
            assert!(is_loopback(url), "{url}");
        }
        for url in [
            "wss://gateway.discord.gg",
            "ws://127.0.0.1.example.com/",
            "ws://localhost@example.com/",
            "ws://10.0.0.1:80",
            "http://example.com\\@127.0.0.1",
            "http://127.0.0.1\\.example.com",
            "http://local\thost",
            "http://0.0.0.0:80",
            "http://[::2]:80",
            "127.0.0.1",
            "",
        ] {
            assert!(!is_loopback(url), "{url}");
        }
    }
}
