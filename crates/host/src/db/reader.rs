//! The place to check a condition: on a connection for reading, before work is done for a request, or in the
//! transaction that commits its result.

use sqlx::Error;

use crate::db::connection::{Connection, Executed, Executor, Pool};
use crate::db::row::Row;
use crate::db::statement::Statement;

/// A source of rows.
pub(crate) enum Reader<'c> {
    /// The latest commit; the next may come a moment later.
    Pool(&'c Pool),
    /// The transaction that writes: nobody else writes before its commit.
    Transaction(&'c mut Connection),
}

impl Executor for &mut Reader<'_> {
    async fn execute(self, statement: Statement) -> Result<Executed, Error> {
        match self {
            Reader::Pool(pool) => pool.execute(statement).await,
            Reader::Transaction(connection) => connection.execute(statement).await,
        }
    }

    async fn fetch_all(self, statement: Statement) -> Result<Vec<Row>, Error> {
        match self {
            Reader::Pool(pool) => pool.fetch_all(statement).await,
            Reader::Transaction(connection) => connection.fetch_all(statement).await,
        }
    }

    async fn fetch_optional(self, statement: Statement) -> Result<Option<Row>, Error> {
        match self {
            Reader::Pool(pool) => pool.fetch_optional(statement).await,
            Reader::Transaction(connection) => connection.fetch_optional(statement).await,
        }
    }
}
