//! The mark of a copy into a database of a server that has begun and is not complete.

use crate::db;
use crate::db::connection::Connection;

/// The table of a database that is not complete yet. It is the first that is made there and goes with the last change.
pub(crate) const MARKER: &str = "unfinished_copy";

/// Returns `true` if a copy into a server's database has begun and is not complete.
pub(crate) async fn is_unfinished(target: &mut Connection) -> Result<bool, sqlx::Error> {
    // Only in the tables that statements without a schema find.
    let query = db::query_scalar::<i64>("SELECT COUNT(to_regclass($1))").bind(MARKER.to_owned());
    Ok(query.fetch_one(target).await? > 0)
}
