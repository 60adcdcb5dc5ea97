//! Rows of either database.

use serde_json::Value as Json;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column as _, ColumnIndex, Error, Row as _, TypeInfo as _, ValueRef as _};

/// A row of a result.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// Type that a column can be read as. SQLite has booleans as numbers, and PostgreSQL has whole numbers of several
/// widths.
pub(crate) trait FromColumn: Sized {
    /// Reads a column; `None` where it is NULL.
    fn read(row: &Row, index: usize) -> Result<Option<Self>, Error>;
}

/// Type that a column is read into, which may allow NULL.
pub(crate) trait Field: Sized {
    fn of(row: &Row, index: usize) -> Result<Self, Error>;
}

/// Type that a row is read into.
pub(crate) trait FromRow: Sized {
    fn from_row(row: &Row) -> Result<Self, Error>;
}

/// Key of a column: its name, or its number from 0.
pub(crate) trait ColumnKey: Copy {
    fn index(self, row: &Row) -> Result<usize, Error>;
}

impl ColumnKey for &str {
    fn index(self, row: &Row) -> Result<usize, Error> {
        match row {
            Row::Sqlite(row) => ColumnIndex::index(&self, row),
            Row::Postgres(row) => ColumnIndex::index(&self, row),
        }
    }
}

impl ColumnKey for usize {
    fn index(self, _row: &Row) -> Result<usize, Error> {
        Ok(self)
    }
}

impl Row {
    /// Reads a column.
    pub(crate) fn try_get<T: Field>(&self, column: impl ColumnKey) -> Result<T, Error> {
        T::of(self, column.index(self)?)
    }

    /// Returns the names of the columns.
    pub(crate) fn names(&self) -> Vec<String> {
        match self {
            Self::Sqlite(row) => row.columns().iter().map(|column| column.name().to_owned()).collect(),
            Self::Postgres(row) => row.columns().iter().map(|column| column.name().to_owned()).collect(),
        }
    }

    /// Returns the name of the database's type for a value; `None` for NULL.
    fn type_of(&self, index: usize) -> Result<Option<String>, Error> {
        Ok(match self {
            Self::Sqlite(row) => {
                let value = row.try_get_raw(index)?;
                (!value.is_null()).then(|| value.type_info().name().to_owned())
            }
            Self::Postgres(row) => {
                let value = row.try_get_raw(index)?;
                (!value.is_null()).then(|| value.type_info().name().to_owned())
            }
        })
    }

    /// Returns a value as JSON. Numbers that many programs would round, such as Discord's ids, become texts.
    pub(crate) fn json(&self, index: usize) -> Result<Json, Error> {
        let Some(name) = self.type_of(index)? else { return Ok(Json::Null) };
        Ok(match name.as_str() {
            "INTEGER" | "INT8" | "INT4" | "BOOL" => {
                let number: i64 = self.try_get(index)?;
                if number.unsigned_abs() < 1 << 53 { number.into() } else { number.to_string().into() }
            }
            "REAL" | "FLOAT8" => self.try_get::<f64>(index)?.into(),
            "BLOB" | "BYTEA" => hex::encode(self.try_get::<Vec<u8>>(index)?).into(),
            _ => self.try_get::<String>(index)?.into(),
        })
    }
}

impl FromColumn for i64 {
    fn read(row: &Row, index: usize) -> Result<Option<Self>, Error> {
        match row {
            Row::Sqlite(row) => row.try_get(index),
            Row::Postgres(row) => match row.try_column(index)?.type_info().name() {
                "BOOL" => Ok(row.try_get::<Option<bool>, _>(index)?.map(Self::from)),
                "INT4" => Ok(row.try_get::<Option<i32>, _>(index)?.map(Self::from)),
                _ => row.try_get(index),
            },
        }
    }
}

macro_rules! read_as_is {
    ($($type:ty)*) => {
        $(impl FromColumn for $type {
            fn read(row: &Row, index: usize) -> Result<Option<Self>, Error> {
                match row {
                    Row::Sqlite(row) => row.try_get(index),
                    Row::Postgres(row) => row.try_get(index),
                }
            }
        })*
    };
}

read_as_is!(bool f64 String Vec<u8>);

impl<T: FromColumn> Field for Option<T> {
    fn of(row: &Row, index: usize) -> Result<Self, Error> {
        T::read(row, index)
    }
}

/// Lets types be read from columns that are never NULL.
macro_rules! never_null {
    ($($type:ty)*) => {
        $(impl $crate::db::row::Field for $type {
            fn of(row: &$crate::db::row::Row, index: usize) -> Result<Self, ::sqlx::Error> {
                <Self as $crate::db::row::FromColumn>::read(row, index)?.ok_or_else(|| {
                    ::sqlx::Error::ColumnDecode {
                        index: index.to_string(),
                        source: Box::new(::sqlx::error::UnexpectedNullError),
                    }
                })
            }
        })*
    };
}

pub(crate) use never_null;

never_null!(i64 bool f64 String Vec<u8>);

macro_rules! tuple_from_row {
    ($($type:ident $index:literal),*) => {
        impl<$($type: Field),*> FromRow for ($($type,)*) {
            fn from_row(row: &Row) -> Result<Self, Error> {
                Ok(($($type::of(row, $index)?,)*))
            }
        }
    };
}

tuple_from_row!(A 0, B 1);
tuple_from_row!(A 0, B 1, C 2);
tuple_from_row!(A 0, B 1, C 2, D 3);

/// Reads a struct from a row: each field from the column of its name. (sqlx has a derive macro for this, which builds
/// SQLite and half of sqlx a second time, for the compiler.)
macro_rules! from_row {
    ($row:ident { $($field:ident),* }) => {
        impl $crate::db::row::FromRow for $row {
            fn from_row(row: &$crate::db::row::Row) -> Result<Self, ::sqlx::Error> {
                Ok(Self { $($field: row.try_get(stringify!($field))?),* })
            }
        }
    };
}

pub(crate) use from_row;
