//! The service's agenda: time-outs, reminders, vacations that end. It is what the database says; nothing is kept in memory
//! but when the next thing is due.

use std::sync::atomic::AtomicI64;

use tokio::sync::Notify;

/// When the next thing is due, and whoever waits for it.
#[derive(Debug)]
pub(crate) struct Schedule {
    /// In milliseconds since 1970; the greatest number while it is being looked up.
    pub(crate) next: AtomicI64,
    pub(crate) earlier: Notify,
}

impl Default for Schedule {
    fn default() -> Self {
        Self { next: AtomicI64::new(i64::MAX), earlier: Notify::new() }
    }
}
