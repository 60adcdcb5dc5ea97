//! Restores a backup in place of the database.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::NamedTempFile;
use thiserror::Error;

use crate::db::backup::{BackupError, checked_copy};
use crate::db::error::StoreError;
use crate::db::file_guard::{COMPANIONS, FileLock, folder_of, make_private, real_path, with_ending};
use crate::db::postgres::Postgres;
use crate::db::schema;
use crate::db::sqlite::{self, Sqlite};

/// Reason why a backup did not take the place of the database.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The database is on a server; only one in a file can be restored.
    #[error("a database of PostgreSQL is restored by its own tools: run pg_restore")]
    Server,
    /// The backup is the database.
    #[error("{0} is the database itself: name a backup of it")]
    Itself(PathBuf),
    /// The backup cannot be read, or is not sound.
    #[error("{path} cannot be restored: {error}")]
    Backup {
        /// The backup.
        path: PathBuf,
        /// The defect.
        error: BackupError,
    },
    /// The backup is of something else.
    #[error("{0} is no database of Trickmate")]
    Foreign(PathBuf),
    /// A file cannot be moved or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The database is in use, or the backup was written by a newer program.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Replaces the database at `url` (`sqlite://path`) by a copy of a backup. Returns where the former database is kept,
/// if there was one.
///
/// # Errors
/// A backup that cannot be read, is damaged or is of another program; a database that a bot is using, or one of
/// PostgreSQL. The database is then unchanged.
pub async fn restore(url: &str, backup: &Path) -> Result<Option<PathBuf>, RestoreError> {
    if Postgres::is_meant(url) {
        return Err(RestoreError::Server);
    }
    let place = Sqlite::at(url).map_err(StoreError::from)?;
    restore_file(&place.path(), backup).await
}

/// Restores the database in a file, as [`restore`] does.
///
/// # Errors
/// As [`restore`].
pub async fn restore_file(database: &Path, backup: &Path) -> Result<Option<PathBuf>, RestoreError> {
    // A link stays a link.
    let database = &real_path(database);
    if *database == real_path(backup) {
        return Err(RestoreError::Itself(backup.to_owned()));
    }
    let _lock = FileLock::take(database)?;
    let options = SqliteConnectOptions::new().filename(backup);
    let refused = |error| RestoreError::Backup { path: backup.to_owned(), error };
    let copy = checked_copy(options, database).await.map_err(refused)?;
    check_kind(&copy, backup).await?;
    let former = put_aside(database).await?;
    let failed = |error| RestoreError::File { path: database.clone(), error };
    copy.persist(database).map_err(|refused| failed(refused.error))?;
    // The new name must be on the disk, too.
    File::open(folder_of(database)).and_then(|folder| folder.sync_all()).map_err(failed)?;
    Ok(former)
}

/// Refuses a file that is not a database of this program, or is one of a newer program.
async fn check_kind(copy: &NamedTempFile, backup: &Path) -> Result<(), RestoreError> {
    let foreign = |_| RestoreError::Foreign(backup.to_owned());
    let options = SqliteConnectOptions::new().filename(copy.path()).read_only(true);
    let mut connection = options.connect().await.map_err(foreign)?;
    let version = sqlx::query_scalar::<_, i64>("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations");
    let version = version.fetch_one(&mut connection).await.map_err(foreign)?;
    connection.close().await.map_err(foreign)?;
    let newest = schema::of_sqlite().iter().map(|migration| migration.version).max();
    if Some(version) > newest {
        return Err(StoreError::Newer(version).into());
    }
    Ok(())
}

/// Keeps a copy of the former database with its log, and removes the log, which SQLite would otherwise apply to the
/// next one.
async fn put_aside(database: &Path) -> Result<Option<PathBuf>, RestoreError> {
    let [log, index] = COMPANIONS.map(|ending| with_ending(database, ending));
    if !exists(database)? && !exists(&log)? {
        return Ok(None);
    }
    make_private(database, false)?;
    let aside = free_name(database)?;
    // The file is copied, not renamed: a bot must never find nothing there and begin with an empty database.
    for (from, to) in [(database, aside.clone()), (&log, with_ending(&aside, COMPANIONS[0]))] {
        let copied = || fs::copy(from, &to).and_then(|_| File::open(&to)?.sync_all());
        if exists(from)? {
            copied().map_err(|error| RestoreError::File { path: to.clone(), error })?;
        }
    }
    settle(database).await;
    for path in [log, index] {
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(RestoreError::File { path, error });
            }
            _ => {}
        }
    }
    Ok(Some(aside))
}

/// Merges the log of the former database into it, so that it is complete without the log until the backup replaces it.
/// A damaged database is left as it is.
async fn settle(database: &Path) {
    let settled = async {
        let mut connection = Sqlite::at_path(database).writer(false).await?;
        sqlite::empty_log(&mut connection).await?;
        connection.close().await
    };
    if let Err(error) = settled.await {
        tracing::info!("the former database is damaged: {error}");
    }
}

/// Returns the first unused name for a former database.
fn free_name(database: &Path) -> Result<PathBuf, RestoreError> {
    let mut number = 1;
    loop {
        let name = with_ending(database, &format!(".former-{number}"));
        if !exists(&name)? && !exists(&with_ending(&name, COMPANIONS[0]))? {
            return Ok(name);
        }
        number += 1;
    }
}

fn exists(path: &Path) -> Result<bool, RestoreError> {
    path.try_exists().map_err(|error| RestoreError::File { path: path.to_owned(), error })
}
