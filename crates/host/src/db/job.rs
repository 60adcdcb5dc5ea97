//! Jobs that wait for the connection that writes, and their answers.

use std::future::{Future, poll_fn};
use std::panic::{self, AssertUnwindSafe};
use std::pin::Pin;
use std::task::Poll;

use tokio::sync::oneshot;

use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::query::Query;
use crate::matches::appends::{Append, Appended};

/// Future of a job's work on the connection.
pub(crate) type Work<'c, T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

/// A write, and the requester who waits for it.
pub(super) trait Job: std::fmt::Debug + Send {
    /// Does the work; returns whether to keep it.
    fn run<'c>(
        &'c mut self,
        connection: &'c mut Connection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>>;

    /// Sends the result.
    fn answer(self: Box<Self>, committed: Result<(), String>);
}

pub(super) struct Task<T, E, F> {
    pub(super) work: Option<F>,
    /// `None` until it is tried.
    pub(super) result: Option<Result<T, E>>,
    pub(super) waiting: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> std::fmt::Debug for Task<T, E, F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Task")
    }
}

impl<T, E, F> Job for Task<T, E, F>
where
    T: Send,
    E: From<StoreError> + Send,
    F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, T, E> + Send,
{
    fn run<'c>(
        &'c mut self,
        connection: &'c mut Connection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                // All changes before a panic are undone, and nothing else sees them.
                let begun = panic::catch_unwind(AssertUnwindSafe(|| work(connection)));
                self.result = Some(match begun {
                    Ok(work) => caught(work).await,
                    Err(_) => Err(StoreError::Panicked.into()),
                });
            }
            matches!(self.result, Some(Ok(_)))
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), String>) {
        // The requester may be gone; the work is done anyway.
        let _ = self.waiting.send(outcome(self.result, committed));
    }
}

/// Does the work; a panic in it becomes an error and ends nothing else.
async fn caught<T, E: From<StoreError>>(mut work: Work<'_, T, E>) -> Result<T, E> {
    poll_fn(move |context| {
        panic::catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)))
            .unwrap_or_else(|_| Poll::Ready(Err(StoreError::Panicked.into())))
    })
    .await
}

/// Actions to append, and the request that waits for them.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) append: Append,
    /// `None` until it is tried.
    pub(super) result: Option<Result<Appended, StoreError>>,
    pub(super) waiting: oneshot::Sender<Result<Appended, StoreError>>,
}

/// A statement that needs no transaction, and its requester.
pub(super) struct Note {
    pub(super) query: Query,
    /// `None` until it is executed.
    pub(super) result: Option<Result<u64, StoreError>>,
    pub(super) waiting: oneshot::Sender<Result<u64, StoreError>>,
}

impl std::fmt::Debug for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Note")
    }
}

impl Note {
    pub(super) fn answer(self, committed: Result<(), String>) {
        // The requester may be gone; the statement is executed anyway.
        let _ = self.waiting.send(outcome(self.result, committed));
    }
}

impl Pending {
    pub(super) fn answer(self, committed: Result<(), String>) {
        // The requester may be gone; the work is done anyway.
        let _ = self.waiting.send(outcome(self.result, committed));
    }
}

/// Returns the result of a job: its own failure, or that of the transaction, which may have failed before the job was
/// tried.
fn outcome<T, E: From<StoreError>>(
    result: Option<Result<T, E>>,
    committed: Result<(), String>,
) -> Result<T, E> {
    match (result, committed) {
        (Some(Err(error)), _) => Err(error),
        (_, Err(why)) => Err(StoreError::Commit(why).into()),
        (Some(done), Ok(())) => done,
        (None, Ok(())) => Err(StoreError::Closed.into()),
    }
}
