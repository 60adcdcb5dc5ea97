//! Failures of the database.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Failure of the database. Every request of the host that reads or writes can fail with it, as [`ServiceError::Store`](crate::ServiceError::Store) or directly.
#[derive(Debug, Error)]
pub enum StoreError {
    /// A newer program has written it.
    #[error(
        "the database was written by a newer Trickmate (its tables are at version {0}): run that one, or use another database"
    )]
    Newer(i64),
    /// The server does not answer, or refuses the connection.
    #[error("the database {0} cannot be reached: {1}")]
    Unreachable(String, #[source] sqlx::Error),
    /// The tables could not be brought up to date.
    #[error("the tables could not be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The write did not reach the disk; nothing has changed.
    #[error("the database could not commit: {0}")]
    Commit(String),
    /// The write panicked; nothing has changed.
    #[error("the work in the database has panicked")]
    Panicked,
    /// The key beside the database cannot be read or made.
    #[error("{0}: {1}")]
    Key(PathBuf, #[source] io::Error),
    /// The database's file or one beside it cannot be made or locked.
    #[error("{0}: {1}")]
    File(PathBuf, #[source] io::Error),
    /// Another process works on the database.
    #[error(
        "{database} is in use by another process{}: stop that one first, or use another database",
        .holder.map(|number| format!(" (number {number})")).unwrap_or_default()
    )]
    InUse {
        /// Its file.
        database: PathBuf,
        /// The number of the process, where it is known.
        holder: Option<u32>,
    },
    /// A copy into the database is incomplete.
    #[error(
        "the database is a copy that was interrupted: finish it by the same `trickmate migrate` with --resume"
    )]
    Unfinished,
    /// Rows that belong together are being changed.
    #[error("the data of a person is being deleted")]
    Busy,
    /// The data of the person who asks is being deleted, and this would escape the deletion.
    #[error("the data of the person who asks is being deleted")]
    BeingErased,
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// Anything else.
    #[error("the database failed: {0}")]
    Sqlx(#[from] sqlx::Error),
}

impl StoreError {
    /// Returns `true` if something stored cannot be read, while the database works.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(self, Self::Sqlx(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)))
    }
}
