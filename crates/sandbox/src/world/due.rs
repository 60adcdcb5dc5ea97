//! Effects of time, as the virtual clock advances: interactions fail, threads are archived.

use super::{Thread, World};
use crate::snowflake;

impl World {
    /// Does all due work.
    pub(crate) fn run_due(&mut self) {
        self.expire_interactions();
        self.archive_silent_threads();
    }

    /// Returns the milliseconds until the next due work; `None` if there will be none.
    pub(crate) fn next_due(&self) -> Option<i64> {
        let silent = self.silent_threads.first().map(|(at, _)| (at - self.now_ms()).max(0));
        [self.next_deadline(), silent].into_iter().flatten().min()
    }

    /// Schedules the next check of a thread for the time at which it may have been silent long enough.
    pub(super) fn watch_silence(&mut self, id: u64) {
        let Some(thread) = self.channels.get(&id).and_then(|channel| channel.thread.as_ref()) else { return };
        self.silent_threads.insert((self.silent_at(id, thread), id));
    }

    /// Returns the time at which a thread will have been silent long enough to be archived. Messages, reopening the
    /// thread and changes of its archive duration count as activity.
    fn silent_at(&self, id: u64, thread: &Thread) -> i64 {
        let latest = self.channels.get(&id).and_then(|channel| channel.last_message_id);
        let latest = latest.map_or(thread.created, snowflake::created_ms);
        latest.max(thread.archive_changed) + i64::from(thread.auto_archive_minutes) * 60_000
    }

    fn archive_silent_threads(&mut self) {
        let now = self.now_ms();
        while let Some((at, id)) = self.silent_threads.first().copied().filter(|(at, _)| *at <= now) {
            self.silent_threads.remove(&(at, id));
            let Some(thread) = self.channels.get(&id).and_then(|channel| channel.thread.as_ref()) else {
                continue;
            };
            if thread.archived {
                continue;
            }
            if self.silent_at(id, thread) > now {
                self.watch_silence(id);
                continue;
            }
            // This cannot fail: the channel exists and is a thread, as was just checked.
            let _ = self.change_thread(id, |channel, now| {
                if let Some(thread) = &mut channel.thread {
                    thread.archived = true;
                    thread.archive_changed = now;
                }
            });
        }
    }
}
