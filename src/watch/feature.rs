//! Watching a match.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::ui::responder::Task;
use crate::watch;
use crate::watch::ids::UnwatchId;

/// Watching a match.
pub(crate) struct Watch;

impl Feature for Watch {
    fn commands(&self) -> Vec<Command> {
        vec![watch::command::watch()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let UnwatchId(match_id) = press.id()?;
        let work = watch::tell::stop_watching(press.bot, match_id, press.asker.person);
        Some(press.answer(press.turned(), None, work))
    }
}
