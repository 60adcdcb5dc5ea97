//! One set of statements for two databases. A statement is written once, in what SQLite and PostgreSQL share, with
//! numbered placeholders; it is bound and read here. What the two do differently is in a file of each.

mod connection;
mod postgres;
mod query;
mod row;
mod sqlite;
mod statement;
mod value;

pub(super) use connection::{Connection, Pool, Sequence};
pub(super) use postgres::{LEASE_TIMEOUT, Postgres, in_time};
pub(super) use query::{Query, query, query_as, query_scalar};
pub(super) use row::{FromRow, Row, from_row};
pub(super) use sqlite::{BUSY_TIMEOUT, Sqlite, give_back_pages};
pub(super) use value::Value;
