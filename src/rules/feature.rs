//! The rules of the games, and how their pieces move.

use crate::answer::command::Command;
use crate::answer::descriptions::registered;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::rules;
use crate::rules::ids::RulesId;
use crate::ui::responder::Task;
use poise::serenity_prelude::CreateCommand;

/// The rules of the games, and how their pieces move.
pub(crate) struct Rules;

impl Feature for Rules {
    fn commands(&self) -> Vec<Command> {
        vec![rules::command::command(), rules::piece::piece()]
    }

    fn definitions(&self) -> Vec<CreateCommand> {
        let mut definitions = vec![rules::command::definition()];
        definitions.extend(registered(rules::piece::piece()));
        definitions
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
