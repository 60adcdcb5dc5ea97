//! What can go wrong with the database.

use thiserror::Error;

/// The database did not do what it was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// A newer program has written it.
    #[error(
        "the database was written by a newer Trickmate (its tables are at version {0}): run that one, or use another database"
    )]
    Newer(i64),
    /// The tables could not be brought up to date.
    #[error("the tables could not be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// What was to be written did not get onto the disk; nothing of it has happened.
    #[error("the database could not commit: {0}")]
    Commit(String),
    /// It is closed.
    #[error("the database is closed")]
    Closed,
    /// Anything else.
    #[error("the database failed: {0}")]
    Sqlx(#[from] sqlx::Error),
}
