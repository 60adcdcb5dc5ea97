//! The list of a user’s games.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::games;
use crate::games::ids::GamesId;
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;

/// The list of a user’s games.
pub(crate) struct Games;

impl Feature for Games {
    fn commands(&self) -> Vec<Command> {
        vec![games::command::games()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let GamesId(page) = press.id()?;
        Some(press.answer(
            Visibility::Update,
            None,
            games::command::page(press.bot, press.asker.person, page),
        ))
    }
}
