//! Statements as they are written in the other files of the store. They look as those of sqlx do, and serve both databases.

use std::marker::PhantomData;

use sqlx::{Error, SqlSafeStr};

use crate::db::connection::{Executed, Executor};
use crate::db::row::{Field, FromRow, Row};
use crate::db::statement::Statement;
use crate::db::value::Value;

/// A statement.
#[derive(Clone)]
pub(crate) struct Query(Statement);

/// A statement whose rows are read into structs or tuples.
pub(crate) struct QueryAs<T>(Query, PhantomData<fn() -> T>);

/// A statement of whose rows only the first column is read.
pub(crate) struct QueryScalar<T>(Query, PhantomData<fn() -> T>);

/// A statement with `$1`, `$2`… for values.
pub(crate) fn query(text: impl SqlSafeStr) -> Query {
    Query(Statement { text: text.into_sql_str(), values: Vec::new() })
}

/// As [`query`], for rows that are read into structs or tuples.
pub(crate) fn query_as<T: FromRow>(text: impl SqlSafeStr) -> QueryAs<T> {
    QueryAs(query(text), PhantomData)
}

/// As [`query`], for rows of which the first column is read.
pub(crate) fn query_scalar<T: Field>(text: impl SqlSafeStr) -> QueryScalar<T> {
    QueryScalar(query(text), PhantomData)
}

impl Query {
    /// The value of the next placeholder.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.0.values.push(value.into());
        self
    }

    /// Executes it.
    pub(crate) async fn execute(self, on: impl Executor) -> Result<Executed, Error> {
        on.execute(self.0).await
    }

    /// All rows.
    pub(crate) async fn fetch_all(self, on: impl Executor) -> Result<Vec<Row>, Error> {
        on.fetch_all(self.0).await
    }

    /// The first row, if there is one.
    pub(crate) async fn fetch_optional(self, on: impl Executor) -> Result<Option<Row>, Error> {
        on.fetch_optional(self.0).await
    }
}

macro_rules! typed {
    ($query:ident, $bound:ident, $row:ident => $read:expr) => {
        impl<T: $bound> $query<T> {
            /// The value of the next placeholder.
            pub(crate) fn bind(self, value: impl Into<Value>) -> Self {
                Self(self.0.bind(value), PhantomData)
            }

            /// What is in all rows.
            pub(crate) async fn fetch_all(self, on: impl Executor) -> Result<Vec<T>, Error> {
                self.0.fetch_all(on).await?.iter().map(|$row| $read).collect()
            }

            /// What is in the first row, if there is one.
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

            /// What is in the first row.
            pub(crate) async fn fetch_one(self, on: impl Executor) -> Result<T, Error> {
                self.fetch_optional(on).await?.ok_or(Error::RowNotFound)
            }
        }
    };
}

typed!(QueryAs, FromRow, row => T::from_row(row));
typed!(QueryScalar, Field, row => row.try_get(0));
