//! A copy of the database while it is in use.

use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tempfile::NamedTempFile;
use thiserror::Error;

use crate::db::file_guard::folder_of;
use crate::db::postgres::Postgres;
use crate::db::sqlite::BUSY_TIMEOUT;

/// Reason why a backup failed.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The file exists already.
    #[error("{0} is there already: a backup overwrites nothing; give another name")]
    Exists(PathBuf),
    /// The copy cannot be written.
    #[error("{path}: {error}")]
    File {
        /// File.
        path: PathBuf,
        /// Error of the system.
        error: io::Error,
    },
    /// The database cannot be read.
    #[error("the database cannot be copied: {0}")]
    Database(#[from] sqlx::Error),
    /// The database is on a server, not in a file.
    #[error("a database of PostgreSQL is backed up by its own tools: run pg_dump")]
    Server,
    /// The copy is not sound.
    #[error("the copy is not sound and was thrown away: {0}")]
    Unsound(String),
}

/// Copies the database at `url` (`sqlite://path`) to a new file. The copy is a snapshot of one moment, whatever is
/// written meanwhile. Before it gets its name, it is checked and on the disk, and only its owner can read it.
///
/// # Errors
/// A database that does not exist or cannot be read, a file that already exists or cannot be written.
pub async fn backup(url: &str, file: &Path) -> Result<(), BackupError> {
    if Postgres::is_meant(url) {
        return Err(BackupError::Server);
    }
    let options = SqliteConnectOptions::from_str(url)?;
    copy(options, file).await
}

/// Copies the database in a file like [`backup`].
///
/// # Errors
/// As [`backup`].
pub async fn backup_file(database: &Path, file: &Path) -> Result<(), BackupError> {
    copy(SqliteConnectOptions::new().filename(database), file).await
}

async fn copy(options: SqliteConnectOptions, file: &Path) -> Result<(), BackupError> {
    let failed = |error| BackupError::File { path: file.to_owned(), error };
    if file.try_exists().map_err(failed)? {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let unfinished = checked_copy(options, file).await?;
    match unfinished.persist_noclobber(file) {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            Err(BackupError::Exists(file.to_owned()))
        }
        Err(error) => Err(failed(error.error)),
    }
}

/// Writes a copy of a database beside `file`, checks it and brings it onto the disk. The copy is removed again unless
/// it gets a name, and only its owner can read it.
pub(crate) async fn checked_copy(
    options: SqliteConnectOptions,
    file: &Path,
) -> Result<NamedTempFile, BackupError> {
    let failed = |error| BackupError::File { path: file.to_owned(), error };
    let options = options.create_if_missing(false).read_only(true).busy_timeout(BUSY_TIMEOUT);
    let mut live = options.connect().await?;
    // SQLite writes into it since it is empty.
    let unfinished = NamedTempFile::new_in(folder_of(file)).map_err(failed)?;
    let path = unfinished.path().to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO $1").bind(path).execute(&mut live).await?;
    live.close().await?;
    check(unfinished.path()).await?;
    unfinished.as_file().sync_all().map_err(failed)?;
    Ok(unfinished)
}

/// Checks that the copy is a sound database.
async fn check(copy: &Path) -> Result<(), BackupError> {
    let mut copy = SqliteConnectOptions::new().filename(copy).read_only(true).connect().await?;
    let verdict = integrity(&mut copy).await;
    copy.close().await?;
    match verdict? {
        verdict if verdict == "ok" => Ok(()),
        verdict => Err(BackupError::Unsound(verdict)),
    }
}

async fn integrity(copy: &mut SqliteConnection) -> Result<String, sqlx::Error> {
    sqlx::query_scalar("PRAGMA integrity_check").fetch_one(copy).await
}
