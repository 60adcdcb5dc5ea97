//! Connections to either database.

use std::future::Future;
use std::time::Duration;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection as _, Error};

use crate::db::read_pool::ReadPool;
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
    Postgres(ReadPool),
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

// A transaction has its own limit in time.
impl Executor for &mut Connection {
    async fn execute(self, statement: Statement) -> Result<Executed, Error> {
        Ok(Executed(match self {
            Connection::Sqlite(on) => statement.for_sqlite().execute(on).await?.rows_affected(),
            Connection::Postgres(on) => statement.for_postgres().execute(on).await?.rows_affected(),
        }))
    }

    async fn fetch_all(self, statement: Statement) -> Result<Vec<Row>, Error> {
        Ok(match self {
            Connection::Sqlite(on) => of_sqlite(statement.for_sqlite().fetch_all(on).await?),
            Connection::Postgres(on) => of_postgres(statement.for_postgres().fetch_all(on).await?),
        })
    }

    async fn fetch_optional(self, statement: Statement) -> Result<Option<Row>, Error> {
        Ok(match self {
            Connection::Sqlite(on) => statement.for_sqlite().fetch_optional(on).await?.map(Row::Sqlite),
            Connection::Postgres(on) => statement.for_postgres().fetch_optional(on).await?.map(Row::Postgres),
        })
    }
}

impl Executor for &Pool {
    async fn execute(self, statement: Statement) -> Result<Executed, Error> {
        Ok(Executed(match self {
            Pool::Sqlite(on) => statement.for_sqlite().execute(on).await?.rows_affected(),
            Pool::Postgres(on) => {
                let done = on.read(move |on| Box::pin(statement.clone().for_postgres().execute(on))).await?;
                done.rows_affected()
            }
        }))
    }

    async fn fetch_all(self, statement: Statement) -> Result<Vec<Row>, Error> {
        Ok(match self {
            Pool::Sqlite(on) => of_sqlite(statement.for_sqlite().fetch_all(on).await?),
            Pool::Postgres(on) => of_postgres(
                on.read(move |on| Box::pin(statement.clone().for_postgres().fetch_all(on))).await?,
            ),
        })
    }

    async fn fetch_optional(self, statement: Statement) -> Result<Option<Row>, Error> {
        Ok(match self {
            Pool::Sqlite(on) => statement.for_sqlite().fetch_optional(on).await?.map(Row::Sqlite),
            Pool::Postgres(on) => {
                let read = on.read(move |on| Box::pin(statement.clone().for_postgres().fetch_optional(on)));
                read.await?.map(Row::Postgres)
            }
        })
    }
}

fn of_sqlite(rows: Vec<SqliteRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Sqlite).collect()
}

fn of_postgres(rows: Vec<PgRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Postgres).collect()
}

impl Pool {
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Connection {
    /// Begins a transaction as [`Connection::begin`] does, on a connection that has been silent: notices a lost server
    /// before waiting for it.
    pub(crate) async fn begin_after_silence(&mut self, patience: Duration) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => sqlite::begin(connection).await,
            Self::Postgres(connection) => postgres::begin_after_silence(connection, patience).await,
        }
    }

    /// Begins a transaction that keeps all others from writing until its end, and its first savepoint.
    pub(crate) async fn begin(&mut self) -> Result<(), Error> {
        match self {
            Self::Sqlite(connection) => sqlite::begin(connection).await,
            Self::Postgres(connection) => postgres::begin(connection).await,
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

    /// Rolls the transaction back, if there is one.
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
            // The server does that itself.
            Self::Postgres(_) => Ok(false),
        }
    }

    /// Empties the log with earlier versions of rows; returns `true` if a reader was in the way.
    pub(crate) async fn empty_log(&mut self) -> Result<bool, Error> {
        match self {
            Self::Sqlite(connection) => sqlite::empty_log(connection).await,
            // The server's log is overwritten in time, and archived as its operator decides.
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
