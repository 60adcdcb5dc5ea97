//! The interface of a feature for the router.

use poise::serenity_prelude::CreateCommand;

use crate::answer::command::Command;
use crate::answer::descriptions::registered;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::ui::responder::Task;

/// A feature of the bot. It knows which commands, buttons and forms belong to it.
pub(crate) trait Feature: Sync {
    /// Returns its commands.
    fn commands(&self) -> Vec<Command> {
        Vec::new()
    }

    /// Returns its commands as they are registered with Discord.
    fn definitions(&self) -> Vec<CreateCommand> {
        self.commands().into_iter().filter_map(registered).collect()
    }

    /// Answers a button or a menu; `None` if it is another feature's.
    fn press<'a>(&self, _press: Press<'a>) -> Option<Task<'a, ()>> {
        None
    }

    /// Takes a submitted form; `None` if it is another feature's.
    fn submit<'a>(&self, _form: Form<'a>) -> Option<Task<'a, ()>> {
        None
    }
}
