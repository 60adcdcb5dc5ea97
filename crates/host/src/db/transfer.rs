//! Copies a database from a file to PostgreSQL, a table at a time, and compares the two.
//!
//! Rows are copied in pieces. Rows that are already there are left, so an interrupted copy can be resumed. Until the
//! copy is complete, the new database has a table as a mark, and no bot starts on it; no bot runs on the file
//! meanwhile.

use std::fmt;

use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;
use thiserror::Error;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::file_guard::FileLock;
use crate::db::postgres::Postgres;
use crate::db::row::{Row, from_row};
use crate::db::sqlite::Sqlite;
use crate::db::store::{Store, prepare};
use crate::db::unfinished_copy::{MARKER, is_unfinished};
use crate::db::value::Value;

/// Number of rows that are copied or compared at a time.
const ROWS: usize = 500;
/// Tables that others refer to, in their order.
const FIRST: [&str; 10] = [
    "challenges",
    "matches",
    "decks",
    "daily_puzzles",
    "tournaments",
    "series",
    "simuls",
    "seasons",
    "team_games",
    "team_votes",
];
/// Table that is not copied row by row, since PostgreSQL numbers its rows itself.
const COUNTERS: &str = "counters";
/// Tables in which every new database has rows.
const NEVER_EMPTY: [&str; 3] = [COUNTERS, "fingerprints", "fingerprint_keys"];
/// The lock that a copy holds on the new database.
const LOCK: i64 = 7_497_001;

/// Reason why a database was not copied.
#[derive(Debug, Error)]
pub enum TransferError {
    /// A copy goes only from a file to a server.
    #[error(
        "copy from sqlite://… to postgres://…: between servers use pg_dump, between files `trickmate backup`"
    )]
    Direction,
    /// The target already has rows.
    #[error("the table {0} of the new database has rows already: use an empty database")]
    NotEmpty(String),
    /// A copy into it has begun.
    #[error(
        "a copy into the new database was interrupted: continue it with --resume, or use an empty database"
    )]
    Begun,
    /// No copy into it was interrupted.
    #[error(
        "no copy into the new database was interrupted: it is complete, or has not begun; without --resume it begins"
    )]
    NotBegun,
    /// Another copy into the target is under way.
    #[error("another copy into the new database is under way: wait for its end")]
    UnderWay,
    /// A value is of another type than its column.
    #[error("{table}.{column} holds a value that does not belong there: {error}")]
    Value {
        /// The table.
        table: String,
        /// The column.
        column: String,
        /// Cause.
        error: sqlx::Error,
    },
    /// The two databases differ after the copy.
    #[error("the table {0} is not the same in both after the copy: begin anew with an empty database")]
    Different(String),
    /// A database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The same.
    #[error("the database failed: {0}")]
    Sqlx(#[from] sqlx::Error),
}

/// A table that has been copied and is the same in both databases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transferred {
    /// Its name.
    pub table: String,
    /// Rows of the table.
    pub contents: Contents,
}

/// The contents of a table, in any order of its rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Number of rows.
    pub rows: u64,
    /// The sum of the first bytes of their hashes.
    digest: u128,
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows, digest {:032x}", self.rows, self.digest)
    }
}

/// A table of the file.
struct Table {
    name: String,
    columns: Vec<Column>,
}

struct Column {
    name: String,
    kind: String,
}

from_row!(Column { name, kind });

/// Copies the database at `from`, a file that no bot is using, to the one at `to`, which must be empty unless a copy is
/// resumed. `report` is called for every table.
///
/// # Errors
/// A database that cannot be read or written, a file that a bot is using, or a database that holds something else afterwards.
pub async fn transfer(
    from: &str,
    to: &str,
    resume: bool,
    mut report: impl FnMut(&Transferred),
) -> Result<(), TransferError> {
    if Postgres::is_meant(from) || !Postgres::is_meant(to) {
        return Err(TransferError::Direction);
    }
    let path = Sqlite::at(from)?.path();
    let lock = if path.exists() { Some(FileLock::take(&path)?) } else { None };
    // Both now have the same tables.
    let old = Store::open_existing(from).await?;
    let key = old.key.digits();
    old.close().await;
    let mut target = Connection::Postgres(Postgres::at(to)?.connect_without_limit().await?);
    begin(&mut target, resume).await?;
    prepare(&mut target).await?;
    let mut source = Connection::Sqlite(Sqlite::at(from)?.writer(false).await?);
    // Nobody else writes to it meanwhile.
    source.begin().await?;
    for table in &tables(&mut source).await? {
        copy(&mut source, &mut target, table).await?;
        let contents = contents(&mut source, table).await?;
        if self::contents(&mut target, table).await? != contents {
            return Err(TransferError::Different(table.name.clone()));
        }
        report(&Transferred { table: table.name.clone(), contents });
    }
    complete(&mut source, &mut target, key).await?;
    source.rollback().await?;
    source.close().await?;
    target.close().await?;
    drop(lock);
    Ok(())
}

/// Begins a copy into an empty database, or resumes one.
async fn begin(target: &mut Connection, resume: bool) -> Result<(), TransferError> {
    // Held until the connection ends.
    let lock = db::query_scalar::<i64>("SELECT pg_try_advisory_lock($1)::INT::BIGINT").bind(LOCK);
    if lock.fetch_one(&mut *target).await? == 0 {
        return Err(TransferError::UnderWay);
    }
    match (resume, is_unfinished(target).await?) {
        (true, true) => Ok(()),
        (true, false) => Err(TransferError::NotBegun),
        (false, true) => Err(TransferError::Begun),
        (false, false) => {
            // No bot writes meanwhile.
            target.begin().await?;
            refuse_rows(target).await?;
            let mark = db::query(AssertSqlSafe(format!("CREATE TABLE {MARKER} (id BIGINT)")));
            mark.execute(&mut *target).await?;
            Ok(target.commit().await?)
        }
    }
}

/// Does the rest once every table is copied, and marks the copy as complete.
async fn complete(
    source: &mut Connection,
    target: &mut Connection,
    key: String,
) -> Result<(), TransferError> {
    target.begin().await?;
    numbers(source, target).await?;
    let keep = db::query("UPDATE fingerprint_keys SET key = $1 WHERE id = 1").bind(key);
    keep.execute(&mut *target).await?;
    let unmark = db::query(AssertSqlSafe(format!("DROP TABLE {MARKER}")));
    unmark.execute(&mut *target).await?;
    Ok(target.commit().await?)
}

/// Returns the tables of the file, those first to which others refer.
async fn tables(source: &mut Connection) -> Result<Vec<Table>, TransferError> {
    let query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
                 AND name NOT LIKE '%sqlx%' ORDER BY name";
    let mut names: Vec<String> = db::query_scalar(query).fetch_all(&mut *source).await?;
    names.retain(|name| name != COUNTERS);
    let place = |name: &String| FIRST.iter().position(|first| first == name).unwrap_or(FIRST.len());
    names.sort_by_key(place);
    let mut tables = Vec::new();
    for name in names {
        let query = db::query_as("SELECT name, type AS kind FROM pragma_table_info($1) ORDER BY cid");
        let columns = query.bind(&name).fetch_all(&mut *source).await?;
        tables.push(Table { name, columns });
    }
    Ok(tables)
}

impl Table {
    fn columns(&self) -> String {
        self.columns.iter().map(|column| column.name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// Returns the values of a row after its first column, which is something else.
    fn values(&self, row: &Row) -> Result<Vec<Value>, TransferError> {
        let read = |(index, column): (usize, &Column)| {
            let index = index + 1;
            let value = match column.kind.as_str() {
                "TEXT" => row.try_get(index).map(Value::Text),
                "BLOB" => row.try_get(index).map(Value::Blob),
                "DOUBLE PRECISION" => row.try_get(index).map(Value::Real),
                _ => row.try_get(index).map(Value::Integer),
            };
            value.map_err(|error| TransferError::Value {
                table: self.name.clone(),
                column: column.name.clone(),
                error,
            })
        };
        self.columns.iter().enumerate().map(read).collect()
    }
}

/// The rows of a table, a piece at a time.
struct Rows<'a> {
    table: &'a Table,
    after: i64,
}

impl<'a> Rows<'a> {
    async fn of(connection: &mut Connection, table: &'a Table) -> Result<Self, TransferError> {
        if matches!(connection, Connection::Postgres(_)) {
            // A separate transaction for the cursor.
            connection.begin().await?;
            let (name, columns) = (&table.name, table.columns());
            let declare = format!("DECLARE all_{name} CURSOR FOR SELECT 0::BIGINT, {columns} FROM {name}");
            db::query(AssertSqlSafe(declare)).execute(connection).await?;
        }
        Ok(Self { table, after: i64::MIN })
    }

    async fn next(&mut self, connection: &mut Connection) -> Result<Vec<Vec<Value>>, TransferError> {
        let (name, columns) = (&self.table.name, self.table.columns());
        let query = match connection {
            Connection::Sqlite(_) => db::query(AssertSqlSafe(format!(
                "SELECT rowid, {columns} FROM {name} WHERE rowid > $1 ORDER BY rowid LIMIT {ROWS}"
            )))
            .bind(self.after),
            Connection::Postgres(_) => db::query(AssertSqlSafe(format!("FETCH {ROWS} FROM all_{name}"))),
        };
        let rows = query.fetch_all(&mut *connection).await?;
        match rows.last() {
            Some(last) => self.after = last.try_get(0)?,
            None if matches!(connection, Connection::Postgres(_)) => connection.rollback().await?,
            None => {}
        }
        rows.iter().map(|row| self.table.values(row)).collect()
    }
}

/// Refuses a database with rows, other than the ones of every new database.
async fn refuse_rows(target: &mut Connection) -> Result<(), TransferError> {
    let query = "SELECT table_name::TEXT FROM information_schema.tables WHERE table_schema = current_schema() \
                 AND table_type = 'BASE TABLE' AND table_name NOT LIKE '%sqlx%' ORDER BY table_name";
    let names: Vec<String> = db::query_scalar(query).fetch_all(&mut *target).await?;
    for name in names.into_iter().filter(|name| !NEVER_EMPTY.contains(&name.as_str())) {
        let quoted = name.replace('"', "\"\"");
        let query = format!("SELECT COUNT(*) FROM (SELECT 1 FROM \"{quoted}\" LIMIT 1) AS found");
        let rows: i64 = db::query_scalar(AssertSqlSafe(query)).fetch_one(&mut *target).await?;
        if rows > 0 {
            return Err(TransferError::NotEmpty(name));
        }
    }
    Ok(())
}

async fn copy(source: &mut Connection, target: &mut Connection, table: &Table) -> Result<(), TransferError> {
    let mut rows = Rows::of(source, table).await?;
    loop {
        let piece = rows.next(source).await?;
        if piece.is_empty() {
            return Ok(());
        }
        let width = table.columns.len();
        let places = |row: usize| {
            let numbers = (1..=width).map(|place| format!("${}", row * width + place));
            format!("({})", numbers.collect::<Vec<_>>().join(", "))
        };
        let places = (0..piece.len()).map(places).collect::<Vec<_>>().join(", ");
        let (name, columns) = (&table.name, table.columns());
        let insert = format!("INSERT INTO {name} ({columns}) VALUES {places} ON CONFLICT DO NOTHING");
        let values = piece.into_iter().flatten();
        let insert = values.fold(db::query(AssertSqlSafe(insert)), |query, value| query.bind(value));
        insert.execute(&mut *target).await?;
    }
}

async fn contents(connection: &mut Connection, table: &Table) -> Result<Contents, TransferError> {
    let mut rows = Rows::of(connection, table).await?;
    let mut contents = Contents::default();
    loop {
        let piece = rows.next(connection).await?;
        if piece.is_empty() {
            return Ok(contents);
        }
        for row in piece {
            contents.rows += 1;
            contents.digest = contents.digest.wrapping_add(digest(&row));
        }
    }
}

fn digest(row: &[Value]) -> u128 {
    let mut hash = Sha256::new();
    let mut add = |kind: u8, bytes: &[u8]| {
        hash.update([kind]);
        hash.update((bytes.len() as u64).to_be_bytes());
        hash.update(bytes);
    };
    for value in row {
        match value {
            Value::Integer(Some(number)) => add(1, &number.to_be_bytes()),
            Value::Real(Some(number)) => add(2, &number.to_bits().to_be_bytes()),
            Value::Text(Some(text)) => add(3, text.as_bytes()),
            Value::Blob(Some(bytes)) => add(4, bytes),
            Value::Integer(None) | Value::Real(None) | Value::Text(None) | Value::Blob(None) => add(0, &[]),
        }
    }
    let hash: [u8; 32] = hash.finalize().into();
    hash.first_chunk().map_or(0, |first: &[u8; 16]| u128::from_be_bytes(*first))
}

/// Makes the new database continue the numbering of the old one.
async fn numbers(source: &mut Connection, target: &mut Connection) -> Result<(), TransferError> {
    let query = "SELECT name, last FROM counters UNION ALL SELECT name, seq FROM sqlite_sequence";
    let numbers: Vec<(String, i64)> = db::query_as(query).fetch_all(source).await?;
    for (name, last) in numbers {
        let statement = if name == "results" {
            "UPDATE counters SET last = $2 WHERE name = $1"
        } else {
            "SELECT setval(pg_get_serial_sequence($1, 'id'), CASE WHEN $2 > 0 THEN $2 ELSE 1 END, $2 > 0)"
        };
        db::query(statement).bind(name).bind(last).execute(&mut *target).await?;
    }
    Ok(())
}
