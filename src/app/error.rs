//! Why the bot does not run.

use thiserror::Error;

/// Why the bot does not run, or not any more.
#[derive(Debug, Error)]
pub enum BotError {
    /// The token is refused.
    #[error(
        "Discord refuses the token: copy it anew from the application’s page, section Bot, “Reset Token”"
    )]
    Token,
    /// Discord cannot be reached.
    #[error("the bot cannot sign in: {0}")]
    Unreachable(String),
    /// The commands cannot be registered.
    #[error("the commands cannot be registered: {0}")]
    Commands(String),
    /// The database has failed at the start.
    #[error("the database has failed: {0}")]
    Database(String),
    /// A server that stands in for Discord must be on this machine.
    #[error("{0} is not on this machine: the bot connects to a stand-in for Discord only by loopback")]
    NotLoopback(String),
    /// The connection to the gateway ended for good.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
}
