//! The parts that only SQLite has: a file, with one connection that writes.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Error, Row as _};

/// Connections for reading.
const READERS: u32 = 4;
/// Longest wait of a statement for another process that has locked the database.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// The size in bytes to which the write-ahead log shrinks when it is reset: SQLite checkpoints it at about this size.
const LOG_LIMIT: &str = "4194304";
/// Column that identifies the rows of any table.
pub(crate) const ROW_ID: &str = "rowid";

/// A database in a file.
pub(crate) struct Sqlite(SqliteConnectOptions);

impl Sqlite {
    /// Returns the database at `sqlite://path` or `sqlite:path`.
    pub(crate) fn at(url: &str) -> Result<Self, Error> {
        Ok(Self::of(SqliteConnectOptions::from_str(url)?))
    }

    /// Returns the database in a file.
    pub(crate) fn at_path(path: &Path) -> Self {
        Self::of(SqliteConnectOptions::new().filename(path))
    }

    fn of(options: SqliteConnectOptions) -> Self {
        Self(
            options
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .foreign_keys(true)
                .busy_timeout(BUSY_TIMEOUT),
        )
    }

    /// Returns the path of its file.
    pub(crate) fn path(&self) -> PathBuf {
        self.0.get_filename().to_owned()
    }

    /// Opens the connection that writes; with `create` it makes a missing file.
    pub(crate) async fn writer(&self, create: bool) -> Result<SqliteConnection, Error> {
        let options = self
            .0
            .clone()
            .create_if_missing(create)
            // Deleted data is overwritten, so that nobody finds it in unused parts of the file.
            .pragma("secure_delete", "ON")
            // The log grows while a reader holds it; it shrinks to this when it is reset.
            .pragma("journal_size_limit", LOG_LIMIT)
            // Applies to new files only; for older ones see `give_back_pages`.
            .auto_vacuum(SqliteAutoVacuum::Incremental);
        options.connect().await
    }

    /// Opens the connections that read.
    pub(crate) async fn readers(self) -> Result<SqlitePool, Error> {
        SqlitePoolOptions::new().max_connections(READERS).connect_with(self.0.read_only(true)).await
    }
}

/// Makes a database of an older version give its unused pages back bit by bit, as new ones do. That rewrites the file
/// once, before anybody waits for it, which also removes data deleted before `secure_delete`.
pub(crate) async fn give_back_pages(connection: &mut SqliteConnection) -> Result<(), Error> {
    const INCREMENTAL: i64 = 2;
    let mode: i64 = sqlx::query_scalar("PRAGMA auto_vacuum").fetch_one(&mut *connection).await?;
    if mode != INCREMENTAL {
        for statement in ["PRAGMA auto_vacuum = INCREMENTAL", "VACUUM"] {
            sqlx::query(statement).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

pub(crate) async fn begin(connection: &mut SqliteConnection) -> Result<(), Error> {
    for statement in ["BEGIN IMMEDIATE", "SAVEPOINT piece"] {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(crate) async fn keep_piece(connection: &mut SqliteConnection) -> Result<(), Error> {
    for statement in ["RELEASE piece", "SAVEPOINT piece"] {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(crate) async fn next_number(connection: &mut SqliteConnection, table: &str) -> Result<i64, Error> {
    let query = sqlx::query_scalar("UPDATE counters SET last = last + 1 WHERE name = $1 RETURNING last");
    query.bind(table.to_owned()).fetch_one(connection).await
}

pub(crate) async fn vacuum(connection: &mut SqliteConnection, pages: i64) -> Result<bool, Error> {
    let before = unused_pages(connection).await?;
    let vacuum = format!("PRAGMA incremental_vacuum({pages})");
    sqlx::query(AssertSqlSafe(vacuum)).fetch_all(&mut *connection).await?;
    let left = unused_pages(connection).await?;
    Ok(0 < left && left < before)
}

/// Brings the write-ahead log into the database and empties it.
pub(crate) async fn empty_log(connection: &mut SqliteConnection) -> Result<bool, Error> {
    // This must not wait for readers: all writers would wait with it.
    let timeout: i64 = sqlx::query_scalar("PRAGMA busy_timeout").fetch_one(&mut *connection).await?;
    set_timeout(connection, 0).await?;
    let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    set_timeout(connection, timeout).await?;
    let is_busy: i64 = emptied?.try_get(0)?;
    Ok(is_busy != 0)
}

async fn unused_pages(connection: &mut SqliteConnection) -> Result<i64, Error> {
    sqlx::query_scalar("PRAGMA freelist_count").fetch_one(connection).await
}

/// Sets how many milliseconds the connection waits for others.
async fn set_timeout(connection: &mut SqliteConnection, milliseconds: i64) -> Result<(), Error> {
    let set = format!("PRAGMA busy_timeout = {milliseconds}");
    sqlx::query(AssertSqlSafe(set)).fetch_all(connection).await?;
    Ok(())
}
