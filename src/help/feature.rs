//! The first steps, and the health of the bot.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::help;
use crate::help::ids::{Arrange, Start};
use crate::ui::responder::Task;

/// The first steps, and the health of the bot.
pub(crate) struct Help;

impl Feature for Help {
    fn commands(&self) -> Vec<Command> {
        vec![help::command::help(), help::command::challenges(), help::ping::ping()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let start: Start = press.id()?;
        if let Start::Arrange(Arrange::More, game, terms) = start {
            return Some(Box::pin(press.open(None, Ok(help::special_form::form(game, terms)))));
        }
        Some(press.answer(press.turned(), None, help::panel::page(press, start)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        match form.id()? {
            Start::Arrange(Arrange::More, game, terms) => {
                Some(form.update(help::special_form::submitted(form, game, terms)))
            }
            _ => None,
        }
    }
}
