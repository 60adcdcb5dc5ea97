//! Failures, and the answers to users.

use poise::serenity_prelude as serenity;

use super::Studio;

/// Reason why a command, a component or the whole bot failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// A request to Discord failed.
    #[error("Discord: {0}")]
    Discord(#[from] Box<serenity::Error>),
    /// A picture could not be encoded.
    #[error("The picture could not be drawn: {0}")]
    Picture(#[from] png::EncodingError),
    /// `/gateway` did not answer in time for serenity.
    #[error("The gateway's address could not be learned.")]
    UnknownGateway,
    /// A colour that is not on the palette.
    #[error("There is no colour “{0}” on the palette.")]
    UnknownColour(String),
    /// A command that needs a server was used elsewhere.
    #[error("This only works in a thread.")]
    NotAThread,
}

impl From<serenity::Error> for Error {
    fn from(why: serenity::Error) -> Self {
        Self::Discord(Box::new(why))
    }
}

/// Reports the failure to the user, or to the log if there is no user.
pub(super) async fn report(failure: poise::FrameworkError<'_, Studio, Error>) {
    if let poise::FrameworkError::EventHandler { error, event, .. } = &failure {
        tracing::error!("{} failed: {error}", event.snake_case_name());
    } else if let Err(why) = poise::builtins::on_error(failure).await {
        tracing::error!("an error could not be reported: {why}");
    }
}
