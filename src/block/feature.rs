//! Blocks between people.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::block;
use crate::block::ids::UnblockId;
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;

/// Blocks: people who cannot play with each other.
pub(crate) struct Block;

impl Feature for Block {
    fn commands(&self) -> Vec<Command> {
        vec![block::command::block()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let UnblockId(blocked) = press.id()?;
        let work = block::command::unblock(press.bot, press.asker.person, blocked);
        Some(press.answer(Visibility::Update, None, work))
    }
}
