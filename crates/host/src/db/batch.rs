//! A batch of jobs in one transaction.

use std::collections::HashSet;

use crate::db::connection::Connection;
use crate::db::job::{Job, Note, Pending};
use crate::matches::appends::{self, Append};

/// Does all jobs in a transaction that has begun.
pub(super) async fn run_all(
    connection: &mut Connection,
    jobs: &mut [Box<dyn Job>],
    appends: &mut [Pending],
    notes: &mut [Note],
) -> Result<(), sqlx::Error> {
    append_all(connection, appends).await?;
    if !appends.is_empty() && !notes.is_empty() {
        connection.keep_piece().await?;
    }
    note_all(connection, notes).await?;
    if !(jobs.is_empty() || appends.is_empty() && notes.is_empty()) {
        connection.keep_piece().await?;
    }
    let count = jobs.len();
    for (index, job) in jobs.iter_mut().enumerate() {
        if !job.run(connection).await {
            connection.undo_piece().await?;
        } else if index + 1 < count {
            connection.keep_piece().await?;
        }
    }
    connection.commit().await
}

/// Executes all notes as one piece; if one of them fails, each as a separate piece.
async fn note_all(connection: &mut Connection, notes: &mut [Note]) -> Result<(), sqlx::Error> {
    let mut has_failed = false;
    for note in notes.iter_mut() {
        match note.query.clone().execute(&mut *connection).await {
            Ok(done) => note.result = Some(Ok(done.rows_affected())),
            Err(_) => {
                has_failed = true;
                break;
            }
        }
    }
    if !has_failed {
        return Ok(());
    }
    connection.undo_piece().await?;
    for note in notes {
        note.result = Some(match note.query.clone().execute(&mut *connection).await {
            Ok(done) => {
                connection.keep_piece().await?;
                Ok(done.rows_affected())
            }
            Err(error) => {
                connection.undo_piece().await?;
                Err(error.into())
            }
        });
    }
    Ok(())
}

/// Appends to every match once, all by one statement. Appends the remaining actions one after another, and so all of
/// them if the statement is refused.
async fn append_all(connection: &mut Connection, appends: &mut [Pending]) -> Result<(), sqlx::Error> {
    let mut seen = HashSet::new();
    let (mut together, mut others): (Vec<_>, Vec<_>) =
        appends.iter_mut().partition(|pending| seen.insert(pending.append.match_id));
    if !together.is_empty() {
        let all: Vec<&Append> = together.iter().map(|pending| &pending.append).collect();
        match appends::append_all(connection, &all).await {
            Ok(results) => {
                for (pending, result) in together.iter_mut().zip(results) {
                    pending.result = Some(Ok(result));
                }
            }
            Err(error) => {
                connection.undo_piece().await?;
                if let [only] = &mut together[..] {
                    only.result = Some(Err(error));
                } else {
                    others.splice(0..0, together);
                }
            }
        }
    }
    for pending in others {
        connection.keep_piece().await?;
        pending.result = Some(match appends::append_all(connection, &[&pending.append]).await {
            Ok(mut results) => Ok(results.pop().flatten()),
            Err(error) => {
                connection.undo_piece().await?;
                Err(error)
            }
        });
    }
    Ok(())
}
