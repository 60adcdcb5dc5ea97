//! Registration of the commands with Discord.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{Command, Http};
use sha2::{Digest, Sha256};

use crate::api::error::ApiError;
use crate::app::error::BotError;
use crate::route;
use trickmate_host::{ApplicationId, GameService};

/// Pauses before retries of registering the commands: longer than any known limit of Discord's.
const PAUSES: [Duration; 5] = [
    Duration::from_secs(1),
    Duration::from_secs(3),
    Duration::from_secs(6),
    Duration::from_secs(12),
    Duration::from_secs(24),
];

/// Returns the commands as Discord knows them. Registers them only if the program's commands have changed, or Discord
/// no longer has the registered ones: Discord allows few registrations, and a process that takes over must not wait.
pub(crate) async fn registered_commands(
    http: &Http,
    service: &GameService,
    application: ApplicationId,
) -> Result<Vec<Command>, BotError> {
    let definitions = route::definitions();
    let digest = digest(&definitions)?;
    let stored = service.registrations().latest(application).await;
    if let Some((_, versions)) = stored.map_err(database)?.filter(|(known, _)| *known == digest) {
        match http.get_global_commands().await {
            Ok(known) if versions_of(&known) == versions => return Ok(known),
            Ok(_) => tracing::info!("the commands are others than those of the last time"),
            Err(error) => {
                tracing::info!("the commands could not be looked up: {}", ApiError::of(&error));
            }
        }
    }
    let known = register(http, definitions).await?;
    service.registrations().remember(application, digest, versions_of(&known)).await.map_err(database)?;
    Ok(known)
}

/// Registers the commands. A bot that restarts often with changed commands may have to wait.
async fn register(http: &Http, definitions: Vec<serenity::CreateCommand>) -> Result<Vec<Command>, BotError> {
    let mut pauses = PAUSES.into_iter();
    loop {
        let error = match Command::set_global_commands(http, definitions.clone()).await {
            Ok(known) => return Ok(known),
            Err(error) => ApiError::of(&error),
        };
        match pauses.next() {
            Some(pause) if error.is_transient() => {
                tracing::warn!("the commands are not registered yet: {error}; trying again");
                tokio::time::sleep(pause).await;
            }
            _ => return Err(BotError::Commands(error.to_string())),
        }
    }
}

/// Returns a digest of definitions; equal definitions have equal digests.
fn digest(definitions: &[serenity::CreateCommand]) -> Result<String, BotError> {
    let mut value =
        serde_json::to_value(definitions).map_err(|error| BotError::Commands(error.to_string()))?;
    value.sort_all_objects();
    Ok(hex::encode(Sha256::digest(value.to_string())))
}

/// Ids and versions of commands in order: Discord gives a command another version whenever it changes.
fn versions_of(known: &[Command]) -> String {
    let mut versions: Vec<String> =
        known.iter().map(|command| format!("{}:{}", command.id, command.version)).collect();
    versions.sort();
    versions.join(" ")
}

fn database(error: trickmate_host::ServiceError) -> BotError {
    BotError::Database(error.to_string())
}
