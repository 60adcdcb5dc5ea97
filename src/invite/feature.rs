//! Challenges: how a game is arranged.

use crate::answer::command::Command;
use crate::answer::descriptions::registered;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::invite;
use crate::ui::responder::Task;
use poise::serenity_prelude::CreateCommand;

/// Challenges: how a game is arranged.
pub(crate) struct Invite;

impl Feature for Invite {
    fn commands(&self) -> Vec<Command> {
        vec![invite::command::command(), invite::invitation::challenge()]
    }

    fn definitions(&self) -> Vec<CreateCommand> {
        let mut definitions = vec![invite::command::definition()];
        definitions.extend(registered(invite::invitation::challenge()));
        definitions
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(invite::press::press(press, id)))
    }
}
