//! Rows as structs.

/// Reads a struct from a row: each field from the column of its name. (sqlx has a derive macro for this, which builds
/// SQLite and half of sqlx a second time, for the compiler.)
macro_rules! from_row {
    ($row:ident { $($field:ident),* }) => {
        impl ::sqlx::FromRow<'_, ::sqlx::sqlite::SqliteRow> for $row {
            fn from_row(row: &::sqlx::sqlite::SqliteRow) -> Result<Self, ::sqlx::Error> {
                Ok(Self { $($field: ::sqlx::Row::try_get(row, stringify!($field))?),* })
            }
        }
    };
}

pub(super) use from_row;
