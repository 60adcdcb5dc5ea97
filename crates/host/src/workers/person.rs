//! The person behind a task; the workers need to know it to serve people in turn.

use std::future::Future;

tokio::task_local! {
    static PERSON: i64;
}

/// Does work for a person: its jobs take turns with those of others, and only a few of them wait at a time. Tasks that
/// it spawns do not count as the person's.
pub async fn for_person<F: Future>(person: i64, work: F) -> F::Output {
    PERSON.scope(person, work).await
}

/// Returns the person behind the current task, if any.
pub(super) fn person() -> Option<i64> {
    PERSON.try_with(|person| *person).ok()
}
