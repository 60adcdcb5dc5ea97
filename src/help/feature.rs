//! The first steps, and the health of the bot.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::help;
use crate::help::ids::Start;
use crate::ui::responder::Task;

/// The first steps, and the health of the bot.
pub(crate) struct Help;

impl Feature for Help {
    fn commands(&self) -> Vec<Command> {
        vec![help::command::start(), help::command::help(), help::command::challenges(), help::ping::ping()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let start: Start = press.id()?;
        Some(press.answer(press.turned(), None, help::panel::start(press.bot, press.asker, start)))
    }
}
