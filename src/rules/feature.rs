//! The rules of the games, and how their pieces move.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::rules;
use crate::rules::ids::RulesId;
use crate::ui::responder::Task;

/// The rules of the games, and how their pieces move.
pub(crate) struct Rules;

impl Feature for Rules {
    fn commands(&self) -> Vec<Command> {
        vec![rules::command::rules(), rules::piece::piece()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let RulesId(game, page) = press.id()?;
        Some(press.answer(
            press.turned(),
            None,
            rules::command::page(press.bot, press.asker.person, game, page),
        ))
    }
}
