//! Joining something that begins later: the statements that tournaments and exhibitions share.

use sqlx::AssertSqlSafe;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::value::Value;
use crate::db::writer::Writer;
use crate::ids::PlayerId;

/// The tables of something that people join while its state is `open`.
#[derive(Clone, Copy)]
pub(crate) struct Enrolment {
    pub(crate) table: &'static str,
    /// The table of those who joined.
    pub(crate) members: &'static str,
    /// The columns of that table for what they joined, and for the person.
    pub(crate) joined: &'static str,
    pub(crate) person: &'static str,
}

impl Enrolment {
    /// Takes a person out before it begins; returns whether it did.
    pub(crate) async fn leave<Id: Into<Value> + Copy + Send + 'static>(
        self,
        writer: &Writer,
        id: Id,
        person: PlayerId,
    ) -> Result<bool, StoreError> {
        let Self { table, members, joined, person: column } = self;
        let leave = db::query(AssertSqlSafe(format!(
            "DELETE FROM {members} WHERE {joined} = $1 AND {column} = $2 \
             AND EXISTS (SELECT 1 FROM {table} WHERE id = $1 AND state = 'open')"
        )));
        let leave = leave.bind(id).bind(person);
        writer
            .write(move |connection| {
                Box::pin(async move {
                    let left = leave.execute(&mut *connection).await?.rows_affected() > 0;
                    if left {
                        self.renew(connection, id).await?;
                    }
                    Ok(left)
                })
            })
            .await
    }

    /// Marks the message for an update.
    pub(crate) async fn renew(
        self,
        connection: &mut Connection,
        id: impl Into<Value>,
    ) -> Result<(), StoreError> {
        let table = self.table;
        let renew = format!("UPDATE {table} SET version = version + 1 WHERE id = $1");
        db::query(AssertSqlSafe(renew)).bind(id).execute(connection).await?;
        Ok(())
    }
}
