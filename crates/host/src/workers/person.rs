//! The person behind a task; the workers need to know it to serve people in turn.

use crate::ids::PlayerId;
use std::future::Future;

tokio::task_local! {
    static PERSON: PlayerId;
}

/// Does work for a person: its jobs take turns with those of others, and only a few of them wait at a time. Tasks that
/// it spawns do not count as the person's.
pub async fn for_person<F: Future>(person: PlayerId, work: F) -> F::Output {
    PERSON.scope(person, work).await
}

/// Returns the person behind the current task, if any.
pub(super) fn person() -> Option<PlayerId> {
    PERSON.try_with(|person| *person).ok()
}
