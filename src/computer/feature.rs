//! Games against the computer, and its hints.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::computer;
use crate::ui::responder::Task;

/// Games against the computer, and its hints.
pub(crate) struct Computer;

impl Feature for Computer {
    fn commands(&self) -> Vec<Command> {
        vec![computer::hint::hint()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(computer::press::press(press, id)))
    }
}
