//! Puzzles, also a server’s daily one.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::puzzle;
use crate::puzzle::ids::PuzzleId;
use crate::puzzle::panel::PuzzleAction;
use crate::ui::responder::Task;
use crate::ui::typed::TYPED;

/// Puzzles, also a server’s daily one.
pub(crate) struct Puzzle;

impl Feature for Puzzle {
    fn commands(&self) -> Vec<Command> {
        vec![puzzle::command::puzzle()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(puzzle::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let PuzzleId::Type(at) = form.id()? else { return None };
        let action = PuzzleAction::Type(form.typed(TYPED).to_owned());
        Some(form.update(puzzle::solve::attempt(form.bot, form.asker.person, at, action)))
    }
}
