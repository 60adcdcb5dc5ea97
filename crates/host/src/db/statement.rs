//! A statement with its values, in the form of each database.

use sqlx::query::Query;
use sqlx::{Database, Encode, Postgres, SqlStr, Sqlite, Type};

use crate::db::value::Value;

/// A statement and the values of its placeholders.
#[derive(Clone)]
pub(crate) struct Statement {
    pub(crate) text: SqlStr,
    pub(crate) values: Vec<Value>,
}

impl Statement {
    pub(crate) fn for_sqlite(self) -> Query<'static, Sqlite, <Sqlite as Database>::Arguments> {
        bound(self)
    }

    pub(crate) fn for_postgres(self) -> Query<'static, Postgres, <Postgres as Database>::Arguments> {
        bound(self)
    }
}

fn bound<DB>(statement: Statement) -> Query<'static, DB, DB::Arguments>
where
    DB: Database,
    Option<i64>: Encode<'static, DB> + Type<DB>,
    Option<f64>: Encode<'static, DB> + Type<DB>,
    Option<String>: Encode<'static, DB> + Type<DB>,
    Option<Vec<u8>>: Encode<'static, DB> + Type<DB>,
{
    let query = sqlx::query(statement.text);
    statement.values.into_iter().fold(query, |query, value| match value {
        Value::Integer(value) => query.bind(value),
        Value::Real(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Blob(value) => query.bind(value),
    })
}
