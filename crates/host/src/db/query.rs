//! Statements for both databases, with the interface of sqlx.

use std::marker::PhantomData;

use sqlx::{Error, SqlSafeStr};

use crate::db::connection::{Executed, Executor};
use crate::db::row::{Field, FromRow, Row};
use crate::db::statement::Statement;
use crate::db::value::Value;

/// A statement.
#[derive(Clone)]
pub(crate) struct Query(Statement);

/// Returns a statement whose rows are read into structs or tuples.
pub(crate) struct QueryAs<T>(Query, PhantomData<fn() -> T>);

/// Returns a statement that reads only the first column of its rows.
pub(crate) struct QueryScalar<T>(Query, PhantomData<fn() -> T>);

/// Returns a statement with `$1`, `$2`… for values.
pub(crate) fn query(text: impl SqlSafeStr) -> Query {
    Query(Statement { text: text.into_sql_str(), values: Vec::new() })
}

/// Makes a query like [`query`], whose rows are read into structs or tuples.
pub(crate) fn query_as<T: FromRow>(text: impl SqlSafeStr) -> QueryAs<T> {
    QueryAs(query(text), PhantomData)
}

/// Makes a query like [`query`] that reads only the first column.
pub(crate) fn query_scalar<T: Field>(text: impl SqlSafeStr) -> QueryScalar<T> {
    QueryScalar(query(text), PhantomData)
}

impl Query {
    /// Sets the value of the next placeholder.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.0.values.push(value.into());
        self
    }

    /// Executes it.
    pub(crate) async fn execute(self, on: impl Executor) -> Result<Executed, Error> {
        on.execute(self.0).await
    }

    /// Fetches all rows.
    pub(crate) async fn fetch_all(self, on: impl Executor) -> Result<Vec<Row>, Error> {
        on.fetch_all(self.0).await
    }

    /// Fetches the first row, if there is one.
    pub(crate) async fn fetch_optional(self, on: impl Executor) -> Result<Option<Row>, Error> {
        on.fetch_optional(self.0).await
    }
}

macro_rules! typed {
    ($query:ident, $bound:ident, $row:ident => $read:expr) => {
        impl<T: $bound> $query<T> {
            /// Sets the value of the next placeholder.
            pub(crate) fn bind(self, value: impl Into<Value>) -> Self {
                Self(self.0.bind(value), PhantomData)
            }

            /// Returns all rows.
            pub(crate) async fn fetch_all(self, on: impl Executor) -> Result<Vec<T>, Error> {
                self.0.fetch_all(on).await?.iter().map(|$row| $read).collect()
            }

            /// Returns the first row, if there is one.
            pub(crate) async fn fetch_optional(self, on: impl Executor) -> Result<Option<T>, Error> {
                self.0
                    .fetch_optional(on)
                    .await?
                    .map(|row| {
                        let $row = &row;
                        $read
                    })
                    .transpose()
            }

            /// Returns the first row.
            pub(crate) async fn fetch_one(self, on: impl Executor) -> Result<T, Error> {
                self.fetch_optional(on).await?.ok_or(Error::RowNotFound)
            }
        }
    };
}

typed!(QueryAs, FromRow, row => T::from_row(row));
typed!(QueryScalar, Field, row => row.try_get(0));
