//! Lessons.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::learn;
use crate::learn::ids::LearnId;
use crate::learn::panel::StepAction;
use crate::ui::responder::Task;
use crate::ui::typed::TYPED;

/// Lessons.
pub(crate) struct Learn;

impl Feature for Learn {
    fn commands(&self) -> Vec<Command> {
        vec![learn::command::learn()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(learn::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let LearnId::Type(trial) = form.id()? else { return None };
        let action = StepAction::Type(form.typed(TYPED).to_owned());
        Some(form.update(learn::press::attempt(form.bot, form.asker.person, trial, action)))
    }
}
