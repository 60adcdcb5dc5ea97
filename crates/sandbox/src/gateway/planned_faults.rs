//! Faults that wait for an action or event of an application.

use std::collections::VecDeque;
use std::time::Duration;

/// The planned faults of one application.
#[derive(Debug, Default)]
pub(super) struct PlannedFaults {
    /// Number of further Resumes to refuse.
    pub(super) refuse_resumes: usize,
    /// The events still to be sent twice; `None` is any event.
    pub(super) duplicates: VecDeque<Option<String>>,
    /// Time for which events are held back.
    pub(super) delay: Duration,
}

impl PlannedFaults {
    /// Returns the number of times to send this event. A plan to send it twice is then done.
    pub(super) fn copies(&mut self, event: &str) -> usize {
        let wanted = self.duplicates.iter().position(|name| name.as_deref().is_none_or(|name| name == event));
        match wanted.and_then(|index| self.duplicates.remove(index)) {
            Some(_) => 2,
            None => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn duplicates_wait_for_their_event() {
        let mut faults = PlannedFaults::default();
        faults.duplicates.push_back(Some("B".to_owned()));
        faults.duplicates.push_back(None);
        assert_eq!(faults.copies("A"), 2);
        assert_eq!(faults.copies("A"), 1);
        assert_eq!(faults.copies("B"), 2);
        assert_eq!(faults.copies("B"), 1);
    }
}
