//! Reasons why the bot does not run.

use thiserror::Error;

/// Reason why the bot does not run, or stopped.
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
    /// The total number of connections that a running process assumes.
    #[error(
        "another process has connection {shard} of {total}, and this one was started for connections of {own}: stop all \
         processes before you start any with another total"
    )]
    OtherTotal {
        /// A connection that the other process has.
        shard: u32,
        /// Its total.
        total: u32,
        /// Total number of connections of this process.
        own: u32,
    },
    /// The database could not be reached, and another process may have taken over.
    #[error(
        "the database was out of reach and another process has taken over these connections: start this one again, and it \
         stands by"
    )]
    TakenOver,
    /// The connection to the gateway ended for good.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
}
