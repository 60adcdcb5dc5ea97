//! The bot: its commands, its components and its lifecycle. [`run`] is all that a binary or a test needs.

mod colour;
mod commands;
mod components;
mod error;
mod events;
mod modals;
mod picture;

use std::future::Future;
use std::sync::Mutex;

use poise::serenity_prelude as serenity;

pub(crate) use error::Error;

/// Context of every command.
type Context<'a> = poise::Context<'a, Studio, Error>;

/// State that the bot keeps in memory.
#[derive(Debug, Default)]
struct Studio {
    /// Titles hung with `/gallery hang`, oldest first.
    gallery: Mutex<Vec<String>>,
}

impl Studio {
    /// Returns the gallery, also after a panic elsewhere: a list of titles has no half-finished state.
    fn gallery(&self) -> std::sync::MutexGuard<'_, Vec<String>> {
        self.gallery.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// Registers the commands through `http`, connects, and serves until `stop` completes.
///
/// # Errors
/// If the token is refused, the commands cannot be registered or the gateway's address cannot be learned.
pub(crate) async fn run(http: serenity::Http, stop: impl Future<Output = ()>) -> Result<(), Error> {
    let commands = commands::all();
    http.set_application_id(http.get_current_application_info().await?.id);
    let definitions = poise::builtins::create_application_commands(&commands);
    serenity::Command::set_global_commands(&http, definitions).await?;

    let gateway = http.get_gateway().await?.url;
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands,
            on_error: |why| Box::pin(error::report(why)),
            event_handler: |framework, event| Box::pin(events::handle(framework, event)),
            ..Default::default()
        })
        .setup(|_, ready, _| {
            Box::pin(async move {
                tracing::info!("connected as {}", ready.user.name);
                Ok(Studio::default())
            })
        })
        .build();
    let intents = serenity::GatewayIntents::GUILDS | serenity::GatewayIntents::GUILD_MESSAGES;
    let mut client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework).await?;
    // serenity falls back to the public gateway if it cannot learn the address; a bot in a sandbox must not.
    if *client.ws_url.lock().await != gateway {
        return Err(Error::UnknownGateway);
    }
    let shards = client.shard_manager.clone();
    tokio::select! {
        outcome = client.start() => outcome?,
        () = stop => shards.shutdown_all().await,
    }
    Ok(())
}
