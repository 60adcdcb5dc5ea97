//! The person for whom something is done, which the workers need to know to serve people in turn.

use std::future::Future;

tokio::task_local! {
    static PERSON: i64;
}

/// Does some work for a person: its jobs take turns with those of others, and only so many of them wait at a time. Tasks that
/// it spawns do not count as theirs.
pub async fn for_person<F: Future>(person: i64, work: F) -> F::Output {
    PERSON.scope(person, work).await
}

/// Returns the person for whom the current task works; `None` if that is nobody in particular.
pub(super) fn person() -> Option<i64> {
    PERSON.try_with(|person| *person).ok()
}
