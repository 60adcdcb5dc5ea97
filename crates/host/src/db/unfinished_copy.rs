//! The mark of an unfinished copy into a server's database.

use crate::db;
use crate::db::connection::Connection;

/// The table that marks an unfinished database. It is the first to be made there and goes with the last change.
pub(crate) const MARKER: &str = "unfinished_copy";

/// Returns `true` if a copy into a server's database has begun and is not complete.
pub(crate) async fn is_unfinished(target: &mut Connection) -> Result<bool, sqlx::Error> {
    // Only among the tables that statements without a schema find.
    let query = db::query_scalar::<i64>("SELECT COUNT(to_regclass($1))").bind(MARKER.to_owned());
    Ok(query.fetch_one(target).await? > 0)
}
