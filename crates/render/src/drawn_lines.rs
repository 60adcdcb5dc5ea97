//! The lines of text that a test has drawn.

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    /// Every line of text that this thread has drawn.
    static DRAWN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes a line of text that is drawn.
pub(super) fn note(text: &str) {
    DRAWN.with_borrow_mut(|drawn| drawn.insert(text.to_owned()));
}

/// Returns the lines that this thread has drawn since it was last asked.
pub(super) fn take() -> BTreeSet<String> {
    DRAWN.take()
}
