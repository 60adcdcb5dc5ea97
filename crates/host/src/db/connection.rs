//! Connections to either database.

use std::future::Future;

use sqlx::postgres::{PgConnection, PgPool};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, Error};

use crate::db::row::Row;
use crate::db::statement::Statement;
use crate::db::{postgres, sqlite};

/// One connection.
#[derive(Debug)]
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Connections for reading.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Effect of a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Executed(u64);

impl Executed {
    /// Returns the number of rows that it has changed.
    pub(crate) const fn rows_affected(self) -> u64 {
        self.0
    }
}

/// Tables with numbered rows. A number is never given twice, even after its row is deleted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sequence {
    Challenges,
    Matches,
    Offers,
    Decks,
    Imports,
}

impl Sequence {
    pub(crate) const fn table(self) -> &'static str {
        match self {
            Self::Challenges => "challenges",
            Self::Matches => "matches",
            Self::Offers => "offers",
            Self::Decks => "decks",
            Self::Imports => "imports",
        }
    }
}

/// Connection, pool or transaction that can execute statements.
pub(crate) trait Executor: Send {
    fn execute(self, statement: Statement) -> impl Future<Output = Result<Executed, Error>> + Send;
    fn fetch_all(self, statement: Statement) -> impl Future<Output = Result<Vec<Row>, Error>> + Send;
    fn fetch_optional(self, statement: Statement) -> impl Future<Output = Result<Option<Row>, Error>> + Send;
}

macro_rules! executor {
    ($type:ty: $kind:ident, $in_time:path) => {
        impl Executor for $type {
            async fn execute(self, statement: Statement) -> Result<Executed, Error> {
                Ok(Executed(match self {
                    $kind::Sqlite(on) => statement.for_sqlite().execute(on).await?.rows_affected(),
                    $kind::Postgres(on) => {
                        $in_time(statement.for_postgres().execute(on)).await?.rows_affected()
                    }
                }))
            }

            async fn fetch_all(self, statement: Statement) -> Result<Vec<Row>, Error> {
                Ok(match self {
                    $kind::Sqlite(on) => {
                        statement.for_sqlite().fetch_all(on).await?.into_iter().map(Row::Sqlite).collect()
                    }
                    $kind::Postgres(on) => {
                        let rows = $in_time(statement.for_postgres().fetch_all(on)).await?;
                        rows.into_iter().map(Row::Postgres).collect()
                    }
                })
            }

            async fn fetch_optional(self, statement: Statement) -> Result<Option<Row>, Error> {
                Ok(match self {
                    $kind::Sqlite(on) => statement.for_sqlite().fetch_optional(on).await?.map(Row::Sqlite),
                    $kind::Postgres(on) => {
                        $in_time(statement.for_postgres().fetch_optional(on)).await?.map(Row::Postgres)
                    }
                })
            }
        }
    };
}

// A transaction has its own time limit.
executor!(&mut Connection: Connection, std::convert::identity);
executor!(&Pool: Pool, postgres::read_in_time);

impl Pool {
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Connection {
    /// Begins a transaction that keeps all others from writing until its end, and its first savepoint.
    pub(crate) async fn begin(&mut self) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => sqlite::begin(connection).await,
            Self::Postgres(connection) => postgres::begin(connection).await,
        }
    }

    /// Checks that the database still answers.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => connection.ping().await,
            Self::Postgres(connection) => connection.ping().await,
        }
    }

    /// Keeps the work since the savepoint, and begins the next.
    pub(crate) async fn keep_piece(&mut self) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => sqlite::keep_piece(connection).await,
            Self::Postgres(connection) => postgres::keep_piece(connection).await,
        }
    }

    /// Undoes the work since the savepoint, and begins the next.
    pub(crate) async fn undo_piece(&mut self) -> Result<(), Error> {
        self.run("ROLLBACK TO piece").await
    }

    /// Commits the transaction.
    pub(crate) async fn commit(&mut self) -> Result<(), Error> {
        self.run("COMMIT").await
    }

    /// Ends the transaction, if there is one, without a trace of it.
    pub(crate) async fn rollback(&mut self) -> Result<(), Error> {
        self.run("ROLLBACK").await
    }

    async fn run(&mut self, statement: &'static str) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => sqlx::query(statement).execute(connection).await.map(drop),
            Self::Postgres(connection) => sqlx::raw_sql(statement).execute(connection).await.map(drop),
        }
    }

    /// Returns the next number of a table.
    pub(crate) async fn next_number(&mut self, sequence: Sequence) -> Result<i64, Error> {
        match self {
            Self::Sqlite(connection) => sqlite::next_number(connection, sequence.table()).await,
            Self::Postgres(connection) => postgres::next_number(connection, sequence.table()).await,
        }
    }

    /// Returns the column that identifies the rows of any table while a statement runs.
    pub(crate) const fn row_id(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => sqlite::ROW_ID,
            Self::Postgres(_) => postgres::ROW_ID,
        }
    }

    /// Gives this many unused pages back to the file system; returns whether there are more.
    pub(crate) async fn vacuum(&mut self, pages: i64) -> Result<bool, Error> {
        match self {
            Self::Sqlite(connection) => sqlite::vacuum(connection, pages).await,
            // The server does so by itself.
            Self::Postgres(_) => Ok(false),
        }
    }

    /// Empties the log with earlier versions of rows; returns `true` if a reader was in the way.
    pub(crate) async fn empty_log(&mut self) -> Result<bool, Error> {
        match self {
            Self::Sqlite(connection) => sqlite::empty_log(connection).await,
            // Its log is overwritten in time, and archived as its operator decides.
            Self::Postgres(_) => Ok(false),
        }
    }

    pub(crate) async fn close(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Postgres(connection) => connection.close().await,
        }
    }
}
